import type { ComponentInput } from "#/studio/components/component-input";

type SurfaceInput = Pick<ComponentInput, "direction" | "componentStyle">;

/** The colour of rules and outlines. */
export const getRuleColor = ({ componentStyle }: Pick<SurfaceInput, "componentStyle">): string =>
  componentStyle.rule === "ink" ? "var(--foreground)" : "var(--border)";

/** A rule in the archetype's weight, as the value of a border property. */
export const getRuleBorder = (input: Pick<SurfaceInput, "componentStyle">): string =>
  `var(--stroke) solid ${getRuleColor(input)}`;

/**
 * A raised surface: an outline, a step of tone or a shadow, following the direction's depth
 * strategy.
 */
export function toSurfaceDeclarations(input: SurfaceInput): string {
  switch (input.direction.depth) {
    case "border":
      return `background: var(--card); color: var(--card-foreground); border: ${getRuleBorder(input)}; border-radius: var(--radius-lg);`;
    case "tone":
      return "background: var(--muted); color: var(--foreground); border-radius: var(--radius-lg);";
    case "shadow":
      return "background: var(--card); color: var(--card-foreground); border-radius: var(--radius-lg); box-shadow: var(--shadow-md);";
  }
}

/** Padding of a surface by the direction's density, as a spacing variable. */
export const getSurfacePadding = ({ direction }: Pick<SurfaceInput, "direction">): string =>
  ({ airy: "var(--space-8)", open: "var(--space-6)", medium: "var(--space-6)", dense: "var(--space-4)" })[direction.density];
