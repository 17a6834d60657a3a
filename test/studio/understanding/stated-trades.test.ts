import { describe, expect, test } from "bun:test";
import type { Brief } from "#/model/brief";
import { listPictureMotifs } from "#/studio/understanding/list-picture-motifs";
import { matchTrades } from "#/studio/understanding/trades/match-trades";
import { understandBrief } from "#/studio/understanding/understand-brief";

const findTradeId = (brief: Partial<Brief>) => understandBrief({ name: "Kontur", ...brief }).trade?.value;

describe("the head of a stated trade decides", () => {
  const cases: readonly (readonly [industry: string, trade: string])[] = [
    ["school catering software", "software"],
    ["reliure et restauration de livres anciens", "bookbinder"],
    ["escuela de lucha libre y arena para eventos", "wrestling"],
    ["школа фехтования для детей и взрослых", "fencing-club"],
    ["szkoła szermierki", "fencing-club"],
    ["école de cirque", "circus"],
    ["scuola di vela per ragazzi", "sailing-club"],
    ["zwemschool voor kinderen", "swimming"],
    ["शादी-ब्याह का बैंड और ढोल", "brass-band"],
    ["ค่ายมวยไทยและยิม", "boxing"],
    ["畳の製造・張り替え", "tatami-maker"],
    ["bando ve düğün orkestrası", "band"],
  ];
  for (const [industry, trade] of cases) test(industry, () => expect(findTradeId({ industry })).toBe(trade));

  test("the very word beats a form of another one: a Polish school is no nursery garden", () => {
    expect(findTradeId({ industry: "szkoła podstawowa" })).toBe("school");
    expect(findTradeId({ industry: "szkółka drzew i krzewów" })).toBe("plant-nursery");
  });
});

describe("words that only describe something unknown name no trade", () => {
  const briefs: readonly Partial<Brief>[] = [
    { offer: "Kyrkgolv i hela Dalarna" },
    { industry: "wedding trebuchets" },
    { industry: "tribologia", offer: "Kirkonkellojen voitelu" },
    { industry: "Orgonakkumulatoren", offer: "Für Kirchenbänke" },
  ];
  for (const brief of briefs)
    test(JSON.stringify(brief), () => {
      expect(findTradeId(brief)).toBeUndefined();
      expect(listPictureMotifs({ name: "Kontur", ...brief })).toEqual([]);
    });
});

describe("a stated industry that is not understood", () => {
  test("is not replaced by two words of the offer, in any language", () => {
    expect(findTradeId({ name: "Nhà xe Bảy Nhành", industry: "nhà xe liên tỉnh", offer: "Xe giường nằm, xe ghế ngồi" })).not.toBe(
      "furniture-shop",
    );
    expect(findTradeId({ industry: "tribologie", offer: "Isolation thermique, toitures" })).toBeUndefined();
    expect(findTradeId({ industry: "Tribologie", offer: "Bäcker und Metzger vertrauen uns" })).toBeUndefined();
  });

  test("is not replaced by a name of two things", () => {
    expect(findTradeId({ name: "Tide & Timber", industry: "tribology" })).toBeUndefined();
    expect(findTradeId({ name: "Timber Merchants of Bath", industry: "tribology" })).toBeDefined();
  });

  test("draws nothing that its offer mentions once or that it is for", () => {
    const cork = { name: "Vale", industry: "tribologia para calçado", offer: "Placas, rolos e solas", language: "pt" } as const;
    expect(listPictureMotifs(cork)).toEqual([]);
    const port = { name: "Nord", industry: "tribology", offer: "Pads for pianos, tested in our yard", language: "en" } as const;
    expect(listPictureMotifs(port)).toEqual([]);
  });
});

describe("a frame of something unknown brings nothing of its own", () => {
  const frames: readonly (readonly [industry: string, wrong: string])[] = [
    ["escuela de parapente", "school-bag"],
    ["école de parapente", "blackboard"],
    ["Gleitschirmschule", "school-bag"],
    ["школа парапланеризма", "pencil"],
    ["stolefabrik", "gear"],
    ["Knopffabrik", "factory"],
    ["fabrika dugmadi", "gear"],
    ["כושר מפעל כפתורים", "gear"],
    ["paragliding holidays", "plane-aircraft"],
    ["ボタンの製造", "factory"],
  ];
  for (const [industry, wrong] of frames)
    test(industry, () => {
      const brief = { name: "Kontur", industry };
      expect(understandBrief(brief).motifs).not.toContain(wrong);
      expect(listPictureMotifs(brief)).not.toContain(wrong);
    });

  test("but a plain one shows its own things", () => {
    expect(understandBrief({ name: "St Aidan's", industry: "primary school" }).motifs).toContain("school-bag");
    expect(understandBrief({ name: "Am Markt", industry: "Grundschule in Ulm" }).motifs).toContain("school-bag");
    expect(understandBrief({ name: "Kern", industry: "manufacturing" }).motifs).toContain("gear");
  });
});

test("what an offer is for is no subject, before or after the word that says so", () => {
  const list = (brief: Partial<Brief>) => understandBrief({ name: "Kontur", ...brief }).motifs;
  expect(list({ industry: "Lederzurichterei", offer: "Rindleder für Schuhmacher", language: "de" })).not.toContain("shoe");
  expect(list({ industry: "cork panels for shoes" })).not.toContain("shoe");
  // What a practice treats is its own.
  expect(list({ industry: "ветеринарна клініка для котів і собак" })).toEqual(expect.arrayContaining(["cat", "dog"]));
});

describe("trades that were taken for their neighbours", () => {
  const cases: Readonly<Record<string, readonly string[]>> = {
    "speech-therapy": [
      "gabinet logopedyczny",
      "cabinet d'orthophonie",
      "λογοθεραπεία",
      "dil ve konuşma terapisi",
      "言語聴覚士",
      "קלינאית תקשורת",
      "logopediepraktijk",
    ],
    "sea-rescue": ["volunteer sea rescue", "Seenotrettung", "sjöräddning", "meripelastusseura", "海難救助", "sauvetage en mer"],
    shipping: ["sleepboten en transport over water", "Schleppschifffahrt", "remolcadores", "буксиры", "船舶代理店業", "예인선"],
    cork: ["transformação de cortiça", "Korkverarbeitung", "sughero", "transformation du liège", "コルク製品"],
    "brass-band": ["Blaskapelle", "charanga", "banda musicale", "blåsorkester", "духовой оркестр", "吹奏楽団", "fúvószenekar"],
    boxing: ["boxing club", "Boxverein", "nyrkkeilyseura", "มวยไทย", "複合 ボクシングジム", "klub bokserski"],
    roofer: ["plåtslageri och plåttak", "Bauspenglerei", "zinguerie", "bádogos", "кровельные работы", "blacharstwo dachowe"],
    "rope-access": ["travaux acrobatiques sur cordes", "Industriekletterer", "trabajos verticales", "промышленный альпинизм"],
    fireworks: ["tűzijáték és pirotechnika", "Feuerwerk", "fuegos artificiales", "花火", "fajerwerki"],
    "pet-grooming": ["מספרה לכלבים", "dog grooming"],
    plumber: ["sanitaartehnilised tööd", "plumber"],
    association: ["громадська організація, підтримка ветеранів", "общественная организация"],
  };
  for (const [trade, industries] of Object.entries(cases))
    test(trade, () => expect(industries.filter((industry) => findTradeId({ industry }) !== trade)).toEqual([]));
});

describe("a word with two meanings", () => {
  const nursery = { name: "Wallaby Hill Nursery", industry: "Nursery", offer: "Tubestock and native plants for revegetation." };
  const cases: readonly (readonly [trade: string, avoid: string[]])[] = [
    ["garden-centre", ["we are not a childcare centre"]],
    ["childcare", []],
    ["childcare", ["nursery rhymes"]],
  ];
  test.each(cases)("is %s where %p is to be avoided", (trade, avoid) => {
    expect(understandBrief({ ...nursery, avoid, ...(trade === "childcare" && { offer: "Open from seven." }) }).trade?.value).toBe(
      trade,
    );
  });

  test.each([
    ["dentist", { industry: "Zahnarzt", avoid: ["typische Zahnarztpraxis-Bilder"] }],
    ["software", { industry: "Software", avoid: ["tech startup look", "code"] }],
    ["restaurant", { industry: "Restaurant", avoid: ["fast food look"] }],
  ])("keeps its meaning where it avoids its own clichés: %s", (trade, brief) => {
    expect(understandBrief({ name: "Ott", ...brief }).trade?.value).toBe(trade);
  });
});

describe("trades of one town's shops and workshops", () => {
  const rows: readonly (readonly [language: string, industry: string, trade: string])[] = [
    ["pt", "Criação de frangos e venda de ovos", "livestock"],
    ["de", "Geflügelhof mit Eierverkauf", "livestock"],
    ["pl", "Kurza ferma, sprzedaż jaj", "livestock"],
    ["fr", "Vente d'œufs et de poulets", "livestock"],
    ["fil", "Water refilling station", "water-delivery"],
    ["id", "Depot air minum isi ulang", "water-delivery"],
    ["ar", "محطة تعبئة مياه الشرب", "beverages"],
    ["ru", "Доставка питьевой воды на дом", "water-delivery"],
    ["hy", "Քարի մշակման արհեստանոց Գյումրիում", "stonemason"],
    ["bg", "Каменоделска работилница", "stonemason"],
    ["hr", "Klesarska radionica", "stonemason"],
    ["he", "סתת, סיתות אבן", "stonemason"],
    ["bg", "Семейна розоварна и розови градини", "perfumery"],
    ["fr", "Distillerie de lavande en Provence", "perfumery"],
    ["fa", "گلاب‌گیری سنتی کاشان", "perfumery"],
    ["tr", "Gül suyu ve gül yağı", "perfumery"],
    ["en", "Sewing machine and vacuum repair shop", "repair-shop"],
    ["en", "Yarn shop and phone repair", "yarn-shop"],
    ["pl", "Szkoła jazdy konnej", "riding-school"],
    ["sw", "Fundi simu Mwanza", "repair-shop"],
    ["fil", "Pagawaan ng cellphone", "repair-shop"],
    ["ur", "موبائل ریپیرنگ کی دکان", "repair-shop"],
    ["hy", "Կոշիկի վերանորոգում", "shoe-repair"],
    ["ka", "ტელეფონის შეკეთება", "repair-shop"],
    ["ta", "சித்த மருத்துவம்", "naturopathy"],
    ["am", "የሞባይል ጥገና", "repair-shop"],
    ["am", "ዳቦ ቤት", "bakery"],
  ];
  for (const [language, industry, trade] of rows)
    test(`${language}: ${industry} is ${trade}`, () => {
      const text = { source: "industry" as const, text: industry, weight: 4 };
      expect(matchTrades([text], language)[0]?.trade.id).toBe(trade);
    });
});

test("a hardware shop that lists the crafts it sells for is none of them", () => {
  const read = (name: string, industry: string) => understandBrief({ name, industry } as Brief).trade?.value;
  expect(read("Quincaillerie Morel", "quincaillerie, plomberie, clés")).toBe("hardware-shop");
  expect(read("Ferramenta Rossi", "ferramenta, idraulica, duplicazione chiavi")).toBe("hardware-shop");
  expect(read("老魏五金", "五金、水暖、配钥匙")).toBe("hardware-shop");
  expect(read("한길철물", "철물, 배관자재, 열쇠")).toBe("hardware-shop");
  expect(read("Idraulica Rossi", "idraulica e ferramenta")).toBe("plumber");
});
