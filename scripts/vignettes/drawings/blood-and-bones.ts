import { box, outline } from "#/studio/motifs/outlines";
import { curve, line } from "#/studio/motifs/strokes";
import { sit, stand } from "../stances";
import { accent, back, ember, figure, light, meat, natural, skin, tone, vignette, type VignetteGroup } from "../vignette-drawing";

/** Where blood is taken, and where bones are seen. */
export const bloodAndBones: VignetteGroup = {
  "blood-drawn": vignette(
    "a laboratory assistant in a white coat who takes blood from the arm of a patient, tubes in a rack",
    "medical-laboratory",
    ["people", "syringe", "test-tube"],
    () => [
      back(box(3, 4, 138, 82, 3)),
      figure(box(44, 24, 40, 2.4, 0.8)),
      accent(box(48, 13, 8, 11, 1)),
      tone(box(59, 15, 10, 9, 1)),
      light(box(72, 12, 8, 12, 1)),
      // The patient's chair with its broad arm.
      tone(box(6, 36, 9, 44, 4), box(8, 68, 32, 10, 3)),
      figure(box(10, 78, 4, 11, 1), box(33, 78, 4, 11, 1)),
      ...sit(
        24,
        70,
        5.8,
        "62 58, 44 64",
        { top: "accent", sleeves: "short", hair: "long", skin: "skin", legs: "figure", shoes: "natural" },
        89,
        0,
      ),
      tone(box(42, 61, 26, 5, 2.5), box(52, 66, 4, 23, 1)),
      skin(line(5, "43 55, 62 57.6")),
      figure(box(43, 51.4, 3.4, 8.6, 1.4)),
      ...stand(
        98,
        5.8,
        "62 52, 76 56",
        {
          face: -1,
          top: "light",
          nearSleeve: "light",
          hair: "bun",
          skin: "deepSkin",
          legs: "tone",
          shoes: "figure",
          skirt: "knee",
        },
        89,
        12,
      ),
      light(box(58, 50, 12, 4.4, 1)),
      meat(box(58, 50, 8, 4.4, 1)),
      figure(line(1.4, "52 55.4,59 52.4")),
      natural(box(110, 62, 31, 3, 1), box(122, 65, 5, 24, 1)),
      figure(box(112, 54, 27, 4, 1), box(113, 58, 2.4, 4), box(135.6, 58, 2.4, 4)),
      ...[115, 121, 127, 133].flatMap((x) => [
        light(box(x, 44, 4, 16, 2)),
        meat(box(x, 50, 4, 10, 2)),
        accent(box(x - 0.4, 42, 4.8, 3, 1)),
      ]),
    ],
  ),
  "chest-x-ray": vignette(
    "a radiographer who looks at an X-ray of a chest on a light box beside a patient who stands before the plate",
    "radiology",
    ["people", "lungs"],
    () => [
      back(box(3, 4, 138, 82, 3)),
      figure(box(8, 8, 62, 54, 3)),
      tone(box(12, 12, 54, 46, 2)),
      light(
        box(37.2, 15, 3.6, 40, 1.4),
        curve(2, "M28 18C32 16 36 17 38 19"),
        curve(2, "M50 18C46 16 42 17 40 19"),
        ...[23, 30, 37, 44].flatMap((y, index) => [
          curve(2, `M38 ${y}C28 ${y - 4} ${20 - index} ${y + 1} ${19 - index} ${y + 8}`),
          curve(2, `M40 ${y}C50 ${y - 4} ${58 + index} ${y + 1} ${59 + index} ${y + 8}`),
        ]),
      ),
      natural(outline("M41 37C46 34 52 39 49 45C47 49 42 48 41 46Z")),
      ...stand(
        90,
        5.5,
        "68 42, 76 52",
        { face: -1, top: "light", nearSleeve: "light", hair: "short", skin: "deepSkin", legs: "accent", shoes: "figure" },
        89,
        2,
      ),
      figure(box(133, 8, 5, 81, 1)),
      ember(box(126, 26, 9, 32, 2)),
      ...stand(
        116,
        5,
        "124 56, 122 58",
        { face: 1, top: "accent", sleeves: "short", hair: "bob", legs: "figure", shoes: "natural" },
        89,
        0,
      ),
    ],
  ),
};
