import { box, circle, corners, ellipse, join, outline, row } from "#/studio/motifs/outlines";
import { arc, curve, hoop, line } from "#/studio/motifs/strokes";
import { person } from "../people";
import { stand } from "../stances";
import { accent, back, ember, figure, light, natural, tone, vignette, type VignetteGroup } from "../vignette-drawing";

/** Points of a clock's hours around its middle. */
const hours = (x: number, y: number, radius: number) =>
  Array.from({ length: 12 }, (_, index) => {
    const angle = (index * Math.PI) / 6;
    return circle(x + radius * Math.sin(angle), y - radius * Math.cos(angle), index % 3 === 0 ? 2 : 1.1);
  });

/** A toothed wheel of a clock. */
const cog = (x: number, y: number, radius: number, teeth: number) => {
  const spokes = Array.from({ length: teeth }, (_, index) => {
    const angle = (index * 2 * Math.PI) / teeth;
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    return line(2, `${x + radius * 0.9 * cos} ${y + radius * 0.9 * sin},${x + (radius + 2) * cos} ${y + (radius + 2) * sin}`);
  });
  return join(hoop(3, x, y, radius), ...spokes, line(1.6, `${x - radius} ${y},${x + radius} ${y}`), circle(x, y, 2.4));
};

const beadRoles = [accent, ember, light, tone] as const;

/** A string of beads that hangs from a point, each bead in the next role. */
const strand = (x: number, top: number, length: number, size: number, first: number) => [
  figure(line(0.7, `${x} ${top},${x} ${top + length}`)),
  ...Array.from({ length: Math.floor(length / (size * 2.1)) }, (_, index) =>
    (beadRoles[(first + index) % beadRoles.length] ?? accent)(circle(x, top + size * (1.6 + index * 2.1), size)),
  ),
];

/** A horned festival mask with large eyes and teeth, by its middle. */
const devilMask = (x: number, y: number, size: number) => {
  const at = (dx: number, dy: number) => `${x + dx * size} ${y + dy * size}`;
  return [
    natural(
      curve(3.4 * size, `M${at(-7, -9)}C${at(-15, -12)} ${at(-16, -20)} ${at(-10, -25)}`),
      curve(3.4 * size, `M${at(7, -9)}C${at(15, -12)} ${at(16, -20)} ${at(10, -25)}`),
    ),
    accent(
      outline(
        `M${at(-12, -10)}C${at(-8, -15)} ${at(8, -15)} ${at(12, -10)}`,
        `C${at(14, 2)} ${at(8, 13)} ${at(0, 14)}C${at(-8, 13)} ${at(-14, 2)} ${at(-12, -10)}Z`,
      ),
    ),
    light(circle(x - 5 * size, y - 4 * size, 3.8 * size), circle(x + 5 * size, y - 4 * size, 3.8 * size)),
    figure(circle(x - 5 * size, y - 4 * size, 1.7 * size), circle(x + 5 * size, y - 4 * size, 1.7 * size)),
    figure(box(x - 7 * size, y + 4.4 * size, 14 * size, 5 * size, 2 * size)),
    light(row(corners(0.3, `${at(-6.4, 4.4)},${at(-4, 4.4)},${at(-5.2, 8)}`), 5, 2.6 * size)),
    ember(
      circle(x, y + 1 * size, 1.8 * size),
      circle(x - 9.4 * size, y + 2 * size, 1.3 * size),
      circle(x + 9.4 * size, y + 2 * size, 1.3 * size),
    ),
  ];
};

/** Tower clocks, beads, festival masks and machines for games, with those who make and repair them. */
export const clocksBeadsAndMachines: VignetteGroup = {
  "tower-clock-hands": vignette(
    "a clockmaker in a harness who works on the hands of a tower clock",
    "tower-clocks",
    ["people", "clock", "tower", "rope"],
    () => [
      back(box(4, 2, 136, 84)),
      tone(row(box(8, 8, 14, 4, 0.6), 2, 18), row(box(106, 18, 14, 4, 0.6), 2, 18), row(box(8, 66, 14, 4, 0.6), 2, 18)),
      natural(box(4, 78, 136, 10, 1)),
      figure(circle(72, 40, 33)),
      light(circle(72, 40, 30)),
      figure(...hours(72, 40, 25)),
      accent(line(2.6, "72 40,72 21"), line(3.4, "72 40,86 48"), circle(72, 40, 3)),
      figure(line(1.2, "104 1,104 40")),
      ...person("104 52 4.8 -6", "92 46, 88 48", "94 66, 92 70", {
        face: -1,
        top: "accent",
        hair: "cap",
        hairRole: "figure",
        beard: true,
        legs: "figure",
        shoes: "natural",
      }),
      natural(line(1.6, "99 48,109 50"), line(1.6, "104 38,104 50")),
      tone(box(110, 54, 8, 8, 1)),
    ],
  ),
  "tower-clock-works": vignette(
    "a clockmaker who oils the large wheels of a tower clock",
    "tower-clocks",
    ["people", "gear", "bell"],
    () => [
      back(box(4, 4, 136, 80, 2)),
      natural(box(4, 4, 136, 5, 1)),
      accent(outline("M104 26C104 14 124 14 124 26L128 36H100Z")),
      figure(box(112, 8, 4, 8), circle(114, 38, 2.4)),
      figure(box(52, 82, 74, 5, 1), box(56, 28, 4, 54, 1), box(118, 46, 4, 36, 1), box(56, 28, 40, 4, 1), box(92, 28, 4, 20, 1)),
      accent(cog(78, 56, 15, 18)),
      natural(cog(104, 66, 10, 12)),
      tone(cog(70, 76, 6, 8)),
      figure(line(1.2, "88 32,88 74")),
      tone(box(84.6, 72, 7, 10, 1)),
      ...stand(34, 5.4, "54 46, 60 50", { top: "light", hair: "bob", legs: "figure", shoes: "natural" }, 89, 5),
    ],
  ),
  "bead-stall": vignette(
    "a bead maker who threads a necklace at her stall between hanging strands of beads",
    "bead-maker",
    ["people", "necklace", "market-stall"],
    () => [
      natural(box(10, 10, 3.4, 80), box(130, 10, 3.4, 80), box(8, 10, 128, 3.4, 1)),
      back(box(14, 14, 115, 60)),
      ...[20, 28, 36, 44, 52].flatMap((x, index) =>
        strand(x, 14, [34, 44, 38, 46, 32][index] ?? 36, 2.3 + (index % 2) * 0.5, index),
      ),
      ...[100, 108, 116, 124].flatMap((x, index) =>
        strand(x, 14, [40, 32, 46, 36][index] ?? 36, 2.3 + ((index + 1) % 2) * 0.5, index + 2),
      ),
      ...stand(
        70,
        5.6,
        "88 52, 84 56",
        { top: "accent", hair: "scarf", hairRole: "ember", skin: "deepSkin", legs: "figure" },
        104,
        0,
      ),
      figure(curve(0.9, "M88 52C92 56 92 62 88 66")),
      accent(circle(90.8, 56, 1.6), circle(90, 63.4, 1.6)),
      ember(circle(91.4, 59.8, 1.6)),
      natural(box(6, 68, 132, 5, 1)),
      tone(box(10, 73, 124, 16, 1)),
      ...[22, 46, 98, 122].flatMap((x, index) => [
        light(ellipse(x, 66.4, 9, 2.6)),
        ...[-5, -1.6, 1.8, 5].map((dx, at) => (beadRoles[(index + at) % 2] ?? accent)(circle(x + dx, 64.4, 1.8))),
      ]),
    ],
  ),
  "bead-kiln": vignette(
    "a maker who lifts a clay mould of glass beads from a small kiln",
    "bead-maker",
    ["people", "kiln", "flame"],
    () => [
      back(outline("M4 84V52C20 36 44 40 60 30C84 16 112 30 140 22V84Z")),
      tone(outline("M84 88V52C84 34 132 34 132 52V88Z")),
      figure(outline("M96 88V68C96 58 120 58 120 68V88Z")),
      ember(outline("M100 86V72C100 64 116 64 116 72V86Z")),
      accent(line(2, "62 60,92 74")),
      natural(box(88, 72, 14, 5, 1.4)),
      light(row(circle(91, 73, 1.2), 4, 2.8)),
      ...stand(
        48,
        5.6,
        "62 60, 66 62",
        { top: "light", hair: "scarf", hairRole: "accent", skin: "deepSkin", legs: "figure", skirt: "long", shoes: "natural" },
        89,
        6,
      ),
      natural(box(8, 66, 26, 4, 1), box(10, 70, 3, 18), box(29, 70, 3, 18)),
      figure(box(12, 60, 18, 6, 1)),
      accent(row(circle(15, 62.6, 1.4), 5, 3.2)),
    ],
  ),
  "festival-masks": vignette(
    "a maker who paints a horned festival mask in a workshop hung with masks and a sequined cape",
    "costume-hire",
    ["people", "theatre-masks", "brush"],
    () => [
      back(box(4, 4, 136, 80, 2)),
      ...devilMask(26, 32, 0.86),
      ...devilMask(58, 28, 0.7),
      accent(outline("M112 12H128L136 62H104Z")),
      figure(line(1.8, "106 10,134 10"), line(1.6, "120 4,120 10")),
      ember(...[0, 1, 2, 3].map((line_) => row(circle(113 - line_ * 1.6, 20 + line_ * 11, 1.5), 4 + Math.floor(line_ / 2), 5))),
      natural(box(34, 64, 66, 4, 1)),
      figure(box(40, 68, 4, 20), box(90, 68, 4, 20)),
      ...devilMask(62, 52, 0.92),
      ...stand(92, 5.4, "76 50, 80 56", { face: -1, top: "tone", hair: "bob", legs: "figure", shoes: "natural" }, 89, 5),
      natural(line(1.4, "70 47,78 51")),
      light(box(40, 58, 6, 6, 1), box(47, 59, 5, 5, 1)),
    ],
  ),
  "pinball-bench": vignette(
    "a technician who repairs an opened pinball machine, its board lifted",
    "arcade-repair",
    ["people", "joystick", "screwdriver", "lamp"],
    () => [
      back(box(4, 4, 136, 80, 2)),
      tone(box(10, 14, 26, 20, 1)),
      light(row(line(1.4, "14 18,14 28"), 5, 4.4)),
      figure(corners(1, "58 60,126 50,126 64,58 72")),
      natural(corners(1, "60 58,122 49,108 12,62 30")),
      light(corners(1, "64 54,117 46.6,105 17,66 33")),
      accent(circle(80, 40, 4.6), circle(95, 34, 4.6), circle(90, 45, 3)),
      ember(circle(80, 40, 2), circle(95, 34, 2), circle(103, 40, 1.6), circle(72, 47, 1.6)),
      figure(line(1.8, "70 52,77 48"), line(1.8, "87 50,81 47")),
      figure(line(1.4, "112 50,112 30")),
      accent(box(122, 8, 16, 46, 1.4)),
      light(box(125, 12, 10, 12, 1)),
      ember(circle(127.6, 32, 1.8), circle(133, 36, 1.8), circle(127.6, 42, 1.8)),
      figure(box(64, 72, 4, 17), box(118, 64, 4, 25)),
      ...stand(42, 5.5, "60 58, 66 60", { top: "accent", hair: "short", beard: true, legs: "figure", shoes: "natural" }, 89, 9),
      figure(line(1.6, "64 59,72 56")),
      tone(box(14, 74, 20, 13, 1.4), arc(1.6, 24, 74, 5, 180, 360)),
    ],
  ),
  "jukebox-service": vignette(
    "a repairer who kneels before an open jukebox with records in it",
    "arcade-repair",
    ["people", "vinyl-record", "screwdriver"],
    () => [
      back(box(4, 4, 136, 80, 2)),
      accent(outline("M70 88V36C70 8 126 8 126 36V88Z")),
      light(outline("M76 58V38C76 16 120 16 120 38V58Z")),
      figure(...[84, 92, 100, 108].map((x) => box(x, 32, 3, 20, 1.5))),
      ember(arc(2.4, 98, 38, 25, 180, 360)),
      natural(box(76, 62, 44, 22, 1.4)),
      figure(box(80, 66, 36, 14, 1)),
      tone(circle(90, 73, 5), circle(105, 73, 5)),
      light(circle(90, 73, 1.4), circle(105, 73, 1.4)),
      ...stand(44, 5.5, "66 60, 72 66", { top: "tone", hair: "bun", legs: "figure", shoes: "light", skin: "deepSkin" }, 89, 10),
      figure(line(1.6, "72 66,80 70")),
      figure(circle(20, 80, 7)),
      light(circle(20, 80, 2)),
      figure(circle(28, 82, 6)),
      accent(circle(28, 82, 2)),
    ],
  ),
};
