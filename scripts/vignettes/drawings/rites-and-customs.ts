import { around, box, circle, corners, ellipse, outline, petal, row } from "#/studio/motifs/outlines";
import { curve, hoop, line } from "#/studio/motifs/strokes";
import { person } from "../people";
import { sit, stand } from "../stances";
import { accent, back, ember, figure, light, natural, tone, vignette, type VignetteGroup } from "../vignette-drawing";

/** A pigeon that sits, round the middle of its body. */
const sittingBird = (x: number, y: number, size: number) =>
  outline(
    `M${x - 11 * size} ${y + 5 * size}L${x - 10 * size} ${y + 2 * size}L${x - 5 * size} ${y - 2 * size}`,
    `C${x} ${y - 5 * size} ${x + 2 * size} ${y - 4 * size} ${x + 2.6 * size} ${y - 6 * size}`,
    `C${x + 4 * size} ${y - 9 * size} ${x + 8.6 * size} ${y - 8 * size} ${x + 8.4 * size} ${y - 4.4 * size}`,
    `C${x + 9 * size} ${y + 1 * size} ${x + 6 * size} ${y + 5 * size} ${x} ${y + 5 * size}`,
    `C${x - 4 * size} ${y + 5 * size} ${x - 6 * size} ${y + 4 * size} ${x - 7 * size} ${y + 3.6 * size}Z`,
  );

/** Rites, dances, sports and customs that people keep up together. */
export const ritesAndCustoms: VignetteGroup = {
  "incense-temple": vignette(
    "people with incense at the burner before a temple with curved roofs and lanterns",
    "folk-temple",
    ["people", "temple", "paper-lantern", "lantern"],
    () => {
      const lantern = (x: number) => [
        figure(line(1, `${x} 34,${x} 39`)),
        ember(ellipse(x, 44, 5.4, 4.8)),
        figure(box(x - 2.4, 38.8, 4.8, 1.6, 0.4), box(x - 2.4, 47.8, 4.8, 1.6, 0.4), line(1, `${x} 49,${x} 53`)),
      ];
      return [
        back(circle(72, 40, 38)),
        figure(outline("M36 18C32 18 28 14 26 8C36 12 44 12 52 11H92C100 12 108 12 118 8C116 14 112 18 108 18Z")),
        accent(box(66, 4, 12, 7, 1), curve(2.4, "M50 10C54 10 55 6 53 3"), curve(2.4, "M94 10C90 10 89 6 91 3")),
        tone(box(44, 18, 56, 8)),
        figure(outline("M14 36C9 36 5 31 3 24C14 29 26 29 36 26H108C118 29 130 29 141 24C139 31 135 36 130 36Z")),
        tone(box(20, 36, 104, 46)),
        light(box(58, 42, 28, 40, 1)),
        accent(box(26, 36, 6, 46), box(46, 36, 6, 46), box(92, 36, 6, 46), box(112, 36, 6, 46)),
        figure(box(10, 82, 124, 4, 1), box(2, 86, 140, 4, 1)),
        ...lantern(39),
        ...lantern(105),
        natural(
          corners(2, "58 62,86 62,83 74,61 74"),
          line(3, "64 74,62 84"),
          line(3, "80 74,82 84"),
          box(55, 59.6, 34, 3.4, 1.4),
        ),
        ember(line(1.2, "68 60,67 50"), line(1.2, "72 60,72 48"), line(1.2, "76 60,77 50")),
        ...stand(18, 3.7, "31 54, 30 56", { top: "light", hair: "bun", legs: "natural", shoes: "figure" }, 89, 8),
        ember(line(1.4, "32 55,36 45"), line(1.4, "31 55,33 44")),
        ...stand(126, 3.7, "113 54, 114 56", { face: -1, top: "natural", hair: "short", legs: "light", shoes: "figure" }, 89, 8),
        ember(line(1.4, "112 55,108 45"), line(1.4, "113 55,111 44")),
      ];
    },
  ),
  "archery-range": vignette(
    "an archer who draws a bow towards a target on a stand",
    "shooting-club",
    ["people", "archery-bow", "target"],
    () => [
      back(outline("M2 66C24 50 48 54 68 60C92 48 120 50 142 62V84H2Z")),
      tone(box(2, 84, 140, 6, 2)),
      natural(line(3.4, "112 30,100 86"), line(3.4, "116 30,130 86")),
      light(circle(114, 46, 21)),
      figure(hoop(4.4, 114, 46, 18.4)),
      accent(hoop(4.6, 114, 46, 9.8)),
      ember(circle(114, 46, 4)),
      figure(line(1.4, "108 44,92 41"), line(1.4, "92 41,89 38.6"), line(1.4, "92 41,88.6 42.6")),
      ...stand(36, 5.2, "32 31 1, 62 31", { top: "accent", hair: "tail", legs: "figure", shoes: "light" }, 86, 0),
      natural(curve(2.6, "M56 6C68 16 68 46 56 56")),
      light(line(0.9, "56 6,34 31,56 56")),
      figure(line(1.6, "34 31,70 31"), corners(0, "70 29,75 31,70 33")),
    ],
  ),
  "henna-hand": vignette(
    "an artist who paints the hand of a bride in a veil with henna",
    "bridal-beauty",
    ["people", "hand"],
    () => [
      back(circle(72, 44, 40)),
      accent(curve(1.4, "M4 8C30 20 50 20 72 10C94 20 114 20 140 8")),
      ember(
        ...[14, 28, 44, 60, 84, 100, 116, 130].map((x) =>
          circle(x, x < 72 ? 18 - Math.abs(x - 38) * 0.16 : 18 - Math.abs(x - 106) * 0.16, 3),
        ),
      ),
      natural(
        box(8, 74, 34, 5, 2),
        box(102, 74, 34, 5, 2),
        line(3, "12 79,11 90"),
        line(3, "38 79,39 90"),
        line(3, "106 79,105 90"),
        line(3, "132 79,133 90"),
      ),
      ...sit(24, 74, 5.4, "62 55, 56 60", { top: "figure", hair: "bun", legs: "figure", shoes: "accent" }, 90, 12),
      ...sit(
        120,
        74,
        5.4,
        "80 58, 92 66",
        { face: -1, top: "accent", hair: "scarf", hairRole: "ember", legs: "accent", skin: "deepSkin", skirt: "long" },
        90,
        2,
      ),
      tone(box(52, 66, 40, 4.4, 2), box(69, 70, 6, 20)),
      figure(line(2.2, "66 53,73 59")),
      light(ellipse(60, 64.4, 6, 2)),
      ember(around(circle(79, 55.4, 0.7), 6, 79, 58), circle(84, 57, 0.8), circle(87, 56, 0.8), circle(90, 55, 0.8)),
    ],
  ),
  "pigeon-loft": vignette(
    "a fancier before a loft whose racing pigeons come home",
    "pigeon-racing",
    ["people", "bird", "dove"],
    () => {
      const flying = (x: number, y: number, size: number) => {
        const at = (dx: number, dy: number) => `${x + dx * size} ${y + dy * size}`;
        return outline(
          `M${at(9, 0)}C${at(6, -3)} ${at(2, -2)} ${at(0, -1)}L${at(-4, -9)}C${at(-7, -6)} ${at(-7, -2)} ${at(-5, 1)}`,
          `L${at(-11, 3)}L${at(-10, 5)}L${at(-3, 4)}C${at(2, 5)} ${at(5, 3)} ${at(6, 1)}Z`,
        );
      };
      return [
        back(outline("M2 78C24 60 50 62 72 68C96 58 124 60 142 74V86H2Z")),
        natural(box(74, 34, 60, 46), line(3.6, "80 78,80 90"), line(3.6, "128 78,128 90")),
        figure(corners(1, "68 36,104 12,140 36"), row(box(80, 42, 12, 13, 1), 4, 13.2), row(box(80, 60, 12, 13, 1), 4, 13.2)),
        light(circle(104, 28, 4)),
        tone(box(72, 55.4, 64, 3, 1), box(72, 73.4, 64, 3, 1)),
        accent(flying(62, 14, 1), flying(14, 34, 0.8), flying(20, 14, 0.6)),
        light(
          ...[
            [86, 52],
            [112, 52],
            [98, 70],
          ].map(([x = 0, y = 0]) => sittingBird(x, y, 0.62)),
        ),
        ...stand(
          40,
          5,
          "60 52, 58 54",
          { top: "tone", hair: "cap", hairRole: "accent", legs: "figure", shoes: "light", beard: true },
          90,
          4,
        ),
        light(sittingBird(62, 47, 1.2)),
        figure(circle(68.6, 41.4, 0.9)),
        tone(petal(56, 48, 66, 46, 4)),
        ember(corners(0.3, "71 41.6,74.4 43,71 44")),
      ];
    },
  ),
  "round-dance": vignette(
    "dancers in traditional dress who hold hands, with an accordion player",
    "folk-dance",
    ["people", "dancer", "accordion"],
    () => [
      back(outline("M2 74C24 52 50 56 72 62C96 50 124 54 142 70V86H2Z")),
      tone(box(2, 86, 140, 4, 2)),
      ...person("34 52 4.4 -4", "48 44, 21 48 -1", "28 86, 44 84", {
        top: "accent",
        hair: "tail",
        skirt: "long",
        legs: "light",
        shoes: "figure",
      }),
      light(corners(1, "31 52,38 52,42 72,32 73")),
      ...person("64 52 4.4 4", "78 44, 49 46 -1", "56 86, 74 80", {
        top: "light",
        hair: "short",
        legs: "figure",
        shoes: "natural",
      }),
      ember(corners(0.6, "59.6 36,62.6 35,63 51,58.6 51")),
      ember(box(58.6, 50, 11, 3, 1)),
      ...person("94 52 4.4 -4", "106 46, 79 46 -1", "88 86, 104 84", {
        top: "accent",
        hair: "bun",
        skirt: "long",
        legs: "light",
        shoes: "figure",
        skin: "deepSkin",
      }),
      light(corners(1, "91 52,98 52,102 72,92 73")),
      ...stand(128, 4.2, "114 52, 132 54", { face: -1, top: "tone", hair: "cap", hairRole: "figure", legs: "figure" }, 87, 0),
      figure(box(111, 42, 5, 16, 1), box(128, 42, 5, 16, 1)),
      ember(corners(0.4, "116 42,119 44,122 42,125 44,128 42,128 58,125 56,122 58,119 56,116 58")),
    ],
  ),
  "samba-parade": vignette(
    "a samba dancer with a crown of feathers and drummers in a parade",
    "samba-school",
    ["people", "drum", "feather", "dancer"],
    () => [
      back(circle(52, 40, 36)),
      tone(box(2, 86, 140, 4, 2)),
      ember(
        ...[-62, -40, -18].map((degrees) =>
          petal(50, 34, 50 + Math.sin((degrees * Math.PI) / 180) * 34, 34 - Math.cos((degrees * Math.PI) / 180) * 32, 10),
        ),
      ),
      accent(
        ...[-51, -29, -7, 15].map((degrees) =>
          petal(50, 34, 50 + Math.sin((degrees * Math.PI) / 180) * 31, 34 - Math.cos((degrees * Math.PI) / 180) * 29, 9),
        ),
      ),
      ember(
        ...[4, 26, 48].map((degrees) =>
          petal(50, 34, 50 + Math.sin((degrees * Math.PI) / 180) * 34, 34 - Math.cos((degrees * Math.PI) / 180) * 32, 10),
        ),
      ),
      ...person("50 56 4.6 2", "70 47, 30 44 -1", "42 87, 58 86", {
        top: "accent",
        sleeves: "none",
        hair: "tail",
        skirt: "knee",
        legs: "deepSkin",
        shoes: "ember",
        skin: "deepSkin",
      }),
      ember(outline("M46 20C47 13 51 13 52 17C54 12 58 14 57 20L56 23L47 24Z")),
      light(circle(46, 54, 1.2), circle(50, 55, 1.2), circle(54, 54, 1.2)),
      ...stand(
        94,
        4.3,
        "102 60, 84 58",
        { face: -1, top: "light", hair: "cap", hairRole: "accent", legs: "light", shoes: "figure", skin: "deepSkin" },
        88,
        2,
      ),
      figure(box(80, 58, 20, 18, 2)),
      light(box(80, 58, 20, 3.4, 1)),
      ember(box(80, 71, 20, 2.6, 0.6), line(1.8, "102 60,94 56"), line(1.8, "84 58,88 55")),
      ...stand(
        126,
        4.3,
        "132 54, 116 54",
        { face: -1, top: "light", hair: "cap", hairRole: "accent", legs: "light", shoes: "figure" },
        88,
        2,
      ),
      accent(box(112, 56, 20, 14, 2)),
      light(box(112, 56, 20, 3.4, 1)),
      natural(line(1.8, "132 54,124 56"), line(1.8, "116 54,120 55")),
    ],
  ),
  "fire-rite": vignette(
    "a priest who pours ghee into a sacred fire before a couple under a canopy of flowers",
    "pandit",
    ["people", "flame", "scroll"],
    () => [
      back(box(14, 12, 116, 72, 3)),
      natural(box(14, 12, 4, 76, 1), box(126, 12, 4, 76, 1)),
      accent(
        outline("M10 6H134V14C128 20 118 20 112 15C106 20 94 20 88 15C82 20 62 20 56 15C50 20 38 20 32 15C26 20 16 20 10 14Z"),
      ),
      ember(
        ...[10, 32, 56, 88, 112, 134].map((x) => circle(x, 17, 2.6)),
        row(circle(16, 26, 2.2), 9, 0, 6),
        row(circle(128, 26, 2.2), 9, 0, 6),
      ),
      ...sit(
        38,
        84,
        5,
        "60 66, 56 70",
        { top: "light", hair: "none", hairRole: "figure", beard: true, legs: "light", shoes: "light" },
        88,
        8,
      ),
      ember(line(2, "33 56,43 78")),
      ...sit(
        112,
        84,
        4.8,
        "92 70, 90 72",
        { face: -1, top: "ember", hair: "scarf", hairRole: "accent", legs: "ember", skirt: "long", skin: "deepSkin" },
        88,
        4,
      ),
      ...sit(
        124,
        84,
        4.8,
        "102 72, 104 74",
        { face: -1, top: "light", hair: "short", legs: "light", skin: "deepSkin", shoes: "light" },
        88,
        2,
      ),
      figure(box(8, 86, 128, 4, 1)),
      natural(corners(0.8, "64 86,84 86,88 74,60 74")),
      figure(box(58, 72, 32, 3, 1)),
      ember(outline("M66 72C62 62 70 58 71 48C77 54 84 62 80 72Z")),
      light(outline("M70 72C68 66 73 64 73 59C77 63 78 68 76 72Z")),
      natural(line(2, "60 66,68 63")),
    ],
  ),
  bearers: vignette(
    "members of a burial society who carry a bier under a plain cloth along a path with trees",
    "burial-society",
    ["people", "tree", "path"],
    () => [
      back(outline("M2 72C26 52 52 56 74 62C98 50 122 54 142 68V86H2Z")),
      natural(box(18, 40, 4, 34), box(122, 40, 4, 34)),
      tone(ellipse(20, 30, 11, 20), ellipse(124, 30, 11, 20)),
      light(outline("M2 82C40 76 104 76 142 82V91H2Z")),
      ...stand(48, 4.5, "54 34, 60 36", { top: "tone", hair: "short", legs: "tone", skin: "deepSkin", shoes: "figure" }, 86, 2),
      ...stand(92, 4.5, "98 34, 104 36", { top: "figure", hair: "short", beard: true, legs: "figure", shoes: "natural" }, 86, 2),
      natural(box(26, 36, 92, 3, 1.4)),
      light(outline("M36 36C38 27 46 24 54 26C64 22 90 22 100 27C106 28 108 32 108 36Z")),
      accent(outline("M48 42V25.6C58 22.6 84 22 94 25V42C84 44 58 44 48 42Z")),
      ...stand(
        40,
        4.6,
        "50 40, 46 60",
        { top: "figure", hair: "cap", hairRole: "tone", legs: "figure", shoes: "natural" },
        89,
        2,
      ),
      ...stand(
        100,
        4.6,
        "110 40, 106 60",
        { top: "natural", hair: "cap", hairRole: "tone", legs: "figure", shoes: "figure", skin: "deepSkin" },
        89,
        2,
      ),
    ],
  ),
};
