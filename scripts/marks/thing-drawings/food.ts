import type { ThingDrawing } from "./thing-drawing";
import { accent, body, box, circle, corners, curve, cut, line, outline, petal, rim } from "../../motifs/recorded-drawing";

/** Things to eat and drink, and what they are made and served in. */
export const foodDrawings: readonly ThingDrawing[] = [
  {
    label: "a cup",
    place: [15, 22, 47, 56],
    subjects: "coffee-cup coffee-mill coffee-bean paper-cup teapot samovar",
    steps: () => [body(box(4, 12, 70, 78, 16), rim(11, box(58, 30, 32, 36, 16)))],
  },
  {
    label: "a beer mug",
    place: [16, 35, 45, 52],
    subjects: "beer-mug hops brew-kettle barrel",
    steps: () => [
      body(box(8, 34, 62, 58, 7), rim(11, box(54, 42, 32, 34, 12))),
      accent(circle(16, 20, 13), circle(38, 15, 15), circle(60, 20, 13), box(10, 18, 58, 14, 7)),
    ],
  },
  {
    label: "a glass",
    place: [29, 8, 38, 40],
    subjects: "wine-glass goblet grapes cocktail cocktail-shaker juice-glass",
    steps: () => [body(outline("M18 2H78C84 38 74 58 55 61V81H74V94H22V81H41V61C22 58 12 38 18 2Z"))],
  },
  {
    label: "a bottle",
    place: [29, 39, 38, 47],
    subjects: "bottle milk-bottle milk-churn",
    steps: () => [
      body(
        box(39, 3, 18, 12, 3),
        outline("M40 18H56V26C56 34 76 34 76 50V84C76 90 73 93 67 93H29C23 93 20 90 20 84V50C20 34 40 34 40 26Z"),
      ),
    ],
  },
  {
    label: "a jar",
    isCommon: true,
    place: [24, 33, 47, 49],
    subjects: "preserve-jar honey-jar honeycomb bee beehive spice-mortar salt-shaker chili",
    steps: () => [body(box(8, 24, 80, 68, 18)), body(box(20, 4, 56, 14, 5))],
  },
  {
    label: "an ice cream",
    place: [29, 10, 38, 40],
    subjects: "ice-cream ice-lolly",
    steps: () => [body(circle(48, 34, 32), box(10, 46, 76, 16, 8)), accent(corners(5, "20 64,76 64,48 112"))],
  },
  {
    label: "an apple",
    isStock: true,
    place: [26, 36, 45, 45],
    subjects: "apple pear fruit-tree tomato strawberry wicker-basket avocado lemon",
    steps: () => [
      body(
        outline(
          "M48 28C36 20 8 22 8 54C8 78 24 94 36 94C42 94 44 91 48 91C52 91 54 94 60 94C72 94 88 78 88 54C88 22 60 20 48 28Z",
        ),
      ),
      accent(petal(48, 20, 74, 2, 15)),
    ],
  },
  {
    label: "a sack of flour",
    place: [27, 40, 42, 42],
    subjects: "flour-sack wheat windmill",
    steps: () => [
      body(
        outline("M26 2C34 7 40 7 48 3C56 7 62 7 70 2L63 17H33Z"),
        outline("M33 22H63C82 34 92 58 88 84C87 91 83 94 76 94H20C13 94 9 91 8 84C4 58 14 34 33 22Z"),
      ),
    ],
  },
  {
    label: "a loaf",
    place: [27, 23, 43, 56],
    subjects: "loaf croissant pretzel rolling-pin",
    steps: () => [body(outline("M14 84V52C-4 42 -2 6 30 6H66C98 6 100 42 82 52V84C82 89 79 92 74 92H22C17 92 14 89 14 84Z"))],
  },
  {
    label: "a cupcake",
    place: [29, 18, 38, 38],
    subjects: "cupcake cake wedding-cake whisk chocolate bonbon",
    steps: () => [
      body(outline("M14 60C2 58 0 42 14 38C14 16 34 14 40 6H56C62 14 82 16 82 38C96 42 94 58 82 60Z")),
      accent(corners(4, "14 62,82 62,74 94,22 94")),
    ],
  },
  {
    label: "a fish",
    isCommon: true,
    place: [18, 28, 36, 40],
    subjects: "fish fishing-hook sushi-roll fish-bowl",
    steps: () => [body(petal(-2, 48, 80, 48, 74), corners(4, "66 48,98 20,90 48,98 76"))],
  },
  {
    label: "a bowl",
    place: [29, 40, 38, 40],
    subjects: "noodle-bowl chopsticks dumplings",
    steps: () => [
      body(outline("M2 36H94C94 62 80 78 68 83V90H28V83C16 78 2 62 2 36Z")),
      accent(line(7, "46 28,78 2"), line(7, "62 28,92 8")),
    ],
  },
  {
    label: "a cooking pot",
    place: [27, 37, 43, 47],
    subjects: "cooking-pot cooker fork-knife chef-hat serving-tray",
    steps: () => [body(box(12, 34, 72, 56, 12), box(0, 40, 96, 12, 5)), accent(box(12, 17, 72, 11, 5), circle(48, 10, 7))],
  },
  {
    label: "a serving dome",
    isStock: true,
    place: [28, 24, 40, 45],
    subjects: "cloche",
    steps: () => [body(outline("M6 72C6 34 26 18 48 18C70 18 90 34 90 72Z"), circle(48, 14, 8)), body(box(0, 78, 96, 12, 6))],
  },
  {
    label: "a bag of chips",
    place: [29, 42, 38, 45],
    subjects: "french-fries paper-cone",
    steps: () => [
      body(corners(5, "12 38,84 38,74 94,22 94")),
      accent(box(20, 12, 10, 24, 2), box(35, 4, 10, 32, 2), box(51, 8, 10, 28, 2), box(66, 14, 10, 22, 2)),
    ],
  },
  {
    label: "a slice of pizza",
    isCommon: true,
    place: [33, 28, 30, 32],
    subjects: "pizza",
    steps: () => [body(corners(5, "10 24,86 24,48 96")), accent(box(2, 4, 92, 15, 7.5))],
  },
  {
    label: "a packet",
    place: [26, 25, 45, 47],
    subjects: "packet",
    steps: () => [body(outline("M8 2H88C82 34 82 62 88 94H8C14 62 14 34 8 2Z")), cut(box(17, 14, 62, 5), box(17, 77, 62, 5))],
  },
  {
    label: "a steaming bowl",
    place: [29, 44, 38, 38],
    subjects: "bowl soup-bowl rice",
    steps: () => [
      body(outline("M0 40H96C96 66 82 80 70 85V94H26V85C14 80 0 66 0 40Z")),
      accent(curve(8, "M34 30C26 20 42 14 34 2"), curve(8, "M60 30C52 20 68 14 60 2")),
    ],
  },
  {
    label: "a piece of cheese",
    isCommon: true,
    place: [30, 50, 36, 38],
    subjects: "cheese cheese-wheel",
    steps: () => [body(corners(3, "0 40,64 2,96 40")), body(box(0, 46, 96, 48, 4)), cut(circle(14, 80, 8), circle(84, 60, 7))],
  },
];
