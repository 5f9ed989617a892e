// All lists: English | Arabic, with further cells named where they differ.
export const cancellationReasons = `
I changed my mind|غيّرت رأيي
I ordered by mistake|طلبت عن طريق الخطأ
The address is wrong|العنوان غير صحيح
It takes too long|يستغرق وقتًا طويلًا
I want to change the order|أريد تعديل الطلب`;

export const refundReasons = `
Something was missing|كان هناك شيء ناقص
It arrived damaged|وصل تالفًا
It was not what I ordered|لم يكن ما طلبته
The quality was poor|الجودة رديئة`;

export const parcelInstructions = `
Ring the bell|اقرع الجرس
Leave it at the door|اتركه عند الباب
Call when you are downstairs|اتصل عند وصولك إلى الأسفل
Hand it over in person|سلّمه باليد
Fragile, keep it upright|قابل للكسر، أبقه قائمًا`;

export const automatedMessages = `
Where is my order?|أين طلبي؟
I would like to change my address|أود تغيير عنواني
Something is missing from my order|ينقص شيء من طلبي
How do I get a refund?|كيف أسترد المبلغ؟`;

// name | Arabic | text | Arabic | drawing | per km | minimum
export const parcelCategories = `
Documents|وثائق|Letters, contracts, keys|رسائل وعقود ومفاتيح|envelope|1.5|4
Food & gifts|طعام وهدايا|Cakes, flowers, small presents|كعك وزهور وهدايا صغيرة|wrapped-gift|1.8|5
Clothes|ملابس|Up to two bags|حتى حقيبتين|t-shirt|1.8|5
Electronics|إلكترونيات|Packed and below 10 kg|مغلفة وأقل من 10 كغ|laptop|2.4|7
Furniture|أثاث|One piece, carried by two|قطعة واحدة يحملها شخصان|chair|3.5|14
Something else|شيء آخر|Below 20 kg, fits a car|أقل من 20 كغ ويتسع في سيارة|package|-|-`;

// name | designation | Arabic | review | Arabic | drawing
export const testimonials = `
Nora Haddad|Teacher|معلمة|Dinner arrives before the homework is done. We order every Thursday.|يصل العشاء قبل انتهاء الواجبات. نطلب كل خميس.|woman-teacher-medium-light
Marcus Okafor|Baker|خباز|My shop gained a whole street of new customers in the first month.|كسب متجري زبائن شارع كامل في الشهر الأول.|cook-dark
Ingrid Larsen|Nurse|ممرضة|After a night shift the pharmacy comes to me. That is worth a lot.|بعد المناوبة الليلية تأتي الصيدلية إليّ. وهذا يعني الكثير.|woman-health-worker-light
Omar Saleh|Student|طالب|Clear prices, no surprises at the end.|أسعار واضحة ولا مفاجآت في النهاية.|man-student-medium`;

// key | title | Arabic title | paragraphs in English | Arabic, sentences parted by ;
export const pages = `
about-us|About Doorstep|عن دورستب|Doorstep brings meals, groceries, medicine, goods and parcels from the shops of Port Merrow to its doors; We began in 2019 with one scooter and eleven kitchens on the Old Quay; Today couriers on bicycles and scooters serve the Harbour and the Hillside, and every shop sets its own prices|يوصل دورستب الوجبات والبقالة والأدوية والبضائع والطرود من متاجر بورت مرو إلى أبوابها؛ بدأنا عام 2019 بدراجة واحدة وأحد عشر مطبخًا على الرصيف القديم؛ واليوم يخدم مندوبونا الميناء وسفح التل وكل متجر يحدد أسعاره
terms-and-conditions|Terms and Conditions|الشروط والأحكام|By ordering you enter into a contract with the shop whose goods you choose, and with us for their delivery; Prices include what the page says they include, and the total shown before ordering is the one you pay; Orders can be cancelled free of charge until the shop confirms them|عند الطلب تتعاقد مع المتجر الذي تختار بضائعه ومعنا على توصيلها؛ الأسعار تشمل ما تذكره الصفحة والمجموع المعروض قبل الطلب هو ما تدفعه؛ يمكن إلغاء الطلب مجانًا حتى يؤكده المتجر
privacy-policy|Privacy Policy|سياسة الخصوصية|We keep your name, contact and addresses to deliver your orders, and nothing that we do not need; Couriers see the address of a running order only; You can have your account and everything in it deleted at any time|نحتفظ باسمك وبيانات الاتصال وعناوينك لتوصيل طلباتك ولا شيء لا نحتاجه؛ يرى المندوب عنوان الطلب الجاري فقط؛ يمكنك حذف حسابك وكل ما فيه في أي وقت
refund-policy|Refund Policy|سياسة الاسترداد|When something is missing, damaged or not what you ordered, tell us within 48 hours; We return the money to your wallet or the way you paid within five working days|إذا نقص شيء أو تلف أو لم يكن ما طلبته فأخبرنا خلال 48 ساعة؛ نعيد المبلغ إلى محفظتك أو بطريقة الدفع خلال خمسة أيام عمل
shipping-policy|Shipping Policy|سياسة التوصيل|Delivery is charged by distance, with a least and a highest fee for each part of the city; Orders above the amount shown in the cart are delivered free; Times are estimates and begin when the shop confirms|تحسب أجرة التوصيل حسب المسافة بحد أدنى وأعلى لكل جزء من المدينة؛ الطلبات فوق المبلغ المعروض في السلة توصل مجانًا؛ الأوقات تقديرية وتبدأ عند تأكيد المتجر
cancelation|Cancellation Policy|سياسة الإلغاء|You may cancel while an order is pending; Afterwards please call the shop, which may still be able to help; Orders cancelled by the shop are refunded in full|يمكنك الإلغاء ما دام الطلب معلقًا؛ بعد ذلك يرجى الاتصال بالمتجر فقد يستطيع المساعدة؛ الطلبات التي يلغيها المتجر يسترد ثمنها كاملًا`;
