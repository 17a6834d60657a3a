import { expect, test } from "bun:test";
import { createCopy } from "#/studio/copy/copy";
import { groupPractical } from "#/studio/copy/practical-groups";
import { namesTime } from "#/studio/copy/clock-times";
import { splitHours } from "#/studio/copy/opening-hours";
import { findPracticalRole, type PracticalRole } from "#/studio/copy/practical-facts";
import { splitPracticalSentence } from "#/studio/copy/practical-sentences";
import { endsInAmount } from "#/studio/copy/amounts";
import { splitPricedEntries, splitPricedEntry } from "#/studio/copy/priced-entries";
import { isAboutPrices, splitPriceList } from "#/studio/copy/stated-prices";
import { splitHourRow } from "#/studio/copy/hour-pairs";

test("a sentence that says when people can come is about hours, in many languages", () => {
  const sentences: Readonly<Record<string, string>> = {
    en: "Open Wednesday to Sunday 9.30 to 5.30.",
    de: "Geöffnet Mo–Fr 9–13 und 14–18 Uhr, samstags nur nach Absprache.",
    fr: "Ouvert du mardi au samedi, 10 h - 19 h.",
    es: "Abrimos de lunes a viernes de 9:30 a 14 y de 16 a 20.",
    it: "Chiuso il lunedì.",
    pt: "Atendemos de segunda a sexta, das 8h às 18h.",
    nl: "Ook op zondag open van 12 tot 17 uur.",
    sv: "Öppet vardagar 10–18, lördag 10–14.",
    da: "Åbent hver dag fra kl. 7.",
    fi: "Avoinna maanantaista perjantaihin 9–17.",
    pl: "Przyjmujemy od poniedziałku do piątku 8–20.",
    cs: "Otevřeno v úterý a ve čtvrtek od 9.",
    uk: "Приймаємо пн–пт 8:00–20:00, сб до 14:00.",
    ru: "Работаем с понедельника по субботу, 9:00–19:00.",
    tr: "Hafta içi 9.00–18.00 açığız, pazar kapalıyız.",
    ar: "نعمل من السبت إلى الخميس من 9 صباحاً حتى 6 مساءً.",
    th: "เปิดทุกวัน 10.00-20.00 น.",
    ja: "月曜から土曜、9時から16時半までお預かりしています。",
    ko: "평일 오전 9시부터 오후 6시까지 영업합니다.",
    "zh-Hans": "早上7点到晚上11点营业。",
  };
  for (const [language, text] of Object.entries(sentences))
    expect([language, findPracticalRole(text, language)]).toEqual([language, "hours"]);
});

test("what happens at a time, or is open in another sense, is no opening hour", () => {
  const sentences: readonly (readonly [language: string, text: string])[] = [
    ["en", "We build wheels by hand on Thursdays."],
    ["en", "Open studio on the first Saturday in May."],
    ["en", "Most services are done in two working days."],
    ["de", "Auf Wunsch reparieren wir auch alte Stücke."],
    ["de", "Wir proben donnerstags um 19.30 Uhr im alten Schulhaus."],
    ["tr", "1994'ten beri aynı yerdeyiz, cumartesi de açığız."],
    ["fr", "Une rencontre avec un auteur par mois, le premier jeudi."],
    ["zh-Hans", "周二周四晚有陪打活动,一个人来也能凑到场。"],
  ];
  for (const [language, text] of sentences) expect([text, findPracticalRole(text, language)]).toEqual([text, undefined]);
});

test("a sentence about what things cost is about prices, in many currencies", () => {
  const priced = [
    "Kurs kat. B za 3200 zł, 30 godzin jazdy i teoria na miejscu.",
    "$21.50 a lesson, no lock-in contracts.",
    "From KES 4,500 a term.",
    "Fixed monthly retainers from Rs 6,500.",
    "Packages start at ₦85,000 a month.",
    "Camera doppia da 95 euro con colazione.",
    "Första mötet på plats kostar 2 500 kr.",
    "Mesa de jantar para seis a partir de 1.350 €.",
    "Mensalidade a partir de R$ 189.",
    "Gói 250 g giá từ 95.000đ.",
    "สมาชิกเดือนละ 1,490 บาท ไม่ผูกสัญญา",
    "入居一時金なし、月額19万8千円から。",
    "전체 진행은 75만 원부터예요.",
    "少儿班每班6人,一学期16节课1680元。",
    "שיעור של 45 דקות עולה 150 ש״ח.",
    "سعر الصفحة يبدأ من 8 دنانير.",
    "थाली ₹280 से शुरू।",
    "Екскурсія триває годину, квиток 80 грн.",
    "Χρεώνουμε 40 ευρώ την επίσκεψη.",
  ];
  for (const text of priced) expect([text, isAboutPrices(text)]).toEqual([text, true]);
  const others = [
    "Every job is insured up to $100,000.",
    "Limpieza $90.000, valoración sin costo, calzas, endodoncia, ortodoncia y prótesis.",
    "We run 380 hives and sell four honeys.",
    "Aufmaß und Erstberatung sind kostenlos im Umkreis von 40 km.",
    "五轴设备18台，打样3天，50件起做。",
  ];
  for (const text of others) expect([text, isAboutPrices(text)]).toEqual([text, false]);
});

test("a list of prices is set entry by entry, and numbers with commas stay whole", () => {
  expect(splitPriceList("Sesión de 50 minutos a 42 €, bono de cinco 190 €.", "es")).toEqual([
    "Sesión de 50 minutos a 42 €",
    "Bono de cinco 190 €",
  ]);
  expect(splitPriceList("一般1,700円、学生1,000円、会員1,200円。", "ja")).toEqual(["一般1,700円", "学生1,000円", "会員1,200円"]);
  expect(splitPriceList("Basic service £45, ready in two days.", "en")).toEqual(["Basic service £45, ready in two days."]);
});

test("hours, prices and access stand below labels in the page's language, and in no other place", () => {
  const copy = createCopy({
    name: "Praxis Lindenhof",
    industry: "Physiotherapie",
    tagline: "Wieder in Bewegung",
    offer: "Eine Stunde kostet 68 €. Geöffnet Mo–Fr 8–19 Uhr. Barrierefrei, Parkplätze im Hof. Wir nehmen uns Zeit.",
  });
  expect(copy.practical).toEqual([
    { label: "Öffnungszeiten", texts: ["Geöffnet Mo–Fr 8–19 Uhr."] },
    { label: "Gebühren", texts: ["Eine Stunde kostet 68 €."] },
    { label: "So finden Sie uns", texts: ["Barrierefrei, Parkplätze im Hof."] },
  ]);
  expect([copy.headline, copy.lead, copy.statement, copy.notes, copy.facts]).toEqual([
    "Wieder in Bewegung",
    undefined,
    "Wir nehmen uns Zeit.",
    [],
    [],
  ]);
});

test("what no label fits for certain is a detail, and payment belongs to prices", () => {
  const roles: readonly (readonly [language: string, text: string, role: PracticalRole | undefined])[] = [
    ["en", "Wheelchair lift on the blue minibus.", "detail"],
    ["en", "Wheelchair access through the garden gate.", "place"],
    ["en", "No dogs in the breakfast room.", "detail"],
    ["en", "Open April to the end of October.", "detail"],
    ["de", "Rollstuhlplatz in jedem Fahrzeug.", "detail"],
    ["de", "Kein Fernseher in den Zimmern.", "detail"],
    ["fr", "Grande salle voûtée de 80 places, ouverte le samedi soir.", "detail"],
    ["es", "Pago con tarjeta o Bizum.", "payment"],
    ["pt", "Pagamento em dinheiro ou por Pix.", "payment"],
    ["nl", "Je vindt ons achter de molen.", "place"],
    ["pl", "Płatność kartą lub gotówką.", "payment"],
    ["ru", "Оплата картой или наличными.", "payment"],
    ["tr", "Ödeme nakit veya kartla.", "payment"],
    ["ja", "お支払いは現金のみです。", "payment"],
    ["ko", "오시는 길은 시장 뒤편입니다.", "place"],
    ["zh-Hans", "地址在老邮局对面。", "place"],
    ["es", "De martes a sábado 7:30 a. m. a 9 p. m.", "hours"],
    ["en", "We build payment software for small cafés.", undefined],
    ["en", "Our drivers know every cash crop in the valley.", undefined],
  ];
  for (const [language, text, role] of roles) expect([text, findPracticalRole(text, language)]).toEqual([text, role]);
});

test("prices that follow one another are one entry each, also without separators or repeated currencies", () => {
  expect(splitPriceList("Чишћење 900 динара, поправка 650, деца 400.", "sr")).toEqual([
    "Чишћење 900 динара",
    "Поправка 650",
    "Деца 400",
  ]);
  expect(splitPriceList("洗车80元打蜡200元。", "zh-Hans")).toEqual(["洗车80元", "打蜡200元"]);
  expect(splitPriceList("シャンプー2,000円カット3,500円", "ja")).toEqual(["シャンプー2,000円", "カット3,500円"]);
  expect(splitPriceList("房间150元到300元。", "zh-Hans")).toEqual(["房间150元到300元。"]);
  const { practical } = createCopy({
    name: "ร้านซักรองเท้าลุงดำ",
    industry: "ร้านซักรองเท้า เชียงราย",
    tagline: "สะอาดเหมือนใหม่",
    offer: "ซักรองเท้าผ้าใบ 120 บาท รองเท้าหนัง 250 บาท หมวก 80 บาท กระเป๋า 180 บาท",
  });
  expect(practical.map(({ texts }) => texts)).toEqual([
    ["ซักรองเท้าผ้าใบ 120 บาท", "รองเท้าหนัง 250 บาท", "หมวก 80 บาท", "กระเป๋า 180 บาท"],
  ]);
});

test("a label for gifts or admission stands above nothing else", () => {
  const charity = createCopy({
    name: "Les Voisins du Canal",
    industry: "Association d'entraide à Douai",
    tagline: "On se donne la main",
    offer: "Adhésion 15 € par an. Un repas partagé chaque mois.",
  });
  expect(charity.practical.map(({ label }) => label)).not.toContain(charity.phrases.pricing);
  const museum = createCopy({
    name: "Muzeum Lnu",
    industry: "Museum of weaving in Leeds",
    tagline: "Thread by thread",
    offer: "Weaving class $40 a person. Looms from every century.",
  });
  expect(museum.practical.map(({ label }) => label)).toEqual(["Prices"]);
});

test("a list of prices keeps what introduces it, what comes before and what comes after", () => {
  const lists: readonly (readonly [language: string, sentence: string, entries: readonly string[]])[] = [
    [
      "en",
      "Flat price by bedroom: 1 bed $320, 2 bed $410, 3 bed $520, oven and windows in.",
      ["Flat price by bedroom", "1 bed $320", "2 bed $410", "3 bed $520", "Oven and windows in"],
    ],
    [
      "en",
      "Detroit-style squares, $6 a corner piece, $4.50 middles.",
      ["Detroit-style squares", "$6 a corner piece", "$4.50 middles"],
    ],
    [
      "hu",
      "Napijegy 4900 Ft, bérlet 11 000 Ft, 14 év alatt ingyenes.",
      ["Napijegy 4900 Ft", "Bérlet 11 000 Ft", "14 év alatt ingyenes"],
    ],
    ["zh-Hant", "乾麵四十五元、餛飩湯五十元、滷豆腐十五元。", ["乾麵四十五元", "餛飩湯五十元", "滷豆腐十五元"]],
    ["de", "Von 11:30 Uhr: Suppe 6 €.", ["Von 11:30 Uhr: Suppe 6 €."]],
  ];
  for (const [language, sentence, entries] of lists) expect(splitPriceList(sentence, language)).toEqual(entries);
});

test("an entry is parted into what is sold and what it costs, in many languages and digits", () => {
  const entries: readonly (readonly [language: string, entry: string, name: string, amount: string])[] = [
    ["en", "Under-12s and over-70s €11", "Under-12s and over-70s", "€11"],
    ["en", "$6 a corner piece", "Corner piece", "$6"],
    ["en", "Balm from ₦4,500", "Balm", "from ₦4,500"],
    ["pl", "kadry 55 zł za osobę", "Kadry", "55 zł za osobę"],
    ["es", "Esterilización desde $900 los jueves", "Esterilización", "desde $900 los jueves"],
    ["pt", "Coado na hora por R$ 7", "Coado na hora", "R$ 7"],
    ["de", "Stimmung kostet 140 €", "Stimmung", "140 €"],
    ["th", "ขวดเล็ก ๔๕ บาท", "ขวดเล็ก", "๔๕ บาท"],
    ["hi", "आधी फ़ीस ₹२२५", "आधी फ़ीस", "₹२२५"],
    ["ka", "სულგუნი კილო 24 ლარი", "სულგუნი კილო", "24 ლარი"],
    ["ar", "سعر الصفحة يبدأ من 8 دنانير", "سعر الصفحة", "يبدأ من 8 دنانير"],
    ["zh-Hant", "餛飩湯五十元", "餛飩湯", "五十元"],
    ["ja", "一般1,700円", "一般", "1,700円"],
    ["en", "Follow-up (R780)", "Follow-up", "R780"],
  ];
  for (const [language, entry, name, amount] of entries) expect(splitPricedEntry(entry, language)).toEqual({ name, amount });
  expect(splitPricedEntries(["Шишање 700 динара", "Деца до 10 година 500"], "sr")).toEqual([
    { name: "Шишање", amount: "700 динара" },
    { name: "Деца до 10 година", amount: "500 динара" },
  ]);
});

test("what says more than a name and an amount stays whole", () => {
  const texts: readonly (readonly [language: string, text: string])[] = [
    ["cs", "Od 24 Kč/kg."],
    ["en", "From KES 4,500 a term."],
    ["en", "$12 each"],
    ["en", "A basic service is £45 and a full strip-down is £120."],
    ["en", "Oysters at £1.10 each from the honesty fridge at the end of the track, dulse dried in our own shed."],
  ];
  for (const [language, text] of texts) expect([text, splitPricedEntry(text, language)]).toEqual([text, undefined]);
});

test("prices and hours in one sentence stand below a label each, and nothing is lost", () => {
  const { practical, premises } = createCopy({
    name: "阿妙姨乾麵",
    industry: "基隆的麵店",
    offer: "乾麵四十五元、餛飩湯五十元、滷豆腐十五元,早上五點半開到賣完為止,通常十一點就收攤。週三公休。",
    language: "zh-Hant",
  });
  expect(practical).toEqual([{ label: "價格", texts: ["乾麵四十五元", "餛飩湯五十元", "滷豆腐十五元"] }]);
  expect(premises?.hours).toEqual(["早上五點半開到賣完為止,通常十一點就收攤。", "週三公休。"]);
});

test("a deadline, a number of things and a duration are no opening hours", () => {
  const sentences: readonly (readonly [language: string, text: string])[] = [
    ["pl", "Reklamówkę z paragonami przyjmujemy do 8. dnia miesiąca, potem już tylko posegregowane."],
    ["pl", "Przyjmujemy do 8 osób."],
    ["es", "Atendemos hasta 12 personas."],
    ["de", "Wir haben bis 3 Monate im Voraus offen."],
    ["ru", "Принимаем до 10 человек."],
  ];
  for (const [language, text] of sentences) expect([text, findPracticalRole(text, language)]).toEqual([text, undefined]);
  expect(findPracticalRole("Rampa otevřená od 5:30.", "cs")).toBe("hours");
});

test("what is done for months is no price, also where spaces alone end clauses", () => {
  const { practical, statement } = createCopy({
    name: "น้ำปลาตราปูสองก้าม",
    industry: "โรงงานน้ำปลาครอบครัว จังหวัดตราด",
    tagline: "เค็มแต่ซื่อ",
    offer: "หมักปลากะตักกับเกลือสมุทร 18 เดือนในบ่อไม้ ไม่ใส่น้ำตาล ไม่แต่งสี ขวดเล็ก 45 บาท ขวดใหญ่ 85 บาท",
  });
  expect(practical).toEqual([{ label: "ราคา", texts: ["ขวดเล็ก 45 บาท", "ขวดใหญ่ 85 บาท"] }]);
  // With nothing else to say the page sets its notice large.
  expect(statement).toBe("หมักปลากะตักกับเกลือสมุทร 18 เดือนในบ่อไม้ ไม่ใส่น้ำตาล ไม่แต่งสี");
});

test("hours are found beside a place, with parts of the day, and between two commas", () => {
  const hours: readonly (readonly [language: string, text: string])[] = [
    ["en", "Tue to Sat, 9 till 4, in the old chandlery by the harbour."],
    ["hi", "सुबह 6 से रात 9, एकादशी को दोपहर तक।"],
    ["ko", "오전 10시 반에 문 열고 저녁 7시 반에 남은 건 반값."],
    ["fi", "Puhelinaika ti ja to klo 9–11."],
    ["ta", "காலை 6 முதல் 9 வரை, மாலை 4 முதல் 8 வரை."],
  ];
  for (const [language, text] of hours) expect([text, findPracticalRole(text, language)]).toEqual([text, "hours"]);
  expect(splitPracticalSentence("Czesne 1450 zł z zupą, 7:30–16:00, zbiórka przy przystanku.", "pl")).toEqual([
    "Czesne 1450 zł z zupą, zbiórka przy przystanku.",
    "7:30–16:00",
  ]);
});

test("another thing that happens at a time is a detail, and a word that begins like a day is no day", () => {
  expect(findPracticalRole("Drop-off is the church basement on Avenue H, Thursdays 6 to 8.", "en")).toBe("detail");
  expect(namesTime("الأتعاب مكتوبة قبل التوقيع.", "ar")).toBe(false);
  expect(namesTime("مفتوح الأحد.", "ar")).toBe(true);
});

test("what points back to another entry of a price list is no name", () => {
  expect(splitPricedEntries(["Flat $190 a month", "$340 over that", "$14 on the saw"], "en")).toEqual([
    { name: "Flat", amount: "$190 a month, $340 over that" },
    "$14 on the saw",
  ]);
});

test("what takes weeks is no time to come, and a saying about money no price", () => {
  expect(findPracticalRole("Délai 5 à 8 semaines, plus si les marées sont belles.", "fr")).toBeUndefined();
  expect(findPracticalRole("Lieferzeit 3 bis 4 Wochen, montags auch kürzer.", "de")).not.toBe("hours");
  expect(findPracticalRole("Ouvert de 9 à 18 h, du lundi au samedi.", "fr")).toBe("hours");
  expect(findPracticalRole("收支每月貼公佈欄，一塊錢都寫。", "zh-Hant")).toBeUndefined();
  expect(findPracticalRole("一碗三十塊錢。", "zh-Hant")).toBe("prices");
});

test("a thing whose name begins like a day, or that takes minutes, has no hours", () => {
  const texts: readonly (readonly [language: string, text: string])[] = [
    ["en", "The fridge outside is open all night."],
    ["pt", "Atendemos a cidade toda em até 40 minutos."],
    ["ru", "Открываем двери до 30 минут."],
  ];
  for (const [language, text] of texts) expect([text, findPracticalRole(text, language) === "hours"]).toEqual([text, false]);
});

test("hours between commas are found by their days, and support is not opening", () => {
  expect(splitPracticalSentence("Bread you choose yourself, Tuesday and Saturday 10 to 2, no papers.", "en")).toEqual([
    "Bread you choose yourself, no papers.",
    "Tuesday and Saturday 10 to 2",
  ]);
  expect(splitPracticalSentence("Suppen und Brot, Montag und Freitag 10 bis 12, ohne Ausweis.", "de")).toEqual([
    "Suppen und Brot, ohne Ausweis.",
    "Montag und Freitag 10 bis 12",
  ]);
  for (const [language, text] of [
    ["en", "Support in three languages, Monday to Friday, 8:00 to 20:00."],
    ["he", "תמיכה בעברית ובערבית, א׳ עד ה׳, 8:00 עד 20:00."],
    ["pl", "Wsparcie od poniedziałku do piątku, 8:00–16:00."],
  ] as const) {
    expect(splitPracticalSentence(text, language)).toEqual([text]);
    expect(findPracticalRole(text, language)).not.toBe("hours");
  }
});

test("two days that have something else each are no opening hours", () => {
  expect(findPracticalRole("रविवार को टेस्ट, सोमवार को कॉपी वापस।", "hi")).toBeUndefined();
  expect(findPracticalRole("Tuesday to Saturday, 9 to 4, in the old chapel.", "en")).toBe("hours");
});

test("what a school charges for a bed is not its fee", () => {
  const { practical } = createCopy({
    name: "مركز النور",
    industry: "مركز تدريب سائقين",
    kind: "school",
    offer: "دورات قيادة الأوناش. سكن للمغتربين بـ٦٠ جنيه في اليوم.",
  });
  expect(practical.map(({ label }) => label)).not.toContain("الرسوم");
});

test("prices that only repeat those of the plans stand there alone, and what else a sentence says is kept", () => {
  const plans = [
    { name: "Adult", price: "R180", period: "month", features: ["All sessions"] },
    { name: "Drop-in", price: "R20", period: "session", features: ["No booking"] },
  ];
  const listShown = (offer: string) => {
    const copy = createCopy({ name: "Corner Gym", industry: "Boxing gym", offer, copy: { plans } });
    return JSON.stringify([copy.headline, copy.lead, copy.statement, copy.notes, copy.notices, copy.facts, copy.practical]);
  };
  expect(listShown("Adults R180 a month or R20 a session. Open Monday to Friday, 15:00 to 19:00.")).not.toContain("R180");
  const withMore = "Adults pay R180 a month or R20 a session with wraps and towels. Open Monday to Friday, 15:00 to 19:00.";
  expect(listShown(withMore)).toContain("towels");
});

test("amounts in ten thousands are whole, and what is taken off or counts on is no entry", () => {
  expect(splitPricedEntries(["소형견 목욕 2만 5천 원", "전체미용 4만5천원부터"], "ko")).toEqual([
    { name: "소형견 목욕", amount: "2만 5천 원" },
    { name: "전체미용", amount: "4만5천원부터" },
  ]);
  expect(splitPricedEntries(["蛋餅35元", "帶自己的杯子少五元"], "zh-Hant")).toEqual([
    { name: "蛋餅", amount: "35元" },
    "帶自己的杯子少五元",
  ]);
  // What counts on is read beside what it counts from: alone it would lack its unit.
  expect(splitPricedEntries(["£55 for the first hour", "£38 after"], "en")).toEqual([
    { name: "First hour", amount: "£55, £38 after" },
  ]);
});

test("what a list of prices ends with, and what is only taken off, is no row of it", () => {
  const labels = { hours: "Hours", prices: "Prices", place: "Place", detail: "Details" };
  const list = (sentences: readonly string[], language: string) =>
    groupPractical(sentences, labels, language).map(({ label, texts }) => [label, texts]);
  expect(list(["Grilled corn $5, burro $11, horchata my aunt makes."], "en")).toEqual([
    ["Prices", ["Grilled corn $5", "Burro $11"]],
    ["Details", ["Horchata my aunt makes"]],
  ]);
  expect(list(["Sauna 12 €, Handtuch 3 €, Kinder gratis."], "de")).toEqual([
    ["Prices", ["Sauna 12 €", "Handtuch 3 €", "Kinder gratis"]],
  ]);
  expect(list(["蛋餅35元、冰奶茶25元。", "帶自己的杯子少五元。"], "zh-Hant")).toEqual([
    ["Prices", ["蛋餅35元", "冰奶茶25元", "帶自己的杯子少五元。"]],
  ]);
});

test("a price is parted from a name with a range, a remark in brackets, a unit and more, and from a measure", () => {
  const part = (entry: string, language: string) => splitPricedEntries([entry], language)[0];
  expect(part("冰奶茶25元（聽說很有效）", "zh-Hant")).toEqual({ name: "冰奶茶", amount: "25元", note: "聽說很有效" });
  expect(part("Wynajem piątek–niedziela 11 500 zł", "pl")).toEqual({ name: "Wynajem piątek–niedziela", amount: "11 500 zł" });
  expect(part("Găzduire 19 € pe lună, fără contract", "ro")).toEqual({
    name: "Găzduire",
    amount: "19 € pe lună",
    note: "fără contract",
  });
  expect(part("Комплект R16 под ключ 9 000 ₸", "ru")).toEqual({ name: "Комплект R16 под ключ", amount: "9 000 ₸" });
  expect(part("ბოთლი 35–60 ლარი", "ka")).toEqual({ name: "ბოთლი", amount: "35–60 ლარი" });
  expect(part("EICRs (£165 up to a three-bed)", "en")).toEqual({ name: "EICRs", amount: "£165 up to a three-bed" });
});

test("a currency that the first or the last of a list names is that of all", () => {
  expect(isAboutPrices("Kuru fasulye 140 lira, pilav 60, etli nohut 180.")).toBe(true);
  expect(isAboutPrices("कटिंग 80, दाढ़ी 50 रुपये")).toBe(true);
  expect(isAboutPrices("Since 1998 on the hill, three rooms 24")).toBe(false);
});

test("prices without a currency are found where several names have a round amount each", () => {
  const offer = "นวดไทยชั่วโมงละ 250 ประคบสมุนไพร 350 เปิดเก้าโมงถึงสองทุ่ม โทรจองก่อน 080-000-0135 ยายอายุ 70 แล้ว";
  const { practical } = createCopy({ name: "นวดยายเชื้อ", offer });
  const prices = practical.find(({ texts }) => texts.some(endsInAmount));
  expect(splitPricedEntries(prices?.texts ?? [], "th")).toEqual([
    { name: "นวดไทย", amount: "ชั่วโมงละ 250" },
    { name: "ประคบสมุนไพร", amount: "350" },
  ]);
  expect(isAboutPrices("ยายเชื้ออายุ 70 แล้ว")).toBe(false);
});

test("a class that begins at a time is no opening hour", () => {
  expect(findPracticalRole("Holdtræning tirsdag og torsdag kl. 16.30.", "da")).toBe("detail");
  expect(findPracticalRole("Tirsdag og torsdag kl. 9–16.", "da")).toBe("hours");
});

test("a word for prices before a list of them is no entry, because their heading says it", () => {
  expect(splitPriceList("Preis: 2,38 €/m³ im Sommer, Grundgebühr 4,10 € im Monat.", "de")).toEqual([
    "2,38 €/m³ im Sommer",
    "Grundgebühr 4,10 € im Monat",
  ]);
  expect(splitPriceList("Evening course: term €80, single lesson €12.", "en")[0]).toBe("Evening course");
});

test("an amount alone belongs to the entry before it, and another length of a thing has its name", () => {
  const read = (sentence: string, language: string) => splitPricedEntries(splitPriceList(sentence, language), language);
  expect(read("Перша консультація — 60 хвилин, 700 грн, далі заняття по 550 грн.", "uk")).toEqual([
    { name: "Перша консультація", amount: "700 грн", note: "60 хвилин" },
    { name: "Далі заняття", amount: "по 550 грн" },
  ]);
  expect(read("นวดตัว 1 ชั่วโมง 200 บาท 2 ชั่วโมง 380 บาท", "th")).toEqual([
    { name: "นวดตัว 1 ชั่วโมง", amount: "200 บาท" },
    { name: "นวดตัว 2 ชั่วโมง", amount: "380 บาท" },
  ]);
  expect(splitPricedEntries(["First hour £55", "£38 after"], "en")).toEqual([{ name: "First hour", amount: "£55, £38 after" }]);
});

test("a sentence about one thing and its price is a row, with remarks below it", () => {
  const { practical } = createCopy({
    name: "Pan Yard",
    tagline: "Come soft.",
    offer:
      "Tenor pan from TT$4,800, blending TT$350 a pan. Lessons Monday and Wednesday 5 to 7, TT$200 a month, children half price, " +
      "bring a friend free. Claims up to $35,000, letters, hearings.",
  });
  expect(practical.flatMap(({ texts }) => texts)).toEqual([
    "Tenor pan from TT$4,800",
    "Blending TT$350 a pan",
    "Lessons Monday and Wednesday 5 to 7, TT$200 a month, children half price",
    "Bring a friend free",
  ]);
  expect(splitPricedEntries(["Adult beginners Tuesday and Thursday evenings, R180, towels and tea after."], "en")).toEqual([
    { name: "Adult beginners Tuesday and Thursday evenings", amount: "R180", note: "towels and tea after" },
  ]);
});

test("what prices have in them or not stands among them, and a long entry without a price is a row of its own", () => {
  const { practical } = createCopy({
    name: "Yay",
    offer: "Koltuk döşeriz. Tekli koltuk 3.500 TL'den, üçlü 8.500 TL'den başlıyor, kumaş hariç. Evden alıp eve teslim ederiz.",
  });
  expect(practical.map(({ texts }) => texts)).toEqual([
    ["Tekli koltuk 3.500 TL'den", "Üçlü 8.500 TL'den başlıyor", "Kumaş hariç"],
  ]);
  expect(
    splitPriceList("Corte R$ 160, hidratação R$ 110, transição capilar com acompanhamento de 6 meses, tranças R$ 220.", "pt"),
  ).toEqual(["Corte R$ 160", "Hidratação R$ 110", "Transição capilar com acompanhamento de 6 meses", "Tranças R$ 220"]);
});

test("a sentence that states prices and says something else is one about each", () => {
  const sentences: readonly (readonly [language: string, sentence: string, parts: readonly string[]])[] = [
    [
      "ms",
      "Dewasa Rp50.000, anak Rp25.000, barang dihitung per karung; ayam boleh ikut, asal di dalam kandang.",
      ["Dewasa Rp50.000, anak Rp25.000, barang dihitung per karung.", "Ayam boleh ikut, asal di dalam kandang."],
    ],
    [
      "nl",
      "Wassen binnen een dag voor € 9,50, vaste klanten op abonnement, en een ophaalpunt in de kelder van het oude postkantoor.",
      [
        "Wassen binnen een dag voor € 9,50.",
        "Vaste klanten op abonnement, en een ophaalpunt in de kelder van het oude postkantoor.",
      ],
    ],
    [
      "el",
      "Δίκλινο 70 € και 90 € τον Αύγουστο, τρίκλινο 110 €, πάντα με πρωινό: ψωμί, τυρί, σύκα από τον κήπο και καφές στη χόβολη για όλους.",
      [
        "Δίκλινο 70 € και 90 € τον Αύγουστο, τρίκλινο 110 €.",
        "Πάντα με πρωινό: ψωμί, τυρί, σύκα από τον κήπο και καφές στη χόβολη για όλους.",
      ],
    ],
  ];
  for (const [language, sentence, parts] of sentences) expect(splitPracticalSentence(sentence, language)).toEqual(parts);
  // More amounts, what restricts the price, and a list of which all entries are priced stay with it.
  for (const [language, sentence] of [
    ["en", "Adults £9, children £4."],
    ["en", "Wash and fold £12, ready the same day."],
    ["pt", "O bar abre às 20h; a bifana custa 2,50 € às sextas às 21h."],
  ] as const)
    expect(splitPracticalSentence(sentence, language)).toEqual([sentence]);
});

test("a price in brackets makes no sentence about other things one about prices", () => {
  expect(
    isAboutPrices("Μαγειρεύουμε βραδινό (18 € το άτομο), δίνουμε χάρτη με τέσσερα μονοπάτια και πάμε τα σακίδια ως το χωριό."),
  ).toBe(false);
  expect(isAboutPrices("Massage (60 €), Sauna (20 €).")).toBe(true);
});

test("an entry of a list stands without its conjunction and its particles", () => {
  expect(splitPriceList("Medlem 400 kr., gæst 40 kr., og gus første fredag i måneden", "da").at(-1)).toBe(
    "Gus første fredag i måneden",
  );
  expect(splitPricedEntry("襖の張り替えは一枚4,500円からで", "ja")).toEqual({ name: "襖の張り替え 一枚", amount: "4,500円から" });
  expect(splitPricedEntry("試食は500円です", "ja")).toEqual({ name: "試食", amount: "500円" });
  expect(splitPricedEntry("전체 진행은 75만 원부터예요", "ko")).toEqual({ name: "전체 진행", amount: "75만 원부터" });
});

test("what restricts the last entry of a list of prices stays with it where that is running text", () => {
  const labels = { hours: "Godziny", prices: "Ceny", place: "Adres", detail: "Warto wiedzieć" };
  const sentence = "Strzyżenie 60 zł, dzieci do 5 lat – pierwsze strzyżenie 0 zł, można tylko popatrzeć.";
  expect(groupPractical([sentence], labels, "pl")).toEqual([
    { label: "Ceny", texts: ["Strzyżenie 60 zł", "Dzieci do 5 lat – pierwsze strzyżenie 0 zł, można tylko popatrzeć"] },
  ]);
});

test("Swahili and Vietnamese amounts are prices, and a long sentence that comes to an amount is not", () => {
  expect(splitPricedEntry("Tangazo la sekunde 30 ni Sh 8,000", "sw")).toEqual({
    name: "Tangazo la sekunde 30",
    amount: "Sh 8,000",
  });
  expect(isAboutPrices("Ly cà phê đen 18.000 đồng.")).toBe(true);
  const story =
    "Tunawasaidia wavuvi wa ziwa kuweka akiba kuanzia Sh 1,000 kwa siku na kupata mkopo wa kununua mashua yao wenyewe badala ya " +
    "kulipa kodi kwa tajiri kila wiki.";
  expect(isAboutPrices(story)).toBe(false);
});

test("days with their hours stand line by line if all of a sentence is such pairs", () => {
  const labels = { hours: "Hours", prices: "Prices", place: "Place", detail: "Good to know" };
  const read = (sentence: string, language: string) => groupPractical([sentence], labels, language).flatMap(({ texts }) => texts);
  expect(read("Czynne pn. i śr. 9:00–16:00, wt. i czw. 11:00–18:00, pt. 9:00–13:00; w nagłych sprawach o 8:00.", "pl")).toEqual([
    "Pn. i śr. 9:00–16:00",
    "Wt. i czw. 11:00–18:00",
    "Pt. 9:00–13:00",
    "W nagłych sprawach o 8:00",
  ]);
  expect(read("Mon–Sat 8.30–5, shut Wednesdays because Trevor bowls.", "en")).toEqual([
    "Mon–Sat 8.30–5",
    "Shut Wednesdays because Trevor bowls",
  ]);
  for (const [whole, language] of [
    ["Ouvert du mardi au samedi, 10 h - 19 h.", "fr"],
    ["Tue to Sat, 9 till 4, in the old chandlery by the harbour.", "en"],
  ] as const)
    expect(read(whole, language)).toEqual([whole]);
});

test("a line of hours is parted into its days and their hours", () => {
  const rows: readonly (readonly [text: string, language: string, days: string | undefined, hours: string | undefined])[] = [
    ["Mon–Fri 8.30–6", "en", "Mon–Fri", "8.30–6"],
    ["Sábados hasta las 13", "es", "Sábados", "hasta las 13"],
    ["Сб до 14:00", "uk", "Сб", "до 14:00"],
    ["Pn. i śr. 8:00–15:00", "pl", "Pn. i śr.", "8:00–15:00"],
    ["Closed for the county final", "en", undefined, undefined],
    ["Two beds from 9 to 5", "en", undefined, undefined],
  ];
  for (const [text, language, days, hours] of rows)
    expect(splitHourRow(text, language)).toEqual(days === undefined || hours === undefined ? undefined : { days, hours });
});

test("the heading of prices stands above what reads as a price, and the neutral one above a sentence that has one in it", () => {
  const read = (offer: string) =>
    createCopy({ name: "Corriedale", tagline: "Ja.", offer }).practical.map(({ label, texts }) => [label, texts.length]);
  for (const offer of [
    "We sew. A repair is £12.",
    "We sew. First visit (£20) takes an hour and a pot of tea.",
    "We sew. $21.50 a lesson, billed by the term, one free make-up lesson a term, two if you were ill, and please do let it be two.",
    "We sew. Handsaw £14, tenon saw £12.",
  ])
    expect(read(offer)[0]?.[0]).toBe("Prices");
  for (const offer of [
    "Wij verhuizen kamers en kleine flats in heel Zwolle met bakfietsen, vanaf € 95 voor twee uur en twee paar sterke armen.",
    "Hay dos casas municipales muy cerca de la plaza en alquiler a 220 € para familias, y un bar que busca a alguien que lo abra.",
  ])
    expect(["In één oogopslag", "En resumen"]).toContain(String(read(offer)[0]?.[0]));
  expect(splitPriceList("Handsaw £14, tenon saw £12, dovetail £16, because the teeth are small.", "en")).toEqual([
    "Handsaw £14",
    "Tenon saw £12",
    "Dovetail £16, because the teeth are small",
  ]);
});

test("two things with a price each are two rows, and currencies and times in short end none", () => {
  expect(splitPriceList("Πουλάμε τενεκέ 5 λίτρων προς 58 € και μπουκάλι 500 ml προς 9,50 €.", "el")).toEqual([
    "Πουλάμε τενεκέ 5 λίτρων προς 58 €",
    "Μπουκάλι 500 ml προς 9,50 €",
  ]);
  expect(splitPracticalSentence("Walk-in tax returns on Wayne Avenue, simple form $95, notary stamps $5.", "en")).toEqual([
    "Walk-in tax returns on Wayne Avenue.",
    "Simple form $95, notary stamps $5.",
  ]);
  const whole = "Δίκλινο 85 € την καθημερινή και 105 € το Σαββατοκύριακο";
  expect(splitPriceList(whole, "el")).toEqual([whole]);
  expect(splitPricedEntry("Kontingent 650 kr. om året", "da")).toEqual({ name: "Kontingent", amount: "650 kr. om året" });
  expect(splitPricedEntry("Prøvebad søndag kl. 9 for 50 kr. inkl. kaffe", "da")).toEqual({
    name: "Prøvebad søndag kl. 9",
    amount: "50 kr.",
    note: "inkl. kaffe",
  });
});

test("a most that is paid out is no price, amounts in Japanese numerals are, and no name stops before its end", () => {
  expect(isAboutPrices("Mfuko wa ajali hulipa hadi Sh 300,000 ndani ya siku tatu.")).toBe(false);
  expect(splitPriceList("綿替え六千六百円から、髪結い直し一万二千円から。", "ja")).toEqual([
    "綿替え六千六百円から",
    "髪結い直し一万二千円から",
  ]);
  expect(splitPricedEntry("מביאים הביתה בכל הקריות ב־30 ₪ לדלק", "he")).toBeUndefined();
});

test("amounts in thousands of toman are prices, and brackets of an entry are never parted", () => {
  expect(splitPricedEntries(splitPriceList("دستباف متری ۱۸۵ هزار تومان، ماشینی ۷۰ هزار تومان.", "fa"), "fa")).toEqual([
    { name: "دستباف متری", amount: "۱۸۵ هزار تومان" },
    { name: "ماشینی", amount: "۷۰ هزار تومان" },
  ]);
  const offer =
    "Для ветеранів безкоштовно, документи заповнюємо самі; підгонка від 1 400 грн, оболонка від 3 200 грн (соняхи, коропи – було).";
  // What is free for some is a price beside the others.
  expect(splitPriceList(offer, "uk")).toEqual([
    "Для ветеранів безкоштовно, документи заповнюємо самі",
    "Підгонка від 1 400 грн",
    "Оболонка від 3 200 грн (соняхи, коропи – було)",
  ]);
  expect(splitPriceList("Підгонка від 1 400 грн, оболонка від 3 200 грн (соняхи, коропи – було).", "uk")).toEqual([
    "Підгонка від 1 400 грн",
    "Оболонка від 3 200 грн (соняхи, коропи – було)",
  ]);
});

test("pesos with thousands, euros in Cyrillic and francs in thousands are prices, and a large insured sum is none", () => {
  for (const priced of [
    "Service completo desde $ 480.000, diagnóstico sin cargo.",
    "Членски внос 6 евро на година.",
    "Communiqué de famille 1 000 F, publicité 5 000 F le passage.",
  ])
    expect([priced, isAboutPrices(priced)]).toEqual([priced, true]);
  expect(isAboutPrices("Every job is insured up to $100,000.")).toBe(false);
});

test("where people park, when they meet and what a strand costs stand below labels that fit them", () => {
  const read = (industry: string, offer: string) => createCopy({ name: "Norvik 27", tagline: "Ja.", industry, offer });
  const { premises } = read(
    "司法書士事務所",
    "相続登記 66,000円。平日9時〜18時。電話 0858-55-0174。駐車場3台、うち1台は軽専用です。",
  );
  expect(premises?.places).toEqual([]);
  const club = read(
    "Walking football club",
    "Tuesdays 10.30 and Thursdays 7 pm on the pitch, £3 a session, first two free. Mixed teams.",
  );
  const prices = club.practical.find(({ texts }) => texts.some((text) => text.startsWith("£3")));
  expect(JSON.stringify(prices)).not.toContain("Tuesdays");
  const beads = read("Bead maker", "Beads by the strand: GHS 25 to GHS 180, chief's on request only. We open at ten.");
  expect(beads.practical.map(({ label }) => label)).toContain("Prices");
  const choir = read(
    "Community choir",
    "Rehearsals on Mondays 20:00–22:15 in the club house. Bring a pencil. We sing in four parts.",
  );
  expect(JSON.stringify(choir.practical)).not.toContain("Opening hours");
});

test("a sentence that only restricts the one before it, and a list that a heading names, stay whole", () => {
  const said = (offer: string) => JSON.stringify(createCopy({ name: "Norvik 27", tagline: "Ja.", offer }));
  expect(said("初回相談は無料です。ただし正式にご依頼の場合は別です。電話で受け付けます。")).toContain("無料です。ただし");
  expect(said("Nowe pokrycia: dachówka ceramiczna, blacha na rąbek, gont. Wymiana rynien i kominy.")).toContain(
    "Nowe pokrycia: d",
  );
  expect(said("Trajes de fiesta. Reparamos cachos, escamas y dragones de otros talleres.")).toContain("Reparamos cachos");
});

test("a last day in short before its hours is none of the words that lead to an hour", () => {
  expect(splitHourRow("Mo–Do 8–17 Uhr", "de")).toEqual({ days: "Mo–Do", hours: "8–17 Uhr" });
  expect(splitHourRow("Ponedjeljak do 17 h", "hr")?.hours).toBe("do 17 h");
});

test("a line of hours begins without the mark of a topic", () => {
  expect(splitHours("営業は15時半から23時半、日曜は朝風呂8時から。", "ja")[0]).toBe("15時半から23時半");
});

test("days in short are days, from one to another and right before their hours, in many languages", () => {
  const texts: readonly (readonly [language: string, ...texts: readonly string[]])[] = [
    ["en", "Mon-Fri 9-5.", "Mon to Fri 9–17, Sat 9–13.", "M-F 8-5."],
    ["de", "Mo–Fr 9–17.", "Mo-Fr 9-12, Sa 9-13.", "Di, Do 9-18."],
    ["fr", "Lun-ven 9h-18h.", "Mar–sam 9-19."],
    ["es", "L-V 9 a 18.", "Lun a vie 9 a 18 hs."],
    ["it", "Lun-ven 9-18.", "lun–ven 9–13 e 15–19."],
    ["pt", "Seg a sex, 9h às 18h.", "2ª a 6ª 9–18."],
    ["nl", "Ma-vr 9-17.", "ma t/m vr 9–17."],
    ["sv", "Mån–fre 9–17, lör 10–14."],
    ["fi", "ma–pe 9–17, la 10–14."],
    ["pl", "Pon-pt 8-16.", "Pon, śr 12–20, wt, czw, pt 8–15.", "wt–sob 10–18."],
    ["cs", "po–pá 8–16."],
    ["sk", "Po-Pi 8-16."],
    ["hu", "H–P 8–16, Sz 9–13."],
    ["ro", "lun-vin 8–16.", "L-V 8-16."],
    ["sr", "pon–pet 8–16.", "пон-пет 8-16."],
    ["uk", "пн–нд 9–20.", "Щодня 9–20."],
    ["el", "Δε–Πα 9–17."],
    ["tr", "Pzt–Cts 9–18."],
    ["lt", "Pr–Pn 8–17."],
    ["lv", "Pr-Pk 9-17."],
    ["et", "E–R 9–17, L 10–14."],
    ["vi", "T2-T7 8-17."],
    ["id", "Sen–Jum 8–16."],
    ["sw", "Fungua saa 2 asubuhi mpaka 11 jioni."],
    ["th", "จันทร์-ศุกร์ 9-17."],
    ["zh-Hans", "周一到周日早8点半到晚6点，中午也有人。"],
    ["he", "א-ה 9-17."],
    ["hi", "सोम-शनि 10-8."],
    ["bn", "শনি-বৃহস্পতি ৯-৬."],
    ["ka", "ორშ-პარ 9-18."],
  ];
  for (const [language, ...own] of texts)
    for (const text of own) expect([language, text, findPracticalRole(text, language)]).toEqual([language, text, "hours"]);
  expect(splitHours("Pon, śr 12–20, wt, czw, pt 8–15.", "pl")).toEqual(["Pon, śr 12–20", "Wt, czw, pt 8–15"]);
  expect(splitHourRow("周一到周日早8点半到晚6点", "zh-Hans")).toEqual({ days: "周一到周日", hours: "早8点半到晚6点" });
  // The same letters without hours, or in another language.
  for (const [language, text] of [
    ["en", "We do 9–12 of these a year."],
    ["en", "Bring the sun 9 to 5 times."],
    ["es", "Tallas L-V y una más."],
  ] as const)
    expect([text, findPracticalRole(text, language) === "hours"]).toEqual([text, false]);
});

test("prices with lists in brackets are prices, and so are long lists of them", () => {
  const long =
    "Corte a seco R$ 95, corte + definição R$ 150, cronograma capilar (4 sessões) R$ 380 em até 3x, tranças nagô e box braids a " +
    "partir de R$ 220 (dura umas 5 horas, traga lanche), penteado de noiva e debutante com teste.";
  expect(findPracticalRole(long, "pt")).toBe("prices");
  expect(findPracticalRole("Menù pranzo di lavoro 14 € (primo, secondo, contorno, acqua e caffè).", "it")).toBe("prices");
});

test("where a shop or an office is, is a place in further languages", () => {
  for (const [language, text] of [
    ["es", "Estamos en Calz. del Molino 214, San Bartolo, atras de la gasolinera."],
    ["de", "Ladengeschäft in der Kirchgasse 7."],
    ["sw", "Duka lipo kijiji cha Lukosani karibu na stendi."],
    ["he", "משרד בקריית אלונית, עובדים עם כל הארץ."],
    ["ko", "위치는 한들로 52 새움프라자 4층입니다."],
    ["th", "อยู่ตลาดบางเรือน้อย"],
    ["zh-Hans", "门店在云陂市东门路建材城B区117号。"],
    ["hi", "दुकान नं. 14, गुप्ता मार्केट, पहली मंज़िल।"],
  ] as const)
    expect([text, findPracticalRole(text, language)]).toEqual([text, "place"]);
});

test("when services of faith are is when people come, whatever their remarks cost", () => {
  for (const [language, text] of [
    ["en", "Sunday Masses 6am (Igbo), 8am (English), 10:30am (Igbo, very full!!)."],
    ["en", "Weekday Mass 6am."],
    ["de", "Gottesdienst sonntags 10 Uhr, danach Kaffee."],
    ["pt", "Culto domingo 9h e 18h30, quarta oração 19h30, sexta jovens (tem cachorro-quente a R$ 3)."],
    ["ko", "주일예배 오전 11시, 수요모임 저녁 7시 30분."],
  ] as const)
    expect([text, findPracticalRole(text, language)]).toEqual([text, "hours"]);
  expect(findPracticalRole("Mass of the new roof is 12 tonnes.", "en")).toBeUndefined();
});

test("a place and the hours in one sentence are one entry each, in either order", () => {
  const sentences: readonly (readonly [language: string, place: string, hours: string, text: string])[] = [
    ["fr", "12 rue des Lilas, Amiens.", "Du mardi au samedi 9h-18h.", "12 rue des Lilas, Amiens, du mardi au samedi 9h-18h."],
    [
      "de",
      "Ladengeschäft in der Kirchgasse 7, 84999 Oberhaslach.",
      "Mo–Fr 8–12 Uhr, nachmittags nach Vereinbarung.",
      "Ladengeschäft in der Kirchgasse 7, 84999 Oberhaslach, Mo–Fr 8–12 Uhr, nachmittags nach Vereinbarung.",
    ],
    [
      "en",
      "14 Mill Road, behind the church.",
      "Open Tuesday to Saturday 9 to 5.",
      "Open Tuesday to Saturday 9 to 5, 14 Mill Road, behind the church.",
    ],
    ["zh-Hant", "溪埔鎮福德街 26 號 2F。", "週三到週日 11:00–20:00。", "週三到週日 11:00–20:00，溪埔鎮福德街 26 號 2F。"],
    [
      "zh-Hans",
      "门店在云陂市东门路建材城。",
      "周一到周日早8点半到晚6点，中午也有人。",
      "门店在云陂市东门路建材城，周一到周日早8点半到晚6点，中午也有人。",
    ],
  ];
  for (const [language, place, hours, text] of sentences) {
    const parts = splitPracticalSentence(text, language).map((part) => [findPracticalRole(part, language), part]);
    expect(new Map(parts as [string, string][])).toEqual(
      new Map([
        ["place", place],
        ["hours", hours],
      ]),
    );
  }
});

test("millions of dong in short are a price", () => {
  expect(findPracticalRole("Chuyển nhà trọn gói (có bốc xếp, bọc lót) từ 1tr2.", "vi")).toBe("prices");
  expect(findPracticalRole("We took 3tr of these.", "en")).not.toBe("prices");
});

test("hours in Amharic and Persian, addresses after their label and amounts with a dash are looked up", () => {
  for (const [language, text, role] of [
    ["am", "ከሰኞ እስከ ቅዳሜ ከ12 ሰዓት ጠዋት እስከ 3 ሰዓት ማታ።", "hours"],
    ["fa", "پنجشنبه‌ها تا ساعت ۱، جمعه تعطیل.", "hours"],
    ["ne", "ठेगाना: सिमलटार चोक, सहकारी भवनको तेस्रो तला।", "place"],
    ["ar", "محلنا بشارع النخيل مقابل المحطة القديمة.", "place"],
    ["da", "Lapning 129 kr, stort eftersyn 649,-, vinterklargøring 449,-.", "prices"],
    ["ur", "شادی کارڈ 18 روپے سے شروع۔", "prices"],
  ] as const)
    expect([text, findPracticalRole(text, language)]).toEqual([text, role]);
  expect(splitPriceList("Lapning 129 kr, stort eftersyn 649,-, vinterklargøring 449,-.", "da")).toEqual([
    "Lapning 129 kr",
    "Stort eftersyn 649,-",
    "Vinterklargøring 449,-",
  ]);
});
