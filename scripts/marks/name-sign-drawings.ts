import type { NameSignAbout } from "#/studio/marks/name-signs";
import {
  arc,
  around,
  bar,
  body,
  box,
  circle,
  corners,
  curve,
  cut,
  type DrawingStep,
  drop,
  ellipse,
  heart,
  hoop,
  join,
  line,
  minus,
  mirrored,
  outline,
  over,
  type Path,
  petal,
  slice,
  turned,
  within,
} from "../motifs/recorded-drawing";

/** A thing that names call up, as a sign of few solid shapes that holds at 16 pixels. */
export type NameSignDrawing = NameSignAbout & {
  readonly paint: () => readonly DrawingStep[];
};

const steps = (...list: readonly (DrawingStep | readonly DrawingStep[])[]): readonly DrawingStep[] => list.flat();

const plants: readonly NameSignDrawing[] = [
  {
    id: "oak-leaf",
    label: "an oak leaf",
    kin: "leaf tree acorn",
    paint: () =>
      steps(
        body(
          ellipse(48, 42, 17, 36),
          ellipse(48, 13, 13, 11),
          mirrored(join(ellipse(63, 27, 15, 10.5, -24), ellipse(67, 47, 17, 11, -18), ellipse(61, 66, 13, 9, -14))),
          box(44, 66, 8, 28, 4),
        ),
      ),
  },
  {
    id: "maple-leaf",
    label: "a maple leaf",
    kin: "leaf tree",
    paint: () =>
      steps(
        body(
          mirrored(corners(1.6, "48 4,57 21,68 16,65 36,79 27,81 35,94 34,89 45,94 51,74 66,77 74,52 70,48 70")),
          box(44.5, 62, 7, 32, 3.5),
        ),
      ),
  },
  {
    id: "clover",
    label: "a clover leaf",
    kin: "leaf",
    paint: () =>
      steps(
        body(...[0, 120, 240].map((degrees) => turned(heart(27, 2, 42, 40), degrees, 48, 45))),
        body(curve(8, "M48 45C50 64 54 78 66 90")),
      ),
  },
  {
    id: "willow",
    label: "a willow with hanging branches",
    kin: "tree leaf",
    paint: () =>
      steps(
        body(
          outline("M5 50C5 18 24 4 48 4C72 4 91 18 91 50Z"),
          mirrored(join(petal(13, 30, 11, 90, 17), petal(26, 30, 25, 80, 16), petal(37, 30, 37, 70, 13))),
          corners(1, "44 30,52 30,55 94,41 94"),
        ),
      ),
  },
  {
    id: "linden-leaf",
    label: "a linden leaf",
    kin: "leaf tree",
    paint: () =>
      steps(
        body(
          outline("M48 24C58 6 92 10 90 42C88 66 60 72 48 94C36 72 8 66 6 42C4 10 38 6 48 24Z"),
          curve(8, "M48 30C48 18 52 10 58 5"),
        ),
        cut(curve(5, "M48 38L48 78", "round")),
      ),
  },
  {
    id: "leaf-sign",
    label: "a leaf",
    kin: "leaf",
    paint: () =>
      steps(
        body(outline("M88 8C92 50 78 84 42 84C20 84 8 68 12 50C18 22 52 12 88 8Z"), curve(9, "M8 92C14 82 20 74 30 66")),
        cut(curve(6, "M26 70C38 60 50 50 62 36")),
      ),
  },
  {
    id: "ginkgo",
    label: "a ginkgo leaf",
    kin: "leaf tree",
    paint: () =>
      steps(
        body(
          outline("M48 66C34 56 14 52 4 44C6 22 22 6 46 6L48 30L50 6C74 6 90 22 92 44C82 52 62 56 48 66Z"),
          curve(8, "M48 60C48 74 46 84 40 92"),
        ),
      ),
  },
  {
    id: "olive-sprig",
    label: "an olive sprig",
    kin: "olive branch leaf",
    paint: () =>
      steps(
        body(
          curve(7, "M14 90C30 70 50 44 78 14"),
          petal(40, 58, 20, 22, 18),
          petal(58, 38, 46, 4, 18),
          petal(60, 38, 92, 34, 18),
          petal(36, 64, 66, 72, 18),
          petal(70, 22, 90, 4, 14),
        ),
        over(ellipse(78, 62, 12, 15, 0), 4),
      ),
  },
  {
    id: "sprig",
    label: "a sprig",
    kin: "branch leaf herb-bundle",
    paint: () =>
      steps(
        body(
          box(44.5, 30, 7, 64, 3.5),
          petal(48, 36, 48, 2, 22),
          mirrored(join(petal(50, 58, 80, 28, 21), petal(50, 82, 84, 56, 21))),
        ),
      ),
  },
  {
    id: "frond",
    label: "a fern frond",
    kin: "fern leaf",
    paint: () =>
      steps(
        body(
          box(44.5, 14, 7, 80, 3.5),
          petal(48, 24, 48, 0, 14),
          mirrored(join(line(8.5, "50 34,64 18"), line(8.5, "50 50,74 30"), line(8.5, "50 66,80 44"), line(8.5, "50 82,78 62"))),
        ),
      ),
  },
  {
    id: "palm",
    label: "a palm",
    kin: "tree leaf",
    paint: () =>
      steps(
        body(
          curve(9, "M50 36C56 56 54 74 46 92", "butt"),
          outline("M50 36C36 20 16 22 6 42C22 36 36 36 50 42Z"),
          outline("M50 36C64 20 82 24 92 44C76 37 64 36 50 42Z"),
          outline("M48 34C38 16 28 8 12 12C26 16 36 24 44 38Z"),
          outline("M50 34C58 14 72 6 88 12C74 16 62 22 56 38Z"),
          outline("M46 36C30 40 20 52 22 68C30 56 40 48 52 42Z"),
          outline("M54 36C70 40 80 52 78 68C70 56 60 48 48 42Z"),
        ),
      ),
  },
  {
    id: "conifer",
    label: "a conifer",
    kin: "pine tree",
    paint: () =>
      steps(body(corners(2.5, "48 3,68 32,58 32,76 56,63 56,84 80,12 80,33 56,20 56,38 32,28 32"), box(42, 78, 12, 16, 1))),
  },
  {
    id: "forest",
    label: "three conifers",
    kin: "pine tree",
    paint: () =>
      steps(
        body(corners(2, "24 28,44 82,4 82"), corners(2, "72 28,92 82,52 82"), box(20, 78, 8, 14, 1), box(68, 78, 8, 14, 1)),
        over(join(corners(2, "48 6,68 82,28 82")), 4),
        body(box(44, 78, 8, 14, 1)),
      ),
  },
  {
    id: "cypress",
    label: "two cypresses",
    kin: "pine tree",
    paint: () =>
      steps(
        body(outline("M34 2C48 24 56 46 52 66C50 76 44 80 34 80C24 80 18 76 16 66C12 46 20 24 34 2Z"), box(29.5, 76, 9, 18, 1)),
        over(outline("M66 26C76 42 82 56 79 70C77 78 73 81 66 81C59 81 55 78 53 70C50 56 56 42 66 26Z"), 4),
        body(box(62, 78, 8, 16, 1)),
      ),
  },
  {
    id: "broad-tree",
    label: "a tree",
    kin: "tree fruit-tree",
    paint: () =>
      steps(
        body(
          circle(48, 30, 26),
          circle(24, 44, 20),
          circle(72, 44, 20),
          box(24, 46, 48, 18, 4),
          corners(2, "42 60,54 60,59 94,37 94"),
        ),
      ),
  },
  {
    id: "bamboo",
    label: "bamboo",
    kin: "leaf tree",
    paint: () =>
      steps(
        body(
          box(26, 4, 16, 26, 3),
          box(26, 35, 16, 26, 3),
          box(26, 66, 16, 26, 3),
          petal(44, 34, 84, 12, 20),
          petal(44, 36, 88, 46, 20),
          petal(44, 66, 80, 80, 18),
        ),
      ),
  },
  {
    id: "reed",
    label: "reeds",
    kin: "herb-bundle",
    paint: () =>
      steps(
        body(
          box(26, 10, 16, 40, 8),
          box(56, 22, 16, 40, 8),
          curve(6, "M34 48L38 94", "butt"),
          curve(6, "M64 60L58 94", "butt"),
          outline("M46 94C44 62 60 40 88 30C70 50 60 70 56 94Z"),
          outline("M46 94C42 74 30 62 8 60C24 68 34 78 38 94Z"),
        ),
      ),
  },
  {
    id: "wheat-ear",
    label: "an ear of grain",
    kin: "wheat rice",
    paint: () =>
      steps(
        body(
          box(45, 40, 6, 54, 3),
          petal(48, 28, 48, 0, 18),
          mirrored(join(petal(51, 42, 68, 16, 17), petal(51, 60, 72, 34, 17), petal(51, 78, 74, 52, 17))),
        ),
      ),
  },
  {
    id: "vine",
    label: "a bunch of grapes",
    kin: "grapes",
    paint: () =>
      steps(
        body(
          ...["26 42", "48 42", "70 42", "37 61", "59 61", "48 80"].map((place) => {
            const [x = 0, y = 0] = place.split(" ").map(Number);
            return circle(x, y, 11.4);
          }),
          curve(7, "M48 34C48 22 46 14 40 6"),
          outline("M48 24C54 8 70 2 84 8C80 22 66 30 48 24Z"),
        ),
      ),
  },
  {
    id: "acorn-sign",
    label: "an acorn",
    kin: "acorn",
    paint: () =>
      steps(
        body(
          outline("M12 38C12 22 26 14 48 14C70 14 84 22 84 38C84 42 82 44 78 44L18 44C14 44 12 42 12 38Z"),
          outline("M20 50L76 50C76 72 62 84 48 94C34 84 20 72 20 50Z"),
          curve(8, "M48 18C48 10 50 6 56 4"),
        ),
      ),
  },
  {
    id: "walnut",
    label: "a walnut",
    kin: "tree seed",
    paint: () =>
      steps(
        body(outline("M48 2C74 10 88 32 86 56C84 80 68 94 48 94C28 94 12 80 10 56C8 32 22 10 48 2Z")),
        cut(
          box(45, 12, 6, 74, 3),
          mirrored(curve(6, "M34 24C40 34 36 42 22 44")),
          mirrored(curve(6, "M20 66C32 60 38 66 34 80")),
        ),
      ),
  },
  {
    id: "chestnut-leaf",
    label: "a chestnut",
    kin: "acorn tree",
    paint: () =>
      steps(
        body(outline("M48 6C54 20 90 24 90 56C90 78 70 90 48 90C26 90 6 78 6 56C6 24 42 20 48 6Z")),
        cut(curve(6, "M14 68C34 54 62 54 82 68")),
      ),
  },
  {
    id: "berries",
    label: "berries",
    kin: "branch fruit-tree strawberry",
    paint: () =>
      steps(
        body(circle(28, 66, 19), circle(70, 66, 19), curve(6, "M28 50C32 34 40 24 50 14"), curve(6, "M70 50C66 34 60 24 50 14")),
        over(petal(48, 16, 92, 20, 24), 3.6),
      ),
  },
  {
    id: "three-berries",
    label: "three berries under a leaf",
    kin: "branch strawberry",
    paint: () =>
      steps(
        body(circle(28, 54, 17), circle(68, 54, 17), circle(48, 77, 17)),
        body(petal(46, 32, 8, 12, 24), petal(50, 32, 88, 12, 24)),
      ),
  },
  {
    id: "round-fruit",
    label: "a round fruit with its leaf",
    kin: "apple lemon tomato fruit-tree",
    paint: () => steps(body(circle(46, 60, 33), petal(48, 22, 86, 8, 24), curve(7, "M46 30C46 22 48 18 52 14"))),
  },
  {
    id: "citrus",
    label: "a slice of citrus fruit",
    kin: "lemon",
    paint: () =>
      steps(
        body(circle(48, 48, 42)),
        cut(hoop(6, 48, 48, 33)),
        ...[0, 60, 120].map((degrees) => cut(turned(box(45, 16, 6, 64), degrees))),
      ),
  },
  {
    id: "fig",
    label: "a fig",
    kin: "pear fruit-tree",
    paint: () =>
      steps(
        body(
          outline("M48 20C52 34 84 44 80 68C76 86 62 92 48 92C34 92 20 86 16 68C12 44 44 34 48 20Z"),
          curve(8, "M48 24C48 16 50 10 56 5"),
        ),
      ),
  },
  {
    id: "pineapple",
    label: "a pineapple",
    kin: "fruit-tree",
    paint: () =>
      steps(
        body(
          ellipse(48, 64, 25, 30),
          petal(48, 36, 48, 2, 17),
          mirrored(join(petal(50, 36, 68, 8, 14), petal(52, 38, 84, 20, 13))),
        ),
        cut(line(4.5, "30 50,62 88"), line(4.5, "66 50,34 88")),
      ),
  },
  {
    id: "coconut",
    label: "a coconut half",
    kin: "bowl",
    paint: () =>
      steps(
        body(
          outline("M6 40L90 40C90 68 74 90 48 90C22 90 6 68 6 40Z"),
          petal(42, 34, 12, 10, 18),
          petal(54, 34, 84, 10, 18),
          petal(48, 34, 48, 4, 18),
        ),
      ),
  },
  {
    id: "jasmine",
    label: "a jasmine blossom",
    kin: "flower",
    paint: () => steps(body(around(petal(48, 50, 48, 2, 27, 0.56), 5, 48, 50)), cut(circle(48, 50, 6.5))),
  },
  {
    id: "cherry-blossom",
    label: "a cherry blossom",
    kin: "flower fruit-tree",
    paint: () =>
      steps(body(around(outline("M48 50C30 38 28 12 41 4L48 12L55 4C68 12 66 38 48 50Z"), 5, 48, 50)), cut(circle(48, 50, 8))),
  },
  {
    id: "plum-blossom",
    label: "a blossom of five round petals",
    kin: "flower",
    paint: () => steps(body(around(circle(48, 25, 18.6), 5, 48, 50), circle(48, 50, 16)), cut(circle(48, 50, 9))),
  },
  {
    id: "daisy",
    label: "a daisy",
    kin: "flower sunflower",
    paint: () => steps(body(around(ellipse(48, 19, 9.6, 17), 8, 48, 48)), cut(circle(48, 48, 17)), body(circle(48, 48, 12.5))),
  },
  {
    id: "sunflower-sign",
    label: "a sunflower",
    kin: "sunflower flower sun",
    paint: () =>
      steps(
        body(around(petal(48, 34, 48, 2, 21), 10, 48, 48), circle(48, 48, 28)),
        cut(circle(48, 48, 19)),
        body(circle(48, 48, 13.5)),
      ),
  },
  {
    id: "tulip-sign",
    label: "a tulip",
    kin: "tulip flower",
    paint: () =>
      steps(
        body(
          outline("M22 6L36 18L48 4L60 18L74 6C80 32 72 52 48 54C24 52 16 32 22 6Z"),
          box(44, 50, 8, 44, 4),
          outline("M44 92C26 92 14 80 14 62C32 62 44 74 44 92Z"),
          outline("M52 92C70 92 82 80 82 62C64 62 52 74 52 92Z"),
        ),
      ),
  },
  {
    id: "lotus-sign",
    label: "a lotus flower",
    kin: "lotus flower",
    paint: () =>
      steps(
        body(mirrored(outline("M48 82C22 84 8 70 2 48C20 46 40 56 48 82Z"))),
        over(mirrored(outline("M48 82C24 72 16 48 20 26C38 36 50 58 48 82Z")), 3.6),
        over(outline("M48 82C28 64 30 36 48 12C66 36 68 64 48 82Z"), 4),
      ),
  },
  {
    id: "rose-sign",
    label: "a rose",
    kin: "rose flower",
    paint: () =>
      steps(
        body(around(circle(48, 27, 22), 5, 48, 46), circle(48, 46, 24)),
        cut(arc(6, 48, 46, 27, 200, 330), arc(6, 48, 46, 18, 20, 170), arc(6, 48, 46, 9, 190, 380)),
      ),
  },
  {
    id: "poppy",
    label: "a poppy",
    kin: "flower",
    paint: () =>
      steps(body(around(circle(48, 26, 25), 4, 48, 48), circle(48, 48, 20)), cut(circle(48, 48, 17)), body(circle(48, 48, 10))),
  },
  {
    id: "bellflower",
    label: "a hanging bell flower",
    kin: "flower bell",
    paint: () =>
      steps(
        body(
          curve(8, "M16 92C10 52 20 10 52 10C60 10 64 14 64 22"),
          outline("M64 18C84 22 84 46 92 64L78 58L64 68L50 58L36 64C44 46 44 22 64 18Z"),
        ),
      ),
  },
  {
    id: "kowhai",
    label: "a kōwhai flower",
    kin: "flower",
    paint: () => {
      const side = turned(petal(48, 24, 48, 92, 14), 28, 48, 20);
      return steps(
        body(curve(9, "M20 5C32 1 44 4 48 14"), mirrored(side)),
        over(petal(48, 24, 48, 97, 16), 4),
        over(slice(48, 34, 19, 180, 360), 4),
      );
    },
  },
  {
    id: "lavender",
    label: "a sprig of lavender",
    kin: "herb-bundle flower",
    paint: () =>
      steps(
        body(
          box(44.5, 50, 7, 44, 3.5),
          ellipse(48, 9, 8, 8),
          mirrored(join(ellipse(59, 22, 10, 7.4, -24), ellipse(61, 39, 12, 7.6, -24), ellipse(62, 57, 13, 7.6, -24))),
          petal(48, 92, 82, 72, 12),
        ),
      ),
  },
  {
    id: "orchid",
    label: "an orchid",
    kin: "flower",
    paint: () =>
      steps(
        body(petal(48, 52, 48, 2, 26), mirrored(join(ellipse(70, 40, 23, 17, -18), petal(50, 52, 80, 88, 22)))),
        over(outline("M48 48C60 52 62 66 56 76L48 84L40 76C34 66 36 52 48 48Z"), 4),
      ),
  },
  {
    id: "hibiscus",
    label: "a hibiscus",
    kin: "flower",
    paint: () =>
      steps(
        body(around(outline("M48 50C24 40 26 8 48 6C70 8 72 40 48 50Z"), 5, 48, 50)),
        cut(line(7, "48 50,70 24"), circle(48, 50, 7)),
        body(circle(74, 20, 6)),
      ),
  },
  {
    id: "narcissus",
    label: "a narcissus",
    kin: "flower",
    paint: () =>
      steps(
        body(around(petal(48, 50, 48, 2, 34, 0.55), 5, 48, 50)),
        cut(circle(48, 50, 20)),
        body(circle(48, 50, 15)),
        cut(circle(48, 50, 6.5)),
      ),
  },
  {
    id: "edelweiss",
    label: "an edelweiss",
    kin: "flower star",
    paint: () => steps(body(around(petal(48, 48, 48, 2, 17, 0.6), 8, 48, 48)), cut(circle(48, 48, 17)), body(circle(48, 48, 12))),
  },
  {
    id: "thistle",
    label: "a thistle",
    kin: "flower",
    paint: () =>
      steps(
        body(
          corners(1.5, "20 8,34 20,40 4,48 18,56 4,62 20,76 8,68 40,28 40"),
          outline("M24 46L72 46C76 66 64 78 48 78C32 78 20 66 24 46Z"),
          box(44, 76, 8, 18, 2),
          petal(48, 94, 88, 74, 13),
          petal(48, 94, 8, 74, 13),
        ),
      ),
  },
  {
    id: "sprout-sign",
    label: "a sprout",
    kin: "sprout seed",
    paint: () =>
      steps(
        body(
          outline("M46 56C16 58 4 40 4 14C34 12 50 28 50 52Z"),
          outline("M52 62C50 40 62 26 92 26C92 50 78 66 52 66Z"),
          curve(9, "M48 92C48 76 48 66 48 52"),
        ),
      ),
  },
  {
    id: "mushroom-sign",
    label: "a mushroom",
    kin: "mushroom",
    paint: () =>
      steps(
        body(
          outline("M6 50C6 24 24 8 48 8C72 8 90 24 90 50C90 54 88 56 84 56L12 56C8 56 6 54 6 50Z"),
          outline("M36 62L60 62C58 74 60 82 66 92L30 92C36 82 38 74 36 62Z"),
        ),
      ),
  },
  {
    id: "garlic",
    label: "a bulb",
    kin: "",
    paint: () =>
      steps(
        body(outline("M48 4C52 26 84 40 84 66C84 84 66 92 48 92C30 92 12 84 12 66C12 40 44 26 48 4Z")),
        cut(curve(5, "M48 40C38 52 34 66 38 82"), curve(5, "M48 40C58 52 62 66 58 82")),
      ),
  },
];

const sky: readonly NameSignDrawing[] = [
  {
    id: "sun-sign",
    label: "a sun",
    kin: "sun",
    paint: () => steps(body(circle(48, 48, 22), around(corners(1.5, "40 20,48 2,56 20"), 8, 48, 48))),
  },
  {
    id: "sunrise-sign",
    label: "a rising sun",
    kin: "sunrise sun",
    paint: () =>
      steps(
        body(
          slice(48, 66, 26, 180, 360),
          ...[180, 216, 252, 288, 324, 360].map((degrees) => turned(corners(1.5, "80 55,96 66,80 77"), degrees, 48, 66)),
          box(4, 76, 88, 11, 5.5),
        ),
      ),
  },
  {
    id: "moon-sign",
    label: "a crescent moon",
    kin: "moon",
    paint: () =>
      steps(body(circle(46, 48, 42)), cut(circle(66, 36, 33), circle(20, 42, 5), circle(32, 68, 6.4), circle(52, 76, 4.4))),
  },
  { id: "star-sign", label: "a star", kin: "star", paint: () => steps(body(corners(3, starPoints(48, 51, 46, 20, 5)))) },
  {
    id: "spark-sign",
    label: "a spark",
    kin: "star",
    paint: () =>
      steps(
        body(
          around(petal(48, 50, 48, 2, 18), 4, 48, 48),
          turned(around(petal(48, 50, 48, 16, 15), 4, 48, 48), 45),
          circle(48, 48, 12),
        ),
      ),
  },
  {
    id: "komorebi",
    label: "the sun between two leaves",
    kin: "leaf sun",
    paint: () =>
      steps(
        body(
          outline("M6 90C2 50 18 18 56 6C50 40 44 74 6 90Z"),
          outline("M26 92C42 88 58 62 62 46C78 48 88 56 92 66C76 88 52 96 26 92Z"),
        ),
        over(circle(76, 26, 16), 4),
      ),
  },
  {
    id: "cloud-sign",
    label: "a cloud",
    kin: "cloud",
    paint: () => steps(body(circle(46, 42, 26), circle(24, 58, 20), circle(72, 56, 22), box(24, 56, 50, 22, 4))),
  },
  {
    id: "rain-sign",
    label: "a cloud with rain",
    kin: "cloud rain",
    paint: () =>
      steps(
        body(circle(46, 30, 22), circle(24, 42, 17), circle(72, 40, 19), box(24, 44, 48, 15, 4)),
        body(line(9, "30 72,24 88"), line(9, "52 72,46 88"), line(9, "74 72,68 88")),
      ),
  },
  {
    id: "mist",
    label: "mist over a hill",
    kin: "cloud hill",
    paint: () => steps(body(slice(48, 54, 36, 180, 360)), body(box(4, 62, 62, 9, 4.5), box(30, 77, 62, 9, 4.5))),
  },
  {
    id: "snow-sign",
    label: "a snow crystal",
    kin: "snowflake",
    paint: () => steps(body(around(join(box(43.5, 3, 9, 45, 3), line(8, "34 12,48 26,62 12")), 6, 48, 48))),
  },
  {
    id: "lightning-sign",
    label: "a flash of lightning",
    kin: "lightning",
    paint: () => steps(body(corners(2, "58 2,16 56,44 56,34 94,80 36,52 36"))),
  },
  {
    id: "wind-sign",
    label: "wind",
    kin: "wind",
    paint: () =>
      steps(
        body(
          curve(10, "M6 36H60C72 36 76 26 72 18C68 10 56 10 52 18"),
          curve(10, "M6 54H78C92 54 94 76 80 78C72 78 68 74 68 68"),
          curve(10, "M16 72H48C60 72 60 90 48 90C42 90 40 86 40 84"),
        ),
      ),
  },
  {
    id: "rainbow",
    label: "a rainbow",
    kin: "",
    paint: () => steps(body(arc(13, 48, 74, 38, 180, 360, "butt"), arc(13, 48, 74, 19, 180, 360, "butt"))),
  },
  {
    id: "comet",
    label: "a comet",
    kin: "star",
    paint: () =>
      steps(body(circle(66, 66, 24), outline("M50 50L6 6L70 40Z"), outline("M44 60L2 44L10 38Z"), outline("M60 44L44 2L38 10Z"))),
  },
  {
    id: "orbit",
    label: "a planet with its ring",
    kin: "planet",
    paint: () =>
      steps(
        body(circle(48, 48, 28)),
        cut(turned(hoopEllipse(48, 48, 44, 14, 14), -20)),
        body(turned(hoopEllipse(48, 48, 44, 14, 7), -20)),
      ),
  },
];

const light: readonly NameSignDrawing[] = [
  {
    id: "lamp-sign",
    label: "a lamp",
    kin: "lamp",
    paint: () => steps(body(corners(3, "32 8,64 8,84 52,12 52"), box(43, 50, 10, 30), box(24, 78, 48, 12, 5))),
  },
  {
    id: "lantern-sign",
    label: "a lantern",
    kin: "lantern",
    paint: () =>
      steps(
        body(arc(8, 48, 20, 13, 180, 360), box(26, 20, 44, 11, 3), box(30, 31, 36, 46, 0), box(22, 77, 52, 13, 3)),
        cut(drop(48, 60, 10.5, 36)),
      ),
  },
  {
    id: "paper-lantern-sign",
    label: "a paper lantern",
    kin: "paper-lantern lantern",
    paint: () =>
      steps(
        body(ellipse(48, 48, 36, 32), box(34, 6, 28, 12, 2), box(34, 78, 28, 12, 2)),
        cut(box(8, 37, 80, 5), box(8, 54, 80, 5)),
      ),
  },
  {
    id: "candle-sign",
    label: "a candle",
    kin: "candle candlestick",
    paint: () => steps(body(drop(48, 30, 12, 2), box(34, 46, 28, 40, 3), box(20, 80, 56, 12, 5))),
  },
  {
    id: "lighthouse-sign",
    label: "a lighthouse",
    kin: "lighthouse",
    paint: () =>
      steps(
        body(
          corners(2, "36 36,60 36,70 90,26 90"),
          box(28, 30, 40, 9, 3),
          box(36, 12, 24, 20, 2),
          slice(48, 14, 15, 180, 360),
          box(14, 84, 68, 9, 4),
        ),
        cut(corners(0, "33 52,63 46,65 57,31 64"), box(44, 17, 8, 10)),
      ),
  },
  {
    id: "flame-sign",
    label: "a flame",
    kin: "flame campfire",
    paint: () =>
      steps(
        body(
          outline(
            "M52 2C58 24 84 36 84 62C84 82 68 94 48 94C28 94 12 82 12 62C12 48 22 40 26 26C34 30 38 36 40 42C50 32 54 18 52 2Z",
          ),
        ),
        cut(
          outline(
            "M50 50C56 60 66 64 66 74C66 84 58 88 48 88C38 88 30 84 30 74C30 66 34 64 38 56C42 60 44 62 44 64C48 60 50 56 50 50Z",
          ),
        ),
      ),
  },
  {
    id: "torch-sign",
    label: "a torch",
    kin: "torch flame",
    paint: () =>
      steps(
        body(
          outline(
            "M50 2C54 16 72 22 72 40C72 48 66 54 48 54C30 54 24 48 24 40C24 30 32 26 34 16C40 20 42 24 42 28C48 22 52 12 50 2Z",
          ),
          corners(2, "28 60,68 60,56 94,40 94"),
        ),
      ),
  },
];

const waters: readonly NameSignDrawing[] = [
  {
    id: "wave-sign",
    label: "a wave",
    kin: "wave",
    paint: () =>
      steps(
        body(outline("M2 84C14 78 18 62 22 48C28 22 48 8 70 14C86 18 94 32 90 46C84 36 74 34 66 40C56 48 60 68 94 72L94 84Z")),
      ),
  },
  {
    id: "waters",
    label: "three waves",
    kin: "wave river-bend",
    paint: () =>
      steps(
        body(
          ...[22, 48, 74].map((y) =>
            curve(
              12,
              `M8 ${y}C18 ${y - 16} 26 ${y - 16} 34 ${y}C42 ${y + 16} 52 ${y + 16} 61 ${y}C70 ${y - 16} 78 ${y - 16} 88 ${y}`,
            ),
          ),
        ),
      ),
  },
  {
    id: "river",
    label: "a river between its banks",
    kin: "river-bend estuary",
    paint: () => steps(body(circle(48, 48, 44)), cut(curve(15, "M62 0C62 22 28 26 28 46C28 66 70 66 66 100", "butt"))),
  },
  { id: "drop-sign", label: "a drop", kin: "drop", paint: () => steps(body(drop(48, 60, 32, 2))) },
  {
    id: "ripples",
    label: "rings on water",
    kin: "drop",
    paint: () => steps(body(circle(48, 48, 14), hoop(9, 48, 48, 26), hoop(9, 48, 48, 40))),
  },
  {
    id: "fountain-sign",
    label: "a fountain",
    kin: "fountain",
    paint: () =>
      steps(
        body(
          curve(9, "M48 62C48 34 40 14 26 14C16 14 12 24 12 38"),
          curve(9, "M48 62C48 34 56 14 70 14C80 14 84 24 84 38"),
          box(43.5, 6, 9, 60, 4.5),
          outline("M10 66L86 66C84 82 70 92 48 92C26 92 12 82 10 66Z"),
        ),
      ),
  },
  {
    id: "well",
    label: "a well under its roof",
    kin: "fountain",
    paint: () =>
      steps(
        body(
          corners(2, "48 4,90 32,6 32"),
          box(18, 32, 9, 34),
          box(69, 32, 9, 34),
          box(12, 60, 72, 32, 3),
          box(44, 30, 8, 12),
          box(38, 40, 20, 14, 2),
        ),
      ),
  },
  {
    id: "waterfall",
    label: "a waterfall",
    kin: "river-bend wave",
    paint: () =>
      steps(
        body(
          outline(
            "M4 6L92 6L92 22L80 22L80 58C80 66 66 66 66 58L66 22L55 22L55 68C55" +
              " 76 41 76 41 68L41 22L30 22L30 58C30 66 16 66 16 58L16 22L4 22Z",
          ),
          curve(10, "M6 86C16 76 26 76 34 84C42 92 54 92 62 84C70 76 80 76 90 86"),
        ),
      ),
  },
];

const land: readonly NameSignDrawing[] = [
  {
    id: "mountain-sign",
    label: "a mountain",
    kin: "mountain",
    paint: () =>
      steps(
        body(corners(2, "36 12,72 84,2 84"), corners(2, "66 34,94 84,44 84")),
        cut(corners(0, "36 8,48 34,40 42,35 34,29 42,23 34")),
      ),
  },
  {
    id: "hill-sign",
    label: "hills",
    kin: "hill",
    paint: () =>
      steps(
        body(slice(64, 84, 44, 180, 360)),
        cut(slice(30, 88, 42, 180, 360)),
        body(slice(30, 84, 32, 180, 360), box(20, 79, 76, 5)),
      ),
  },
  {
    id: "sunny-hill",
    label: "the sun over a hill",
    kin: "hill sun",
    paint: () =>
      steps(
        body(circle(58, 30, 13), around(corners(1, "53.5 13,58 2,62.5 13"), 8, 58, 30)),
        over(outline("M2 90L2 66C22 46 42 46 58 58C72 68 84 68 94 62L94 90Z"), 4),
      ),
  },
  {
    id: "valley",
    label: "the sun between two slopes",
    kin: "mountain hill river-bend",
    paint: () => steps(body(circle(48, 48, 45)), cut(corners(0, "6 0,90 0,48 66")), body(circle(48, 20, 15))),
  },
  {
    id: "ridge",
    label: "a ridge",
    kin: "mountain hill",
    paint: () => steps(body(corners(2, "2 84,24 34,36 54,54 12,72 50,78 40,94 84"))),
  },
  {
    id: "dune",
    label: "dunes under the sun",
    kin: "hill",
    paint: () =>
      steps(
        body(
          circle(68, 24, 15),
          outline("M2 60C26 34 48 40 94 62L94 70C60 56 34 60 2 72Z"),
          outline("M2 82C30 64 62 66 94 80L94 90L2 90Z"),
        ),
      ),
  },
  {
    id: "island-sign",
    label: "an island",
    kin: "island hill",
    paint: () =>
      steps(
        body(
          outline("M16 58C20 30 34 14 46 14C60 14 76 32 82 58Z"),
          curve(10, "M6 76C16 66 26 66 34 74C42 82 52 82 60 74C68 66 78 66 90 76"),
        ),
      ),
  },
  {
    id: "field",
    label: "a field with furrows",
    kin: "hill plough wheat",
    paint: () =>
      steps(
        body(circle(48, 48, 44)),
        cut(
          box(0, 34, 96, 6),
          ...["48 36,43 96,53 96", "34 36,8 96,20 96", "62 36,76 96,88 96"].map((points) => corners(0, points)),
        ),
      ),
  },
  {
    id: "grass",
    label: "blades of grass",
    kin: "herb-bundle leaf",
    paint: () =>
      steps(
        body(
          outline("M40 90C38 50 42 24 50 4C58 24 60 50 56 90Z"),
          outline("M34 90C30 62 22 44 6 30C10 54 14 74 22 90Z"),
          outline("M62 90C66 62 74 44 90 30C86 54 82 74 74 90Z"),
        ),
      ),
  },
  {
    id: "stones",
    label: "stacked stones",
    kin: "stacked-stones",
    paint: () => steps(body(ellipse(48, 78, 38, 14), ellipse(46, 50, 27, 12), ellipse(50, 25, 17, 10.5))),
  },
  {
    id: "crystal",
    label: "a crystal",
    kin: "gem",
    paint: () =>
      steps(
        body(corners(1.5, "24 12,72 12,92 38,48 90,4 38")),
        cut(bar(5, "4 38,92 38"), bar(5, "34 38,48 86,62 38"), bar(5, "34 38,48 12,62 38")),
      ),
  },
];

const places: readonly NameSignDrawing[] = [
  {
    id: "bridge-sign",
    label: "a bridge",
    kin: "bridge",
    paint: () => steps(body(outline("M2 40C30 22 66 22 94 40L94 78L80 78C80 60 66 48 48 48C30 48 16 60 16 78L2 78Z"))),
  },
  {
    id: "gate-sign",
    label: "a gate",
    kin: "gate arch",
    paint: () =>
      steps(
        body(
          outline("M8 92L8 44C8 20 26 4 48 4C70 4 88 20 88 44L88 92L70 92L70 46C70 32 60 22 48 22C36 22 26 32 26 46L26 92Z"),
          box(33, 50, 12, 42, 2),
          box(51, 50, 12, 42, 2),
        ),
      ),
  },
  {
    id: "arch-sign",
    label: "an archway",
    kin: "arch gate monastery-arch",
    paint: () =>
      steps(
        body(outline("M6 92L6 46C6 20 24 4 48 4C72 4 90 20 90 46L90 92L66 92L66 48C66 36 58 28 48 28C38 28 30 36 30 48L30 92Z")),
      ),
  },
  {
    id: "torii",
    label: "a wooden gate",
    kin: "gate temple",
    paint: () =>
      steps(
        body(
          outline("M2 10C32 18 64 18 94 10L90 28C64 32 32 32 6 28Z"),
          box(20, 28, 12, 64, 1),
          box(64, 28, 12, 64, 1),
          box(12, 42, 72, 11, 1),
        ),
      ),
  },
  {
    id: "tower-sign",
    label: "a tower",
    kin: "tower castle",
    paint: () =>
      steps(
        body(corners(1, "20 6,34 6,34 16,41 16,41 6,55 6,55 16,62 16,62 6,76 6,76 34,68 42,68 92,28 92,28 42,20 34")),
        cut(outline("M40 92L40 74C40 69 44 66 48 66C52 66 56 69 56 74L56 92Z")),
      ),
  },
  {
    id: "castle-sign",
    label: "a castle",
    kin: "castle tower",
    paint: () =>
      steps(
        body(
          corners(
            1,
            "4 14,14 14,14 24,20 24,20 14,30 14,30 44,38 44,38 34,44 34,44 44,52 44,52" +
              " 34,58 34,58 44,66 44,66 14,76 14,76 24,82 24,82 14,92 14,92 88,4 88",
          ),
        ),
        cut(outline("M36 88L36 70C36 62 42 58 48 58C54 58 60 62 60 70L60 88Z")),
      ),
  },
  {
    id: "mill",
    label: "a windmill",
    kin: "windmill",
    paint: () =>
      steps(
        body(corners(2, "34 44,62 44,72 94,24 94")),
        cut(around(box(45, -2, 24, 42), 4, 48, 40)),
        body(
          turned(around(box(46, 2, 15, 30, 1), 4, 48, 40), 45, 48, 40),
          turned(around(box(45, 6, 6, 36), 4, 48, 40), 45, 48, 40),
          circle(48, 40, 6),
        ),
      ),
  },
  {
    id: "roof-sign",
    label: "a roof and a window under it",
    kin: "roof house",
    paint: () =>
      steps(
        body(bar(15, "2 58,48 18,94 58"), box(69, 8, 13, 30, 0), box(30, 54, 36, 36, 3)),
        cut(box(45.5, 54, 5, 36), box(30, 69.5, 36, 5)),
      ),
  },
  {
    id: "house-sign",
    label: "a house",
    kin: "house hut",
    paint: () =>
      steps(
        body(corners(3, "48 6,94 48,80 48,80 90,16 90,16 48,2 48")),
        cut(outline("M38 90L38 66C38 60 42 57 48 57C54 57 58 60 58 66L58 90Z")),
      ),
  },
  {
    id: "village",
    label: "two houses",
    kin: "house",
    paint: () => steps(body(corners(2, "32 20,62 48,62 88,4 88,4 48")), over(corners(2, "66 40,94 64,94 88,42 88,42 64"), 4.5)),
  },
  {
    id: "door-sign",
    label: "an open door",
    kin: "door",
    paint: () =>
      steps(
        body(box(18, 4, 60, 88, 3)),
        cut(box(30, 16, 36, 76)),
        body(corners(2, "30 16,56 26,56 94,30 88")),
        cut(circle(49, 58, 3.6)),
      ),
  },
  {
    id: "window-sign",
    label: "a window",
    kin: "window",
    paint: () =>
      steps(
        body(outline("M12 92L12 42C12 18 28 4 48 4C68 4 84 18 84 42L84 92Z")),
        cut(
          outline("M21 53L43 53L43 83L21 83Z"),
          outline("M53 53L75 53L75 83L53 83Z"),
          outline("M21 44C21 26 32 15 43 13L43 44Z"),
          outline("M75 44C75 26 64 15 53 13L53 44Z"),
        ),
      ),
  },
  {
    id: "key-sign",
    label: "a key",
    kin: "key",
    paint: () =>
      steps(
        body(
          circle(28, 30, 24),
          turned(join(box(28, 23, 72, 14, 2), box(70, 30, 11, 22, 2), box(88, 30, 11, 18, 2)), 45, 28, 30),
        ),
        cut(circle(26, 28, 9)),
      ),
  },
  {
    id: "stairs-sign",
    label: "steps",
    kin: "stairs",
    paint: () => steps(body(corners(1.5, "4 90,4 70,26 70,26 50,48 50,48 30,70 30,70 10,92 10,92 90"))),
  },
  {
    id: "column-sign",
    label: "a column",
    kin: "column",
    paint: () =>
      steps(
        body(
          box(14, 6, 68, 14, 2),
          box(24, 20, 48, 8),
          box(28, 28, 11, 44),
          box(42.5, 28, 11, 44),
          box(57, 28, 11, 44),
          box(24, 72, 48, 8),
          box(14, 78, 68, 14, 2),
        ),
      ),
  },
  {
    id: "roundabout",
    label: "the arrows of a roundabout",
    kin: "path wheel",
    paint: () =>
      steps(
        body(circle(48, 48, 45)),
        cut(around(join(arc(11, 48, 48, 24, -76, -6, "butt"), corners(0, "56 44,88 44,72 66")), 3, 48, 48)),
      ),
  },
  {
    id: "road",
    label: "a road to the horizon",
    kin: "path",
    paint: () =>
      steps(
        body(corners(2, "36 8,60 8,90 90,6 90")),
        cut(corners(0, "46 18,50 18,51 34,45 34"), corners(0, "45 44,51 44,53 62,43 62"), corners(0, "43 72,53 72,55 92,41 92")),
      ),
  },
  {
    id: "winding-path",
    label: "a winding path",
    kin: "path",
    paint: () => steps(body(outline("M54 6C30 16 28 28 50 38C78 50 70 66 20 92L76 92C102 62 96 48 62 36C44 30 46 18 54 6Z"))),
  },
  {
    id: "signpost-sign",
    label: "a signpost",
    kin: "signpost",
    paint: () =>
      steps(body(box(43, 4, 10, 90, 3), corners(2, "22 12,76 12,92 24,76 36,22 36"), corners(2, "74 44,20 44,4 56,20 68,74 68"))),
  },
  {
    id: "tent-sign",
    label: "a tent",
    kin: "tent",
    paint: () => steps(body(corners(2, "48 8,94 88,2 88")), cut(corners(0, "48 44,64 90,32 90"))),
  },
  {
    id: "nest",
    label: "a bird's nest with eggs",
    kin: "bird egg",
    paint: () =>
      steps(
        body(ellipse(30, 34, 14, 19), ellipse(66, 34, 14, 19)),
        over(ellipse(48, 30, 15, 20), 4),
        over(outline("M4 48L92 48C92 72 74 88 48 88C22 88 4 72 4 48Z"), 4),
        cut(curve(5, "M20 62C38 70 58 70 76 62")),
      ),
  },
  {
    id: "hive",
    label: "a bee hive",
    kin: "beehive honeycomb bee",
    paint: () =>
      steps(
        body(box(36, 6, 24, 15, 7.5), box(24, 25, 48, 17, 8.5), box(14, 46, 68, 18, 9), box(8, 68, 80, 22, 10)),
        cut(slice(48, 92, 11, 180, 360)),
      ),
  },
];

const objects: readonly NameSignDrawing[] = [
  {
    id: "anchor-sign",
    label: "an anchor",
    kin: "anchor",
    paint: () =>
      steps(
        body(
          box(42.5, 22, 11, 66, 2),
          box(26, 32, 44, 10, 4),
          curve(11, "M10 56C12 78 28 88 48 88C68 88 84 78 86 56"),
          corners(1, "0 62,10 44,22 60"),
          corners(1, "96 62,86 44,74 60"),
          hoop(8, 48, 15, 10),
        ),
      ),
  },
  {
    id: "compass-sign",
    label: "a compass needle",
    kin: "compass",
    paint: () => steps(body(circle(48, 48, 44)), cut(turned(corners(1, "48 12,61 48,48 84,35 48"), 35)), body(circle(48, 48, 6))),
  },
  {
    id: "sail-sign",
    label: "a boat under sail",
    kin: "sailing-boat ship fishing-boat",
    paint: () =>
      steps(
        body(
          outline("M46 4L46 66L10 66C24 48 38 30 46 4Z"),
          outline("M54 18C72 30 82 48 84 66L54 66Z"),
          outline("M4 74L92 74C88 86 80 92 70 92L26 92C16 92 8 86 4 74Z"),
        ),
      ),
  },
  {
    id: "ferry-sign",
    label: "a ferry on the water",
    kin: "ferry ship",
    paint: () =>
      steps(
        body(
          box(30, 10, 36, 20, 3),
          box(18, 26, 60, 18, 3),
          outline("M4 48L92 48C90 60 84 68 78 70L18 70C12 68 6 60 4 48Z"),
          curve(9, "M6 86C16 78 24 78 34 86C44 94 52 94 62 86C72 78 80 78 90 86"),
        ),
        cut(box(40, 17, 6, 7), box(50, 17, 6, 7)),
      ),
  },
  {
    id: "ship-sign",
    label: "a ship's bow",
    kin: "ship",
    paint: () =>
      steps(
        body(corners(2, "48 6,66 20,66 34,88 42,74 78,22 78,8 42,30 34,30 20"), box(20, 82, 56, 8, 4)),
        cut(box(45, 44, 6, 36)),
      ),
  },
  {
    id: "oar",
    label: "two crossed oars",
    kin: "kayak",
    paint: () =>
      steps(body(...[45, -45].map((degrees) => turned(join(box(44, 20, 8, 76, 4), box(38, -4, 20, 34, 9)), degrees, 48, 50)))),
  },
  {
    id: "wheel-sign",
    label: "a wheel",
    kin: "wheel",
    paint: () => steps(body(hoop(12, 48, 48, 38), around(box(44, 12, 8, 36), 6, 48, 48), circle(48, 48, 11))),
  },
  {
    id: "helm",
    label: "a ship's wheel",
    kin: "ship-wheel",
    paint: () => steps(body(hoop(10, 48, 48, 26), around(box(43.5, 2, 9, 46, 4), 8, 48, 48), circle(48, 48, 9))),
  },
  {
    id: "clock-sign",
    label: "a clock",
    kin: "clock watch",
    paint: () => steps(body(circle(48, 48, 44)), cut(line(10, "48 20,48 50,68 62"))),
  },
  {
    id: "ankle-bells",
    label: "ankle bells",
    kin: "bell dancer",
    paint: () =>
      steps(
        body(box(2, 14, 92, 18, 9), ...[17, 48, 79].flatMap((x) => [box(x - 4.5, 28, 9, 20), circle(x, 62, 13)])),
        cut(...[17, 48, 79].flatMap((x) => [circle(x, 62, 3.6), box(x - 2.2, 62, 4.4, 16)])),
      ),
  },
  {
    id: "bell-sign",
    label: "a bell",
    kin: "bell",
    paint: () =>
      steps(
        body(
          outline("M48 8C66 8 74 22 76 44C77 58 82 66 90 74L6 74C14 66 19 58 20 44C22 22 30 8 48 8Z"),
          circle(48, 8, 7),
          slice(48, 78, 14, 0, 180),
        ),
      ),
  },
  {
    id: "crown-sign",
    label: "a crown",
    kin: "",
    paint: () =>
      steps(
        body(
          corners(2, "6 24,28 46,48 12,68 46,90 24,82 72,14 72"),
          box(14, 78, 68, 11, 3),
          circle(6, 22, 6),
          circle(48, 11, 7),
          circle(90, 22, 6),
        ),
      ),
  },
  {
    id: "feather-sign",
    label: "a feather",
    kin: "feather",
    paint: () =>
      steps(
        body(outline("M92 4C93 40 74 72 34 72L26 62C24 30 56 4 92 4Z"), curve(8, "M5 93C13 82 20 76 34 62")),
        cut(
          curve(5, "M28 68C42 56 54 44 70 26"),
          corners(0, "92 38,64 44,84 54"),
          corners(0, "74 66,48 56,56 78"),
          corners(0, "34 26,48 46,46 14"),
        ),
      ),
  },
  {
    id: "thread-sign",
    label: "a needle with its thread",
    kin: "thread-spool needle-thread",
    paint: () =>
      steps(
        body(turned(box(40, 2, 16, 90, 8), 45), curve(8, "M70 26C92 40 92 70 70 70C52 70 56 90 78 90")),
        cut(turned(box(45, 8, 6, 18, 3), 45)),
      ),
  },
  {
    id: "spool",
    label: "a spool of thread",
    kin: "thread-spool",
    paint: () =>
      steps(
        body(box(18, 6, 60, 15, 4), box(18, 75, 60, 15, 4), box(27, 25, 42, 46, 2)),
        cut(line(4.6, "26 46,70 34"), line(4.6, "26 62,70 50")),
      ),
  },
  {
    id: "knot-sign",
    label: "a knot",
    kin: "knot interlocking-rings",
    paint: () =>
      steps(
        body(hoop(12, 34, 48, 26)),
        cut(hoop(20, 62, 48, 26)),
        body(hoop(12, 62, 48, 26)),
        cut(within(hoop(20, 34, 48, 26), box(34, 48, 40, 48))),
        body(within(hoop(12, 34, 48, 26), box(20, 44, 54, 50))),
      ),
  },
  {
    id: "shell-sign",
    label: "a scallop",
    kin: "shell oyster",
    paint: () =>
      steps(
        body(
          outline(
            "M42 88C26 78 4 60 4 40C4 30 11 23 20 23C21 14 30 8 37 13C41 4 55 4 59 13C66 8 75 14 76 23",
            "C85 23 92 30 92 40C92 60 70 78 54 88Z",
          ),
          corners(2, "26 80,70 80,74 93,22 93"),
        ),
        cut(line(5, "48 72,48 20"), line(5, "43 70,24 24"), line(5, "53 70,72 24")),
      ),
  },
  {
    id: "snail-shell",
    label: "a spiral shell",
    kin: "shell spiral",
    paint: () =>
      steps(
        body(curve(12, "M50 50C50 42 60 42 62 52C64 66 48 72 38 66C22 58 24 32 42 24C66 14 90 32 88 60C86 76 78 86 66 90L10 90")),
      ),
  },
  {
    id: "pearl",
    label: "a pearl in its shell",
    kin: "oyster shell gem",
    paint: () =>
      steps(
        body(outline("M8 50C2 24 22 6 48 6C74 6 94 24 88 50C76 44 62 42 48 42C34 42 20 44 8 50Z")),
        cut(line(5, "48 40,48 16"), line(5, "36 40,26 20"), line(5, "60 40,70 20")),
        body(
          outline("M6 66C22 60 34 64 36 70C40 80 56 80 60 70C62 64 74 60 90 66C84 84 68 92 48 92C28 92 12 84 6 66Z"),
          circle(48, 62, 11),
        ),
      ),
  },
  {
    id: "horseshoe-sign",
    label: "a horseshoe",
    kin: "horseshoe horse",
    paint: () =>
      steps(
        body(curve(20, "M28 88C14 66 8 14 48 14C88 14 82 66 68 88", "butt")),
        cut(circle(24, 44, 3.8), circle(72, 44, 3.8), circle(36, 21, 3.8), circle(60, 21, 3.8)),
      ),
  },
  {
    id: "anvil-sign",
    label: "an anvil",
    kin: "anvil hammer",
    paint: () =>
      steps(
        body(
          outline("M2 22L34 22L34 18L92 18L92 34C78 36 66 42 62 54L62 64L76 76L76 88L24 88L24 76L38 64L38 52C22 50 8 38 2 22Z"),
        ),
      ),
  },
  {
    id: "heart-sign",
    label: "a heart",
    kin: "heart",
    paint: () => steps(body(heart(4, 10, 88, 80))),
  },
  {
    id: "arrow-sign",
    label: "an arrow",
    kin: "target",
    paint: () =>
      steps(
        body(
          line(11, "14 82,66 30"),
          corners(2, "90 6,84 52,44 12"),
          corners(1, "4 74,20 58,22 74"),
          corners(1, "22 92,38 76,22 74"),
        ),
      ),
  },
  {
    id: "harp-sign",
    label: "a harp",
    kin: "harp",
    paint: () =>
      steps(
        body(outline("M12 4C30 2 42 22 60 18C70 16 74 4 86 8C94 12 92 24 84 26L38 92L12 92Z"), box(6, 84, 42, 11, 5)),
        cut(outline("M25 22L33 26L33 74L25 80Z"), outline("M39 30L47 32L47 55L39 66Z"), outline("M53 32L62 31L62 34L53 46Z")),
      ),
  },
  {
    id: "screw-sign",
    label: "a screw",
    kin: "bolt-nut",
    paint: () =>
      steps(
        body(outline("M16 20C16 8 30 3 48 3C66 3 80 8 80 20L80 25L16 25Z"), corners(2, "36 22,60 22,58 76,48 95,38 76")),
        body(bar(8, "28 44,68 34"), bar(8, "29 60,67 50"), bar(8, "31 76,65 66")),
        cut(box(43, 0, 10, 12)),
      ),
  },
  {
    id: "book-sign",
    label: "an open book",
    kin: "book open-book",
    paint: () =>
      steps(
        body(
          outline("M44 22C34 12 18 10 4 14L4 80C18 76 34 78 44 88Z"),
          outline("M52 22C62 12 78 10 92 14L92 80C78 76 62 78 52 88Z"),
        ),
      ),
  },
  {
    id: "pixels",
    label: "three pixels",
    kin: "",
    paint: () => steps(body(box(2, 38, 42, 42), box(52, 38, 42, 42), box(52, -12, 42, 42))),
  },
  {
    id: "written-lines",
    label: "lines of writing",
    kin: "document",
    paint: () => steps(body(box(6, 14, 84, 14, 7), box(28, 41, 62, 14, 7), box(6, 68, 84, 14, 7))),
  },
  {
    id: "quill-sign",
    label: "a pen's nib",
    kin: "pen",
    paint: () => steps(body(corners(3, "34 4,62 4,78 50,48 94,18 50")), cut(box(45.5, 52, 5, 44), circle(48, 48, 7))),
  },
  {
    id: "cup-sign",
    label: "a cup",
    kin: "coffee-cup tea-glass",
    paint: () =>
      steps(
        body(
          outline("M10 26L72 26L72 56C72 74 60 84 48 84L34 84C22 84 10 74 10 56Z"),
          arc(10, 72, 46, 14, -90, 90),
          box(8, 86, 66, 7, 3.5),
        ),
      ),
  },
  {
    id: "glass-sign",
    label: "a glass",
    kin: "wine-glass goblet",
    paint: () => steps(body(outline("M20 4L76 4C80 34 68 52 52 54L52 80L70 84L70 92L26 92L26 84L44 80L44 54C28 52 16 34 20 4Z"))),
  },
  {
    id: "pot-sign",
    label: "a pot on the fire",
    kin: "cooking-pot",
    paint: () =>
      steps(
        body(
          box(4, 36, 88, 12, 6),
          outline("M14 48L82 48L82 68C82 82 72 90 60 90L36 90C24 90 14 82 14 68Z"),
          outline("M18 30C22 18 34 14 48 14C62 14 74 18 78 30Z"),
          circle(48, 10, 7),
        ),
      ),
  },
  {
    id: "jar-sign",
    label: "a jug",
    kin: "amphora vase",
    paint: () =>
      steps(
        body(
          outline("M34 6L66 6L62 26C78 36 84 50 80 68C78 82 66 90 48 90C30 90 18 82 16 68C12 50 20 36 36 26Z"),
          arc(9, 70, 34, 18, -110, 70),
        ),
      ),
  },
  {
    id: "spoon",
    label: "a spoon",
    kin: "fork-knife",
    paint: () => steps(body(turned(join(ellipse(48, 22, 18, 24), box(43, 40, 10, 58, 5)), 40, 48, 48))),
  },
  {
    id: "crumb",
    label: "a loaf with its crumb",
    kin: "loaf",
    paint: () =>
      steps(
        body(outline("M20 46C4 42 2 12 30 12L66 12C94 12 92 42 76 46L76 86L20 86Z")),
        cut(circle(38, 34, 5), circle(60, 44, 6), circle(42, 62, 6)),
      ),
  },
  {
    id: "umbrella-sign",
    label: "an umbrella",
    kin: "umbrella",
    paint: () =>
      steps(
        body(
          outline(
            "M4 50C6 24 24 8 48 8C72 8 90 24 92 50C84 42 74 42 66 50C60 42 54 42 48 48C42 42 36 42 30 50C22 42 12 42 4 50Z",
          ),
          curve(9, "M48 44L48 78C48 90 66 90 66 78"),
        ),
      ),
  },
  {
    id: "hat-sign",
    label: "a hat",
    kin: "hat cap",
    paint: () =>
      steps(
        body(outline("M28 62C28 36 30 22 40 22C44 22 46 26 48 26C50 26 52 22 56 22C66 22 68 36 68 62Z"), ellipse(48, 70, 46, 12)),
        cut(box(26, 52, 44, 6)),
      ),
  },
  {
    id: "ring-sign",
    label: "a ring with its stone",
    kin: "ring-jewel",
    paint: () => steps(body(hoop(11, 48, 62, 27), corners(1.5, "30 4,66 4,76 16,48 38,20 16"))),
  },
  {
    id: "target-dots",
    label: "dots in a row",
    kin: "",
    paint: () => steps(body(circle(18, 48, 15), circle(48, 48, 15), circle(78, 48, 15))),
  },
  {
    id: "footsteps",
    label: "footprints",
    kin: "footprints foot shoe",
    paint: () =>
      steps(body(ellipse(30, 56, 14, 20, 8), ellipse(27, 86, 9, 8), ellipse(66, 22, 14, 20, -8), ellipse(69, 52, 9, 8))),
  },
  {
    id: "hourglass-sign",
    label: "an hourglass",
    kin: "hourglass",
    paint: () =>
      steps(
        body(
          box(16, 4, 64, 13, 3),
          box(16, 79, 64, 13, 3),
          outline("M24 20L72 20C72 38 54 42 54 48C54 54 72 58 72 76L24 76C24 58 42 54 42 48C42 42 24 38 24 20Z"),
        ),
      ),
  },
  {
    id: "scales-sign",
    label: "scales",
    kin: "scales",
    paint: () =>
      steps(
        body(
          box(43, 8, 10, 80, 2),
          box(10, 14, 76, 10, 4),
          slice(18, 52, 17, 0, 180),
          slice(78, 52, 17, 0, 180),
          box(26, 84, 44, 9, 4),
          line(5, "18 20,6 52"),
          line(5, "18 20,30 52"),
          line(5, "78 20,66 52"),
          line(5, "78 20,90 52"),
        ),
      ),
  },
  {
    id: "button-sign",
    label: "a button",
    kin: "button",
    paint: () => steps(body(circle(48, 48, 44)), cut(hoop(5, 48, 48, 33), circle(38, 48, 6), circle(58, 48, 6))),
  },
];

const animals: readonly NameSignDrawing[] = [
  {
    id: "bird-sign",
    label: "a bird",
    kin: "bird",
    paint: () =>
      steps(
        body(outline("M4 44L22 34C26 18 44 12 56 22C62 28 64 36 76 42C86 48 92 56 94 70C70 62 60 82 42 82C22 82 12 66 20 46Z")),
        cut(circle(36, 32, 4.2)),
      ),
  },
  {
    id: "flying-bird",
    label: "a swallow in flight",
    kin: "swallow bird",
    paint: () =>
      steps(
        body(
          outline(
            "M4 8C36 10 54 22 58 42C68 30 80 28 94 30C84 36 80 46 72 58C64 70 52 74 40 72L22 92L26 74L8 78L30 58C34 38 26 20 4 8Z",
          ),
        ),
      ),
  },
  {
    id: "eagle",
    label: "a bird of prey with spread wings",
    kin: "bird",
    paint: () =>
      steps(
        body(
          mirrored(outline("M48 30C62 26 78 14 94 10C94 26 88 36 80 42L86 44C80 56 68 60 58 60L48 60Z")),
          outline("M40 14L56 14L58 56L64 86L48 78L32 86L38 56Z"),
          circle(48, 16, 9),
        ),
      ),
  },
  {
    id: "swan",
    label: "a swan",
    kin: "duck bird",
    paint: () =>
      steps(
        body(
          curve(11, "M28 64C10 44 22 34 30 28C40 18 30 6 18 12"),
          corners(1, "20 6,20 18,4 22"),
          outline("M20 62C34 40 62 62 94 36C92 70 76 88 50 88C30 88 16 78 20 62Z"),
        ),
      ),
  },
  {
    id: "crane-bird",
    label: "a crane",
    kin: "heron bird",
    paint: () =>
      steps(
        body(
          circle(34, 13, 9),
          corners(0.5, "30 6,32 20,-4 27"),
          curve(9, "M35 12C48 20 38 30 44 42"),
          outline("M39 38C50 28 76 34 97 54C86 54 82 66 64 66C48 66 36 54 39 38Z"),
          line(7, "57 62,57 98"),
          line(7, "70 62,70 98"),
        ),
      ),
  },
  {
    id: "owl-sign",
    label: "an owl",
    kin: "owl",
    paint: () =>
      steps(
        body(outline("M12 4C24 14 36 14 48 14C60 14 72 14 84 4C90 30 88 92 48 92C8 92 6 30 12 4Z")),
        cut(circle(32, 38, 13), circle(64, 38, 13)),
        body(circle(32, 38, 6.5), circle(64, 38, 6.5)),
        cut(corners(1, "42 52,54 52,48 66")),
      ),
  },
  {
    id: "fox-head",
    label: "a fox",
    kin: "fox",
    paint: () =>
      steps(
        body(corners(2, "6 6,34 28,62 28,90 6,90 50,48 92,6 50")),
        cut(outline("M6 50C24 50 38 60 44 84L6 50Z"), outline("M90 50C72 50 58 60 52 84L90 50Z")),
      ),
  },
  {
    id: "bear-head",
    label: "a bear",
    kin: "bear teddy-bear",
    paint: () =>
      steps(
        body(
          circle(18, 21, 13),
          circle(78, 21, 13),
          outline(
            "M48 12C70 12 82 24 85 40C87 50 95 56 91 68C86 80 72 80 66 88" +
              "C61 95 35 95 30 88C24 80 10 80 5 68C1 56 9 50 11 40C14 24 26 12 48 12Z",
          ),
        ),
        cut(
          outline("M48 52C58 52 64 60 66 70C68 82 58 86 48 86C38 86 28 82 30 70C32 60 38 52 48 52Z"),
          mirrored(ellipse(29, 45, 6.5, 4.5, 18)),
        ),
        body(corners(4, "37 58,59 58,51 70,45 70"), box(45.5, 66, 5, 12)),
      ),
  },
  {
    id: "lion-head",
    label: "a lion",
    kin: "cat",
    paint: () =>
      steps(
        body(around(corners(2, "48 0,62 22,34 22"), 12, 48, 48), circle(48, 48, 38)),
        cut(circle(48, 52, 30)),
        body(ellipse(48, 52, 25, 25), mirrored(circle(29, 31, 9))),
        cut(circle(38, 47, 4.6), circle(58, 47, 4.6), corners(1.5, "38 56,58 56,48 68"), box(45.6, 64, 4.8, 13)),
      ),
  },
  {
    id: "wolf-head",
    label: "a wolf",
    kin: "dog fox",
    paint: () =>
      steps(
        body(corners(1.5, "16 2,36 26,60 26,80 2,84 44,94 58,70 68,48 94,26 68,2 58,12 44")),
        cut(corners(1, "24 46,42 56,28 56"), corners(1, "72 46,54 56,68 56")),
      ),
  },
  {
    id: "hare",
    label: "a hare",
    kin: "rabbit",
    paint: () =>
      steps(
        body(ellipse(36, 26, 10, 26, -8), ellipse(60, 26, 10, 26, 8), circle(48, 66, 28)),
        cut(circle(38, 62, 4.4), circle(58, 62, 4.4)),
      ),
  },
  {
    id: "cat-head",
    label: "a cat",
    kin: "cat",
    paint: () =>
      steps(
        body(corners(3, "8 4,34 20,62 20,88 4,90 54,70 86,26 86,6 54")),
        cut(ellipse(30, 50, 6, 8), ellipse(66, 50, 6, 8), corners(1, "42 62,54 62,48 70")),
      ),
  },
  {
    id: "deer-head",
    label: "a deer",
    kin: "deer",
    paint: () =>
      steps(
        body(
          mirrored(
            join(
              curve(7.5, "M54 46C76 40 82 24 78 6"),
              curve(7, "M74 28C80 28 88 24 92 16"),
              curve(7, "M64 38C60 28 60 20 62 14"),
              petal(58, 54, 86, 48, 14),
            ),
          ),
          outline("M34 48L62 48L58 82L48 94L38 82Z"),
        ),
      ),
  },
  {
    id: "horse-head",
    label: "a horse",
    kin: "horse chess-knight",
    paint: () =>
      steps(
        body(
          outline(
            "M40 10L46 2L54 12C80 20 88 54 86 92L38 92C36 74 52 66 54 50C44 58 34 58 26 66C18 66 10 60 8 50C18 40 22 18 40 10Z",
          ),
        ),
        cut(circle(36, 32, 4.2)),
      ),
  },
  {
    id: "elephant-head",
    label: "an elephant",
    kin: "elephant",
    paint: () =>
      steps(
        body(circle(22, 38, 20), circle(74, 38, 20), circle(48, 34, 26), curve(15, "M48 44C48 66 46 84 62 84C68 84 70 80 70 76")),
        cut(circle(39, 36, 4), circle(57, 36, 4)),
      ),
  },
  {
    id: "fish-sign",
    label: "a fish",
    kin: "fish",
    paint: () => steps(body(outline("M4 48C18 24 52 18 70 42L92 22L92 74L70 54C52 78 18 72 4 48Z")), cut(circle(26, 42, 5))),
  },
  {
    id: "whale-sign",
    label: "a whale",
    kin: "whale",
    paint: () =>
      steps(
        body(
          outline(
            "M4 50C4 30 22 24 40 26C60 28 64 48 76 46C78 36 72 28 66 20C76 22 80 24 82" +
              " 30C84 22 88 18 96 16C94 30 90 36 88 46C86 70 68 80 44 80C20 80 4 70 4 50Z",
          ),
        ),
        cut(circle(22, 48, 4.4)),
      ),
  },
  {
    id: "bee-sign",
    label: "a bee",
    kin: "bee",
    paint: () =>
      steps(
        body(ellipse(48, 62, 25, 30), circle(48, 26, 13), ellipse(22, 40, 19, 12, 32), ellipse(74, 40, 19, 12, -32)),
        cut(box(20, 54, 56, 7), box(20, 70, 56, 7)),
      ),
  },
  {
    id: "butterfly-sign",
    label: "a butterfly",
    kin: "butterfly",
    paint: () =>
      steps(
        body(
          mirrored(
            join(outline("M52 50C54 22 70 6 92 12C94 38 80 52 54 52Z"), outline("M53 54C74 52 86 62 82 84C66 90 54 78 52 58Z")),
          ),
          box(44.5, 22, 7, 60, 3.5),
        ),
      ),
  },
  {
    id: "ladybird",
    label: "a ladybird",
    kin: "beetle",
    paint: () =>
      steps(
        body(circle(48, 54, 38)),
        cut(
          box(45.5, 30, 5, 64),
          bar(5, "8 34,88 34"),
          circle(30, 54, 7),
          circle(66, 54, 7),
          circle(34, 74, 6),
          circle(62, 74, 6),
        ),
        body(slice(48, 26, 20, 180, 360)),
      ),
  },
  {
    id: "turtle-sign",
    label: "a turtle",
    kin: "turtle",
    paint: () =>
      steps(
        body(
          outline("M8 64C8 36 24 22 42 22C60 22 74 36 74 64Z"),
          circle(84, 52, 11),
          box(16, 66, 14, 18, 5),
          box(54, 66, 14, 18, 5),
        ),
        cut(corners(1, "41 34,54 42,54 54,41 60,28 54,28 42")),
      ),
  },
  {
    id: "rooster-sign",
    label: "a rooster",
    kin: "rooster",
    paint: () =>
      steps(
        body(
          corners(2, "24 20,18 3,29 9,33 -3,39 8,47 1,46 22"),
          corners(1, "26 18,26 31,10 26"),
          ellipse(27, 38, 5, 8),
          outline("M24 26C24 12 46 12 47 26C49 40 58 46 70 42C76 62 66 78 48 78C28 78 18 56 24 26Z"),
          outline(
            "M62 48C54 26 66 4 92 10C80 14 76 24 76 34C82 26 90 24 98 30C90 32 86 40 84 46C88 44 94 44 98 50C88 52 80 64 66 66Z",
          ),
          line(7, "40 74,40 93,30 93"),
          line(7, "60 72,60 93,52 93"),
        ),
      ),
  },
  {
    id: "dragonfly-sign",
    label: "a dragonfly",
    kin: "dragonfly",
    paint: () =>
      steps(
        body(
          circle(48, 12, 9),
          box(43.5, 16, 9, 78, 4.5),
          mirrored(join(ellipse(72, 28, 22, 8.4, -14), ellipse(70, 50, 19, 7.4, 14))),
        ),
      ),
  },
];

/** The corners of a star with rounded tips, as text. */
function starPoints(x: number, y: number, outer: number, inner: number, tips: number): string {
  return Array.from({ length: tips * 2 }, (_, index) => {
    const radians = (Math.PI * index) / tips - Math.PI / 2;
    const radius = index % 2 === 0 ? outer : inner;
    return `${x + radius * Math.cos(radians)} ${y + radius * Math.sin(radians)}`;
  }).join(",");
}

/** An upright ring flattened to an ellipse. */
const hoopEllipse = (x: number, y: number, radiusX: number, radiusY: number, width: number): Path =>
  minus(ellipse(x, y, radiusX + width / 2, radiusY + width / 2), ellipse(x, y, radiusX - width / 2, radiusY - width / 2));

/** All signs, in groups of what they show. */
export const nameSignDrawings: readonly NameSignDrawing[] = [
  ...plants,
  ...sky,
  ...light,
  ...waters,
  ...land,
  ...places,
  ...objects,
  ...animals,
];
