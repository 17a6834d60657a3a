import { parsePath } from "#/studio/marks/geometry/parse-path";
import type { Path } from "#/studio/marks/geometry/path";

/**
 * Figures that are simple enough for a part of a letter, each with the subjects that it stands for. Common ones are
 * the first sign of their trade.
 */
const figures: readonly {
  readonly label: string;
  readonly path: string;
  readonly subjects: string;
  readonly isCommon?: boolean;
}[] = [
  {
    label: "a drop",
    isCommon: true,
    path: "M5 0C5 0 9 4.2 9 6.6C9 8.8 7.2 10.6 5 10.6C2.8 10.6 1 8.8 1 6.6C1 4.2 5 0 5 0Z",
    subjects: "drop faucet water-tower rain fountain bathtub oil-bottle pipe fuel-pump",
  },
  {
    label: "a leaf",
    path: "M0 10C0 3 3 0 10 0C10 7 7 10 0 10Z",
    subjects:
      "leaf sprout tree tea-leaf herb-bundle fern branch carrot greenhouse secateurs olive seed " +
      "watering-can hops rake plough apple fruit-tree lemon pear tulip cactus seedling-hand",
  },
  {
    label: "a flame",
    path: "M5 0C6 3 9 4.4 9 7.2C9 9.4 7.2 11 5 11C2.8 11 1 9.4 1 7.2C1 5.6 2 4.8 2.6 3.4C3.2 4 3.6 4.6 3.8 5C4.6 3.4 5 2 5 0Z",
    subjects:
      "flame campfire tiled-stove radiator heat-pump fire-helmet fire-hose sauna-stove candle kiln chimney grill " +
      "pizza-oven torch fire-engine singing-bowl acupuncture-needles sauna-bucket candlestick",
  },
  {
    label: "a lens",
    path: "M0 5C2.6 1.6 7.4 1.6 10 5C7.4 8.4 2.6 8.4 0 5Z",
    subjects: "shuttle loom eye spectacles lens camera movie-camera television film-roll tripod telescope",
  },
  {
    label: "a doorway",
    path: "M1 10L1 4C1 1.8 2.8 0 5 0C7.2 0 9 1.8 9 4L9 10Z",
    subjects:
      "arch church door gate monastery-arch castle bridge temple town-hall mosque museum tower school-house " +
      "synagogue lectern column lift gravestone skyscraper",
  },
  {
    label: "a window",
    path: "M0 0L4.2 0L4.2 4.2L0 4.2ZM5.8 0L10 0L10 4.2L5.8 4.2ZM0 5.8L4.2 5.8L4.2 10L0 10ZM5.8 5.8L10 5.8L10 10L5.8 10Z",
    subjects: "window",
  },
  {
    label: "a house",
    path: "M0 10L0 4L5 0L10 4L10 10Z",
    subjects: "house roof hut apartment barn roof-tiles dog-house bed bunk-bed insulation-roll",
  },
  {
    label: "a keyhole",
    path: "M3.4 6.2C1.4 3 2.4 0 5 0C7.6 0 8.6 3 6.6 6.2L8 11L2 11Z",
    subjects: "key lock",
  },
  {
    label: "an open book",
    path: "M0 1C2 0 4 0.6 5 2C6 0.6 8 0 10 1L10 9C8 8 6 8.6 5 10C4 8.6 2 8 0 9Z",
    subjects:
      "book open-book bookshelf law-books ledger-book magazine school-bag blackboard graduation-cap scroll document " +
      "book-press",
  },
  {
    label: "a speech bubble",
    isCommon: true,
    path: "M0 0L10 0L10 7.4L5.4 7.4L2.4 10.4L2.4 7.4L0 7.4Z",
    subjects: "speech-bubble megaphone ear headphones phone hearing-aid envelope billboard radio-set",
  },
  {
    label: "a nut",
    path: "M2.5 0.7L7.5 0.7L10 5L7.5 9.3L2.5 9.3L0 5Z",
    subjects: "bolt-nut wrench gear screwdriver pliers spark-plug lathe caliper anvil",
  },
  {
    label: "a cell of a honeycomb",
    path: "M2.5 0.7L7.5 0.7L10 5L7.5 9.3L2.5 9.3L0 5Z",
    subjects: "honeycomb beehive bee honey-jar",
  },
  {
    label: "a peak",
    path: "M0 10L4.2 0.6L6.4 4.8L7.4 3.4L10 10Z",
    subjects: "mountain tent carabiner hiking-boot ice-axe skis climbing-shoe",
  },
  {
    label: "a tooth",
    isCommon: true,
    path:
      "M5 1.2C7 -0.2 10 0.2 10 3.4C10 6 8.6 6.6 8.2 9.4C8 10.8 6.6 10.8 6.3 9.4C6 7.8 5.8 6.8 5 6.8" +
      "C4.2 6.8 4 7.8 3.7 9.4C3.4 10.8 2 10.8 1.8 9.4C1.4 6.6 0 6 0 3.4C0 0.2 3 -0.2 5 1.2Z",
    subjects: "tooth dental-mirror toothbrush brace-teeth",
  },
  {
    label: "a loaf",
    path: "M1.2 10L1.2 5.6C-0.6 4.6 -0.4 0.6 3 0.6L7 0.6C10.4 0.6 10.6 4.6 8.8 5.6L8.8 10Z",
    subjects: "loaf croissant pretzel rolling-pin",
  },
  {
    label: "a bell",
    path: "M5 0C8 0 8.4 3 8.6 5.4C8.8 7 9.6 7.6 10 8.4L0 8.4C0.4 7.6 1.2 7 1.4 5.4C1.6 3 2 0 5 0Z",
    subjects: "bell",
  },
  {
    label: "a heart",
    isCommon: true,
    path:
      "M5 10C2.8 8.6 0 5.8 0 3C0 1.2 1.2 0 2.7 0C3.7 0 4.55 0.6 5 1.6C5.45 0.6 6.3 0 7.3 0C8.8 0 10 1.2 10 3" +
      "C10 5.8 7.2 8.6 5 10Z",
    subjects:
      "heart stethoscope heart-monitor hospital-bed swaddled-baby baby-carriage open-hands wheelchair walking-stick " +
      "bandage medicine-bottle pill thermometer crutches blood-bag",
  },
  {
    label: "a star",
    path: "M5 0L6.5 3.4L10 3.8L7.4 6.3L8.1 10L5 8.1L1.9 10L2.6 6.3L0 3.8L3.5 3.4Z",
    subjects: "star",
  },
  {
    label: "the sun",
    path: "M5 0L6.3 2L8.5 1.5L8 3.7L10 5L8 6.3L8.5 8.5L6.3 8L5 10L3.7 8L1.5 8.5L2 6.3L0 5L2 3.7L1.5 1.5L3.7 2Z",
    subjects: "sun sunrise solar-panel ferris-wheel",
  },
  {
    label: "the moon",
    path: "M7 0C3 0.4 0 2.4 0 5.4C0 8.2 2.3 10.4 5.2 10.4C7.4 10.4 9.2 9.2 10 7.4C5.6 8.2 3.4 3.6 7 0Z",
    subjects: "moon",
  },
  {
    label: "a fish",
    isCommon: true,
    path: "M0 5C1.6 2 4.6 1.4 7 4L10 1.6L10 8.4L7 6C4.6 8.6 1.6 8 0 5Z",
    subjects: "fish fishing-hook fishing-boat sushi-roll fish-bowl",
  },
  {
    label: "a cup",
    path: "M0 1L7.4 1L7.4 2.2C10.8 2.2 10.8 6.8 7.2 6.8C6.8 8.6 5.6 9.6 3.8 9.6C1.4 9.6 0 7.8 0 5Z",
    subjects: "coffee-cup tea-glass teapot coffee-bean paper-cup coffee-mill samovar",
  },
  {
    label: "a flower",
    isCommon: true,
    path:
      "M3.2 2.6C0.6 -0.6 9.4 -0.6 6.8 2.6C9.0 -0.9 11.7 7.4 7.9 5.9C11.8 7.0 4.8 12.1 5.0 8.0" +
      "C5.2 12.1 -1.8 7.0 2.1 5.9C-1.7 7.4 1.0 -0.9 3.2 2.6Z",
    subjects: "flower bouquet rose sunflower wreath lotus",
  },
  {
    label: "a flash of lightning",
    path: "M6.4 0L1 6L4.4 6L3.4 10.4L9 4.2L5.6 4.2Z",
    subjects: "lightning plug battery ev-charger cable pylon light-bulb circuit-board chip",
  },
  {
    label: "a note",
    path:
      "M4.4 0C5 2 9.2 2.6 8.6 6.4C8 5 7.4 4.6 6.4 4.4L6.4 8.2C6.4 9.8 5 10.6 3.7 10.6C2 10.6 1 9.6 1.2 8.3" +
      "C1.4 6.9 3 6.2 4.4 6.7Z",
    subjects:
      "musical-note microphone piano violin guitar trumpet music-stand cello accordion drum organ-pipes metronome " +
      "harp sitar tabla turntable mixing-desk loudspeaker",
    isCommon: true,
  },
  {
    label: "a pine",
    path: "M5 0L9 5L7.4 5L10 8.4L6.2 8.4L6.2 10.6L3.8 10.6L3.8 8.4L0 8.4L2.6 5L1 5Z",
    subjects: "pine log chainsaw axe",
  },
  {
    label: "a bird",
    path: "M0 3.4L2 2.4C2.6 0.6 5.4 0.4 6 2.6C7 4.4 8.4 5.2 10 5.4C9.4 8.4 4.4 10 2.4 7.6C1.2 6.2 1.4 4.6 1.2 3.8Z",
    subjects: "bird swallow dove duck",
  },
  {
    label: "an egg",
    path: "M5 0C7.6 0 9 4 9 6.4C9 8.8 7.2 10.4 5 10.4C2.8 10.4 1 8.8 1 6.4C1 4 2.4 0 5 0Z",
    subjects: "egg",
  },
  {
    label: "a pin on a map",
    isCommon: true,
    path: "M5 10.6C5 10.6 1 6.4 1 4C1 1.7 2.8 0 5 0C7.2 0 9 1.7 9 4C9 6.4 5 10.6 5 10.6Z",
    subjects: "map signpost compass path globe parking-barrier taxi traffic-light",
  },
  {
    label: "a tick",
    isCommon: true,
    path: "M0 5.6L2 3.6L4 5.6L8.2 1L10 2.8L4 9.4Z",
    subjects: "check-list ballot-box target calendar magnifier",
  },
  {
    label: "a gem",
    path: "M2 0L8 0L10 3.4L5 10L0 3.4Z",
    subjects: "gem ring-jewel necklace mirror interlocking-rings",
  },
  {
    label: "a shirt",
    isCommon: true,
    path: "M3.4 0C4 1.2 6 1.2 6.6 0L10 1.8L9 4.6L7.8 4L7.8 10L2.2 10L2.2 4L1 4.6L0 1.8Z",
    subjects: "shirt hoodie clothes-hanger washing-machine clothes-iron cap dungarees",
  },
  {
    label: "a mushroom",
    path: "M0 4.8C0 1.6 2.4 0 5 0C7.6 0 10 1.6 10 4.8L6.8 4.8L7.2 10L2.8 10L3.2 4.8Z",
    subjects: "mushroom",
  },
  {
    label: "a bottle",
    path: "M3.6 0L6.4 0L6.4 3C7.8 4 8.2 5 8.2 6L8.2 10.6L1.8 10.6L1.8 6C1.8 5 2.2 4 3.6 3Z",
    subjects: "bottle milk-bottle copper-still",
  },
  {
    label: "a glass of wine",
    path: "M1.2 0L8.8 0C9.2 3.4 8.2 5.4 6.1 6L6.1 8.8L8 8.8L8 10.6L2 10.6L2 8.8L3.9 8.8L3.9 6C1.8 5.4 0.8 3.4 1.2 0Z",
    subjects: "wine-glass goblet grapes cocktail champagne-glasses",
  },
  {
    label: "a wave",
    path: "M0 10L0 6.4C1.6 1.4 6 -1.2 9.4 2C6.8 1.8 5.6 3.8 6.4 5.4C7.2 6.8 8.8 6.8 10 6L10 10Z",
    subjects: "wave surfboard shell kayak oyster",
  },
  {
    label: "a wheel",
    path:
      "M5 0C7.76 0 10 2.24 10 5C10 7.76 7.76 10 5 10C2.24 10 0 7.76 0 5C0 2.24 2.24 0 5 0Z" +
      "M5 2.05C3.37 2.05 2.05 3.37 2.05 5C2.05 6.63 3.37 7.95 5 7.95C6.63 7.95 7.95 6.63 7.95 5C7.95 3.37 6.63 2.05 5 2.05Z" +
      "M5 3.95C5.58 3.95 6.05 4.42 6.05 5C6.05 5.58 5.58 6.05 5 6.05C4.42 6.05 3.95 5.58 3.95 5C3.95 4.42 4.42 3.95 5 3.95Z",
    subjects: "wheel bicycle cargo-bike unicycle tyre motorbike car classic-car",
  },
  {
    label: "a lorry",
    path:
      "M0 1.6L6 1.6L6 3.2L8 3.2L10 5.6L10 8L8.9 8C8.9 8.8 8.2 9.5 7.4 9.5C6.6 9.5 5.9 8.8 5.9 8L4.1 8" +
      "C4.1 8.8 3.4 9.5 2.6 9.5C1.8 9.5 1.1 8.8 1.1 8L0 8ZM7 4.2L7 5.6L8.8 5.6L7.7 4.2Z",
    subjects: "truck van tow-truck",
  },
  {
    label: "a sailing boat",
    path: "M4.6 0L4.6 6L0.8 6ZM5.6 1.4L9 6L5.6 6ZM0 7L10 7C9.4 9 8.2 10 6.6 10L3.4 10C1.8 10 0.6 9 0 7Z",
    subjects: "sailing-boat ship ferry anchor harbour-crane",
  },
  {
    label: "a paw",
    isCommon: true,
    path:
      "M5 4.4C7.2 4.4 9 7 9 8.4C9 10 7.2 10 5 9.4C2.8 10 1 10 1 8.4C1 7 2.8 4.4 5 4.4ZM3.4 0C2.7 -0 2.1 0.8 2.1 1.7" +
      "C2.1 2.6 2.7 3.4 3.4 3.4C4.1 3.4 4.7 2.6 4.7 1.7C4.7 0.8 4.1 0 3.4 0ZM6.6 0C5.9 -0 5.3 0.8 5.3 1.7" +
      "C5.3 2.6 5.9 3.4 6.6 3.4C7.3 3.4 7.9 2.6 7.9 1.7C7.9 0.8 7.3 0 6.6 0ZM1 2.8C0.4 2.8 -0.1 3.5 -0.1 4.3" +
      "C-0.1 5.1 0.4 5.8 1 5.8C1.6 5.8 2.1 5.1 2.1 4.3C2.1 3.5 1.6 2.8 1 2.8ZM9 2.8C8.4 2.8 7.9 3.5 7.9 4.3" +
      "C7.9 5.1 8.4 5.8 9 5.8C9.6 5.8 10.1 5.1 10.1 4.3C10.1 3.5 9.6 2.8 9 2.8Z",
    subjects: "paw dog sheepdog dog-bone rabbit mouse",
  },
  {
    label: "a cat",
    isCommon: true,
    path: "M0.6 0L3.4 2.2L6.6 2.2L9.4 0L9.8 6C9.8 8.6 7.4 10 5 10C2.6 10 0.2 8.6 0.2 6Z",
    subjects: "cat",
  },
  {
    label: "a hammer",
    path: "M0 1L6.6 1C8.4 1 9.6 2 10 3.8C8.8 3.4 7.8 3.4 7 4L6.2 4L6.2 10.6L3.6 10.6L3.6 4L0 4Z",
    subjects: "hammer mallet",
  },
  {
    label: "a paintbrush",
    path: "M2 0L8 0L8 4L7.6 5L6.2 5.4L6.6 9.4C6.6 11 3.4 11 3.4 9.4L3.8 5.4L2.4 5L2 4Z",
    subjects: "brush paint-roller palette-board easel picture-frame squeegee-frame",
  },
  {
    label: "a spade",
    path: "M2.6 0L7.4 0L7.4 1.8L6 1.8L6 4.2L8.4 4.2L8.4 7C8.4 9 6.6 10 5 10.8C3.4 10 1.6 9 1.6 7L1.6 4.2L4 4.2L4 1.8L2.6 1.8Z",
    subjects: "shovel trowel wheelbarrow excavator pickaxe",
  },
  {
    label: "scissors",
    isCommon: true,
    path:
      "M1 0L5 5.2L9 0C9.8 1.6 9.2 2.8 6.4 6.4L7 7C7.9 7 8.7 7.5 9 8.3C9.3 9.1 9 10 8.3 10.6C7.6 11.1 6.7 11.1 6 10.6" +
      "C5.3 10.1 4.9 9.2 5.2 8.4L5 8L4.8 8.4C5.1 9.2 4.7 10.1 4 10.6C3.3 11.1 2.4 11.1 1.7 10.6C1 10 0.7 9.1 1 8.3" +
      "C1.3 7.5 2.1 7 3 7L3.6 6.4C0.8 2.8 0.2 1.6 1 0ZM2.6 8C2.1 8 1.7 8.4 1.7 8.9C1.7 9.4 2.1 9.8 2.6 9.8" +
      "C3.1 9.8 3.5 9.4 3.5 8.9C3.5 8.4 3.1 8 2.6 8ZM7.4 8C6.9 8 6.5 8.4 6.5 8.9C6.5 9.4 6.9 9.8 7.4 9.8" +
      "C7.9 9.8 8.3 9.4 8.3 8.9C8.3 8.4 7.9 8 7.4 8Z",
    subjects: "scissors comb hairdryer razor barber-pole",
  },
  {
    label: "the nib of a pen",
    path: "M5 0C7 2.4 8.4 4.4 8.4 5.8L7 8.6L3 8.6L1.6 5.8C1.6 4.4 3 2.4 5 0ZM3 9.4L7 9.4L7 10.8L3 10.8Z",
    subjects: "pen pencil ink-pot typewriter paper-stack newspaper type-sort",
  },
  {
    label: "a plant in a pot",
    path: "M1 5.6L9 5.6L7.8 10.6L2.2 10.6ZM4.4 4.8C1.4 4.8 0 3 0 0.4C3 0.4 4.4 2 4.7 4.2C5 1.6 6.8 0 10 0C10 3 8.4 4.8 5.6 4.8Z",
    subjects: "flowerpot pot-plant",
  },
  {
    label: "an acorn",
    path:
      "M4.4 0L5.6 0L5.6 1C8 1.2 9.6 2.4 9.6 4L0.4 4C0.4 2.4 2 1.2 4.4 1ZM1.2 4.9L8.8 4.9C8.8 8 6.6 9.6 5 10.6" +
      "C3.4 9.6 1.2 8 1.2 4.9Z",
    subjects: "acorn",
  },
  {
    label: "a chart that rises",
    path: "M0 6L2.6 6L2.6 10L0 10ZM3.7 3.4L6.3 3.4L6.3 10L3.7 10ZM7.4 0L10 0L10 10L7.4 10Z",
    subjects: "chart-bars chart-line calculator coins banknote bank-card piggy-bank",
  },
  {
    label: "an umbrella",
    path:
      "M5 0C8 0 10 2.4 10 5.4L5.9 5.4L5.9 8.6C5.9 10.8 2.4 10.8 2.4 8.6L4.1 8.6C4.1 9 4.2 9 4.2 8.6L4.2 5.4L0 5.4" +
      "C0 2.4 2 0 5 0Z",
    subjects: "umbrella shield strongbox",
  },
  {
    label: "a cup for winners",
    isCommon: true,
    path:
      "M1.8 0L8.2 0L8.2 1L10 1C10 3.4 9 4.8 7.4 5.2C7 6 6.4 6.4 5.9 6.6L5.9 8.4L7.6 8.4L7.6 10L2.4 10L2.4 8.4L4.1 8.4L4.1 6.6" +
      "C3.6 6.4 3 6 2.6 5.2C1 4.8 0 3.4 0 1L1.8 1Z",
    subjects: "trophy finish-line",
  },
  {
    label: "a flag",
    path: "M1 0L3 0L9.6 2.9L3 5.8L3 10.4L1 10.4Z",
    subjects: "flag golf-flag golf-ball orienteering-flag",
  },
  {
    label: "a bowl",
    path: "M0 1.6L10 1.6L10 3L0 3ZM0.4 3.9L9.6 3.9C9.4 6.8 8.4 8.2 7 8.8L7 10.4L3 10.4L3 8.8C1.6 8.2 0.6 6.8 0.4 3.9Z",
    subjects: "bowl soup-bowl rice dumplings mortar-pestle",
  },
  {
    label: "a pot with its lid",
    path:
      "M4 0L6 0L6 1.2L9 1.2L9 3.2L1 3.2L1 1.2L4 1.2ZM1 4.1L9 4.1L9 4.8L10.4 4.8L10.4 6.2L9 6.2L9 8.4C9 9.4 8.4 10 7.4 10" +
      "L2.6 10C1.6 10 1 9.4 1 8.4L1 6.2L-0.4 6.2L-0.4 4.8L1 4.8Z",
    subjects: "cooking-pot fork-knife chef-hat serving-tray",
    isCommon: true,
  },
  {
    label: "a serving dome",
    path: "M4.1 0L5.9 0L5.9 1.5C8.2 1.9 9.6 3.8 9.6 6.4L0.4 6.4C0.4 3.8 1.8 1.9 4.1 1.5ZM0 7.4L10 7.4L10 9.2L0 9.2Z",
    subjects: "cloche",
  },
  {
    label: "a slice of pizza",
    isCommon: true,
    path: "M0 0.4C3 -0.4 7 -0.4 10 0.4L9.6 2.2C7 1.6 3 1.6 0.4 2.2ZM1 3.2C3.6 2.7 6.4 2.7 9 3.2L5 10.6Z",
    subjects: "pizza",
  },
  {
    label: "an ice cream",
    path: "M5 0C7.4 0 9 1.6 9 3.8L9.4 4.8L0.6 4.8L1 3.8C1 1.6 2.6 0 5 0ZM1.6 5.7L8.4 5.7L5 11Z",
    subjects: "ice-cream ice-lolly",
  },
  {
    label: "a cupcake",
    path:
      "M5 0C7 0 7.2 1.4 7.4 2C9.4 2.2 10.4 3.8 9.4 5.4L0.6 5.4C-0.4 3.8 0.6 2.2 2.6 2C2.8 1.4 3 0 5 0ZM1.2 6.3" +
      "L8.8 6.3L7.8 10.2L2.2 10.2Z",
    subjects: "cupcake cake wedding-cake chocolate bonbon cookie whisk",
  },
  {
    label: "a jar",
    path:
      "M1.6 0L8.4 0L8.4 1.8L1.6 1.8ZM2 2.6L8 2.6C9.2 3.2 9.6 4 9.6 5L9.6 8.6C9.6 9.6 9 10.2 8 10.2L2 10.2" +
      "C1 10.2 0.4 9.6 0.4 8.6L0.4 5C0.4 4 0.8 3.2 2 2.6Z",
    subjects: "preserve-jar spice-mortar salt-shaker cream-jar chili",
  },
  {
    label: "a beer mug",
    path: "M0 0.6L7 0.6L7 2.4L10 2.4L10 8L7 8L7 10L0 10ZM7 4L7 6.4L8.4 6.4L8.4 4Z",
    subjects: "beer-mug barrel brew-kettle",
  },
  {
    label: "a piece of cheese",
    isCommon: true,
    path:
      "M0 4.4L8 0.6C9.4 1.2 10 2.6 10 4.4ZM0 5.4L10 5.4L10 9.6L6.4 9.6C6.4 8.9 5.8 8.3 5.1 8.3C4.4 8.3 3.8 8.9 3.8 9.6" +
      "L0 9.6Z",
    subjects: "cheese cheese-wheel milk-churn",
  },
  {
    label: "a suitcase",
    path: "M3 0L7 0L7 2.2L10 2.2L10 9.6L0 9.6L0 2.2L3 2.2ZM4.4 1.4L4.4 2.2L5.6 2.2L5.6 1.4Z",
    subjects: "suitcase backpack briefcase plane-aircraft handbag",
  },
  {
    label: "a play sign",
    isCommon: true,
    path: "M1.4 0L9.6 5L1.4 10Z",
    subjects: "clapper film-reel",
  },
  {
    label: "a pointer",
    isCommon: true,
    path: "M1.6 0L9.2 6.2L6 6.6L7.8 10L5.8 11L4.2 7.6L1.6 9.8Z",
    subjects: "cursor computer laptop keyboard code-brackets terminal server",
  },
  {
    label: "a cloud",
    path: "M2.4 9C-0.8 9 -0.8 4.6 2 4.4C2 1.2 6.8 0 7.8 3.4C10.8 3.6 10.8 9 7.6 9Z",
    subjects: "cloud cloud-server",
  },
  {
    label: "a vase",
    path: "M3 0L7 0L6.6 2.4C8.6 3.2 9.4 4.4 9.4 6C9.4 7.8 8 9.4 7 10.4L3 10.4C2 9.4 0.6 7.8 0.6 6C0.6 4.4 1.4 3.2 3.4 2.4Z",
    subjects: "vase amphora pottery-wheel qvevri glass-pipe",
  },
  {
    label: "a boot",
    path: "M1.6 0L5.8 0L5.8 4.6C8.4 5 10 5.8 10 7.8L1.6 7.8ZM1.6 8.8L10 8.8L10 10.4L1.6 10.4Z",
    subjects: "shoe shoe-last running-shoe footprints awl",
  },
  {
    label: "a hat",
    path: "M2.6 6.2L3 1.4C4 0.4 6 0.4 7 1.4L7.4 6.2ZM0 7.2L10 7.2C10 8.6 7.6 9.4 5 9.4C2.4 9.4 0 8.6 0 7.2Z",
    subjects: "hat",
  },
  {
    label: "a chess knight",
    path: "M4 0L5.2 1C8.6 1.6 9.6 5 9 10.4L2.2 10.4C2.2 8 5 7.4 4.6 5.6L2 6.8L0.8 5.2L3.2 2Z",
    subjects: "chess-knight chess-board",
  },
  {
    label: "a die",
    path:
      "M0 0L10 0L10 10L0 10ZM2.7 1.4C2 1.4 1.4 2 1.4 2.7C1.4 3.4 2 4 2.7 4C3.4 4 4 3.4 4 2.7C4 2 3.4 1.4 2.7 1.4ZM7.3 6" +
      "C6.6 6 6 6.6 6 7.3C6 8 6.6 8.6 7.3 8.6C8 8.6 8.6 8 8.6 7.3C8.6 6.6 8 6 7.3 6Z",
    subjects: "dice playing-cards toy-block",
  },
  {
    label: "a watch",
    path:
      "M3 0L7 0L7.4 1.8C9 2.6 10 4 10 5.4C10 7 9 8.2 7.4 9L7 10.8L3 10.8L2.6 9C1 8.2 0 7 0 5.4C0 4 1 2.6 2.6 1.8Z" +
      "M4.4 3L4.4 6.4L7 6.4L7 5L5.8 5L5.8 3Z",
    subjects: "watch hourglass",
  },
  {
    label: "a clock",
    path:
      "M5 0C7.8 0 10 2.2 10 5C10 7.8 7.8 10 5 10C2.2 10 0 7.8 0 5C0 2.2 2.2 0 5 0Z" +
      "M4.3 1.9L4.3 5.7L7.6 5.7L7.6 4.3L5.7 4.3L5.7 1.9Z",
    subjects: "clock long-case-clock",
  },
  {
    label: "a dress",
    path: "M2.4 0L3.8 0C4.2 1.2 5.8 1.2 6.2 0L7.6 0L7.6 3L6.6 4.6L9.8 10.4L0.2 10.4L3.4 4.6L2.4 3Z",
    subjects: "dress wedding-dress tailors-dummy",
  },
  {
    label: "a spark",
    path: "M5 0L6.3 3.7L10 5L6.3 6.3L5 10L3.7 6.3L0 5L3.7 3.7Z",
    subjects: "dancer disco-ball string-lights balloon crystal-ball",
  },
  {
    label: "a rocket",
    path: "M5 0C7.4 1.8 7.8 4 7.6 6L9.4 8.2L9.4 9.6L6.6 8.6L3.4 8.6L0.6 9.6L0.6 8.2L2.4 6C2.2 4 2.6 1.8 5 0Z",
    subjects: "rocket satellite",
  },
];

/** What the figure that stands for a subject shows, which may be another subject that a brief avoids. */
export const getFigureSubject = (subject: string): string =>
  figures.find(({ subjects }) => subjects.split(" ").includes(subject))?.subjects.split(" ")[0] ?? subject;

/** All figures, with the subjects that they stand for. */
export const listLetterFigures = (): readonly { readonly label: string; readonly subjects: string }[] => figures;

/** The figure that the subjects of a trade give a part of a letter, most characteristic first. */
export function findLetterFigure(
  subjects: readonly string[],
): { readonly label: string; readonly path: Path; readonly subject: string; readonly isCommon: boolean } | undefined {
  for (const subject of subjects) {
    const found = figures.find(({ subjects: ids }) => ids.split(" ").includes(subject));
    if (found) return { label: found.label, path: parsePath(found.path), subject, isCommon: found.isCommon === true };
  }
  return undefined;
}
