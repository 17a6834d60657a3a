import { describe, expect, test } from "bun:test";
import { createCommonness } from "#/studio/marks/commonness";
import { findNameElements } from "#/studio/marks/initials";
import { isStopWord } from "#/studio/marks/stop-words";

const initialsOf = (name: string) => findNameElements(name).initials.join(" ");

describe("initials", () => {
  test.each([
    ["La Maison du Pain", "M P"],
    ["The Gentle Tooth", "G T"],
    ["Der Bäcker", "B"],
    ["Zum Goldenen Hirschen", "G H"],
    ["El Rincón de Pepe", "R P"],
    ["O Forno da Avó", "F A"],
    ["Il Forno della Nonna", "F N"],
    ["De Kleine Bakkerij", "K B"],
    ["Ο Φούρνος της Γειτονιάς", "Φ Γ"],
    ["Дом и Сад", "Д С"],
    ["L’Atelier Vert", "A V"],
    ["dell'Orto", "O"],
    ["Az Öreg Malom", "Ö M"],
    ["Y Gegin Fach", "G F"],
    ["Az-Zahra", "Z"],
    ["老魏五金（北门桥头店）", "魏"],
    ["老字号", "老"],
  ])("%s has the initials %s, never those of an article, preposition or address", (name, expected) => {
    expect(initialsOf(name)).toBe(expected);
  });

  test.each([
    ["Müller GmbH", "M"],
    ["Kestrel & Sons", "K"],
    ["Nordic Timber AB", "N T"],
    ["Sokol s.r.o.", "S"],
    ["ООО Ромашка", "Р"],
    ["Rossi S.p.A.", "R"],
    ["Kaya Ltd. Şti.", "K"],
    ["Fern Inc.", "F"],
  ])("a company form gives no initial: %s", (name, expected) => {
    expect(initialsOf(name).startsWith(expected.slice(0, 1))).toBe(true);
    expect(initialsOf(name).length).toBeLessThanOrEqual(3);
  });

  test("a name of stop words alone keeps its first letters", () => {
    expect(initialsOf("The The")).toBe("T T");
    expect(initialsOf("La")).toBe("L");
    expect(initialsOf("Plan A")).toBe("P A");
  });

  test("two names that a sign joins give both initials, whatever follows", () => {
    expect(initialsOf("Plåt & Kupol i Falun")).toBe("P K");
    expect(initialsOf("Tide & Timber Boat Builders")).toBe("T T");
  });

  test("the tone mark of a Thai consonant is no part of the initial", () => {
    expect(initialsOf("ค่ายมวย")).toBe("ค");
  });

  test("a number is a number, and the initial comes from the words", () => {
    expect(findNameElements("10K for Hearts")).toEqual({ initials: ["H"], allInitials: ["H"], number: "10K", signs: [] });
    expect(findNameElements("Studio 54")).toEqual({ initials: ["S"], allInitials: ["S"], number: "54", signs: [] });
    expect(findNameElements("42")).toEqual({ initials: [], allInitials: [], number: "42", signs: [] });
    expect(findNameElements("1000000 Things").number).toBeUndefined();
  });

  test("initials that are the sign of an extremist organisation are the first of them alone", () => {
    expect(initialsOf("Stahl & Schotter")).toBe("S");
    expect(initialsOf("Kiel Kite Klub")).toBe("K");
    expect(initialsOf("Stg. Slobkous")).toBe("S");
    expect(findNameElements("Slow Sailing (SS)").allInitials).toEqual(["S"]);
  });

  test("a figure of a branch and one in brackets are no number of the name", () => {
    expect(findNameElements("Đoàn Lân Sư Rồng Tịnh Phước Đường 2 (hẻm 48/7, Q.6)").number).toBeUndefined();
    expect(findNameElements("SIVU des Cantines du Haut-Vergnac (7 communes)").number).toBeUndefined();
    expect(findNameElements("Pinball 8").number).toBe("8");
  });

  test("signs of the name are found, and a joining word counts as an ampersand", () => {
    expect(findNameElements("{curly}").signs).toEqual(["{", "}"]);
    expect(findNameElements("¡Olé!").signs).toEqual(["¡", "!"]);
    expect(findNameElements("Ramlila Samiti, Baragaon (est. 1953)").signs).toEqual([]);
    expect(findNameElements("(curly)").signs).toEqual(["(", ")"]);
    expect(findNameElements("Tide & Timber").signs).toEqual(["&"]);
    expect(findNameElements("Ana y Marco").signs).toEqual(["&"]);
  });

  test("initials are written syllables, not code points", () => {
    expect(initialsOf("เบเกอรี่")).toBe("เบ");
    expect(initialsOf("क्षितिज")).toBe("क्षि");
    expect(initialsOf("한빛".normalize("NFD"))).toBe("한");
    expect(initialsOf("E\u0301clair")).toBe("É");
    expect(initialsOf("المقهى")).toBe("م");
  });

  test("acronyms and inner capitals give several initials", () => {
    expect(initialsOf("IBM")).toBe("I B M");
    expect(initialsOf("NordBahn")).toBe("N B");
    expect(initialsOf("A/B")).toBe("A B");
  });

  test.each([
    ["Silver Otter, Margao", "O", "a town after a comma"],
    ["Smith, Jones", "S J", "two partners"],
    ["Stodoła pod Bocianem", "B", "a house called after a stork"],
    ["Penzion U Lípy", "L", "a guesthouse called after a linden"],
    ["Dr. Noronha's Child Clinic", "N C", "the owner, who is no given name"],
    ["Zakenkantoor Van Hecke-Sabbe", "H S", "a compound that ends with an office"],
    ["Szóbeszéd Nyelviskola, Pécs", "S", "a compound that ends with a school, and its town"],
    ["הדוד יגאל", "יג", "how people call a person, in a script without capitals"],
    ["Hatice Abla", "H", "how people call a person, after the name"],
    ["นวดยายเชื้อ", "เชื", "a massage, written together with its owner"],
    ["ก๋วยเตี๋ยวเรือป้าแหลม", "แห", "noodles, written together with their owner"],
    ["阿嬌早餐店", "嬌", "the syllable before a given name"],
    ["阿部商店", "阿", "a Japanese family name"],
  ])("%s has the initials %s: the word that tells it apart (%s)", (name, expected) => {
    expect(findNameElements(name, createCommonness(name, "en")).initials.join(" ")).toBe(expected);
  });

  test("an adjective before what an organisation is gives no initial if its own name follows", () => {
    const isBrewery = (word: string) => (word === "pivovar" ? 1 : 0);
    expect(findNameElements("Sousedský pivovar Křížaly", isBrewery).initials).toEqual(["K"]);
    expect(findNameElements("Sousedský pivovar", isBrewery).initials).toEqual(["S"]);
  });

  test("any text is answered in bounded time with at most three initials", () => {
    for (const name of ["", " ", "🙂", "!!!", "a".repeat(80), "ก".repeat(80), "क्".repeat(40), "A ".repeat(40), "\u0301\u0301"]) {
      expect(findNameElements(name).initials.length).toBeLessThanOrEqual(3);
    }
  });

  test("articles of every supported language are stop words", () => {
    for (const word of [
      "the",
      "der",
      "le",
      "el",
      "o",
      "il",
      "het",
      "ett",
      "og",
      "ja",
      "i",
      "az",
      "un",
      "ir",
      "ar",
      "dhe",
      "ve",
      "và",
      "dan",
      "y",
      "η",
      "и",
      "й",
      "של",
      "في",
      "और",
      "এবং",
      "மற்றும்",
      "และ",
      "და",
      "և",
    ])
      expect({ word, stop: isStopWord(word) }).toEqual({ word, stop: true });
  });

  test("what follows a company form, a dash, or stands before the name gives no initial", () => {
    expect(initialsOf("Pompe Zanotti S.n.c. di Zanotti Ivo & C.")).toBe("P Z");
    expect(initialsOf("Der Kranich – Schule Barmen")).toBe("K");
    expect(initialsOf('"Aunt" Beryl & the Radiators')).toBe("B R");
    expect(initialsOf("P.P.H.U. TOKMET Sp. z o.o.")).toBe("T");
    expect(initialsOf('גמ"ח שמלות ע"ש רבקה')).toBe("ש ר");
    expect(initialsOf("ครัวป้านวล")).toBe("น");
  });

  test("a firm that begins with a given name has the initial of the family name", () => {
    const rate = (word: string) => (word === "Instalacje" ? 1 : 0);
    expect(findNameElements("Zbigniew Wrona Instalacje", rate).initials).toEqual(["W"]);
    expect(findNameElements("Zbigniew Wrona").initials).toEqual(["Z", "W"]);
  });

  test("a number keeps its decimals, without the counter written after it", () => {
    expect(findNameElements("0.5평").number).toBe("0.5");
    expect(findNameElements("7.15 Swimmers").number).toBe("7.15");
    expect(findNameElements("Rossi 3.").number).toBe("3");
  });

  test("titles and degrees give no initial", () => {
    const rate = (word: string) => (word === "Energieberatung" ? 1 : 0);
    const { initials, allInitials } = findNameElements("Energieberatung Dipl.-Ing. (FH) K. Wuttke", rate);
    expect(initials).toEqual(["W"]);
    expect(allInitials).toEqual(["E", "W"]);
    expect(initialsOf("mgr inż. Anna Lis")).toBe("A L");
    expect(initialsOf("Dr. (Mrs.) Kulkarni")).toBe("K");
    expect(initialsOf("Ingrid Archer")).toBe("I A");
  });

  test("an Arabic name of descent has the initial of its second word", () => {
    expect(initialsOf("أبو العينين")).toBe("ع");
    expect(initialsOf("ابن سينا")).toBe("س");
  });

  test("what is joined to a word of the trade gives no initial beside another word", () => {
    const rate = (word: string) => (["Sew", "Slaters", "Скло"].includes(word) ? 1 : 0);
    expect(findNameElements("Kolb's Sew & Vac", rate).initials).toEqual(["K"]);
    expect(findNameElements("D. & M. Geddes, Slaters & Roughcasters", rate).initials).toEqual(["G"]);
    expect(findNameElements("Скло і Рами Бойків", rate).initials).toEqual(["Б"]);
    expect(findNameElements("Tide & Timber of Hythe").initials).toEqual(["T", "T"]);
  });
});

test("the name of a person is that after the title, and one that a firm says twice is its own", () => {
  expect(initialsOf("Rura i Spółka Grzegorz Rura")).toBe("R");
  expect(initialsOf("MVDr. Zdeněk Kůň")).toBe("K");
});

describe("what a name is known by", () => {
  test.each([
    ["БО «БФ «Мрія» (евакуація тварин)", "М"],
    ["ГО «Шибка»", "Ш"],
    ["O Pé de Feijão – Creche e Jardim de Infância (IPSS)", "PF"],
    ["Umoja wa Boda Kisauni (UBK)", "UBK"],
    ["CA नीलिमा दुबे / Nilima Dubey", "नीदु"],
    ["司法書士法人つづら坂合同事務所", "つ"],
  ])("%s gives %s", (name, expected) => {
    expect(findNameElements(name).initials.join("")).toBe(expected);
  });
});
