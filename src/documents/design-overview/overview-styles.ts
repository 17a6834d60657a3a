import type { DesignContent } from "#/model/design-content";
import { getDesignCharacters } from "#/formats/design-text";
import { type FontsBase, renderDesignFontFaces } from "#/formats/font-faces";
import { renderFallbackFonts } from "#/formats/font-fallbacks";
import { renderGlobalsRules } from "#/formats/globals-css";
import { baseCss } from "#/documents/base-css";
import { colorCss } from "#/documents/design-overview/css/color-css";
import { overviewCss } from "#/documents/design-overview/css/overview-css";
import { renderIconsCss } from "#/documents/design-overview/css/icons-css";
import { markCss } from "#/documents/design-overview/css/mark-css";
import { renderDesignCss } from "#/documents/design-overview/css/design-css";
import { pictureCss } from "#/documents/design-overview/css/picture-css";
import { printCss } from "#/documents/design-overview/css/print-css";
import { shapeCss } from "#/documents/design-overview/css/shape-css";
import { typeCss } from "#/documents/design-overview/css/type-css";
import { getOverviewLayout } from "#/documents/design-overview/layouts";

/**
 * The style sheets of an overview: the brand's tokens and components, the guideline, the layout of
 * the archetype with `extraSheets` before it, and print styles last.
 */
export function listOverviewStyles(
  content: DesignContent,
  fontsBase: FontsBase,
  extraSheets: readonly string[] = [],
): readonly string[] {
  const { direction, tokens, components } = content;
  const overviewSheets = [
    overviewCss,
    markCss,
    colorCss,
    typeCss,
    shapeCss,
    renderIconsCss(content.icons),
    pictureCss,
    ...extraSheets,
    getOverviewLayout(direction.id).css,
    renderDesignCss(content),
  ];
  return [
    renderDesignFontFaces(tokens.typography, fontsBase, getDesignCharacters(content)),
    renderGlobalsRules(tokens),
    renderFallbackFonts(tokens.typography),
    baseCss,
    ...components.map(({ css }) => css),
    [...overviewSheets, printCss].join("\n"),
  ];
}
