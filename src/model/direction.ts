import type { ComponentStyle } from "#/model/component-style";
import type { Composition } from "#/model/composition";
import type { FaceId, TypeGenre } from "#/model/face";

/** The archetypes that a direction can be made from. */
export const archetypeIds = [
  "swiss",
  "editorial",
  "brutalist",
  "soft",
  "technical",
  "luxury",
  "playful",
  "civic",
  "industrial",
  "craft",
  "retro",
  "scientific",
  "ledger",
  "poster",
  "arcade",
  "archive",
] as const;
export type ArchetypeId = (typeof archetypeIds)[number];

export const densities = ["airy", "open", "medium", "dense"] as const;
export const depthStrategies = ["border", "shadow", "tone"] as const;

export type RadiusBand = "square" | "slight" | "rounded" | "round";
export type Density = (typeof densities)[number];
export type DepthStrategy = (typeof depthStrategies)[number];

/** How a direction uses colour. The palette reads only this. */
export type ColorStrategy = {
  /** The strategy in words for people. */
  readonly words: string;
  /** How strongly surfaces are tinted with the brand hue: OKLCH chroma, 0–0.02. */
  readonly neutralChroma: number;
  /** Lightness of the page background in light mode, 0.95–1. */
  readonly paperLightness: number;
  /** Lightness of the page background in dark mode, 0.12–0.20. */
  readonly nightLightness: number;
  /**
   * How far the accent turns from the hue that goes with the brand, degrees; at most 24 count. A secondary
   * colour in the brief overrides it.
   */
  readonly accentShift: number;
  /** First hue of charts if the brand is achromatic, degrees. */
  readonly chartHue: number;
  /** Brand colours to choose from if the brief names none, as hex. */
  readonly brandChoices: readonly [string, ...string[]];
};

/** Motion of a direction: durations in milliseconds, one easing curve. */
export type Motion = {
  readonly fastMs: number;
  readonly baseMs: number;
  readonly slowMs: number;
  readonly ease: readonly [number, number, number, number];
};

/** The design direction of one brand: an archetype with all choices made for its brief and seed. */
export type Direction = {
  /** The archetype's id, as `--direction` and `lock` take it. */
  readonly id: ArchetypeId;
  readonly name: string;
  /** One sentence, fit for the top of a mood board. */
  readonly summary: string;
  /** Why this direction, in the brief's own words. */
  readonly reasons: readonly string[];
  readonly typeGenre: TypeGenre;
  readonly faces: { readonly display: FaceId; readonly text: FaceId; readonly mono: FaceId };
  /** Weights of the display and text faces, 100–900. */
  readonly weights: { readonly display: number; readonly regular: number; readonly medium: number; readonly strong: number };
  /** Ratio of the type scale. */
  readonly ratio: number;
  /** Base radius in CSS pixels. */
  readonly radiusPx: number;
  readonly radiusBand: RadiusBand;
  readonly density: Density;
  readonly contrast: "AA" | "AAA";
  readonly color: ColorStrategy;
  readonly depth: DepthStrategy;
  /** Width of rules and control outlines in CSS pixels. */
  readonly strokePx: number;
  readonly motion: Motion;
  /** Name of the imagery strategy. */
  readonly imagery: string;
  /** Name of the page layout pattern, and the spans the seed chose within it. */
  readonly layout: string;
  readonly spans: readonly [number, number];
  /**
   * The composition of pages that the seed chose; absent in designs stored before there was a
   * choice.
   */
  readonly composition?: Composition;
  /** What was chosen by hand instead of the archetype's component style. */
  readonly componentStyle?: Partial<ComponentStyle>;
  /** How cards rise, if not as all surfaces do. */
  readonly cardDepth?: DepthStrategy;
  /** Name of the mark recipe. */
  readonly markRecipe: string;
  readonly voice: string;
  /** Rules for all work in this direction. */
  readonly always: readonly string[];
  readonly never: readonly string[];
};
