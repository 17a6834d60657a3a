import { motif, type MotifGroup } from "../motif-drawing";
import {
  accent,
  bar,
  body,
  box,
  circle,
  corners,
  curve,
  cut,
  drop,
  ellipse,
  hoop,
  join,
  line,
  outline,
  over,
  petal,
  row,
  turned,
  within,
} from "../recorded-drawing";

/** Hair, skin and baths. */
export const salon: MotifGroup = {
  scissors: motif("a pair of scissors", () => [
    body(corners(2, "30 4,36 6,66 66,58 70,44 48"), hoop(8, 68, 78, 11)),
    over(join(corners(2, "66 4,60 6,30 66,38 70,52 48"), hoop(8, 28, 78, 11)), 3),
    cut(circle(48, 48, 3.2)),
  ]),
  comb: motif("a comb", () => [body(box(6, 22, 84, 22, 8), row(box(6, 38, 7.5, 38, 3), 7, 12.75))]),
  razor: motif("an open straight razor", () => [
    body(corners(2, "26 16,92 16,92 34 8,84 40 4,34 40,20 32")),
    over(curve(13, "M20 28C10 48 22 76 52 84"), 4),
    cut(circle(20, 29, 3.2)),
  ]),
  lipstick: motif("a lipstick", () => [
    body(box(28, 58, 40, 34, 4), box(33, 40, 30, 14, 2)),
    accent(corners(2, "38 36,38 16 6,58 4 4,58 36")),
  ]),
  mirror: motif("a hand mirror", () => [
    body(circle(48, 34, 30), box(42, 62, 12, 32, 6)),
    cut(circle(48, 34, 21)),
    accent(within(join(bar(8, "32 44,56 14")), circle(48, 34, 15))),
  ]),
  "barber-pole": motif("a barber's pole", () => [
    body(circle(48, 8, 8), box(30, 14, 36, 11, 3), box(34, 29, 28, 44), box(30, 77, 36, 11, 3), circle(48, 90, 5)),
    cut(bar(6.5, "30 54,66 28"), bar(6.5, "30 76,66 50")),
  ]),
  hairdryer: motif("a hairdryer", () => [
    body(outline("M10 32C10 16 24 8 40 8L84 16V48L40 56C24 56 10 48 10 32Z"), corners(4, "30 58,48 56,56 92,38 92")),
    cut(circle(36, 32, 9)),
    accent(box(89, 18, 6, 28, 3)),
  ]),
  "nail-polish": motif("a bottle of nail varnish", () => [
    body(
      corners(4, "39 4,57 4,60 44,36 44"),
      outline("M30 48H66C76 52 82 62 82 74C82 88 74 92 66 92H30C22 92 14 88 14 74C14 62 20 52 30 48Z"),
    ),
    cut(curve(4.6, "M24 76C24 68 28 63 34 60")),
  ]),
  "perfume-bottle": motif("a bottle of perfume", () => [
    body(box(36, 4, 24, 17, 4), box(40, 25, 16, 12), box(16, 34, 64, 58, 10)),
    cut(box(26, 44, 44, 38, 5)),
    accent(corners(2, "48 50,60 63,48 76,36 63")),
  ]),
  "cream-jar": motif("a jar of cream", () => [
    body(box(10, 26, 76, 20, 5), outline("M16 50H80V72C80 82 74 86 66 86H30C22 86 16 82 16 72Z")),
    cut(petal(36, 76, 60, 58, 11)),
    accent(outline("M32 21C36 12 46 14 48 4C58 6 62 14 60 21Z")),
  ]),
  "tattoo-machine": motif("a tattoo machine", () => [
    body(
      turned(
        join(
          box(38, 56, 20, 30, 4),
          corners(1, "42 84,54 84,50 104,46 104"),
          box(32, 8, 32, 11, 3),
          box(32, 44, 32, 11, 3),
          box(28, 6, 10, 49, 2),
        ),
        34,
      ),
    ),
    accent(turned(join(box(43, 22, 16, 19, 3)), 34)),
    body(turned(curve(5, "M36 10C20 4 20 -8 34 -10"), 34)),
  ]),
  soap: motif("a bar of soap with bubbles", () => [
    body(box(6, 48, 84, 40, 18)),
    cut(box(24, 60, 48, 16, 8)),
    accent(hoop(6, 34, 28, 11), circle(60, 34, 7), circle(66, 13, 8)),
  ]),
  sponge: motif("a sponge with foam", () => [
    body(box(8, 46, 80, 44, 10)),
    cut(circle(26, 62, 5), circle(46, 74, 6), circle(66, 60, 5), circle(72, 78, 4), circle(30, 79, 3.6)),
    accent(circle(34, 28, 11), circle(58, 18, 8), circle(70, 34, 6)),
  ]),
  bathtub: motif("a bathtub", () => [
    body(
      box(4, 48, 88, 9, 4),
      corners(2, "10 60,86 60,82 76 10,74 82 10,22 82 10,14 76 10"),
      box(22, 78, 9, 12, 3),
      box(65, 78, 9, 12, 3),
    ),
    body(curve(7.5, "M16 52V20C16 8 36 8 36 20")),
    accent(box(26, 22, 20, 8, 4), drop(36, 40, 4, 34)),
  ]),
  towel: motif("a towel on a rail", () => [
    body(box(10, 10, 76, 8, 4), corners(3, "20 22,76 22,76 84,20 84")),
    cut(box(20, 60, 56, 4.5), box(20, 70, 56, 4.5)),
    body(row(box(21, 82, 6, 10, 2), 5, 12)),
  ]),
  "stacked-stones": motif("stacked stones", () => [
    body(ellipse(48, 81, 40, 12), ellipse(48, 54.6, 29, 10)),
    body(ellipse(48, 31.6, 20, 8.6)),
    accent(ellipse(48, 11, 12, 7.4)),
  ]),
  "sauna-bucket": motif("a sauna bucket with its ladle", () => [
    body(corners(3, "10 42,62 42,56 92,16 92"), curve(6, "M14 44C14 10 58 10 58 44")),
    cut(box(8, 54, 60, 4.6), box(8, 78, 60, 4.6), bar(4.2, "36 58,36 78")),
    accent(line(6, "90 6,76 68")),
    accent(ellipse(78, 80, 14, 10)),
  ]),
  "sauna-stove": motif("a sauna stove", () => [
    body(corners(3, "14 52.4,82 52.4,76 93,20 93"), circle(28, 38, 10), circle(48, 35, 11), circle(68, 38, 10)),
    cut(bar(4.4, "32 62,34 84"), bar(4.4, "48 62,48 84"), bar(4.4, "64 62,62 84")),
    accent(curve(5.5, "M34 18C28 12 40 8 34 0"), curve(5.5, "M62 18C56 12 68 8 62 0")),
  ]),
  "pool-ladder": motif("a ladder into the water", () => [
    body(curve(7, "M30 74V22C30 4 52 4 52 20"), curve(7, "M62 74V22C62 4 84 4 84 20"), box(30, 34, 32, 7), box(30, 52, 32, 7)),
    accent(curve(6.5, "M4 88C12 80 20 80 28 86C36 92 44 92 52 86C60 80 68 80 76 86C82 90 88 90 94 86")),
  ]),
  "singing-bowl": motif("a singing bowl", () => [
    body(outline("M8 46H76C76 70 64 84 42 84C20 84 8 70 8 46Z"), box(2, 38, 80, 9, 4.5), box(26, 84, 32, 8, 4)),
    accent(turned(join(box(76, 2, 8, 40, 4), box(72, 0, 16, 18, 6)), 22, 80, 40)),
    cut(curve(4.6, "M20 58C23 66 28 70 34 73")),
  ]),
};
