import measured from "#data/fonts/faces.json";

/** The type genres of faces and directions. */
export type TypeGenre = "grotesque" | "humanist" | "geometric" | "serif" | "didone" | "slab" | "mono" | "expressive";

/** The bundled type faces, by the name of their folder under `data/fonts`. */
export const faceIds = [
  "hanken-grotesk",
  "instrument-sans",
  "schibsted-grotesk",
  "archivo",
  "work-sans",
  "source-sans-3",
  "public-sans",
  "atkinson-hyperlegible-next",
  "outfit",
  "rubik",
  "nunito",
  "bricolage-grotesque",
  "syne",
  "unbounded",
  "big-shoulders",
  "source-serif-4",
  "literata",
  "eb-garamond",
  "bodoni-moda",
  "young-serif",
  "bitter",
  "zilla-slab",
  "jetbrains-mono",
  "martian-mono",
  "ibm-plex-mono",
  "recursive",
] as const;
export type FaceId = (typeof faceIds)[number];

/**
 * One font file of a face: which characters it holds (CSS `unicode-range`) and which weights (CSS
 * `font-weight`, one or `from to`).
 */
export type FaceFile = {
  readonly file: string;
  readonly subset: string;
  readonly unicodeRange: string;
  readonly weight: string;
  readonly style: string;
};

/** What a design has to know about a bundled face. */
export type FaceMetadata = {
  /** Family name in CSS. */
  readonly name: string;
  readonly genre: TypeGenre;
  readonly kind: "variable" | "static";
  /** The range of a variable face, or the available weights. */
  readonly weights: { readonly min: number; readonly max: number } | readonly number[];
  /** System faces with similar proportions, unquoted, the generic family last. */
  readonly fallback: readonly string[];
  readonly files: readonly FaceFile[];
  /** SPDX identifier. The licence text is beside the files. */
  readonly licence: string;
};

const grotesque = ["Helvetica Neue", "Arial", "Liberation Sans", "sans-serif"];
const humanist = ["Segoe UI", "Noto Sans", "Verdana", "sans-serif"];
const geometric = ["Avenir Next", "Century Gothic", "Segoe UI", "sans-serif"];
const condensed = ["Avenir Next Condensed", "Arial Narrow", "Liberation Sans Narrow", "sans-serif"];
const wide = ["Verdana", "DejaVu Sans", "Arial", "sans-serif"];
const serif = ["Charter", "Georgia", "Cambria", "Times New Roman", "serif"];
const oldStyle = ["Garamond", "Palatino", "Palatino Linotype", "Times New Roman", "serif"];
const didone = ["Didot", "Bodoni MT", "Times New Roman", "serif"];
const slab = ["Rockwell", "Roboto Slab", "Georgia", "serif"];
const mono = ["SFMono-Regular", "Menlo", "Consolas", "Liberation Mono", "monospace"];

function createFaceMetadata(id: FaceId, genre: TypeGenre, fallback: readonly string[]): FaceMetadata {
  const { family, licence, files } = measured[id];
  const weights = [...new Set(files.map((file) => file.weight))].map((weight) => weight.split(" ").map(Number));
  const [first] = weights;
  const [min, max] = first ?? [];
  const isVariable = min !== undefined && max !== undefined;
  return {
    name: family,
    genre,
    kind: isVariable ? "variable" : "static",
    weights: isVariable ? { min, max } : weights.flat(),
    fallback,
    files,
    licence,
  };
}

/** Every bundled face. */
export const faceMetadata: Readonly<Record<FaceId, FaceMetadata>> = {
  "hanken-grotesk": createFaceMetadata("hanken-grotesk", "grotesque", grotesque),
  "instrument-sans": createFaceMetadata("instrument-sans", "grotesque", grotesque),
  "schibsted-grotesk": createFaceMetadata("schibsted-grotesk", "grotesque", grotesque),
  archivo: createFaceMetadata("archivo", "grotesque", grotesque),
  "work-sans": createFaceMetadata("work-sans", "grotesque", grotesque),
  "source-sans-3": createFaceMetadata("source-sans-3", "humanist", humanist),
  "public-sans": createFaceMetadata("public-sans", "humanist", humanist),
  "atkinson-hyperlegible-next": createFaceMetadata("atkinson-hyperlegible-next", "humanist", humanist),
  outfit: createFaceMetadata("outfit", "geometric", geometric),
  rubik: createFaceMetadata("rubik", "geometric", geometric),
  nunito: createFaceMetadata("nunito", "geometric", geometric),
  "bricolage-grotesque": createFaceMetadata("bricolage-grotesque", "expressive", grotesque),
  syne: createFaceMetadata("syne", "expressive", wide),
  unbounded: createFaceMetadata("unbounded", "expressive", wide),
  "big-shoulders": createFaceMetadata("big-shoulders", "expressive", condensed),
  "source-serif-4": createFaceMetadata("source-serif-4", "serif", serif),
  literata: createFaceMetadata("literata", "serif", serif),
  "eb-garamond": createFaceMetadata("eb-garamond", "serif", oldStyle),
  "bodoni-moda": createFaceMetadata("bodoni-moda", "didone", didone),
  "young-serif": createFaceMetadata("young-serif", "serif", oldStyle),
  bitter: createFaceMetadata("bitter", "slab", slab),
  "zilla-slab": createFaceMetadata("zilla-slab", "slab", slab),
  "jetbrains-mono": createFaceMetadata("jetbrains-mono", "mono", mono),
  "martian-mono": createFaceMetadata("martian-mono", "mono", mono),
  "ibm-plex-mono": createFaceMetadata("ibm-plex-mono", "mono", mono),
  recursive: createFaceMetadata("recursive", "expressive", humanist),
};
