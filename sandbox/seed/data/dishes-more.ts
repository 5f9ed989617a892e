// name | Arabic | drawing+garnish | price | category | option groups | v = vegetarian | description | Arabic
export const moreDishes = {
  grill: `
Flame-grilled steak|ستيك مشوي على اللهب|cut-of-meat+french-fries|16.8|steaks|doneness sauces|-|Sirloin, herb butter and fries|لحم خاصرة وزبدة بالأعشاب وبطاطس
Ribeye, 300 g|ريب آي، 300 غ|cut-of-meat+fire|21.5|steaks|doneness|-|Aged four weeks, grilled over oak|معتق أربعة أسابيع ومشوي على خشب البلوط
Beef short ribs|أضلاع لحم بقري|meat-on-bone|17.9|steaks|sauces|-|Smoked eight hours|مدخنة ثماني ساعات
Lamb chops, 4|ريش ضأن، 4 قطع|meat-on-bone+garlic|18.4|kebabs|doneness|-|Thyme, garlic and lemon|زعتر وثوم وليمون
Mixed grill|مشاوي مشكلة|shallow-pan-of-food+meat-on-bone|19.6|kebabs|spice sauces|-|Kofta, chicken and lamb on rice|كفتة ودجاج وضأن على الأرز
Chicken skewers|أسياخ الدجاج|oden+poultry-leg|10.8|grilled-chicken|spice|-|Chicken thigh, yoghurt and paprika|فخذ دجاج ولبن وبابريكا
Halloumi skewers|أسياخ الحلوم|oden+cheese-wedge|9.3|kebabs|-|v|Halloumi, peppers and courgette|حلوم وفلفل وكوسا
Steak sandwich|ساندويتش الستيك|sandwich+cut-of-meat|10.2|toasties|sauces|-|Thin steak, onions and mustard|شرائح ستيك وبصل وخردل
Grilled corn|ذرة مشوية|ear-of-corn|3.8|green-salads|-|v|Butter, lime and smoked salt|زبدة وليمون وملح مدخن
Baked sweet potato|بطاطا حلوة مشوية|roasted-sweet-potato|4.6|grain-bowls|extras|v|Soft inside, with sour cream|طرية من الداخل مع كريمة حامضة
House salad|سلطة المطعم|green-salad+tomato|5.2|green-salads|-|v|Leaves, tomato and mustard dressing|أوراق خضراء وطماطم وصلصة الخردل
Chocolate pudding|بودينغ الشوكولاتة|custard|5.4|cakes|-|v|Warm, with cream|دافئ مع الكريمة`,
  chicken: `
Fried chicken, 3 pieces|دجاج مقلي، 3 قطع|poultry-leg|8.2|fried-chicken|spice sauces|-|Buttermilk, pepper and a loud crust|لبن وفلفل وقشرة مقرمشة
Fried chicken bucket|سلة الدجاج المقلي|poultry-leg+bucket|19.9|fried-chicken|spice sauces|-|Ten pieces for the table|عشر قطع للعائلة
Hot wings, 8|أجنحة حارة، 8 قطع|poultry-leg+hot-pepper|7.9|fried-chicken|spice sauces|-|Chilli butter and celery|زبدة الفلفل والكرفس
Half roast chicken|نصف دجاجة مشوية|chicken|11.3|grilled-chicken|sauces|-|Lemon, thyme and its own juice|ليمون وزعتر ومرق الشواء
Lemon chicken bowl|وعاء الدجاج بالليمون|cooked-rice+lemon|9.7|rice-bowls|portion|-|Grilled chicken, rice and broccoli|دجاج مشوي وأرز وبروكلي
Chicken tenders, 5|أصابع الدجاج، 5 قطع|fried-shrimp|7.4|fried-chicken|sauces|-|Crisp strips with two dips|شرائح مقرمشة مع صلصتين
Chicken Caesar wrap|لفافة سيزر بالدجاج|burrito+leafy-green|8.1|wraps|sauces|-|Chicken, parmesan and lettuce|دجاج وبارميزان وخس
Chicken noodle soup|شوربة الدجاج والنودلز|steaming-bowl+carrot|6.3|ramen|-|-|For cold days and colds|للأيام الباردة ونزلات البرد
Curly fries|بطاطس حلزونية|french-fries+hot-pepper|3.7|toasties|portion|v|With paprika salt|بملح البابريكا
Mac and cheese|معكرونة بالجبن|shallow-pan-of-food+cheese-wedge|6.1|rice-bowls|extras|v|Three cheeses, baked|ثلاثة أجبان، مخبوزة
Coleslaw|سلطة الملفوف|green-salad+carrot|2.7|green-salads|portion|v|Cabbage, carrot and apple|ملفوف وجزر وتفاح
Lemon iced tea|شاي مثلج بالليمون|cup-with-straw+lemon|2.9|coffee-tea|portion|v|Brewed here, not too sweet|محضر هنا وقليل الحلاوة`,
  salad: `
Garden salad bowl|وعاء سلطة الحديقة|green-salad+cucumber|7.2|green-salads|dressing protein-extra|v|Leaves, cucumber, radish and seeds|أوراق خضراء وخيار وفجل وبذور
Greek salad|سلطة يونانية|green-salad+olive|7.9|green-salads|dressing|v|Feta, olives, tomato and oregano|فيتا وزيتون وطماطم وزعتر
Caesar salad|سلطة سيزر|green-salad+bread|8.4|green-salads|protein-extra|-|Romaine, parmesan and croutons|خس روماني وبارميزان وخبز محمص
Quinoa power bowl|وعاء الكينوا|bowl-with-spoon+avocado|9.6|grain-bowls|dressing protein-extra|v|Quinoa, chickpeas, beetroot and tahini|كينوا وحمص وشمندر وطحينة
Salmon poke bowl|وعاء بوكي السلمون|bento-box+fish|12.9|grain-bowls|base dressing|-|Salmon, rice, edamame and mango|سلمون وأرز وإدامامي ومانجو
Tofu poke bowl|وعاء بوكي التوفو|bento-box+mango|10.8|grain-bowls|base dressing|v|Tofu, rice, cucumber and sesame|توفو وأرز وخيار وسمسم
Lentil and squash bowl|وعاء العدس والقرع|pot-of-food+carrot|8.9|grain-bowls|dressing|v|Green lentils, squash and feta|عدس أخضر وقرع وفيتا
Fruit bowl|وعاء الفواكه|melon+grapes|5.4|grain-bowls|-|v|Melon, grapes, berries and mint|شمام وعنب وتوت ونعناع
Tomato soup|شوربة الطماطم|bowl-with-spoon+tomato|5.1|green-salads|portion|v|Roast tomato and basil|طماطم مشوية وريحان
Green smoothie|سموذي أخضر|cup-with-straw+kiwi-fruit|4.9|juices|portion|v|Spinach, apple, kiwi and lime|سبانخ وتفاح وكيوي وليمون
Carrot and ginger juice|عصير الجزر والزنجبيل|beverage-box+carrot|4.2|juices|portion|v|Pressed when you order|يعصر عند الطلب
Rye bread|خبز الجاودار|bread|2.1|toasties|-|v|Two slices with butter|شريحتان مع الزبدة`,
  dessert: `
Strawberry shortcake|كعكة الفراولة|shortcake+strawberry|5.7|cakes|-|v|Sponge, cream and strawberries|كعك إسفنجي وكريمة وفراولة
Birthday cake, whole|كعكة عيد الميلاد كاملة|birthday-cake|28.5|cakes|cake-size|v|Vanilla sponge for eight to twelve|كعكة فانيليا لثمانية إلى اثني عشر شخصًا
Chocolate cupcake|كب كيك الشوكولاتة|cupcake+chocolate-bar|3.2|cakes|-|v|Dark chocolate and buttercream|شوكولاتة داكنة وكريمة الزبدة
Glazed doughnuts, 4|دونات مزجج، 4 قطع|doughnut|6.6|cakes|glaze|v|Fried at seven, gone by noon|تقلى في السابعة وتنفد ظهرًا
Apple pie slice|شريحة فطيرة التفاح|pie+red-apple|4.8|cakes|extras-sweet|v|Tart apples, butter crust|تفاح حامض وعجينة بالزبدة
Sea salt cookies, 3|كوكيز بملح البحر، 3 قطع|cookie|4.3|cakes|-|v|Brown butter and chocolate|زبدة بنية وشوكولاتة
Crème caramel|كريم كراميل|custard|4.4|cakes|-|v|Vanilla custard, dark caramel|كاسترد الفانيليا وكراميل داكن
Vanilla ice cream|آيس كريم الفانيليا|soft-ice-cream|3.6|ice-cream|scoops extras-sweet|v|Churned daily|يحضر يوميًا
Gelato tub|علبة جيلاتو|ice-cream|7.9|ice-cream|flavour|v|Half a litre, one flavour|نصف لتر بنكهة واحدة
Mango shaved ice|ثلج مبروش بالمانجو|shaved-ice+mango|4.9|ice-cream|extras-sweet|v|Ice, mango and condensed milk|ثلج ومانجو وحليب مكثف
Chocolate box|علبة شوكولاتة|chocolate-bar|9.8|cakes|-|v|Twelve pieces, four fillings|اثنتا عشرة قطعة بأربع حشوات
Hot chocolate|شوكولاتة ساخنة|hot-beverage+chocolate-bar|3.9|coffee-tea|milk|v|Thick, with a marshmallow|كثيفة مع المارشميلو`,
  coffee: `
Espresso|إسبريسو|hot-beverage|2.4|coffee-tea|-|v|One shot, chocolate and cherry|جرعة واحدة بنكهة الشوكولاتة والكرز
Cappuccino|كابتشينو|hot-beverage|3.5|coffee-tea|cup milk|v|Equal parts, deep foam|أجزاء متساوية ورغوة غنية
Oat latte|لاتيه الشوفان|hot-beverage+sheaf-of-rice|3.9|coffee-tea|cup|v|Oat milk, two shots|حليب الشوفان وجرعتان
Iced coffee|قهوة مثلجة|cup-with-straw+ice|4.1|coffee-tea|cup milk|v|Brewed cold for sixteen hours|منقوعة على البارد ست عشرة ساعة
Earl Grey pot|إبريق إيرل غراي|teapot+lemon|3.8|coffee-tea|milk|v|For two cups|يكفي كوبين
Matcha latte|لاتيه الماتشا|teacup-without-handle+leaf-fluttering-in-wind|4.4|coffee-tea|cup milk|v|Whisked ceremonial matcha|ماتشا فاخرة مخفوقة
Orange juice|عصير البرتقال|beverage-box+tangerine|3.9|juices|cup|v|Three oranges, nothing else|ثلاث برتقالات فقط
Almond croissant|كرواسون باللوز|croissant+chestnut|3.7|pancakes-waffles|-|v|Frangipane and toasted almonds|كريمة اللوز ولوز محمص
Ham-free club sandwich|كلوب ساندويتش|sandwich|7.8|toasties|extras|-|Turkey, egg, tomato and lettuce|ديك رومي وبيض وطماطم وخس
Cheese toastie|توست بالجبن|sandwich+cheese-wedge|5.9|toasties|extras|v|Cheddar, leek and sourdough|شيدر وكراث وخبز العجين المخمر
Banana bread|خبز الموز|bread+banana|3.3|cakes|-|v|Walnuts and brown sugar|جوز وسكر بني
Carrot cake|كعكة الجزر|shortcake+carrot|4.6|cakes|-|v|Spiced, with cream cheese icing|متبلة مع كريمة الجبن`,
};
