import type { CustomToken } from "#/model/custom-token";
import type { CompanionFace } from "#/model/companion-face";
import type { Color } from "#/color/color";
import type { FaceId } from "#/model/face";
import type { GivenFace } from "#/model/given-face";

/** The primitive scales, twelve steps each from lightest (1) to darkest (12). */
export const scaleNames = ["brand", "accent", "neutral", "success", "warning", "danger", "info"] as const;
export type ScaleName = (typeof scaleNames)[number];
export type Scale = readonly [Color, Color, Color, Color, Color, Color, Color, Color, Color, Color, Color, Color];

/** The modes that every semantic colour has a value in. */
export const modes = ["light", "dark", "high-contrast", "high-contrast-dark"] as const;
export type Mode = (typeof modes)[number];

/**
 * Semantic colours: the roles that components and pages use, and the names of their CSS variables.
 */
export const colorRoles = [
  "background",
  "foreground",
  "card",
  "card-foreground",
  "popover",
  "popover-foreground",
  "primary",
  "primary-foreground",
  "primary-hover",
  "primary-active",
  "secondary",
  "secondary-foreground",
  "secondary-hover",
  "secondary-active",
  "muted",
  "muted-foreground",
  "accent",
  "accent-foreground",
  "destructive",
  "destructive-foreground",
  "destructive-hover",
  "destructive-active",
  "destructive-text",
  "success",
  "success-foreground",
  "success-text",
  "warning",
  "warning-foreground",
  "warning-text",
  "info",
  "info-foreground",
  "info-text",
  "border",
  "input",
  "ring",
  "ring-offset",
  "link",
  "link-hover",
  "disabled",
  "disabled-foreground",
  "brand",
  "brand-foreground",
  "spot",
  "spot-foreground",
  "inverse",
  "inverse-foreground",
  "inverse-muted",
  "chart-1",
  "chart-2",
  "chart-3",
  "chart-4",
  "chart-5",
  "sidebar",
  "sidebar-foreground",
  "sidebar-primary",
  "sidebar-primary-foreground",
  "sidebar-accent",
  "sidebar-accent-foreground",
  "sidebar-border",
  "sidebar-ring",
] as const;
export type ColorRole = (typeof colorRoles)[number];

/** A semantic colour's value. `alias` names the primitive it equals, if there is one. */
export type SemanticColor = Color & { readonly alias?: { readonly scale: ScaleName; readonly step: number } };
export type ColorMode = Readonly<Record<ColorRole, SemanticColor>>;

/**
 * One checked pair: WCAG 2 contrast of the emitted 8-bit values. `apca` is informative and replaces
 * nothing.
 */
export type ContrastPair = {
  readonly mode: Mode;
  readonly foreground: ColorRole;
  readonly background: ColorRole;
  readonly purpose: "text" | "body" | "ui" | "focus";
  readonly ratio: number;
  readonly threshold: number;
  readonly passes: boolean;
  readonly apca: number;
};

/** A role that cannot be the brand colour itself: how far it moved (ΔE2000) and why. */
export type BrandColorAdjustment = {
  readonly mode: Mode;
  readonly role: ColorRole;
  readonly from: string;
  readonly to: string;
  readonly deltaE: number;
  readonly reason: string;
};

export type ColorReport = { readonly pairs: readonly ContrastPair[]; readonly moves: readonly BrandColorAdjustment[] };

/**
 * The brand colour as given and as used: alpha is blended with white, wide-gamut input is mapped to
 * sRGB by lowering chroma.
 */
export type BrandColor = { readonly given: string; readonly color: Color; readonly mapped: boolean };

/**
 * A face in use: its id, the CSS family name and the fallback stack (unquoted names, generic last).
 */
export type FontFamily = {
  /** The bundled face; with a given one, the nearest, for outlines where no font can be loaded. */
  readonly face: FaceId;
  /** The face that people brought in, which is shown instead of the bundled one. */
  readonly given?: GivenFace;
  /** People named the family without a file: no page loads one for it. */
  readonly isNamedOnly?: true;
  readonly name: string;
  /** The face, its companions, and system faces, the generic family last. */
  readonly stack: readonly string[];
  /** Faces for the scripts of the brand's text that the face lacks. */
  readonly companions?: readonly CompanionFace[];
};

/**
 * A step of the type scale. Sizes are CSS pixels at the narrowest and widest viewport; `leading` is
 * unitless, `trackingEm` in em.
 */
export type TypeSize = {
  readonly name: string;
  readonly minPx: number;
  readonly maxPx: number;
  readonly leading: number;
  readonly trackingEm: number;
  /** A person gave it. */
  readonly given?: true;
};

export const textStyleNames = [
  "display",
  "heading-1",
  "heading-2",
  "heading-3",
  "lead",
  "body",
  "small",
  "label",
  "code",
  "figure",
] as const;
export type TextStyleName = (typeof textStyleNames)[number];

/** A composite text style; `size` names a step of the scale. */
export type TextStyle = {
  readonly family: "display" | "text" | "mono";
  readonly size: string;
  readonly weight: number;
  readonly leading: number;
  readonly trackingEm: number;
};

export type Typography = {
  readonly families: { readonly display: FontFamily; readonly text: FontFamily; readonly mono: FontFamily };
  readonly weights: { readonly display: number; readonly regular: number; readonly medium: number; readonly strong: number };
  readonly ratio: number;
  /** From smallest to largest: xs, sm, base, lg, xl, 2xl, 3xl, 4xl. */
  readonly sizes: readonly TypeSize[];
  readonly styles: Readonly<Record<TextStyleName, TextStyle>>;
  /** Longest comfortable line, in ch. */
  readonly measureCh: number;
};

/** A length token; `given` if a person gave it. Its name is the last part of its CSS variable. */
export type Length = { readonly name: string; readonly px: number; readonly given?: true };

/**
 * One layer of a shadow: lengths in CSS pixels, colour with alpha 0–1. A colour's `given` notation
 * has its alpha.
 */
export type ShadowLayer = {
  readonly x: number;
  readonly y: number;
  readonly blur: number;
  readonly spread: number;
  readonly color: Color;
  readonly alpha: number;
};
export type Shadow = { readonly name: string; readonly light: readonly ShadowLayer[]; readonly dark: readonly ShadowLayer[] };

export type CubicBezier = readonly [number, number, number, number];

/** The design tokens of one design. Every export shows these values and no others. */
export type TokenSet = {
  readonly brand: BrandColor;
  readonly scales: Readonly<Record<ScaleName, Scale>>;
  readonly colors: Readonly<Record<Mode, ColorMode>>;
  readonly report: ColorReport;
  readonly typography: Typography;
  /** Multiples of 4 px, with the names of utility frameworks (`4` is 16 px). */
  readonly spacing: readonly Length[];
  /** Vertical distances between page sections: `tight`, `base`, `loose`; all different. */
  readonly sectionGaps: readonly Length[];
  readonly radius: { readonly basePx: number; readonly steps: readonly Length[] };
  readonly strokePx: number;
  readonly shadows: readonly Shadow[];
  readonly durations: readonly { readonly name: "fast" | "base" | "slow"; readonly ms: number }[];
  readonly easings: readonly { readonly name: "out" | "in-out"; readonly curve: CubicBezier }[];
  /** Maximum content width in CSS pixels, and the grid. */
  readonly layout: { readonly containerPx: number; readonly columns: 12; readonly gutterPx: number; readonly marginPx: number };
  /**
   * The tokens whose values people gave, as `palette.brand.9`, `light: primary` for a role in a
   * mode, `fontSize.base`, `spacing.4` and so on. Missing if there are none.
   */
  readonly given?: readonly string[];
  /** Tokens that people gave under their own names, without a role. */
  readonly custom?: readonly CustomToken[];
};
