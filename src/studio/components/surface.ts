import type { ComponentInput } from "#/studio/components/component-input";

type Look = Pick<ComponentInput, "direction" | "manner">;

/** The colour that rules and outlines are drawn in. */
export const ruleColor = ({ manner }: Pick<Look, "manner">): string =>
  manner.rule === "ink" ? "var(--foreground)" : "var(--border)";

/** A rule of the archetype's weight, as the value of a border property. */
export const ruleLine = (look: Pick<Look, "manner">): string => `var(--stroke) solid ${ruleColor(look)}`;

/** A raised surface: an outline, a step of tone or a shadow, whichever single means the direction uses. */
export function surface(look: Look): string {
  switch (look.direction.depth) {
    case "border":
      return `background: var(--card); color: var(--card-foreground); border: ${ruleLine(look)}; border-radius: var(--radius-lg);`;
    case "tone":
      return "background: var(--muted); color: var(--foreground); border-radius: var(--radius-lg);";
    case "shadow":
      return "background: var(--card); color: var(--card-foreground); border-radius: var(--radius-lg); box-shadow: var(--shadow-md);";
  }
}

/** Inner distance of a surface by the direction's density, as a spacing variable. */
export const surfacePadding = ({ direction }: Pick<Look, "direction">): string =>
  ({ airy: "var(--space-8)", open: "var(--space-6)", medium: "var(--space-6)", dense: "var(--space-4)" })[direction.density];
