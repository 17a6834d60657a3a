import type { ComponentStyle } from "#/model/component-style";
import type { CompositionPattern } from "#/model/composition";
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
 *   markRecipes: ["stem-gap", "counter-form", "motif", "ligature"],
 *   // …
 * };
 * ```
 */
export type Archetype = {
  readonly id: ArchetypeId;
  readonly name: string;
  readonly summary: string;
  /** The summary of designs whose display face is not the archetype's, if the usual one names it. */
  readonly summaryWithOtherFaces?: string;
  readonly typeGenre: TypeGenre;
  readonly faces: Choices<FaceSet>;
  /** Faces for briefs that ask for a loud or lively look, if the usual ones are plainer. */
  readonly livelyFaces?: Choices<FaceSet>;
  /** Faces for briefs that ask for a calm look, if the usual ones are too strong for that. */
  readonly calmFaces?: Choices<FaceSet>;
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
  /** The most typical strategy first. */
  readonly imagery: Choices<ImageryName>;
  readonly layout: LayoutName;
  /** Column pairs for the layout's main split. Each pair sums to twelve. */
  readonly spans: Choices<readonly [number, number]>;
  /** Compositions of the landing page; `chooseComposition` takes one by brief and seed. */
  readonly compositions: Choices<CompositionPattern>;
  readonly markRecipes: Choices<MarkRecipeName>;
  readonly componentStyle: ComponentStyle;
  readonly voice: string;
  readonly always: readonly string[];
  readonly never: readonly string[];
};
