import { expect, test } from "bun:test";
import { createCopy } from "#/studio/copy/copy";
import { findPracticalRole, type PracticalRole } from "#/studio/copy/practical-facts";
import { isAboutPrices, splitPriceList } from "#/studio/copy/stated-prices";

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
