import { baseCss } from "#/documents/base-css";
import { renderDocument } from "#/documents/render-document";
import { scopeFragment } from "#/documents/scope-fragment";
import { renderDesignFontFaces } from "#/formats/font-faces";
import { renderGlobalsRules } from "#/formats/globals-css";
import { html, trustMarkup } from "#/kernel/markup";
import { toTextStyleDeclarations } from "#/model/css-variables";
import type { DesignContent } from "#/model/design-content";

const sheetCss = `
.sheet { padding: var(--space-8) var(--space-4); }
.sheet > h1 { margin: 0 0 var(--space-6); overflow-wrap: anywhere; ${toTextStyleDeclarations("heading-1")}; }
.sheet__grid { columns: 26rem 3; column-gap: var(--space-8); }
.sheet section.one { break-inside: avoid; margin-bottom: var(--space-8); display: grid; gap: var(--space-4); }
.sheet section.one > h2 { margin: 0; color: var(--muted-foreground); ${toTextStyleDeclarations("small")}; }
.sheet .all { columns: auto; }
.stage { min-width: 0; }
`;

/** A page with every variant of every component, with unique ids. */
export function renderComponentSheet(content: DesignContent, fontsBase: string): string {
  const { components, tokens, brief, pages } = content;
  const body = html`<main class="sheet"><h1>${brief.name}</h1><div class="sheet__grid">${components.map(
    ({ slug, name, variants }) =>
      html`<section class="one" aria-label="${name}"><h2>${name}</h2>${variants.map(
        (variant, index) =>
          html`<div class="stage">${trustMarkup(scopeFragment(variant.html, `-${slug}-${index}`, variant.name))}</div>`,
      )}</section>`,
  )}</div></main>`;
  return renderDocument({
    lang: pages[0]?.lang ?? "en",
    title: brief.name,
    description: "",
    styles: [
      renderDesignFontFaces(tokens.typography, fontsBase),
      renderGlobalsRules(tokens),
      baseCss,
      sheetCss,
      ...components.map(({ css }) => css),
    ],
    body: body.text,
  });
}
