import type { ColorRole, ScaleName } from "#/model/token-set";

/** The place of a value among a design's tokens. */
export type Target =
  | { readonly kind: "color"; readonly role: ColorRole }
  | { readonly kind: "scale"; readonly scale: ScaleName; readonly step: number }
  | { readonly kind: "size" | "leading" | "tracking"; readonly name: string }
  | { readonly kind: "weight"; readonly name: "display" | "regular" | "medium" | "strong" }
  | { readonly kind: "stack"; readonly name: "display" | "text" | "mono" }
  | { readonly kind: "spacing" | "section" | "radius" | "shadow"; readonly name: string }
  | { readonly kind: "duration"; readonly name: "fast" | "base" | "slow" }
  | { readonly kind: "easing"; readonly name: "out" | "in-out" }
  | { readonly kind: "stroke" }
  | { readonly kind: "measure" }
  | { readonly kind: "layout"; readonly name: "container" | "gutter" | "margin" | "columns" }
  | {
      readonly kind: "style";
      readonly name: string;
      readonly field: "family" | "size" | "weight" | "leading" | "tracking" | "all";
    };

/** The name of the step of a radius that all others derive from. */
export const baseRadius = "base";

/** A target as people and programs name it, such as `colors.primary` and `scales.brand.9`. */
export function formatTarget(target: Target): string {
  switch (target.kind) {
    case "color":
      return `colors.${target.role}`;
    case "scale":
      return `scales.${target.scale}.${target.step}`;
    case "size":
      return `sizes.${target.name}`;
    case "leading":
    case "tracking":
      return `sizes.${target.name}.${target.kind}`;
    case "weight":
      return `weights.${target.name}`;
    case "stack":
      return `stacks.${target.name}`;
    case "section":
      return `sectionGaps.${target.name}`;
    case "shadow":
    case "duration":
      return `${target.kind}s.${target.name}`;
    case "easing":
      return `easings.${target.name}`;
    case "spacing":
    case "radius":
    case "layout":
      return `${target.kind}.${target.name}`;
    case "style":
      return target.field === "all" ? `styles.${target.name}` : `styles.${target.name}.${target.field}`;
    default:
      return target.kind;
  }
}

/** How sure a mapping is: the name itself, the meaning of the name, the value, or a guess. */
export const certainties = ["exact", "by-name", "by-value", "guessed"] as const;
export type Certainty = (typeof certainties)[number];

/**
 * A target with how sure it is and why, in words for people. A higher score wins a contested
 * target.
 */
export type Match = {
  readonly target: Target;
  readonly certainty: Certainty;
  readonly reason: string;
  readonly score: number;
  /** Whether the name is that of a button's colour, which may be another than the brand's. */
  readonly isButton?: boolean;
};
