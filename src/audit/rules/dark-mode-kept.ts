import { literalColor } from "#/audit/palette";
import type { SourceRule } from "#/audit/rule";

const surface = /^(?:background(?:-color)?|color)$/;
const literal = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab)\([^()]*\)|^[a-z]+$/i;

/** Where text or surfaces have colours written out, the dark mode has its own: a system has both. */
export const darkModeKept: SourceRule = {
  id: "dark-mode-kept",
  summary: "Where text or surfaces have colours written out, the dark mode has its own: a system has both.",
  severity: "warning",
  safety: false,
  *check({ kind, declarations, atRules }) {
    if (kind === "asset") return;
    const answers =
      atRules.some(({ prelude }) => /prefers-color-scheme/i.test(prelude)) ||
      declarations.some(
        ({ selector, value }) => /\.dark\b|data-(?:theme|mode)|\[class~?="?dark/i.test(selector) || /light-dark\(/i.test(value),
      );
    if (answers) return;
    const fixed = declarations.find(({ property, value }) => {
      const written = surface.test(property) ? literal.exec(value)?.[0] : undefined;
      return written !== undefined && !value.includes("var(") && literalColor(written) !== undefined;
    });
    if (fixed)
      yield {
        spot: fixed.spot,
        message: `${fixed.property} is ${fixed.value.slice(0, 40)} in the dark mode too.`,
        fix: "Read the system's variables, which change with the mode, or add the dark values under .dark.",
      };
  },
};
