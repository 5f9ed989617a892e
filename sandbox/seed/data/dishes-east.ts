// name | Arabic | drawing+garnish | price | category | option groups | v = vegetarian | description | Arabic
export const easternDishes = {
  noodle: `
Chicken ramen|رامن الدجاج|steaming-bowl+poultry-leg|10.4|ramen|spice toppings-ramen|-|Clear chicken broth, noodles, egg and greens|مرق دجاج صافٍ ونودلز وبيض وخضار
Spicy beef noodles|نودلز اللحم الحار|steaming-bowl+hot-pepper|11.3|ramen|spice|-|Beef shin, chilli oil and hand-pulled noodles|لحم بقري وزيت الفلفل ونودلز مسحوبة باليد
Mushroom udon|أودون الفطر|steaming-bowl+brown-mushroom|9.6|ramen|toppings-ramen|v|Thick noodles, shiitake and spring onion|نودلز سميكة وفطر شيتاكي وبصل أخضر
Pad thai|باد تاي|spaghetti+peanuts|9.9|fried-noodles|protein spice|-|Rice noodles, tamarind, peanuts and lime|نودلز الأرز والتمر الهندي والفول السوداني والليمون
Singapore noodles|نودلز سنغافورة|spaghetti+shrimp|9.4|fried-noodles|protein|-|Thin noodles, curry and vegetables|نودلز رفيعة بالكاري والخضار
Egg fried rice|أرز مقلي بالبيض|cooked-rice+egg|6.8|rice-bowls|portion|v|Egg, peas and spring onion|بيض وبازلاء وبصل أخضر
Pork-free gyoza, 6|غيوزا الدجاج، 6 قطع|dumpling|6.2|ramen|sauces|-|Chicken and cabbage, fried and steamed|دجاج وملفوف، مقلية ومطهوة على البخار
Vegetable dumplings, 6|زلابية الخضار، 6 قطع|dumpling+carrot|5.8|ramen|sauces|v|Cabbage, carrot and ginger|ملفوف وجزر وزنجبيل
Crispy spring rolls|رقائق الربيع المقرمشة|burrito|5.1|fried-noodles|sauces|v|Glass noodles, carrot and mushroom|نودلز زجاجية وجزر وفطر
Oden pot|قدر الأودن|oden|8.9|ramen|-|-|Radish, egg and fish cake in dashi|فجل وبيض وكعك السمك في مرق داشي
Mooncake|كعكة القمر|moon-cake|3.9|cakes|-|v|Lotus paste and one salted yolk|معجون اللوتس وصفار مملح
Brown sugar bubble tea|شاي الفقاعات بالسكر البني|bubble-tea|4.8|coffee-tea|milk portion|v|Tapioca, black tea and milk|تابيوكا وشاي أسود وحليب`,
  sushi: `
Salmon nigiri, 8 pieces|نيغيري السلمون، 8 قطع|sushi|15.4|nigiri|-|-|Salmon over pressed rice|سلمون على أرز مضغوط
Tuna nigiri, 6 pieces|نيغيري التونة، 6 قطع|sushi+fish|14.6|nigiri|-|-|Lean tuna over pressed rice|تونة على أرز مضغوط
Prawn nigiri, 6 pieces|نيغيري الروبيان، 6 قطع|sushi+shrimp|12.8|nigiri|-|-|Cooked prawn, rice and wasabi|روبيان مطهو وأرز وواسابي
California rolls, 8|رول كاليفورنيا، 8 قطع|sushi+crab|10.7|rolls|extras-sushi|-|Crab, avocado and cucumber|سلطعون وأفوكادو وخيار
Avocado rolls, 8|رول الأفوكادو، 8 قطع|avocado|8.2|rolls|extras-sushi|v|Avocado, sesame and rice|أفوكادو وسمسم وأرز
Dragon rolls, 8|رول التنين، 8 قطع|fried-shrimp+dragon|13.9|rolls|spice extras-sushi|-|Tempura prawn under avocado|روبيان تمبورا تحت الأفوكادو
Salmon rice balls, 2|كرات الأرز بالسلمون، قطعتان|rice-ball|5.6|rolls|-|-|Rice, salmon and seaweed|أرز وسلمون وأعشاب بحرية
Chirashi bowl|وعاء تشيراشي|bento-box+fish|14.2|rice-bowls|portion|-|Mixed fish over vinegared rice|تشكيلة أسماك على أرز متبل بالخل
Bento of the day|بينتو اليوم|bento-box|12.4|rice-bowls|protein|-|Rice, pickles, salad and one main|أرز ومخلل وسلطة وطبق رئيسي
Miso soup|شوربة الميسو|steaming-bowl+seedling|3.3|ramen|-|v|Tofu, seaweed and spring onion|توفو وأعشاب بحرية وبصل أخضر
Edamame|إدامامي|pea-pod|4.2|green-salads|-|v|Warm soybeans and sea salt|فول صويا دافئ وملح البحر
Green tea|شاي أخضر|teacup-without-handle|2.6|coffee-tea|-|v|Sencha from the first harvest|سنتشا من القطفة الأولى`,
  curry: `
Chicken rice curry|كاري الدجاج والأرز|curry-rice+poultry-leg|8.4|curries|spice portion|-|Chicken, potato and a mild gravy over rice|دجاج وبطاطس ومرق معتدل على الأرز
Butter chicken|دجاج بالزبدة|pot-of-food+butter|10.6|curries|spice|-|Tomato, butter, cream and fenugreek|طماطم وزبدة وكريمة وحلبة
Lamb rogan josh|روغان جوش باللحم|pot-of-food+hot-pepper|12.3|curries|spice|-|Lamb, Kashmiri chilli and cardamom|لحم ضأن وفلفل كشميري وهيل
Palak paneer|بالاك بانير|bowl-with-spoon+leafy-green|9.1|curries|spice|v|Spinach and fresh cheese|سبانخ وجبن طازج
Chickpea masala|ماسالا الحمص|bowl-with-spoon|8.3|curries|spice|v|Chickpeas, tomato and ginger|حمص وطماطم وزنجبيل
Prawn coconut curry|كاري الروبيان بجوز الهند|curry-rice+coconut|12.7|curries|spice portion|-|Prawns, coconut milk and curry leaves|روبيان وحليب جوز الهند وأوراق الكاري
Chicken biryani|برياني الدجاج|cooked-rice+poultry-leg|10.9|rice-bowls|portion spice|-|Layered rice, saffron and raita|طبقات الأرز بالزعفران مع اللبن
Vegetable biryani|برياني الخضار|cooked-rice+carrot|9.2|rice-bowls|portion spice|v|Basmati, vegetables and whole spices|أرز بسمتي وخضار وبهارات
Samosas, 3|سمبوسة، 3 قطع|dumpling|4.7|curries|-|v|Potato, peas and cumin|بطاطس وبازلاء وكمون
Garlic naan|نان بالثوم|flatbread+garlic|2.9|wraps|-|v|From the clay oven|من فرن الطين
Dal tadka|دال تدكا|bowl-with-spoon+garlic|7.4|curries|portion|v|Yellow lentils, garlic and ghee|عدس أصفر وثوم وسمن
Mango lassi|لاسي المانجو|glass-of-milk+mango|3.7|juices|portion|v|Mango, yoghurt and cardamom|مانجو وزبادي وهيل`,
  levant: `
Crispy falafel wrap|لفافة الفلافل المقرمشة|stuffed-flatbread|6.5|wraps|sauces|v|Falafel, tahini, pickles and tomato|فلافل وطحينة ومخلل وطماطم
Chicken shawarma wrap|لفافة شاورما الدجاج|burrito+poultry-leg|7.6|wraps|portion sauces|-|Chicken, garlic sauce and pickles|دجاج وصلصة الثوم والمخلل
Beef shawarma plate|صحن شاورما اللحم|shallow-pan-of-food+cut-of-meat|12.1|kebabs|portion sauces|-|Beef, rice, salad and tahini|لحم وأرز وسلطة وطحينة
Falafel plate, 8|صحن الفلافل، 8 قطع|falafel|8.8|kebabs|sauces|v|Falafel, hummus, salad and bread|فلافل وحمص وسلطة وخبز
Hummus with olive oil|حمص بزيت الزيتون|bowl-with-spoon+olive|5.2|green-salads|portion|v|Chickpeas, tahini and lemon|حمص وطحينة وليمون
Smoky aubergine dip|متبل الباذنجان|eggplant|5.4|green-salads|-|v|Fire-roasted aubergine and tahini|باذنجان مشوي وطحينة
Tabbouleh|تبولة|green-salad+herb|5.6|green-salads|-|v|Parsley, mint, tomato and bulgur|بقدونس ونعناع وطماطم وبرغل
Stuffed vine leaves, 8|ورق عنب محشي، 8 قطع|leafy-green|6.3|green-salads|-|v|Rice, herbs and lemon|أرز وأعشاب وليمون
Lamb kofta|كفتة الضأن|meat-on-bone+onion|11.7|kebabs|sauces spice|-|Minced lamb, parsley and onion|لحم ضأن مفروم وبقدونس وبصل
Lentil soup|شوربة العدس|pot-of-food+lemon|4.8|curries|-|v|Red lentils, cumin and lemon|عدس أحمر وكمون وليمون
Baklava, 4|بقلاوة، 4 قطع|pie|4.9|cakes|-|v|Pistachio, filo and orange blossom|فستق ورقائق وماء زهر
Mint lemonade|ليموناضة بالنعناع|tropical-drink+herb|3.4|juices|portion|v|Lemon, mint and crushed ice|ليمون ونعناع وثلج مجروش`,
};
