import { expect, test } from "bun:test";
import { createCopy } from "#/studio/copy/copy";
import { takePrices } from "#/studio/copy/listed-offer";
import { groupPractical } from "#/studio/copy/practical-groups";
import { findPracticalRole } from "#/studio/copy/practical-facts";
import { splitPracticalSentence } from "#/studio/copy/practical-sentences";
import { splitPricedEntries, splitPricedEntry } from "#/studio/copy/priced-entries";
import { isAboutPrices, splitPriceList } from "#/studio/copy/stated-prices";

/** The rows of a sentence about prices: name, amount and note each, or a text. */
const listRows = (sentence: string, language: string) =>
  splitPricedEntries(splitPriceList(sentence, language), language).map((entry) =>
    typeof entry === "string" ? entry : [entry.name, entry.amount, ...(entry.note === undefined ? [] : [entry.note])],
  );

test("what restricts a price or comes with it is a note, and what it is counted in stays with the amount", () => {
  const lists: readonly (readonly [language: string, sentence: string, rows: readonly (string | string[])[]])[] = [
    [
      "id",
      "Servis rem Rp60.000, ganti aki mulai Rp250.000 sudah termasuk pasang di rumah.",
      [
        ["Servis rem", "Rp60.000"],
        ["Ganti aki", "mulai Rp250.000", "sudah termasuk pasang di rumah"],
      ],
    ],
    [
      "nl",
      "Asbus vanaf € 90, graf € 4.300 zonder steen.",
      [
        ["Asbus", "vanaf € 90"],
        ["Graf", "€ 4.300", "zonder steen"],
      ],
    ],
    [
      "fi",
      "Takka 55 €, kesäsaunan piippu 70 € saarireitillä kesästä syksyyn.",
      [
        ["Takka", "55 €"],
        ["Kesäsaunan piippu", "70 €", "saarireitillä kesästä syksyyn"],
      ],
    ],
    [
      "en",
      "Will £150 flat, searches at cost plus £40, office copies £3 each (two days).",
      [
        ["Will", "£150 flat"],
        ["Searches", "at cost plus £40"],
        ["Office copies", "£3 each", "two days"],
      ],
    ],
    [
      "pl",
      "Porada 0 zł, 50 minut, pozew 1 900 zł w dziesięciu ratach po 190 zł.",
      [
        ["Porada", "0 zł", "50 minut"],
        ["Pozew", "1 900 zł", "w dziesięciu ratach po 190 zł"],
      ],
    ],
  ];
  for (const [language, sentence, rows] of lists) expect(listRows(sentence, language)).toEqual([...rows]);
});

test("a Japanese row is a name and an amount, and how the thing is had is its note", () => {
  expect(listRows("大人480円、岩盤浴は別途250円で各五名まで。", "ja")).toEqual([
    ["大人", "480円"],
    ["岩盤浴", "250円", "別途、各五名まで"],
  ]);
  expect(listRows("手ぶらセット(石けん)150円、売店のラムネは瓶で140円。", "ja")).toEqual([
    ["手ぶらセット", "150円", "石けん"],
    ["売店のラムネ", "140円", "瓶"],
  ]);
});

test("what is written with an amount stays with it, and a condition in a script without spaces is a note", () => {
  expect(listRows("Sarok 2500 Ft, talpalás 9000 Ft-tól.", "hu").at(-1)).toEqual(["Talpalás", "9000 Ft-tól"]);
  expect(listRows("תספורת 80 ₪, צבע מ־150 ₪, ילדים 60 ₪ עם סוכרייה.", "he").slice(1)).toEqual([
    ["צבע", "מ־150 ₪"],
    ["ילדים", "60 ₪", "עם סוכרייה"],
  ]);
  expect(listRows("修拉链20元起，擦鞋10元含上油。", "zh-Hans")).toEqual([
    ["修拉链", "20元起"],
    ["擦鞋", "10元", "含上油"],
  ]);
  expect(listRows("ตัดผม 150 บาท ทำสีเริ่มต้น 900 บาท", "th")).toEqual([
    ["ตัดผม", "150 บาท"],
    ["ทำสี", "เริ่มต้น 900 บาท"],
  ]);
});

test("what a name says of itself after a dash is a note", () => {
  expect(listRows("Strzyżenie 60 zł, dzieci do 5 lat – pierwsza wizyta 20 zł.", "pl").at(-1)).toEqual([
    "Dzieci do 5 lat",
    "20 zł",
    "pierwsza wizyta",
  ]);
});

test("each of several fares is a row, also with thousands and without the currency of the first", () => {
  expect(listRows("ডেক ৩০০ টাকা, কেবিন ১,১০০, ডাবল ২,১০০।", "bn")).toEqual([
    ["ডেক", "৩০০ টাকা"],
    ["কেবিন", "১,১০০ টাকা"],
    ["ডাবল", "২,১০০ টাকা"],
  ]);
  expect(listRows("La tarifa de urgencia se dice por teléfono: de día $30.000, después de las 22 $45.000.", "es")).toEqual([
    "La tarifa de urgencia se dice por teléfono",
    ["De día", "$30.000"],
    ["Después de las 22", "$45.000"],
  ]);
});

test("a price from one amount to another has both, and one with a class and its hours is a row", () => {
  expect(listRows("Bouteilles de 7 à 60 €, dégustation 15 € sur réservation.", "fr")).toEqual([
    ["Bouteilles", "de 7 à 60 €"],
    ["Dégustation", "15 €", "sur réservation"],
  ]);
  expect(isAboutPrices("Fish supper third Thursday of the month, 4:30 till late, $17, kids eat half.")).toBe(true);
  expect(listRows("Fish supper third Thursday of the month, 4:30 till late, $17, kids eat half.", "en")).toEqual([
    ["Fish supper third Thursday of the month", "$17", "4:30 till late, kids eat half"],
  ]);
});

test("what is free beside prices is a row, and alone it is none", () => {
  expect(listRows("Povolenie 30 €, kópia 2 €, nádoba pre domácnosť zdarma.", "sk").at(-1)).toEqual([
    "Nádoba pre domácnosť",
    "zdarma",
  ]);
  expect(listRows("Mensalidade R$ 90, aula R$ 30, matrícula grátis para irmãos.", "pt").at(-1)).toEqual([
    "Matrícula",
    "grátis",
    "para irmãos",
  ]);
  expect(listRows("Service £90 plus parts, loan bike free with a service.", "en")).toEqual([
    ["Service", "£90", "plus parts"],
    ["Loan bike", "free", "with a service"],
  ]);
  expect(isAboutPrices("Wohnberatung kostenlos, Abholung gratis.")).toBe(false);
});

test("what is taken off stands below the rows, and rules and seasons are no prices", () => {
  const labels = { hours: "Hours", prices: "Prices", place: "Place", detail: "Details" };
  expect(groupPractical(["Mang cà-mèn theo, bớt 3.000đ.", "Tô nhỏ 30.000đ, tô lớn 40.000đ."], labels, "vi")).toEqual([
    { label: "Prices", texts: ["Tô nhỏ 30.000đ", "Tô lớn 40.000đ", "Mang cà-mèn theo, bớt 3.000đ."] },
  ]);
  expect(findPracticalRole("Tre preventivi per ogni lavoro oltre 2.000 €.", "it")).toBeUndefined();
  expect(findPracticalRole("שתי הצעות מחיר לכל תיקון מעל 1,500 ₪.", "he")).toBeUndefined();
  expect(findPracticalRole("In autunno solo bar, torte e tombola.", "it")).toBeUndefined();
  expect(findPracticalRole("Nur bar.", "de")).toBe("payment");
});

test("prices among the items of a list, and at the end of what is done, stand with the others", () => {
  const own = createCopy({
    name: "Va'ad Plus",
    industry: "ניהול בתים",
    tagline: "הכול במקום אחד",
    offer: "ניקיון, גינון, מעלית, משאבות, גבייה וביטוח, מ־85 ₪ לדירה בחודש. מוקד אנושי בכל בוקר. דוח חודשי על הלוח.",
  });
  expect(own.items.map(({ title }) => title)).not.toContain("מ־85 ₪ לדירה בחודש");
  expect(own.practical.map(({ texts }) => texts)).toEqual([["מ־85 ₪ לדירה בחודש"]]);
  expect(
    splitPracticalSentence(
      "Wymiana sprężyn i pasów, szycie pokrowców, fotele od 600 zł, krzesło od 120 zł, narożnik wyceniamy po obejrzeniu.",
      "pl",
    ),
  ).toEqual([
    "Wymiana sprężyn i pasów, szycie pokrowców.",
    "Fotele od 600 zł, krzesło od 120 zł, narożnik wyceniamy po obejrzeniu.",
  ]);
});

test("what a price list ends with is a remark on it where no other detail is, and prices in brackets are rows", () => {
  const labels = { hours: "Hours", prices: "Prices", place: "Place", detail: "Details" };
  const list = "Penumpang Rp120.000, motor Rp90.000, barang dihitung per koli.";
  const group = (sentences: readonly string[], hasDetails: boolean) => groupPractical(sentences, labels, "id", { hasDetails });
  expect(group([list], false)).toEqual([
    { label: "Prices", texts: ["Penumpang Rp120.000", "Motor Rp90.000", "Barang dihitung per koli"] },
  ]);
  expect(group([list], true).map(({ label }) => label)).toEqual(["Prices", "Details"]);
  const titles = ["Copias de llaves (común $2.500, doble paleta $4.800)", "Cerraduras", "Aperturas"];
  expect(takePrices(titles, "es", true)).toEqual({
    titles: ["Copias de llaves", "Cerraduras", "Aperturas"],
    prices: ["Copias de llaves (común) $2.500", "Copias de llaves (doble paleta) $4.800"],
  });
});

test("a school has prices where the word for fees is that of professions", () => {
  const label = (industry: string, kind: "school" | "practice") =>
    createCopy({ name: "Pont", industry, kind, tagline: "On y va", offer: "Forfait 900 €, heure 50 €. On apprend sans crier." })
      .practical[0]?.label;
  expect(label("Auto-école à Metz", "school")).toBe("Tarifs");
  expect(label("Cabinet d'avocats à Metz", "practice")).toBe("Honoraires");
});

test("a row says all of what it prices, or is the sentence that it is in", () => {
  const read = (text: string, language: string) => splitPricedEntries(splitPriceList(text, language), language);
  const toRows = (text: string, language: string) =>
    read(text, language).map((row) => (typeof row === "string" ? row : `${row.name} | ${row.amount}`));
  expect(toRows("65 000 F CFA au primaire, 90 000 F au post-primaire", "fr")[0]).toBe("Au primaire | 65 000 F CFA");
  expect(toRows("Bench work flat-quoted after a $60 look", "en")).toEqual(["Bench work flat-quoted after a $60 look"]);
  expect(toRows("Geen inschrijfkosten, wel € 10 borg", "nl")).toEqual(["Geen inschrijfkosten, wel € 10 borg"]);
  expect(toRows("ทำหมันแมวตัวเมีย 900 ตัวผู้ 600", "th")[1]).toBe("ทำหมันแมวตัวผู้ | 600");
  expect(toRows("वेतनभोगियों का ITR ₹900, व्यापारियों का ₹3,500 से", "hi")[1]).toBe("व्यापारियों का ITR | ₹3,500 से");
  expect(toRows("Мляко 400 г – 4,20 лв./2,15 € (буркан 0,50 лв.), масло по поръчка", "bg")).toEqual([
    "Мляко 400 г | 4,20 лв./2,15 €",
    "Масло по поръчка",
  ]);
  expect(toRows("House calls $95, benches $70, plus 65 cents a mile north of Two Harbors", "en")).toHaveLength(2);
});

test("an amount whose name lacks its noun goes on with the row before, and a conjunction before a condition is no unit", () => {
  const read = (entries: readonly string[], language: string) =>
    splitPricedEntries(entries, language).map((row) => (typeof row === "string" ? row : `${row.name} | ${row.amount}`));
  expect(read(["Picodon 2,40 € pièce", "13 € les six"], "fr")).toEqual(["Picodon | 2,40 € pièce, 13 € les six"]);
  expect(read(["Renowacja okna od 1900 zł", "Nowe od 3400 zł"], "pl")).toEqual(["Renowacja okna | od 1900 zł, nowe od 3400 zł"]);
  expect(read(["Upomínky od 10 Kč a bez kázání"], "cs")).toEqual(["Upomínky | od 10 Kč"]);
});

test("brackets that say a price of some kinds keep the others, and a unit in them is no kind", () => {
  const canopies = ["Canopies (20-seater ₦6,000, marquee on quotation)", "Round tables", "Coolers"];
  expect(takePrices(canopies, "en", true)).toEqual({
    titles: ["Canopies (marquee on quotation)", "Round tables", "Coolers"],
    prices: ["Canopies (20-seater) ₦6,000"],
  });
  const soaps = ["Unga wa mwani", "Sabuni (TSh 5,000 kipande)", "Mafuta"];
  expect(takePrices(soaps, "sw", true).prices).toEqual(["Sabuni TSh 5,000 kipande"]);
});

test("an amount is of the thing before it, and no clause before that has it", () => {
  const two = "We teach beekeeping in three days, hives of our own make Tsh 75,000.";
  expect(splitPricedEntry(two, "en")).toBeUndefined();
  expect(splitPricedEntry("Wash, cut and blow dry £30", "en")).toEqual({ name: "Wash, cut and blow dry", amount: "£30" });
});
