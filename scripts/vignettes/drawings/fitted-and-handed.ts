import { box, circle, corners, outline, row } from "#/studio/motifs/outlines";
import { curve, line } from "#/studio/motifs/strokes";
import { person } from "../people";
import { kneel, sit, stand } from "../stances";
import { accent, back, ember, figure, light, natural, tone, vignette, type VignetteGroup } from "../vignette-drawing";
import { spokedWheel } from "./hedges-and-parades";
import { netting, sittingDoll, teddy } from "./rescues-and-repairs";

/** Wheelchairs that are fitted, toys that are handed over and swings that are taught. */
export const fittedAndHanded: VignetteGroup = {
  "seat-measured": vignette(
    "a wheelchair builder who measures the seat of a customer in a wheelchair",
    "wheelchair-repair",
    ["people", "wheelchair"],
    () => [
      back(box(4, 4, 136, 82, 3)),
      figure(box(78, 10, 58, 2.6, 0.8)),
      ...[90, 124].flatMap((x) => [figure(line(1.4, `${x} 12,${x} 18`)), ...spokedWheel(x, 30, 11)]),
      figure(line(2.6, "42 38,33 36"), line(3, "42 38,43 68,64 68,72 86,80 86")),
      accent(box(40, 66, 24, 4, 1.4)),
      ...sit(
        52,
        66,
        5.4,
        "72 58, 74 60",
        { top: "tone", hair: "curls", skin: "deepSkin", legs: "figure", shoes: "accent" },
        86,
        0,
      ),
      ...spokedWheel(48, 70, 19),
      figure(circle(72, 86, 4)),
      ...kneel(
        112,
        5.6,
        "84 70, 88 60",
        { face: -1, top: "accent", hair: "short", beard: true, legs: "figure", shoes: "tone" },
        89,
        12,
      ),
      ember(line(2.2, "66 66,88 62"), line(2.2, "84 70,84 80")),
      light(...[70, 74, 78, 82].map((x) => line(0.7, `${x} ${65.4 - (x - 70) * 0.18},${x} ${63.4 - (x - 70) * 0.18}`))),
    ],
  ),
  "bear-handed-over": vignette(
    "a child who hands a worn bear to the doctor of a doll hospital over the counter",
    "doll-repair",
    ["people", "teddy-bear"],
    () => [
      back(box(4, 4, 136, 82, 3)),
      figure(box(44, 30, 52, 2.6, 0.8)),
      ...sittingDoll(54, 29, 0.94, tone, natural),
      ...teddy(71, 30, 0.84, 1, tone),
      ...sittingDoll(87, 29, 0.94, ember, figure),
      ...stand(110, 5.5, "80 57, 82 61", { face: -1, top: "accent", hair: "bun", legs: "figure" }, 104, 12),
      natural(box(84, 70, 54, 18)),
      figure(box(80, 66, 60, 5, 1)),
      light(row(box(90, 75, 18, 9, 1), 2, 24)),
      ember(box(126, 59, 8, 6, 0.8)),
      natural(box(125, 57.4, 10, 2, 0.6), box(125, 64.4, 10, 2, 0.6)),
      ...stand(
        30,
        4.1,
        "50 62, 54 66",
        { child: true, top: "tone", hair: "bob", legs: "figure", shoes: "accent", skin: "deepSkin" },
        89,
        4,
      ),
      ...teddy(64, 66, 0.92, 1),
      light(box(66, 55, 6, 3, 0.6)),
    ],
  ),
  "swing-taught": vignette(
    "a coach who shows a girl in a helmet how to swing a bat at a ball on a tee",
    "batting-cage",
    ["people"],
    () => [
      back(box(4, 4, 136, 84, 2)),
      tone(...netting),
      figure(box(4, 4, 136, 3, 1), box(4, 4, 3, 86, 1), box(137, 4, 3, 86, 1)),
      ...stand(
        26,
        5.4,
        "48 54, 44 44",
        { top: "accent", hair: "cap", hairRole: "figure", legs: "figure", shoes: "tone", skin: "deepSkin" },
        89,
        8,
      ),
      natural(line(2.6, "73 54,64 44"), line(4.2, "68 48.6,57 36")),
      ...person("80 62 4.2 8 -4", "74 55, 76 53", "70 89, 92 89", {
        child: true,
        top: "tone",
        hair: "cap",
        hairRole: "ember",
        legs: "figure",
        shoes: "accent",
      }),
      figure(line(2.6, "112 62,112 88"), corners(1, "104 86,120 86,122 90,102 90")),
      light(circle(112, 58, 4)),
      ember(curve(0.9, "M110 55C112 57 112 59 110 61")),
      natural(outline("M124 74H138L136 90H126Z")),
      light(circle(127.6, 73, 3.2), circle(134, 73, 3.2), circle(131, 69.6, 3.2)),
    ],
  ),
};
