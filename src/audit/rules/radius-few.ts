import type { DesignAuditRule } from "#/audit/rule";
import { radiusVariable } from "#/model/css-variables";

/** Radii in use, not counting square and fully round corners. */
const maxRadii = 5;
const fullyRoundPx = 999;

export const radiusFew: DesignAuditRule = {
  id: "radius-few",
  summary: "Components and pages use at most five radii, plus square and fully round corners.",
  severity: "warning",
  safety: false,
  *check({ tokens, components, pages }) {
    const used = tokens.radius.steps.filter(({ name }) => {
      const uses = [`var(${radiusVariable(name)},`, `var(${radiusVariable(name)})`];
      return [...components, ...pages].some(({ css }) => uses.some((use) => css.includes(use)));
    });
    const sizes = new Map(used.filter(({ px }) => px > 0 && px < fullyRoundPx).map(({ name, px }) => [px, name]));
    if (sizes.size > maxRadii)
      yield {
        subject: "tokens, radius",
        message: `${sizes.size} radii are in use: ${[...sizes.values()].join(", ")}.`,
        fix: `Keep ${maxRadii}: one each for controls, cards, panels, images and nested elements.`,
      };
  },
};
