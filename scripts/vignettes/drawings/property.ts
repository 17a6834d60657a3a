import { box, circle, outline, row, sharp } from "#/studio/motifs/outlines";
import { bar, hoop, line, rim } from "#/studio/motifs/strokes";
import { drawCounter, drawHills, drawPlant, drawTree } from "../fixtures";
import { stand } from "../stances";
import { accent, back, figure, light, natural, vignette, type VignetteGroup, type DrawnShape, tone } from "../vignette-drawing";
import { drawPerson } from "../workers";

/** A house with gable, door and windows, its lower left corner at the point. */
const drawHouse = (x: number, y: number, width: number, roof = figure): readonly DrawnShape[] => {
  const height = width * 0.55;
  const pane = width * 0.2;
  return [
    tone(box(x, y - height, width, height)),
    roof(
      sharp(
        `${x - width * 0.1} ${y - height + 2},${x + width / 2} ${y - height - width * 0.45},${x + width * 1.1} ${y - height + 2}`,
      ),
    ),
    accent(box(x + width * 0.42, y - height * 0.68, width * 0.18, height * 0.68)),
    light(
      box(x + width * 0.12, y - height * 0.72, pane, pane),
      box(x + width * 0.7, y - height * 0.72, pane, pane),
      circle(x + width / 2, y - height - width * 0.14, width * 0.075),
    ),
  ];
};

/** Trades that build, sell and look after houses. */
export const property: VignetteGroup = {
  "estate-agent": vignette("an agent giving a couple the key of a house", "estate-agent", ["people", "house", "key"], () => [
    drawHills(48),
    back(circle(116, 30, 18)),
    drawTree(135, 84, 8),
    drawHouse(72, 86, 60, tone),
    light(box(66, 53.4, 72, 1.6)),
    drawPerson("16 56,16 36,31 46,7 54,12 90,21 90", { hair: "short", wear: ["figure", "figure", "figure"], size: 1.06 }),
    figure(hoop(2.6, 36, 44, 4), line(2.4, "36 48,36 60"), line(2.2, "36 55,40 55"), line(2.2, "36 59,40 59")),
    drawPerson("56 58,54 39,41 46,64 56,52 90,60 90", {
      faces: -1,
      hair: "scarf",
      hairRole: "accent",
      wear: ["figure", "figure", "figure"],
      skirt: 22,
    }),
    drawPerson("74 57,72 37,61 52,82 56,70 90,78 90", {
      faces: -1,
      hair: "short",
      hasBeard: true,
      wear: ["accent", "accent", "figure"],
    }),
  ]),
  "estate-agent-for-sale": vignette("a house with a sign board in front", "estate-agent", ["house", "tree"], () => [
    back(circle(112, 26, 19)),
    drawTree(136, 84, 8),
    drawHouse(60, 86, 70),
    figure(box(6, 36, 4.4, 56, 1), box(6, 40, 48, 4, 1), line(1.8, "18 43,18 50"), line(1.8, "46 43,46 50")),
    accent(box(13, 49, 38, 26, 2)),
    light(sharp("32 53,43 62,21 62"), box(24, 61, 16, 9.4)),
    accent(box(29.4, 63.6, 5.2, 6.8)),
  ]),
  "property-management": vignette(
    "a caretaker in front of a block of flats",
    "property-management housing-cooperative",
    ["people", "apartment", "key", "tree"],
    () => [
      back(circle(118, 24, 17)),
      tone(box(46, 6, 80, 82, 1)),
      light(row(row(box(52, 12, 13, 13, 1), 4, 18.4), 3, 0, 20)),
      accent(row(row(box(50, 26, 17, 5, 1), 2, 36.8), 3, 0, 20)),
      figure(row(row(box(68.4, 26, 17, 5, 1), 2, 36.8), 3, 0, 20), box(76, 70, 20, 18, 1), box(42, 4, 88, 4, 1)),
      light(box(78.4, 72.4, 6.6, 15.6), box(87, 72.4, 6.6, 15.6)),
      drawTree(134, 86, 8),
      drawPerson("26 55,26 36,38 52,14 54,20 90,33 90", {
        hair: "thin",
        hairRole: "tone",
        hasBeard: true,
        hat: "cap",
        hatRole: "figure",
        wear: ["accent", "figure", "figure"],
        size: 1.08,
      }),
      figure(hoop(2, 39, 58, 3.4), line(2, "38 60,36 68"), line(2, "41 60,43 67")),
      tone(box(2, 66, 15, 12, 2)),
      figure(rim(1.8, box(5, 60, 9, 8, 1)), box(2, 70, 15, 1.8)),
    ],
  ),
  "housing-cooperative": vignette(
    "neighbours on the balconies of their house",
    "housing-cooperative",
    ["people", "apartment", "pot-plant"],
    () => [
      back(circle(34, 24, 18)),
      tone(box(20, 6, 104, 82, 1)),
      figure(box(16, 4, 112, 4, 1)),
      ...[
        [28, 14],
        [78, 14],
        [28, 50],
        [78, 50],
      ].flatMap(([x = 0, y = 0], index) =>
        [
          light(box(x, y, 38, 30, 1)),
          index % 2 === 0
            ? drawPerson(`${x + 12} ${y + 28},${x + 12} ${y + 14},${x + 22} ${y + 18},${x + 4} ${y + 20}`, {
                size: 0.74,
                hair: index === 0 ? "afro" : "bun",
                wear: ["accent", "figure", "figure"],
              })
            : drawPerson(`${x + 26} ${y + 28},${x + 26} ${y + 14},${x + 15} ${y + 12},${x + 34} ${y + 20}`, {
                size: 0.74,
                faces: -1,
                hair: index === 1 ? "thin" : "long",
                wear: ["figure", "accent", "figure"],
                hasBeard: index === 1,
              }),
          drawPlant(index % 2 === 0 ? x + 31 : x + 7, y + 22, 0.5),
          figure(box(x - 3, y + 28, 44, 3, 1), box(x - 3, y + 20, 44, 2.2)),
          accent(row(box(x - 2, y + 22, 2, 7), 9, 5.1)),
        ].flat(),
      ),
      drawTree(134, 88, 9),
      drawTree(10, 88, 9),
    ],
  ),
  architect: vignette("an architect at a model of a house", "architect", ["people", "house", "blueprint"], () => [
    back(box(6, 6, 60, 44, 1)),
    tone(box(12, 12, 48, 32)),
    light(bar(1.4, "18 38,18 26,36 16,54 26,54 38,18 38"), bar(1.4, "30 38,30 30,40 30,40 38")),

    tone(sharp("62 66,138 66,142 72,56 72")),
    accent(box(74, 42, 52, 25)),
    figure(sharp("70 43,124 22,130 43")),
    light(box(80, 49, 18, 12), box(104, 49, 16, 18)),
    tone(box(88.2, 49, 1.8, 12), box(111, 49, 1.8, 18)),
    figure(box(132, 58, 2, 9), circle(133, 53, 5.4)),
    drawPerson("28 74,38 50,58 57,57 64", {
      hair: "short",
      hairRole: "figure",
      wear: ["figure", "tone", "figure"],
      nod: 12,
      size: 1.12,
    }),
    figure(line(2, "59 57,72 49")),
    drawCounter(2, 72, 140),
  ]),
  "urban-planning": vignette(
    "planners around a model of a town",
    "urban-planning property-development",
    ["people", "map", "skyscraper", "tree"],
    () => [
      back(circle(72, 38, 34)),
      drawPerson("24 58,32 38,50 48,52 54,16 90,28 90", {
        hair: "afro",
        wear: ["accent", "tone", "tone"],
        nod: 12,
        size: 1.06,
      }),
      drawPerson("120 58,112 38,94 48,92 54,128 90,116 90", {
        faces: -1,
        hair: "long",
        wear: ["figure", "tone", "tone"],
        nod: 12,
        size: 1.06,
        skirt: 18,
      }),
      tone(sharp("26 62,118 62,134 78,10 78")),
      light(bar(2, "62 62,54 78"), bar(2, "84 62,92 78"), bar(2, "18 70,126 70")),
      figure(box(44, 42, 11, 26), box(70, 30, 12, 36), box(88, 52, 12, 15)),
      accent(box(57, 50, 10, 16), box(30, 60, 14, 12), box(96, 62, 14, 12)),
      light(row(box(47, 46, 5, 2.4), 4, 0, 5), row(box(73, 34, 6, 2.4), 6, 0, 5)),
      figure(circle(70, 73, 3.4), circle(80, 74, 3), circle(52, 74, 3)),
      figure(box(8, 77, 128, 5, 1), box(18, 82, 6, 9), box(120, 82, 6, 9)),
    ],
  ),
  "property-development": vignette(
    "a developer and a builder with a plan before flats that a crane helps to build",
    "property-development",
    ["crane", "apartment", "people", "blueprint", "hard-hat"],
    () => [
      back(box(4, 50, 26, 36), circle(20, 20, 11)),
      figure(
        box(118, 14, 4, 74),
        box(58, 12, 82, 3.4),
        bar(1.6, "120 3,62 12"),
        bar(1.6, "120 3,138 12"),
        line(2, "120 3,120 14"),
      ),
      accent(box(128, 15, 10, 8, 1)),
      figure(line(1, "92 15,92 21"), line(1, "92 21,85 26"), line(1, "92 21,99 26")),
      accent(box(84, 26, 16, 4, 0.6)),
      tone(box(66, 52, 48, 36)),
      natural(box(66, 44, 30, 8)),
      figure(
        ...[44, 36].flatMap((y) => [68, 80, 92].map((x) => box(x, y - 4, 2, 8))),
        box(58, 51, 56, 2.6),
        box(58, 69, 56, 2.6),
      ),
      light(...[69, 80, 91, 102].flatMap((x) => [box(x, 56, 8, 10, 0.6), box(x, 74, 8, 10, 0.6)])),
      ...stand(14, 5, "33 48, 30 54", { top: "figure", hair: "bob", legs: "figure", shoes: "natural" }, 90, 4),
      accent(outline("M7 17C7 8 21 8 22 15L26 17Z")),
      ...stand(
        62,
        5,
        "46 48, 50 54",
        { face: -1, top: "ember", hair: "short", legs: "natural", skin: "deepSkin", shoes: "figure" },
        90,
        4,
      ),
      accent(outline("M61 17C61 8 47 8 46 15L42 17Z")),
      light(sharp("26 43,46 43,44 60,28 60")),
      figure(rim(1.2, sharp("26 43,46 43,44 60,28 60")), bar(1.4, "32 56,32 50,36 46,40 50,40 56")),
    ],
  ),
  "architect-draughting": vignette(
    "an architect drawing a house at a tilted board",
    "architect",
    ["people", "blueprint", "set-square", "lamp"],
    () => [
      back(box(6, 6, 46, 50, 2)),
      figure(box(12, 30, 34, 2.4), box(14, 14, 6, 16, 1), box(22, 18, 6, 12, 1), box(34, 20, 10, 10, 1)),
      accent(box(29, 12, 5, 18, 1)),
      figure(bar(4, "84 90,100 50"), bar(4, "128 90,112 50"), box(90, 72, 32, 3.4, 1)),
      tone(sharp("66 66,80 12,142 12,134 66")),
      light(sharp("72 62,83 17,136 17,129 62")),
      figure(bar(1.6, "84 52,88 36,106 24,122 36,120 52,84 52"), bar(1.6, "98 52,100 40,108 40,107 52"), box(64, 64, 72, 4, 1)),
      accent(sharp("112 46,128 46,126 60,112 60")),
      drawPerson("44 64,52 44,78 44,72 54,60 88,52 88", { hair: "bun", wear: ["figure", "accent", "tone"], size: 1.1, nod: 4 }),
      figure(line(2, "76 42,84 36")),
      figure(box(28, 68, 28, 4, 2), box(40, 72, 4, 14), box(30, 86, 24, 4, 2)),
      figure(line(2.4, "80 12,76 4,96 4"), outline("M92 4H106L102 10H96Z")),
    ],
  ),
};
