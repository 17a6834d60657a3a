import type { Path } from "#/studio/marks/geometry/path";
import { transform } from "#/studio/marks/geometry/transform";
import { box, circle, corners, flipped, outline, sharp } from "#/studio/motifs/outlines";
import { curve, line } from "#/studio/motifs/strokes";
import { person } from "../people";
import { stand } from "../stances";
import {
  accent,
  back,
  ember,
  figure,
  green,
  light,
  natural,
  tone,
  type VignetteRole,
  vignette,
  type VignetteGroup,
  fitToGrid,
} from "../vignette-drawing";
import { pine } from "../wares";

/** A path drawn about the origin at a place in another size. */
const put = (path: Path, x: number, y: number, size = 1, face: 1 | -1 = 1): Path =>
  transform(face === 1 ? path : flipped(path, 0), [size, 0, 0, size, x, y]);

/** A falcon on its feet at the point, 40 high with a tail of 12 below, that looks to a side. */
const perchedFalcon = (x: number, y: number, size: number, face: 1 | -1, hooded: boolean) => [
  figure(put(outline("M-9-12L-17 12C-14 14-10 14-7 12L1-6Z"), x, y, size, face)),
  light(put(outline("M-3-30C4-34 11-31 12-24C14-14 12-4 4 0H-4C-12-8-12-22-3-30Z"), x, y, size, face)),
  natural(
    put(curve(1.5, "M7-17L9-15"), x, y, size, face),
    put(curve(1.5, "M6-11L8-9"), x, y, size, face),
    put(curve(1.5, "M9-22L11-20"), x, y, size, face),
  ),
  figure(put(outline("M-2-30C-12-27-15-14-13-2L-15 7C-8 4 2-6 5-16C7-24 4-30-2-30Z"), x, y, size, face)),
  hooded
    ? { role: "accent" as const, path: put(circle(5, -34, 7.4), x, y, size, face) }
    : { role: "natural" as const, path: put(circle(5, -34, 7.4), x, y, size, face) },
  ember(
    put(outline("M11.4-36C15-36 16.6-33 15-29.6C14-31 12.6-31.4 11-31.4Z"), x, y, size, face),
    put(curve(2.4, "M-2 0L-3 3"), x, y, size, face),
    put(curve(2.4, "M4 0L5 3"), x, y, size, face),
  ),
  ...(hooded
    ? [
        ember(
          put(outline("M3-41C1-46-2-48-5-48C-3-45-2-43-1-40Z"), x, y, size, face),
          put(curve(1.6, "M-2-32H12"), x, y, size, face),
        ),
      ]
    : [figure(put(circle(8, -35.6, 1.5), x, y, size, face))]),
];

/** One wing of an eagle that spreads from the point to the right, 34 long. */
const wing = outline("M0 4C4-8 12-18 26-24C31-26 36-25 39-22L33-19.6L37-15.6L30-14.4L33-10L26-10L28-5.4L21-6.4C15-1 8 6 2 10Z");

/** An eagle with spread wings whose feet are at the point. */
const landingEagle = (x: number, y: number, size: number) => [
  figure(put(wing, x + 3 * size, y - 22 * size, size), put(wing, x - 3 * size, y - 22 * size, size, -1)),
  natural(put(outline("M-6-10L-11 7C-6 10 4 10 8 7L5-10Z"), x, y, size)),
  figure(put(outline("M-6-25C-9-14-8-5-4 0H4C8-5 9-14 6-25C3-29-3-29-6-25Z"), x, y, size)),
  natural(put(circle(1, -28, 5.4), x, y, size)),
  light(put(circle(3, -29, 1.5), x, y, size)),
  ember(
    put(outline("M5.6-31C10-31 11.4-28 9.6-24.4C8.4-26 7-26.6 5.4-26.6Z"), x, y, size),
    put(curve(2.4, "M-3-1L-4 2"), x, y, size),
    put(curve(2.4, "M3-1L4 2"), x, y, size),
  ),
];

/** High mountains from edge to edge. */
const highMountains = (y: number) =>
  back(sharp(`2 ${y}, 34 ${y - 46}, 56 ${y - 20}, 84 ${y - 54}, 108 ${y - 26}, 124 ${y - 40}, 142 ${y - 14}, 142 ${y}`));

/** A helmet over a head of the size. */
const helmet = (x: number, y: number, size: number, role: VignetteRole) => ({
  role,
  path: outline(
    `M${x - 1.3 * size} ${y + 0.1 * size}C${x - 1.4 * size} ${y - 1.9 * size} ` +
      `${x + 1.3 * size} ${y - 1.9 * size} ${x + 1.1 * size} ${y - 0.3 * size}Z`,
  ),
});

/** The wing of a paraglider over its lines, which meet at the point. */
const canopy = (x: number, y: number, width: number, height: number, meetX: number, meetY: number, role: VignetteRole) => {
  const half = width / 2;
  const edge = (share: number, drop: number) => `${x + half * share} ${y + drop}`;
  return [
    figure(
      ...[-0.86, -0.42, 0.42, 0.86].map((share) =>
        line(1.1, `${x + half * share} ${y + height * (share * share * 0.9 + 0.25)}, ${meetX} ${meetY}`),
      ),
    ),
    {
      role,
      path: outline(
        `M${edge(-1, height)}C${edge(-0.8, -height * 0.34)} ${edge(0.8, -height * 0.34)} ${edge(1, height)}`,
        `C${edge(0.7, height * 0.36)} ${edge(-0.7, height * 0.36)} ${edge(-1, height)}Z`,
      ),
    },
    light(
      ...[-0.6, -0.2, 0.2, 0.6].map((share) =>
        line(
          1.4,
          `${x + half * share} ${y + height * (share * share * 0.72 + 0.06)}, ` +
            `${x + half * share * 0.94} ${y + height * (share * share * 0.5 + 0.46)}`,
        ),
      ),
    ),
  ];
};

/** A hot-air balloon whose basket stands on the height; 62 high for a size of 1. */
const balloon = (x: number, base: number, size: number, stripe: "accent" | "tone", gore: "light" | "ember") => {
  const at = (data: string) => put(outline(data), x, base, size);
  return [
    figure(put(line(1.5, "-6-22,-5-8"), x, base, size), put(line(1.5, "6-22,5-8"), x, base, size)),
    { role: stripe, path: at("M-7-21C-12-28-25-36-25-48C-25-63-13-70 0-70C13-70 25-63 25-48C25-36 12-28 7-21Z") },
    { role: gore, path: at("M-4-21C-8-28-13-38-13-48C-13-62-7-70 0-70C7-70 13-62 13-48C13-38 8-28 4-21Z") },
    { role: stripe, path: at("M-1.6-21C-3-28-5-38-5-48C-5-62-3-70 0-70C3-70 5-62 5-48C5-38 3-28 1.6-21Z") },
    natural(put(box(-7, -9, 14, 9, 1.6), x, base, size)),
  ];
};

/** A drawing of a lying balloon, made shorter towards its mouth. */
const lying = (data: string) => transform(outline(data), [0.73, 0, 0, 1, 15, 0]);

/** People with birds of prey, and people under wings and balloons in the air. */
export const falconsAndFlights: VignetteGroup = {
  "eagle-on-glove": vignette(
    "a falconer in a fur hat on whose glove an eagle lands before high mountains",
    "falconry",
    ["people", "mountain", "bird"],
    () => [
      highMountains(84),
      ...stand(
        36,
        5.2,
        "86 52, 50 60",
        { top: "accent", legs: "figure", skirt: "knee", hair: "none", beard: true, shoes: "natural", skin: "deepSkin" },
        89,
        2,
      ),
      natural(outline("M29 15.4C29 7 47 6 46 14.6C47 19 29 20 29 15.4Z")),
      figure(box(30, 48, 13, 3, 1.4)),
      natural(corners(1.6, "66 50, 70 46, 84 48, 96 49, 96 55, 82 57, 68 56")),
      ...landingEagle(92, 50, 0.98),
    ],
  ),
  "hooded-falcon": vignette(
    "a hooded falcon on a perch block before a falconer who holds out a second bird",
    "falconry",
    ["people", "bird", "tree"],
    () =>
      fitToGrid([
        back(outline("M2 66C30 50 54 58 78 50C104 42 124 52 142 46V86H2Z")),
        ...pine(14, 88, 48, green),
        ...pine(130, 88, 56, green),
        ...stand(
          104,
          5.1,
          "84 46, 116 58",
          { face: -1, top: "tone", nearSleeve: "tone", legs: "figure", hair: "tail", hairRole: "natural", shoes: "natural" },
          89,
          2,
        ),
        natural(corners(1.4, "76 43.6, 86 43, 94 47, 93 52, 84 50, 76 49")),
        ...perchedFalcon(80, 42, 0.7, -1, false),
        ...perchedFalcon(44, 66, 1.16, 1, true),
        figure(box(43, 76, 5, 14, 1)),
        natural(box(32, 68, 27, 12, 2)),
        green(box(31, 67, 29, 4, 2)),
      ]),
  ),
  "tandem-flight": vignette(
    "a pilot and a passenger who fly under a paraglider above a valley",
    "paragliding",
    ["people", "mountain"],
    () => [
      highMountains(74),
      green(outline("M2 72C30 62 60 80 94 74C114 70 130 72 142 68V90H2Z")),
      ...pine(16, 84, 20, figure),
      ...pine(30, 88, 16, figure),
      ...pine(126, 84, 22, figure),
      ...canopy(74, 4, 124, 26, 72, 50, "accent"),
      ...person("64 62 3.8 -4", "70 44, 74 46", "76 70 -20, 78 71 -20", { top: "figure", legs: "figure", shoes: "natural" }),
      helmet(65.4, 37.6, 3.8, "ember"),
      tone(corners(2, "55 50, 62 47, 66 66, 58 66")),
      ...person("78 66 3.8 -8", "88 54, 84 50", "94 70 -30, 95 73 -30", {
        top: "light",
        legs: "tone",
        hair: "long",
        hairRole: "natural",
        shoes: "figure",
      }),
      helmet(77.6, 41.2, 3.8, "ember"),
    ],
  ),
  "balloon-rides": vignette(
    "guests who wave from the basket of a hot-air balloon over cones of rock",
    "hot-air-balloon",
    ["people", "hot-air-balloon"],
    () => [
      back(
        circle(118, 26, 9),
        sharp("4 84, 14 58, 22 84"),
        sharp("18 84, 30 50, 42 84"),
        sharp("104 84, 116 52, 128 84"),
        sharp("122 84, 132 62, 142 84"),
      ),
      ...balloon(26, 44, 0.5, "tone", "light"),
      ...balloon(122, 56, 0.36, "tone", "ember"),
      figure(line(1.6, "62 58,56 76"), line(1.6, "82 58,88 76")),
      accent(outline("M62 58C56 48 40 42 40 26C40 8 56 2 72 2C88 2 104 8 104 26C104 42 88 48 82 58Z")),
      light(outline("M66 58C62 48 56 40 56 26C56 10 64 2 72 2C80 2 88 10 88 26C88 40 82 48 78 58Z")),
      accent(outline("M70 58C68 48 66 40 66 26C66 10 69 2 72 2C75 2 78 10 78 26C78 40 76 48 74 58Z")),
      ember(sharp("72 58, 69.6 63, 74.4 63")),
      ...person("62 90 3.5 2", "48 64 -1, 68 80", "", { face: -1, top: "figure", hair: "long", hairRole: "natural" }),
      ...person("81 90 3.5 2", "96 64 -1, 76 80", "", { top: "tone", hair: "short", skin: "deepSkin" }),
      natural(corners(1.6, "53 77, 91 77, 87 93, 57 93")),
      figure(box(52, 75.6, 40, 3, 1)),
    ],
  ),
  "balloon-filled": vignette(
    "two people who fill a hot-air balloon that lies on a meadow with the flame of its burner",
    "hot-air-balloon",
    ["people", "hot-air-balloon"],
    () =>
      fitToGrid([
        back(outline("M2 60C30 44 60 52 90 44C112 38 130 44 142 40V86H2Z")),
        accent(lying("M54 74C60 66 70 22 102 22C130 22 141 40 141 56C141 76 128 88 104 89C84 89 64 86 54 80Z")),
        light(lying("M54 75.6C66 66 80 42 108 40C130 40 141 48 141 57C141 69 128 75 110 75C90 75 70 78 54 79Z")),
        accent(lying("M54 77C70 68 90 56 114 54C128 53 141 55 141 57.6C141 61 128 62 112 63C92 65 72 72 54 78Z")),
        ember(outline("M37 76C42 67 50 70 60 76.6C50 83 42 85 37 76Z")),
        light(outline("M38 76.4C42 72 47 74 52 76.6C47 79.4 42 80.6 38 76.4Z")),
        natural(corners(1.6, "14 66, 30 64, 30 89, 14 89")),
        figure(line(1.6, "30 66,56 73"), line(1.6, "30 88,56 81"), box(29, 72, 9, 8, 1.4)),
        ...stand(
          13,
          4.9,
          "31 62, 33 72",
          { top: "figure", hair: "cap", hairRole: "tone", legs: "tone", shoes: "natural" },
          89,
          10,
        ),
        figure(line(1.6, "117 56,128 58")),
        ...stand(
          135,
          4.9,
          "126 58, 124 58",
          { face: -1, top: "tone", hair: "bun", hairRole: "natural", legs: "figure", shoes: "natural" },
          89,
          -8,
        ),
      ]),
  ),
};
