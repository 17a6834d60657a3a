import { describe, expect, test } from "bun:test";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Brief } from "#/model/brief";
import { demoBriefs } from "#data/briefs";
import { parseOfferItems, splitQualified } from "#/studio/copy/offer-items";
import { understandBrief } from "#/studio/understanding/understand-brief";

const sets = ["first", "second"].map((name) => join(import.meta.dir, "../unseen", name));
const briefs = await Promise.all(
  sets.flatMap((folder) => readdirSync(folder).map(async (name): Promise<Brief> => Bun.file(join(folder, name)).json())),
);

/** Offers that are sentences, or lists with a qualifier, by language. */
const prose: readonly (readonly [language: string, offer: string])[] = [
  ["ro", "brânză de burduf, telemea și urdă, de la oile noastre"],
  ["ro", "pâine, covrigi și plăcinte, coapte pe vatră"],
  ["fr", "Six titres par an, imprimés à Limoges, cousus, vendus en librairie et sur les marchés."],
  ["fr", "pain, brioches, tartes, cuits au feu de bois"],
  ["cs", "Obecní knihovna v Horní Lhotce, otevřeno ve středu a v pátek."],
  ["cs", "Opravujeme kola, lyže a sáně"],
  ["hu", "Ezerkétszáz négyzetméter falfelület, gyerekedzések, reggel hatkor már nyitva vagyunk"],
  ["it", "Scuola di ciclismo, uscite della domenica e, a settembre, la Coppa della Trebbiatura"],
  ["it", "Ripariamo scarpe, borse e cinture"],
  ["pl", "Stawiamy i przestawiamy piece kaflowe, kuchnie i kominki"],
  ["uk", "Бригади лагодять дахи, вікна та ґанки в селах Харківщини й Сумщини"],
  ["ko", "식당, 카페, 작은 미술관에서 여는 결혼식을 기획하고 진행합니다"],
  ["zh-Hans", "三千多件脸盆、茶缸和厂牌，原搪瓷厂老车间改建，周末可以自己上釉烧一只杯子"],
  ["th", "เรียนกลุ่มเล็กช่วงเย็น มีสอนตัวต่อตัวก่อนสอบ และส่งสรุปบทเรียนให้ผู้ปกครอง"],
  ["en", "Borrow drills, ladders, sewing machines and water blasters"],
  ["de", "Brot, Kuchen und Torten, gebacken in der Nacht"],
  ["es", "Pan, tortas y empanadas, hechas a mano"],
  ["pt", "Queijos, doces e licores, de produção própria"],
  ["nl", "Kaas, boter en yoghurt, van onze eigen koeien"],
  ["el", "Ψωμί, πίτες και κουλούρια, ψημένα στα ξύλα"],
  ["tr", "Ekmek, simit ve poğaça pişiriyoruz"],
];

const lists: readonly (readonly [language: string, offer: string, items: readonly string[]])[] = [
  ["en", "Blocked drains, burst pipes and camera surveys. Fixed price.", ["Blocked drains", "Burst pipes", "Camera surveys"]],
  [
    "en",
    "Vaccinations, dental care, surgery and a 24-hour line for dogs, cats, rabbits and poultry.",
    ["Vaccinations", "Dental care", "Surgery", "A 24-hour line"],
  ],
  ["en", "Cakes, bread for restaurants, pastries and jams", ["Cakes", "Bread for restaurants", "Pastries", "Jams"]],
  [
    "en",
    "Plots of 50 and 125 square metres, a tool shed and lessons",
    ["Plots of 50 and 125 square metres", "A tool shed", "Lessons"],
  ],
  ["hu", "Oltás, műtét, fogászat. Hétvégén ügyelet.", ["Oltás", "Műtét", "Fogászat"]],
  ["it", "Revisioni, guarnizioni e ricambi. Ritiro a domicilio.", ["Revisioni", "Guarnizioni", "Ricambi"]],
  ["es", "Ramos, coronas y centros de mesa", ["Ramos", "Coronas", "Centros de mesa"]],
  ["pl", "Ramy, obrazy i lustra", ["Ramy", "Obrazy", "Lustra"]],
  ["ar", "رخص الإبحار، وحجز الأرصفة، ومزاد السمك", ["رخص الإبحار", "حجز الأرصفة", "مزاد السمك"]],
];

describe("items of an offer", () => {
  test("prose is never chopped into items, in any language", () => {
    for (const [language, offer] of prose)
      expect({ language, offer, items: parseOfferItems(offer, language) }).toMatchObject({ items: [] });
  });

  test("an enumeration of nouns is, also where a sentence follows it", () => {
    for (const [language, offer, items] of lists)
      expect({ offer, items: parseOfferItems(offer, language) }).toEqual({ offer, items: [...items] });
  });

  test("no item of any brief begins or ends like the middle of a sentence", () => {
    const cut =
      /^(?:from|with|de la|din|aus|von|sur|dans|a|v|na|w|z|в|на|с|από|met|van|i|på)\s|\s(?:and|und|et|e|i|y|en|och|og|și|a|и|και|ve)$/iu;
    for (const brief of [...briefs, ...demoBriefs]) {
      const language = understandBrief(brief).language.value;
      for (const item of parseOfferItems(brief.offer ?? "", language))
        expect({ name: brief.name, item, isCut: cut.test(item) && !(language === "en" && /^a /iu.test(item)) }).toMatchObject({
          isCut: false,
        });
    }
  });

  test("items are words of the offer in its order", () => {
    for (const brief of briefs) {
      const offer = (brief.offer ?? "").toLowerCase();
      const places = parseOfferItems(brief.offer ?? "", understandBrief(brief).language.value).map((item) =>
        offer.indexOf(item.toLowerCase()),
      );
      expect(places.every((place, index) => place >= 0 && (index === 0 || place > (places[index - 1] ?? -1)))).toBe(true);
    }
  });
});

test("an item keeps what belongs to it, and a list with a torn item stays a sentence", () => {
  const kept: readonly (readonly [offer: string, language: string, item: string])[] = [
    ["Licences B, A2 and AM, points recovery, refreshers and lorries", "en", "Licences B, A2 and AM"],
    ["Výpůjčky knih, deskovek a nářadí, tichá studovna, trénink paměti", "cs", "Výpůjčky knih, deskovek a nářadí"],
    ["Home visits, a quiet room, help with the registrar and the DWP forms", "en", "Help with the registrar and the DWP forms"],
    ["Coolers, mobile toilets, 30 and 60 kVA generators", "en", "30 and 60 kVA generators"],
    ["آفت‌زدایی، وصّالی، عکس‌برداری پیش و پس از کار", "fa", "عکس‌برداری پیش و پس از کار"],
  ];
  for (const [offer, language, item] of kept) expect(parseOfferItems(offer, language)).toContain(item);
  const torn: readonly (readonly [offer: string, language: string])[] = [
    ["Three catchers, Deb, Arlo and Big Steve", "en"],
    ["28 de spectacole din 9 țări, ateliere pentru copii, 21–24 august", "ro"],
    ["Cuci, setrika, lipat Rp7.000 per kilo, selesai besok sore", "id"],
    ["Canopies, chairs, cooking pots and generators, Ibadan", "en"],
    ["Sisi ni wanawake 86, tunaukausha na kuusaga", "sw"],
  ];
  for (const [offer, language] of torn) expect({ offer, items: parseOfferItems(offer, language) }).toEqual({ offer, items: [] });
});

test("when or how far a list is offered is a sentence of its own", () => {
  expect(splitQualified("Rewires, fuse boards, EV chargers and certificates, mostly within 15 miles of Whitby.", "en")).toEqual({
    list: "Rewires, fuse boards, EV chargers and certificates",
    rest: "Mostly within 15 miles of Whitby.",
  });
  expect(parseOfferItems("Corte a seco, hidratação e transição capilar, de terça a sábado com hora marcada.", "pt")).toEqual([
    "Corte a seco",
    "Hidratação",
    "Transição capilar",
  ]);
  expect(parseOfferItems("Brot, Kuchen und Kaffee, täglich ab 6 Uhr.", "de")).toEqual(["Brot", "Kuchen", "Kaffee"]);
  expect(splitQualified("Essays, printed in Bristol and posted flat.", "en")).toBeUndefined();
});

test("a number is no item of its own: it counts what follows it", () => {
  expect(parseOfferItems("11, 21 या 31 आदमी का बैंड, वर्दी के साथ, ढोल।", "hi")[0]).toBe("11, 21 या 31 आदमी का बैंड");
  expect(parseOfferItems("Marquees for 20, 40 or 80 guests, benches, lights and heaters.")[0]).not.toBe("40");
});

test("words before one noun, prices in clauses and “more” are no items", () => {
  expect(parseOfferItems("Car, household and business cover from nine insurers.")).toEqual([]);
  expect(parseOfferItems("Auto-, Haus- und Reiseversicherungen", "de")).toEqual([]);
  expect(parseOfferItems("8片塑胶场地,平时每小时40元,晚上和周末60元。", "zh-Hans")).toEqual([]);
  expect(parseOfferItems("Geige, Cello, Klavier und mehr", "de")).toEqual(["Geige", "Cello", "Klavier"]);
  expect(parseOfferItems("שיעורים בכינור, צ׳לו, גיטרה, פסנתר ועוד.", "he")).toEqual(["שיעורים בכינור", "צ׳לו", "גיטרה", "פסנתר"]);
});

test("the times of one item stay with it", () => {
  const offer = "Coado na hora por R$ 7, pão de queijo que sai às 7h, às 10h e às 15h30, broa de fubá só na sexta.";
  expect(parseOfferItems(offer, "pt")).toEqual([
    "Coado na hora por R$ 7",
    "Pão de queijo que sai às 7h, às 10h e às 15h30",
    "Broa de fubá só na sexta",
  ]);
  expect(parseOfferItems("Brot um 7 Uhr, 10 Uhr und 15 Uhr, Kuchen, Kaffee.", "de")).toEqual([
    "Brot um 7 Uhr, 10 Uhr und 15 Uhr",
    "Kuchen",
    "Kaffee",
  ]);
});

test("a word that says nothing without the rest of its sentence is no item", () => {
  expect(parseOfferItems("Mother, son and one very old dog, driving out to every farm between here and Kinsale.")).toEqual([]);
  expect(parseOfferItems("Boubous, tailleurs en wax et en bazin, tenues de mariage.", "fr")).toHaveLength(3);
  expect(parseOfferItems("قضايا مدنية وجنائية وحصر إرث وكتابة عقود البيع والإيجار.", "ar")).toEqual([
    "قضايا مدنية وجنائية",
    "حصر إرث",
    "كتابة عقود البيع والإيجار",
  ]);
  expect(parseOfferItems("نقل وتغليف وتخزين", "ar")).toEqual(["نقل", "تغليف", "تخزين"]);
});

test("two words before one noun at the end of a list are one item", () => {
  expect(parseOfferItems("Wedding gowns, suits, nursing and kitchen aprons.")).toEqual([
    "Wedding gowns",
    "Suits",
    "Nursing and kitchen aprons",
  ]);
  expect(parseOfferItems("Frames, lenses and reading glasses.")).toHaveLength(3);
});

test("the last item of a list has no conjunction, also where that is attached to it, and keeps a letter of its own", () => {
  const getLast = (offer: string, language: string) => parseOfferItems(offer, language).at(-1);
  expect(getLast("فستق حلبي، كاجو، لوز، وقهوة بهيل", "ar")).toBe("قهوة بهيل");
  expect(getLast("فستق حلبي، كاجو، لوز، وجبات خفيفة", "ar")).toBe("وجبات خفيفة");
});

test("a list stays a sentence if its first item governs the others, or all of it is in one thing", () => {
  expect(parseOfferItems("Renowacja mebli, wersalek i krzeseł", "pl")).toEqual([]);
  expect(parseOfferItems("Пошиття штор, чохлів і подушок", "uk")).toEqual([]);
  expect(parseOfferItems("Renowacja mebli, szycie pokrowców i pikowanie", "pl")).toHaveLength(3);
  expect(parseOfferItems("Pladsstyring, ventelister og måling i ét program, der virker på mobilen", "da")).toEqual([]);
});
