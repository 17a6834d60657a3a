import { listPictureColors } from "#/audit/picture-colors";
import { findElements } from "#/documents/html-document";
import { isPicture } from "#/documents/signature/design-view";
import { getParentElement } from "#/documents/signature/page-selectors";
import type { TraitMeter } from "#/documents/signature/trait";
import { getLabel, writeRules, writeSkeleton } from "#/documents/signature/write-code";
import { quoteText } from "#/kernel/text/quote-text";
import { colorRoles } from "#/model/token-set";

/** How pictures are drawn and framed, and how many areas have one. */
export const measurePictures: TraitMeter = (view) => {
  const { imagery, tokens } = view.content;
  const drawings = imagery.assets.filter(({ kind }) => kind === "hero" || kind === "illustration");
  const rasters = imagery.rasters ?? [];
  const [main] = drawings;
  if (!main && rasters.length === 0) return undefined;
  const text = drawings.map(({ svg }) => svg).join("");
  const colors = main ? listPictureColors(main.svg) : [];
  const hasGradients = /<(?:linear|radial)Gradient/.test(text);
  const hasLines = (text.match(/\bstroke="(?!none)/g) ?? []).length > (text.match(/\bfill="(?!none)/g) ?? []).length;
  const roles = [...new Set(colors.flatMap(({ hex }) => colorRoles.find((role) => tokens.colors.light[role].hex === hex) ?? []))];
  const withPicture = view.areas.filter(({ element }) => findElements(element, isPicture).length > 0);
  const picture = view.elements.filter(isPicture).at(-1);
  const frame = picture && getParentElement(picture);
  const group = frame && getParentElement(frame);
  const concept = main ? `; main picture: ${quoteText(main.alt)}` : "";
  const manner =
    rasters.length > 0 && !main
      ? "photographs"
      : hasGradients
        ? "shapes with gradients"
        : hasLines
          ? "line drawings"
          : "flat shapes without outlines";
  return {
    id: "pictures",
    name: "Pictures",
    measured:
      `${manner[0]?.toUpperCase()}${manner.slice(1)}${
        colors.length > 0
          ? ` in ${colors.length} ${colors.length === 1 ? "colour" : "colours"}${
              roles.length > 0
                ? `, among them ${roles
                    .slice(0, 3)
                    .map((role) => `--${role}`)
                    .join(", ")}`
                : ""
            }`
          : ""
      }, ` + `on ${withPicture.length} of ${view.areas.length} areas${concept}.`,
    ...(frame && group && { html: writeSkeleton(group, { depth: 2, picture: "get_asset illustration-1" }) }),
    css:
      frame && group
        ? writeRules(view, [
            [getLabel(group), group],
            [getLabel(frame) === "figure" ? `${getLabel(group)} figure` : getLabel(frame), frame],
            [".art", picture],
          ])
        : "",
    breaks: `Stock photographs, icons in tiles, ${hasGradients ? "flat shapes" : "gradients and shadows"} or other colours in pictures.`,
    measures: {
      strategy: imagery.strategy,
      colors: colors.length,
      hasGradients: String(hasGradients),
      hasLines: String(hasLines),
      share: withPicture.length / Math.max(1, view.areas.length),
    },
    weight: 0.9,
  };
};
