import type { SourceRule } from "#/audit/rule";

/** WCAG 2.2, 2.3.3. */
export const reducedMotionKept: SourceRule = {
  id: "reduced-motion-kept",
  summary: "Motion stops for readers who prefer reduced motion.",
  severity: "warning",
  safety: false,
  *check({ declarations, atRules }) {
    if (atRules.some(({ prelude }) => /prefers-reduced-motion/i.test(prelude))) return;
    const moving = declarations.find(
      ({ property, value }) =>
        /^(?:animation|animation-name|transition|scroll-behavior)$/.test(property) &&
        !/^(?:none|auto|inherit|initial|unset|0s)$/i.test(value),
    );
    if (moving)
      yield {
        location: moving.location,
        message: `Motion (${moving.property}) does not stop for readers who prefer reduced motion.`,
        fix: "Add @media (prefers-reduced-motion: reduce) with transition: none and animation: none.",
      };
  },
};
