import { listPictureColors } from "#/audit/picture-colors";
import type { AuditedDesign, DesignAuditRule } from "#/audit/rule";

/** From this OKLCH chroma a light picture is coloured, and what a dark one keeps of it at least. */
const [minChroma, minShare] = [0.06, 0.3];
/** From this OKLCH lightness a ground glares on a dark page. */
const maxGroundLightness = 0.6;

export const darkPicturesColored: DesignAuditRule = {
  id: "dark-pictures-colored",
  summary: "Dark versions of pictures have a dark ground and keep the colours of the brand.",
  severity: "info",
  safety: false,
  *check({ imagery: { assets } }: AuditedDesign) {
    for (const dark of assets) {
      if (!dark.kind.endsWith("-dark")) continue;
      const light = assets.find(({ slug }) => slug === dark.slug.replace(/-dark$/, ""));
      const [ground] = listPictureColors(dark.svg);
      const [lightChroma, darkChroma] = [findMaxChroma(light?.svg ?? ""), findMaxChroma(dark.svg)];
      if (lightChroma >= minChroma && darkChroma < lightChroma * minShare)
        yield {
          subject: `asset ${dark.slug}`,
          message: `The dark version is nearly grey: its chroma is ${darkChroma.toFixed(3)} of ${lightChroma.toFixed(3)}.`,
          fix: "Paint it in dark and light tones of the brand's hue.",
        };
      if (ground && ground.l > maxGroundLightness)
        yield {
          subject: `asset ${dark.slug}`,
          message: `The ground ${ground.hex} glares on a dark page.`,
          fix: "Use the background of the dark mode, or another dark colour.",
        };
    }
  },
};

const findMaxChroma = (svg: string) => Math.max(0, ...listPictureColors(svg).map(({ c }) => c));
