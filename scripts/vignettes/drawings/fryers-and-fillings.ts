import { box, circle, corners, ellipse, outline, turned } from "#/studio/motifs/outlines";
import { line } from "#/studio/motifs/strokes";
import { stand } from "../stances";
import {
  accent,
  back,
  type DrawnShape,
  ember,
  figure,
  light,
  natural,
  tone,
  vignette,
  type VignetteGroup,
} from "../vignette-drawing";
import type { Paint } from "../hosts";
import { counter, steam } from "../wares";

/** A ring of dough seen from the front, glazed in a colour and strewn; its hole shows what is behind it. */
const donut = (x: number, y: number, radius: number, glaze: Paint, hole: Paint, strewn: Paint = light): DrawnShape[] => [
  natural(circle(x, y, radius)),
  glaze(
    circle(x, y - radius * 0.06, radius * 0.84),
    ...[20, 65, 110, 160].map((degrees) => {
      const angle = (degrees * Math.PI) / 180;
      return circle(x + Math.cos(angle) * radius * 0.72, y + Math.sin(angle) * radius * 0.72, radius * 0.2);
    }),
  ),
  hole(circle(x, y, radius * 0.32)),
  ...(radius < 7
    ? []
    : [
        strewn(
          ...[10, 70, 130, 200, 255, 310].map((degrees) => {
            const angle = (degrees * Math.PI) / 180;
            const [dx, dy] = [Math.cos(angle) * radius * 0.58, Math.sin(angle) * radius * 0.58];
            return turned(box(x + dx - radius * 0.13, y + dy - 0.7, radius * 0.26, 1.4, 0.7), degrees + 50, x + dx, y + dy);
          }),
        ),
      ]),
];

/** A bagel seen from the front, with seeds on it. */
const bagel = (x: number, y: number, radius: number, hole: Paint): DrawnShape[] => [
  natural(circle(x, y, radius)),
  hole(circle(x, y, radius * 0.3)),
  light(
    ...[30, 80, 140, 190, 240, 300, 345].map((degrees) => {
      const angle = (degrees * Math.PI) / 180;
      return ellipse(x + Math.cos(angle) * radius * 0.64, y + Math.sin(angle) * radius * 0.64, 1, 0.7, degrees);
    }),
  ),
];

/** Doughs, breads and fillings that are fried, folded and handed over. */
export const fryersAndFillings: VignetteGroup = {
  "glazed-rings": vignette("a baker who dips a ring of dough in glaze beside racks of donuts", "donut-shop", ["people"], () => [
    back(box(4, 6, 136, 60, 2)),
    figure(box(6, 28, 62, 2.4, 1), box(6, 54, 62, 2.4, 1)),
    ...donut(18, 17.6, 10.4, accent, back),
    ...donut(42, 17.6, 10.4, ember, back),
    ...donut(60, 20.4, 7.6, light, back, accent),
    ...donut(15, 46.4, 7.6, light, back, ember),
    ...donut(33, 43.6, 10.4, accent, back),
    ...donut(56, 43.6, 10.4, ember, back),
    ...stand(
      100,
      5.4,
      "114 48, 84 62",
      { top: "light", nearSleeve: "light", hair: "cap", hairRole: "accent", skin: "deepSkin" },
      104,
      4,
    ),
    accent(corners(3, "95 56, 106 56, 108 74, 93 74")),
    ...donut(122, 45, 10.4, ember, back),
    figure(outline("M106 58H138C137 66 132 68 122 68C112 68 107 66 106 58Z")),
    ember(ellipse(122, 58, 16, 2.6)),
    ...counter(4, 67, 136),
    ...donut(16, 78.6, 9, ember, tone),
    ...donut(38, 78.6, 9, light, tone, accent),
    ...donut(60, 78.6, 9, ember, tone),
    ...donut(82, 78.6, 9, light, tone, accent),
    ...donut(104, 78.6, 9, ember, tone),
    ...donut(126, 78.6, 9, light, tone, accent),
  ]),
  "bagel-kettle": vignette(
    "a baker who lifts bagels from the boiling kettle, with bagels on pegs and in a basket",
    "bagel-shop",
    ["people", "loaf", "wicker-basket"],
    () => [
      back(box(4, 6, 136, 60, 2)),
      figure(box(88, 14, 48, 2.4, 1), ...[97, 113, 129].map((x) => box(x - 1.2, 14, 2.4, 10))),
      ...[97, 113, 129].flatMap((x) => [...bagel(x, 27, 8, figure), ...bagel(x, 43, 8, figure)]),
      ...stand(58, 5.4, "44 46, 76 60", { face: -1, top: "light", nearSleeve: "light", hair: "short", beard: true }, 104, 4),
      accent(corners(3, "53 56, 64 56, 66 74, 51 74")),
      figure(line(2.2, "46 47, 34 42"), ellipse(22, 41, 15, 2.8)),
      ...bagel(15, 34, 7, back),
      ...bagel(29, 34, 7, back),
      steam(22, 25, 12, 3, 7, light),
      ...counter(4, 67, 136),
      figure(outline("M4 52H42C42 64 38 68 23 68C8 68 4 64 4 52Z")),
      light(ellipse(23, 52, 19, 3)),
      natural(ellipse(15, 51.6, 5, 1.6), ellipse(30, 52.2, 5, 1.6)),
      ...bagel(92, 62, 9, figure),
      ...bagel(127, 62, 9, figure),
      ...bagel(104, 57, 9, figure),
      ...bagel(117, 60, 10, figure),
      natural(corners(2, "80 67, 138 67, 133 86, 85 86")),
      figure(line(1.5, "82 73, 136 73"), line(1.5, "84 79.6, 134 79.6")),
    ],
  ),
};
