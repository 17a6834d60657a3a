import { listNamedColors } from "#/audit/named-colors";
import type { DesignAuditRule } from "#/audit/rule";
import { colorFromHex } from "#/color/color-from-hex";
import { deltaE2000 } from "#/color/delta-e";
import { parseCssColor } from "#/color/parse";
import { cssOklch } from "#/model/css-color";

/** Difference (CIEDE2000) from which two exports are not the same colour. */
const maxDifference = 0.5;

/**
 * Every export says the same colour: those that write OKLCH and those that write hex come to one
 * value.
 */
export const exportsAgree: DesignAuditRule = {
  id: "exports-agree",
  summary: "Every export says the same colour: those that write OKLCH and those that write hex come to one value.",
  severity: "error",
  safety: false,
  *check({ tokens }) {
    const agreed = new Set<string>();
    for (const [name, color] of listNamedColors(tokens)) {
      const written = cssOklch(color);
      const key = `${written} ${color.hex}`;
      if (agreed.has(key)) continue;
      const parsed = parseCssColor(written)?.color;
      const difference = parsed ? deltaE2000(parsed, colorFromHex(color.hex)) : Number.POSITIVE_INFINITY;
      if (difference < maxDifference) agreed.add(key);
      else
        yield {
          subject: `tokens, ${name}`,
          message: `Exports in hex say ${color.hex} and those in OKLCH ${written}, which is ${parsed?.hex ?? "no colour"}.`,
          fix: `Make both ${color.hex}.`,
        };
    }
  },
};
