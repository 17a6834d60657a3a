import type { Box } from "#/studio/marks/geometry/bounds";
import { subtract, unite } from "#/studio/marks/geometry/combine";
import { parsePath } from "#/studio/marks/geometry/parse-path";
import { type Path, polygon } from "#/studio/marks/geometry/path";
import { disc, rectangle, regularPolygon, roundedRectangle } from "#/studio/marks/geometry/shapes";

/** A solid field whose edge a trade has worked, with the place of a letter in it, on the 48-unit grid. */
export type WorkedEdge = {
  /** What the field is, with its article. */
  readonly label: string;
  readonly draw: () => Path;
  readonly place: Box;
  /** What it loses that says less than others, in places of a subject. */
  readonly rank?: number;
  /** The subject that it shows, which a brief may avoid. */
  readonly shows: string;
  /** The subjects of trades that have it. */
  readonly subjects: string;
};

/** The field: its edges, and how round its corners are. */
const [start, end, size, corner] = [3, 45, 42, 2.5] as const;
const field = (height: number = size): Path => [roundedRectangle([start, start, size, height], corner)];

/** Slots of one width that begin at the left of the field, at even distances. */
const repeat = (count: number, first: number, step: number, draw: (x: number, index: number) => Path): Path =>
  Array.from({ length: count }, (_, index) => draw(first + index * step, index)).flat();

/** Teeth along the bottom of the field. */
function drawTeeth(count: number, depth: number): Path {
  const step = size / count;
  return [
    polygon([
      [start, start],
      [end, start],
      ...Array.from({ length: count }, (_, index) => [
        [end - index * step, end - depth] as const,
        [end - (index + 0.5) * step, end] as const,
      ]).flat(),
      [start, end - depth],
    ]),
  ];
}

/** Blocks of a tread on both sides: what is between them is cut out aslant. */
const drawTread = (): Path =>
  subtract(
    [roundedRectangle([4, 2, 40, 44], 5)],
    repeat(4, 8.2, 10.4, (y) => [
      polygon([
        [0, y - 2.6],
        [10.4, y + 0.2],
        [10.4, y + 3.6],
        [0, y + 0.8],
      ]),
      polygon([
        [48, y - 2.6],
        [37.6, y + 0.2],
        [37.6, y + 3.6],
        [48, y + 0.8],
      ]),
    ]),
  );

/** Holes along both sides, as a film has them. */
const drawFilm = (): Path =>
  subtract(
    field(),
    repeat(4, 6.2, 10.2, (y) => [roundedRectangle([5.6, y, 4.6, 5], 1), roundedRectangle([37.8, y, 4.6, 5], 1)]),
  );

/** Paint that runs down from the bottom of the field. */
const drawDrips = (): Path => {
  const runs = [
    [3, 9, 41],
    [15.5, 8, 46],
    [27, 7.5, 38.5],
    [37, 8, 44],
  ] as const;
  return runs.reduce<Path>(
    (rest, [x, width, bottom]) => unite(rest, [roundedRectangle([x, 24, width, bottom - 24], width / 2)]),
    field(30),
  );
};

/** A page with its top corner folded over. */
const drawFold = (): Path => [
  polygon([
    [6, 2],
    [28.4, 2],
    [28.4, 16],
    [42, 16],
    [42, 46],
    [6, 46],
  ]),
  polygon([
    [31.6, 2.6],
    [41.4, 12.8],
    [31.6, 12.8],
  ]),
];

/** Edges by what makes them, most telling first. */
const edges: readonly WorkedEdge[] = [
  {
    label: "a field over the water",
    shows: "wave",
    draw: () => [
      ...parsePath(
        "M3 3H45V31.5C41.5 31.5 41.5 35 38 35C34.5 35 34.5 31.5 31 31.5C27.5 31.5 27.5 35 24 35" +
          "C20.5 35 20.5 31.5 17 31.5C13.5 31.5 13.5 35 10 35C6.5 35 6.5 31.5 3 31.5Z",
      ),
      ...parsePath(
        "M3 36C6.5 36 6.5 39.5 10 39.5C13.5 39.5 13.5 36 17 36C20.5 36 20.5 39.5 24 39.5" +
          "C27.5 39.5 27.5 36 31 36C34.5 36 34.5 39.5 38 39.5C41.5 39.5 41.5 36 45 36V45H3Z",
      ),
    ],
    place: [10, 6.5, 28, 22],
    subjects:
      "ferry ship wave swim-goggles pool-ladder river-bend estuary fishing-boat sailing-boat motor-boat kayak surfboard " +
      "oyster shell anchor ship-wheel life-buoy lighthouse island harbour-crane",
  },
  {
    label: "a cloth with a pinked edge",
    shows: "fabric-roll",
    draw: () => drawTeeth(7, 5),
    place: [9, 7, 30, 27],
    subjects: "loom shuttle yarn fabric-roll needle-thread thread-spool sewing-machine tailors-dummy knitting cotton-boll",
  },
  {
    label: "an awning",
    shows: "shop-front",
    draw: () =>
      unite(
        [rectangle([start, start, size, 33])],
        repeat(4, start + size / 8, size / 4, (x) => [disc(x, 36, size / 8 - 0.7)]),
      ),
    place: [9.5, 6, 29, 25],
    subjects:
      "market-stall shop-front circus-tent string-lights food-truck bonbon lollipop cupcake cake wicker-basket shopping-bag",
  },
  {
    label: "the tread of a tyre",
    shows: "tyre",
    draw: drawTread,
    place: [14, 9, 20, 30],
    subjects: "tyre motorbike tractor truck van excavator bicycle tow-truck plough wheel spark-plug",
  },
  {
    label: "a field with the broken line of a road",
    shows: "traffic-light",
    rank: 1,
    draw: () =>
      subtract(
        field(),
        repeat(3, 6.4, 12.6, (x) => [rectangle([x, 36.4, 10, 3.6])]),
      ),
    place: [9.5, 6.5, 29, 26],
    subjects: "steering-wheel traffic-light car bus taxi classic-car",
  },
  {
    label: "a strip of film",
    shows: "film-roll",
    draw: drawFilm,
    place: [13.4, 9, 21.2, 30],
    subjects: "camera lens tripod film-roll film-reel movie-camera clapper photo-corners",
  },
  {
    label: "wet paint",
    shows: "brush",
    draw: drawDrips,
    place: [9.5, 6, 29, 23],
    subjects: "paint-roller brush easel shop-sign",
  },
  {
    label: "a rule",
    shows: "caliper",
    draw: () =>
      subtract(
        field(),
        repeat(5, 8.2, 7.15, (x, index) => [rectangle([x, index % 2 === 0 ? 34.6 : 38.6, 3, 12])]),
      ),
    place: [9.5, 6.5, 29, 25],
    subjects: "caliper set-square spirit-level lathe blueprint drafting-compass",
  },
  {
    label: "a pad with its rings",
    shows: "notebook",
    draw: () =>
      subtract(
        [roundedRectangle([4, 5, 40, 41], corner)],
        repeat(4, 8.2, 9.2, (x) => [roundedRectangle([x, 1, 4, 11.5], 2)]),
      ),
    place: [9.5, 16, 29, 26],
    subjects: "notebook calendar pencil blackboard abacus school-bag",
  },
  {
    label: "a page with a folded corner",
    shows: "document",
    rank: 0.5,
    draw: drawFold,
    place: [11, 19.5, 26, 23],
    subjects: "document pen stamp-tool scroll",
  },
  {
    label: "a nut",
    shows: "bolt-nut",
    draw: () => [polygon(regularPolygon(24, 24, 23.4, 6, 30))],
    place: [10.5, 11, 27, 26],
    subjects: "bolt-nut",
  },
  {
    label: "a stamp",
    shows: "envelope",
    draw: () =>
      subtract(
        field(),
        [7.2, 15.6, 24, 32.4, 40.8].flatMap((at) => [
          disc(at, start, 2.3),
          disc(at, end, 2.3),
          disc(start, at, 2.3),
          disc(end, at, 2.3),
        ]),
      ),
    place: [11.5, 11.5, 25, 25],
    subjects: "envelope parcel suitcase globe",
  },
  {
    label: "a pot with a sprout",
    shows: "sprout",
    draw: () => [
      ...parsePath("M22.6 15C22.6 7 16 3 7 3C7 11 13 15 22.6 15Z"),
      ...parsePath("M25.4 15C25.4 7 32 3 41 3C41 11 35 15 25.4 15Z"),
      ...parsePath("M6 17.6H42L38.4 46H9.6Z"),
    ],
    place: [13, 21.5, 22, 20.5],
    subjects: "sprout seed carrot pumpkin tomato pot-plant flowerpot greenhouse watering-can seedling-hand herb-bundle",
  },
];

/** What the edge of a subject's trade shows. */
export const getEdgeSubject = (subject: string): string =>
  edges.find(({ subjects }) => subjects.split(" ").includes(subject))?.shows ?? subject;

/** How many edges are drawn for one name: the letter may be too wide for the first. */
const maxEdges = 2;

/** The edges that the subjects have, those that say most first, and of equal ones that of the first subject. */
export function findWorkedEdges(subjects: readonly string[]): readonly (WorkedEdge & { readonly subject: string })[] {
  const found = subjects.flatMap((subject) => {
    const edge = edges.find((one) => one.subjects.split(" ").includes(subject));
    return edge === undefined ? [] : [{ ...edge, subject }];
  });
  const different = found.filter((one, index) => found.findIndex(({ label }) => label === one.label) === index);
  return different.toSorted((one, other) => (one.rank ?? 0) - (other.rank ?? 0)).slice(0, maxEdges);
}

/** All edges. */
export const listWorkedEdges = (): readonly WorkedEdge[] => edges;
