import { describe, expect, test } from "bun:test";
import { balanceLines, dropEdgeDashes } from "#/studio/marks/balance-lines";
import { splitIntoWords } from "#/studio/marks/divide-name";

const names = [
  "Fietsenmakerij 't Wiel",
  "Bakkerij van de oude Molen",
  "The Honourable Guild of Bell Ringers of Upper, Middle and Lower Wexcombe",
  "L'Atelier d'Éloïse, encadrement & dorure",
  "Compagnie Pas d'à Côté",
  "Mindelunden for de druknede fra Nørre Klit",
  "Das Museum der verschwundenen Berufe",
  "Okonkwo, Bright & Daughters",
  "Festival Noche de los Faroles",
  "Народно читалище „Пробуда“ – с. Долно Лозе",
  "قافلة · Qafila",
  "Alpha · Beta · Gamma · Delta",
  "Hvězdárna na Větrném vrchu",
];

describe("lines of a name", () => {
  test.each(names.flatMap((name) => [2, 3, 4].map((count): [string, number] => [name, count])))(
    "%s in %i lines: whole, and no line ends after an article or beside a lone separator",
    (name, count) => {
      const lines = balanceLines(name, count);
      expect(lines.length).toBeLessThanOrEqual(count);
      expect(lines.join(" ")).toBe(name);
      for (const line of lines.slice(0, -1))
        expect({ line, breaks: /(?:^|\s)(?:'t|the|of|de|van|der|d'à|for|fra|los|na|с\.|[·&])$/iu.test(line) }).toEqual({
          line,
          breaks: false,
        });
      for (const line of lines.slice(1)) expect(line).not.toMatch(/^[·–]/u);
    },
  );

  /** Beginnings, quoted parts and endings, which give names of many kinds together. */
  const beginnings = [
    "Associazione culturale",
    "Благодійний фонд",
    "Kancelaria Notarialna",
    "The Old Harbour Trust",
    "Conservas",
  ];
  const quoted = ["«La piccola luna»", "„Der stille Hof“", "“Room for Rain”", '"Little Owl"', "(since 1907)"];
  const endings = ["", "– Abendschule Barmen", "S.A. de C.V.", "San. ve Tic. Ltd. Şti.", "GmbH & Co. KG", "Ltd."];

  test("what quotation marks or brackets enclose stays on one line, and a line never begins with a dash", () => {
    for (const beginning of beginnings)
      for (const middle of quoted)
        for (const ending of endings)
          for (const count of [2, 3]) {
            const name = `${beginning} ${middle} ${ending}`.trim();
            const lines = balanceLines(name, count);
            expect(lines.join(" ")).toBe(name);
            expect({ lines, whole: lines.some((line) => line.includes(middle)) }).toEqual({ lines, whole: true });
            for (const line of lines) expect(line).not.toMatch(/^[–—]/u);
          }
  });

  test("an exclamation, a name with its number and an abbreviation stay on one line", () => {
    expect(balanceLines("Cerrajería de barrio ¡Uy, la llave!", 2)).toEqual(["Cerrajería de barrio", "¡Uy, la llave!"]);
    for (const count of [2, 3]) {
      expect(balanceLines("Taxistas del Puerto 12", count).at(-1)).not.toBe("12");
      for (const line of balanceLines("Knihkupectví ul. Dlouhá a dcery", count)) expect(line).not.toMatch(/ul\.$/u);
    }
  });

  test("a long word has a hyphen only where a line ends within it", () => {
    expect(balanceLines("Brandt & Kollegen Steuerberatungsgesellschaft mbB", 2)).toEqual([
      "Brandt & Kollegen",
      "Steuerberatungsgesellschaft mbB",
    ]);
  });

  test("a legal form is never divided", () => {
    for (const beginning of [...beginnings, "Yıldız Cam & Ayna", "Hermanos Iturbe-Saldaña"])
      for (const ending of ["S.A. de C.V.", "San. ve Tic. Ltd. Şti.", "GmbH & Co. KG", "Ltd."])
        for (const count of [2, 3, 4]) {
          const lines = balanceLines(`${beginning} ${ending}`, count);
          expect({ lines, whole: lines.some((line) => line.endsWith(ending)) }).toEqual({ lines, whole: true });
        }
  });

  test("a line never ends after a title or between initials and a family name", () => {
    for (const title of ["Dr.", "St", "San", "Dona", "J.", "A.", "Sri"])
      for (const ending of ["Pickersgill & Sons", "Bartolomé Vineyards", "Ambedkar Reading Room"])
        for (const count of [2, 3])
          for (const line of balanceLines(`Workshop ${title} ${ending}`, count)) expect(line.endsWith(title)).toBe(false);
  });

  test("words of one meaning stay on one line, and so does a repeated word", () => {
    expect(balanceLines("Trường Mầm non Cào Cào Xanh", 2, 4.5, ["Trường Mầm non"])).toEqual(["Trường Mầm non", "Cào Cào Xanh"]);
    for (const count of [2, 3])
      for (const line of balanceLines("Little Cafe Chou Chou Belleville", count)) expect(line).not.toMatch(/^Chou B|Cafe Chou$/u);
  });

  test("a name without good breaks stays on one line", () => {
    expect(balanceLines("قافلة · Qafila", 3)).toEqual(["قافلة · Qafila"]);
    expect(balanceLines("'t Fietsenhok", 3)).toEqual(["'t Fietsenhok"]);
  });

  test("any name of 80 characters is divided in bounded time", () => {
    for (const name of ["a ".repeat(40), "ab cd ".repeat(13), "a".repeat(80), "& ".repeat(40), "- – · ".repeat(13)])
      expect(balanceLines(name, 5).length).toBeLessThanOrEqual(5);
  });
});

test("no line begins or ends with a dash between two lines", () => {
  expect(dropEdgeDashes(balanceLines("Pro Loco Valdastra – Sagra del Marrone", 2))).toEqual([
    "Pro Loco Valdastra",
    "Sagra del Marrone",
  ]);
  expect(dropEdgeDashes(["Todorovi – Rozino"])).toEqual(["Todorovi – Rozino"]);
});

test("a long word is divided between syllables, and one without spaces where the script changes or beside brackets", () => {
  const listParts = (name: string) => splitIntoWords(name).map(({ text }) => text);
  expect(listParts("(Gebärdensprachdolmetschen)")).toEqual(["(Gebärdensprach-", "dolmetschen)"]);
  expect(listParts("小畑谷畳店(四代目)TATAMI OBATAYA")).toEqual(["小畑谷畳店(四代目)", "TATAMI", "OBATAYA"]);
  expect(listParts("九局下半棒壘打擊場（旱溪東路二店）")).toContain("（旱溪東路二店）");
});

test("numbers and streets stay on one line with their words", () => {
  const listed = (name: string) => balanceLines(name, 2, 0);
  expect(listed("GAEC des Trois Combes")).not.toContain("GAEC des Trois");
  expect(listed("Ruahine Street Dental")).not.toContain("Ruahine");
});

test("the parts of an Arabic name and a title stay with what they begin", () => {
  expect(balanceLines("صيدلية د. سامي عبد الرحيم", 3)).toEqual(["صيدلية د. سامي", "عبد الرحيم"]);
});
