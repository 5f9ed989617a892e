// module | type | target store or link | zone | drawings | title | Arabic | second line | Arabic
export const banners = `
1|default|/stores|1|motor-scooter|Free delivery all week|توصيل مجاني طوال الأسبوع|On orders over $50|للطلبات فوق 50 دولارًا
1|store_wise|Sugar & Thyme|1|shortcake+cupcake|Two cakes, one price|كعكتان بسعر واحدة|Sugar & Thyme, until Sunday|سكر وزعتر، حتى الأحد
1|store_wise|Greenhouse|1|green-salad|Lunch bowls from $6|أوعية الغداء من 6 دولارات|Weekdays, 12 to 3|أيام الأسبوع من 12 إلى 3
1|item_wise|Harbour Kitchen|1|hamburger+french-fries|The Harbour Burger|برغر الميناء|Our most ordered dish|أكثر أطباقنا طلبًا
1|store_wise|The Copper Pan|2|pancakes+cooking|Breakfast is on its way|الفطور في الطريق|The Copper Pan|المقلاة النحاسية
1|store_wise|Golden Ladle|2|steaming-bowl+dumpling|Noodle week|أسبوع النودلز|Golden Ladle|المغرفة الذهبية
1|item_wise|Lanterna|2|pizza|Pizza night|ليلة البيتزا|Lanterna|لانترنا
2|store_wise|Quayside Market|1|red-apple+carrot|Fresh this morning|طازج هذا الصباح|Quayside Market|سوق الرصيف
2|store_wise|Basket & Vine|1|grapes+strawberry|A basket of summer|سلة من الصيف|Basket & Vine|سلة وكرمة
2|store_wise|Orchard Foods|2|pear+red-apple|From the orchard|من البستان|Orchard Foods|أغذية البستان
3|store_wise|Harbour Pharmacy|1|pill+thermometer|Ready for the cold season|استعد لموسم البرد|Harbour Pharmacy|صيدلية الميناء
3|store_wise|Beacon Pharmacy|2|tangerine+pill|Vitamins, 10 % off|خصم 10% على الفيتامينات|Beacon Pharmacy|صيدلية المنارة
4|store_wise|Signal House|1|headphone+mobile-phone|Sound week|أسبوع الصوتيات|Signal House|بيت الإشارة
4|item_wise|Signal House|1|headphone|Quiet, please|هدوء من فضلك|Headphones of the week|سماعات الأسبوع
4|store_wise|Marlowe & Sons|1|dress+coat|The new collection|المجموعة الجديدة|Marlowe & Sons|مارلو وأولاده
4|store_wise|Hilltop Electric|2|laptop+keyboard|Work from anywhere|اعمل من أي مكان|Hilltop Electric|كهرباء أعلى التل
5|default|/parcel-delivery-info|1|package+delivery-truck|Across town in an hour|عبر المدينة في ساعة|Documents to furniture|من الوثائق إلى الأثاث
5|default|/parcel-delivery-info|2|package+bicycle|Small parcels by bicycle|الطرود الصغيرة بالدراجة|Quick and quiet|سريع وهادئ`;

// module | title | Arabic | drawings | description | Arabic | stores
export const campaigns = `
1|Burger Festival|مهرجان البرغر|hamburger+french-fries|The best burgers of Port Merrow, all month|أفضل برغر في بورت مرو طوال الشهر|Harbour Kitchen, Griddle & Oak, Cluck & Company, Rooster Road
1|Green Month|الشهر الأخضر|green-salad+avocado|Plates without meat from kitchens that love vegetables|أطباق نباتية من مطابخ تعشق الخضار|Greenhouse, Olive Street Kitchen, Juniper Salads, Blue Door Mezze
1|Late Suppers|عشاء متأخر|pizza+night-with-stars|Kitchens that cook after ten|مطابخ تطبخ بعد العاشرة|Forno Quay, Casa Naranja, Lanterna, Golden Ladle
2|Harvest Days|أيام الحصاد|carrot+grapes|Vegetables and fruit at harvest prices|خضار وفواكه بأسعار الحصاد|Quayside Market, Daily Harvest, Orchard Foods
3|Stay Well|ابقَ بخير|pill+herb|Vitamins and care for the cold months|فيتامينات ورعاية للأشهر الباردة|Harbour Pharmacy, Beacon Pharmacy
4|Home Again|العودة إلى المنزل|couch-and-lamp+potted-plant|Furniture and small things that make a room|أثاث وأشياء صغيرة تصنع الغرفة|Nest & Hearth, Cedar & Clay`;

// module | title | Arabic | code | type | target | discount | discount type | minimum | most | expires | limit
export const coupons = `
1|Welcome|أهلًا بك|WELCOME10|default|-|10|percent|20|5|2035-12-31|5
1|Three off|خصم ثلاثة|THREEOFF|default|-|3|amount|15|0|2035-12-31|3
1|Harbour Kitchen treat|هدية مطبخ الميناء|KITCHEN15|store_wise|Harbour Kitchen|15|percent|10|6|2035-12-31|5
1|For the hill|لسكان التل|HILLSIDE12|zone_wise|2|12|percent|12|5|2035-12-31|5
1|First order|الطلب الأول|FIRST5|first_order|-|5|amount|10|0|2035-12-31|1
1|Free ride|توصيل مجاني|FREERIDE|free_delivery|-|0|amount|15|0|2035-12-31|5
1|Last winter|الشتاء الماضي|WINTER25|default|-|20|percent|0|10|2026-02-28|5
2|Fill the fridge|املأ الثلاجة|FRESH10|default|-|10|percent|30|8|2035-12-31|5
2|Free ride, groceries|توصيل مجاني للبقالة|FRESHRIDE|free_delivery|-|0|amount|25|0|2035-12-31|5
3|Get well|بالشفاء|WELL5|default|-|5|amount|25|0|2035-12-31|3
4|New things|أشياء جديدة|SHOP15|default|-|15|percent|60|20|2035-12-31|3
5|Send more|أرسل أكثر|PARCEL2|default|-|2|amount|0|0|2035-12-31|5`;

// title | Arabic | type | amount | minimum | most
export const cashbacks = `
A little back|القليل يعود إليك|percentage|5|20|3
Two back on big orders|استرد اثنين على الطلبات الكبيرة|amount|2|40|2`;

// module | key | drawings | title | Arabic
export const moduleBanners = `
1|promotional_banner|motor-scooter+hamburger|Hungry? Half an hour.|جائع؟ نصف ساعة فقط.
1|best_reviewed_section_banner|glowing-star+sushi|Loved by your neighbours|يحبها جيرانك
1|bottom_section_banner|pizza+tropical-drink|Friday, sorted|يوم الجمعة جاهز
2|best_reviewed_section_banner|strawberry+broccoli|Best of the market|أفضل ما في السوق
2|new_arrival_section_banner|mango+pineapple|New on the shelves|جديد على الرفوف
2|bottom_section_banner|bread+honey-pot|Breakfast for the week|فطور الأسبوع
3|basic_section_nearby|pill+adhesive-bandage|Basics, close by|الأساسيات قريبة منك
3|bottom_section_banner|sun+lotion-bottle|Care for your skin|اعتنِ ببشرتك
4|new_arrival_section_banner|laptop+watch|Just in|وصل حديثًا
4|bottom_section_banner|teddy-bear+kite|Gifts for small people|هدايا للصغار
5|promotional_banner|package+delivery-truck|Anything, anywhere in town|أي شيء إلى أي مكان في المدينة`;

// key | text | Arabic
export const parcelVideo = `
section_title|How it works|كيف يعمل
banner_type|image|image
banner_image|package+motor-scooter|package+motor-scooter
content1_title|Book|احجز
content1_subtitle|Tell us what to move and where|أخبرنا ماذا ننقل وإلى أين
content2_title|Hand over|سلّم
content2_subtitle|A courier rings at your door|يصل المندوب إلى بابك
content3_title|Follow|تابع
content3_subtitle|Watch it cross the city|راقبه وهو يعبر المدينة`;

// title | Arabic | text | Arabic | drawing
export const whyChoose = `
Fast|سريع|Most parcels arrive within the hour|معظم الطرود تصل خلال ساعة|high-voltage
Safe|آمن|Every parcel is insured and handed over by name|كل طرد مؤمن ويسلّم بالاسم|locked
Fair|عادل|One price by distance, told before you send|سعر واحد حسب المسافة تعرفه قبل الإرسال|balance-scale
Live on the map|مباشر على الخريطة|Watch the courier cross the city|راقب المندوب وهو يعبر المدينة|world-map
Careful|بعناية|Fragile things ride upright|الأشياء الهشة تُنقل قائمة|wine-glass
Any size|كل الأحجام|From a letter to a sofa|من رسالة إلى أريكة|package
Day and night|ليلًا ونهارًا|Couriers ride from six to midnight|المندوبون من السادسة حتى منتصف الليل|crescent-moon
Green|صديق للبيئة|Small parcels go by bicycle|الطرود الصغيرة بالدراجة|bicycle`;
