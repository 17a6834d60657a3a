import { expect, test } from "bun:test";
import { computeFingerprint } from "#/kernel/random";
import type { Brief } from "#/model/brief";
import { archetypeIds } from "#/model/direction";
import { chooseDirection } from "#/studio/directions/choose-direction";
import { listMarkCandidates } from "#/studio/marks/list-mark-candidates";
import { findNameElements } from "#/studio/marks/initials";
import { dropAsides } from "#/studio/marks/name-asides";
import { findHalfCount } from "#/studio/marks/name-halves";
import { readMarkSubjects } from "#/studio/marks/read-mark-subjects";

test("a restaurant's mark is no goblet or dome, a notary's no stamp, a confectioner's no lollipop, unless named", () => {
  const listConcepts = (brief: Brief) =>
    archetypeIds.flatMap((id) =>
      listMarkCandidates(brief, chooseDirection(brief, 3, id), 3).map(({ concept }) => concept.toLowerCase()),
    );
  const shown = (brief: Brief, thing: string) => listConcepts(brief).some((concept) => concept.includes(thing));
  expect(shown({ name: "Selda", industry: "restaurant" }, "goblet")).toBe(false);
  expect(shown({ name: "Selda", industry: "confectionery" }, "lollipop")).toBe(false);
  expect(shown({ name: "Selda", industry: "confectionery, lollipops" }, "lollipop")).toBe(true);
  expect(shown({ name: "Selda", industry: "restaurant" }, "serving dome")).toBe(false);
  expect(shown({ name: "Selda", industry: "notary" }, "stamp")).toBe(false);
  expect(shown({ name: "Selda", industry: "pinball machine repair" }, "controller")).toBe(false);
  expect(shown({ name: "Selda", industry: "church", avoid: ["a church"] }, "note")).toBe(false);
});

test("the thing that an industry or a name says goes before what its trade shows", () => {
  const listConcepts = (brief: Brief) =>
    listMarkCandidates(brief, chooseDirection(brief, 3, "swiss"), 3)
      .map(({ concept }) => concept.toLowerCase())
      .join(" ");
  expect(listConcepts({ name: "Selda", industry: "judo club" })).not.toContain("boxing glove");
  expect(listConcepts({ name: "Selda", industry: "goat farm and cheese dairy" })).not.toContain("cheese");
  const puppets = listConcepts({ name: "Selda", industry: "festival de teatru de păpuși, marionete" });
  expect(puppets).toContain("puppet");
  expect(puppets).not.toContain("doll");
  expect(listConcepts({ name: "Selda Co", industry: "国际货运代理，海运" })).not.toMatch(/lorry|tyre/);
  expect(listConcepts({ name: "Wm. Selda & Daughter", industry: "funeral directors in a fishing town" })).not.toMatch(
    /gravestone|fish/,
  );
});

test("whose an organisation is, in brackets, gives no subject, and a shortened given name no initial", () => {
  expect(readMarkSubjects({ name: "Стоматологія (ФОП Кравчук О. М.)", industry: "стоматологія" }).leads).not.toContain(
    "tailors-dummy",
  );
  expect(
    readMarkSubjects({ name: "Wm. Baker & Daughter, Funeral Directors", industry: "funeral directors" }).elements.initials[0],
  ).toBe("B");
});

test("what only some of a trade have leads where the brief says it, and not otherwise", () => {
  const lead = (brief: Brief) => listMarkCandidates(brief, chooseDirection(brief, 3, "swiss"), 3)[0]?.concept ?? "";
  expect(lead({ name: "Selda", industry: "artist" })).not.toMatch(/picture frame|paintbrush|easel/);
  expect(lead({ name: "Norrby", industry: "software" })).not.toMatch(/window of a program|pointer/);
  expect(lead({ name: "Norrby", industry: "museum of coffee" })).toMatch(/coffee|cup/);
});

test("a person is known by the name, not by how people call them", () => {
  const read = (name: string, industry: string) => readMarkSubjects({ name, industry }).elements.initials;
  expect(read("Pescados La Tía Encarna", "pescadería")).toEqual(["E"]);
  expect(read("Dra. Ximena Barragán · Odontología Familiar", "consultorio dental")).toEqual(["B"]);
});

test("those who cool have nothing that heats, unless they name it", () => {
  const read = (brief: Brief) => readMarkSubjects(brief).things;
  const cooling: readonly Brief[] = [
    { name: "Frío Norte", industry: "instalación de aire acondicionado", language: "es" },
    { name: "ช่างนพ", industry: "ล้างแอร์", language: "th" },
    { name: "Selda", industry: "монтаж кондиционеров", language: "ru" },
  ];
  for (const brief of cooling) {
    expect(read(brief)).not.toContain("flame");
    expect(read(brief)).not.toContain("radiator");
  }
  const both: Brief = { name: "Hansen", industry: "Heizungen und Klimaanlagen", language: "de" };
  expect(read(both)).not.toContain("snowflake");
});

test("a thing that an industry lists among others at its end gives no mark", () => {
  const read = (industry: string) => readMarkSubjects({ name: "Tri Potoky", industry, language: "en" });
  expect(read("joint municipal office: building permits, registry, recycling bins and home care").things).not.toContain(
    "recycling-bin",
  );
  expect(read("recycling bins for villages").things).toContain("recycling-bin");
  const chess = readMarkSubjects({
    name: "Passanten",
    industry: "chess club, junior evenings, coffee for ten and a bun for the loser",
  });
  expect(chess.things).not.toContain("coffee-cup");
});

test("former names, shortened words, streets and places of firms are no idea of a name", () => {
  expect(dropAsides("Sauesyn AS (tidl. Fjelltelling DA)")).toBe("Sauesyn AS");
  expect(dropAsides("Schacksällskapet Passanten, Ö. Vråkinge")).toBe("Schacksällskapet Passanten, Vråkinge");
  expect(dropAsides("นวดยายเชื้อ ตรอกข้าวหลาม")).toBe("นวดยายเชื้อ");
  expect(dropAsides("海盐拧得牢紧固件有限公司")).toBe("拧得牢紧固件有限公司");
  expect(dropAsides("海盐茶")).toBe("海盐茶");
  expect(dropAsides("M. & P. Heffernan")).toBe("& Heffernan");
});

test("those who sign have no speech bubble, and a P no traffic around it", () => {
  expect(readMarkSubjects({ name: "Brock", industry: "sign language interpreting" }).things).not.toContain("speech-bubble");
  const lead = listMarkCandidates(
    { name: "Pont Tordu", industry: "auto-école" },
    chooseDirection({ name: "Pont Tordu", industry: "auto-école" }, 3, "swiss"),
    computeFingerprint("Pont Tordu"),
  )[0];
  expect(lead?.concept).not.toMatch(/The letter P/u);
});

test("hours of opening are no number of a name, and what stands before a number gives no initial", () => {
  expect(findNameElements("Cerrajería Quiroga 24 hs.").number).toBeUndefined();
  expect(findNameElements("Bar 24").number).toBe("24");
  expect(findNameElements("Kvarnhjulet nr 3").initials).toEqual(["K"]);
});

test("a number and a half is counted, in words and figures", () => {
  expect(findHalfCount("Hospoda U Dvou a půl ježka")).toBe(2);
  expect(findHalfCount("קומה שלוש וחצי")).toBe(3);
  expect(findHalfCount("Протезна майстерня №1½")).toBe(1);
  expect(findHalfCount("Друкарня «Півтора коти»")).toBe(1);
  expect(findHalfCount("Drei Eichen")).toBeUndefined();
  expect(findHalfCount("Local 19½")).toBeUndefined();
});

test("a Chinese firm is known by what follows its town, and an egg is no rooster", () => {
  const read = (name: string) => readMarkSubjects({ name, industry: "轴承制造", language: "zh-Hans" }).elements.initials[0];
  expect(read("宁波恒砾拓精密轴承有限公司")).toBe("恒");
  expect(read("宁波路茶馆")).toBe("宁");
  const brief: Brief = { name: "Galo Velho", industry: "academia de boxe", language: "pt" };
  const direction = chooseDirection(brief, 3, "swiss");
  expect(listMarkCandidates(brief, direction, computeFingerprint(brief.name))[0]?.concept).not.toContain("egg");
});

test("a thing of the trade alone does not lead before the same one with the letter", () => {
  const brief: Brief = { name: "Nunung", industry: "bells and bell foundry" };
  const concepts = listMarkCandidates(brief, chooseDirection(brief, 3, "craft"), computeFingerprint(brief.name)).map(
    ({ concept }) => concept,
  );
  expect(concepts[0]).not.toBe("A bell, reduced to its simplest outline.");
});

test("a town at the end of a name, a street and a part of a country give no subject", () => {
  expect(dropAsides("Fundi Baiskeli Mzee Athumani, Ngamiani – Tanga")).toBe("Fundi Baiskeli Mzee Athumani");
  expect(dropAsides("Oyster Street Dental")).toBe("Dental");
  expect(dropAsides("Serrurerie de la rue du Lion")).toBe("Serrurerie de la");
  expect(dropAsides("Pickersgill & Sons, Undertakers")).toBe("Pickersgill & Sons, Undertakers");
  expect(
    readMarkSubjects({ name: "Ruahine Dental", industry: "General dental practice, rural North Island" }).leads,
  ).not.toContain("island");
});
