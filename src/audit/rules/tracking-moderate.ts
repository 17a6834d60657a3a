import { isProse } from "#/audit/prose";
import { getVariableResolver } from "#/audit/variable-resolver";
import type { SourceRule } from "#/audit/rule";

/** How far letters of running text, and of any text, may be moved apart or together, em. */
const [maxProseTracking, minTracking, maxTracking] = [0.05, -0.08, 0.25];

/**
 * Letters stand as their face sets them: running text is spaced by 0.05 em at most, and no text
 * falls together or apart.
 */
export const trackingModerate: SourceRule = {
  id: "tracking-moderate",
  summary: "Letters stand as their face sets them.",
  severity: "warning",
  safety: false,
  *check(source, { tokens }) {
    const resolve = getVariableResolver(source, tokens);
    for (const { property, value, selector, location } of source.declarations) {
      if (property !== "letter-spacing") continue;
      const [, number, unit] = /^(-?(?:\d+(?:\.\d+)?|\.\d+))(em|px|rem)$/i.exec((resolve(value) ?? "").trim()) ?? [];
      if (number === undefined) continue;
      const em = unit?.toLowerCase() === "px" ? Number(number) / 16 : Number(number);
      const isOff = em < minTracking || em > maxTracking || (isProse(selector) && Math.abs(em) > maxProseTracking);
      if (isOff)
        yield {
          location,
          message: `Letters are spaced by ${value.slice(0, 20)}.`,
          fix: isProse(selector) ? "Use letter-spacing: var(--tracking-base)." : "Keep it between -0.03em and 0.08em.",
        };
    }
  },
};
