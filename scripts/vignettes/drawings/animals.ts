import { reverse, type Path } from "#/studio/marks/geometry/path";
import { transform } from "#/studio/marks/geometry/transform";
import { box, circle, corners, ellipse, outline, petal, turned } from "#/studio/motifs/outlines";
import { bar, curve, line } from "#/studio/motifs/strokes";
import { drawCow, drawHen, drawSheep } from "../livestock";
import { fluff, limb, person } from "../people";
import {
  accent,
  back,
  figure,
  light,
  vignette,
  type VignetteGroup,
  type VignetteRole,
  type DrawnShape,
  tone,
} from "../vignette-drawing";

/** Puts an animal that looks to the right onto the grid, the ground between its feet at a point. */
const put =
  (x: number, y: number, size: number, face: 1 | -1) =>
  (role: VignetteRole, path: Path): DrawnShape => {
    const placed = transform(path, [size * face, 0, 0, size, x, y]);
    return { role, path: face === 1 ? placed : placed.map(reverse) };
  };

type Animal = (x: number, y: number, size: number, face: 1 | -1, role: VignetteRole, ear: VignetteRole) => DrawnShape[];

export const standingDog: Animal = (x, y, size, face, role, ear) => {
  const at = put(x, y, size, face);
  return [
    at(ear, outline("M4 -12L11 -12L10 0L6 0Z")),
    at(ear, outline("M-11 -14L-4 -13L-8 -6L-7 0L-11 0Z")),
    at(
      role,
      outline(
        "M-20 -30C-17 -30 -16 -26 -14 -24L6 -24C10 -25 12 -28 13 -32C14 -37 18 -39 22 -38",
        "C24 -37.5 25 -36 26 -35L31 -33.5C32.6 -33 32.6 -30.5 31 -29.5L25 -28C23 -27 21 -25 20 -22",
        "C19 -16 18 -13 16.5 -11L17 -2L19 0L12 0L11 -10C4 -8 -2 -9 -6 -12C-8 -9 -11 -8 -12 -5L-12 -2",
        "L-10 0L-17.5 0L-17 -6C-20 -9 -20 -14 -19 -18C-20 -22 -22 -25 -23 -28C-23 -30 -21 -31 -20 -30Z",
      ),
    ),
    at(ear, outline("M17 -37.6C13.6 -37 12 -32 14 -26.6C17 -26.6 19.4 -31 20 -35Z")),
  ];
};

export const sittingDog: Animal = (x, y, size, face, role, ear) => {
  const at = put(x, y, size, face);
  return [
    at(role, curve(3.4, "M-12 -3C-18 -2 -21 -5 -22 -10")),
    at(
      role,
      outline(
        "M-14 0C-17 -9 -12 -18 -4 -24C-1 -27 0 -31 1 -35C2 -40 7 -42 11 -41C13 -40.5 14 -39 15 -38L20 -36.5",
        "C21.6 -36 21.6 -33.5 20 -32.5L14 -31C12 -29 11.5 -26 11.5 -22C12 -14 11 -8 11 -3L14 -1.6C15 -0.6 14.4 0 13 0Z",
      ),
    ),
    at(ear, outline("M5 -40.6C1.4 -40 0 -35 2 -29.6C5 -29.6 7.4 -34 8 -38Z")),
    at(ear, curve(1.6, "M2 -2C-6 -4 -6 -14 1 -13")),
  ];
};

const sittingCat: Animal = (x, y, size, face, role, ear) => {
  const at = put(x, y, size, face);
  return [
    at(role, curve(3, "M-8 -2C-15 -1 -18 -7 -15 -14")),
    at(
      role,
      outline(
        "M-11 0C-14 -10 -10 -18 -4 -22C-4.6 -28 -4 -32 -3 -37L1.6 -33.5C4 -34 6 -34 8 -33.5L12 -37",
        "C13.4 -32 13.4 -28 11 -25C9 -22.5 8.4 -21 9 -18C10.4 -12 10 -6 11 -1C11 0 10 0 9 0Z",
      ),
    ),
    at(ear, curve(1.6, "M2 -2C-5 -4 -5 -12 1 -11")),
  ];
};

/** A horse from the side, 70 units long and 65 tall. */
export const horse: Animal = (x, y, size, face, role, ear) => {
  const at = put(x, y, size, face);
  return [
    at(ear, outline("M2 -24L9 -24L6 -12L7 -2L9 0L2 0L2 -12Z")),
    at(ear, outline("M-20 -26L-12 -24L-16 -12L-15 -2L-13 0L-20 0L-20 -13Z")),
    at(ear, curve(4.6, "M-29 -35C-36 -34 -36 -24 -35 -14")),
    at(
      role,
      outline(
        "M-31 -32C-30 -39 -20 -41 -10 -39C-2 -37 4 -38 8 -41C12 -46 14 -54 20 -60",
        "L21 -65L25 -61C29 -58 32 -53 36 -48C38 -45 37 -42 34 -41C31 -40 29 -42 27 -45",
        "C24 -46 22 -44 21 -40C20 -34 19 -28 14.6 -24L15 -13L14 -3L17 0L10 0L9.4 -12L7 -22",
        "C0 -20 -10 -20 -18 -23L-22.6 -13L-22 -3L-19.6 0L-27 0L-27.6 -13C-31 -20 -33 -26 -31 -32Z",
      ),
    ),
    at(ear, outline("M20 -61C13 -56 9 -48 5 -38.6C9 -40 12 -42 14 -46C17 -51 20 -55 23 -59Z")),
  ];
};

const cow: Animal = (x, y, size, face, role, ear) => {
  const at = put(x, y, size, face);
  return [
    at(ear, outline("M4 -18L11 -18L10 0L5 0Z")),
    at(ear, outline("M-22 -20L-15 -18L-16 0L-21 0Z")),
    at(ear, curve(2.2, "M-30 -40C-35 -38 -34 -28 -34 -20")),
    at("skin", ellipse(-14, -16, 5, 4)),
    at(
      role,
      outline(
        "M-31 -36C-31 -42 -28 -43 -24 -42L10 -43C14 -44 18 -48 22 -50",
        "C26 -52 30 -51 32 -48L38 -38C40 -34 38 -31 34 -31C30 -31 27 -33 25 -36",
        "C22 -32 20 -26 17 -22L17 0L10.6 0L10 -18C2 -14 -12 -14 -18 -20L-22 -12L-22 0L-28 0L-28.6 -14C-31 -20 -31 -28 -31 -36Z",
      ),
    ),
    at(ear, outline("M24 -50C20 -52 15 -51 12 -47C17 -44 22 -45 25 -47Z")),
    at(ear, curve(2.2, "M27 -51C26 -55 29 -58 32 -57")),
    at("light", outline("M-22 -39C-18 -41 -10 -41 -6 -39C-5 -33 -12 -28 -18 -30C-23 -32 -24 -36 -22 -39Z")),
    at("light", outline("M2 -26C6 -30 12 -28 12 -23C10 -19 2 -20 2 -26Z")),
  ];
};

/** A fish that swims, its middle at a point. */
const swim = (x: number, y: number, size: number, face: 1 | -1): Path =>
  put(x, y, size, face)("accent", outline("M10 0C6 -6 -4 -6 -8 -1L-13 -5L-13 5L-8 1C-4 6 6 6 10 0Z")).path;

/** Animals and the people who look after them. */
export const animals: VignetteGroup = {
  dogPatient: vignette(
    "a veterinarian who listens to the heart of a dog on the table",
    "veterinary",
    ["people", "dog", "stethoscope"],
    () => [
      back(box(50, 6, 50, 40, 3)),
      tone(box(74, 6, 2.4, 40)),
      person("116 49 5.3 12 6", "88 42, 82 44", "122 87, 110 87", { face: -1, top: "tone", legs: "figure", hair: "bun" }),
      figure(curve(1.8, "M104 22C100 38 92 42 80 40"), circle(79, 41, 3)),
      ...standingDog(58, 62, 1.15, 1, "accent", "figure"),
      person("18 50 5.2 8 4", "44 46, 36 54", "12 87, 24 87", { top: "figure", legs: "tone", hair: "curls" }),
      figure(box(26, 62, 70, 5, 2), box(56, 67, 10, 16), box(42, 83, 38, 4, 2)),
    ],
  ),
  catPatient: vignette("a veterinarian with a cat on the table", "veterinary", ["people", "cat"], () => [
    back(box(8, 8, 54, 40, 3)),
    tone(box(8, 26, 54, 2.2)),
    accent(box(14, 16, 8, 10, 1), box(38, 15, 10, 11, 1)),
    figure(box(26, 13, 7, 13, 1)),
    person("42 50 5.6 14 8", "72 47, 66 53", "36 90, 50 90", { top: "tone", legs: "figure", hair: "bob" }),
    ...sittingCat(84, 62, 1.1, -1, "figure", "light"),
    person("120 51 5.4 6 6", "98 50, 104 56", "126 89, 114 89", {
      face: -1,
      top: "accent",
      legs: "figure",
      hair: "short",
      beard: true,
    }),
    figure(box(52, 62, 60, 5, 2)),
    tone(box(76, 67, 10, 17)),
    figure(box(64, 83, 34, 4, 2)),
  ]),
  cowPatient: vignette("a veterinarian beside a cow in a pasture", "farm-vet", ["people", "cow", "hill", "stethoscope"], () => [
    back(outline("M4 84C20 48 52 40 76 60C96 38 128 46 140 84Z")),
    accent(circle(82, 18, 9)),
    ...cow(92, 88, 1.25, 1, "figure", "tone"),
    person("37 50 5.2 18 4", "64 48, 59 52", "31 88, 43 88", { top: "accent", legs: "tone", shoes: "figure", hair: "tail" }),
    tone(curve(1.8, "M50 23C54 34 60 42 67 47"), circle(68, 47, 2.8)),
    tone(box(6, 70, 16, 14, 2), bar(1.8, "10 70,10 66,18 66,18 70")),
  ]),
  groomer: vignette("a groomer who trims a curly dog on a table", "pet-grooming", ["people", "dog", "scissors"], () => [
    back(circle(86, 40, 34)),
    tone(box(4, 12, 34, 2.4), box(4, 28, 34, 2.4)),
    accent(box(8, 4, 7, 8, 1), box(24, 19, 9, 9, 1)),
    figure(box(19, 3, 7, 9, 1), box(9, 20, 9, 8, 1)),
    person("34 51 5.4 12 8", "64 36, 56 50", "28 89, 42 89", { top: "figure", legs: "tone", hair: "bun" }),
    tone(box(80, 44, 6, 19, 2), box(98, 44, 6, 19, 2)),
    accent(fluff(92, 42, 15, 11, 0.72), fluff(113, 25, 9, 9), fluff(73, 30, 5, 7)),
    accent(line(3, "76 42,73 32"), limb([106, 40, 6], [112, 28, 5]), limb([114, 26, 5], [124, 29, 3.4])),
    figure(fluff(110, 28, 5.4, 7, 1.3)),
    light(circle(117, 22, 1.3)),
    accent(fluff(78, 58, 4, 7), fluff(101, 58, 4, 7)),
    figure(circle(127, 28, 2)),
    figure(line(1.8, "66 34,76 27"), line(1.8, "66 37,76 34")),
    figure(box(56, 62, 72, 5, 2), bar(2.6, "66 67,82 86"), bar(2.6, "118 67,102 86"), box(74, 84, 36, 4, 2)),
  ]),
  training: vignette("a trainer with a dog that sits and waits for the sign", "dog-school", ["people", "dog", "tree"], () => [
    back(outline("M4 84C20 56 52 46 76 64C96 46 128 52 140 84Z")),
    tone(box(124, 34, 3.4, 36), fluff(126, 22, 13, 9)),
    accent(box(110, 62, 3.4, 26, 1), box(137, 62, 3.4, 26, 1), box(110, 68, 30, 3, 1), box(110, 77, 30, 3, 1)),
    person("34 48 5.3 6 8", "62 24 -1, 52 48", "26 87, 42 87", {
      skin: "deepSkin",
      top: "accent",
      legs: "figure",
      shoes: "tone",
      hair: "tail",
    }),
    ...sittingDog(86, 88, 1.2, -1, "figure", "tone"),
    accent(corners(0.6, "77 58,89 56,90 60,79 62")),
  ]),
  "dog-class": vignette(
    "two owners who lead their dogs round cones",
    "dog-school pet-shop animal-shelter",
    ["people", "dog", "tree"],
    () => [
      back(outline("M4 84C20 54 52 44 76 62C96 44 128 50 140 84Z")),
      tone(box(69, 34, 3.4, 50), fluff(70, 22, 16, 10), box(2, 84, 140, 5, 2)),
      person("30 48 5.4 4 6", "48 52, 40 48", "22 87, 40 87", { top: "accent", legs: "figure", shoes: "tone", hair: "long" }),
      figure(curve(1.6, "M48 52C56 60 60 58 68 58")),
      ...standingDog(60, 88, 0.8, 1, "tone", "figure"),
      person("96 48 5.4 4 6", "114 52, 106 48", "88 87, 106 87", {
        skin: "deepSkin",
        top: "figure",
        legs: "tone",
        hair: "curls",
      }),
      figure(curve(1.6, "M114 52C118 58 122 62 126 64")),
      ...standingDog(117, 88, 0.72, 1, "accent", "figure"),
      accent(corners(0.8, "78 72,82 72,85 87,75 87")),
      light(box(76.6, 78, 6.8, 3)),
    ],
  ),
  "goat-check": vignette(
    "a veterinarian who examines a goat while the farmer holds it",
    "farm-vet veterinary livestock",
    ["people", "goat", "stethoscope", "barn", "hill"],
    () => [
      back(outline("M2 70C30 44 60 48 84 60C104 50 124 50 142 58V88H2Z")),
      tone(corners(1, "6 70,6 34,22 18,38 34,38 70")),
      figure(corners(0.6, "2 36,22 14,42 36,38 38,22 20,6 38"), box(16, 50, 12, 20)),
      person("34 56 5.4 24 -4", "", "24 89, 44 89", { top: "tone", hair: "tail", legs: "figure" }),
      tone(
        outline(
          "M52 58C54 52 60 51 66 52H88C94 52 96 46 98 40C100 36 104 35 107 37L116 42C117 45 114 48 110 48",
          "L106 49C106 56 104 62 98 66L97 88H91L90 70H66L64 88H58L58 68C54 66 52 62 52 58Z",
        ),
      ),
      figure(
        outline("M102 37C98 30 92 28 88 30C94 31 97 35 99 40Z"),
        petal(101, 40, 92, 42, 4),
        outline("M112 48L108 56L107 48Z"),
        box(58, 84, 6, 5, 1),
        box(91, 84, 6, 5, 1),
        circle(109, 41, 1),
      ),
      light(outline("M70 52H84C84 60 80 64 74 62C70 60 69 56 70 52Z")),
      figure(curve(1.6, "M44 34C50 44 52 48 60 54")),
      person("34 56 5.4 24 -4", "64 58, 58 54", "", { top: "tone", hair: "tail" }),
      person("124 50 5.4 6 8", "104 54, 110 46", "130 89, 118 89", {
        face: -1,
        top: "accent",
        hair: "cap",
        hairRole: "figure",
        skin: "deepSkin",
        beard: false,
        legs: "figure",
      }),
    ],
  ),
  "farm-animals": vignette(
    "a cow, sheep and hens before a barn",
    "farm-vet livestock farm veterinary feed-merchant livestock-market",
    ["cow", "sheep", "rooster", "barn", "hill"],
    () => [
      accent(circle(26, 17, 10)),
      back(outline("M2 60C30 30 66 36 92 52C112 40 130 42 142 50V88H2Z")),
      back(fluff(66, 16, 8, 8), fluff(78, 18, 6, 8)),
      tone(corners(1, "96 62,96 36,104 24,117 18,130 24,138 36,138 62")),
      figure(line(2.6, "94 38,103 25,117 17,131 25,140 38"), box(109, 44, 16, 18)),
      light(line(1.4, "110 45,124 61"), line(1.4, "124 45,110 61")),
      tone(outline("M2 66C40 56 104 56 142 64V91H2Z")),
      ...drawCow([44, 80, 1.25], figure, light),
      ...drawSheep([104, 84, 1.25, "left"], light),
      ...drawHen([76, 89, 1.1], light),
      ...drawHen([20, 90, 1, "left"], figure),
      figure(line(2, "128 88,128 70"), line(2, "140 88,140 70"), line(2, "122 74,142 74"), line(2, "122 81,142 81")),
    ],
  ),
  boarding: vignette(
    "a carer who feeds a dog and two cats in a bright room",
    "animal-boarding",
    ["people", "dog", "cat", "bowl"],
    () => [
      back(box(8, 8, 60, 44, 3)),
      tone(box(37, 8, 2.4, 44)),
      tone(box(116, 44, 4, 40), box(108, 42, 28, 4, 2), box(104, 83, 34, 4, 2)),
      ...sittingCat(122, 42, 0.8, -1, "figure", "light"),
      tone(box(4, 52, 68, 3, 1)),
      ...sittingCat(54, 52, 0.8, 1, "accent", "figure"),
      person("26 64 5.4 36", "52 74, 48 70", "8 87 50, 40 87", { top: "accent", legs: "figure", shoes: "tone", hair: "long" }),
      ...standingDog(81, 87, 0.95, -1, "tone", "figure"),
      figure(outline("M42 78L62 78L59 87L45 87Z")),
    ],
  ),
  adoption: vignette("a family who meets a dog at an animal shelter", "animal-shelter", ["people", "dog"], () => [
    back(box(72, 8, 66, 76, 2)),
    tone(...[76, 86, 96, 106, 116, 126].map((x) => box(x, 10, 1.8, 74)), box(72, 8, 66, 3), box(72, 44, 66, 2.4)),
    ...standingDog(122, 86, 0.72, -1, "tone", "figure"),
    person("18 49 5.2 6 10", "34 52, 36 48", "12 88, 24 88", { top: "tone", legs: "figure", hair: "scarf" }),
    person("44 66 5.2 18 4", "72 66, 68 62", "28 88 50, 58 88", {
      skin: "deepSkin",
      top: "accent",
      legs: "figure",
      shoes: "tone",
      hair: "short",
      beard: true,
    }),
    ...sittingDog(84, 90, 1.05, -1, "figure", "tone"),
    accent(corners(0.6, "76 63,87 61,88 65,78 67")),
  ]),
  rider: vignette("a rider on a horse in a riding arena", "riding-school", ["people", "horse"], () => [
    back(outline("M4 84C20 52 52 44 76 60C96 42 128 50 140 84Z")),
    tone(box(4, 58, 136, 2.8), box(4, 70, 136, 2.8), box(10, 52, 4, 34, 1), box(130, 52, 4, 34, 1)),
    ...horse(74, 90, 1.2, 1, "figure", "tone"),
    accent(outline("M56 43L78 43C80 50 79 56 77 60L58 60C56 54 55 48 56 43Z")),
    person("66 38 4.5 2", "86 32, 84 30", "72 67, 72 67", { top: "accent", legs: "tone", shoes: "light", hair: "cap" }),
    accent(curve(1.6, "M86 32C98 36 106 38 112 39")),
  ]),
  farrier: vignette("a farrier who fits a shoe to the hoof of a horse", "farrier", ["people", "horse", "horseshoe"], () => [
    back(corners(2, "8 84,8 34,44 10,80 34,80 84")),
    ...horse(58, 90, 1.2, -1, "tone", "figure"),
    person("110 52 5.4 62 -24", "84 70, 92 72", "104 88, 118 88", {
      face: -1,
      top: "accent",
      sleeves: "short",
      legs: "figure",
      shoes: "tone",
      hair: "short",
      beard: true,
    }),
    figure(limb([78, 62, 4], [88, 72, 3]), corners(1, "82 72,92 71,94 78,84 79")),
    figure(box(122, 74, 18, 5, 1), box(128, 79, 6, 5), box(124, 84, 14, 4, 1)),
    accent(curve(2.6, "M126 73C124 64 138 64 136 73")),
  ]),
  zoo: vignette("a family who looks at a giraffe and an elephant", "zoo", ["people", "giraffe", "elephant", "tree"], () => [
    back(outline("M4 84C16 50 46 44 66 62C84 46 122 50 140 84Z")),
    tone(box(120, 34, 4, 52), fluff(122, 24, 15, 9, 0.6)),
    accent(
      outline(
        "M82 84L83 52C82 40 82 26 82 18C78 18 72 20 69 19C67 16 70 13 75 12L78 7L81 8L81 11",
        "C86 12 88 16 89 22L93 46C100 47 108 48 110 54L110 84L106 84L105 66C100 68 94 68 90 67L88 84Z",
      ),
    ),
    light(
      ellipse(87, 30, 2, 3),
      ellipse(87, 42, 2, 3.4),
      ellipse(92, 55, 3.4, 2.6),
      ellipse(102, 56, 3, 2.6),
      ellipse(97, 62, 2, 1.6),
    ),
    figure(circle(80, 15, 1.2)),
    tone(
      outline(
        "M60 84L60 60C60 48 50 42 38 42C24 42 16 48 14 58C12 66 14 74 10 80C14 84 20 80 20 72L21 66L26 66L26 84L35 84L35 70L48 70L50 84Z",
      ),
    ),
    tone(curve(6.4, "M18 60C8 62 4 52 7 42C8 38 12 36 15 37")),
    accent(petal(19, 64, 10, 70, 3)),
    figure(outline("M34 46C42 46 46 52 44 60C42 66 34 66 31 62C28 56 29 48 34 46Z"), circle(23, 54, 1.4)),
    figure(box(4, 78, 136, 2.8), box(4, 86, 136, 2.8), ...[12, 44, 76, 108, 132].map((x) => box(x, 74, 3, 18))),
    person("122 66 3.6 0 -20", "107 57 -1, 124 68", "124 93, 119 93", { face: -1, top: "figure", legs: "figure", hair: "curls" }),
    person("135 76 2.3 0 -20", "127 74, 137 80", "137 93, 133 93", {
      skin: "deepSkin",
      child: true,
      face: -1,
      top: "accent",
      legs: "figure",
      hair: "short",
    }),
  ]),
  aquarium: vignette("visitors before a large tank with a ray and fish", "aquarium", ["people", "fish"], () => [
    figure(box(4, 4, 136, 76, 4)),
    tone(box(9, 9, 126, 66, 2)),
    accent(
      turned(petal(104, 26, 92, 8, 8), -20, 98, 17),
      petal(106, 44, 84, 58, 8),
      petal(118, 28, 128, 14, 6),
      petal(120, 44, 131, 54, 6),
      ellipse(88, 35, 7, 5),
    ),
    light(ellipse(108, 36, 17, 13)),
    tone(box(100, 29, 7, 6, 2), box(109.4, 29, 7, 6, 2), box(100, 37.4, 7, 6, 2), box(109.4, 37.4, 7, 6, 2)),
    accent(swim(26, 22, 1, 1), swim(112, 64, 0.9, -1), swim(24, 52, 0.7, 1)),
    figure(petal(18, 75, 14, 54, 6), petal(22, 75, 26, 50, 6), petal(126, 75, 130, 58, 6)),
    person("58 58 4.6 0 -14", "74 46, 60 62", "54 92, 62 92", { top: "ember", legs: "figure", hair: "bob" }),
    person("80 70.5 2.9 0 -18", "90 54 -1, 78 74", "78 92, 82 92", {
      child: true,
      top: "figure",
      legs: "accent",
      shoes: "tone",
      hair: "curls",
    }),
  ]),
  petShop: vignette(
    "a shop with a fish tank, a cage and food for pets",
    "pet-shop",
    ["people", "fish", "bird", "fish-bowl"],
    () => [
      back(box(4, 6, 72, 58, 2)),
      figure(box(6, 34, 62, 34, 3)),
      light(box(10, 42, 54, 22, 1)),
      tone(box(10, 45, 54, 19, 1)),
      accent(swim(26, 52, 0.8, 1), swim(48, 57, 0.7, -1)),
      figure(petal(16, 64, 15, 50, 4), petal(58, 64, 60, 50, 4), petal(55, 64, 54, 54, 4)),
      tone(box(6, 68, 62, 18, 2)),
      light(box(12, 73, 22, 8, 1), box(40, 73, 22, 8, 1)),
      figure(line(1.8, "36 6,36 12")),
      accent(outline("M24 30L24 20C24 14 30 11 36 11C42 11 48 14 48 20L48 30Z")),
      light(...[29, 35.2, 41.4].map((x) => box(x, 16, 1.6, 14))),
      figure(outline("M33 26C32 22 35 19 39 20L41 21.4L39 22.4C39 25 38 27 33 28Z")),
      person("88 49 5.3 0 6", "66 34, 80 54", "94 87, 82 87", { face: -1, top: "tone", legs: "figure", hair: "tail" }),
      person("132 49 5.1 0 4", "118 56, 137 54", "136 87, 128 87", { face: -1, top: "figure", legs: "tone", hair: "short" }),
      ...sittingDog(108, 90, 0.85, -1, "accent", "figure"),
    ],
  ),
  companions: vignette(
    "a dog and a cat side by side on a rug before a window",
    "veterinary animal-boarding animal-shelter pet-shop",
    ["dog", "cat", "window", "rug"],
    () => [
      back(outline("M34 84L34 42C34 20 50 6 72 6C94 6 110 20 110 42L110 84Z")),
      tone(ellipse(72, 88, 66, 6)),
      tone(petal(126, 66, 118, 38, 8), petal(127, 66, 128, 30, 8), petal(128, 66, 138, 42, 8)),
      figure(corners(2, "116 62,140 62,136 84,120 84")),
      ...sittingDog(54, 89, 1.75, 1, "figure", "tone"),
      accent(corners(0.8, "50 44,71 41,73 47,51 51")),
      ...sittingCat(100, 89, 1.2, -1, "accent", "figure"),
      light(circle(72, 26, 1.6)),
    ],
  ),
  meadow: vignette(
    "a horse in a meadow with a fence and a tree",
    "riding-school horse-breeder",
    ["horse", "tree", "hill"],
    () => [
      back(outline("M4 84C20 48 52 40 76 60C96 38 128 46 140 84Z")),
      accent(circle(30, 22, 9)),
      tone(box(16, 46, 4, 40), fluff(18, 38, 13, 9)),
      tone(box(4, 60, 136, 2.8), box(4, 72, 136, 2.8), box(34, 54, 4, 34, 1), box(128, 54, 4, 34, 1)),
      ...horse(78, 90, 1.34, 1, "figure", "tone"),
      accent(petal(36, 92, 32, 80, 4), petal(37, 92, 40, 79, 4), petal(118, 92, 114, 80, 4), petal(119, 92, 123, 79, 4)),
    ],
  ),
  tank: vignette("a turtle and fish among plants in a large tank", "aquarium pet-shop", ["turtle", "fish"], () => [
    figure(box(4, 4, 136, 84, 5)),
    tone(box(9, 9, 126, 74, 2)),
    accent(
      turned(petal(80, 30, 62, 4, 11), -14, 72, 17),
      petal(84, 56, 50, 74, 11),
      petal(100, 32, 118, 12, 8),
      petal(102, 56, 118, 72, 8),
      ellipse(60, 43, 9, 6.4),
    ),
    light(ellipse(88, 44, 24, 17)),
    tone(box(76, 34, 10, 9, 3), box(90, 34, 10, 9, 3), box(76, 46, 10, 9, 3), box(90, 46, 10, 9, 3)),
    figure(circle(56, 42, 1.4)),
    accent(swim(28, 24, 1.1, 1), swim(122, 34, 0.8, -1), swim(34, 62, 0.9, 1)),
    figure(petal(18, 83, 12, 54, 7), petal(22, 83, 26, 48, 7), petal(124, 83, 128, 56, 7), petal(120, 83, 114, 62, 6)),
    light(circle(40, 40, 2), circle(46, 30, 1.4), circle(128, 18, 2), circle(122, 24, 1.4)),
  ]),
};
