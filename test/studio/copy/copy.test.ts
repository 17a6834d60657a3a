import { describe, expect, test } from "bun:test";
import type { Brief } from "#/model/brief";
import { capitalizeTitle } from "#/studio/copy/capitalize";
import { isPlacePhrase } from "#/studio/copy/place-phrases";
import { createCopy } from "#/studio/copy/copy";
import { parseOfferItems } from "#/studio/copy/offer-items";
import { renderBriefText } from "#/studio/copy/brief-text";

describe("language", () => {
  test("a brief gets templates in its language if there are any, otherwise in English", () => {
    const contactIn = (offer: string) => createCopy({ name: "A", offer }).phrases.contact;
    expect(contactIn("Tische und Bänke für Gasthäuser")).toBe("Kontakt");
    expect(contactIn("Des lunettes pour les gens")).toBe("Contact");
    expect(contactIn("Gafas para la gente que lee")).toBe("Contacto");
    expect(contactIn("Очки для тех, кто читает")).toBe("Контакты");
    expect(contactIn("読む人のための眼鏡")).toBe("お問い合わせ");
    expect(contactIn("نظارات لمن يقرأ")).toBe("اتصل بنا");
    expect(contactIn("משקפיים למי שקורא")).toBe("יצירת קשר");
    expect(contactIn("Occhiali per il lettore che lavora con gli occhi")).toBe("Contatti");
    expect(contactIn("แว่นตาสำหรับนักอ่าน")).toBe("ติดต่อ");
    expect(createCopy({ name: "A", offer: "ברילן פֿאַר מענטשן וואָס לייענען" }).lang).toBe("en");
  });

  test("words in another script or language than the page have its lang and, if it differs, its dir", () => {
    const copy = createCopy({ name: "Чайка", tagline: "Вітрильна школа для дорослих і дітей", values: ["courage"] });
    expect(copy.lang).toBe("uk");
    expect(renderBriefText(copy, "Вітрильна школа").text).toBe("Вітрильна школа");
    expect(renderBriefText(copy, "courage").text).toBe("courage");
    expect(renderBriefText(copy, "We teach people who live by the sea").text).toBe(
      '<bdi lang="en">We teach people who live by the sea</bdi>',
    );
    const english = createCopy({ name: "A", offer: "Lamps for the people who read at night" });
    expect(renderBriefText(english, "مصابيح للبيت").text).toBe('<bdi lang="ar" dir="rtl">مصابيح للبيت</bdi>');
    expect(renderBriefText(english, "읽는 사람").text).toBe('<bdi lang="ko">읽는 사람</bdi>');
  });

  test("the brief's words in a language without templates have its lang on an English page", () => {
    const copy = createCopy({ name: "A", offer: "ברילן פֿאַר מענטשן וואָס לייענען" });
    expect(copy.lang).toBe("en");
    expect(renderBriefText(copy, "מענטשן").text).toBe('<bdi lang="yi" dir="rtl">מענטשן</bdi>');
  });

  test("on a right-to-left page, left-to-right words are isolated", () => {
    const copy = createCopy({ name: "Noor", offer: "مصابيح للبيت" });
    expect(renderBriefText(copy, "Noor").text).toBe("<bdi>Noor</bdi>");
    expect(renderBriefText(copy, "مصابيح").text).toBe("مصابيح");
  });
});

describe("copy", () => {
  test("the lead never repeats the headline", () => {
    const copy = createCopy({ name: "A", tagline: "One line", offer: "One line" });
    expect(copy.headline).toBe("One line");
    expect(copy.lead).toBeUndefined();
  });

  test("an offer that is a list is split, a sentence is not", () => {
    expect(parseOfferItems("frames, lens fitting and repairs.")).toEqual(["Frames", "Lens fitting", "Repairs"]);
    expect(parseOfferItems("Beds, soup and weather at 2,310 metres.")).toEqual(["Beds", "Soup", "Weather at 2,310 metres"]);
    expect(parseOfferItems("Essays, printed in Bristol and posted flat.")).toEqual([]);
    expect(parseOfferItems("Linsen, geschliffen und gefasst im Haus", "de")).toEqual([]);
    expect(parseOfferItems("We make tables.")).toEqual([]);
    expect(parseOfferItems("Pivo, polévka, v pátek hudba", "cs")).toEqual([]);
    expect(parseOfferItems("Soup, bread, on Fridays fish")).toEqual([]);
    expect(parseOfferItems("Suppe, Brot, am Freitag Fisch", "de")).toEqual([]);
    expect(parseOfferItems("ขนมปัง เค้ก และกาแฟ ทำสดทุกเช้า", "th")).toEqual([]);
    expect(parseOfferItems("Eye examinations, and then we grind every lens that you could possibly need in two days")).toEqual(
      [],
    );
  });

  test("a navigation label links to a section with content", () => {
    const { navigation } = createCopy({ name: "A", copy: { navigation: ["Shoes", "Our prices", "Kontakt", "More"] } });
    expect(navigation.map(({ page, anchor }) => `${page}#${anchor ?? ""}`)).toEqual([
      "landing#contact",
      "pricing#",
      "landing#contact",
      "landing#contact",
    ]);
  });

  test("a brief with only a name claims nothing", () => {
    const copy = createCopy({ name: "Fern" });
    expect(copy.headline).toBe("Fern");
    expect([copy.lead, copy.items, copy.values, copy.plans]).toEqual([undefined, [], [], []]);
  });

  test("without headline and tagline, the headline is a promise of the offer, the trade or the name", () => {
    const getHeadline = (brief: object) => createCopy({ name: "Fern", ...brief }).headline;
    const long = "a very long description of everything that is on offer here, with more words than a headline can hold";
    expect(getHeadline({ offer: "bread from the wood oven" })).toBe("Bread from the wood oven");
    expect(getHeadline({ offer: `We bake bread. And ${long}.` })).toBe("We bake bread.");
    expect(getHeadline({ offer: long, industry: "bakery in Kent" })).toBe("Bakery in Kent");
    // The first clause of an offer says more than a category or a name.
    expect(getHeadline({ offer: long, industry: "bakery" })).toBe("A very long description of everything that is on offer here");
    expect(getHeadline({ offer: long })).toBe("A very long description of everything that is on offer here");
    expect(createCopy({ name: "Fern", industry: "bakery" }).lead).toBe("Bakery");
    expect(createCopy({ name: "Fern", industry: "bakery in Kent" }).lead).toBeUndefined();
    expect(createCopy({ name: "Fern", offer: "We bake bread. All of it is rye." }).lead).toBe("All of it is rye.");
  });

  test("without plans, neither navigation nor words speak of prices", () => {
    const copy = createCopy({ name: "Fern", offer: "Ferns, mosses and pots" });
    expect(copy.navigation.map(({ page }) => page)).not.toContain("pricing");
    expect(copy.phrases.plansHeading).toBe("Request a quote");
  });

  test("offers in every language are split at their own separators and conjunctions, in their order", () => {
    const offers: Readonly<Record<string, string>> = {
      de: "Brot, Kuchen und Kaffee",
      fr: "pain, gâteaux et café",
      es: "pan, tartas y café",
      it: "pane, torte e caffè",
      pt: "pão, bolos e café",
      nl: "brood, taart en koffie",
      sv: "bröd, kakor och kaffe",
      fi: "leipä, kakut ja kahvi",
      pl: "chleb, ciasta i kawa",
      cs: "chléb, dorty a káva",
      hu: "kenyér, torta és kávé",
      ro: "pâine, prăjituri și cafea",
      ru: "хлеб, торты и кофе",
      uk: "хліб, торти та кава",
      bg: "хляб, торти и кафе",
      el: "ψωμί, γλυκά και καφές",
      tr: "ekmek, pasta ve kahve",
      ar: "خبز، كعك وقهوة",
      he: "לחם, עוגות וקפה",
      fa: "نان، کیک و قهوه",
      hi: "रोटी, केक और कॉफ़ी",
      th: "ขนมปัง เค้ก และกาแฟ",
      vi: "bánh mì, bánh ngọt và cà phê",
      id: "roti, kue dan kopi",
      ur: "روٹی، کیک اور کافی",
      mr: "भाकरी, केक आणि कॉफी",
      te: "రొట్టె, కేకు మరియు కాఫీ",
      gu: "રોટલી, કેક અને કૉફી",
      kn: "ರೊಟ್ಟಿ, ಕೇಕ್ ಮತ್ತು ಕಾಫಿ",
      pa: "ਰੋਟੀ, ਕੇਕ ਅਤੇ ਕੌਫ਼ੀ",
      ne: "रोटी, केक र कफी",
      si: "පාන්, කේක් සහ කෝපි",
      ms: "roti, kek dan kopi",
      fil: "tinapay, keyk at kape",
      sw: "mkate, keki na kahawa",
      az: "çörək, tort və qəhvə",
      kk: "нан, торт және кофе",
      am: "ዳቦ፣ ኬክ እና ቡና",
      km: "នំប៉័ង នំខេក និងកាហ្វេ",
      lo: "ເຂົ້າຈີ່ ເຄັກ ແລະ ກາເຟ",
      my: "ပေါင်မုန့်၊ ကိတ်မုန့်နှင့် ကော်ဖီ",
      ja: "パン、ケーキ、コーヒー",
      ko: "빵, 케이크 및 커피",
      "zh-Hans": "面包、蛋糕和咖啡",
    };
    for (const [language, offer] of Object.entries(offers)) {
      const items = parseOfferItems(offer, language);
      expect({ language, count: items.length }).toEqual({ language, count: 3 });
      const places = items.map((item) => offer.toLowerCase().indexOf(item.toLowerCase()));
      expect({ language, places }).toEqual({ language, places: places.toSorted((one, other) => one - other) });
    }
  });

  test("people that an offer is for are never items", () => {
    expect(parseOfferItems("Fillings, braces and surgery for children and adults.")).toEqual([
      "Fillings",
      "Braces",
      "Surgery for children and adults",
    ]);
    expect(parseOfferItems("Pregledi, ispuni, ortodoncija i kirurgija za djecu i odrasle.", "hr")).toEqual([
      "Pregledi",
      "Ispuni",
      "Ortodoncija",
      "Kirurgija za djecu i odrasle",
    ]);
    expect(parseOfferItems("Cours de dessin, stages, ateliers pour enfants et adultes", "fr")).toEqual([
      "Cours de dessin",
      "Stages",
      "Ateliers pour enfants et adultes",
    ]);
    expect(parseOfferItems("Brot für Cafés, Kuchen und Torten", "de")).toEqual(["Brot für Cafés", "Kuchen", "Torten"]);
  });

  test("titles are capitalized by the rules of their language", () => {
    expect(capitalizeTitle("ijsbanen", "nl")).toBe("IJsbanen");
    expect(capitalizeTitle("ilaç", "tr")).toBe("İlaç");
    expect(capitalizeTitle("iPhone repair", "en")).toBe("iPhone repair");
    expect(capitalizeTitle("3d printing", "en")).toBe("3d printing");
    expect(capitalizeTitle("პური", "ka")).toBe("პური");
    expect(capitalizeTitle("“bread”", "en")).toBe("“Bread”");
  });
});

describe("what a page says once", () => {
  test("an offer that is listed below is no headline, and the trade stands above it once", () => {
    const offer = "Goat milk ice cream, fruit sorbets and cakes to order.";
    const { headline, lead, statement } = createCopy({ name: "El Molino", industry: "ice cream parlour", offer });
    expect([headline, lead, statement]).toEqual(["Ice cream parlour", undefined, undefined]);
    expect(createCopy({ name: "El Molino", offer }).headline).toBe("El Molino");
    const tofu = createCopy({ name: "雲井", industry: "豆腐の製造・販売", offer: "もめん、絹ごし、油揚げ。" });
    expect([tofu.headline, tofu.lead]).toEqual(["豆腐の製造・販売", undefined]);
  });

  test("a list that a sentence introduces is shown as items, and the sentence without it", () => {
    const offer = "We look after a closed cemetery: clearing ivy, recording headstones and open days. Since 1987.";
    const { headline, items, facts } = createCopy({ name: "Friends of St Brannock's", offer });
    expect(items.map(({ title }) => title)).toEqual(["Clearing ivy", "Recording headstones", "Open days"]);
    expect(headline).toBe("We look after a closed cemetery.");
    expect(facts).toEqual([{ figure: "Since 1987.", text: undefined }]);
  });

  test("names that a sentence enumerates are no items of an offer", () => {
    expect(parseOfferItems("Slepen van pontons, casco's en arken door heel Friesland en Groningen.", "nl")).toEqual([]);
    expect(parseOfferItems("Yoga, breathing and Pilates")).toEqual(["Yoga", "Breathing", "Pilates"]);
  });

  test("what an activity is about is no item of an offer", () => {
    expect(parseOfferItems("Drop-in advice on housing, benefits and debt.")).toEqual([]);
    expect(parseOfferItems("Advice on housing, debt counselling and workshops")).toEqual([
      "Advice on housing",
      "Debt counselling",
      "Workshops",
    ]);
  });

  test("open days are an item, being open is not", () => {
    expect(parseOfferItems("Tours, talks and open evenings")).toEqual(["Tours", "Talks", "Open evenings"]);
    expect(parseOfferItems("Bread, cakes, open from six")).toEqual([]);
  });
});

test("a shop or a table that takes no appointments or reservations asks for none, in many languages", () => {
  const shops: readonly (readonly [industry: string, offer: string])[] = [
    ["Barber in Limerick", "Haircuts and shaves. No appointments, first come first served."],
    ["Friseur in Celle", "Schneiden und Waschen. Ohne Termin, einfach vorbeikommen."],
    ["Coiffeur à Dole", "Coupe et barbe. Sans rendez-vous du mardi au samedi."],
    ["Peluquería en Teruel", "Corte y barba. Sin cita, por orden de llegada."],
    ["Парикмахерская в Туле", "Стрижки и бритьё. Без записи, в порядке очереди."],
    ["Fryzjer w Pile", "Strzyżenie i golenie. Bez zapisów, zapraszamy."],
    ["Restaurant in Ghent", "Mussels and chips. No reservations, just walk in."],
  ];
  for (const [industry, offer] of shops) {
    const { cta, phrases } = createCopy({ name: "Norvik", industry, offer });
    const booked = createCopy({ name: "Norvik", industry, offer: offer.split(".")[0] ?? "" });
    expect([industry, booked.cta === cta, phrases.contactLead === booked.phrases.contactLead]).toEqual([industry, false, false]);
  }
});

test("those who simply come find when and where, and nothing is to be reserved", () => {
  const getAction = (brief: Partial<Brief>) => {
    const { cta, premises, phrases } = createCopy({ name: "Norvik 27", ...brief });
    return { cta, premises, title: phrases.talkTo("Norvik 27") };
  };
  const barber = { industry: "barber shop", offer: "Walk-ins only, no booking. Open Tuesday to Saturday, 9 to 6." };
  const hours = ["Open Tuesday to Saturday, 9 to 6."];
  expect(getAction(barber)).toEqual({
    cta: "Opening hours",
    premises: { places: [], hours, isOpen: true },
    title: "Write to Norvik 27",
  });
  // The brief's own action is kept, and needs the form.
  expect(getAction({ ...barber, copy: { cta: "Drop in" } })).toMatchObject({ cta: "Drop in", premises: undefined });
  const walkIns: readonly Partial<Brief>[] = [
    { industry: "pizza truck", offer: "We park by the plant gates. Squares, $6 a corner." },
    { industry: "cafeteria de bairro em Juiz de Fora", language: "pt", offer: "Coado na hora." },
    { industry: "Imbiss am Bahnhof Celle", offer: "Currywurst und Pommes." },
  ];
  for (const brief of walkIns) {
    const { cta, title } = getAction(brief);
    expect({ brief, isReserving: /reserv/iu.test(`${cta} ${title}`) }).toEqual({ brief, isReserving: false });
  }
  expect(getAction({ industry: "café", offer: "Breakfast all day, reservations by telephone." }).cta).toBe("Make a reservation");
  // The form follows the brief's own action.
  const eating = { industry: "restaurant in Ghent", offer: "Mussels and chips." };
  expect(getAction({ ...eating, copy: { cta: "Find the way" } }).title).toBe("Write to Norvik 27");
  expect(getAction({ ...eating, copy: { cta: "Reserve a table" } }).title).toBe("Make a reservation");
});

test("where people come, prices stay below the first view, and hours and place stand where others have a form", () => {
  const offer = "Bread and rolls. A loaf is €4. Open Tuesday to Saturday, 7 to 1. Behind Ghent's old station.";
  const { premises, practical, cta } = createCopy({ name: "Norvik 27", industry: "bakery", offer });
  expect(premises).toEqual({
    places: ["Behind Ghent's old station."],
    hours: ["Open Tuesday to Saturday, 7 to 1."],
    isOpen: true,
  });
  expect(practical.map(({ label }) => label)).toEqual(["Prices"]);
  expect(cta).toBe("Opening hours");
  const withNumber = createCopy({ name: "Norvik 27", industry: "dental practice", offer: `${offer} Call 020 7946 0123.` });
  expect(withNumber.premises).toMatchObject({ hours: ["Open Tuesday to Saturday, 7 to 1."], isOpen: false });
  // Who comes by appointment writes first.
  expect(createCopy({ name: "Norvik 27", industry: "hairdresser", offer }).premises).toBeUndefined();
});

test("a phrase that is a place alone is not a sentence that begins in one", () => {
  const places = [
    "Behind the Hauptbahnhof.",
    "V Škofji Loki pod gradom.",
    "Im Hinterhof der Lindenstraße.",
    "Za Vltavou vedle mlýna.",
  ];
  expect(places.filter((text) => !isPlacePhrase(text))).toEqual([]);
  const others = [
    "In Ghent we bake bread and sell it to shops all over Flanders.",
    "At work by six.",
    "Unter 20 € kostet nichts.",
  ];
  expect(others.filter(isPlacePhrase)).toEqual([]);
});

test("a charity that lends things is asked for them, and not for a gift", () => {
  const { phrases, cta } = createCopy({
    name: "גלגל לכל דלת",
    industry: "עמותה לתיקון והשאלה של כיסאות גלגלים",
    offer: "משאילים כיסא תוך 24 שעות.",
  });
  expect([cta, phrases.cta]).toEqual(["יצירת קשר", "יצירת קשר"]);
  expect(createCopy({ name: "Norvik 27", industry: "charity for stray dogs" }).cta).toBe("Support us");
});

test("what is offered stands below a heading that fits it, and a place with its hours is no offer", () => {
  const barn = createCopy({
    name: "Stodoła",
    industry: "sala weselna",
    offer: "Stodoła na 140 osób, 32 miejsca noclegowe, sad i staw z jedną kładką.",
  });
  expect(barn.phrases.offerHeading).toBe(barn.phrases.atAGlance);
  const school = createCopy({ name: "بربط", industry: "آموزشگاه موسیقی", offer: "تار، سه‌تار، تنبک، پیانو، گیتار و آواز." });
  expect(school.phrases.offerHeading).toBe("چه می‌آموزیم");
  const tyres = createCopy({
    name: "Пять минут",
    industry: "шиномонтаж",
    offer: "Караганда, за вокзалом, круглосуточно. Прокол 2 000 ₸, комплект 9 000 ₸.",
  });
  expect(tyres.items).toEqual([]);
});

test("a last sentence that ends within an hour is not shown", () => {
  const offer = "Hafta içi 09.00–18.00 açığız. Kurs sekiz ders 3.600 TL. Perşembe akşamları 20.";
  const brief = { name: "Kürek Evi", industry: "Kürek kulübü", tagline: "Önce su.", offer };
  expect(JSON.stringify({ ...createCopy(brief), offer: undefined })).not.toContain("Perşembe");
  const whole = { ...brief, offer: offer.replace(/20\.$/u, "20.30'da deneme.") };
  expect(JSON.stringify({ ...createCopy(whole), offer: undefined })).toContain("Perşembe");
});
