import type { ThingDrawing } from "./thing-drawing";
import {
  accent,
  around,
  body,
  box,
  circle,
  corners,
  curve,
  cut,
  drop,
  ellipse,
  heart,
  inlay,
  mirrored,
  outline,
  petal,
  turned,
} from "../../motifs/recorded-drawing";

/** Things of nature, and parts of a body. */
export const natureDrawings: readonly ThingDrawing[] = [
  {
    label: "a tooth",
    isCommon: true,
    place: [26, 17, 45, 43],
    subjects: "tooth toothbrush dental-mirror brace-teeth",
    steps: () => [
      body(
        outline(
          "M48 14C34 2 6 4 6 36C6 56 15 62 19 84C21 95 34 95 36 84C38 70 40 64 48 64C56 64 58 70 60 84",
          "C62 95 75 95 77 84C81 62 90 56 90 36C90 4 62 2 48 14Z",
        ),
      ),
    ],
  },
  {
    label: "a drop",
    isCommon: true,
    place: [27, 40, 43, 45],
    subjects: "drop faucet water-tower rain fountain bathtub oil-bottle pipe blood-bag",
    steps: () => [body(drop(48, 58, 35, 2))],
  },
  {
    label: "a leaf",
    isCommon: true,
    place: [30, 24, 45, 47],
    subjects:
      "leaf sprout pot-plant tea-leaf herb-bundle fern branch seed watering-can secateurs greenhouse flowerpot tea-glass carrot " +
      "shovel wheelbarrow rake plough",
    steps: () => [body(outline("M10 90C0 34 30 4 92 4C96 62 66 96 10 90Z"))],
  },
  {
    label: "a flame",
    isBroad: true,
    isStock: true,
    place: [28, 46, 40, 40],
    subjects:
      "flame campfire radiator heat-pump fire-hose fire-helmet fire-engine grill torch kiln tiled-stove sauna-stove pizza-oven",
    steps: () => [
      body(
        outline("M52 2C54 24 88 34 88 64C88 84 70 94 48 94C26 94 8 84 8 62C8 44 20 38 24 20C32 26 36 32 38 40C46 30 52 18 52 2Z"),
      ),
    ],
  },
  {
    label: "a sun",
    place: [28, 27, 40, 43],
    subjects: "sun sunrise",
    steps: () => [body(circle(48, 48, 33), around(corners(2, "48 -4,60 20,36 20"), 8))],
  },
  {
    label: "a paw",
    isStock: true,
    place: [30, 48, 36, 38],
    subjects: "paw dog cat rabbit sheepdog dog-bone",
    steps: () => [
      body(outline("M48 36C64 36 88 58 84 78C81 94 64 93 48 93C32 93 15 94 12 78C8 58 32 36 48 36Z")),
      body(mirrored(ellipse(33, 16, 10.5, 15, -8)), mirrored(ellipse(9, 38, 10, 14, -24))),
    ],
  },
  {
    label: "a heart",
    place: [27, 22, 43, 43],
    subjects: "heart stethoscope heart-monitor hospital-bed swaddled-baby",
    steps: () => [body(heart(2, 6, 92, 86))],
  },
  {
    label: "an eye",
    isCommon: true,
    place: [35, 34, 26, 28],
    isOpen: true,
    subjects: "eye spectacles",
    steps: () => [body(petal(-6, 48, 102, 48, 82)), cut(circle(48, 48, 24))],
  },
  {
    label: "a flower",
    isCommon: true,
    place: [26, 26, 45, 45],
    subjects: "flower tulip bouquet rose wreath sunflower lotus",
    steps: () => [body(circle(48, 48, 26), around(circle(48, 22, 20), 5))],
  },
  {
    label: "a tree",
    place: [31, 16, 34, 38],
    subjects: "tree log chainsaw park-bench axe",
    steps: () => [body(circle(48, 27, 27), circle(24, 40, 23), circle(72, 40, 23), circle(48, 46, 22), box(40, 60, 16, 35, 2))],
  },
  {
    label: "a gem",
    isStock: true,
    place: [30, 18, 36, 38],
    subjects: "gem ring-jewel necklace",
    steps: () => [body(corners(3, "22 6,74 6,98 38,48 96,-2 38"))],
  },
  {
    label: "a cloud",
    isStock: true,
    place: [29, 34, 38, 43],
    subjects: "cloud cloud-server",
    steps: () => [body(circle(46, 42, 29), circle(20, 60, 21), circle(76, 58, 22), box(8, 56, 82, 26, 13))],
  },
  {
    label: "an egg",
    place: [28, 36, 40, 42],
    subjects: "egg rooster duck",
    steps: () => [body(outline("M48 2C72 2 86 36 86 58C86 80 70 94 48 94C26 94 10 80 10 58C10 36 24 2 48 2Z"))],
  },
  {
    label: "a chestnut",
    place: [29, 25, 38, 36],
    subjects: "chestnut",
    steps: () => [
      body(outline("M48 0C54 13 92 20 92 56C92 82 70 94 48 94C26 94 4 82 4 56C4 20 42 13 48 0Z")),
      cut(outline("M4 64C28 75 68 75 92 64L88 74C66 84 30 84 8 74Z")),
    ],
  },
  {
    label: "one who cares for another",
    isStock: true,
    place: [16, 50, 36, 40],
    subjects: "people circle-of-people",
    steps: () => [
      body(circle(34, 18, 18), outline("M-4 94V78C-4 54 12 42 34 42C56 42 72 54 72 78V94Z")),
      accent(circle(79, 52, 13), outline("M58 96V88C58 76 66 70 79 70C92 70 100 76 100 88V96Z")),
    ],
  },
  {
    label: "a person",
    place: [29, 52, 38, 43],
    subjects: "name-badge",
    steps: () => [body(circle(48, 20, 20)), body(outline("M4 96V84C4 58 24 46 48 46C72 46 92 58 92 84V96Z"))],
  },
  {
    label: "a hand",
    isStock: true,
    place: [25, 48, 45, 43],
    subjects: "hand open-hands bridge-hands handshake seedling-hand",
    steps: () => [
      body(
        box(14, 36, 64, 58, 22),
        box(14, 12, 13, 44, 6.5),
        box(31, 2, 13, 50, 6.5),
        box(48, 4, 13, 50, 6.5),
        box(65, 14, 13, 44, 6.5),
        turned(box(72, 40, 14, 40, 7), 32, 79, 76),
      ),
    ],
  },
  {
    label: "waves",
    place: [28, 12, 40, 43],
    subjects: "wave estuary river-bend shell island surfboard kayak swim-goggles pool-ladder",
    steps: () => [
      body(circle(48, 48, 46)),
      cut(
        ...[64, 80].map((y) =>
          curve(
            6,
            `M-8 ${y}C4 ${y - 8} 12 ${y - 8} 24 ${y}C36 ${y + 8} 48 ${y + 8} 60 ${y}C72 ${y - 8} 84 ${y - 8} 104 ${y}`,
            "butt",
          ),
        ),
      ),
    ],
  },
  {
    label: "a horseshoe",
    place: [28, 23, 40, 47],
    isOpen: true,
    subjects: "horseshoe horse",
    steps: () => [
      body(curve(19, "M24 88C2 44 10 10 48 10C86 10 94 44 72 88", "butt"), box(12, 80, 26, 13, 3), box(58, 80, 26, 13, 3)),
    ],
  },
  {
    label: "a sheep",
    place: [38, 24, 38, 43],
    subjects: "sheep",
    steps: () => [
      body(
        circle(40, 34, 22),
        circle(66, 32, 22),
        circle(82, 50, 17),
        circle(62, 58, 24),
        circle(36, 56, 20),
        box(36, 66, 11, 28, 3),
        box(68, 66, 11, 28, 3),
      ),
      inlay(turned(ellipse(12, 44, 12, 18), 12, 12, 44), 3.6),
    ],
  },
  {
    label: "a pine",
    place: [31, 42, 34, 40],
    subjects: "pine",
    steps: () => [body(corners(3, "48 -4,72 30,65 30,86 60,78 60,98 86,-2 86,18 60,10 60,31 30,24 30"), box(41, 82, 14, 14, 2))],
  },
];
