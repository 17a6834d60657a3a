import type { DesignAuditRule } from "#/audit/rule";
import { radiusVariable } from "#/model/css-variables";

/**
 * How many radii a design uses besides none and the full round: four for what stands by itself, and
 * one for what is set inside another.
 */
const maxRadii = 5;
const fullRoundPx = 999;

/** Components and pages use few radii: at most five besides square corners and the full round. */
export const radiusFew: DesignAuditRule = {
  id: "radius-few",
  summary: "Components and pages use few radii: at most five besides square corners and the full round.",
  severity: "warning",
  safety: false,
  *check({ tokens, components, pages }) {
    const css = [...components, ...pages].map((part) => part.css).join("\n");
    const used = tokens.radius.steps.filter(
      ({ name }) => css.includes(`var(${radiusVariable(name)},`) || css.includes(`var(${radiusVariable(name)})`),
    );
    const sizes = new Map(used.filter(({ px }) => px > 0 && px < fullRoundPx).map(({ name, px }) => [px, name]));
    if (sizes.size > maxRadii)
      yield {
        subject: "tokens, radius",
        message: `${sizes.size} radii are in use: ${[...sizes.values()].join(", ")}.`,
        fix: `Keep ${maxRadii}: one each for controls, cards, panels and pictures, and one for what is set inside another.`,
      };
  },
};
