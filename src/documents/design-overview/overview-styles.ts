import type { DesignContent } from "#/model/design-content";
import { fontFacesCss } from "#/formats/font-faces";
import { steadyFontsCss } from "#/formats/font-fallbacks";
import { globalsRules } from "#/formats/globals-css";
import { baseCss } from "#/documents/base-css";
import { colourCss } from "#/documents/design-overview/css/colour-css";
import { frameCss } from "#/documents/design-overview/css/frame-css";
import { markCss } from "#/documents/design-overview/css/mark-css";
import { ownCss } from "#/documents/design-overview/css/own-css";
import { pictureCss } from "#/documents/design-overview/css/picture-css";
import { printCss } from "#/documents/design-overview/css/print-css";
import { shapeCss } from "#/documents/design-overview/css/shape-css";
import { typeCss } from "#/documents/design-overview/css/type-css";
import { lookOf } from "#/documents/design-overview/looks/index";

/** The style sheets of an overview: the brand's tokens, those of its components, the frame, the look of its archetype, then `more`, and what holds on paper. */
export function overviewStyles(content: DesignContent, fontsBase: string, more: readonly string[] = []): readonly string[] {
  const { direction, tokens, components } = content;
  const own = [frameCss, markCss, colourCss, typeCss, shapeCss, pictureCss, ...more, lookOf(direction.id).css, ownCss(content)];
  return [
    fontFacesCss(tokens.typography, fontsBase),
    globalsRules(tokens),
    steadyFontsCss(tokens.typography),
    baseCss,
    ...components.map(({ css }) => css),
    [...own, printCss].join("\n"),
  ];
}
