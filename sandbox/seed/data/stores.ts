// zone | name | Arabic | drawing | goods | hours | flags
// hours: always, day, late, morning, night. flags: V vegetarian only, F featured, R recommended, D free delivery, S own couriers,
// O has a store discount, X inactive, T take-away only, P extra packaging, A announcement, N no scheduled orders
export const foodStores = `
1|Harbour Kitchen|مطبخ الميناء|hamburger|burger|always|FRP
1|Corner Noodles|نودلز الزاوية|steaming-bowl|noodle|always|R
1|Night Owl|بومة الليل|owl|grill|night|-
1|Sleepy Fox|الثعلب النعسان|fox|breakfast|always|X
1|Griddle & Oak|الصاج والبلوط|hamburger|burger|always|FOA
1|Olive Street Kitchen|مطبخ شارع الزيتون|olive|levant|always|FRD
1|Forno Quay|فرن الرصيف|pizza|pizza|always|FOP
1|Tide & Rice|مد وأرز|sushi|sushi|late|FR
1|Monsoon Canteen|مطعم المونسون|pot-of-food|curry|always|O
1|Casa Naranja|كاسا نارانخا|tangerine|taco|always|R
1|Sugar & Thyme|سكر وزعتر|cupcake|dessert|always|FD
1|Morning Yard|ساحة الصباح|hot-beverage|breakfast|morning|R
1|Greenhouse|البيت الأخضر|green-salad|salad|day|FV
1|Saltbox Fish Bar|مطعم سولت بوكس للأسماك|fish|seafood|late|RS
1|Tall Cup Coffee|قهوة الكوب الطويل|hot-beverage|coffee|always|T
1|Cluck & Company|كلَك وشركاه|rooster|chicken|always|OP
1|Broth & Bao|مرق وباو|dumpling|noodle|late|N
1|Quay Bakery Café|مقهى ومخبز الرصيف|croissant|coffee|day|D
2|The Copper Pan|المقلاة النحاسية|cooking|breakfast|always|F
2|Lanterna|لانترنا|red-paper-lantern|pizza|always|RO
2|Golden Ladle|المغرفة الذهبية|steaming-bowl|noodle|always|F
2|Saffron Terrace|شرفة الزعفران|curry-rice|curry|late|FP
2|Hilltop Grill|مشاوي أعلى التل|meat-on-bone|grill|always|RA
2|Casa Palma|كاسا بالما|palm-tree|taco|always|-
2|Sweet Orchard|البستان الحلو|shortcake|dessert|day|D
2|Juniper Salads|سلطات العرعر|avocado|salad|always|V
2|Rooster Road|طريق الديك|poultry-leg|chicken|always|OS
2|Blue Door Mezze|مازة الباب الأزرق|falafel|levant|late|FR`;

export const groceryStores = `
1|Quayside Market|سوق الرصيف|red-apple|grocery|always|FR
1|Basket & Vine|سلة وكرمة|grapes|grocery|always|FO
1|Old Quay Greens|خضار الرصيف القديم|broccoli|grocery|day|RV
1|Daily Harvest|الحصاد اليومي|carrot|grocery|always|D
1|Corner Pantry|مؤونة الزاوية|canned-food|grocery|late|-
1|The Milk Float|عربة الحليب|glass-of-milk|grocery|morning|R
1|Saltmarket Grocer|بقالة سوق الملح|bread|grocery|always|OS
2|Orchard Foods|أغذية البستان|pear|grocery|always|F
2|Terrace Grocer|بقالة المدرجات|tomato|grocery|day|-
2|Upper Market|السوق الأعلى|watermelon|grocery|always|RO
2|Springwell Farm Shop|متجر مزرعة النبع|egg|grocery|always|D
2|Hillside Essentials|أساسيات سفح التل|basket|grocery|late|P`;

export const pharmacies = `
1|Harbour Pharmacy|صيدلية الميناء|pill|pharmacy|always|FR
1|Clock Tower Chemist|صيدلية برج الساعة|mantelpiece-clock|pharmacy|always|O
1|Guildhall Pharmacy|صيدلية دار النقابات|medical-symbol|pharmacy|day|R
1|Lantern Health|لانترن للصحة|adhesive-bandage|pharmacy|late|D
1|Bridge Street Care|رعاية شارع الجسر|stethoscope|pharmacy|always|-
2|Beacon Pharmacy|صيدلية المنارة|light-bulb|pharmacy|always|FO
2|Cypress Chemist|صيدلية السرو|herb|pharmacy|day|R
2|Eastgate Pharmacy|صيدلية البوابة الشرقية|hospital|pharmacy|always|P
2|Juniper Wellness|العرعر للعافية|lotion-bottle|pharmacy|late|D`;

export const shops = `
1|Signal House|بيت الإشارة|mobile-phone|electronics|always|FR
1|Wire & Wave|سلك وموجة|headphone|electronics|day|O
1|Marlowe & Sons|مارلو وأولاده|dress|fashion|always|F
1|Tailors Corner|زاوية الخياطين|necktie|fashion|day|R
1|The Tide Bookshop|مكتبة المد|books|leisure|always|FD
1|Kestrel Outdoors|كستريل للهواء الطلق|tent|leisure|late|O
1|Nest & Hearth|عش وموقد|couch-and-lamp|home|always|R
1|Rosalind Beauty|روزاليند للجمال|lipstick|beauty|always|F
2|Hilltop Electric|كهرباء أعلى التل|laptop|electronics|always|F
2|Thread & Needle|خيط وإبرة|thread|fashion|always|O
2|Bellview Toys|ألعاب بلفيو|teddy-bear|leisure|day|R
2|Cedar & Clay|أرز وطين|potted-plant|home|always|FD
2|Averie Perfumery|عطور أفيري|rose|beauty|always|P
2|Upper Yard Cycles|دراجات الساحة العليا|bicycle|leisure|late|S`;

/** Opening hours by name: one span a day, `HH:mm:ss`. The Night Owl's are in the small hours, so that it is closed all day. */
export const openingHours: Record<string, { opening: string; closing: string; days: readonly number[] }> = {
  always: { opening: "00:00:00", closing: "23:59:59", days: [0, 1, 2, 3, 4, 5, 6] },
  day: { opening: "08:00:00", closing: "20:00:00", days: [1, 2, 3, 4, 5, 6] },
  late: { opening: "11:30:00", closing: "23:30:00", days: [0, 1, 2, 3, 4, 5, 6] },
  morning: { opening: "06:30:00", closing: "14:30:00", days: [0, 1, 2, 3, 4, 5, 6] },
  night: { opening: "02:00:00", closing: "04:00:00", days: [0, 1, 2, 3, 4, 5, 6] },
};
