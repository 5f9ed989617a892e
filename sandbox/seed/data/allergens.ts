// name | Arabic | words of a dish or of goods that have it
export const allergens = `
Gluten|غلوتين|bread, bun, burger, toast, bagel, baguette, loaf, flatbread, pita, wrap, pizza, pasta, spaghetti, lasagne, noodle, ramen, wheat, oats, pancake, waffle, cake, croissant, cookie, biscuit, pie, dumpling, taco, burrito, sandwich
Milk|حليب|milk, cheese, cheddar, mozzarella, parmesan, feta, halloumi, butter, cream, yoghurt, latte, cappuccino, paneer, ghee, mascarpone
Eggs|بيض|egg, omelette, mayonnaise, mayo, aioli, pancake, waffle, cake, shakshuka
Fish|سمك|fish, salmon, tuna, cod, anchovy, sushi
Shellfish|محار وقشريات|prawn, shrimp, crab, lobster, mussel
Nuts|مكسرات|nut, almond, pistachio, walnut, hazelnut, cashew, praline, pesto
Peanuts|فول سوداني|peanut, satay
Sesame|سمسم|sesame, tahini, hummus, falafel
Soya|صويا|soy, soya, tofu, miso, edamame, teriyaki`;

// name | Arabic
export const nutrients = `
Protein|بروتين
Fibre|ألياف
Iron|حديد
Vitamin C|فيتامين ج
Calcium|كالسيوم`;
