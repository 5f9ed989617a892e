/** English and Arabic. */
export type Named = readonly [en: string, ar: string];

/** Streets from west to east in the Harbour half, from the quay northwards. */
export const harbourRows: readonly Named[] = [
  ["Harbour Street", "شارع الميناء"],
  ["Rope Walk", "ممر الحبال"],
  ["Sailmakers Row", "شارع صناع الأشرعة"],
  ["Market Street", "شارع السوق"],
  ["Saltmarket Lane", "حارة سوق الملح"],
  ["Chandlers Row", "شارع الشمّاعين"],
  ["Foundry Row", "شارع المسبك"],
  ["Chapel Street", "شارع الكنيسة"],
  ["Mill Lane", "حارة الطاحونة"],
  ["Tannery Road", "طريق المدبغة"],
  ["Station Road", "طريق المحطة"],
  ["Garden Street", "شارع الحدائق"],
  ["North Field Road", "طريق الحقل الشمالي"],
];

/** The same rows continued in the Hillside half. */
export const hillsideRows: readonly Named[] = [
  ["Cliff Walk", "ممشى الجرف"],
  ["Gull Street", "شارع النورس"],
  ["Beacon Street", "شارع المنارة"],
  ["Juniper Street", "شارع العرعر"],
  ["Olive Street", "شارع الزيتون"],
  ["Almond Row", "شارع اللوز"],
  ["Terrace Road", "طريق المدرجات"],
  ["Bellview Street", "شارع الأجراس"],
  ["Cypress Avenue", "جادة السرو"],
  ["Vineyard Road", "طريق الكروم"],
  ["Observatory Road", "طريق المرصد"],
  ["Quarry Lane", "حارة المحجر"],
  ["Upper Field Road", "طريق الحقل الأعلى"],
];

/** Streets from south to north, from west to east. */
export const columns: readonly Named[] = [
  ["Breakwater Lane", "حارة كاسر الأمواج"],
  ["Anchor Lane", "حارة المرساة"],
  ["Jetty Parade", "كورنيش الرصيف"],
  ["Customs House Lane", "حارة الجمارك"],
  ["Lantern Street", "شارع الفانوس"],
  ["Fishergate", "بوابة الصيادين"],
  ["Pepper Lane", "حارة الفلفل"],
  ["Guildhall Street", "شارع دار النقابات"],
  ["Bakers Alley", "زقاق الخبازين"],
  ["Clock Tower Road", "طريق برج الساعة"],
  ["Bridge Street", "شارع الجسر"],
  ["Weavers Lane", "حارة النساجين"],
  ["Orchard Road", "طريق البستان"],
  ["Lavender Lane", "حارة الخزامى"],
  ["Fig Tree Street", "شارع شجرة التين"],
  ["Hilltop Road", "طريق أعلى التل"],
  ["Larch Avenue", "جادة الأرز"],
  ["Shepherds Way", "طريق الرعاة"],
  ["Springwell Street", "شارع النبع"],
  ["Windmill Road", "طريق طاحونة الهواء"],
  ["Eastgate", "البوابة الشرقية"],
];

export const districts = {
  quay: ["Old Quay", "الرصيف القديم"],
  market: ["Market Ward", "حي السوق"],
  mills: ["Mill Quarter", "حي الطواحين"],
  terraces: ["The Terraces", "المدرجات"],
  orchards: ["Orchard Side", "جانب البساتين"],
  heights: ["Merrow Heights", "مرتفعات مرو"],
  bay: ["Merrow Bay", "خليج مرو"],
} as const satisfies Record<string, Named>;

export const cityName: Named = ["Port Merrow", "بورت مرو"];
export const lighthouse: Named = ["Lighthouse Rock", "صخرة المنارة"];
