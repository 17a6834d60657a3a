import { box, circle, corners, ellipse, outline, row } from "#/studio/motifs/outlines";
import { curve, hoop, line } from "#/studio/motifs/strokes";
import { drawPlant } from "../fixtures";
import { fluff, head, person } from "../people";
import { kneel, sit, stand } from "../stances";
import { accent, back, type DrawnShape, figure, light, natural, tone, vignette, type VignetteGroup } from "../vignette-drawing";
import { placed } from "../workers";
import { drawMotorbike } from "./work-rooms";

type Paint = typeof accent;

const helmetShell = outline(
  "M1.16 -0.42C1.1 -1.16 0.6 -1.58 0 -1.58C-0.95 -1.58 -1.42 -0.85 -1.36 0C-1.32 0.5 -1.1 0.85 -0.75 0.9L-0.3 0.8",
  "C-0.45 0.3 -0.25 -0.1 0.2 -0.3ZM0.2 -0.66L1.66 -0.5L1.6 -0.2L0.2 -0.3Z",
);

/** A rider's open helmet round the head of a person whose hip, size and lean are given. */
const helmet = (x: number, y: number, size: number, lean: number, face: 1 | -1, paint: Paint): DrawnShape => {
  const [sin, cos] = [Math.sin((lean * Math.PI) / 180) * size, Math.cos((lean * Math.PI) / 180) * size];
  return paint(placed(helmetShell, [x + (cos * 0.3 + sin * 6.45) * face, y + sin * 0.3 - cos * 6.45], size, face));
};

/** The indoor part of an air conditioner on a wall, with its flap. */
const wallUnit = (x: number, y: number, width: number): DrawnShape[] => [
  light(box(x, y, width, 20, 4)),
  tone(box(x + 4, y + 13.4, width - 8, 3, 1.4)),
  figure(box(x + width - 12, y + 5, 6, 2, 1)),
  accent(circle(x + width - 15.6, y + 6, 1.1)),
];

/** A washed carpet that hangs over a wall or a line. */
const hungRug = (x: number, y: number, width: number, height: number, body: Paint): DrawnShape[] => [
  body(box(x, y, width, height, 1)),
  light(box(x + 2.6, y + 3, width - 5.2, 1.8), box(x + 2.6, y + height - 5, width - 5.2, 1.8)),
  natural(
    corners(
      0.4,
      `${x + width / 2} ${y + 8},${x + width - 5} ${y + height / 2},${x + width / 2} ${y + height - 8},${x + 5} ${y + height / 2}`,
    ),
  ),
  natural(row(line(1.4, `${x + 2} ${y + height},${x + 2} ${y + height + 3}`), Math.round((width - 2) / 3.6), 3.6)),
];

/** People who come when they are called: to cool a room, to wash a carpet, to take a person along. */
export const onCall: VignetteGroup = {
  "air-conditioner-cleaning": vignette(
    "a technician on a ladder who washes an air conditioner on a wall",
    "air-conditioning",
    ["people", "ladder", "bucket", "window"],
    () => [
      back(box(4, 4, 136, 82, 2)),
      light(box(10, 14, 28, 40, 1)),
      figure(box(23, 14, 2, 40), box(10, 33, 28, 2), box(8, 54, 32, 3, 1)),
      light(outline("M72 28H136L112 62H102Z")),
      tone(curve(2.6, "M107 60C107 68 112 70 112 78"), line(1.4, "86 32,104 60"), line(1.4, "122 32,110 60")),
      ...wallUnit(74, 10, 60),
      figure(outline("M78 24L130 24L126 29L82 29Z")),
      figure(line(3, "46 89,56 38"), line(3, "82 89,70 38")),
      figure(line(2.4, "53.6 50,72.6 50"), line(2.4, "51.4 62,75.4 62"), line(2.4, "49 74,78.4 74"), box(53, 36, 20, 4, 1)),
      person("60 43 4.6 0 -12", "83 24, 76 27", "56 62, 70 62", {
        top: "accent",
        hair: "cap",
        hairRole: "figure",
        legs: "tone",
        skin: "deepSkin",
        sleeves: "short",
      }),
      natural(line(2.6, "80 25,90 17")),
      accent(corners(0.8, "101 76,124 76,121 89,104 89")),
      light(ellipse(112.5, 77, 9.6, 1.8)),
      figure(curve(1.6, "M101 76C102 68 123 68 124 76")),
      tone(box(2, 88, 140, 3, 1)),
    ],
  ),
  "cool-room": vignette(
    "a woman who reads in the cool air below an air conditioner",
    "air-conditioning",
    ["people", "sofa", "window", "book", "pot-plant"],
    () => [
      back(box(4, 4, 136, 82, 2)),
      light(box(8, 12, 36, 42, 1)),
      accent(circle(26, 27, 7)),
      figure(box(25, 12, 2, 42), box(8, 36, 36, 2), box(6, 54, 40, 3, 1)),
      ...wallUnit(62, 8, 66),
      tone(
        curve(2.4, "M74 32C74 40 66 40 66 48"),
        curve(2.4, "M92 32C92 40 84 40 84 48"),
        curve(2.4, "M112 32C112 40 120 40 120 48"),
      ),
      figure(box(52, 52, 82, 30, 5)),
      accent(box(46, 64, 94, 18, 4)),
      figure(box(54, 82, 5, 6), box(126, 82, 5, 6)),
      ...sit(
        88,
        66,
        5,
        "106 51, 104 54",
        { hair: "bob", top: "tone", legs: "figure", skin: "deepSkin", shoes: "natural" },
        89,
        -4,
      ),
      light(corners(0.6, "102 43,112 46,110 57,100 54")),
      natural(box(106, 44, 2.4, 12, 1)),
      ...drawPlant(24, 88, 1),
      tone(box(2, 88, 140, 3, 1)),
    ],
  ),
  "motorcycle-taxi-ride": vignette(
    "a motorcycle taxi with a passenger, both with helmets, on a road past trees",
    "motorcycle-taxi",
    ["people", "motorbike", "racing-helmet", "tree"],
    () => [
      back(circle(30, 24, 13)),
      back(box(98, 48, 38, 34), corners(1, "94 49,117 34,140 49")),
      light(box(104, 56, 9, 12, 1), box(121, 56, 9, 26, 1)),
      natural(box(16, 44, 4, 40)),
      tone(fluff(18, 38, 14, 9)),
      tone(box(2, 84, 140, 6, 1)),
      figure(hoop(5, 34, 74, 11.5), hoop(5, 110, 74, 11.5)),
      tone(circle(34, 74, 4), circle(110, 74, 4)),
      ...person("48 51 4.9 4 -4", "66 41, 64 43", "56 77, 58 77", {
        top: "natural",
        hair: "bob",
        legs: "figure",
        skin: "deepSkin",
        shoes: "accent",
      }),
      helmet(48, 51, 4.9, 0, 1, figure),
      figure(line(4, "110 74,98 47,90 45"), box(52, 62, 38, 14, 6)),
      accent(outline("M32 62C36 56 50 55 62 55L84 51C92 51 98 55 100 63L86 67H42C36 67 32 66 32 62Z")),
      figure(outline("M34 60C36 54 44 53 54 53H74L76 57H40Z"), line(3, "52 72,20 75")),
      light(circle(102, 54, 4)),
      ...person("70 51 5 10 -6", "93 44, 91 46", "80 78, 82 78", {
        top: "accent",
        nearSleeve: "accent",
        hair: "short",
        legs: "figure",
        skin: "deepSkin",
      }),
      light(line(1.8, "67 33,66 50"), line(1.8, "76 34,76 50")),
      helmet(70, 51, 5, 6, 1, accent),
    ],
  ),
  "motorcycle-taxi-stand": vignette(
    "a rider who hands a helmet to a passenger beside motorbikes under a tree",
    "motorcycle-taxi",
    ["people", "motorbike", "racing-helmet", "tree"],
    () => [
      back(box(4, 46, 136, 38, 2)),
      natural(outline("M66 88C70 70 68 56 66 36H80C77 56 76 70 82 88Z")),
      tone(fluff(40, 25, 15, 9), fluff(106, 25, 15, 9), fluff(73, 20, 17, 10), box(40, 18, 66, 20, 4)),
      tone(box(2, 86, 140, 5, 1)),
      ...drawMotorbike(26, 88, 0.72, tone),
      ...drawMotorbike(112, 88, 0.92, accent),
      ...stand(52, 5, "68 56, 67 58", { top: "accent", hair: "cap", hairRole: "figure", legs: "figure", skin: "deepSkin" }),
      light(line(1.8, "49 35,48 52"), line(1.8, "57 35,57 52")),
      ...stand(90, 4.8, "75 56, 76 58", {
        face: -1,
        top: "natural",
        hair: "bun",
        skirt: "knee",
        legs: "deepSkin",
        skin: "deepSkin",
      }),
      figure(placed(helmetShell, [71.4, 54], 5, 1)),
    ],
  ),
  "carpets-on-the-roof": vignette(
    "a woman who combs the fringe of a washed carpet that dries in the sun",
    "carpet-cleaning",
    ["people", "rug", "sun"],
    () => [
      back(box(4, 34, 136, 52, 1), circle(122, 18, 11)),
      figure(line(1.8, "2 16,70 12,142 16")),
      ...hungRug(10, 15, 30, 46, accent),
      ...hungRug(46, 13, 26, 40, figure),
      natural(box(0, 58, 144, 30, 1)),
      tone(box(0, 58, 144, 4, 1)),
      ...hungRug(94, 56, 40, 28, accent),
      ...stand(76, 5.4, "97 66, 99 62", { hair: "scarf", hairRole: "tone", top: "figure", skirt: "long", skin: "skin" }, 90, 22),
      ...hungRug(16, 62, 38, 22, tone),
      tone(box(0, 88, 144, 3, 1)),
    ],
  ),
  "rug-darning": vignette(
    "a mender who darns the edge of a carpet with needle and wool",
    "carpet-cleaning",
    ["people", "rug", "needle-thread", "yarn"],
    () => [
      back(box(4, 4, 136, 82, 3)),
      figure(box(94, 20, 42, 2.6, 1)),
      accent(circle(101, 15, 5), circle(123, 15, 5)),
      natural(circle(112, 15, 5)),
      tone(circle(132, 15.6, 4.4)),
      light(box(10, 12, 34, 32, 1)),
      figure(box(26, 12, 2, 32), box(10, 27, 34, 2)),
      figure(box(66, 66, 4, 22), box(130, 66, 4, 22)),
      ...sit(36, 72, 5.8, "64 58, 70 58", {
        hair: "none",
        beard: true,
        hairRole: "tone",
        top: "figure",
        legs: "tone",
      }),
      accent(box(60, 62, 80, 20, 1.4)),
      light(box(63, 65, 74, 1.8), box(63, 77, 74, 1.8)),
      natural(row(corners(0.4, "74 67.6,82 72,74 76.2,66 72"), 4, 17.4)),
      natural(row(line(1.4, "62 82,62 85"), 20, 4)),
      accent(corners(1, "62 62,66 57,112 57,116 62")),
      light(line(1.6, "70 58,82 50")),
      figure(curve(1.2, "M82 50C90 42 96 50 92 60")),
      figure(box(24, 72, 26, 4, 1), box(27, 76, 4, 13), box(43, 76, 4, 13)),
    ],
  ),
  "ambulance-doors": vignette(
    "volunteers who bring an old man in a wheelchair to the open doors of an ambulance",
    "ambulance-service",
    ["people", "ambulance", "wheelchair"],
    () => [
      back(circle(40, 34, 27)),
      tone(outline("M74 80V20C74 12 78 9 86 9H124C132 9 136 12 136 20V80Z")),
      accent(box(96, 4, 18, 6, 2)),
      figure(box(80, 17, 50, 58, 2)),
      light(box(83, 20, 44, 16, 1), box(101, 23, 8, 2.6), box(103.7, 20.4, 2.6, 8)),
      natural(box(84, 56, 42, 5, 2)),
      light(box(84, 51, 42, 6, 2)),
      tone(corners(1, "60 13,77 17,77 75,60 79"), box(136, 15, 6, 64, 1)),
      accent(corners(0.6, "60 49,77 50,77 58,60 58"), box(136, 50, 6, 8)),
      figure(circle(84, 83, 6), circle(126, 83, 6), box(72, 77, 66, 5, 1)),
      accent(box(74, 72, 5, 4, 1), box(131, 72, 5, 4, 1)),
      ...stand(117, 5.1, "99 57, 101 60", { face: -1, top: "accent", hair: "tail", legs: "figure", skin: "deepSkin" }, 90, 8),
      light(line(2.2, "110 49,122 49")),
      ...stand(22, 5.2, "38 53, 37 55", { top: "accent", hair: "short", legs: "figure" }, 90, 6),
      light(line(2.2, "18 48,29 48")),
      figure(line(2.4, "34 53,42 53,44 74"), line(2.4, "44 71,64 71,68 86,74 86")),
      ...person("50 66 4.8 -2", "62 58, 64 60", "70 86, 68 86", {
        top: "natural",
        hair: "none",
        hairRole: "tone",
        beard: true,
        legs: "tone",
      }),
      figure(hoop(2.6, 50, 78, 10.6), circle(68, 88, 3)),
    ],
  ),
  "first-aid-course": vignette(
    "learners who practise first aid on a dummy on the floor",
    "ambulance-service civil-protection first-aid-training",
    ["people", "bandage"],
    () => [
      back(box(4, 6, 136, 60, 3)),
      light(box(44, 11, 26, 22, 2)),
      accent(box(54.4, 15, 5.2, 14, 0.6), box(50, 19.4, 14, 5.2, 0.6)),
      natural(box(20, 82, 106, 8, 2)),
      light(box(48, 74, 40, 8, 4)),
      accent(box(52, 74, 26, 8, 2)),
      tone(box(84, 76, 36, 6, 3)),
      ...head([43, 78], 5, { nod: -84, hair: "none", skin: "natural" }),
      ...person("84 62 5.6 34 6", "65 73, 67 73", "96 88 30, 78 88", { face: -1, top: "accent", hair: "tail", legs: "figure" }),
      ...kneel(22, 5.4, "38 71, 36 73", { top: "figure", hair: "curls", legs: "tone", skin: "deepSkin" }, 90, 18),
      ...stand(122, 5.2, "112 58, 110 60", { face: -1, top: "tone", hair: "short", legs: "figure", skin: "deepSkin" }, 90, 4),
    ],
  ),
};
