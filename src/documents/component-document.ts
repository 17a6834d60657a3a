import { html, trustMarkup, type Markup } from "#/kernel/markup";
import type { Component, ComponentCategory, ComponentVariant } from "#/model/component";
import type { DesignContent } from "#/model/design-content";
import { getTextDirection } from "#/model/text-direction";
import { firstFonts, fontFacesCss } from "#/formats/font-faces";
import { steadyFontsCss } from "#/formats/font-fallbacks";
import { globalsRules } from "#/formats/globals-css";
import { baseCss } from "#/documents/base-css";
import { frameCss } from "#/documents/component-frame-css";
import { containedStyles } from "#/documents/contained-styles";
import { documentShell, filePolicy } from "#/documents/document-shell";
import { scopedFragment } from "#/documents/scoped-fragment";

/** Categories whose components want the whole width: they are not squeezed into the columns of a sheet. */
const wide: ReadonlySet<ComponentCategory> = new Set(["navigation", "layout", "data", "marketing"]);
const panelModes = ["light", "dark"] as const;

function variantSection(variant: ComponentVariant, index: number, lang: string): Markup {
  return html`<section class="frame-variant">
<h2 class="frame-name">${variant.name}</h2>
<div class="frame-panels">
${panelModes.map((mode) => {
  const first = index === 0 && mode === "light";
  const fragment = first ? variant.html : scopedFragment(variant.html, `-${index + 1}-${mode}`, `${variant.name}, ${mode}`);
  return html`<div class="frame-panel ${mode}">
<p class="frame-mode">${mode === "light" ? "Light" : "Dark"}</p>
<div class="frame-stage"${lang === "en" ? "" : html` lang="${lang}" dir="${getTextDirection(lang)}"`}>
${trustMarkup(containedStyles(fragment))}
</div>
</div>
`;
})}</div>
</section>
`;
}

/**
 * One component as a complete HTML document: every variant under its name, in a light and a dark panel. The frame speaks English, the component the language of the pages. `fontsBase` is the address of the folder
 * with the font files.
 */
export function componentDocument(
  component: Component,
  content: DesignContent,
  { fontsBase }: { readonly fontsBase: string },
): string {
  const { brief, tokens, pages } = content;
  const lang = pages[0]?.lang ?? "en";
  const body = html`<main class="frame">
<header class="frame-head">
<p class="frame-system">${brief.name}</p>
<h1 class="frame-title">${component.name}</h1>
<p class="frame-summary">${component.summary}</p>
</header>
<div${wide.has(component.category) ? undefined : html` class="frame-sheet"`}>
${component.variants.map((variant, index) => variantSection(variant, index, lang))}</div>
</main>`;
  return documentShell({
    lang: "en",
    title: `${component.name} · ${brief.name}`,
    description: component.summary,
    policy: filePolicy,
    preloads: firstFonts(tokens.typography, fontsBase),
    styles: [
      fontFacesCss(tokens.typography, fontsBase),
      globalsRules(tokens),
      steadyFontsCss(tokens.typography),
      baseCss,
      frameCss,
      component.css,
    ],
    body: body.text,
  });
}
