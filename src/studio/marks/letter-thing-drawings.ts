import type { Box } from "#/studio/marks/geometry/bounds";
import { accent, body, cut, inlay, type DrawingStep } from "#/studio/motifs/draw-motif";
import {
  around,
  box,
  circle,
  corners,
  drop,
  ellipse,
  heart,
  mirrored,
  outline,
  petal,
  turned,
  upended,
} from "#/studio/motifs/outlines";
import { arc, curve, line, rim } from "#/studio/motifs/strokes";

/** A thing as a bold silhouette with room for a letter: on its body, or within an opening of it. */
export type ThingDrawing = {
  readonly label: string;
  /** Where the letter is, on the grid of 96 units of the drawing. */
  readonly place: Box;
  /** Whether the letter is within an opening rather than being cut out of the body. */
  readonly isOpen?: boolean;
  /** Whether every other firm of the trade may show it: a letter on it is nobody's own. */
  readonly isStock?: boolean;
  /** The subjects that it stands for. What it shows comes first. */
  readonly subjects: string;
  readonly steps: () => readonly (DrawingStep | readonly DrawingStep[])[];
};

export const thingDrawings: readonly ThingDrawing[] = [
  {
    label: "a house",
    isStock: true,
    place: [24, 38, 47, 47],
    subjects: "house roof hut apartment barn roof-tiles dog-house insulation-roll chimney chimney-brush",
    steps: () => [body(corners(5, "48 4,94 46,84 46,84 92,12 92,12 46,2 46"), box(68, 10, 13, 30, 2))],
  },
  {
    label: "a tooth",
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
    label: "a speech bubble",
    place: [24, 12, 47, 54],
    subjects: "speech-bubble megaphone billboard phone",
    steps: () => [body(box(4, 4, 88, 70, 18), corners(2, "20 66,20 94,50 70"))],
  },
  {
    label: "a drop",
    place: [27, 40, 43, 45],
    subjects: "drop faucet water-tower rain fountain bathtub oil-bottle pipe blood-bag",
    steps: () => [body(drop(48, 58, 35, 2))],
  },
  {
    label: "a leaf",
    place: [30, 24, 45, 47],
    subjects:
      "leaf sprout pot-plant tea-leaf herb-bundle fern branch seed watering-can secateurs greenhouse flowerpot tea-glass carrot " +
      "shovel wheelbarrow rake plough",
    steps: () => [body(outline("M10 90C0 34 30 4 92 4C96 62 66 96 10 90Z"))],
  },
  {
    label: "a flame",
    isStock: true,
    place: [28, 46, 40, 40],
    subjects:
      "flame campfire radiator heat-pump fire-hose fire-helmet fire-engine grill torch kiln tiled-stove sauna-stove pizza-oven anvil",
    steps: () => [
      body(
        outline("M52 2C54 24 88 34 88 64C88 84 70 94 48 94C26 94 8 84 8 62C8 44 20 38 24 20C32 26 36 32 38 40C46 30 52 18 52 2Z"),
      ),
    ],
  },
  {
    label: "a box",
    place: [24, 39, 47, 47],
    subjects: "parcel forklift archive-box",
    steps: () => [body(box(8, 30, 80, 62, 5), mirrored(corners(2, "8 36,-6 14,34 2,45 20")))],
  },
  {
    label: "a lorry",
    place: [12, 20, 40, 45],
    subjects: "truck van cargo-bike tow-truck ambulance pallet",
    steps: () => [
      body(box(0, 10, 64, 62, 5), corners(5, "60 28,82 28,98 50,98 72,60 72")),
      cut(corners(2, "70 35,80 35,90 50,70 50"), circle(22, 76, 15), circle(76, 76, 15)),
      body(circle(22, 76, 10), circle(76, 76, 10)),
    ],
  },
  {
    label: "a book",
    isStock: true,
    place: [27, 12, 47, 54],
    subjects: "book bookshelf open-book law-books ledger-book scroll pencil blackboard abacus",
    steps: () => [body(box(10, 4, 78, 88, 9)), cut(box(22, 74, 66, 8, 4))],
  },
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
    place: [24, 33, 47, 49],
    subjects: "preserve-jar honey-jar honeycomb bee beehive spice-mortar salt-shaker chili",
    steps: () => [body(box(8, 24, 80, 68, 18)), body(box(20, 4, 56, 14, 5))],
  },
  {
    label: "a cream jar",
    place: [29, 43, 38, 42],
    subjects: "cream-jar lipstick nail-polish",
    steps: () => [body(outline("M4 38H92V78C92 87 87 92 78 92H18C9 92 4 87 4 78Z")), accent(box(4, 10, 88, 23, 6))],
  },
  {
    label: "an ice cream",
    place: [29, 10, 38, 40],
    subjects: "ice-cream ice-lolly",
    steps: () => [body(circle(48, 34, 32), box(10, 46, 76, 16, 8)), accent(corners(5, "20 64,76 64,48 112"))],
  },
  {
    label: "an apple",
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
    label: "a loaf",
    place: [27, 23, 43, 56],
    subjects: "loaf croissant pretzel rolling-pin wheat windmill flour-sack",
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
    place: [18, 28, 36, 40],
    subjects: "fish fishing-hook sushi-roll oyster shrimp crab fish-bowl",
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
    subjects: "cooking-pot cooker",
    steps: () => [body(box(12, 34, 72, 56, 12), box(0, 40, 96, 12, 5)), accent(box(12, 17, 72, 11, 5), circle(48, 10, 7))],
  },
  {
    label: "a serving dome",
    isStock: true,
    place: [28, 24, 40, 45],
    subjects: "cloche serving-tray fork-knife chef-hat reception-bell",
    steps: () => [body(outline("M6 72C6 34 26 18 48 18C70 18 90 34 90 72Z"), circle(48, 14, 8)), body(box(0, 78, 96, 12, 6))],
  },
  {
    label: "a bag of chips",
    place: [29, 42, 38, 45],
    subjects: "french-fries paper-cone burger taco skewer",
    steps: () => [
      body(corners(5, "12 38,84 38,74 94,22 94")),
      accent(box(20, 12, 10, 24, 2), box(35, 4, 10, 32, 2), box(51, 8, 10, 28, 2), box(66, 14, 10, 22, 2)),
    ],
  },
  {
    label: "a slice of pizza",
    place: [33, 28, 30, 32],
    subjects: "pizza",
    steps: () => [body(corners(5, "10 24,86 24,48 96")), accent(box(2, 4, 92, 15, 7.5))],
  },
  {
    label: "a shopping bag",
    place: [26, 37, 45, 49],
    subjects: "shopping-bag shop-front handbag market-stall",
    steps: () => [body(corners(6, "12 30,84 30,90 94,6 94"), curve(9, "M30 32V24C30 0 66 0 66 24V32", "butt"))],
  },
  {
    label: "a shirt",
    place: [30, 31, 36, 52],
    subjects: "shirt hoodie dungarees clothes-hanger cap",
    steps: () => [body(corners(4, "30 6,66 6,96 26,84 50,74 44,74 92,22 92,22 44,12 50,0 26")), cut(ellipse(48, 4, 12, 11))],
  },
  {
    label: "a washing machine",
    isStock: true,
    place: [32, 35, 32, 36],
    isOpen: true,
    subjects: "washing-machine clothes-iron",
    steps: () => [body(box(6, 2, 84, 92, 11)), cut(circle(48, 53, 29), circle(20, 14, 4), circle(33, 14, 4))],
  },
  {
    label: "a key",
    place: [28, 14, 40, 40],
    subjects: "key door bunk-bed",
    steps: () => [body(circle(48, 34, 32), box(41, 60, 14, 35, 3), box(50, 70, 19, 8, 2), box(50, 83, 14, 8, 2))],
  },
  {
    label: "a sheet of paper",
    isStock: true,
    place: [25, 39, 46, 46],
    subjects: "paper-stack newspaper magazine squeegee-frame ink-roller printing-press typewriter pen ink-pot",
    steps: () => [body(corners(6, "12 2,56 2,56 30,84 30,84 94,12 94")), body(corners(3, "62 2,84 24,62 24"))],
  },
  {
    label: "a camera",
    place: [32, 39, 32, 34],
    isOpen: true,
    subjects: "camera lens tripod film-roll",
    steps: () => [body(box(2, 22, 92, 68, 13), corners(4, "28 24,36 8,60 8,68 24")), cut(circle(48, 56, 27))],
  },
  {
    label: "a ticket",
    isStock: true,
    place: [28, 26, 40, 45],
    subjects: "ticket film-reel theatre-masks curtain puppet",
    steps: () => [body(box(2, 14, 92, 68, 6)), cut(circle(2, 48, 11), circle(94, 48, 11))],
  },
  {
    label: "a clapperboard",
    place: [27, 39, 43, 47],
    subjects: "clapper movie-camera television",
    steps: () => [
      body(box(4, 36, 88, 58, 6), turned(box(4, 10, 88, 19, 3), -10, 4, 29), box(4, 26, 14, 14)),
      cut(turned(corners(0, "36 8,48 8,40 22,28 22"), -10, 4, 29), turned(corners(0, "66 8,78 8,70 22,58 22"), -10, 4, 29)),
    ],
  },
  {
    label: "a bucket",
    place: [27, 37, 43, 47],
    subjects: "bucket paint-roller brush broom sponge",
    steps: () => [body(corners(5, "10 34,86 34,76 94,20 94"), arc(8, 48, 34, 30, 180, 360))],
  },
  {
    label: "a hard hat",
    place: [29, 22, 38, 45],
    subjects: "hard-hat brick crane trowel scaffold excavator concrete-mixer wrecking-ball",
    steps: () => [
      body(outline("M10 72C10 36 28 14 48 14C68 14 86 36 86 72Z"), box(40, 8, 16, 14, 4)),
      body(box(0, 77, 96, 14, 7)),
    ],
  },
  {
    label: "a gear wheel",
    isStock: true,
    place: [27, 24, 43, 47],
    subjects: "gear bolt-nut lathe wrench factory screwdriver pliers spark-plug tyre caliper welding-mask",
    steps: () => [body(circle(48, 48, 38), around(corners(3, "39 1,57 1,61 16,35 16"), 8))],
  },
  {
    label: "a light bulb",
    place: [27, 14, 43, 43],
    subjects: "light-bulb plug cable pylon",
    steps: () => [
      body(circle(48, 36, 34), corners(4, "28 56,68 56,64 74,32 74")),
      body(box(33, 78, 30, 7, 3)),
      body(box(38, 88, 20, 7, 3)),
    ],
  },
  {
    label: "a sun",
    place: [28, 27, 40, 43],
    subjects: "sun solar-panel sunrise",
    steps: () => [body(circle(48, 48, 33), around(corners(2, "48 -4,60 20,36 20"), 8))],
  },
  {
    label: "a pin on a map",
    isStock: true,
    place: [27, 16, 43, 43],
    subjects: "map signpost path globe compass",
    steps: () => [body(upended(drop(48, 59, 36, -4)))],
  },
  {
    label: "a suitcase",
    isStock: true,
    place: [26, 33, 45, 52],
    subjects: "suitcase backpack briefcase school-bag",
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
    isStock: true,
    place: [27, 43, 43, 47],
    subjects: "circus-tent string-lights",
    steps: () => [
      body(box(12, 40, 72, 54, 3)),
      accent(corners(3, "48 2,98 28,-2 28"), ...[8, 28, 48, 68, 88].map((x) => circle(x, 27, 9))),
    ],
  },
  {
    label: "a tennis ball",
    place: [29, 24, 38, 47],
    subjects: "tennis-ball racket",
    steps: () => [body(circle(48, 48, 45)), cut(arc(6.5, -14, 48, 34, -90, 90), arc(6.5, 110, 48, 34, 90, 270))],
  },
  {
    label: "a kettlebell",
    place: [28, 42, 40, 43],
    subjects: "kettlebell dumbbell running-shoe",
    steps: () => [body(circle(48, 62, 34), curve(12, "M26 40L30 14C31 8 34 6 40 6H56C62 6 65 8 66 14L70 40", "butt"))],
  },
  {
    label: "a cup for winners",
    place: [30, 10, 36, 40],
    subjects: "trophy ball whistle finish-line",
    steps: () => [
      body(
        outline("M20 2H76V32C76 54 64 64 54 66V82H70V94H26V82H42V66C32 64 20 54 20 32Z"),
        mirrored(curve(8, "M22 12H6V22C6 36 14 42 24 42", "butt")),
      ),
    ],
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
    place: [35, 34, 26, 28],
    isOpen: true,
    subjects: "eye spectacles",
    steps: () => [body(petal(-6, 48, 102, 48, 82)), cut(circle(48, 48, 24))],
  },
  {
    label: "a disc that sounds",
    place: [13, 26, 43, 45],
    subjects: "ear hearing-aid microphone headphones radio-set antenna loudspeaker",
    steps: () => [body(circle(34, 48, 34)), accent(arc(8, 34, 48, 45, -42, 42), arc(8, 34, 48, 59, -42, 42))],
  },
  {
    label: "a flower",
    place: [26, 26, 45, 45],
    subjects: "flower tulip bouquet rose wreath sunflower lotus yoga-mat yoga-pose exercise-ball",
    steps: () => [body(circle(48, 48, 26), around(circle(48, 22, 20), 5))],
  },
  {
    label: "a tree",
    place: [27, 18, 43, 43],
    subjects: "tree log chainsaw park-bench axe",
    steps: () => [body(circle(48, 28, 27), circle(26, 42, 22), circle(70, 42, 22), circle(48, 50, 20), box(41, 60, 14, 35, 2))],
  },
  {
    label: "a lifebuoy",
    place: [34, 33, 28, 30],
    isOpen: true,
    subjects: "life-buoy anchor ship-wheel",
    steps: () => [body(circle(48, 48, 46)), cut(circle(48, 48, 25), around(turned(box(44, 0, 8, 24), 45), 4))],
  },
  {
    label: "a padlock",
    place: [27, 41, 43, 47],
    subjects: "lock security-camera strongbox",
    steps: () => [body(box(8, 38, 80, 56, 11), curve(12, "M26 42V30C26 0 70 0 70 30V42", "butt"))],
  },
  {
    label: "a window of a program",
    isStock: true,
    place: [26, 31, 45, 52],
    subjects: "laptop computer cursor code-brackets terminal keyboard server network database-stack chip version-branch",
    steps: () => [body(box(2, 6, 92, 84, 11)), cut(box(2, 23, 92, 5), circle(14, 15, 4.4), circle(28, 15, 4.4))],
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
    isStock: true,
    place: [30, 11, 36, 40],
    subjects: "armchair sofa lamp",
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
    label: "a gem",
    isStock: true,
    place: [30, 18, 36, 38],
    subjects: "gem ring-jewel necklace",
    steps: () => [body(corners(3, "22 6,74 6,98 38,48 96,-2 38"))],
  },
  {
    label: "a watch",
    place: [28, 26, 40, 45],
    subjects: "watch clock long-case-clock hourglass",
    steps: () => [body(circle(48, 48, 34)), body(corners(3, "32 -2,64 -2,66 14,30 14"), corners(3, "30 82,66 82,64 98,32 98"))],
  },
  {
    label: "a spool of thread",
    place: [27, 23, 43, 49],
    subjects: "thread-spool needle-thread yarn knitting sewing-machine tailors-dummy loom fabric-roll",
    steps: () => [body(box(8, 2, 80, 14, 5)), body(box(18, 20, 60, 56, 3)), body(box(8, 80, 80, 14, 5))],
  },
  {
    label: "a comb",
    place: [28, 7, 40, 40],
    subjects: "comb hairdryer razor barber-pole",
    steps: () => [
      body(
        box(0, 2, 96, 50, 12),
        box(0, 36, 16, 56, 5),
        box(80, 36, 16, 56, 5),
        box(26, 44, 10, 46, 4),
        box(43, 44, 10, 46, 4),
        box(60, 44, 10, 46, 4),
      ),
    ],
  },
  {
    label: "a hand mirror",
    place: [27, 14, 43, 43],
    subjects: "mirror perfume-bottle",
    steps: () => [body(circle(48, 35, 34)), body(box(41, 72, 14, 24, 6))],
  },
  {
    label: "a mortar",
    place: [30, 38, 36, 38],
    subjects: "mortar-pestle pill medicine-bottle syringe",
    steps: () => [body(outline("M4 34H92C92 60 80 76 66 80V92H30V80C16 76 4 60 4 34Z")), accent(line(12, "50 26,74 2"))],
  },
  {
    label: "a flask",
    place: [30, 48, 36, 38],
    subjects: "flask test-tube microscope petri-dish dna",
    steps: () => [body(corners(7, "36 8,60 8,60 34,94 94,2 94,36 34"), box(28, 2, 40, 11, 4))],
  },
  {
    label: "a cloud",
    isStock: true,
    place: [29, 34, 38, 43],
    subjects: "cloud cloud-server",
    steps: () => [body(circle(46, 42, 29), circle(20, 60, 21), circle(76, 58, 22), box(8, 56, 82, 26, 13))],
  },
  {
    label: "a tower",
    place: [28, 29, 40, 54],
    subjects: "castle tower",
    steps: () => [body(corners(2, "8 2,24 2,24 12,39 12,39 2,57 2,57 12,72 12,72 2,88 2,88 26,80 26,80 94,16 94,16 26,8 26"))],
  },
  {
    label: "an arch",
    place: [26, 31, 45, 56],
    subjects: "arch church monastery-arch window gate temple school-house museum town-hall",
    steps: () => [body(outline("M10 94V44C10 18 28 2 48 2C68 2 86 18 86 44V94Z"))],
  },
  {
    label: "a bell",
    place: [29, 24, 38, 45],
    subjects: "bell",
    steps: () => [
      body(outline("M48 4C74 4 78 28 79 46C80 60 86 66 92 74H4C10 66 16 60 17 46C18 28 22 4 48 4Z")),
      body(outline("M34 79H62C62 98 34 98 34 79Z")),
    ],
  },
  {
    label: "a lantern",
    place: [30, 38, 36, 40],
    subjects: "lantern candle paper-lantern candlestick",
    steps: () => [
      body(rim(7, box(36, -6, 24, 22, 11)), corners(3, "30 12,66 12,84 30,12 30")),
      body(box(18, 35, 60, 46, 3)),
      body(box(10, 86, 76, 10, 4)),
    ],
  },
  {
    label: "a piece of a puzzle",
    place: [15, 37, 47, 49],
    subjects: "puzzle",
    steps: () => [body(box(2, 26, 72, 68, 5), circle(38, 19, 15), circle(81, 60, 15))],
  },
  {
    label: "a packet",
    place: [26, 25, 45, 47],
    subjects: "packet",
    steps: () => [body(outline("M8 2H88C82 34 82 62 88 94H8C14 62 14 34 8 2Z")), cut(box(17, 14, 62, 5), box(17, 77, 62, 5))],
  },
  {
    label: "one who cares for another",
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
    subjects: "name-badge graduation-cap",
    steps: () => [body(circle(48, 20, 20)), body(outline("M4 96V84C4 58 24 46 48 46C72 46 92 58 92 84V96Z"))],
  },
  {
    label: "a hand",
    isStock: true,
    place: [25, 48, 45, 43],
    subjects: "hand open-hands bridge-hands stacked-stones handshake seedling-hand",
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
    label: "a dress",
    place: [30, 48, 36, 40],
    subjects: "wedding-dress dress",
    steps: () => [
      body(outline("M30 2H38C40 14 56 14 58 2H66L72 20C66 28 64 34 64 40L88 88C62 98 34 98 8 88L32 40C32 34 30 28 24 20Z")),
    ],
  },
  {
    label: "waves",
    place: [28, 12, 40, 43],
    subjects: "wave estuary river-bend shell island surfboard kayak swim-goggles pool-ladder heron",
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
    label: "a boxing glove",
    place: [22, 10, 40, 43],
    subjects: "boxing-glove",
    steps: () => [
      body(box(10, 2, 64, 62, 28), turned(ellipse(78, 44, 12, 20), 14, 78, 44), box(28, 52, 42, 14)),
      body(box(26, 72, 46, 22, 6)),
    ],
  },
  {
    label: "a horseshoe",
    place: [28, 23, 40, 47],
    isOpen: true,
    subjects: "horseshoe horse cow",
    steps: () => [
      body(curve(19, "M24 88C2 44 10 10 48 10C86 10 94 44 72 88", "butt"), box(12, 80, 26, 13, 3), box(58, 80, 26, 13, 3)),
    ],
  },
  {
    label: "a boat",
    place: [31, 53, 34, 34],
    subjects: "sailing-boat fishing-boat ship ferry harbour-crane",
    steps: () => [
      body(corners(7, "-4 48,100 48,82 94,14 94")),
      accent(corners(3, "45 0,45 42,8 42"), corners(3, "53 10,53 42,84 42")),
    ],
  },
  {
    label: "a sheep",
    place: [38, 24, 38, 43],
    subjects: "sheep goat",
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
    label: "a chair",
    place: [29, 6, 38, 40],
    subjects: "chair desk plane chisel saw",
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
    label: "a steaming bowl",
    place: [29, 44, 38, 38],
    subjects: "bowl soup-bowl rice",
    steps: () => [
      body(outline("M0 40H96C96 66 82 80 70 85V94H26V85C14 80 0 66 0 40Z")),
      accent(curve(8, "M34 30C26 20 42 14 34 2"), curve(8, "M60 30C52 20 68 14 60 2")),
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
    label: "a piece of cheese",
    place: [30, 50, 36, 38],
    subjects: "cheese cheese-wheel",
    steps: () => [body(corners(3, "0 40,64 2,96 40")), body(box(0, 46, 96, 48, 4)), cut(circle(14, 80, 8), circle(84, 60, 7))],
  },
  {
    label: "a pine",
    place: [31, 42, 34, 40],
    subjects: "pine",
    steps: () => [body(corners(3, "48 -4,72 30,65 30,86 60,78 60,98 86,-2 86,18 60,10 60,31 30,24 30"), box(41, 82, 14, 14, 2))],
  },
  {
    label: "a boot",
    place: [23, 14, 34, 40],
    subjects: "shoe hiking-boot shoe-last",
    steps: () => [body(outline("M16 2H64V46C74 54 96 54 96 76V80H16Z")), body(box(14, 85, 84, 10, 3))],
  },
  {
    label: "a note",
    place: [18, 54, 34, 32],
    subjects: "musical-note music-stand piano metronome organ-pipes accordion violin cello guitar",
    steps: () => [body(ellipse(34, 70, 36, 28), box(58, 0, 12, 72), outline("M58 0C66 22 98 24 92 56C86 42 78 40 62 38Z"))],
  },
  {
    label: "a game controller",
    place: [33, 26, 30, 36],
    subjects: "game-controller joystick",
    steps: () => [body(outline("M24 18H72C94 18 100 50 96 74C93 90 78 86 68 68H28C18 86 3 90 0 74C-4 50 2 18 24 18Z"))],
  },
];
