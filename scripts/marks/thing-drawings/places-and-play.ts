import type { ThingDrawing } from "./thing-drawing";
import {
  accent,
  arc,
  around,
  body,
  box,
  circle,
  corners,
  curve,
  cut,
  ellipse,
  line,
  mirrored,
  outline,
  rim,
  turned,
} from "../../motifs/recorded-drawing";

/** Buildings, furniture, clothes, and things of sport and play. */
export const placeDrawings: readonly ThingDrawing[] = [
  {
    label: "a house",
    isBroad: true,
    isStock: true,
    place: [24, 38, 47, 47],
    subjects: "house roof hut dog-house insulation-roll chimney chimney-brush",
    steps: () => [body(corners(5, "48 4,94 46,84 46,84 92,12 92,12 46,2 46"), box(68, 10, 13, 30, 2))],
  },
  {
    label: "a barn",
    place: [29, 34, 38, 50],
    subjects: "barn",
    steps: () => [body(corners(2, "48 2,80 16,96 44,86 44,86 94,10 94,10 44,0 44,16 16"))],
  },
  {
    label: "a block of flats",
    isCommon: true,
    place: [28, 14, 40, 42],
    subjects: "apartment skyscraper",
    steps: () => [body(box(12, 2, 72, 92, 4)), cut(box(40, 70, 16, 24, 1), mirrored(box(21, 70, 12, 12, 1)))],
  },
  {
    label: "slates of a roof",
    place: [30, 22, 36, 38],
    subjects: "roof-tiles",
    steps: () => [
      body(corners(2, "48 0,96 38,96 78,0 78,0 38"), ...[16, 48, 80].map((x) => ellipse(x, 78, 16, 14))),
      cut(box(29.6, 78, 4.8, 18), box(61.6, 78, 4.8, 18)),
    ],
  },
  {
    label: "a pane of glass",
    place: [15, 32, 46, 48],
    subjects: "window",
    steps: () => [body(box(4, 4, 88, 88, 6)), cut(corners(0.5, "46 0,60 0,96 36,96 50"))],
  },
  {
    label: "a shopping bag",
    place: [26, 37, 45, 49],
    subjects: "shopping-bag shop-front handbag market-stall",
    steps: () => [body(corners(6, "12 30,84 30,90 94,6 94"), curve(9, "M30 32V24C30 0 66 0 66 24V32", "butt"))],
  },
  {
    label: "a shirt",
    isCommon: true,
    place: [30, 31, 36, 52],
    subjects: "shirt hoodie dungarees clothes-hanger cap",
    steps: () => [body(corners(4, "30 6,66 6,96 26,84 50,74 44,74 92,22 92,22 44,12 50,0 26")), cut(ellipse(48, 4, 12, 11))],
  },
  {
    label: "a washing machine",
    place: [32, 35, 32, 36],
    isOpen: true,
    subjects: "washing-machine clothes-iron",
    steps: () => [body(box(6, 2, 84, 92, 11)), cut(circle(48, 53, 29), circle(20, 14, 4), circle(33, 14, 4))],
  },
  {
    label: "a key",
    isCommon: true,
    place: [28, 14, 40, 40],
    subjects: "key door",
    steps: () => [body(circle(48, 34, 32), box(41, 60, 14, 35, 3), box(50, 70, 19, 8, 2), box(50, 83, 14, 8, 2))],
  },
  {
    label: "a suitcase",
    isStock: true,
    place: [26, 33, 45, 52],
    subjects: "suitcase backpack briefcase",
    steps: () => [body(box(4, 26, 88, 66, 11), rim(9, box(32, 10, 32, 30, 8)))],
  },
  {
    label: "a tent",
    place: [34, 44, 28, 38],
    subjects: "tent",
    steps: () => [body(corners(5, "48 6,98 92,-2 92"), line(7, "48 18,40 2"), line(7, "48 18,56 2"))],
  },
  {
    label: "a pavilion",
    place: [27, 43, 43, 47],
    subjects: "circus-tent",
    steps: () => [
      body(box(12, 40, 72, 54, 3)),
      accent(corners(3, "48 2,98 28,-2 28"), ...[8, 28, 48, 68, 88].map((x) => circle(x, 27, 9))),
    ],
  },
  {
    label: "a bowl beside the jack",
    place: [21, 23, 42, 44],
    subjects: "bowls",
    steps: () => [body(circle(42, 45, 42)), accent(circle(86, 83, 12))],
  },
  {
    label: "a tennis ball",
    place: [29, 24, 38, 47],
    subjects: "tennis-ball",
    steps: () => [body(circle(48, 48, 45)), cut(arc(6.5, -14, 48, 34, -90, 90), arc(6.5, 110, 48, 34, 90, 270))],
  },
  {
    label: "a kettlebell",
    place: [28, 42, 40, 43],
    subjects: "kettlebell dumbbell running-shoe",
    steps: () => [body(circle(48, 62, 34), curve(12, "M26 40L30 14C31 8 34 6 40 6H56C62 6 65 8 66 14L70 40", "butt"))],
  },
  {
    label: "the shield of a club",
    place: [27, 37, 42, 40],
    isBroad: true,
    subjects: "club-shield ball whistle",
    steps: () => [
      body(outline("M6 2H90V50C90 76 70 88 48 98C26 88 6 76 6 50Z")),
      cut(box(0, 25, 96, 5), mirrored(box(23, 7, 6, 12)), box(45, 7, 6, 12)),
    ],
  },
  {
    label: "a cup for winners",
    place: [30, 10, 36, 40],
    subjects: "trophy finish-line",
    steps: () => [
      body(
        outline("M20 2H76V32C76 54 64 64 54 66V82H70V94H26V82H42V66C32 64 20 54 20 32Z"),
        mirrored(curve(8, "M22 12H6V22C6 36 14 42 24 42", "butt")),
      ),
    ],
  },
  {
    label: "a lifebuoy",
    place: [34, 33, 28, 30],
    isOpen: true,
    subjects: "life-buoy ship-wheel anchor",
    steps: () => [body(circle(48, 48, 46)), cut(circle(48, 48, 25), around(turned(box(44, 0, 8, 24), 45), 4))],
  },
  {
    label: "a padlock",
    isCommon: true,
    place: [27, 41, 43, 47],
    subjects: "lock security-camera strongbox",
    steps: () => [body(box(8, 38, 80, 56, 11), curve(12, "M26 42V30C26 0 70 0 70 30V42", "butt"))],
  },
  {
    label: "a toy block",
    isStock: true,
    place: [11, 37, 45, 49],
    subjects: "toy-block teddy-bear rocking-horse toy-train rattle baby-bottle baby-carriage",
    steps: () => [
      body(box(0, 30, 66, 64, 5)),
      body(corners(3, "4 25,26 3,94 3,70 25")),
      body(corners(3, "71 30,96 7,96 68,71 92")),
    ],
  },
  {
    label: "a balloon",
    place: [28, 16, 40, 45],
    subjects: "balloon hot-air-balloon",
    steps: () => [body(ellipse(48, 38, 35, 38), corners(2, "48 72,60 90,36 90"))],
  },
  {
    label: "an armchair",
    place: [30, 11, 36, 40],
    subjects: "armchair sofa",
    steps: () => [
      body(box(18, 4, 60, 60, 14)),
      body(outline("M0 50C0 36 22 36 22 50V66H74V50C74 36 96 36 96 50V84H0Z"), box(8, 80, 12, 14, 3), box(76, 80, 12, 14, 3)),
    ],
  },
  {
    label: "a vase",
    place: [27, 33, 43, 47],
    subjects: "vase amphora pottery-wheel urn",
    steps: () => [
      body(
        outline(
          "M30 2H66V12C60 14 60 20 66 24C84 34 90 46 88 60C86 76 76 84 70 94H26C20 84 10 76 8 60C6 46 12 34 30 24C36 20 36 14 30 12Z",
        ),
      ),
    ],
  },
  {
    label: "a jar that is buried in the ground",
    place: [28, 22, 40, 46],
    subjects: "qvevri",
    steps: () => [body(outline("M32 0H64V10C78 14 87 27 86 44C84 68 66 88 53 96H43C30 88 12 68 10 44C9 27 18 14 32 10Z"))],
  },
  {
    label: "a tower",
    place: [28, 29, 40, 54],
    subjects: "castle tower",
    steps: () => [body(corners(2, "8 2,24 2,24 12,39 12,39 2,57 2,57 12,72 12,72 2,88 2,88 26,80 26,80 94,16 94,16 26,8 26"))],
  },
  {
    label: "an arch",
    isBroad: true,
    place: [26, 31, 45, 56],
    subjects: "arch church monastery-arch gate temple school-house museum town-hall",
    steps: () => [body(outline("M10 94V44C10 18 28 2 48 2C68 2 86 18 86 44V94Z"))],
  },
  {
    label: "a bell",
    isCommon: true,
    place: [29, 24, 38, 45],
    subjects: "bell",
    steps: () => [
      body(outline("M48 4C74 4 78 28 79 46C80 60 86 66 92 74H4C10 66 16 60 17 46C18 28 22 4 48 4Z")),
      body(outline("M34 79H62C62 98 34 98 34 79Z")),
    ],
  },
  {
    label: "a lantern",
    isCommon: true,
    isOpen: true,
    place: [34, 42, 28, 32],
    subjects: "lantern candle paper-lantern candlestick",
    steps: () => [
      body(rim(6, box(35, -2, 26, 22, 11)), corners(2, "36 12,60 12,76 28,20 28")),
      body(rim(9, box(18, 33, 60, 50, 3))),
      body(box(11, 86, 74, 9, 4)),
    ],
  },
  {
    label: "a piece of a puzzle",
    place: [15, 37, 47, 49],
    subjects: "puzzle",
    steps: () => [body(box(2, 26, 72, 68, 5), circle(38, 19, 15), circle(81, 60, 15))],
  },
  {
    label: "a dress",
    place: [30, 48, 36, 40],
    subjects: "wedding-dress dress",
    steps: () => [
      body(outline("M30 2H38C40 14 56 14 58 2H66L72 20C66 28 64 34 64 40L88 88C62 98 34 98 8 88L32 40C32 34 30 28 24 20Z")),
    ],
  },
  {
    label: "a boxing glove",
    place: [22, 10, 40, 43],
    subjects: "boxing-glove",
    steps: () => [
      body(box(10, 2, 64, 62, 28), turned(ellipse(78, 44, 12, 20), 14, 78, 44), box(28, 52, 42, 14)),
      body(box(26, 72, 46, 22, 6)),
    ],
  },
  {
    label: "a chair",
    place: [29, 6, 38, 40],
    subjects: "chair desk plane",
    steps: () => [
      body(
        box(20, 0, 56, 52, 9),
        box(26, 50, 9, 12),
        box(61, 50, 9, 12),
        box(8, 58, 80, 13, 4),
        box(12, 66, 11, 30, 3),
        box(73, 66, 11, 30, 3),
      ),
    ],
  },
  {
    label: "a picture frame",
    place: [31, 29, 34, 38],
    isOpen: true,
    subjects: "picture-frame easel showcase",
    steps: () => [
      body(box(2, 2, 92, 92, 3)),
      cut(box(22, 22, 52, 52), line(4, "0 0,24 24"), line(4, "96 0,72 24"), line(4, "0 96,24 72"), line(4, "96 96,72 72")),
    ],
  },
  {
    label: "a boot",
    place: [23, 14, 34, 40],
    subjects: "shoe hiking-boot shoe-last",
    steps: () => [body(outline("M16 2H64V46C74 54 96 54 96 76V80H16Z")), body(box(14, 85, 84, 10, 3))],
  },
  {
    label: "a game controller",
    place: [33, 26, 30, 36],
    subjects: "game-controller joystick",
    steps: () => [body(outline("M24 18H72C94 18 100 50 96 74C93 90 78 86 68 68H28C18 86 3 90 0 74C-4 50 2 18 24 18Z"))],
  },
];
