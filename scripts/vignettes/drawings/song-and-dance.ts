import { box, circle, corners, ellipse, outline, row } from "#/studio/motifs/outlines";
import { arc, line } from "#/studio/motifs/strokes";
import { limb, person } from "../people";
import { sit } from "../stances";
import {
  accent,
  back,
  deepSkin,
  type DrawnShape,
  figure,
  light,
  natural,
  skin,
  tone,
  vignette,
  type VignetteGroup,
} from "../vignette-drawing";
import { pendant } from "../wares";

/** A lute whose round body is at the point and whose long neck rises to the other. */
const longLute = (x: number, y: number, endX: number, endY: number, size: number): DrawnShape[] => {
  const [dx, dy] = [endX - x, endY - y];
  const angle = (Math.atan2(dy, dx) * 180) / Math.PI;
  return [
    figure(line(2.2, `${x} ${y}, ${endX} ${endY}`), line(4, `${endX - dx * 0.1} ${endY - dy * 0.1}, ${endX} ${endY}`)),
    natural(ellipse(x, y, size, size * 0.74, angle)),
    figure(circle(x + dx * 0.06, y + dy * 0.06, size * 0.22)),
  ];
};

/** A chair seen from the side, its seat at a height. */
const chair = (x: number, seat: number, face: 1 | -1): DrawnShape =>
  figure(
    line(2.4, `${x - 7 * face} ${seat - 20},${x - 6 * face} ${seat},${x + 7 * face} ${seat}`),
    line(2, `${x - 5 * face} ${seat},${x - 6 * face} 88`),
    line(2, `${x + 6 * face} ${seat},${x + 6 * face} 88`),
  );

/** Music, dance and customs of parts of the world. */
export const songAndDance: VignetteGroup = {
  "lute-lesson": vignette(
    "a teacher with a long-necked lute and a child with a goblet drum on a carpet",
    "music-school",
    ["people", "drum"],
    () => [
      back(
        outline("M22 84V38C22 22 40 12 52 6C64 12 82 22 82 38V84Z"),
        outline("M92 84V44C92 32 106 24 114 18C122 24 136 32 136 44V84Z"),
      ),
      accent(box(2, 82, 140, 7, 1)),
      light(row(corners(0, "8 85.5,12 83.4,16 85.5,12 87.6"), 11, 12)),
      chair(44, 66, 1),
      ...sit(44, 66, 5.4, "", { top: "figure", hair: "bun", legs: "tone", shoes: "figure" }, 84, 4),
      ...longLute(54, 58, 92, 34, 10),
      skin(limb([52, 44, 3.4], [64, 52, 3], [76, 45, 2.8]), limb([44, 46, 3.8], [44, 58, 3.4], [55, 57, 2.8])),
      figure(limb([44, 43, 4.8], [43.4, 53, 4.4])),
      figure(box(104, 72, 26, 4, 1), box(106, 76, 3, 9), box(125, 76, 3, 9)),
      ...sit(116, 72, 4.2, "", { face: -1, child: true, top: "accent", hair: "short", legs: "figure", shoes: "light" }, 84, 2),
      natural(outline("M96 54L110 54C110 62 104 63 104.6 67L108 76H98L101.4 67C102 63 96 62 96 54Z")),
      light(ellipse(103, 54, 7.6, 2.4)),
      skin(limb([115, 56, 3], [112, 63, 2.8], [104, 60, 2.4]), limb([117, 55, 3.2], [110, 49, 2.8], [103, 52, 2.4])),
      accent(limb([117, 56, 3.8], [113, 60, 3.4])),
    ],
  ),
  "human-tower": vignette(
    "a human tower on a square with a child on top",
    "human-towers folk-dance festival community-centre",
    ["people", "house"],
    () => [
      back(box(4, 30, 36, 56), box(102, 24, 38, 62), box(42, 44, 16, 42), box(88, 46, 14, 40)),
      light(
        row(box(10, 38, 6, 10), 2, 16),
        row(box(10, 56, 6, 10), 2, 16),
        row(box(110, 34, 6, 10), 2, 16),
        row(box(110, 54, 6, 10), 2, 16),
      ),
      ...person("73 18.4 1.9 0", "80 5, 70 14", "71 31, 76 31", { child: true, top: "accent", hair: "tail", legs: "light" }),
      ...[64, 82].flatMap((x, n) =>
        person(`${x} 42 2.5 0`, n === 0 ? "74 34, 70 34" : "72 34, 76 34", `${x - 2} 58, ${x + 2} 58`, {
          face: n === 0 ? 1 : -1,
          top: "accent",
          legs: "light",
          hair: n === 0 ? "bun" : "short",
          shoes: "skin",
        }),
      ),
      ...[60, 73, 86].flatMap((x, n) => [
        ...person(
          `${x} 69 2.8 0`,
          n === 2 ? `${x - 9} 60, ${x - 6} 60` : `${x + 9} 60, ${x + 6} 60`,
          `${x - 2} 86, ${x + 2} 86`,
          {
            face: n === 2 ? -1 : 1,
            top: "accent",
            legs: "light",
            hair: n === 1 ? "bob" : "short",
            skin: n === 0 ? "deepSkin" : "skin",
          },
        ),
        figure(box(x - 4, 66, 8, 5, 1)),
      ]),
      figure(box(60.6, 39.6, 7, 4.4, 1), box(78.6, 39.6, 7, 4.4, 1)),
      ...[28, 43, 103, 118].flatMap((x, n) =>
        person(
          `${x} 68 2.9 ${n === 0 || n === 3 ? 14 : 8}`,
          n < 2 ? `${x + 15} 54, ${x + 13} 58` : `${x - 15} 54, ${x - 13} 58`,
          `${x - 2} 88, ${x + 2} 88`,
          {
            face: n < 2 ? 1 : -1,
            top: "accent",
            legs: "light",
            hair: (["short", "curls", "tail", "short"] as const)[n] ?? "short",
            skin: n === 1 ? "deepSkin" : "skin",
          },
        ),
      ),
    ],
  ),
  "temple-dance": vignette(
    "a dancer of Bharatanatyam in a pleated costume with bells at her ankles, and a drummer",
    "dance-school dance-company arts-centre",
    ["people", "dancer", "drum"],
    () => [
      back(outline("M30 86V40C30 18 52 6 66 4C80 6 102 18 102 40V86Z")),
      tone(box(2, 86, 140, 4, 1)),
      deepSkin(
        limb([60, 41, 4], [40, 40, 3.4], [46, 26, 2.6], [47, 21, 2.4]),
        limb([72, 41, 4], [90, 43, 3.4], [104, 38, 2.6], [108, 36, 2.2]),
      ),
      deepSkin(
        limb([56, 64, 5], [42, 70, 4.4], [50, 83, 3]),
        limb([76, 64, 5], [92, 70, 4.4], [84, 83, 3]),
        limb([50, 84, 2.4], [41, 86, 2.2]),
        limb([84, 84, 2.4], [93, 86, 2.2]),
      ),
      accent(
        corners(2, "56 38,76 38,75 56,57 56"),
        outline("M57 54H75L97 69C98 74 95 76 91 76L76 70L66 84L56 70L41 76C37 76 34 74 35 69Z"),
      ),
      light(
        line(1.4, "66 56,66 80"),
        line(1.2, "62 56,58 68"),
        line(1.2, "70 56,74 68"),
        line(1.2, "58 56,44 72"),
        line(1.2, "74 56,88 72"),
        box(56, 53, 20, 2.6, 1),
      ),
      deepSkin(box(63.4, 30, 5.2, 9, 2), ellipse(66, 23, 7, 8.4)),
      { role: "hair", path: outline("M58.6 24C57 12 75 12 73.4 24C72 19 69 17.4 66 17.2C63 17.4 60 19 58.6 24Z") },
      light(arc(2.6, 66, 18, 8, 215, 325), circle(66, 16.4, 1.4), ellipse(66, 42, 5, 1.4)),
      { role: "ember", path: [...line(2.6, "46.6 80,53.4 80"), ...line(2.6, "80.6 80,87.4 80"), ...circle(66, 19.4, 1)] },
      ...person("124 80 4 4", "", "", { face: -1, top: "figure", hair: "short" }),
      figure(outline("M112 84C112 76 136 74 138 84V87H112Z")),
      natural(outline("M100 72C106 68 116 68 122 72V82C116 86 106 86 100 82Z")),
      light(ellipse(100.6, 77, 2.6, 5.4), ellipse(121.4, 77, 2.4, 5.4)),
      skin(limb([123, 66, 2.8], [115, 72, 2.4], [104, 73, 2.2])),
      figure(limb([124, 65, 3.6], [117, 70, 3.2])),
    ],
  ),
  "bouzouki-trio": vignette(
    "three musicians of rebetiko with bouzouki, small lute and guitar",
    "band music-venue restaurant",
    ["people"],
    () => [
      back(box(4, 6, 136, 62, 2)),
      ...pendant(48, 18, 18),
      ...pendant(98, 18, 18),
      ...[26, 72, 116].flatMap((x, n) => [
        chair(x, 66, 1),
        ...sit(
          x,
          66,
          5,
          "",
          {
            top: (["figure", "tone", "figure"] as const)[n] ?? "figure",
            hair: (["short", "none", "long"] as const)[n] ?? "short",
            hairRole: "figure",
            beard: n === 1,
            legs: "figure",
            shoes: "accent",
            skin: n === 2 ? "deepSkin" : "skin",
          },
          88,
          2,
        ),
      ]),
      ...longLute(31, 60, 63, 35, 9),
      ...longLute(76, 60, 97, 44, 6.4),
      ...longLute(121, 60, 140, 46, 10),
      skin(limb([34, 48, 3], [44, 52, 2.8], [51, 45, 2.6]), limb([27, 48, 3.4], [24, 57, 3.2], [32, 60, 2.6])),
      skin(limb([80, 48, 3], [86, 54, 2.8], [90, 49, 2.6]), limb([73, 48, 3.4], [70, 57, 3.2], [77, 60, 2.6])),
      deepSkin(limb([124, 48, 3], [130, 54, 2.8], [134, 50, 2.6]), limb([117, 48, 3.4], [114, 57, 3.2], [122, 60, 2.6])),
      figure(limb([26, 45, 4.4], [24, 53, 4]), limb([116, 45, 4.4], [114, 53, 4])),
      tone(limb([72, 45, 4.4], [70, 53, 4])),
    ],
  ),
};
