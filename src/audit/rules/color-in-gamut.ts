import { listNamedColors } from "#/audit/palette";
import type { DesignAuditRule } from "#/audit/rule";
import { isInGamut } from "#/color/gamut";

/** Values outside the gamut by less than this chroma are rounding errors. */
const roundingChroma = 0.002;

export const colorInGamut: DesignAuditRule = {
  id: "color-in-gamut",
  summary: "The OKLCH value of every colour is inside the sRGB gamut.",
  severity: "warning",
  safety: false,
  *check({ tokens }) {
    for (const [name, { hex, l, c, h }] of listNamedColors(tokens)) {
      const angle = (h * Math.PI) / 180;
      const chroma = Math.max(0, c - roundingChroma);
      if (c > 0 && !isInGamut(l, chroma * Math.cos(angle), chroma * Math.sin(angle)))
        yield {
          subject: `tokens, ${name}`,
          message: "The OKLCH value is outside the sRGB gamut, so screens display it differently.",
          fix: `Lower the chroma until the colour is ${hex}.`,
        };
    }
  },
};
