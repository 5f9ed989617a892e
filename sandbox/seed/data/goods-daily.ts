// name | Arabic | drawing | price | category | unit | flags: o organic, p prescription, b basic | condition or brand
export const groceryGoods = `
Royal Gala apples|تفاح رويال غالا|red-apple|2.4|apples-pears|kg|o
Green apples|تفاح أخضر|green-apple|2.2|apples-pears|kg|-
Conference pears|كمثرى كونفرنس|pear|2.6|apples-pears|kg|-
Bananas|موز|banana|1.5|exotic-fruit|kg|o
Alphonso mangoes|مانجو ألفونسو|mango|5.9|exotic-fruit|kg|-
Pineapple|أناناس|pineapple|3.2|exotic-fruit|pc|-
Kiwi fruit, 6|كيوي، 6 حبات|kiwi-fruit|2.8|exotic-fruit|pack|-
Seedless grapes|عنب بلا بذور|grapes|3.7|exotic-fruit|kg|-
Watermelon|بطيخ|watermelon|4.9|exotic-fruit|pc|-
Strawberries|فراولة|strawberry|3.4|exotic-fruit|box|o
Lemons, net|ليمون، شبكة|lemon|1.9|exotic-fruit|pack|-
Oranges|برتقال|tangerine|2.1|exotic-fruit|kg|-
Carrots|جزر|carrot|1.2|roots|kg|o
New potatoes|بطاطس جديدة|potato|1.6|roots|kg|-
Red onions|بصل أحمر|onion|1.4|roots|kg|-
Garlic|ثوم|garlic|0.9|roots|pc|o
Fresh ginger|زنجبيل طازج|ginger-root|1.1|roots|pack|-
Broccoli|بروكلي|broccoli|1.8|leaves-greens|pc|-
Romaine lettuce|خس روماني|leafy-green|1.5|leaves-greens|pc|o
Cucumber|خيار|cucumber|0.9|leaves-greens|pc|-
Vine tomatoes|طماطم بالعنقود|tomato|2.7|leaves-greens|kg|-
Sweet peppers, 3|فلفل حلو، 3 حبات|bell-pepper|2.5|leaves-greens|pack|-
Aubergine|باذنجان|eggplant|1.3|leaves-greens|pc|-
Avocados, 2|أفوكادو، حبتان|avocado|2.9|leaves-greens|pack|o
Sourdough loaf|خبز العجين المخمر|bread|3.6|bread|pc|-
Baguette|باغيت|baguette-bread|1.3|bread|pc|-
Flatbreads, 5|خبز مسطح، 5 أرغفة|flatbread|1.8|bread|pack|-
Bagels, 4|بيغل، 4 قطع|bagel|2.4|bread|pack|-
Butter croissants, 4|كرواسون بالزبدة، 4 قطع|croissant|4.2|pastries|pack|-
Doughnuts, 6|دونات، 6 قطع|doughnut|4.8|pastries|box|-
Whole milk|حليب كامل الدسم|glass-of-milk|1.4|milk-cream|litre|-
Oat drink|مشروب الشوفان|beverage-box|2.1|milk-cream|litre|o
Salted butter|زبدة مملحة|butter|2.9|milk-cream|pack|-
Mature cheddar|جبن شيدر معتق|cheese-wedge|4.6|cheese-eggs|pack|-
Free-range eggs, 12|بيض بلدي، 12 حبة|egg|3.5|cheese-eggs|box|o
Chicken thighs|أفخاذ دجاج|poultry-leg|6.8|meat|kg|-
Beef mince|لحم بقري مفروم|cut-of-meat|8.4|meat|kg|-
Turkey bacon|لحم ديك رومي مقدد|bacon|3.9|meat|pack|-
Salmon fillets, 2|فيليه سلمون، قطعتان|fish|8.9|fish-seafood|pack|-
Raw prawns|روبيان نيء|shrimp|7.6|fish-seafood|pack|-
Chopped tomatoes|طماطم مقطعة|canned-food|0.9|tins-jars|can|o
Chickpeas|حمص|canned-food|0.8|tins-jars|can|-
Wildflower honey|عسل الزهور البرية|honey-pot|5.4|tins-jars|jar|o
Strawberry jam|مربى الفراولة|jar|2.6|tins-jars|jar|-
Green olives|زيتون أخضر|olive|2.3|tins-jars|jar|-
Basmati rice|أرز بسمتي|cooked-rice|3.8|rice-pasta|kg|-
Spaghetti|سباغيتي|spaghetti|1.2|rice-pasta|pack|o
Sea salt|ملح البحر|salt|1.1|tins-jars|pack|-
Apple juice|عصير التفاح|beverage-box|1.9|water-juice|litre|-
Coconut water|ماء جوز الهند|coconut|2.2|water-juice|pc|o
Ground coffee|قهوة مطحونة|hot-beverage|4.9|tea-coffee|pack|-
Green tea, 40 bags|شاي أخضر، 40 كيسًا|teacup-without-handle|2.7|tea-coffee|box|o
Dark chocolate|شوكولاتة داكنة|chocolate-bar|2.3|sweets|pc|-
Fruit sweets|حلوى الفواكه|candy|1.4|sweets|pack|-
Oat cookies|كوكيز الشوفان|cookie|2.1|sweets|pack|o
Sea salt popcorn|فشار بملح البحر|popcorn|1.8|salty-snacks|pack|-
Salted pretzels|بريتزل مملح|pretzel|1.6|salty-snacks|pack|-
Roasted peanuts|فول سوداني محمص|peanuts|2|salty-snacks|pack|-
Washing-up sponge, 3|إسفنج جلي، 3 قطع|sponge|1.5|cleaning|pack|-
Hand soap|صابون يدين|soap|1.9|cleaning|pc|-
Laundry liquid|سائل غسيل|lotion-bottle|6.7|cleaning|litre|-
Kitchen rolls, 4|لفائف مطبخ، 4 قطع|roll-of-paper|3.4|paper-goods|pack|-
Baby porridge|عصيدة الأطفال|bowl-with-spoon|3.1|baby-food|box|o
Baby bottle|رضاعة أطفال|baby-bottle|6.2|baby-care|pc|-`;

export const pharmacyGoods = `
Paracetamol 500 mg, 16|باراسيتامول 500 ملغ، 16 قرصًا|pill|1.9|tablets|box|b|fever
Ibuprofen 200 mg, 24|إيبوبروفين 200 ملغ، 24 قرصًا|pill|2.8|tablets|box|b|headache
Soluble aspirin 300 mg|أسبرين فوار 300 ملغ|pill|2.2|tablets|box|b|headache
Naproxen 250 mg|نابروكسين 250 ملغ|pill|6.4|tablets|box|p|joint-pain
Muscle pain gel|جل آلام العضلات|lotion-bottle|5.9|gels-patches|pc|-|joint-pain
Warming patches, 4|لصقات تدفئة، 4 قطع|adhesive-bandage|6.8|gels-patches|pack|-|joint-pain
Children's fever syrup|شراب خافض للحرارة للأطفال|pouring-liquid|4.7|syrups|bottle|b|fever
Dry cough syrup|شراب السعال الجاف|pouring-liquid|5.3|syrups|bottle|-|cough
Ivy leaf syrup|شراب ورق اللبلاب|herb|6.1|syrups|bottle|-|cough
Decongestant nasal spray|بخاخ أنف مزيل للاحتقان|lotion-bottle|4.4|nose-throat|pc|b|cold
Honey throat lozenges|أقراص مص بالعسل|honey-pot|3.2|nose-throat|pack|b|cold
Sea water nasal rinse|غسول أنف بماء البحر|water-wave|5.6|nose-throat|pc|-|cold
Amoxicillin 500 mg|أموكسيسيلين 500 ملغ|pill|8.9|tablets|box|p|infection
Cetirizine 10 mg, 30|سيتريزين 10 ملغ، 30 قرصًا|pill|4.1|allergy-tablets|box|b|allergy
Loratadine 10 mg, 14|لوراتادين 10 ملغ، 14 قرصًا|pill|3.6|allergy-tablets|box|-|allergy
Allergy eye drops|قطرة عين للحساسية|droplet|5.8|eye-care|bottle|-|allergy
Moisturising eye drops|قطرة مرطبة للعين|droplet|6.3|eye-care|bottle|-|dry-eyes
Antacid tablets, 48|أقراص مضادة للحموضة، 48 قرصًا|pill|4.9|digestion|box|b|heartburn
Omeprazole 20 mg|أوميبرازول 20 ملغ|pill|7.2|digestion|box|p|heartburn
Oral rehydration salts|أملاح الإماهة الفموية|salt|3.5|digestion|box|b|stomach-upset
Peppermint capsules|كبسولات النعناع|herb|5.7|digestion|box|-|stomach-upset
Daily probiotic|بروبيوتيك يومي|pill|9.8|probiotics|box|-|stomach-upset
Assorted plasters, 40|لصقات جروح متنوعة، 40 قطعة|adhesive-bandage|2.9|plasters|box|b|wounds
Blister plasters, 6|لصقات الفقاعات، 6 قطع|adhesive-bandage|4.6|plasters|pack|-|wounds
Antiseptic spray|بخاخ مطهر|lotion-bottle|4.2|disinfection|pc|b|wounds
Hand disinfectant|معقم يدين|soap|3.1|disinfection|pc|b|wounds
Vitamin D3, 90|فيتامين د3، 90 كبسولة|sun|7.5|daily-vitamins|bottle|-|vitamin-lack
Vitamin C 1000 mg|فيتامين ج 1000 ملغ|tangerine|5.2|daily-vitamins|bottle|-|vitamin-lack
Multivitamin gummies|حلوى الفيتامينات|candy|8.4|daily-vitamins|bottle|-|vitamin-lack
Magnesium 300 mg|مغنيسيوم 300 ملغ|pill|6.9|minerals|box|-|vitamin-lack
Iron with vitamin C|حديد مع فيتامين ج|pill|7.1|minerals|box|-|vitamin-lack
Urea hand cream|كريم يدين باليوريا|lotion-bottle|5.1|creams|pc|-|dry-skin
Eczema cream|كريم الأكزيما|lotion-bottle|8.8|creams|pc|-|dry-skin
Hydrocortisone 1 %|هيدروكورتيزون 1%|lotion-bottle|6.6|creams|pc|p|dry-skin
Sun cream SPF 50|واقي شمس 50|sun|11.9|sun-care|bottle|-|dry-skin
After-sun gel|جل بعد الشمس|lotion-bottle|7.3|sun-care|bottle|-|dry-skin
Digital thermometer|ميزان حرارة رقمي|thermometer|8.5|monitors|pc|b|fever
Blood pressure monitor|جهاز قياس ضغط الدم|anatomical-heart|39.9|monitors|pc|-|blood-pressure
Glucose test strips, 50|شرائط فحص السكر، 50 شريطًا|drop-of-blood|18.9|monitors|box|-|diabetes
Insulin pens, 5|أقلام الإنسولين، 5 أقلام|syringe|42.5|monitors|box|p|diabetes
Knee support|دعامة الركبة|bone|14.6|supports|pc|-|joint-pain
Wrist support|دعامة المعصم|mechanical-arm|12.2|supports|pc|-|joint-pain`;
