/**
 * One outline cut of a face: the weight to draw at, and further axes where the package has a file
 * for them.
 */
export type CutPlan = { readonly weight: number; readonly axes?: Readonly<Record<string, number>> };

/**
 * A face's package and what to take from it. `axis` is the file variant (`wght`, `opsz` or `wdth`)
 * for text and outlines.
 */
export type FacePackage = {
  readonly id: string;
  readonly package: string;
  readonly version: string;
  /** Static packages have one file per weight. */
  readonly weights?: readonly number[];
  readonly textAxis: "wght" | "opsz";
  readonly outlineAxis: "wght" | "opsz" | "wdth" | "full";
  readonly cuts: readonly CutPlan[];
};

const defineVariableFace = (
  id: string,
  cuts: readonly (number | CutPlan)[],
  options: Partial<Pick<FacePackage, "version" | "textAxis" | "outlineAxis">> = {},
): FacePackage => ({
  id,
  package: `@fontsource-variable/${id}`,
  version: "5.3.0",
  textAxis: "wght",
  outlineAxis: "wght",
  ...options,
  cuts: cuts.map((cut) => (typeof cut === "number" ? { weight: cut } : cut)),
});

const defineStaticFace = (id: string, weights: readonly number[], cuts: readonly number[]): FacePackage => ({
  id,
  package: `@fontsource/${id}`,
  version: "5.3.0",
  weights,
  textAxis: "wght",
  outlineAxis: "wght",
  cuts: cuts.map((weight) => ({ weight })),
});

/**
 * The faces, in the order of `faceIds` in `src/model/face.ts`. Outlines of faces with an optical
 * size are drawn at a display size.
 */
export const facePackages: readonly FacePackage[] = [
  defineVariableFace("hanken-grotesk", [500, 700]),
  defineVariableFace("instrument-sans", [500, 700]),
  defineVariableFace("schibsted-grotesk", [500, 800]),
  defineVariableFace("archivo", [600, 900]),
  defineVariableFace("work-sans", [500, 700]),
  defineVariableFace("source-sans-3", [400, 700]),
  defineVariableFace("public-sans", [500, 700]),
  defineVariableFace("atkinson-hyperlegible-next", [500, 700]),
  defineVariableFace("outfit", [500, 700]),
  defineVariableFace("rubik", [500, 700]),
  defineVariableFace("nunito", [600, 800]),
  defineVariableFace(
    "bricolage-grotesque",
    [
      { weight: 500, axes: { opsz: 48 } },
      { weight: 700, axes: { opsz: 48 } },
    ],
    { outlineAxis: "opsz" },
  ),
  defineVariableFace("syne", [600, 800]),
  defineVariableFace("unbounded", [500, 700]),
  defineVariableFace(
    "big-shoulders",
    [
      { weight: 600, axes: { opsz: 72 } },
      { weight: 800, axes: { opsz: 72 } },
    ],
    { textAxis: "opsz", outlineAxis: "opsz" },
  ),
  defineVariableFace(
    "source-serif-4",
    [
      { weight: 400, axes: { opsz: 48 } },
      { weight: 600, axes: { opsz: 48 } },
    ],
    {
      version: "5.3.1",
      outlineAxis: "opsz",
    },
  ),
  defineVariableFace(
    "literata",
    [
      { weight: 400, axes: { opsz: 48 } },
      { weight: 600, axes: { opsz: 48 } },
    ],
    { outlineAxis: "opsz" },
  ),
  defineVariableFace("eb-garamond", [400, 600]),
  defineVariableFace(
    "bodoni-moda",
    [
      { weight: 400, axes: { opsz: 28 } },
      { weight: 600, axes: { opsz: 28 } },
    ],
    { textAxis: "opsz", outlineAxis: "opsz" },
  ),
  defineStaticFace("young-serif", [400], [400]),
  defineVariableFace("bitter", [500, 700]),
  defineStaticFace("zilla-slab", [400, 500, 600, 700], [500, 700]),
  defineVariableFace("jetbrains-mono", [500, 800]),
  defineVariableFace("martian-mono", [500, 800]),
  defineStaticFace("ibm-plex-mono", [400, 500, 600, 700], [500, 700]),
  defineVariableFace("recursive", [500, 800]),
];

/** The packages that read fonts: shaping and outlines, path union, WOFF2 to TrueType. */
export const toolPackages = ["harfbuzzjs@1.6.4", "pathkit-wasm@1.0.0", "wawoff2@2.0.1"] as const;

/** Subsets that are bundled where a face has them, in list order. */
export const subsets = ["latin", "latin-ext", "vietnamese", "cyrillic", "cyrillic-ext", "greek", "greek-ext"] as const;
