import type { Path } from "#/studio/marks/geometry/path";
import { transform } from "#/studio/marks/geometry/transform";
import { box, circle, corners, ellipse, flipped, outline, sharp, turned } from "#/studio/motifs/outlines";
import { curve, line } from "#/studio/motifs/strokes";
import { drawWheel } from "../fixtures";
import { person } from "../people";
import { kneel, stand } from "../stances";
import {
  accent,
  back,
  ember,
  figure,
  green,
  light,
  natural,
  tone,
  type VignetteRole,
  vignette,
  type VignetteGroup,
  water,
} from "../vignette-drawing";
import { pine } from "../wares";

/** A path drawn about the origin at a place in another size. */
const put = (path: Path, x: number, y: number, size = 1, face: 1 | -1 = 1): Path =>
  transform(face === 1 ? path : flipped(path, 0), [size, 0, 0, size, x, y]);

/** A horse that trots to the right, 56 wide and 52 high, its feet at the height. */
const horse = (x: number, base: number, size: number, hide: VignetteRole, mane: VignetteRole) => [
  { role: mane, path: put(curve(5, "M-24-32C-30-30-31-22-30-14"), x, base, size) },
  {
    role: hide,
    path: [
      ...put(
        outline(
          "M-25-32C-25-37-20-38-14-37C-6-36 4-36 10-38C14-42 17-48 21-52L24-56L26-52C30-50 34-45 " +
            "37-40C38-37 35-35 32-36L26-40C25-34 22-27 18-23C10-20-8-19-18-21C-23-23-25-27-25-32Z",
        ),
        x,
        base,
        size,
      ),
      ...put(outline("M-24-29L-27-16L-31-8L-33 0H-28L-23-9L-16-20Z"), x, base, size),
      ...put(outline("M-20-24L-14-12L-15 0H-10L-9-12L-10-22Z"), x, base, size),
      ...put(outline("M10-24L9-12L10 0H15L15-12L18-24Z"), x, base, size),
      ...put(outline("M14-24L24-18L23-8H28L30-20L20-28Z"), x, base, size),
    ],
  },
  { role: mane, path: put(outline("M22-55C16-52 12-44 8-38L13-36C17-42 20-47 25-51Z"), x, base, size) },
];

/** A husky that runs to the right, 34 wide and 22 high, its feet at the height. */
const husky = (x: number, base: number, size: number, coat: VignetteRole) => [
  { role: coat, path: put(curve(3.4, "M-15-14C-22-16-22-22-17-22"), x, base, size) },
  {
    role: coat,
    path: [
      ...put(
        outline(
          "M-16-15C-12-18 4-18 9-19C11-22 12-23 13-26L16-23L19-25L20-21L26-18" +
            "C27-16 25-14 22-14L18-13C15-9 12-8 8-8C0-7-8-8-14-9C-17-10-17-13-16-15Z",
        ),
        x,
        base,
        size,
      ),
      ...put(outline("M-15-12L-20-5L-25-1L-23 1L-16-3L-9-9Z"), x, base, size),
      ...put(outline("M8-10L16-5L23-2L22 1L14-1L4-8Z"), x, base, size),
      ...put(outline("M2-9L7-3L5 1L2 1L-1-8Z"), x, base, size),
      ...put(outline("M-8-10L-9-4L-6 1L-3 0L-4-9Z"), x, base, size),
    ],
  },
  tone(put(outline("M9-13C12-12 15-12 18-13L23-14C21-17 17-18 14-17C10-16 6-12 9-13Z"), x, base, size)),
  light(put(circle(15.4, -19, 1.3), x, base, size)),
  ember(put(line(1.8, "8 -19,6 -8"), x, base, size)),
];

/** The tail of a whale that dives, its stem in the water at the height. */
const fluke = (x: number, y: number, size: number) =>
  figure(
    put(
      outline("M-7 4C-5-8-4-14-5-20C-10-24-20-24-27-31C-20-36-8-36 0-28C8-36 20-36 27-31C20-24 10-24 5-20C4-14 5-8 7 4Z"),
      x,
      y,
      size,
    ),
  );

/** Waves from edge to edge below a height. */
const sea = (y: number) =>
  water(
    outline(
      `M2 ${y}C10 ${y - 4} 16 ${y - 4} 24 ${y}C32 ${y + 4} 40 ${y + 4} 48 ${y}C56 ${y - 4} 64 ${y - 4} 72 ${y}` +
        `C80 ${y + 4} 88 ${y + 4} 96 ${y}C104 ${y - 4} 112 ${y - 4} 120 ${y}C128 ${y + 4} 136 ${y + 3} 142 ${y}V93H2Z`,
    ),
  );

/** Binoculars before the eyes of a person whose head is at the point. */
const binoculars = (x: number, y: number, size: number, face: 1 | -1) =>
  figure(put(outline("M0.6-0.7L3-1.1V0.5L0.6 0.3Z"), x, y, size, face), put(box(2.6, -1.2, 0.8, 1.9, 0.2), x, y, size, face));

/** A heron on one leg, 34 high, its foot at the point. */
const heron = (x: number, base: number, size: number, face: 1 | -1) => [
  figure(put(line(1.6, "0 0,0 -15"), x, base, size, face), put(line(1.6, "0 -15,6 -10,3 -6"), x, base, size, face)),
  tone(put(outline("M-15-12C-12-20-4-26 4-24C8-22 6-16 2-14C-4-11-10-11-15-12Z"), x, base, size, face)),
  light(
    put(curve(3.4, "M3-21C8-22 9-27 6-31C4-35 6-38 9-38"), x, base, size, face),
    put(ellipse(10, -38, 3.6, 2.8), x, base, size, face),
  ),
  figure(put(outline("M9-41C5-42 2-42-1-40C2-39 5-38.6 8-38.6Z"), x, base, size, face)),
  ember(put(sharp("12 -39.6,24 -37,12 -36.4"), x, base, size, face)),
];

/** A mushroom on the ground. */
const mushroom = (x: number, base: number, size: number, cap: VignetteRole) => [
  light(put(outline("M-3 0C-4-6-3-10-3-12H3C3-10 4-6 3 0Z"), x, base, size)),
  { role: cap, path: put(outline("M-10-10C-10-20 10-20 10-10C6-8-6-8-10-10Z"), x, base, size) },
];

/** Rides, tours and walks with those who know the way. */
export const toursAndTrails: VignetteGroup = {
  "carriage-ride": vignette(
    "a coachman with a top hat who drives a couple in an open carriage behind a horse",
    "horse-carriages",
    ["people", "horse", "wheel"],
    () => [
      back(box(2, 30, 30, 54), box(36, 18, 34, 66), box(74, 34, 30, 50), box(108, 22, 34, 62)),
      light(...[8, 20, 42, 56, 80, 92, 114, 128].map((x) => box(x, 40, 7, 10, 1))),
      ...person("50 58 3.6 2", "66 54, 66 56", "60 72, 61 72", {
        top: "figure",
        legs: "tone",
        hair: "short",
        shoes: "natural",
        skin: "deepSkin",
      }),
      figure(ellipse(52.4, 31.6, 6.6, 1.6), box(48, 22, 8, 9.6, 1.2)),
      ...person("20 62 3.4 2", "31 58", "30 74", {
        top: "light",
        nearSleeve: "light",
        hair: "bun",
        hairRole: "natural",
        legs: "light",
      }),
      ...person("33 62 3.4 2", "38 62", "42 74", { top: "tone", hair: "short", beard: true, legs: "figure" }),
      accent(corners(1, "44 58, 56 58, 60 76, 42 76")),
      accent(outline("M6 50C6 62 10 74 20 76H46C52 76 52 70 56 66H66V71H60C58 78 54 82 46 82H18C8 80 2 66 2 52Z")),
      accent(outline("M4 52C2 38 10 32 16 34L14 42C12 46 12 52 12 56L6 58Z")),
      figure(line(2, "58 74, 92 66")),
      ...drawWheel(20, 79, 11),
      ...drawWheel(54, 82, 8),
      ...horse(106, 90, 0.98, "natural", "figure"),
      figure(line(1.5, "66 54, 124 50"), line(2.4, "112 66, 119 48")),
    ],
  ),
  "big-catch": vignette(
    "a guest who fights a big fish from the stern of a boat and the skipper with a landing net",
    "fishing-trips",
    ["people", "fishing-rod", "fishing-boat", "fish"],
    () => [
      back(circle(118, 22, 10)),
      figure(box(14, 22, 26, 4, 1), line(2.4, "18 26,18 56"), line(2.4, "37 26,37 56")),
      tone(box(16, 40, 22, 20, 1)),
      light(box(19, 43, 16, 9, 1)),
      ...stand(
        54,
        4.3,
        "68 54, 66 54",
        { top: "tone", nearSleeve: "tone", hair: "cap", hairRole: "figure", legs: "natural", beard: true },
        76,
        2,
      ),
      ...stand(
        78,
        4.3,
        "90 42, 88 46",
        { top: "accent", nearSleeve: "accent", hair: "short", legs: "figure", skin: "deepSkin" },
        76,
        -12,
      ),
      figure(curve(2, "M82 52C92 36 106 20 120 20"), line(1.1, "120 20,124 54"), circle(90, 46, 2.4)),
      accent(outline("M2 58H94L100 62C98 74 92 84 82 90H16C8 84 4 70 2 58Z")),
      light(outline("M3.6 64H98.6L97.6 68H4.6Z")),
      sea(80),
      natural(line(2, "66 54,78 66")),
      figure(outline("M110 74C114 62 122 54 134 52C138 56 138 62 134 66L140 72L128 71C122 75 116 77 110 74Z")),
      light(outline("M112 73C117 70 124 64 131 56C134 60 133 63 130 65C124 70 118 74 112 73Z"), circle(130.6, 56.6, 1.4)),
      sea(86),
    ],
  ),
  "whale-fluke": vignette(
    "guests on a boat who watch the tail of a whale that dives",
    "whale-watching",
    ["people", "whale", "wave", "fishing-boat"],
    () => [
      back(outline("M2 62C14 44 26 54 40 46C54 40 62 56 74 62Z"), circle(62, 20, 9)),
      fluke(106, 76, 1.15),
      ...stand(18, 3.9, "30 48, 34 48", { top: "accent", hair: "bob", hairRole: "natural", legs: "figure" }, 74, 0),
      ...stand(46, 3.9, "56 28 -1, 52 52", { top: "tone", hair: "short", skin: "deepSkin", legs: "figure" }, 74, 0),
      ...person("33 52 2.9 0", "42 46, 44 48", "30 74, 36 74", { child: true, top: "ember", hair: "tail", legs: "figure" }),
      figure(line(1.8, "4 50,66 50"), ...[6, 26, 46, 64].map((x) => line(1.8, `${x} 50,${x} 62`))),
      accent(outline("M2 60H70C70 70 66 80 58 88H10C4 80 2 70 2 60Z")),
      light(outline("M2.4 65H69.4L68 69.6H3Z")),
      sea(80),
    ],
  ),
  "heron-seen": vignette(
    "a guide and two guests with binoculars and a telescope in the reeds who watch a heron",
    "birdwatching",
    ["people", "heron"],
    () => [
      back(outline("M2 58C26 44 50 54 74 46C102 38 124 48 142 42V84H2Z")),
      water(outline("M74 74C92 70 124 70 142 73V92H74Z")),
      ...heron(106, 86, 1.34, 1),
      green(...[132, 137, 127, 141].map((x, index) => line(1.8, `${x} 90,${x + (index % 2) * 3 - 1} ${66 + index * 3}`))),
      natural(...[132, 137, 128.6].map((x, index) => box(x - 2.4, 58 + index * 4, 4, 12, 2))),
      ...stand(
        18,
        4.8,
        "33 26, 34 28",
        { top: "tone", nearSleeve: "tone", hair: "cap", hairRole: "figure", legs: "natural", shoes: "figure", skin: "deepSkin" },
        89,
        0,
      ),
      binoculars(20.8, 22.4, 4.8, 1),
      ...stand(
        48,
        4.8,
        "66 40, 62 44",
        { top: "accent", nearSleeve: "accent", hair: "bun", hairRole: "natural", legs: "figure", shoes: "natural" },
        89,
        10,
      ),
      figure(
        turned(box(58, 32, 24, 6, 1.6), 4, 70, 35),
        line(1.8, "70 38,70 52"),
        line(1.8, "70 50,62 88"),
        line(1.8, "70 50,78 88"),
        line(1.8, "70 50,70 86"),
      ),
    ],
  ),
  "dog-team": vignette(
    "a musher on the runners of a sledge behind a team of huskies in the snow",
    "sled-dogs",
    ["people", "dog", "sledge", "pine"],
    () => [
      back(outline("M2 62C22 34 40 50 58 38C84 22 112 46 142 30V84H2Z")),
      ...pine(58, 76, 32, green),
      ...pine(78, 74, 24, green),
      ...pine(132, 74, 36, green),
      light(outline("M2 76C40 72 100 74 142 72V93H2Z")),
      ...stand(
        18,
        4.5,
        "30 50, 32 50",
        { top: "accent", nearSleeve: "accent", hair: "scarf", hairRole: "figure", legs: "figure", shoes: "natural" },
        84,
        8,
      ),
      natural(
        curve(2.4, "M6 87H58C64 87 66 83 64 79"),
        line(2.2, "32 50,26 87"),
        line(2.2, "32 62,62 78"),
        line(2.2, "44 68,42 87"),
        line(2.2, "26 76,58 76"),
      ),
      ember(corners(2.4, "30 64, 52 72, 56 76, 28 76")),
      figure(line(1.5, "62 80,128 74")),
      ...husky(85, 89, 0.9, "natural"),
      ...husky(118, 88, 0.9, "figure"),
    ],
  ),
  "mushroom-walk": vignette(
    "a guide in the wood who shows guests with a basket a mushroom and its knife",
    "foraging",
    ["people", "mushroom", "wicker-basket", "tree"],
    () => [
      back(box(10, 4, 8, 80), box(60, 4, 9, 80), box(118, 4, 8, 80), box(88, 4, 5, 80)),
      green(outline("M2 84C20 78 40 82 60 80C90 76 120 82 142 78V93H2Z")),
      ...kneel(
        40,
        4.9,
        "66 60, 62 66",
        { top: "accent", nearSleeve: "accent", hair: "short", beard: true, legs: "figure", shoes: "natural" },
        88,
        14,
      ),
      ...stand(
        122,
        4.9,
        "108 56, 112 60",
        { face: -1, top: "tone", nearSleeve: "tone", hair: "curls", legs: "figure", shoes: "natural", skin: "deepSkin" },
        88,
        6,
      ),
      ...mushroom(70, 60, 1.1, "ember"),
      ...mushroom(76, 90, 1.3, "natural"),
      ...mushroom(16, 88, 1.2, "natural"),
      figure(curve(2, "M98 66C98 50 118 50 118 66")),
      ember(circle(102, 66, 4), circle(108, 64.6, 4.6), circle(114, 66, 4)),
      natural(outline("M94 66H122C122 76 118 80 114 80H102C98 80 94 76 94 66Z")),
      light(line(1.4, "95 71,121 71")),
    ],
  ),
};
