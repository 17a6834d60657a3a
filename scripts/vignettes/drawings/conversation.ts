import { box, circle, corners, ellipse, outline } from "#/studio/motifs/outlines";
import { curve } from "#/studio/motifs/strokes";
import { accent, back, figure, light, vignette, type VignetteGroup, skin, tone } from "../vignette-drawing";

/** People who talk with one another. */
export const conversation: VignetteGroup = {
  armchairs: vignette(
    "two people talking in armchairs",
    "coaching psychotherapy mediation grief-support psychiatry",
    ["people", "armchair"],
    () => [
      back(box(52, 10, 40, 46, 20)),
      tone(box(8, 44, 34, 34, 9), box(102, 44, 34, 34, 9)),
      figure(box(6, 56, 12, 24, 5), box(126, 56, 12, 24, 5), box(10, 66, 34, 14, 5), box(100, 66, 34, 14, 5)),
      figure(box(12, 80, 4, 6, 1), box(36, 80, 4, 6, 1), box(104, 80, 4, 6, 1), box(128, 80, 4, 6, 1)),
      accent(outline("M19 66C17 50 20 40 29 40C37 40 40 48 40 56L40 66Z")),
      skin(circle(31, 30, 8)),
      figure(outline("M22 32C20 20 30 17 37 21C40 23 39 26 38 27C32 27 29 27 28 34C26 38 23 36 22 32Z")),
      figure(outline("M33 60L52 60C56 60 57 63 57 66L57 84L50 84L50 69L33 69Z"), corners(1, "50 82,62 84,62 87,50 87")),
      light(outline("M125 66C127 50 124 40 115 40C107 40 104 48 104 56L104 66Z")),
      skin(circle(113, 30, 8)),
      figure(outline("M122 34C126 24 120 18 113 18C106 18 104 22 105 26C112 26 114 28 115 30L116 40C121 42 122 38 122 34Z")),
      accent(outline("M111 60L92 60C88 60 87 63 87 66L87 84L94 84L94 69L111 69Z"), corners(1, "94 82,82 84,82 87,94 87")),
      figure(ellipse(72, 66, 13, 2.4), box(70.4, 66, 3.2, 20, 1), ellipse(72, 86, 8, 1.8)),
      light(box(66, 57, 9, 7, 2)),
      tone(curve(3, "M79 64V46")),
      accent(outline("M79 50C72 48 70 40 72 36C78 38 81 44 79 50Z"), outline("M79 50C86 48 88 40 86 36C80 38 77 44 79 50Z")),
    ],
  ),
};
