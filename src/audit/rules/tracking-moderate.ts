import { isProse } from "#/audit/selectors";
import { getVariableResolver } from "#/audit/variable-resolver";
import type { SourceRule } from "#/audit/rule";
import { listDeclarationsOf } from "#/audit/source";

/** Limits of letter spacing in body text and in any text, in em. */
const [maxProseTracking, minTracking, maxTracking] = [0.05, -0.08, 0.25];

export const trackingModerate: SourceRule = {
  id: "tracking-moderate",
  summary: "Letter spacing is moderate, and at most 0.05em in body text.",
  severity: "warning",
  safety: false,
  *check(source, { tokens }) {
    const resolve = getVariableResolver(source, tokens);
    for (const { value, selector, location } of listDeclarationsOf(source, (name) => name === "letter-spacing")) {
      const [, number, unit] = /^(-?(?:\d+(?:\.\d+)?|\.\d+))(em|px|rem)$/i.exec((resolve(value) ?? "").trim()) ?? [];
      if (number === undefined) continue;
      const em = unit?.toLowerCase() === "px" ? Number(number) / 16 : Number(number);
      const isOff = em < minTracking || em > maxTracking || (isProse(selector) && Math.abs(em) > maxProseTracking);
      if (isOff)
        yield {
          location,
          message: `The letter spacing is ${value.slice(0, 20)}.`,
          fix: isProse(selector) ? "Use letter-spacing: var(--tracking-base)." : "Use a value between -0.03em and 0.08em.",
        };
    }
  },
};
