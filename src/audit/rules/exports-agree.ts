import { listNamedColors } from "#/audit/palette";
import type { DesignAuditRule } from "#/audit/rule";
import { colorFromHex } from "#/color/oklch";
import { deltaE2000 } from "#/color/delta-e";
import { isTranslucent, parseCssColor } from "#/color/parse";
import { cssOklch } from "#/model/css-color";

/** From this difference (CIEDE2000) two exports contain different colours. */
const maxDifference = 0.5;

export const exportsAgree: DesignAuditRule = {
  id: "exports-agree",
  summary: "Exports in OKLCH and in hex contain the same colours.",
  severity: "error",
  safety: false,
  *check({ tokens }) {
    const agreed = new Set<string>();
    for (const [name, color] of listNamedColors(tokens)) {
      // What a translucent colour looks like depends on its ground: exports in hex have it over the
      // page.
      if (isTranslucent(color)) continue;
      const written = cssOklch(color);
      const key = `${written} ${color.hex}`;
      if (agreed.has(key)) continue;
      const parsed = parseCssColor(written)?.color;
      const difference = parsed ? deltaE2000(parsed, colorFromHex(color.hex)) : Number.POSITIVE_INFINITY;
      if (difference < maxDifference) agreed.add(key);
      else
        yield {
          subject: `tokens, ${name}`,
          message: `Exports in hex contain ${color.hex}, but those in OKLCH contain ${written}, which is ${parsed?.hex ?? "not a colour"}.`,
          fix: `Change both to ${color.hex}.`,
        };
    }
  },
};
