/** Texts of the landing page by key of docs/delivery-api.md §14 (M names), English and Arabic. */
export const landingTexts = {
  header_title: ["Your streets, at your door", "شوارعك عند بابك"],
  header_sub_title: [
    "Food, groceries, medicine and everything else from the shops around you.",
    "طعام وبقالة وأدوية وكل شيء آخر من المتاجر حولك.",
  ],
  header_tag_line: ["Enter your address to begin", "أدخل عنوانك للبدء"],
  company_title: ["A neighbourhood company", "شركة من الحي"],
  company_sub_title: ["Since 2019 in Port Merrow", "منذ 2019 في بورت مرو"],
  company_description: [
    "We carry what the shops of our city make and sell. Every shop keeps its own prices; every courier is paid by the hour.",
    "نحمل ما تصنعه متاجر مدينتنا وتبيعه. كل متجر يحتفظ بأسعاره وكل مندوب يتقاضى أجره بالساعة.",
  ],
  company_button_name: ["About us", "من نحن"],
  download_user_app_title: ["Doorstep in your pocket", "دورستب في جيبك"],
  download_user_app_sub_title: ["Order and follow from your phone.", "اطلب وتابع من هاتفك."],
  earning_title: ["Earn with us", "اكسب معنا"],
  earning_sub_title: ["Open your shop to the whole city, or ride for it.", "افتح متجرك للمدينة كلها أو أوصل لها."],
  earning_seller_title: ["Become a store owner", "كن صاحب متجر"],
  earning_seller_sub_title: ["Your shelves, our couriers.", "رفوفك ومندوبونا."],
  earning_seller_button_name: ["Register your store", "سجّل متجرك"],
  earning_dm_title: ["Become a delivery man", "كن مندوب توصيل"],
  earning_dm_sub_title: ["Fixed hours, fair pay.", "ساعات ثابتة وأجر عادل."],
  earning_dm_button_name: ["Ride with us", "انضم إلى المندوبين"],
  business_title: ["Let's start your business with Doorstep", "ابدأ عملك مع دورستب"],
  business_sub_title: ["One app for your shop and one for your couriers.", "تطبيق لمتجرك وآخر لمندوبيك."],
  testimonial_title: ["What people say", "ماذا يقول الناس"],
  fixed_newsletter_title: ["Good things, first", "الأخبار الجيدة أولًا"],
  fixed_newsletter_sub_title: [
    "New shops, seasonal offers and one free-delivery code a month.",
    "متاجر جديدة وعروض موسمية ورمز توصيل مجاني كل شهر.",
  ],
  fixed_footer_description: [
    "Meals, groceries, medicine, shopping and parcels from the shops of your own streets, brought to your door.",
    "وجبات وبقالة وأدوية وتسوق وطرود من متاجر شوارعك إلى بابك.",
  ],
} as const satisfies Record<string, readonly [string, string]>;
