// name | Arabic | drawing | price | category | choices | - | brand
export const shopGoods = {
  electronics: `
Wave 5 phone, 128 GB|هاتف ويف 5، 128 غيغابايت|mobile-phone|429|phones|colour|-|halden
Wave 5 Mini phone|هاتف ويف 5 ميني|mobile-phone|319|phones|colour|-|halden
Over-ear headphones|سماعات رأس|headphone|149|headphones|colour|-|orison
Studio microphone|ميكروفون استوديو|studio-microphone|89|headphones|-|-|orison
Portable radio|راديو محمول|radio|45|headphones|colour|-|orison
Slim laptop 14|حاسوب محمول نحيف 14|laptop|899|laptops|memory|-|halden
Desktop computer|حاسوب مكتبي|desktop-computer|749|laptops|memory|-|halden
Wireless mouse|فأرة لاسلكية|computer-mouse|24.9|accessories|colour|-|tactle
Mechanical keyboard|لوحة مفاتيح ميكانيكية|keyboard|79|accessories|-|-|tactle
Compact camera|كاميرا صغيرة|camera-with-flash|259|accessories|colour|-|lumenor
Smart watch|ساعة ذكية|watch|119|accessories|colour|-|lumenor
Game controller|ذراع ألعاب|video-game|54|accessories|colour|-|tactle
Desk lamp bulb, smart|مصباح مكتب ذكي|light-bulb|19.9|accessories|-|-|lumenor`,
  fashion: `
Linen summer dress|فستان صيفي من الكتان|dress|59|dresses|size-colour|-|marlowe
Evening dress|فستان سهرة|dress|119|dresses|size-colour|-|marlowe
Silk kimono robe|روب كيمونو حرير|kimono|84|dresses|size|-|marlowe
Wool coat|معطف صوف|coat|149|dresses|size-colour|-|aldergate
Ballet flats|حذاء باليه مسطح|flat-shoe|45|womens-shoes|shoe|-|stepwell
Heeled shoes|حذاء بكعب|high-heeled-shoe|69|womens-shoes|shoe|-|stepwell
Cotton T-shirt|قميص قطني|t-shirt|18.5|shirts|size-colour|-|aldergate
Straight jeans|جينز مستقيم|jeans|54|shirts|size|-|aldergate
Leather shoes|حذاء جلدي|mans-shoe|98|mens-shoes|shoe|-|stepwell
Hiking boots|حذاء مشي جبلي|hiking-boot|112|mens-shoes|shoe|-|stepwell
Silk tie|ربطة عنق حرير|necktie|29|shirts|colour|-|aldergate
Knitted scarf|وشاح محبوك|scarf|24|shirts|colour|-|marlowe
Leather clutch|حقيبة يد جلدية|clutch-bag|64|dresses|colour|-|marlowe`,
  home: `
Two-seat sofa|أريكة بمقعدين|couch-and-lamp|489|furniture|colour|-|nestor
Oak chair|كرسي بلوط|chair|89|furniture|colour|-|nestor
Single bed frame|سرير مفرد|bed|219|furniture|-|-|nestor
Wall mirror|مرآة حائط|mirror|59|furniture|-|-|nestor
Framed print|لوحة مؤطرة|framed-picture|34|furniture|frame|-|nestor
Indoor plant|نبتة داخلية|potted-plant|19.5|furniture|-|-|fernhill
Scented candle|شمعة معطرة|candle|14.9|furniture|scent|-|fernhill
Chef's knife|سكين الطاهي|kitchen-knife|49|kitchenware|-|-|brasswick
Stoneware teapot|إبريق شاي من الحجر|teapot|32|kitchenware|colour|-|brasswick
Sauté pan|مقلاة|cooking|54|kitchenware|-|-|brasswick
Bamboo chopsticks, 5|عيدان بامبو، 5 أزواج|chopsticks|8.5|kitchenware|-|-|brasswick
Laundry basket|سلة غسيل|basket|27|kitchenware|-|-|fernhill`,
  leisure: `
The Tide Tables, novel|رواية جداول المد|closed-book|12.9|books|-|-|quillpress
Atlas of Small Islands|أطلس الجزر الصغيرة|green-book|28|books|-|-|quillpress
Cooking by the Quay|الطبخ على الرصيف|orange-book|24.5|books|-|-|quillpress
Dotted notebook|دفتر منقط|notebook-with-decorative-cover|9.9|books|colour|-|quillpress
Teddy bear|دب محشو|teddy-bear|19.9|toys|-|-|pipwell
Wooden puzzle|أحجية خشبية|puzzle-piece|15.5|toys|-|-|pipwell
Kite|طائرة ورقية|kite|17.9|toys|colour|-|pipwell
Yo-yo|يويو|yo-yo|6.9|toys|colour|-|pipwell
Chess set|طقم شطرنج|chess-pawn|34|toys|-|-|pipwell
Classical guitar|غيتار كلاسيكي|guitar|129|toys|-|-|orison
Football|كرة قدم|soccer-ball|22|training|-|-|kestrel
Yoga block set|طقم مكعبات يوغا|brick|18|training|colour|-|kestrel
Running shoes|حذاء جري|running-shoe|84|training|shoe|-|kestrel
Two-person tent|خيمة لشخصين|tent|139|outdoor|colour|-|kestrel
Daypack, 20 l|حقيبة ظهر 20 لترًا|backpack|52|outdoor|colour|-|kestrel
City bicycle|دراجة مدينة|bicycle|349|outdoor|colour|-|kestrel`,
  beauty: `
Velvet lipstick|أحمر شفاه مخملي|lipstick|16.5|make-up|shade|-|rosalind
Nail lacquer|طلاء أظافر|nail-polish|8.9|make-up|shade|-|rosalind
Compact mirror|مرآة جيب|mirror|11.5|make-up|-|-|rosalind
Eau de parfum, rose|عطر الورد|rose|58|fragrance|volume|-|averie
Eau de toilette, cedar|عطر الأرز|evergreen-tree|46|fragrance|volume|-|averie
Jasmine body oil|زيت الجسم بالياسمين|blossom|21|fragrance|volume|-|averie
Lavender hand cream|كريم يدين بالخزامى|lotion-bottle|12.4|make-up|-|-|rosalind
Safety razor|شفرة حلاقة آمنة|razor|26|make-up|-|-|averie
Bar soap, olive|صابون زيت الزيتون|soap|5.9|make-up|-|-|averie
Hair pick|مشط شعر|hair-pick|4.9|make-up|colour|-|rosalind`,
};

/** Choices of goods: the title of each choice and its options with what they add to the price. */
export const shopChoices: Record<string, { title: string; options: Record<string, number> }[]> = {
  colour: [{ title: "Colour", options: { Black: 0, Sand: 0, Blue: 2 } }],
  size: [{ title: "Size", options: { S: 0, M: 0, L: 0, XL: 3 } }],
  "size-colour": [
    { title: "Colour", options: { Red: 0, Blue: 0, "Off White": 0 } },
    { title: "Size", options: { S: 0, M: 0, L: 2 } },
  ],
  shoe: [{ title: "Size", options: { "38": 0, "40": 0, "42": 0, "44": 4 } }],
  memory: [{ title: "Memory", options: { "8 GB": 0, "16 GB": 120, "32 GB": 290 } }],
  frame: [{ title: "Frame", options: { Oak: 0, Black: 0, None: -8 } }],
  scent: [{ title: "Scent", options: { Fig: 0, Cedar: 0, Linen: 0 } }],
  shade: [{ title: "Shade", options: { Ruby: 0, Coral: 0, Plum: 0, Nude: 0 } }],
  volume: [{ title: "Volume", options: { "50 ml": 0, "100 ml": 24 } }],
};

// name | Arabic | drawing
export const brands = `
Halden|هالدن|mobile-phone
Orison|أوريسون|headphone
Tactle|تاكتل|keyboard
Lumenor|لومينور|light-bulb
Marlowe|مارلو|dress
Aldergate|ألدرغيت|coat
Stepwell|ستبويل|running-shoe
Nestor|نستور|chair
Fernhill|فيرنهيل|potted-plant
Brasswick|براسويك|cooking
Quillpress|كويل برس|books
Pipwell|بيبويل|teddy-bear
Kestrel|كستريل|eagle
Rosalind|روزاليند|lipstick
Averie|أفيري|rose
Bluejay|بلو جاي|bird
Northmoor|نورثمور|mountain`;

// name | Arabic | drawing | the categories whose goods bear it
export const groceryBrands = `
Greenmeadow|غرينميدو|leafy-green|leaves-greens, roots
Orchard Lane|بستان لين|red-apple|apples-pears, exotic-fruit
Dawn Dairy|ألبان الفجر|glass-of-milk|milk-cream, cheese-eggs
Millstone|ميلستون|bread|bread, pastries, rice-pasta
Pantry Oak|بانتري أوك|jar|tins-jars, tea-coffee
Clearspring|كليرسبرينغ|droplet|water-juice`;

// name | Arabic
export const commonConditions = `
Fever|حمى
Headache|صداع
Cold|زكام
Cough|سعال
Allergy|حساسية
Heartburn|حرقة المعدة
Stomach upset|اضطراب المعدة
Wounds|جروح
Joint pain|آلام المفاصل
Dry skin|جفاف البشرة
Dry eyes|جفاف العين
Vitamin lack|نقص الفيتامينات
Infection|عدوى
Diabetes|السكري
Blood pressure|ضغط الدم
Travel sickness|دوار السفر`;
