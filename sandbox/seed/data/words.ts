// name | Arabic, of what rows keep no translation of: options, what operators ask for, fields of forms. Each Arabic word stands for one English one.
export const words = `
Size|الحجم
Single|مفرد
Double|مزدوج
Portion|الحصة
Regular|عادي
Large|كبير
Medium|متوسط
Small|صغير
Cup|الكوب
25 cm|25 سم
30 cm|30 سم
40 cm|40 سم
8 slices|8 قطع
12 slices|12 قطعة
Crust|العجينة
Thin|رقيقة
Thick|سميكة
Cheese filled|محشوة بالجبن
Extra toppings|إضافات على الوجه
Olives|زيتون
Mushrooms|فطر
Peppers|فلفل
Extra cheese|جبن إضافي
Rocket|جرجير
Sweetcorn|ذرة حلوة
Sauces|الصلصات
Garlic|ثوم
Smoky chilli|فلفل حار مدخن
Mustard|خردل
Tahini|طحينة
Ketchup|كاتشب
Mayonnaise|مايونيز
Smoky barbecue|باربكيو مدخن
Hot chilli|فلفل حار
Heat|درجة الحرارة
Mild|خفيف
Hot|حار
Very hot|حار جدًا
Extras|إضافات
Fried egg|بيضة مقلية
Avocado|أفوكادو
Cheddar|شيدر
Crisp onions|بصل مقرمش
Wasabi|واسابي
Pickled ginger|زنجبيل مخلل
Spicy mayonnaise|مايونيز حار
On top|للتزيين
Chocolate sauce|صلصة الشوكولاتة
Strawberries|فراولة
Pistachio|فستق
Cream|كريمة
Toppings|مكونات إضافية
Soft egg|بيضة طرية
Seaweed|أعشاب بحرية
Bamboo|براعم الخيزران
Protein|البروتين
Tofu|توفو
Chicken|دجاج
Prawns|روبيان
Add protein|إضافة بروتين
Halloumi|حلوم
Salmon|سلمون
Filling|الحشوة
Beef|لحم بقري
Mushroom|حشوة الفطر
Two cheeses|نوعان من الجبن
Milk|الحليب
Whole|كامل الدسم
Skimmed|خالي الدسم
Oat|شوفان
Almond|لوز
Eggs|البيض
Fried|مقلي
Poached|مسلوق دون قشرة
Scrambled|مخفوق
Dressing|التتبيلة
Lemon oil|زيت وليمون
Tahini herb|طحينة بالأعشاب
Honey mustard|خردل بالعسل
None|بدون
Base|القاعدة
Sushi rice|أرز السوشي
Brown rice|أرز بني
Leaves|خضار ورقية
Doneness|درجة النضج
Rare|قليل النضج
Medium rare|بين القليل والمتوسط
Well done|ناضج جيدًا
Glazes|الطبقات السكرية
Sugar|سكر
Chocolate|شوكولاتة
Raspberry|توت أحمر
Maple|قيقب
Scoops|عدد الكرات
One|كرة واحدة
Two|كرتان
Three|ثلاث كرات
Flavour|النكهة
Vanilla|فانيليا
Dark chocolate|شوكولاتة داكنة
Lemon|ليمون
Weight|الوزن
500 g|500 غ
1 kg|1 كغ
2 kg|2 كغ
Colour|اللون
Black|أسود
Sand|رملي
Blue|أزرق
Red|أحمر
Off White|أبيض عاجي
Memory|الذاكرة
8 GB|8 غيغابايت
16 GB|16 غيغابايت
32 GB|32 غيغابايت
Frame|الإطار
Oak|بلوط
Scent|الرائحة
Fig|تين
Cedar|خشب الأرز
Linen|كتان
Shade|درجة اللون
Ruby|ياقوتي
Coral|مرجاني
Plum|برقوقي
Nude|لون البشرة
Volume|السعة
50 ml|50 مل
100 ml|100 مل
Service Charge|رسوم الخدمة
Bank transfer|تحويل مصرفي
Account name|اسم الحساب
Account number|رقم الحساب
Name on your account|اسم صاحب الحساب
Transaction number|رقم العملية
Mobile money|محفظة الهاتف
Send to|التحويل إلى
Your number|رقمك
Bank reference|مرجع المصرف
password|كلمة المرور
email|البريد الإلكتروني
email or phone|البريد الإلكتروني أو الهاتف
phone|الهاتف
f name|الاسم الأول
l name|اسم العائلة
otp|رمز التحقق
reason|السبب
message|الرسالة
comment|التعليق
amount|المبلغ`;
