import { createEdits } from "#/audit/edit";
import { parseLiteralColor } from "#/audit/palette";
import { getVariableResolver } from "#/audit/variable-resolver";
import type { Observation, SourceRule } from "#/audit/rule";
import type { Source } from "#/audit/source";
import { type ColorRole, colorRoles, type TokenSet } from "#/model/token-set";
import { getStyleBlocks, type StyleBlock } from "#/audit/style-blocks";
import { contrast } from "#/color/contrast";
import type { Color } from "#/color/color";

/**
 * The smallest contrast ratios of text and of large text, and where large text starts (WCAG 2.2,
 * 1.4.3).
 */
const [minTextContrast, minLargeTextContrast, minLargeTextPx] = [4.5, 3, 24];
const statePattern = /:(?:disabled|placeholder)|\[disabled|aria-disabled|::/;
const otherModePattern = /forced-colors|print/;
const darkModePattern = /prefers-color-scheme: ?dark/i;

export const pairLegible: SourceRule = {
  id: "pair-legible",
  summary: "Text and background colours of one rule have enough contrast in both modes.",
  severity: "error",
  safety: false,
  *check(source, { tokens, siblingVariables }) {
    for (const block of getStyleBlocks(source)) {
      const text = block.values.get("color");
      const background = block.values.get("background-color") ?? block.values.get("background");
      if (text === undefined || background === undefined || statePattern.test(block.selector)) continue;
      if (block.within.some((rule) => otherModePattern.test(rule))) continue;
      for (const mode of listModes(block)) {
        const resolve = getVariableResolver(source, tokens, mode);
        const [one, other] = [parseSolidColor(resolve(text)), parseSolidColor(resolve(background))];
        if (!one || !other) continue;
        const ratio = contrast(one, other);
        const minimum = isLarge(block, resolve) ? minLargeTextContrast : minTextContrast;
        if (ratio >= minimum) continue;
        const pair = `${one.hex} on ${other.hex}`;
        yield {
          location: block.location,
          message: `Text in ${pair} has a contrast of ${ratio.toFixed(2)}:1 in ${mode} mode; the minimum is ${minimum}:1.`,
          fix:
            "Use a colour pair of the system, such as var(--foreground) on var(--background) " +
            "or var(--primary-foreground) on var(--primary).",
          ...(siblingVariables && fixText(source, block, tokens)),
        };
        break;
      }
    }
  },
};

/**
 * The text of a role for a ground that is one, such as `primary-foreground` on `primary`, if it is
 * legible in all modes of the block.
 */
function fixText(
  { declarations }: Source,
  block: StyleBlock,
  tokens: TokenSet,
): Pick<Observation, "edits"> & { readonly fix?: string } {
  const background = block.values.get("background-color") ?? block.values.get("background") ?? "";
  const [, ground = ""] = /^var\(--(?:color-)?([a-z-]{1,40})\)$/.exec(background) ?? [];
  const foreground = ground === "background" ? "foreground" : `${ground}-foreground`;
  if (!isRole(ground) || !isRole(foreground)) return {};
  const isLegible = listModes(block).every(
    (mode) => contrast(tokens.colors[mode][foreground], tokens.colors[mode][ground]) >= minTextContrast,
  );
  const text = declarations.findLast(
    ({ property, value, selector, within }) =>
      property === "color" &&
      selector === block.selector &&
      within === block.within &&
      value.toLowerCase() === block.values.get("color"),
  );
  if (!isLegible || !text) return {};
  return {
    fix: `Use var(--${foreground}) on var(--${ground}).`,
    ...createEdits(text.location, text.value, `var(--${foreground})`),
  };
}

const isRole = (name: string): name is ColorRole => (colorRoles as readonly string[]).includes(name);

/** The modes in which a block applies. */
const listModes = ({ selector, within }: StyleBlock) =>
  /\.dark\b|data-(?:theme|mode)=["']?dark/i.test(selector) || within.some((rule) => darkModePattern.test(rule))
    ? (["dark"] as const)
    : (["light", "dark"] as const);

/** The colour of a value that is an opaque colour and nothing else. */
function parseSolidColor(value: string | undefined): Color | undefined {
  const text = value?.trim() ?? "";
  if (text === "" || text.length > 80 || /\/|rgba\(|hsla\(|gradient|url\(|^#(?:[0-9a-f]{4}|[0-9a-f]{8})$/i.test(text))
    return undefined;
  return parseLiteralColor(text);
}

function isLarge({ values }: StyleBlock, resolve: (value: string) => string | undefined): boolean {
  const [, size = "0", unit = "px"] = /^([\d.]+)(px|rem)$/.exec(resolve(values.get("font-size") ?? "") ?? "") ?? [];
  return Number(size) * (unit === "rem" ? 16 : 1) >= minLargeTextPx;
}
