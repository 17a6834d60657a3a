import { type FaceId, faceMetadata } from "#/model/face";

/** The genres in which a script has a bundled face. */
export type ScriptGenre = "sans" | "serif";

/**
 * Scripts with bundled faces of their own, by ISO 15924 code. Latin, Greek and Cyrillic belong to
 * the faces of `model/face.ts`. The four of East Asia name a language's forms: Japanese, Korean,
 * Simplified and Traditional Chinese share their characters.
 */
export const scriptCodes = [
  "Arab",
  "Hebr",
  "Deva",
  "Beng",
  "Taml",
  "Telu",
  "Knda",
  "Mlym",
  "Gujr",
  "Guru",
  "Sinh",
  "Thai",
  "Laoo",
  "Khmr",
  "Mymr",
  "Geor",
  "Armn",
  "Ethi",
  "Jpan",
  "Kore",
  "Hans",
  "Hant",
] as const;
export type ScriptCode = (typeof scriptCodes)[number];

/** First and last slice of a package, by the numbers in its file names. */
type SliceRange = readonly [first: number, last: number];

/** What a design has to know about the face of a script. */
export type ScriptFaceMetadata = {
  /** Family name in CSS. */
  readonly name: string;
  readonly script: ScriptCode;
  readonly genre: ScriptGenre;
  /** The package with the files, under `@fontsource-variable/`. */
  readonly package: string;
  /** The package's subsets to carry: named ones, or ranges of numbered slices. */
  readonly subsets: readonly string[] | readonly SliceRange[];
  readonly weights: { readonly min: number; readonly max: number };
  /** System faces of the script, the generic family last. */
  readonly fallback: readonly string[];
  /** SPDX identifier. The licence text is beside the files. */
  readonly licence: string;
};

/** System faces of each script, which are used before the bundled face has loaded. */
const systemFaces: Readonly<Record<ScriptCode, Readonly<Record<ScriptGenre, readonly string[]>>>> = {
  Arab: { sans: ["Geeza Pro", "Segoe UI", "Tahoma"], serif: ["Geeza Pro", "Traditional Arabic", "Times New Roman"] },
  Hebr: { sans: ["Arial Hebrew", "Segoe UI", "Arial"], serif: ["New Peninim MT", "David", "Times New Roman"] },
  Deva: { sans: ["Kohinoor Devanagari", "Nirmala UI"], serif: ["Devanagari MT", "Nirmala UI"] },
  Beng: { sans: ["Kohinoor Bangla", "Nirmala UI"], serif: ["Bangla MN", "Nirmala UI"] },
  Taml: { sans: ["Tamil Sangam MN", "Nirmala UI"], serif: ["Tamil MN", "Nirmala UI"] },
  Telu: { sans: ["Kohinoor Telugu", "Nirmala UI"], serif: ["Telugu MN", "Nirmala UI"] },
  Knda: { sans: ["Kannada Sangam MN", "Nirmala UI"], serif: ["Kannada MN", "Nirmala UI"] },
  Mlym: { sans: ["Malayalam Sangam MN", "Nirmala UI"], serif: ["Malayalam MN", "Nirmala UI"] },
  Gujr: { sans: ["Kohinoor Gujarati", "Nirmala UI"], serif: ["Gujarati MT", "Nirmala UI"] },
  Guru: { sans: ["Gurmukhi Sangam MN", "Nirmala UI"], serif: ["Gurmukhi MN", "Nirmala UI"] },
  Sinh: { sans: ["Sinhala Sangam MN", "Nirmala UI"], serif: ["Sinhala MN", "Nirmala UI"] },
  Thai: { sans: ["Thonburi", "Leelawadee UI"], serif: ["Sathu", "Leelawadee UI"] },
  Laoo: { sans: ["Lao Sangam MN", "Leelawadee UI"], serif: ["Lao MN", "Leelawadee UI"] },
  Khmr: { sans: ["Khmer Sangam MN", "Leelawadee UI"], serif: ["Khmer MN", "Leelawadee UI"] },
  Mymr: { sans: ["Myanmar Sangam MN", "Myanmar Text"], serif: ["Myanmar MN", "Myanmar Text"] },
  Geor: { sans: ["Helvetica Neue", "Segoe UI"], serif: ["Sylfaen", "Times New Roman"] },
  Armn: { sans: ["Mshtakan", "Segoe UI"], serif: ["Mshtakan", "Sylfaen"] },
  Ethi: { sans: ["Kefa", "Ebrima"], serif: ["Kefa", "Nyala"] },
  Jpan: { sans: ["Hiragino Sans", "Yu Gothic", "Meiryo"], serif: ["Hiragino Mincho ProN", "Yu Mincho", "MS PMincho"] },
  Kore: { sans: ["Apple SD Gothic Neo", "Malgun Gothic"], serif: ["AppleMyungjo", "Batang"] },
  Hans: { sans: ["PingFang SC", "Microsoft YaHei"], serif: ["Songti SC", "SimSun"] },
  Hant: { sans: ["PingFang TC", "Microsoft JhengHei"], serif: ["Songti TC", "PMingLiU"] },
};

type ScriptFaceSource = readonly [
  name: string,
  script: ScriptCode,
  genre: ScriptGenre,
  subsets: ScriptFaceMetadata["subsets"],
  min: number,
  max: number,
];

/**
 * The faces. Slices of East Asian faces run from rare to common characters; those without any
 * character of the national standards are left out, and those that have hardly any of the common
 * ones. The serifs of East Asia carry the common slices only; the sans of the same script, next in
 * every stack, has the rest.
 */
const sources = {
  "noto-sans-arabic": ["Noto Sans Arabic", "Arab", "sans", ["arabic"], 100, 900],
  "noto-naskh-arabic": ["Noto Naskh Arabic", "Arab", "serif", ["arabic"], 400, 700],
  heebo: ["Heebo", "Hebr", "sans", ["hebrew"], 100, 900],
  "frank-ruhl-libre": ["Frank Ruhl Libre", "Hebr", "serif", ["hebrew"], 300, 900],
  "noto-sans-devanagari": ["Noto Sans Devanagari", "Deva", "sans", ["devanagari"], 100, 900],
  "noto-serif-devanagari": ["Noto Serif Devanagari", "Deva", "serif", ["devanagari"], 100, 900],
  "noto-sans-bengali": ["Noto Sans Bengali", "Beng", "sans", ["bengali"], 100, 900],
  "noto-serif-bengali": ["Noto Serif Bengali", "Beng", "serif", ["bengali"], 100, 900],
  "noto-sans-tamil": ["Noto Sans Tamil", "Taml", "sans", ["tamil"], 100, 900],
  "noto-serif-tamil": ["Noto Serif Tamil", "Taml", "serif", ["tamil"], 100, 900],
  "noto-sans-telugu": ["Noto Sans Telugu", "Telu", "sans", ["telugu"], 100, 900],
  "noto-sans-kannada": ["Noto Sans Kannada", "Knda", "sans", ["kannada"], 100, 900],
  "noto-sans-malayalam": ["Noto Sans Malayalam", "Mlym", "sans", ["malayalam"], 100, 900],
  "noto-sans-gujarati": ["Noto Sans Gujarati", "Gujr", "sans", ["gujarati"], 100, 900],
  "noto-sans-gurmukhi": ["Noto Sans Gurmukhi", "Guru", "sans", ["gurmukhi"], 100, 900],
  "noto-sans-sinhala": ["Noto Sans Sinhala", "Sinh", "sans", ["sinhala"], 100, 900],
  "noto-sans-thai": ["Noto Sans Thai", "Thai", "sans", ["thai"], 100, 900],
  "noto-serif-thai": ["Noto Serif Thai", "Thai", "serif", ["thai"], 100, 900],
  "noto-sans-lao": ["Noto Sans Lao", "Laoo", "sans", ["lao"], 100, 900],
  "noto-sans-khmer": ["Noto Sans Khmer", "Khmr", "sans", ["khmer"], 100, 900],
  "noto-sans-myanmar": ["Noto Sans Myanmar", "Mymr", "sans", ["myanmar"], 100, 900],
  "noto-sans-georgian": ["Noto Sans Georgian", "Geor", "sans", ["georgian"], 100, 900],
  "noto-serif-georgian": ["Noto Serif Georgian", "Geor", "serif", ["georgian"], 100, 900],
  "noto-sans-armenian": ["Noto Sans Armenian", "Armn", "sans", ["armenian"], 100, 900],
  "noto-serif-armenian": ["Noto Serif Armenian", "Armn", "serif", ["armenian"], 100, 900],
  "noto-sans-ethiopic": ["Noto Sans Ethiopic", "Ethi", "sans", ["ethiopic"], 100, 900],
  "noto-sans-jp": [
    "Noto Sans JP",
    "Jpan",
    "sans",
    [
      [6, 7],
      [11, 13],
      [15, 22],
      [24, 36],
      [38, 38],
      [40, 45],
      [47, 50],
      [60, 119],
    ],
    100,
    900,
  ],
  "noto-serif-jp": ["Noto Serif JP", "Jpan", "serif", [[66, 119]], 200, 900],
  "noto-sans-kr": [
    "Noto Sans KR",
    "Kore",
    "sans",
    [
      [0, 0],
      [2, 65],
      [100, 119],
    ],
    100,
    900,
  ],
  "noto-serif-kr": ["Noto Serif KR", "Kore", "serif", [[100, 119]], 200, 900],
  "noto-sans-sc": [
    "Noto Sans SC",
    "Hans",
    "sans",
    [
      [4, 29],
      [32, 35],
      [37, 45],
      [47, 61],
      [63, 84],
      [100, 119],
    ],
    100,
    900,
  ],
  "noto-serif-sc": ["Noto Serif SC", "Hans", "serif", [[103, 119]], 200, 900],
  "noto-sans-tc": [
    "Noto Sans TC",
    "Hant",
    "sans",
    [
      [19, 86],
      [89, 90],
      [98, 119],
    ],
    100,
    900,
  ],
  "noto-serif-tc": ["Noto Serif TC", "Hant", "serif", [[106, 123]], 200, 900],
} as const satisfies Readonly<Record<string, ScriptFaceSource>>;

/** The bundled faces of scripts, by the name of their package. */
export type ScriptFaceId = keyof typeof sources;
export const scriptFaceIds = Object.keys(sources) as readonly ScriptFaceId[];

export const isScriptFaceId = (id: string): id is ScriptFaceId => Object.hasOwn(sources, id);

/** The description of a script's face. */
export function getScriptFace(id: ScriptFaceId): ScriptFaceMetadata {
  const [name, script, genre, subsets, min, max]: ScriptFaceSource = sources[id];
  const generic = genre === "serif" ? "serif" : "sans-serif";
  return {
    name,
    script,
    genre,
    package: id,
    subsets,
    weights: { min, max },
    fallback: [...systemFaces[script][genre], generic],
    licence: "OFL-1.1",
  };
}

/**
 * The faces of a script, those of the genre first. The sans of a script is always among them.
 */
export const listScriptFaces = (script: ScriptCode, genre: ScriptGenre): readonly ScriptFaceId[] =>
  scriptFaceIds
    .filter((id) => sources[id][1] === script)
    .toSorted((a, b) => Number(sources[b][2] === genre) - Number(sources[a][2] === genre));

/** The genre of script faces that goes with a face. */
export function getScriptGenre(face: FaceId): ScriptGenre {
  const { genre } = faceMetadata[face];
  return genre === "serif" || genre === "didone" || genre === "slab" ? "serif" : "sans";
}
