import { readPackedFile } from "#/kernel/files/packed-file";
import { describe, expect, test } from "bun:test";
import type { Brief } from "#/model/brief";
import type { Language } from "#/model/language";
import { languages } from "#/model/language";
import { getMotifLabel } from "#/studio/motifs/index";
import { type MotifId, motifIds } from "#/studio/motifs/motif-ids";
import { findAvoidedMotifs } from "#/studio/understanding/avoided-motifs";
import { findNamedMotifs } from "#/studio/understanding/motif-words";
import { listTrades } from "#/studio/understanding/trades/trades";
import { parsePackedWordLists, parseWordLists } from "#/studio/understanding/word-list-file";
import { understandBrief } from "#/studio/understanding/understand-brief";

const understand = (brief: Partial<Brief>) => understandBrief({ name: "Kontur", ...brief });
const trades = listTrades();
const listFiles = async () => ({
  words: await Bun.file("data/motifs/words.txt").text(),
  avoided: await Bun.file("data/motifs/avoided.txt").text(),
});

/** Entries of a table as id, language and words. */
const parseTable = (table: string) =>
  table
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .flatMap((line) => {
      const [id = "", rest = ""] = line.split(": ");
      return rest.split(" | ").map((part) => {
        const [language = "", ...words] = part.split(" ");
        return { id, language, words };
      });
    });

describe("trades", () => {
  test("nearly all have an exact subject, and most have three", () => {
    expect(trades.filter(({ motifs }) => motifs.length >= 1).length).toBeGreaterThanOrEqual(425);
    expect(trades.filter(({ motifs }) => motifs.length >= 3).length).toBeGreaterThanOrEqual(300);
  });
});

describe("what a brief avoids", () => {
  test("no motif is drawn whose English name the brief avoids, in the singular or the plural", () => {
    const drawn = motifIds.flatMap((id) => {
      const name = id.replaceAll("-", " ");
      const trade = trades.find(({ motifs }) => motifs.includes(id));
      return [name, /(s|teeth)$/.test(name) ? name : `${name}s`, `no ${getMotifLabel(id)} please`].flatMap((phrase) =>
        understand({ avoid: [phrase], ...(trade && { trade: trade.id }) }).motifs.includes(id) ? [`${id}: ${phrase}`] : [],
      );
    });
    expect(drawn).toEqual([]);
  });

  test("no motif is drawn of which the brief avoids a word of its own language", async () => {
    const { words } = await listFiles();
    const known = new Set<string>(motifIds);
    const drawn = parseTable(words)
      .filter(({ id }) => known.has(id))
      .flatMap(({ id, language, words: phrases }) => {
        const tag = (language === "zh" ? "zh-Hans" : language) as Language;
        return phrases
          .map((phrase) => phrase.replace("*", "").replaceAll("_", " "))
          .filter((phrase) => !findAvoidedMotifs({ name: "A", avoid: [phrase] }, tag).has(id as MotifId))
          .map((phrase) => `${id} ${language} ${phrase}`);
      });
    expect(drawn).toEqual([]);
  });

  const signs: readonly (readonly [Language, string, MotifId])[] = [
    ["en", "stock photos of clasped hands", "handshake"],
    ["en", "growth charts", "chart-line"],
    ["de", "Händeschütteln", "handshake"],
    ["de", "Sonnenuntergänge", "sunrise"],
    ["fr", "cœurs", "heart"],
    ["fr", "poignées de main", "handshake"],
    ["es", "manos entrelazadas", "open-hands"],
    ["it", "tramonti", "sunrise"],
    ["pt", "pôr do sol laranja", "sunrise"],
    ["nl", "tandwielen", "gear"],
    ["sv", "pokaler", "trophy"],
    ["pl", "łapki", "paw"],
    ["cs", "srdíčka", "heart"],
    ["ru", "рукопожатия", "handshake"],
    ["el", "καρδιές", "heart"],
    ["tr", "el sıkışma", "handshake"],
    ["ja", "握手", "handshake"],
    ["zh-Hans", "奖杯", "trophy"],
    ["ko", "트로피", "trophy"],
    ["ar", "قلوب", "heart"],
    ["he", "לבבות", "heart"],
    ["hi", "हाथ", "hand"],
  ];
  test.each(signs)("%s: “%s” rules out %s", (language, phrase, motif) => {
    expect(findAvoidedMotifs({ name: "A", avoid: [phrase] }, language).has(motif)).toBe(true);
  });

  test("every class has words in at least five languages and names known motifs", async () => {
    const { avoided } = await listFiles();
    for (const line of avoided.split("\n").filter((one) => one !== "" && !one.startsWith("#")))
      expect([line.slice(0, line.indexOf(":")), line.split(" | ").length >= 5]).toEqual([line.slice(0, line.indexOf(":")), true]);
  });
});

describe("what a brief names", () => {
  test("every entry is a known motif, in a known language", async () => {
    const { words } = await listFiles();
    const ids = new Set<string>([...motifIds, "none", "other-instrument", "other-worship", "other-sport"]);
    const tags = new Set<string>([...languages, "zh"]);
    const wrong = parseTable(words).filter(
      ({ id, language, words: list }) => !ids.has(id) || !tags.has(language) || list.length === 0,
    );
    expect(wrong).toEqual([]);
  });

  test("every word names its subject in a text of its language", async () => {
    const { words } = await listFiles();
    const unnamed = parseTable(words)
      .filter(({ id }) => id !== "none" && !id.startsWith("other-"))
      .flatMap(({ id, language, words: list }) =>
        list
          .map((word) => word.replace("*", "").replaceAll("_", " "))
          .filter(
            (word) =>
              !findNamedMotifs(
                { name: "Kontur", industry: word },
                (language === "zh" ? "zh-Hant" : language) as Language,
              ).weights.has(id as MotifId),
          )
          .map((word) => `${id} ${language} ${word}`),
      );
    expect(unnamed).toEqual([]);
  });

  const named: readonly (readonly [Partial<Brief>, MotifId])[] = [
    [{ industry: "Organ builders", offer: "We restore church organs and build new ones." }, "organ-pipes"],
    [{ industry: "Geigenbauerin", offer: "Geigen und Bratschen, von Hand gebaut." }, "violin"],
    [{ name: "Cello Studio", industry: "Musician", offer: "A cellist for weddings and studios." }, "cello"],
    [{ industry: "Planétarium", offer: "Un planétarium et des nuits d'observation pour les familles." }, "observatory-dome"],
    [{ industry: "Réparation de vélos", offer: "Nous réparons les vélos du quartier." }, "bicycle"],
    [{ industry: "自転車修理", offer: "自転車の修理と販売。" }, "bicycle"],
    [{ industry: "Scuola di surf", offer: "Corsi di surf per principianti sulla spiaggia." }, "surfboard"],
    [{ industry: "Igelstation", offer: "Wir pflegen kranke Igel und wildern sie aus." }, "hedgehog"],
    [{ industry: "Szkółka tulipanów", offer: "Tulipany i cebulki prosto z pola." }, "tulip"],
  ];
  test("stands first, above the subjects of the trade", () => {
    for (const [brief, motif] of named) expect([motif, understand(brief).motifs[0]]).toEqual([motif, motif]);
  });

  test("leaves out other instruments, dishes, sports and houses of worship", () => {
    const others: readonly MotifId[] = ["guitar", "piano", "drum", "trumpet", "violin"];
    expect(understand({ industry: "Cello maker", trade: "luthier" }).motifs).not.toContain("violin");
    for (const id of others)
      expect(understand({ industry: "Harp teacher", trade: "music-shop" }).motifs.filter((one) => one === id)).toEqual([]);
    expect(understand({ industry: "Gurdwara", trade: "church" }).motifs).not.toContain("church");
    expect(understand({ industry: "Boxing gym", trade: "martial-arts" }).motifs).not.toContain("judo-belt");
    expect(understand({ industry: "Samosa stall", trade: "fast-food" }).motifs).not.toContain("burger");
  });

  test("brings what goes with it where no trade is known, but nothing that is avoided", () => {
    const brief = { industry: "Hvězdárna a planetárium", offer: "Večerní pozorování oblohy pro školy a rodiny." };
    expect(understand(brief).motifs).toContain("telescope");
    expect(understand({ ...brief, avoid: ["telescopes", "planety"] }).motifs).not.toContain("telescope");
    for (const id of understand({ name: "Hof", industry: "Wollspinnerei" }).motifs) expect(motifIds).toContain(id);
  });

  test("does not count if it is denied, or a phrase with another sense", () => {
    expect(understand({ industry: "Payroll", offer: "Payroll without bells and whistles." }).motifs).not.toContain("bell");
    expect(understand({ industry: "Recruitment", offer: "Not pizza. People." }).motifs).not.toContain("pizza");
  });

  test("a single word in the offer does not displace the trade's first subject", () => {
    for (const { id, motifs } of trades.filter(
      ({ motifs: own }) =>
        own.length >= 3 &&
        !["people", "coins", "house", "globe", "document", "speech-bubble", "circle-of-people"].includes(own[0] ?? ""),
    ))
      expect([id, understand({ trade: id, offer: "There is a telescope in the garden." }).motifs[0]]).toEqual([
        id,
        id === "observatory" ? "telescope" : (motifs[0] ?? ""),
      ]);
  });
});

describe("a trade's subjects", () => {
  test("need the trade to be stated: a word of the offer beside another industry brings none", () => {
    for (const offer of ["We also sell books.", "Flowers on request.", "A camera shop is next door."])
      expect([
        offer,
        understand({ industry: "Zorblatt", offer }).motifs.filter((id) => id === "bookshelf" || id === "lens"),
      ]).toEqual([offer, []]);
  });

  test("do not come from a legal form", () => {
    for (const name of ["合同会社えと", "株式会社えと", "有限会社えと", "えと有限公司", "에토 주식회사"])
      expect([name, understand({ name }).trade, understand({ name }).motifs]).toEqual([name, undefined, []]);
  });

  test("lose the generic ones where the industry names something more specific", () => {
    expect(understand({ industry: "software" }).motifs).toContain("laptop");
    for (const industry of ["seaweed tracking software", "software for lighthouses"])
      for (const id of ["laptop", "code-brackets", "cursor"] as const) expect(understand({ industry }).motifs).not.toContain(id);
  });

  test("are not joined by a tool that the offer mentions in passing", () => {
    expect(understand({ industry: "plumber", offer: "Drain surveys with a camera." }).motifs).not.toContain("camera");
    expect(understand({ industry: "music school", offer: "Lessons on the cello." }).motifs).toContain("cello");
  });

  test("have no other animals of the farm than those that are named", () => {
    const { motifs } = understand({ industry: "livestock farm", tagline: "Wool and lambs from our sheep" });
    expect(motifs).toContain("sheep");
    for (const id of ["cow", "pig", "goat"] as const) expect(motifs).not.toContain(id);
  });
});

test("what is avoided is found in inflected words and in compounds", () => {
  const avoided = (text: string, language: Language) => [...findAvoidedMotifs({ name: "Kontur", avoid: [text] }, language)];
  expect(avoided("geen windmolens", "nl")).toContain("wind-turbine");
  expect(avoided("keine Kirchenglocken", "de")).toContain("bell");
  expect(avoided("tazzina fumante", "it")).toContain("coffee-cup");
  expect(avoided("no water drops", "en")).toContain("faucet");
  const shop = { name: "Kontur", industry: "fietsenmaker", avoid: ["racefietsen"] };
  expect([...findAvoidedMotifs(shop, "nl")]).not.toContain("bicycle");
});

test("the packed lists of words are those of their text files", async () => {
  const names =
    "kinds/words moods/words motifs/words motifs/mentions motifs/avoided motifs/names motifs/things motifs/specifics".split(" ");
  for (const name of names) {
    const lists = parseWordLists(await Bun.file(`data/${name}.txt`).text());
    const packed = parsePackedWordLists(readPackedFile(`data/${name}.txt.br`).toString());
    expect(new Map(Array.from(packed.keys(), (language) => [language, packed.get(language) ?? []]))).toEqual(new Map(lists));
  }
});

test("a special sort of the trade's own subject does not rule the subject out, the subject alone does", () => {
  const list = (avoid: string) =>
    understand({ industry: "transporte refrigerado", offer: "Camiones frigoríficos", language: "es", avoid: [avoid] }).motifs;
  expect(list("camiones con alas")).toContain("truck");
  expect(list("camiones")).not.toContain("truck");
});

test("what a brief mentions bars and joins, and never leads from the name alone", () => {
  expect(understand({ industry: "båtvarv", language: "sv", avoid: ["ankare"] }).motifs).not.toContain("anchor");
  expect(
    understand({ industry: "théâtre de marionnettes", language: "fr", avoid: ["le rideau de théâtre"] }).motifs,
  ).not.toContain("curtain");
  expect(understandBrief({ name: "Anchor Accounts", industry: "Accountants" }).motifs[0]).not.toBe("anchor");
});
