import { box, circle, corners, outline, row, sharp } from "#/studio/motifs/outlines";
import { arc, curve, hoop, line } from "#/studio/motifs/strokes";
import { drawPanes, drawPlant, drawWheel } from "../fixtures";
import { person } from "../people";
import { fillShelf, kneel, sit, stand } from "../stances";
import { drawCar } from "../vehicles";
import { accent, back, ember, figure, light, natural, tone, vignette, type VignetteGroup } from "../vignette-drawing";
import { flame, pendant } from "../wares";

/** A motorbike from the side, 64 units long, its wheels on the base. */
const drawMotorbike = (x: number, base: number, size: number, role: typeof accent) => {
  const put = (dx: number, dy: number) => `${x + dx * size} ${base + dy * size}`;
  return [
    figure(hoop(4 * size, x - 22 * size, base - 10 * size, 8 * size), hoop(4 * size, x + 22 * size, base - 10 * size, 8 * size)),
    figure(line(2.6 * size, `${put(22, -10)},${put(13, -36)},${put(8, -37)}`), line(2.6 * size, `${put(-22, -10)},${put(-4, -14)}`)),
    figure(corners(2 * size, `${put(-10, -20)},${put(8, -22)},${put(8, -9)},${put(-8, -9)}`)),
    role(corners(3 * size, `${put(-8, -26)},${put(10, -33)},${put(15, -27)},${put(6, -20)},${put(-8, -20)}`)),
    figure(corners(2 * size, `${put(-28, -27)},${put(-6, -26)},${put(-7, -21)},${put(-24, -22)}`)),
    light(circle(x, base - 15 * size, 3.4 * size)),
    role(circle(x + 17 * size, base - 31 * size, 3.6 * size)),
  ];
};

/** Skeins and balls of yarn on the boards of a shelf. */
const drawYarnShelf = (x: number, y: number, columns: number, rows: number) => [
  figure(box(x, y, columns * 14 + 2, rows * 16 + 2, 1)),
  ...Array.from({ length: rows }, (_, r) =>
    Array.from({ length: columns }, (_, c) => {
      const [left, top] = [x + 2 + c * 14, y + 2 + r * 16];
      const yarn = [accent, tone, natural][(r * 2 + c) % 3] ?? tone;
      return [light(box(left, top, 12, 14)), yarn(circle(left + 3.6, top + 10.4, 3.4), circle(left + 8.6, top + 10.4, 3.4), circle(left + 6, top + 5.6, 3.4))];
    }).flat(),
  ).flat(),
];

/** Workshops, yards and practice rooms, with the people who are there and without. */
export const workRooms: VignetteGroup = {
  "speech-corner": vignette("a low table with blocks and pictures before a mirror", "speech-therapy", ["mirror", "toy-block", "picture-frame", "chair"], () => [
    back(box(4, 4, 136, 80, 2)),
    figure(box(46, 8, 52, 44, 3)),
    light(box(49, 11, 46, 38, 2)),
    tone(line(2, "56 20,64 13"), line(2, "58 28,74 13")),
    natural(box(8, 14, 26, 22, 1), box(110, 14, 26, 22, 1)),
    light(box(11, 17, 20, 16), box(113, 17, 20, 16)),
    accent(circle(21, 25, 5.4), outline("M117 30L123 20L129 30Z")),
    accent(box(10, 46, 4, 42, 2), box(10, 66, 24, 4, 2), box(30, 68, 4, 20, 1)),
    tone(box(130, 46, 4, 42, 2), box(110, 66, 24, 4, 2), box(110, 68, 4, 20, 1)),
    natural(box(36, 68, 72, 5, 2), box(42, 72, 5, 16), box(97, 72, 5, 16)),
    accent(box(46, 58, 10, 10, 1)),
    figure(box(57, 58, 10, 10, 1)),
    tone(box(51.5, 48, 10, 10, 1)),
    light(corners(0.6, "74 63,86 63,88 68,74 68"), corners(0.6, "90 63,100 63,103 68,91 68")),
  ]),
  "needle-room": vignette("a treatment couch, herbs and a tray with needles", "acupuncture massage", ["acupuncture-needles", "lamp", "window", "towel", "pot-plant"], () => [
    drawPanes(48, 6, 48, 36),
    ...pendant(24, 26, 26),
    ...fillShelf(104, 30, 34, [
      [8, 14],
      [8, 10],
      [9, 13],
    ], 2),
    natural(box(16, 68, 84, 5, 1), box(22, 73, 5, 16), box(88, 73, 5, 16)),
    tone(box(14, 60, 88, 9, 4)),
    light(box(18, 54, 22, 8, 4), box(60, 58, 30, 13, 1)),
    natural(box(108, 64, 30, 4, 1), box(111, 68, 4, 21), box(131, 68, 4, 21)),
    figure(...[114, 120, 126].map((x) => line(1.6, `${x} 62,${x + 4} 48`))),
    accent(...[114, 120, 126].map((x) => line(2.6, `${x + 3} 51.6,${x + 4} 48`))),
    light(box(110, 61, 24, 3, 1)),
    ...drawPlant(8, 88, 0.9),
  ]),
  "scan-room": vignette("a scanner with its table in a quiet room", "radiology medical-technology", ["window", "lamp"], () => [
    back(box(4, 4, 136, 80, 2)),
    light(box(110, 14, 26, 24, 1)),
    figure(box(108, 12, 30, 2.4), box(122, 14, 1.8, 24), box(108, 37, 30, 2.4)),
    accent(row(box(14, 9, 22, 4, 2), 3, 30)),
    tone(outline("M14 86V34C14 16 30 12 52 12C74 12 90 16 90 34V86Z")),
    figure(circle(52, 44, 25)),
    light(circle(52, 44, 18)),
    back(circle(52, 44, 17)),
    accent(arc(2.6, 52, 44, 29, 205, 335)),
    light(box(44, 52, 84, 7, 3.5), box(48, 47, 14, 6, 3)),
    figure(box(46, 58, 80, 3, 1), corners(1, "100 61,118 61,122 88,96 88")),
    light(box(70, 74, 12, 6, 1)),
    figure(box(8, 86, 128, 3, 1)),
  ]),
  "bike-showroom": vignette("a seller who shows a motorbike to a woman with a helmet", "motorcycles", ["people", "motorbike", "cycle-helmet"], () => [
    back(box(4, 4, 136, 80, 2)),
    figure(box(8, 28, 58, 3, 1)),
    tone(outline("M12 28V22C12 10 28 10 29 21L24 28Z"), outline("M50 28V22C50 10 66 10 67 21L62 28Z")),
    accent(outline("M31 28V22C31 10 47 10 48 21L43 28Z")),
    light(box(20, 19, 9, 4, 2), box(39, 19, 9, 4, 2), box(58, 19, 8, 4, 2)),
    ...stand(122, 5.4, "98 52, 104 58", { face: -1, top: "tone", hair: "short", beard: true, legs: "figure", skin: "deepSkin" }, 86),
    ...drawMotorbike(76, 88, 1.3, accent),
    ...stand(24, 5.3, "36 58, 44 50", { top: "figure", hair: "long", legs: "tone" }, 90),
    natural(outline("M28 64V58C28 48 42 48 43 58L40 64Z")),
    light(box(36, 55, 7, 4, 2)),
  ]),
  "charging-stop": vignette("a woman who plugs a cable into a car at a charging point", "ev-charging", ["people", "car", "ev-charger", "cable", "plug"], () => [
    back(box(4, 30, 136, 54), circle(104, 26, 20)),
    figure(box(14, 12, 4, 76), box(96, 12, 4, 60)),
    tone(corners(2, "6 8,120 8,114 15,6 15")),
    light(row(line(1.4, "20 15,24 8"), 7, 13)),
    ...drawCar([96, 89, 0.98], "accent"),
    figure(box(10, 42, 20, 47, 3)),
    light(box(13, 46, 14, 14, 1.4)),
    accent(outline("M21.6 48L16 54.6H19.6L18.4 58.6L24 52H20.4Z")),
    ...stand(42, 5.4, "54 66, 50 60", { top: "tone", hair: "scarf", hairRole: "figure", legs: "figure", skirt: "long", skin: "deepSkin" }, 90),
    figure(curve(2.2, "M30 66C34 88 46 82 53 67"), box(52, 63, 8, 5, 2)),
  ]),
  "pump-night": vignette("fuel pumps under a lit roof in the evening", "fuel-station", ["fuel-pump", "moon", "tree", "shop-front"], () => [
    back(circle(118, 22, 16)),
    light(circle(118, 22, 9)),
    natural(box(86, 44, 52, 44, 1)),
    figure(box(84, 40, 56, 6, 1), box(92, 52, 26, 20, 1), box(122, 52, 12, 36, 1)),
    light(box(94, 54, 22, 16), box(124, 54, 8, 32)),
    tone(box(6, 14, 96, 10, 2)),
    accent(box(6, 22, 96, 3, 1)),
    light(row(box(14, 17, 14, 3, 1.5), 5, 18)),
    figure(box(28, 24, 5, 64), box(72, 24, 5, 64)),
    accent(box(12, 46, 20, 40, 3), box(50, 46, 20, 40, 3)),
    light(box(15, 50, 14, 10, 1), box(53, 50, 14, 10, 1)),
    figure(box(15, 64, 14, 3, 1), box(53, 64, 14, 3, 1), curve(2, "M32 58C38 60 38 76 34 78"), curve(2, "M70 58C76 60 76 76 72 78"), box(6, 85, 76, 4, 1)),
  ]),
  "tow-help": vignette("a tow truck with a car on its hook, whose drivers talk", "towing", ["people", "tow-truck", "car"], () => [
    back(outline("M2 84C20 46 50 40 74 58C96 36 124 38 142 56V84Z"), circle(30, 24, 14)),
    figure(box(64, 70, 74, 8, 2)),
    accent(outline("M104 74V44C104 41 106 40 108 40H124C128 40 130 42 132 46L136 58C139 60 140 62 140 66V76H104Z")),
    light(outline("M112 46H122C124 46 125 47 126 49L130 58H112Z")),
    figure(line(4, "96 70,74 34"), line(1.8, "74 34,72 54"), box(104, 36.6, 14, 4, 2)),
    ...drawWheel(120, 80, 9),
    ...drawWheel(86, 80, 9),
    ...drawCar([40, 88, 0.84, -1], "tone"),
    figure(hoop(1.8, 72, 56, 2.6)),
    ...stand(40, 5, "26 54, 30 60", { face: -1, top: "figure", hair: "cap", hairRole: "accent", legs: "figure", skin: "deepSkin", shoes: "tone" }, 91),
    ...stand(12, 5, "24 54, 20 58", { top: "accent", hair: "bun", hairRole: "tone", legs: "figure" }, 91),
  ]),
  "oldtimer-polish": vignette("two friends who care for an old car in a barn", "classic-cars", ["people", "classic-car", "barn"], () => [
    natural(sharp("4 36,72 4,140 36,140 88,4 88")),
    back(box(14, 40, 116, 48)),
    figure(line(4, "2 37,72 4,142 37")),
    ...stand(118, 5, "96 58, 104 62", { face: -1, top: "tone", hair: "tail", legs: "figure", skin: "deepSkin" }, 84, 10),
    accent(
      outline("M16 78C14 62 22 56 36 55L48 55L54 38C55 36 57 35 60 35H84C88 35 90 37 91 40L96 55C112 55 120 60 120 70L119 78Z"),
    ),
    light(outline("M57 54L61 41H71V54Z"), outline("M75 41H83C85 41 86 42 87 44L90 54H75Z")),
    tone(outline("M20 78C20 62 46 62 48 80H20Z"), outline("M86 80C88 62 114 62 116 78V80Z")),
    figure(box(44, 78, 48, 4, 1.6), box(10, 74, 10, 4, 2), box(114, 74, 10, 4, 2)),
    ...drawWheel(34, 79, 10),
    ...drawWheel(101, 79, 10),
    light(circle(18, 64, 3.4)),
    ...kneel(58, 5, "38 66, 44 62", { face: -1, top: "figure", hair: "short", hairRole: "light", legs: "tone" }, 90, 14),
    natural(circle(38, 66, 3.4)),
  ]),
  "mattress-test": vignette("a couple who try a bed with a maker of mattresses", "bedding-maker furniture-shop", ["people", "bed", "lamp"], () => [
    back(box(4, 4, 136, 80, 2)),
    ...pendant(20, 24, 22),
    ...pendant(92, 20, 22),
    natural(box(24, 40, 6, 48, 2), box(24, 72, 92, 7, 1), box(108, 79, 5, 9)),
    tone(box(28, 63, 88, 11, 4)),
    light(box(31, 55, 20, 10, 5)),
    ...person("68 59 5.4 2", "82 64, 84 52", "84 89, 80 89", { top: "accent", hair: "curls", legs: "figure", skin: "deepSkin" }),
    ...person("92 59 5.2 4", "106 62, 108 50", "108 89, 104 89", { top: "figure", hair: "bob", legs: "tone" }),
    ...stand(128, 5.4, "116 50, 110 60", { face: -1, top: "tone", hair: "none", hairRole: "light", legs: "figure" }, 90),
  ]),
  "knit-evening": vignette("two women who knit before shelves of yarn", "yarn-shop hobby-club", ["people", "yarn", "knitting", "wicker-basket", "chair"], () => [
    ...drawYarnShelf(37, 5, 5, 3),
    figure(box(9, 42, 4, 26, 2), box(9, 66, 25, 4, 2), box(11, 70, 3, 19), box(30, 70, 3, 19)),
    ...sit(23, 66, 5.7, "46 52, 48 54", { top: "accent", hair: "bun", hairRole: "light", legs: "figure" }),
    figure(line(1.5, "41 45,53 54"), line(1.5, "53 44,43 54")),
    tone(outline("M42 52H54L55 68C51 71 45 71 42 68Z")),
    figure(box(131, 42, 4, 26, 2), box(110, 66, 25, 4, 2), box(130, 70, 3, 19), box(111, 70, 3, 19)),
    ...sit(121, 66, 5.7, "98 52, 96 54", { face: -1, top: "tone", hair: "scarf", hairRole: "figure", legs: "figure", skirt: "long", skin: "deepSkin" }),
    figure(line(1.5, "103 45,91 54"), line(1.5, "91 44,101 54")),
    accent(outline("M90 52H102L102 68C99 71 93 71 89 68Z")),
    back(circle(72, 74, 14)),
    accent(circle(66, 72, 5), circle(79, 71, 5)),
    figure(circle(72.6, 68, 5)),
    natural(corners(2, "57 74,88 74,84 89,61 89")),
    figure(curve(1.4, "M60 79H85"), curve(1.4, "M61 84H84")),
  ]),
  "loom-room": vignette("a loom with a striped cloth under a window", "weaver textile-mill", ["loom", "yarn", "thread-spool", "window"], () => [
    drawPanes(40, 4, 64, 26, 3, 1),
    natural(box(22, 16, 6, 73, 1), box(116, 16, 6, 73, 1), box(18, 14, 108, 6, 1), box(18, 76, 108, 6, 1)),
    figure(box(28, 28, 88, 4, 1), box(28, 46, 88, 5, 1)),
    tone(row(box(33, 20, 1.6, 34), 16, 5.2)),
    light(box(30, 52, 84, 24)),
    accent(box(30, 56, 84, 5), box(30, 70, 84, 3)),
    figure(box(30, 63, 84, 3)),
    natural(box(58, 50, 28, 5, 2.4)),
    light(box(66, 51.4, 12, 2.2, 1)),
    accent(circle(8, 82, 7)),
    tone(circle(135, 80, 6), circle(136, 68, 5)),
    natural(box(128, 84, 14, 5, 1)),
    figure(arc(1.4, 8, 82, 4, 200, 330)),
  ]),
  "forge-room": vignette("an anvil and a hammer before the fire of a forge", "blacksmith knife-maker farrier", ["anvil", "hammer", "flame", "horseshoe"], () => [
    back(box(4, 4, 136, 82)),
    natural(box(60, 46, 76, 42, 1)),
    figure(corners(1, "74 4,122 4,134 30,62 30"), outline("M74 88V62C74 50 122 50 122 62V88Z")),
    ember(flame(98, 86, 34, 40)),
    light(flame(98, 86, 16, 18)),
    figure(box(56, 44, 84, 4, 1)),
    figure(outline("M4 42C14 44 18 48 26 48V42H62V50C56 52 50 54 46 58V62H54V68H24V62H32V58C24 56 10 54 4 42Z")),
    natural(corners(1.4, "24 68,56 68,60 90,20 90")),
    figure(box(20, 74, 40, 3)),
    natural(line(3, "40 40,62 30")),
    tone(corners(1, "32 30,40 27,46 42,38 45")),
    figure(box(8, 10, 46, 3, 1)),
    tone(arc(3.2, 18, 22, 6, 130, 410), arc(3.2, 36, 22, 6, 130, 410)),
  ]),
};
