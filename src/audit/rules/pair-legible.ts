import { literalColor } from "#/audit/palette";
import { resolveIn } from "#/audit/resolve";
import type { SourceRule } from "#/audit/rule";
import { blocksOf, type StyleBlock } from "#/audit/style-blocks";
import { contrast } from "#/color/contrast";
import type { Color } from "#/color/color";

/** Least contrast of text, and of large text (WCAG 2.2, 1.4.3); from 24 px text is large. */
const [textMin, largeMin, largePx] = [4.5, 3, 24];
const states = /:(?:disabled|placeholder)|\[disabled|aria-disabled|::/;
const otherModes = /forced-colors|print/;
const darkened = /prefers-color-scheme: ?dark/i;

/** Where one rule sets text and what lies behind it, the two reach their contrast in both modes. */
export const pairLegible: SourceRule = {
  id: "pair-legible",
  summary: "Where one rule sets text and what lies behind it, the two reach their contrast in both modes.",
  severity: "error",
  safety: false,
  *check(source, { tokens }) {
    for (const block of blocksOf(source)) {
      const text = block.values.get("color");
      const behind = block.values.get("background-color") ?? block.values.get("background");
      if (text === undefined || behind === undefined || states.test(block.selector)) continue;
      if (block.within.some((rule) => otherModes.test(rule))) continue;
      for (const mode of modesOf(block)) {
        const resolve = resolveIn(source, tokens, mode);
        const [one, other] = [solid(resolve(text)), solid(resolve(behind))];
        if (!one || !other) continue;
        const ratio = contrast(one, other);
        const least = isLarge(block, resolve) ? largeMin : textMin;
        if (ratio >= least) continue;
        yield {
          spot: block.spot,
          message: `Text in ${one.hex} on ${other.hex} has a contrast of ${ratio.toFixed(2)}:1 in the ${mode} mode; ${least}:1 is the least.`,
          fix: "Use a pair of the system, such as var(--foreground) on var(--background) or var(--primary-foreground) on var(--primary).",
        };
        break;
      }
    }
  },
};

/** A rule of the dark mode holds there alone. */
const modesOf = ({ selector, within }: StyleBlock) =>
  /\.dark\b|data-(?:theme|mode)=["']?dark/i.test(selector) || within.some((rule) => darkened.test(rule))
    ? (["dark"] as const)
    : (["light", "dark"] as const);

/** A colour without alpha that is the whole of a value. */
function solid(value: string | undefined): Color | undefined {
  const text = value?.trim() ?? "";
  if (text === "" || text.length > 80 || /\/|rgba\(|hsla\(|gradient|url\(|^#(?:[0-9a-f]{4}|[0-9a-f]{8})$/i.test(text))
    return undefined;
  return literalColor(text);
}

function isLarge({ values }: StyleBlock, resolve: (value: string) => string | undefined): boolean {
  const [, size = "0", unit = "px"] = /^([\d.]+)(px|rem)$/.exec(resolve(values.get("font-size") ?? "") ?? "") ?? [];
  return Number(size) * (unit === "rem" ? 16 : 1) >= largePx;
}
