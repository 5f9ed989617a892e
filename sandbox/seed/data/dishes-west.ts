// name | Arabic | drawing+garnish | price | category | option groups | v = vegetarian | description | Arabic
export const westernDishes = {
  burger: `
Smash burger, double|برغر سماش مزدوج|hamburger+cheese-wedge|8.9|beef-burgers|size sauces|-|Two thin beef patties, cheddar, pickles and house sauce|قطعتا لحم بقري رقيقتان مع جبن شيدر ومخلل وصلصة المطعم
Classic cheeseburger|برغر الجبن الكلاسيكي|hamburger+tomato|7.5|beef-burgers|size sauces|-|Beef patty, cheddar, lettuce and tomato in a soft bun|لحم بقري وجبن شيدر وخس وطماطم في خبز طري
Mushroom Swiss burger|برغر الفطر والجبن السويسري|hamburger+brown-mushroom|9.2|beef-burgers|size|-|Beef, Swiss cheese and butter-fried mushrooms|لحم بقري مع جبن سويسري وفطر مقلي بالزبدة
Blue cheese and onion burger|برغر الجبن الأزرق والبصل|hamburger+onion|9.8|beef-burgers|size extras|-|Beef, blue cheese, onions cooked for hours|لحم بقري وجبن أزرق وبصل مطهو على مهل
Crispy chicken burger|برغر الدجاج المقرمش|hamburger+poultry-leg|8.4|chicken-burgers|size sauces|-|Buttermilk chicken, slaw and mayonnaise|دجاج متبل باللبن مع سلطة الملفوف والمايونيز
Spicy chicken burger|برغر الدجاج الحار|hamburger+hot-pepper|8.6|chicken-burgers|size spice|-|Fried chicken with chilli glaze and pickles|دجاج مقلي بصلصة الفلفل الحار والمخلل
Bean and beetroot burger|برغر الفاصوليا والشمندر|hamburger+beans|7.9|beef-burgers|size sauces|v|A patty of beans, beetroot and oats with avocado|قرص من الفاصوليا والشمندر والشوفان مع الأفوكادو
Loaded fries|بطاطس محمّلة|french-fries+cheese-wedge|5.4|toasties|extras|v|Fries under cheese sauce and spring onion|بطاطس مقلية بصلصة الجبن والبصل الأخضر
Sea salt fries|بطاطس بملح البحر|french-fries+salt|3.2|toasties|portion|v|Cut here, fried twice|مقطعة هنا ومقلية مرتين
Beef hot dog|هوت دوغ لحم بقري|hot-dog|6.3|toasties|sauces|-|Smoked beef sausage, mustard and crisp onions|نقانق بقري مدخنة مع الخردل والبصل المقرمش
Corn ribs|أصابع الذرة|ear-of-corn|4.6|green-salads|-|v|Corn with lime, chilli and butter|ذرة بالليمون والفلفل والزبدة
Vanilla milkshake|ميلك شيك الفانيليا|cup-with-straw+ice-cream|4.5|juices|portion|v|Thick, cold and made to order|كثيف وبارد ويحضر عند الطلب`,
  pizza: `
Margherita pizza|بيتزا مارغريتا|pizza+tomato|9.5|classic-pizza|pizza-size crust|v|Tomato, mozzarella and basil|طماطم وموزاريلا وريحان
Pepperoni pizza|بيتزا بيبروني|pizza|11.2|classic-pizza|pizza-size crust toppings|-|Beef pepperoni and mozzarella|بيبروني بقري وموزاريلا
Four cheeses pizza|بيتزا الأجبان الأربعة|pizza+cheese-wedge|11.9|classic-pizza|pizza-size crust|v|Mozzarella, gorgonzola, fontina and parmesan|موزاريلا وغورغونزولا وفونتينا وبارميزان
Garden pizza|بيتزا الحديقة|pizza+bell-pepper|10.8|gourmet-pizza|pizza-size toppings|v|Courgette, peppers, olives and red onion|كوسا وفلفل وزيتون وبصل أحمر
Fig and goat cheese pizza|بيتزا التين وجبن الماعز|pizza+honey-pot|12.6|gourmet-pizza|pizza-size|v|Figs, goat cheese, rocket and honey|تين وجبن ماعز وجرجير وعسل
Anchovy and caper pizza|بيتزا الأنشوجة والكبر|pizza+fish|11.4|gourmet-pizza|pizza-size crust|-|Anchovies, capers, tomato and oregano|أنشوجة وكبر وطماطم وزعتر
Smoked chicken pizza|بيتزا الدجاج المدخن|pizza+poultry-leg|12.2|gourmet-pizza|pizza-size crust toppings|-|Smoked chicken, sweetcorn and smoky sauce|دجاج مدخن وذرة وصلصة مدخنة
Spaghetti pomodoro|سباغيتي بالطماطم|spaghetti+tomato|8.7|fried-noodles|portion|v|San Marzano tomatoes, garlic and basil|طماطم سان مارزانو وثوم وريحان
Spaghetti bolognese|سباغيتي بولونيز|spaghetti+cut-of-meat|10.1|fried-noodles|portion|-|Beef cooked four hours with tomato|لحم بقري مطهو أربع ساعات مع الطماطم
Garlic focaccia|فوكاشيا بالثوم|flatbread|4.2|toasties|-|v|Warm, with rosemary and sea salt|ساخنة بإكليل الجبل وملح البحر
Caprese salad|سلطة كابريزي|green-salad+tomato|6.9|green-salads|-|v|Tomato, mozzarella and olive oil|طماطم وموزاريلا وزيت زيتون
Tiramisu|تيراميسو|shortcake|5.6|cakes|-|v|Coffee, mascarpone and cocoa|قهوة وماسكاربوني وكاكاو`,
  taco: `
Street tacos, 3|تاكو الشارع، 3 قطع|taco+lemon|7.8|tacos|filling spice|-|Corn tortillas, onion, coriander and lime|خبز ذرة وبصل وكزبرة وليمون
Fish tacos, 3|تاكو السمك، 3 قطع|taco+fish|8.9|tacos|spice|-|Fried white fish, cabbage and chipotle cream|سمك أبيض مقلي وملفوف وكريمة الشيبوتلي
Mushroom tacos, 3|تاكو الفطر، 3 قطع|taco+brown-mushroom|7.2|tacos|spice|v|Grilled mushrooms, black beans and salsa|فطر مشوي وفاصوليا سوداء وصلصة
Chicken burrito|بوريتو الدجاج|burrito+poultry-leg|9.4|burritos|filling extras|-|Rice, beans, chicken and salsa in a wheat tortilla|أرز وفاصوليا ودجاج وصلصة في خبز القمح
Bean burrito|بوريتو الفاصوليا|burrito+beans|8.1|burritos|extras|v|Refried beans, rice, cheese and salsa|فاصوليا مهروسة وأرز وجبن وصلصة
Beef burrito bowl|وعاء بوريتو اللحم|shallow-pan-of-food|10.2|grain-bowls|spice extras|-|Slow beef, rice, corn and avocado|لحم بقري مطهو ببطء وأرز وذرة وأفوكادو
Corn tamales, 2|تامالي الذرة، قطعتان|tamale|6.4|burritos|-|v|Steamed corn dough with cheese and chilli|عجينة ذرة على البخار مع الجبن والفلفل
Guacamole and chips|غواكامولي ورقائق الذرة|avocado|5.9|green-salads|portion|v|Avocado, lime, tomato and warm chips|أفوكادو وليمون وطماطم ورقائق ساخنة
Cheese quesadilla|كيساديا بالجبن|stuffed-flatbread|6.8|toasties|filling|v|Two cheeses in a grilled tortilla|نوعان من الجبن في خبز مشوي
Chilli con carne|تشيلي باللحم|pot-of-food|9.1|curries|spice|-|Beef, beans and dark chocolate|لحم بقري وفاصوليا وشوكولاتة داكنة
Churros|تشوروس|pretzel|4.4|cakes|-|v|Cinnamon sugar and chocolate sauce|سكر بالقرفة وصلصة الشوكولاتة
Hibiscus lemonade|ليموناضة الكركديه|tropical-drink+hibiscus|3.6|juices|portion|v|Hibiscus, lime and cane sugar|كركديه وليمون وسكر قصب`,
  breakfast: `
Buttermilk pancakes|بان كيك باللبن|pancakes|6.4|pancakes-waffles|extras|v|Three pancakes, maple syrup and butter|ثلاث فطائر مع شراب القيقب والزبدة
Belgian waffle|وافل بلجيكي|waffle+strawberry|6.9|pancakes-waffles|extras|v|Crisp waffle with berries|وافل مقرمش مع التوت
Eggs on sourdough|بيض على خبز العجين المخمر|cooking+bread|7.1|eggs|eggs|v|Two eggs your way on toasted sourdough|بيضتان كما تحب على خبز محمص
Shakshuka|شكشوكة|shallow-pan-of-food|8.2|eggs|spice|v|Eggs in tomato, pepper and cumin|بيض في صلصة الطماطم والفلفل والكمون
Cheese omelette|أومليت بالجبن|egg|6.6|eggs|extras|v|Three eggs, cheddar and chives|ثلاث بيضات وجبن شيدر وثوم معمر
Turkey bacon roll|خبز بلحم الديك الرومي المقدد|bacon|6.2|eggs|sauces|-|Crisp turkey bacon in a buttered roll|لحم ديك رومي مقدد في خبز بالزبدة
Butter croissant|كرواسون بالزبدة|croissant|2.8|pancakes-waffles|-|v|Baked this morning|مخبوز هذا الصباح
Sesame bagel|بيغل بالسمسم|bagel|5.3|toasties|filling|v|Toasted, with cream cheese|محمص مع جبن كريمي
Granola and yoghurt|غرانولا وزبادي|bowl-with-spoon+strawberry|5.7|grain-bowls|-|v|Oats, nuts, honey and fruit|شوفان ومكسرات وعسل وفواكه
Porridge with honey|عصيدة الشوفان بالعسل|bowl-with-spoon+honey-pot|4.9|grain-bowls|milk|v|Slow oats, honey and cinnamon|شوفان مطهو ببطء بالعسل والقرفة
Avocado toast|خبز محمص بالأفوكادو|avocado|7.4|toasties|extras|v|Avocado, chilli and lemon on rye|أفوكادو وفلفل وليمون على خبز الجاودار
Flat white|فلات وايت|hot-beverage|3.4|coffee-tea|milk|v|Two shots and silky milk|جرعتان من القهوة وحليب ناعم`,
  seafood: `
Fish and chips|سمك وبطاطس|fish+french-fries|10.9|fish|portion sauces|-|Haddock in batter, chips and mushy peas|سمك مقلي مع البطاطس والبازلاء
Grilled sea bass|قاروص مشوي|fish+lemon|14.8|fish|-|-|Whole fish, lemon, fennel and potatoes|سمكة كاملة بالليمون والشمر والبطاطس
Prawn popcorn|روبيان بوب كورن|fried-shrimp|8.8|shellfish|sauces|-|Small prawns in a crisp coat|روبيان صغير مقرمش
Garlic prawns|روبيان بالثوم|shrimp|11.6|shellfish|spice|-|Prawns, garlic, parsley and butter|روبيان وثوم وبقدونس وزبدة
Crab linguine|لينغويني بالسلطعون|crab|13.4|shellfish|portion|-|White crab, chilli and lemon|سلطعون أبيض وفلفل وليمون
Lobster roll|لفافة الكركند|lobster|16.9|shellfish|-|-|Lobster, celery and mayonnaise in a soft roll|كركند وكرفس ومايونيز في خبز طري
Oysters, 6|محار، 6 قطع|oyster|12.5|shellfish|-|-|From the bay, with shallot vinegar|من الخليج مع خل الكراث
Salt and pepper squid|حبار بالملح والفلفل|squid|9.3|shellfish|sauces|-|Crisp squid, spring onion and chilli|حبار مقرمش مع بصل أخضر وفلفل
Fisherman's stew|يخنة الصياد|pot-of-food+fish|12.1|fish|-|-|White fish, mussels and saffron|سمك أبيض وبلح البحر والزعفران
Tuna salad|سلطة التونة|green-salad+fish|8.6|green-salads|-|-|Tuna, beans, egg and olives|تونة وفاصوليا وبيض وزيتون
Tartare fries|بطاطس بصلصة التارتار|french-fries|3.9|fish|portion|v|Fries with tartare sauce|بطاطس مقلية مع صلصة التارتار
Lemon sorbet|سوربيه الليمون|shaved-ice|4.1|ice-cream|-|v|Sharp and cold|لاذع وبارد`,
};
