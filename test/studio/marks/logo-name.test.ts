import { expect, test } from "bun:test";
import { archetypeIds } from "#/model/direction";
import { createDirection } from "#/studio/directions/choose-direction";
import { getArchetype } from "#/studio/directions/index";
import { createTextArtwork } from "#/studio/marks/assets/text-artwork";
import { dropLegalEnding, splitLogoName } from "#/studio/marks/logo-name";
import { createLogoLines } from "#/studio/marks/logo-lines";

test.each([
  ["Brzozowski Stolarstwo Sp. z o.o.", "Brzozowski Stolarstwo"],
  ["Delta Hydro GmbH & Co. KG", "Delta Hydro"],
  ["Ferro & Figli S.r.l.", "Ferro & Figli"],
  ["Autoškola Rychlá Rota s.r.o.", "Autoškola Rychlá Rota"],
  ["Greenline Roofing & Guttering Ltd", "Greenline Roofing & Guttering"],
  ["Yıldız Cam & Ayna San. ve Tic. Ltd. Şti.", "Yıldız Cam & Ayna"],
  ["菊地電気工事株式会社", "菊地電気工事"],
  ["合同会社ヱト", "ヱト"],
  ["Ruche & Co", "Ruche & Co"],
  ["Smith & Sons", "Smith & Sons"],
  ["4th Street Bread Co.", "4th Street Bread Co."],
  ["AB", "AB"],
  ["SA Ltd", "SA Ltd"],
])("the logo of %s says %s", (name, shown) => {
  expect(dropLegalEnding(name)).toBe(shown);
});

test.each([
  ["Harbour Street Noodle Bar", "en", "Harbour Street", "Noodle Bar"],
  ["Cwmdare Male Voice Choir", "en", "Cwmdare", "Male Voice Choir"],
  ["J. Pickersgill & Sons, Funeral Directors", "en", "J. Pickersgill & Sons", "Funeral Directors"],
  ["Fundacja Czysta Rzeka", "pl", "Czysta Rzeka", "Fundacja"],
  ["Zahnarztpraxis Dr. Lindqvist", "de", "Dr. Lindqvist", "Zahnarztpraxis"],
  ["Trattoria da Nonna Pia", "it", "da Nonna Pia", "Trattoria"],
  ["Kavárna U Zlaté Husy", "cs", "U Zlaté Husy", "Kavárna"],
  ["مطعم بيت الزعتر", "ar", "بيت الزعتر", "مطعم"],
  ["Oyster Row", "en", "Oyster Row", undefined],
  ["Le Petit Grenier", "fr", "Le Petit Grenier", undefined],
  ["St Aidan's C of E Primary School", "en", "St Aidan's C of E Primary School", undefined],
  ["O'Shaughnessy's Plumbing, Heating & Odd Jobs", "en", "O'Shaughnessy's Plumbing, Heating & Odd Jobs", undefined],
])("%s (%s) is set as %s with %p beside it", (name, language, core, descriptor) => {
  const split = splitLogoName(name, language);
  expect([split.core, split.above ?? split.below]).toEqual([core, descriptor]);
});

test.each([
  ["Poradnia Logopedyczna Trajkotka", "pl", "gabinet logopedyczny", "Trajkotka", "Poradnia Logopedyczna"],
  ["Cortiças Vale de Zebro", "pt", "Transformação de cortiça", "Vale de Zebro", "Cortiças"],
  ["Ветеранський простір «Поруч»", "uk", "", "«Поруч»", "Ветеранський простір"],
  ["Trường Mầm non Cào Cào Xanh", "vi", "", "Cào Cào Xanh", "Trường Mầm non"],
  ["مركز نسمات لعلاج الربو والحساسية", "ar", "عيادة في الربو وأمراض الحساسية", "مركز نسمات", "لعلاج الربو والحساسية"],
  ["霜渡冷链物流有限公司", "zh", "冷链仓储与运输", "霜渡", "冷链物流"],
  ["樋渡畳店", "ja", "畳の製造", "樋渡", "畳店"],
  ["달빛한의원", "ko", "한의원", "달빛", "한의원"],
  ["ร้านหนังสือฝนพรำ", "th", "ร้านหนังสืออิสระ", "ฝนพรำ", "ร้านหนังสือ"],
  ["นวดตาดี", "th", "นวดแผนไทยโดยหมอนวดตาบอด", "นวดตาดี", undefined],
  ["MVDr. Zdeněk Kůň – veterinární ordinace", "cs", "veterinář", "MVDr. Zdeněk Kůň", "veterinární ordinace"],
  ["Die zweite Klingel – Abendrealschule Barmen", "de", "Abendrealschule", "Die zweite Klingel", "Abendrealschule Barmen"],
  ["Dra. Inés Valdivia · Odontología Familiar", "es", "Consultorio dental", "Dra. Inés Valdivia", "Odontología Familiar"],
  ["ГО «Тепле вікно»", "uk", "утеплення вікон", "«Тепле вікно»", undefined],
  ['Warung Tenda Pecel Lele "Mbak Tun" Asli Lamongan', "id", "warung tenda", '"Mbak Tun"', "Warung Tenda Pecel Lele"],
  ["Bradford Row", "en", "lighting, Leeds and Bradford", "Bradford Row", undefined],
])("%s (%s) of the trade %p is set as %s with %p beside it", (name, language, trade, core, descriptor) => {
  const split = splitLogoName(name, language, trade);
  expect([split.core, split.above ?? split.below]).toEqual([core, descriptor]);
});

test("what an organisation is may stand on both sides of its name", () => {
  expect(splitLogoName("Friends of Wexcombe Library", "en")).toEqual({ above: "Friends of", core: "Wexcombe", below: "Library" });
});

/** A name without the signs whose place a new line takes. */
const dropDividers = (name: string) => name.replace(/,| [–—](?= )/g, "");

test("a name that is one word is not set in two sizes for its short end", () => {
  for (const [name, language, industry] of [
    ["샘물언덕교회", "ko", "동네 교회"],
    ["樋渡畳店", "ja", "畳の製造"],
  ] as const) {
    const direction = createDirection(getArchetype("swiss"), { name, industry }, 1, "For a test.");
    expect(createLogoLines(name, direction, 2, language, industry).length).toBe(1);
  }
});

test("no word of a name is lost or moved in any split", () => {
  const names = [
    "Народно читалище „Пробуда“ – с. Долно Лозе",
    "Tarn & Fell Retired Sheepdog Trust",
    "Café, Bar & Hotel Zur Post",
    "& & &",
    "« »",
    "a ".repeat(40).trim(),
    "",
  ];
  for (const name of names)
    for (const language of ["en", "de", "bg", "ar"]) {
      const { above, core, below } = splitLogoName(name, language);
      const parts = [above, core, below].filter((part) => part !== undefined);
      expect(dropDividers(parts.join(" "))).toBe(dropDividers(dropLegalEnding(name)));
    }
});

test("a descriptor is smaller than the name, never much wider, and inside the lockup's box", () => {
  for (const id of archetypeIds) {
    const direction = createDirection(getArchetype(id), { name: "Fern" }, 1, "");
    for (const [name, language] of [
      ["Harbour Street Noodle Bar", "en"],
      ["RJ Plumbing", "en"],
      ["Κτηνιατρείο Παπαδάκη", "el"],
      ["मीरा मसाले", "hi"],
    ] as const) {
      const lines = createLogoLines(name, direction, 2, language);
      const own = lines.filter(({ size }) => size === 1);
      const small = lines.filter(({ size }) => size < 1);
      expect(own.length).toBeGreaterThan(0);
      const { width, height } = createTextArtwork(lines, 64, "left");
      const widest = Math.max(...own.map((line) => line.width));
      for (const line of small) expect(line.width * line.size).toBeLessThanOrEqual(widest * 1.31);
      expect(width).toBeGreaterThan(0);
      expect(height).toBeGreaterThan(64);
    }
  }
});

test("no part of a name begins with a conjunction, and two short Hebrew words stay together", () => {
  expect(splitLogoName("Скло і Рами Бойків", "uk", "Склярська майстерня")).toEqual({ core: "Скло і Рами Бойків" });
  expect(splitLogoName("קופת ועד", "he", "תוכנה לניהול ועד בית")).toEqual({ core: "קופת ועד" });
});

test("the grade of a trade is not torn from its word", () => {
  expect(splitLogoName("Zecimala Cont Expert S.R.L.", "ro", "Cabinet de contabilitate")).toEqual({
    core: "Zecimala Cont Expert",
  });
});

test("a preposition and a place are no name", () => {
  expect(splitLogoName("Igreja Evangélica Ministério Fonte no Sertão", "pt", "igreja evangélica de bairro").core).toBe(
    "Fonte no Sertão",
  );
});
