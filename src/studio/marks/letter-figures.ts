import { parsePath } from "#/studio/marks/geometry/parse-path";
import type { Path } from "#/studio/marks/geometry/path";
import type { MotifId } from "#/studio/motifs/motif-ids";

/** Figures that are simple enough for a part of a letter, each with the subjects that it stands for. */
const figures = [
  {
    label: "a drop",
    path: "M5 0C5 0 9 4.2 9 6.6C9 8.8 7.2 10.6 5 10.6C2.8 10.6 1 8.8 1 6.6C1 4.2 5 0 5 0Z",
    subjects: "drop faucet water-tower rain fountain soap bathtub oil-bottle swim-goggles pipe",
  },
  {
    label: "a leaf",
    path: "M0 10C0 3 3 0 10 0C10 7 7 10 0 10Z",
    subjects:
      "leaf sprout tree flowerpot pot-plant tea-leaf herb-bundle fern branch carrot greenhouse secateurs olive seed " +
      "watering-can hops rake plough apple fruit-tree",
  },
  {
    label: "a flame",
    path: "M5 0C6 3 9 4.4 9 7.2C9 9.4 7.2 11 5 11C2.8 11 1 9.4 1 7.2C1 5.6 2 4.8 2.6 3.4C3.2 4 3.6 4.6 3.8 5C4.6 3.4 5 2 5 0Z",
    subjects:
      "flame campfire tiled-stove radiator heat-pump fire-helmet fire-hose sauna-stove candle kiln chimney grill pizza-oven torch",
  },
  {
    label: "a lens",
    path: "M0 5C2.6 1.6 7.4 1.6 10 5C7.4 8.4 2.6 8.4 0 5Z",
    subjects: "shuttle loom eye spectacles lens camera movie-camera",
  },
  {
    label: "a doorway",
    path: "M1 10L1 4C1 1.8 2.8 0 5 0C7.2 0 9 1.8 9 4L9 10Z",
    subjects: "arch church door gate monastery-arch castle bridge temple town-hall mosque museum tower",
  },
  { label: "a house", path: "M0 10L0 4L5 0L10 4L10 10Z", subjects: "house roof hut apartment barn roof-tiles dog-house bed" },
  {
    label: "a keyhole",
    path: "M3.4 6.2C1.4 3 2.4 0 5 0C7.6 0 8.6 3 6.6 6.2L8 11L2 11Z",
    subjects: "key lock",
  },
  {
    label: "an open book",
    path: "M0 1C2 0 4 0.6 5 2C6 0.6 8 0 10 1L10 9C8 8 6 8.6 5 10C4 8.6 2 8 0 9Z",
    subjects: "book open-book bookshelf law-books ledger-book magazine school-bag blackboard",
  },
  {
    label: "a speech bubble",
    path: "M0 0L10 0L10 7.4L5.4 7.4L2.4 10.4L2.4 7.4L0 7.4Z",
    subjects: "speech-bubble microphone megaphone ear headphones",
  },
  {
    label: "a nut",
    path: "M2.5 0.7L7.5 0.7L10 5L7.5 9.3L2.5 9.3L0 5Z",
    subjects: "bolt-nut wrench gear",
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
    path:
      "M5 1.2C7 -0.2 10 0.2 10 3.4C10 6 8.6 6.6 8.2 9.4C8 10.8 6.6 10.8 6.3 9.4C6 7.8 5.8 6.8 5 6.8" +
      "C4.2 6.8 4 7.8 3.7 9.4C3.4 10.8 2 10.8 1.8 9.4C1.4 6.6 0 6 0 3.4C0 0.2 3 -0.2 5 1.2Z",
    subjects: "tooth dental-mirror toothbrush brace-teeth",
  },
  {
    label: "a loaf",
    path: "M1.2 10L1.2 5.6C-0.6 4.6 -0.4 0.6 3 0.6L7 0.6C10.4 0.6 10.6 4.6 8.8 5.6L8.8 10Z",
    subjects: "loaf croissant pretzel rolling-pin wheat flour-sack",
  },
  {
    label: "a bell",
    path: "M5 0C8 0 8.4 3 8.6 5.4C8.8 7 9.6 7.6 10 8.4L0 8.4C0.4 7.6 1.2 7 1.4 5.4C1.6 3 2 0 5 0Z",
    subjects: "bell reception-bell",
  },
  {
    label: "a heart",
    path: "M5 10C2.8 8.6 0 5.8 0 3C0 1.2 1.2 0 2.7 0C3.7 0 4.55 0.6 5 1.6C5.45 0.6 6.3 0 7.3 0C8.8 0 10 1.2 10 3C10 5.8 7.2 8.6 5 10Z",
    subjects: "heart stethoscope heart-monitor hospital-bed swaddled-baby baby-carriage",
  },
  {
    label: "a star",
    path: "M5 0L6.5 3.4L10 3.8L7.4 6.3L8.1 10L5 8.1L1.9 10L2.6 6.3L0 3.8L3.5 3.4Z",
    subjects: "star",
  },
  {
    label: "the sun",
    path: "M5 0L6.3 2L8.5 1.5L8 3.7L10 5L8 6.3L8.5 8.5L6.3 8L5 10L3.7 8L1.5 8.5L2 6.3L0 5L2 3.7L1.5 1.5L3.7 2Z",
    subjects: "sun sunrise solar-panel",
  },
  {
    label: "the moon",
    path: "M7 0C3 0.4 0 2.4 0 5.4C0 8.2 2.3 10.4 5.2 10.4C7.4 10.4 9.2 9.2 10 7.4C5.6 8.2 3.4 3.6 7 0Z",
    subjects: "moon",
  },
  {
    label: "a fish",
    path: "M0 5C1.6 2 4.6 1.4 7 4L10 1.6L10 8.4L7 6C4.6 8.6 1.6 8 0 5Z",
    subjects: "fish fishing-hook fishing-boat",
  },
  {
    label: "a cup",
    path: "M0 1L7.4 1L7.4 2.2C10.8 2.2 10.8 6.8 7.2 6.8C6.8 8.6 5.6 9.6 3.8 9.6C1.4 9.6 0 7.8 0 5Z",
    subjects: "coffee-cup tea-glass teapot coffee-bean paper-cup coffee-mill samovar",
  },
  {
    label: "a flower",
    path:
      "M3.2 2.6C0.6 -0.6 9.4 -0.6 6.8 2.6C9.0 -0.9 11.7 7.4 7.9 5.9C11.8 7.0 4.8 12.1 5.0 8.0" +
      "C5.2 12.1 -1.8 7.0 2.1 5.9C-1.7 7.4 1.0 -0.9 3.2 2.6Z",
    subjects: "flower bouquet rose sunflower wreath lotus",
  },
  {
    label: "a flash of lightning",
    path: "M6.4 0L1 6L4.4 6L3.4 10.4L9 4.2L5.6 4.2Z",
    subjects: "lightning plug battery ev-charger cable pylon light-bulb",
  },
  {
    label: "a note",
    path: "M4.4 0C5 2 9.2 2.6 8.6 6.4C8 5 7.4 4.6 6.4 4.4L6.4 8.2C6.4 9.8 5 10.6 3.7 10.6C2 10.6 1 9.6 1.2 8.3C1.4 6.9 3 6.2 4.4 6.7Z",
    subjects: "musical-note piano violin guitar trumpet music-stand cello accordion drum organ-pipes",
  },
  {
    label: "a pine",
    path: "M5 0L9 5L7.4 5L10 8.4L6.2 8.4L6.2 10.6L3.8 10.6L3.8 8.4L0 8.4L2.6 5L1 5Z",
    subjects: "pine log chainsaw axe",
  },
  {
    label: "a bird",
    path: "M0 3.4L2 2.4C2.6 0.6 5.4 0.4 6 2.6C7 4.4 8.4 5.2 10 5.4C9.4 8.4 4.4 10 2.4 7.6C1.2 6.2 1.4 4.6 1.2 3.8Z",
    subjects: "bird swallow dove",
  },
  {
    label: "an egg",
    path: "M5 0C7.6 0 9 4 9 6.4C9 8.8 7.2 10.4 5 10.4C2.8 10.4 1 8.8 1 6.4C1 4 2.4 0 5 0Z",
    subjects: "egg",
  },
  {
    label: "a pin on a map",
    path: "M5 10.6C5 10.6 1 6.4 1 4C1 1.7 2.8 0 5 0C7.2 0 9 1.7 9 4C9 6.4 5 10.6 5 10.6Z",
    subjects: "map signpost compass path",
  },
  {
    label: "a tick",
    path: "M0 5.6L2 3.6L4 5.6L8.2 1L10 2.8L4 9.4Z",
    subjects: "check-list ballot-box",
  },
  {
    label: "a gem",
    path: "M2 0L8 0L10 3.4L5 10L0 3.4Z",
    subjects: "gem ring-jewel necklace",
  },
  {
    label: "a shirt",
    path: "M3.4 0C4 1.2 6 1.2 6.6 0L10 1.8L9 4.6L7.8 4L7.8 10L2.2 10L2.2 4L1 4.6L0 1.8Z",
    subjects: "shirt hoodie clothes-hanger washing-machine clothes-iron",
  },
  {
    label: "a mushroom",
    path: "M0 4.8C0 1.6 2.4 0 5 0C7.6 0 10 1.6 10 4.8L6.8 4.8L7.2 10L2.8 10L3.2 4.8Z",
    subjects: "mushroom",
  },
  {
    label: "a bottle",
    path: "M3.6 0L6.4 0L6.4 3C7.8 4 8.2 5 8.2 6L8.2 10.6L1.8 10.6L1.8 6C1.8 5 2.2 4 3.6 3Z",
    subjects: "bottle milk-bottle",
  },
  {
    label: "a glass of wine",
    path: "M1.2 0L8.8 0C9.2 3.4 8.2 5.4 6.1 6L6.1 8.8L8 8.8L8 10.6L2 10.6L2 8.8L3.9 8.8L3.9 6C1.8 5.4 0.8 3.4 1.2 0Z",
    subjects: "wine-glass goblet grapes cocktail champagne-glasses",
  },
  {
    label: "a wave",
    path: "M0 10L0 6.4C1.6 1.4 6 -1.2 9.4 2C6.8 1.8 5.6 3.8 6.4 5.4C7.2 6.8 8.8 6.8 10 6L10 10Z",
    subjects: "wave surfboard estuary river-bend",
  },
] as const;

/** How many of a trade's subjects are looked through: later ones say less about it. */
const maxSubjects = 2;

/** What the figure that stands for a subject shows, which may be another subject that a brief avoids. */
export const getFigureSubject = (subject: string): string =>
  figures.find(({ subjects }) => subjects.split(" ").includes(subject))?.subjects.split(" ")[0] ?? subject;

/** All figures, with the subjects that they stand for. */
export const listLetterFigures = (): readonly { readonly label: string; readonly subjects: string }[] => figures;

/** The figure that the subjects of a trade give a part of a letter, most characteristic first. */
export function findLetterFigure(subjects: readonly MotifId[]): { readonly label: string; readonly path: Path } | undefined {
  const [found] = subjects
    .slice(0, maxSubjects)
    .flatMap((subject) => figures.find(({ subjects: ids }) => ids.split(" ").includes(subject)) ?? []);
  return found && { label: found.label, path: parsePath(found.path) };
}
