import { listNamedColors } from "#/audit/named-colors";
import type { DesignAuditRule } from "#/audit/rule";
import { isInGamut } from "#/color/gamut";

/** How far a reading may lie outside the gamut and still be a rounding, in chroma. */
const roundingChroma = 0.002;

/** The OKLCH reading of every colour is one that sRGB can show. */
export const colorInGamut: DesignAuditRule = {
  id: "color-in-gamut",
  summary: "The OKLCH reading of every colour is one that sRGB can show.",
  severity: "warning",
  safety: false,
  *check({ tokens }) {
    for (const [name, { hex, l, c, h }] of listNamedColors(tokens)) {
      const angle = (h * Math.PI) / 180;
      const chroma = Math.max(0, c - roundingChroma);
      if (c > 0 && !isInGamut(l, chroma * Math.cos(angle), chroma * Math.sin(angle)))
        yield {
          subject: `tokens, ${name}`,
          message: "Its OKLCH value lies outside sRGB, so that screens show it in different ways.",
          fix: `Lower the chroma until it reads ${hex}.`,
        };
    }
  },
};
