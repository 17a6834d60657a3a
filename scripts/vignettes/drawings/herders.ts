import { box, circle, ellipse, outline, petal, sharp } from "#/studio/motifs/outlines";
import { curve, line } from "#/studio/motifs/strokes";
import { drawHills } from "../fixtures";
import { fluff } from "../people";
import { stand } from "../stances";
import {
  fitToGrid,
  accent,
  back,
  type DrawnShape,
  figure,
  light,
  natural,
  tone,
  vignette,
  type VignetteGroup,
} from "../vignette-drawing";
import { pine } from "../wares";
import { placed } from "../workers";

type Coat = typeof natural;

/** A reindeer that looks to the right, 40 long and 52 tall with its antlers. */
const reindeer = (x: number, y: number, size: number, coat: Coat): DrawnShape[] => {
  const put = (path: ReturnType<typeof box>) => placed(path, [x, y], size);
  return [
    figure(
      put(curve(1.8, "M13 -36C8 -40 6 -46 9 -52")),
      put(curve(1.6, "M8.4 -44C4 -44 2 -47 2 -50")),
      put(curve(1.8, "M15 -36C19 -40 21 -46 19 -52")),
      put(curve(1.6, "M19.6 -44C23 -43 25 -46 25 -49")),
      put(curve(1.5, "M15 -36C19 -37 22 -37 24 -40")),
    ),
    coat(
      put(
        outline(
          "M-18 0L-17.4 -14C-21 -18 -20 -26 -14 -27L4 -27C7 -29 8 -33 10 -36L17 -37L24 -31C25 -28 22 -27 18 -28C16 -22 13 -16 10 -13",
          "L10.6 0H6.6L5 -11L-8 -11L-12 -11L-14 0Z",
        ),
      ),
    ),
    light(put(outline("M9 -30C12 -28 14 -27 16 -27C14 -21 12 -17 9 -14C6 -18 6 -25 9 -30Z")), put(petal(-19, -24, -17, -16, 4))),
  ];
};

/** A camel with one hump that looks to the right, 58 long and 58 tall. */
const camel = (x: number, y: number, size: number, coat: Coat, cloth: Coat): DrawnShape[] => {
  const put = (path: ReturnType<typeof box>) => placed(path, [x, y], size);
  return [
    coat(
      put(
        outline(
          "M-22 0L-21 -16C-25 -20 -25 -30 -18 -34C-12 -36 -10 -46 -3 -46C4 -46 5 -36 11 -33",
          "C16 -32 19 -36 20 -42L21 -52C21 -56 24 -58 28 -57",
          "L35 -53C37 -51 36 -49 33 -49L27 -49C27 -40 26 -30 21 -25C18 -21 16 -19 14 -17L15 0H10.6L8 -15L-12 -15L-16 -13L-17.6 0Z",
        ),
      ),
      put(curve(1.8, "M-22 -29C-26 -28 -26 -22 -25 -18")),
    ),
    cloth(put(outline("M-12 -37C-10 -44 -7 -47 -3 -47C2 -47 4 -42 6 -36L8 -22H-13Z"))),
    light(put(box(-11.6, -27, 19, 1.8))),
    figure(put(circle(28, -53.6, 1))),
  ];
};

/** An alpaca that looks to the right, 34 long and 50 tall. */
const alpaca = (x: number, y: number, size: number, coat: Coat): DrawnShape[] => {
  const put = (path: ReturnType<typeof box>) => placed(path, [x, y], size);
  return [
    figure(...[-12, -6, 6, 11].map((at) => put(line(3, `${at} -12,${at} -1.5`)))),
    coat(
      put(fluff(-1, -19, 13.6, 9, 0.72)),
      put(fluff(12, -34, 5, 7, 1.9)),
      put(fluff(14, -43, 6, 7, 0.9)),
      put(petal(11, -46, 9, -54, 3.4)),
      put(petal(15, -47, 16, -55, 3.4)),
    ),
    light(put(ellipse(19, -41, 4.4, 3.2))),
    figure(put(circle(16.4, -43.6, 1)), put(circle(22.4, -41.6, 0.9))),
  ];
};

/** Keepers of reindeer, camels and alpacas. */
export const herders: VignetteGroup = {
  "reindeer-herder": vignette(
    "a herder with a reindeer before a tent in the snow",
    "herders",
    ["people", "deer", "tent", "pine", "hill", "snowflake"],
    () =>
      fitToGrid([
        drawHills(46),
        ...pine(8, 74, 44, tone),
        tone(outline("M2 74C40 68 100 68 142 74V90H2Z")),
        figure(line(1.8, "38 22,64 76"), line(1.8, "48 22,22 76")),
        natural(sharp("43 30, 66 78, 20 78")),
        light(sharp("43 30, 50 78, 37 78"), line(1.4, "30 64,24 78")),
        figure(sharp("43 56, 48 78, 38 78")),
        stand(76, 4.5, "92 54, 90 52", { top: "accent", hair: "cap", hairRole: "figure", legs: "figure", skirt: "knee" }, 88, 2),
        ...reindeer(112, 89, 1, natural),
        light(curve(1.6, "M10 84C20 80 30 86 40 82"), curve(1.6, "M120 86C126 84 132 86 138 83")),
      ]),
  ),
  "camel-herder": vignette(
    "a herder who leads two camels over the sand",
    "herders",
    ["people", "hill", "sun", "footprints"],
    () =>
      fitToGrid([
        accent(circle(22, 20, 9)),
        back(outline("M2 70C24 46 44 44 64 60C88 38 116 40 142 66V84H2Z")),
        tone(outline("M2 78C40 70 100 72 142 78V90H2Z")),
        ...camel(56, 84, 0.86, tone, figure),
        ...camel(90, 89, 1.06, natural, accent),
        stand(
          134,
          4.4,
          "126 54, 128 52",
          { top: "light", hair: "scarf", hairRole: "accent", legs: "figure", skirt: "long", skin: "deepSkin" },
          89,
          2,
        ),
        figure(curve(1.4, "M124 34C126 42 126 48 127 53")),
      ]),
  ),
  "alpaca-pasture": vignette("a keeper who feeds alpacas on a mountain pasture", "herders", ["people", "mountain", "hill"], () =>
    fitToGrid([
      back(outline("M2 72L34 22L56 50L86 14L142 72Z")),
      light(sharp("34 22, 42 32, 36 36, 32 31, 27 33"), sharp("86 14, 96 25, 89 30, 83 24, 76 27")),
      tone(outline("M2 72C40 64 100 66 142 72V90H2Z")),
      figure(petal(56, 86, 53, 79, 3), petal(57, 86, 61, 79, 3), petal(130, 88, 127, 81, 3), petal(131, 88, 135, 82, 3)),
      ...alpaca(24, 78, 0.7, accent),
      ...alpaca(52, 88, 1, natural),
      stand(
        96,
        4.8,
        "76 52, 78 50",
        { face: -1, top: "accent", hair: "tail", legs: "figure", skin: "deepSkin", skirt: "knee" },
        89,
        4,
      ),
      natural(outline("M84 19C86 10 100 8 104 16L110 19C102 24 88 24 80 22Z")),
      natural(outline("M68 49H82C82 56 78 58 75 58C72 58 68 56 68 49Z")),
      ...alpaca(124, 88, 0.9, light),
    ]),
  ),
};
