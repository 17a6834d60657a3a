import { parsePath } from "#/studio/marks/geometry/parse-path";
import type { Path } from "#/studio/marks/geometry/path";

/** A thing whose outline a heavy letter fills, with the capitals that still show it, and its subjects. */
type LetterOutline = {
  readonly label: string;
  readonly path: string;
  readonly letters: string;
  readonly subjects: string;
  /** Whether firms of any trade have it, such as insurers, or all that grow anything: it sets none apart. */
  readonly isStock?: boolean;
};

/**
 * Simple outlines on the 48-unit grid. A letter belongs to one if the openings that make it a letter leave what
 * the thing is known by: the ridge of a house, the tip of a drop, the roots of a tooth.
 */
const outlines: readonly LetterOutline[] = [
  {
    label: "a house",
    path: "M24 1L46 14L46 46L2 46L2 14Z",
    letters: "ABCEGPRSБЯ",
    subjects: "house roof hut barn roof-tiles insulation-roll chimney chimney-brush bed door tiled-stove radiator heat-pump",
  },
  {
    label: "a drop",
    path: "M24 0C24 0 43 19 43 30C43 40 34.5 48 24 48C13.5 48 5 40 5 30C5 19 24 0 24 0Z",
    letters: "CG6",
    subjects: "drop faucet pipe water-tower rain fountain bathtub oil-bottle soap",
  },
  {
    label: "an egg",
    path: "M24 0C36 0 44 17 44 29C44 40 35 48 24 48C13 48 4 40 4 29C4 17 12 0 24 0Z",
    letters: "CEGHOSU",
    subjects: "egg rooster",
  },
  {
    label: "a heart",
    path: "M24 46C10 36 1 26 1 14C1 6 7 1 13.5 1C18 1 22 4 24 8C26 4 30 1 34.5 1C41 1 47 6 47 14C47 26 38 36 24 46Z",
    letters: "HMUV",
    subjects:
      "heart stethoscope heart-monitor hospital-bed swaddled-baby baby-carriage open-hands wheelchair walking-stick crutches",
  },
  {
    label: "a tooth",
    path: "M24 6C32 0 46 2 46 17C46 28 41 32 39 46L29 46C28 36 28 31 24 31C20 31 20 36 19 46L9 46C7 32 2 28 2 17C2 2 16 0 24 6Z",
    letters: "AHMNΠΛ",
    subjects: "tooth dental-mirror toothbrush brace-teeth",
  },
  {
    label: "a loaf",
    path: "M6 46L6 26C-3 22 -2 2 16 2L32 2C50 2 51 22 42 26L42 46Z",
    letters: "ABEOR8",
    subjects: "loaf pretzel rolling-pin croissant",
  },
  {
    label: "a shield",
    path: "M2 2L46 2L46 24C46 36 36 43 24 48C12 43 2 36 2 24Z",
    letters: "BCDEGHMSUЮΣ",
    isStock: true,
    subjects: "scales gavel law-books column lock security-camera strongbox umbrella police-cap",
  },
  {
    label: "an arch",
    path: "M3 47L3 22C3 10 12 1 24 1C36 1 45 10 45 22L45 47Z",
    letters: "ABCEGHPRSMБЯΠЛ",
    subjects:
      "arch church gate monastery-arch castle bridge temple town-hall mosque museum tower school-house synagogue " +
      "kiln pizza-oven gravestone barrel wine-glass grapes goblet",
  },
  {
    label: "a leaf",
    path: "M2 2L24 2C38 2 46 12 46 24L46 46L24 46C10 46 2 36 2 24Z",
    letters: "ABCDEGHKPRSUZБЯΣ",
    isStock: true,
    subjects:
      "leaf sprout tree tea-leaf herb-bundle fern branch greenhouse secateurs olive seed watering-can hops rake apple " +
      "fruit-tree pear tulip seedling-hand cream-jar pot-plant flowerpot",
  },
];

/** Outlines that the subjects call for and that show a letter, most characteristic first. */
export function listLetterOutlines(
  letter: string,
  subjects: readonly string[],
): readonly {
  readonly label: string;
  readonly path: Path;
  readonly subject: string;
  readonly shown: string;
  readonly isStock: boolean;
}[] {
  const found = subjects.flatMap((subject) => {
    const outline = outlines.find((one) => one.letters.includes(letter) && one.subjects.split(" ").includes(subject));
    return outline === undefined
      ? []
      : [
          {
            label: outline.label,
            path: parsePath(outline.path),
            subject,
            shown: getOutlineSubject(subject),
            isStock: outline.isStock === true,
          },
        ];
  });
  return found.filter(({ label }, index) => found.findIndex((one) => one.label === label) === index);
}

/** What the outline that stands for a subject shows, which may be another subject that a brief avoids. */
export const getOutlineSubject = (subject: string): string =>
  outlines.find(({ subjects }) => subjects.split(" ").includes(subject))?.subjects.split(" ")[0] ?? subject;

/** All outlines, for the tests. */
export const listOutlines = (): readonly { readonly label: string; readonly letters: string; readonly subjects: string }[] =>
  outlines;
