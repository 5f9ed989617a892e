export type CategoryData = {
  name: string;
  arabic: string;
  art: string;
  children: readonly { name: string; arabic: string }[];
};
export type CategoryModule = "food" | "grocery" | "pharmacy" | "ecommerce";

// parent | Arabic | drawing | child, Arabic | …
const lists: Record<CategoryModule, string> = {
  food: `
Burgers|برغر|hamburger|Beef burgers, برغر لحم|Chicken burgers, برغر دجاج
Pizza|بيتزا|pizza|Classic pizza, بيتزا كلاسيكية|Gourmet pizza, بيتزا فاخرة
Sushi|سوشي|sushi|Nigiri, نيغيري|Rolls, رول
Breakfast|فطور|cooking|Pancakes & waffles, بان كيك ووافل|Eggs, بيض
Salads|سلطات|green-salad|Green salads, سلطات خضراء|Grain bowls, أوعية الحبوب
Noodles|نودلز|steaming-bowl|Ramen, رامن|Fried noodles, نودلز مقلية
Chicken|دجاج|poultry-leg|Fried chicken, دجاج مقلي|Grilled chicken, دجاج مشوي
Tacos|تاكو|taco|Tacos, تاكو|Burritos, بوريتو
Desserts|حلويات|shortcake|Cakes, كعك|Ice cream, آيس كريم
Drinks|مشروبات|tropical-drink|Juices, عصائر|Coffee & tea, قهوة وشاي
Curry & Rice|كاري وأرز|curry-rice|Curries, كاري|Rice bowls, أوعية الأرز
Sandwiches|ساندويتشات|sandwich|Wraps, لفائف|Toasties, خبز محمص
Seafood|مأكولات بحرية|fried-shrimp|Fish, سمك|Shellfish, محاريات
Grills|مشاوي|meat-on-bone|Kebabs, كباب|Steaks, ستيك`,
  grocery: `
Fruit|فواكه|red-apple|Apples & pears, تفاح وكمثرى|Exotic fruit, فواكه استوائية
Vegetables|خضار|broccoli|Roots, جذور|Leaves & greens, ورقيات
Bakery|مخبوزات|baguette-bread|Bread, خبز|Pastries, معجنات
Dairy & Eggs|ألبان وبيض|glass-of-milk|Milk & cream, حليب وكريمة|Cheese & eggs, جبن وبيض
Meat & Fish|لحوم وأسماك|cut-of-meat|Meat, لحوم|Fish & seafood, أسماك
Pantry|مؤونة|canned-food|Tins & jars, معلبات|Rice & pasta, أرز ومعكرونة
Drinks|مشروبات|beverage-box|Water & juice, ماء وعصير|Tea & coffee, شاي وقهوة
Snacks|وجبات خفيفة|popcorn|Sweets, حلويات|Salty snacks, مقرمشات
Household|منزل|roll-of-paper|Cleaning, تنظيف|Paper goods, ورقيات منزلية
Baby|أطفال|baby-bottle|Baby food, طعام الأطفال|Baby care, عناية بالطفل`,
  pharmacy: `
Pain & Fever|ألم وحمى|pill|Tablets, أقراص|Gels & patches, جل ولصقات
Cold & Flu|رشح وإنفلونزا|thermometer|Syrups, شراب|Nose & throat, أنف وحلق
Allergy|حساسية|tulip|Allergy tablets, أقراص الحساسية|Eye care, عناية بالعين
Stomach|معدة|teapot|Digestion, هضم|Probiotics, بروبيوتيك
First Aid|إسعافات أولية|adhesive-bandage|Plasters, لصقات جروح|Disinfection, تعقيم
Vitamins|فيتامينات|orange-circle|Daily vitamins, فيتامينات يومية|Minerals, معادن
Skin Care|عناية بالبشرة|lotion-bottle|Creams, كريمات|Sun care, واقي الشمس
Devices|أجهزة|stethoscope|Monitors, أجهزة قياس|Supports, دعامات`,
  ecommerce: `
Phones & Audio|هواتف وصوتيات|mobile-phone|Phones, هواتف|Headphones, سماعات
Computers|حواسيب|laptop|Laptops, حواسيب محمولة|Accessories, ملحقات
Women's Fashion|أزياء نسائية|dress|Dresses, فساتين|Women's shoes, أحذية نسائية
Men's Fashion|أزياء رجالية|t-shirt|Shirts, قمصان|Men's shoes, أحذية رجالية
Home|منزل|couch-and-lamp|Furniture, أثاث|Kitchenware, أدوات المطبخ
Books & Toys|كتب وألعاب|books|Books, كتب|Toys, ألعاب
Beauty|جمال|lipstick|Make-up, مكياج|Fragrance, عطور
Sports|رياضة|running-shoe|Training, تدريب|Outdoor, أنشطة خارجية`,
};

/** Two levels of categories of one module, in order of importance. */
export function categoriesOf(module: CategoryModule): CategoryData[] {
  return lists[module]
    .trim()
    .split("\n")
    .map((line) => {
      const [name = "", arabic = "", art = "", ...children] = line.split("|");
      return {
        name,
        arabic,
        art,
        children: children.map((child) => {
          const [childName = "", childArabic = ""] = child.split(", ");
          return { name: childName, arabic: childArabic };
        }),
      };
    });
}
