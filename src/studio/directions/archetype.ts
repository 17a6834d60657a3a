import type { ArchetypeId, ColorStrategy, Density, DepthStrategy, Motion, RadiusBand } from "#/model/direction";
import type { TypeGenre, FaceId } from "#/model/face";
import type { ImageryName } from "#/studio/imagery/imagery-names";
import type { LayoutName } from "#/studio/layout/layout-names";
import type { MarkRecipeName } from "#/studio/marks/recipe-names";

/** At least one choice; the seed takes one of them. */
export type Choices<T> = readonly [T, ...T[]];

/** Three faces that are set together. `text` may repeat `display` where one family carries the whole design. */
export type FaceSet = { readonly display: FaceId; readonly text: FaceId; readonly mono: FaceId };

/** How archetypes cut a button. */
export const buttonShapes = ["flat", "outline", "pill", "offset", "stepped", "bevel", "ruled"] as const;

/** How an archetype builds the small things, so that its components cannot be taken for another's. */
export type ComponentStyle = {
  readonly button: (typeof buttonShapes)[number];
  readonly field: "box" | "underline" | "filled" | "frame";
  readonly table: "rules" | "grid" | "bands" | "bare";
  readonly label: "plain" | "mono" | "caps" | "strong" | "display";
  /** What stands before the entries of a list of inclusions. */
  /** Whether outlines and rules are drawn in the text colour or in the quiet border colour. */
  readonly rule: "ink" | "quiet";
  readonly marker: "dash" | "square" | "dot" | "tick" | "plus" | "rule";
};

/** Brief words (lower case, whole words or their beginnings) that make an archetype likely or unlikely. */
export type Vocabulary = {
  readonly matchingWords: readonly string[];
  readonly industryWords: readonly string[];
  readonly opposingWords: readonly string[];
};

/** One archetype as data: every decision that a direction needs, with room for the seed where equals are open. */
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
  /** Pairs of columns, summing to twelve, that the layout's main split may take. */
  readonly spans: Choices<readonly [number, number]>;
  readonly markRecipes: Choices<MarkRecipeName>;
  readonly componentStyle: ComponentStyle;
  readonly voice: string;
  readonly always: readonly string[];
  readonly never: readonly string[];
};
