import { parseLiteralColor } from "#/audit/palette";
import { planColors } from "#/audit/color-plan";
import { createEdit, type Edit } from "#/audit/edit";
import type { SourceRule } from "#/audit/rule";
import type { Source } from "#/audit/source";
import type { TokenSet } from "#/model/token-set";

const surfacePropertyPattern = /^(?:background(?:-color)?|color)$/;
const colorLiteralPattern = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab)\([^()]*\)|^[a-z]+$/i;

export const darkModeKept: SourceRule = {
  id: "dark-mode-kept",
  summary: "Literal text and surface colours have dark-mode values.",
  severity: "warning",
  safety: false,
  *check(source, { tokens, siblingVariables }) {
    const { kind, declarations, atRules } = source;
    if (kind === "asset") return;
    const hasDarkMode =
      atRules.some(({ prelude }) => /prefers-color-scheme/i.test(prelude)) ||
      declarations.some(
        ({ selector, value }) => /\.dark\b|data-(?:theme|mode)|\[class~?="?dark/i.test(selector) || /light-dark\(/i.test(value),
      );
    if (hasDarkMode) return;
    const fixed = declarations.find(({ property, value }) => {
      const literal = surfacePropertyPattern.test(property) ? colorLiteralPattern.exec(value)?.[0] : undefined;
      return literal !== undefined && !value.includes("var(") && parseLiteralColor(literal) !== undefined;
    });
    if (fixed)
      yield {
        location: fixed.location,
        message: `${fixed.property} is ${fixed.value.slice(0, 40)} in dark mode too.`,
        fix: "Use the system's variables, which change with the mode, or set dark values under .dark.",
        ...(siblingVariables && { edits: listEdits(source, tokens) }),
      };
  },
};

/** Edits for text and surfaces in the very colours of tokens; others are not in the tokens at all. */
const listEdits = (source: Source, tokens: TokenSet): readonly Edit[] =>
  planColors(source, tokens).flatMap(({ declaration: { property, location }, text, role, isInPalette }) =>
    isInPalette && role !== undefined && surfacePropertyPattern.test(property)
      ? (createEdit(location, text, `var(--${role})`) ?? [])
      : [],
  );
