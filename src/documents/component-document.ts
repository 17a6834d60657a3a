import { html, trustMarkup, type Markup } from "#/kernel/markup";
import type { Component, ComponentCategory, ComponentVariant } from "#/model/component";
import type { DesignContent } from "#/model/design-content";
import { getTextDirection } from "#/model/text-direction";
import { getDesignCharacters } from "#/formats/design-text";
import { type FontsBase, listDesignPreloads, renderDesignFontFaces } from "#/formats/font-faces";
import { renderFallbackFonts } from "#/formats/font-fallbacks";
import { listVariantKeys } from "#/formats/react/identifiers";
import { renderGlobalsRules } from "#/formats/globals-css";
import { baseCss } from "#/documents/base-css";
import { componentDocumentCss, singleModeCss } from "#/documents/component-document-css";
import { containStyles } from "#/documents/contain-styles";
import { renderDocument, filePolicy } from "#/documents/render-document";
import { scopeFragment } from "#/documents/scope-fragment";

/** Categories whose components take the full width instead of the columns of a sheet. */
const wideCategories: ReadonlySet<ComponentCategory> = new Set(["navigation", "layout", "data", "marketing"]);
const panelModes = ["light", "dark"] as const;
type PanelMode = (typeof panelModes)[number];

/** How a component's document is shown. */
export type ComponentDocumentOptions = {
  /** The URL of the folder with the font files. */
  readonly fontsBase: FontsBase;
  /** The only mode to show; both side by side if it is missing. */
  readonly mode?: PanelMode | undefined;
  /** The key of the only variant to show; all if it is missing. */
  readonly variant?: string | undefined;
};

function renderVariant(variant: ComponentVariant, index: number, lang: string, modes: readonly PanelMode[]): Markup {
  return html`<section class="frame-variant">\n
    <h2 class="frame-name">${variant.name}</h2>\n
    <div class="frame-panels">\n
    ${modes.map((mode) => {
      const first = index === 0 && mode === modes[0];
      const fragment = first ? variant.html : scopeFragment(variant.html, `-${index + 1}-${mode}`, `${variant.name}, ${mode}`);
      return html`<div class="frame-panel ${mode}">\n
    ${modes.length > 1 ? html`<p class="frame-mode">${mode === "light" ? "Light" : "Dark"}</p>\n` : undefined}
    <div class="frame-stage"${lang === "en" ? "" : html` lang="${lang}" dir="${getTextDirection(lang)}"`}>\n
    ${trustMarkup(containStyles(fragment))}\n
    </div>\n
    </div>\n`;
    })}</div>\n
    </section>\n`;
}

/**
 * One component as a complete HTML document: each variant with its name, in a light and a dark
 * panel. The document is in English, the component in the language of the pages.
 */
export function renderComponentDocument(
  component: Component,
  content: DesignContent,
  { fontsBase, mode, variant }: ComponentDocumentOptions,
): string {
  const { brief, tokens, pages } = content;
  const lang = pages[0]?.lang ?? "en";
  const modes = mode === undefined ? panelModes : [mode];
  const keys = listVariantKeys(component);
  const variants = component.variants.filter((_, index) => variant === undefined || keys[index] === variant);
  const sheet = mode === undefined ? "frame-sheet" : "frame-sheet frame-single";
  const body = html`<main class="frame">\n
    <header class="frame-head">\n
    <p class="frame-system">${brief.name}</p>\n
    <h1 class="frame-title">${component.name}</h1>\n
    <p class="frame-summary">${component.summary}</p>\n
    </header>\n
    <div${wideCategories.has(component.category) ? undefined : html` class="${sheet}"`}>\n
    ${variants.map((one, index) => renderVariant(one, index, lang, modes))}</div>\n
    </main>`;
  return renderDocument({
    lang: "en",
    title: `${component.name} · ${brief.name}`,
    description: component.summary,
    policy: filePolicy,
    preloads: listDesignPreloads(tokens.typography, fontsBase),
    styles: [
      renderDesignFontFaces(tokens.typography, fontsBase, getDesignCharacters(content)),
      renderGlobalsRules(tokens),
      renderFallbackFonts(tokens.typography),
      baseCss,
      componentDocumentCss,
      ...(mode === undefined ? [] : [singleModeCss]),
      component.css,
    ],
    body: body.text,
  });
}
