import { parsePath } from "#/studio/marks/geometry/parse-path";
import type { Path } from "#/studio/marks/geometry/path";
import type { MotifId } from "#/studio/motifs/motif-ids";

/** Figures that are simple enough for a part of a letter, each with the subjects that it stands for. */
const figures = [
  {
    label: "a drop",
    path: "M5 0C5 0 9 4.2 9 6.6C9 8.8 7.2 10.6 5 10.6C2.8 10.6 1 8.8 1 6.6C1 4.2 5 0 5 0Z",
    subjects: "drop faucet water-tower rain fountain soap bathtub oil-bottle swim-goggles heat-pump pipe",
  },
  {
    label: "a leaf",
    path: "M0 10C0 3 3 0 10 0C10 7 7 10 0 10Z",
    subjects:
      "leaf sprout tree flowerpot pot-plant tea-leaf herb-bundle fern branch carrot greenhouse secateurs olive seed flower fruit-tree " +
      "watering-can hops rake apple plough",
  },
  {
    label: "a flame",
    path: "M5 0C6 3 9 4.4 9 7.2C9 9.4 7.2 11 5 11C2.8 11 1 9.4 1 7.2C1 5.6 2 4.8 2.6 3.4C3.2 4 3.6 4.6 3.8 5C4.6 3.4 5 2 5 0Z",
    subjects: "flame campfire tiled-stove radiator fire-helmet fire-hose sauna-stove candle kiln chimney grill pizza-oven torch",
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
    subjects: "bolt-nut wrench gear honeycomb beehive bee honey-jar",
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
] as const;

/** How many of a trade's subjects are looked through: later ones say less about it. */
const maxSubjects = 2;

/** What the figure that stands for a subject shows, which may be another subject that a brief avoids. */
export const getFigureSubject = (subject: string): string =>
  figures.find(({ subjects }) => subjects.split(" ").includes(subject))?.subjects.split(" ")[0] ?? subject;

/** The figure that the subjects of a trade give a part of a letter, most characteristic first. */
export function findLetterFigure(subjects: readonly MotifId[]): { readonly label: string; readonly path: Path } | undefined {
  const [found] = subjects
    .slice(0, maxSubjects)
    .flatMap((subject) => figures.find(({ subjects: ids }) => ids.split(" ").includes(subject)) ?? []);
  return found && { label: found.label, path: parsePath(found.path) };
}
