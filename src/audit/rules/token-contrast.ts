import type { Rule } from "#/audit/rule";

/** Every pair of colours that is read or used together reaches its contrast in every mode (WCAG 2.2, 1.4.3, 1.4.6 and 1.4.11). */
export const tokenContrast: Rule = {
  id: "token-contrast",
  severity: "error",
  safety: false,
  *check({ tokens }) {
    for (const { mode, foreground, background, ratio, threshold, passes } of tokens.report.pairs)
      if (!passes)
        yield {
          subject: `tokens, ${mode}: ${foreground} on ${background}`,
          message: `The contrast is ${ratio.toFixed(2)}:1 and has to be ${threshold}:1.`,
          fix: `Move ${foreground} away from ${background} in lightness.`,
        };
  },
};
