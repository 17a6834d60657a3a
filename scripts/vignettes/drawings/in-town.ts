import { box, circle, corners, ellipse, moved, outline, row, sharp } from "#/studio/motifs/outlines";
import { arc, curve, hoop, line } from "#/studio/motifs/strokes";
import { drawLamp, drawPanes } from "../fixtures";
import { fluff } from "../people";
import { fillShelf, sit, stand } from "../stances";
import { drawCar } from "../vehicles";
import { accent, back, figure, hair, light, natural, tone, vignette, type VignetteGroup } from "../vignette-drawing";
import { awning, pendant, potPlant, tree } from "../wares";

/** A glass of ice cream with two scoops on a foot. */
const drawSundae = (x: number, base: number, size: number) => [
  natural(circle(x - 5 * size, base - 27 * size, 7 * size)),
  accent(circle(x + 5 * size, base - 28 * size, 7.4 * size)),
  light(circle(x, base - 34 * size, 6.4 * size)),
  natural(
    outline(
      `M${x + 5 * size} ${base - 36 * size}L${x + 13 * size} ${base - 52 * size}` +
        `L${x + 16 * size} ${base - 49 * size}L${x + 9 * size} ${base - 34 * size}Z`,
    ),
  ),
  tone(
    outline(
      `M${x - 13 * size} ${base - 27 * size}H${x + 13 * size}` +
        `C${x + 11 * size} ${base - 12 * size} ${x + 4 * size} ${base - 10 * size} ${x + 2 * size} ${base - 8 * size}` +
        `V${base - 3 * size}L${x + 8 * size} ${base}H${x - 8 * size}L${x - 2 * size} ${base - 3 * size}V${base - 8 * size}` +
        `C${x - 4 * size} ${base - 10 * size} ${x - 11 * size} ${base - 12 * size} ${x - 13 * size} ${base - 27 * size}Z`,
    ),
  ),
];

/** A wing chair from the front, on four feet. */
const drawWingChair = (x: number, floor: number, size: number) => {
  const at = (dx: number, dy: number, width: number, height: number, round: number) =>
    box(x + dx * size, floor + dy * size, width * size, height * size, round * size);
  return [
    figure(at(-19, -8, 4, 8, 1), at(15, -8, 4, 8, 1)),
    accent(at(-20, -54, 40, 40, 10)),
    tone(at(-26, -34, 12, 28, 6), at(14, -34, 12, 28, 6)),
    accent(at(-16, -14, 32, 8, 2)),
    light(at(-15, -25, 30, 9, 4)),
    figure(...[-9, 0, 9].map((dx) => circle(x + dx * size, floor - 42 * size, 1.3 * size))),
  ];
};

/** Shops and services of a town, with people and as they are when empty. */
export const inTown: VignetteGroup = {
  "police-counter": vignette(
    "a police officer at a counter who listens to a woman",
    "police",
    ["people", "police-cap", "window"],
    () => [
      drawPanes(10, 6, 44, 40),
      back(box(62, 6, 76, 60, 2)),
      tone(box(100, 12, 32, 24, 1)),
      light(box(103, 15, 12, 8), box(118, 15, 11, 8), box(103, 26, 26, 7)),
      ...stand(96, 6, "72 55, 80 58", { face: -1, top: "figure", hair: "cap", hairRole: "accent", skin: "deepSkin" }, 106),
      figure(corners(0.8, "91 16.4,81.8 19.4,82 21.6,90 21")),
      light(outline("M88 42L92 43.4L91.4 48L88 50L85 47.6Z")),
      tone(box(58, 62, 80, 26)),
      figure(box(54, 58, 86, 5, 1)),
      light(corners(0.5, "68 55.4,86 55.4,88 58,66 58")),
      ...potPlant(128, 58, 20),
      ...stand(34, 5.3, "60 56, 56 54", { top: "accent", hair: "long", legs: "tone" }),
    ],
  ),
  "police-station": vignette(
    "a police car before the station with a lamp at its door",
    "police",
    ["car", "door", "lamp", "tree"],
    () => [
      back(circle(118, 30, 22)),
      natural(box(4, 14, 96, 74, 1)),
      figure(box(2, 8, 100, 7, 1)),
      figure(box(40, 38, 30, 48, 1), row(box(14, 24, 18, 22, 1), 2, 66)),
      light(box(43, 41, 11, 42, 0.6), box(56, 41, 11, 42, 0.6), row(box(16, 26, 14, 18), 2, 66)),
      figure(row(box(22.2, 26, 1.6, 18), 2, 66), box(36, 34, 38, 4, 1)),
      accent(box(31, 44, 7, 11, 2), box(72, 44, 7, 11, 2)),
      figure(box(33.6, 55, 1.8, 5), box(74.6, 55, 1.8, 5)),
      ...tree(117, 86, 72),
      ...drawCar([92, 90, 0.92, 1], "figure"),
      light(box(66, 74, 52, 2.6)),
      accent(box(84, 53, 12, 5, 2)),
    ],
  ),
  "car-sponge": vignette("two people who wash a car by hand", "car-wash", ["people", "car", "sponge", "bucket"], () => [
    back(box(4, 6, 136, 78, 2)),
    tone(box(4, 6, 136, 6, 1)),
    figure(row(box(14, 12, 3, 10), 2, 113), row(box(8, 22, 15, 3, 1), 2, 113)),
    ...stand(40, 5.2, "62 48 -1, 52 54", { top: "accent", hair: "curls", legs: "figure", skin: "deepSkin" }, 84, 12),
    ...drawCar([84, 88, 1.2], "tone"),
    light(
      circle(62, 52, 4),
      circle(68, 49, 3),
      circle(58, 56, 3),
      circle(70, 55, 2.4),
      circle(104, 62, 4),
      circle(110, 59, 3),
      circle(114, 65, 3.4),
    ),
    natural(box(60, 44.6, 8, 5, 2)),
    ...stand(130, 5.3, "114 56, 108 64", { face: -1, top: "figure", hair: "short", legs: "accent", sleeves: "short" }, 91, 10),
    natural(box(106, 55, 8, 5, 2)),
    figure(corners(1, "8 74,26 74,24 91,10 91"), arc(1.8, 17, 74, 8, 180, 360)),
    light(circle(12, 72, 3), circle(18, 71, 3.6), circle(23, 73, 2.4)),
  ]),
  "paper-racks": vignette(
    "racks of newspapers and magazines before a kiosk",
    "newsagent",
    ["newspaper", "magazine", "market-stall"],
    () => [
      back(box(10, 20, 124, 64)),
      figure(box(12, 26, 4, 62), box(128, 26, 4, 62), box(16, 54, 112, 5, 1)),
      tone(box(16, 59, 112, 28)),
      light(row(box(22, 30, 14, 19, 0.6), 3, 18)),
      figure(row(box(24, 33, 10, 4), 3, 18), row(row(box(24, 40, 10, 1.6), 3, 18), 2, 0, 4)),
      accent(box(78, 29, 13, 20, 0.6), box(112, 29, 13, 20, 0.6)),
      tone(box(95, 29, 13, 20, 0.6)),
      light(
        circle(84.5, 37, 3.6),
        outline("M98 46C98 38 105 38 105 46Z"),
        circle(101.5, 36, 2.4),
        sharp("115 44,118.5 34,122 44"),
      ),
      natural(row(box(22, 64, 28, 12, 1), 3, 36)),
      light(row(corners(0.6, "26 62,46 62,47 72,25 72"), 3, 36)),
      figure(row(box(28, 64, 16, 2), 3, 36), row(box(28, 68, 16, 1.4), 3, 36), box(8, 86, 128, 4, 1)),
      ...awning(8, 6, 128, 18, 8),
    ],
  ),
  "fabric-choice": vignette(
    "an upholsterer who shows cloth to a customer beside a chair",
    "upholsterer interior-design",
    ["people", "armchair", "fabric-roll"],
    () => [
      back(box(4, 4, 136, 80, 2)),
      figure(box(88, 26, 50, 3, 1), box(88, 48, 50, 3, 1)),
      accent(row(circle(95, 20, 5.6), 2, 26)),
      tone(row(circle(108, 20, 5.6), 2, 24), row(circle(95, 42, 5.6), 2, 24)),
      natural(row(circle(107, 42, 5.6), 2, 24)),
      light(row(row(circle(95, 20, 1.8), 4, 12.6), 2, 0, 22)),
      ...drawWingChair(74, 88, 0.84),
      ...stand(26, 5.3, "50 46, 46 54", { top: "tone", hair: "bun", hairRole: "tone", legs: "figure", skirt: "knee" }),
      ...stand(122, 5.4, "94 42, 98 52", { face: -1, top: "figure", hair: "short", beard: true, legs: "tone", skin: "deepSkin" }),
      natural(outline("M50 42L92 38L94 44C92 54 90 56 91 64C80 60 68 66 56 62C56 54 52 52 50 42Z")),
      light(curve(1.6, "M62 42C64 50 63 54 66 62"), curve(1.6, "M78 40C80 48 79 52 80 61")),
    ],
  ),
  "chair-springs": vignette(
    "a chair that is being covered, with rolls of cloth",
    "upholsterer",
    ["armchair", "fabric-roll", "hammer", "lamp"],
    () => [
      back(box(4, 4, 136, 80, 2)),
      ...drawLamp(72, 16),
      natural(box(8, 26, 7, 62, 3), box(26, 34, 7, 54, 3)),
      accent(box(17, 20, 8, 68, 3.4)),
      figure(row(box(107, 30, 33, 3, 1), 2, 0, 30)),
      tone(box(110, 18, 10, 12, 1), box(110, 48, 12, 12, 2)),
      accent(circle(131, 24, 6), box(126, 50, 8, 10, 1)),
      light(circle(131, 24, 2)),
      ...drawWingChair(72, 88, 1.15),
      natural(box(56, 72, 32, 8, 2)),
      figure(
        ...[60, 67, 74, 81].map((x) =>
          curve(1.6, `M${x} 71C${x + 5} 69 ${x - 3} 67 ${x + 3} 65.4C${x + 6} 64 ${x - 3} 62 ${x + 2} 60`),
        ),
      ),
      natural(line(2.6, "112 88,124 80")),
      figure(corners(0.6, "120 76,124 73,130 82,126 85")),
    ],
  ),
  "ice-sundaes": vignette(
    "two glasses of ice cream on a table at a window",
    "ice-cream-parlour",
    ["ice-cream", "window", "lamp"],
    () => [
      drawPanes(14, 4, 116, 56, 3, 1),
      ...pendant(36, 20, 20, tone),
      ...pendant(108, 20, 20, tone),
      ...drawSundae(52, 76, 1.1),
      ...drawSundae(92, 76, 1.1),
      natural(corners(1, "22 74,26 58,34 58,30 74")),
      figure(box(14, 76, 116, 5, 2), box(68, 81, 8, 8), box(52, 87, 40, 3, 1.5)),
      light(box(110, 64, 12, 12, 1.4)),
      accent(box(112, 58, 8, 7, 1)),
    ],
  ),
  "ice-table": vignette(
    "a grandmother and a boy who eat ice cream at a table",
    "ice-cream-parlour",
    ["people", "ice-cream", "umbrella", "chair"],
    () => [
      back(box(4, 14, 136, 70)),
      light(row(box(10, 36, 22, 26, 1), 2, 102)),
      figure(box(70.8, 10, 2.6, 62)),
      accent(outline("M22 24C36 6 108 6 122 24C114 28 108 24 97 27C88 24 82 24 72 27C62 24 56 24 47 27C36 24 30 28 22 24Z")),
      figure(box(12, 48, 3.4, 20, 1.6), box(12, 66, 24, 3.6, 1.6), box(13, 68, 3, 21), box(32, 68, 3, 21)),
      figure(box(127, 52, 3.4, 18, 1.6), box(108, 68, 22, 3.6, 1.6), box(126, 70, 3, 19), box(110, 70, 3, 19)),
      ...sit(25, 66, 5.4, "50 52, 46 58", { top: "tone", hair: "bun", hairRole: "light", legs: "figure", skirt: "knee" }),
      ...sit(
        117,
        68,
        4.3,
        "96 52, 98 58",
        { face: -1, top: "accent", hair: "curls", child: true, shorts: "figure", sleeves: "short", skin: "deepSkin" },
        88,
      ),
      natural(sharp("48 47,54 47,51.4 58"), sharp("93 47,99 47,95.6 58")),
      light(circle(51, 44, 4.4)),
      tone(circle(96, 44, 4.4)),
      figure(box(54, 64, 36, 4, 1.6), box(70, 66, 4, 22), box(58, 87, 28, 3, 1.4)),
    ],
  ),
  "dog-bath": vignette("a groomer who washes a dog in a tub", "pet-grooming", ["people", "dog", "bathtub", "soap"], () => [
    back(box(4, 4, 136, 80, 2)),
    ...fillShelf(12, 28, 52, [
      [7, 12],
      [9, 9],
      [6, 14],
      [8, 10],
      [7, 12],
    ]),
    natural(fluff(62, 60, 15, 11, 0.9), circle(44, 42, 10), box(48, 44, 12, 16, 5), ellipse(36, 46, 7, 5)),
    hair(ellipse(50, 43, 4.4, 8, -12), circle(30.6, 44, 2.4)),
    figure(circle(40, 40, 1.4)),
    ...stand(
      106,
      5.4,
      "74 46, 82 54",
      { face: -1, top: "accent", hair: "tail", legs: "figure", sleeves: "short", skin: "deepSkin" },
      90,
      14,
    ),
    light(circle(66, 46, 5), circle(73, 50, 4), circle(60, 50, 3.6), circle(56, 58, 4), circle(76, 58, 4)),
    tone(outline("M22 60H98C98 76 94 82 86 82H34C26 82 22 76 22 60Z")),
    figure(box(18, 57, 84, 5, 2.4), box(34, 81, 5, 8, 1), box(80, 81, 5, 8, 1)),
    light(circle(30, 56, 3.4), circle(90, 56, 4), circle(84, 54, 3)),
    figure(curve(3, "M14 57V40C14 34 22 34 22 40")),
  ]),
  "saddle-room": vignette("saddles, bridles and boots in a tack room", "riding-school", ["horseshoe", "window", "lamp"], () => [
    back(box(4, 4, 136, 80, 2)),
    light(box(56, 10, 34, 24, 1)),
    figure(box(54, 8, 38, 3, 1), box(72, 10, 2, 24), box(54, 33, 38, 3, 1)),
    natural(box(10, 34, 30, 5, 1), box(104, 34, 30, 5, 1)),
    ...[25, 119].flatMap((x) => [
      figure(moved(box(6, 20, 2, 34), x - 12, 4), moved(hoop(2.2, 7, 60, 4), x - 12, 0)),
      hair(moved(outline("M-8 14H8L14 34C10 42 -6 42 -12 34Z"), x, 16)),
      accent(moved(outline("M-17 4C-16 0 -12 1 -9 5C-4 9 6 9 11 4C14 0 18 1 18 6C18 12 12 15 2 15C-8 15 -17 12 -17 4Z"), x, 16)),
    ]),
    accent(arc(3, 90, 50, 6, 140, 400)),
    natural(box(44, 74, 58, 5, 1), box(48, 79, 5, 10), box(93, 79, 5, 10)),
    figure(outline("M52 74V50H60V67C66 67 68 70 68 74Z"), outline("M72 74V50H80V67C86 67 88 70 88 74Z")),
    tone(box(51, 49, 10, 4, 1), box(71, 49, 10, 4, 1)),
    natural(corners(1, "112 72,134 72,131 90,115 90")),
    figure(arc(1.8, 123, 72, 9, 180, 360)),
  ]),
};
