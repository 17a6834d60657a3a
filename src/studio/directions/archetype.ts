import type { ArchetypeId, ColorStrategy, Density, DepthStrategy, Motion, RadiusBand } from "#/model/direction";
import type { TypeGenre, FaceId } from "#/model/face";
import type { ImageryName } from "#/studio/imagery/strategy";
import type { LayoutName } from "#/studio/layout/layout";
import type { MarkRecipeName } from "#/studio/marks/recipe";

/** One or more equal alternatives; the seed chooses one. */
export type Choices<T> = readonly [T, ...T[]];

/**
 * Three faces that are used together. `text` may repeat `display` if one family sets the whole
 * design.
 */
export type FaceSet = { readonly display: FaceId; readonly text: FaceId; readonly mono: FaceId };

/** Button shapes that an archetype can choose from. */
export const buttonShapes = ["flat", "outline", "pill", "offset", "stepped", "bevel", "ruled"] as const;

/**
 * How an archetype draws small elements, so that its components differ from those of other
 * archetypes.
 */
export type ComponentStyle = {
  readonly button: (typeof buttonShapes)[number];
  readonly field: "box" | "underline" | "filled" | "frame";
  readonly table: "rules" | "grid" | "bands" | "bare";
  readonly label: "plain" | "mono" | "caps" | "strong" | "display";
  /** Whether outlines and rules use the text colour or the quieter border colour. */
  readonly rule: "ink" | "quiet";
  readonly marker: "dash" | "square" | "dot" | "tick" | "plus" | "rule";
};

/**
 * Words in a brief that make an archetype likely or unlikely. Lower case; see `collectEvidence` for
 * how they match.
 */
export type Vocabulary = {
  readonly matchingWords: readonly string[];
  readonly industryWords: readonly string[];
  readonly opposingWords: readonly string[];
};

/**
 * A ready-made design character: every decision that a direction needs. Lists of choices are
 * resolved by the seed.
 * @example
 * ```ts
 * export const swiss: Archetype = {
 *   id: "swiss",
 *   name: "Swiss",
 *   faces: [{ display: "hanken-grotesk", text: "hanken-grotesk", mono: "ibm-plex-mono" }],
 *   radiiPx: [0],
 *   layout: "flush-left",
 *   markRecipes: ["cut-monogram", "period"],
 *   // …
 * };
 * ```
 */
export type Archetype = {
  readonly id: ArchetypeId;
  readonly name: string;
  readonly summary: string;
  readonly vocabulary: Vocabulary;
  readonly typeGenre: TypeGenre;
  readonly faces: Choices<FaceSet>;
  readonly weights: { readonly display: number; readonly regular: number; readonly medium: number; readonly strong: number };
  readonly ratios: Choices<number>;
  readonly radiusBand: RadiusBand;
  readonly radiiPx: Choices<number>;
  readonly density: Density;
  readonly contrast: "AA" | "AAA";
  readonly color: Omit<ColorStrategy, "accentShift"> & { readonly accentShifts: Choices<number> };
  readonly depth: DepthStrategy;
  readonly strokePx: number;
  readonly motion: Motion;
  readonly imagery: ImageryName;
  readonly layout: LayoutName;
  /** Column pairs for the layout's main split. Each pair sums to twelve. */
  readonly spans: Choices<readonly [number, number]>;
  readonly markRecipes: Choices<MarkRecipeName>;
  readonly componentStyle: ComponentStyle;
  readonly voice: string;
  readonly always: readonly string[];
  readonly never: readonly string[];
};
