import { html, type Markup } from "#/kernel/markup";
import type { Ground } from "#/model/composition";
import { toTextStyleDeclarations } from "#/model/css-variables";
import { renderBrandImage } from "#/studio/layout/brand-image";
import { renderBrandLink } from "#/studio/layout/frame/brand-link";
import type { LayoutName } from "#/studio/layout/layout";
import type { PageContent } from "#/studio/layout/page-content";
import { renderFooterNavigation, renderParagraph } from "#/studio/layout/partials";
import { toGroundClass } from "#/studio/layout/sections/render-section";

/** Forms of the footer, by what they set large and in which order. */
type FooterForm =
  | "name"
  | "sign"
  | "columns"
  | "ledger"
  | "line"
  | "facts"
  | "seal"
  | "console"
  | "tagline"
  | "colophon"
  | "horizon";

const footerForms: Readonly<Record<LayoutName, FooterForm>> = {
  "flush-left": "name",
  "side-notes": "colophon",
  "overlapping-blocks": "sign",
  staggered: "line",
  "spec-rows": "facts",
  "wide-margins": "seal",
  "tilted-blocks": "sign",
  "column-sidebar": "columns",
  bands: "horizon",
  "inset-frames": "tagline",
  "stacked-stripes": "columns",
  "figure-caption": "facts",
  "ruled-rows": "ledger",
  "giant-word": "horizon",
  "hud-frames": "console",
  "index-columns": "ledger",
};

/** The grounds of footers that do not stand on the page's own. */
const footerGrounds: Readonly<Partial<Record<FooterForm, Ground>>> = {
  name: "deep",
  sign: "deep",
  tagline: "field",
  horizon: "field",
  columns: "deep",
  ledger: "deep",
  console: "deep",
  line: "muted",
  facts: "muted",
};

/** The ground of a layout's footer. */
export const getFooterGround = (layout: LayoutName): Ground => footerGrounds[footerForms[layout]] ?? "paper";

const renderName = (content: PageContent) =>
  renderBrandImage(content, "wordmark", { className: "foot__name", align: "xMinYMax", hidden: true });
/** The tagline, unless the landing page has it as a statement just above. */
const renderTagline = (content: PageContent, className: string) =>
  content.slug === "landing" && content.copy.statement === content.copy.tagline
    ? undefined
    : renderParagraph(content, content.copy.tagline, className);

const renderFooterBody: Readonly<Record<FooterForm, (content: PageContent) => Markup>> = {
  name: (content) => html`
    <div class="foot__pair">${renderTagline(content, "lead")}${renderFooterNavigation(content)}</div>
    ${renderName(content)}`,
  sign: (content) => html`
    ${renderName(content)}
    <div class="foot__row foot__row--below">
      <div>${renderFooterNavigation(content)}</div>
      <div>${renderTagline(content, "small")}</div>
    </div>`,
  columns: (content) => html`
    <div class="foot__pair">
      <div>${renderBrandLink(content)}${renderTagline(content, "small quiet foot__line")}</div>
      ${renderFooterNavigation(content)}
    </div>`,
  ledger: (content) => html`
    <div class="foot__row">${renderBrandLink(content)}${renderFooterNavigation(content)}</div>
    ${renderTagline(content, "small quiet foot__line")}`,
  line: (content) => html`<div class="foot__row">${renderBrandLink(content)}${renderFooterNavigation(content)}</div>`,
  facts: (content) => html`
    <div class="foot__row">
      <div>${renderBrandLink(content)}</div>
      <div><div>${renderTagline(content, "small quiet")}</div>${renderFooterNavigation(content)}</div>
    </div>`,
  seal: (content) => html`
    ${renderFooterNavigation(content)}
    <div class="foot__row foot__row--below">${renderBrandLink(content)}${renderTagline(content, "quiet")}</div>`,
  console: (content) => html`
    <div class="foot__row">
      ${renderFooterNavigation(content)}
      ${renderTagline(content, "small quiet")}
    </div>`,
  tagline: (content) => html`
    ${renderTagline(content, "foot__tagline")}
    <div class="foot__row">${renderBrandLink(content)}${renderFooterNavigation(content)}</div>`,
  colophon: (content) => html`
    <div class="foot__pair">${renderTagline(content, "foot__tagline")}<div><div>${renderBrandLink(content)}</div></div></div>
    <div class="foot__row foot__row--below"><div>${renderFooterNavigation(content)}</div></div>`,
  horizon: (content) => html`
    <div class="foot__pair"><div>${renderTagline(content, "foot__tagline")}</div></div>
    <div class="foot__row"><div>${renderBrandLink(content)}</div><div>${renderFooterNavigation(content)}</div></div>`,
};

/** The footer of every page: the brand once more, and links to all pages. */
export function renderFooter(content: PageContent): Markup {
  const form = footerForms[content.layoutName];
  return html`
    <footer class="foot foot--${form}${toGroundClass(getFooterGround(content.layoutName))}">
      <div class="wrap">${renderFooterBody[form](content)}</div>
    </footer>`;
}

/** Rules of the footer in all its forms. */
export const renderFooterCss = (): string => `
.foot { padding-block: var(--tight) var(--space-8); }
.foot:not(.field) { border-top: var(--line); }
.foot--line, .foot--console, .foot--facts { padding-top: var(--space-6); }
.foot__row--below { margin-top: var(--space-8); }
.foot__pair > div > div > .brand, .foot__pair > div > .brand { margin-bottom: var(--space-4); }
.foot--sign .foot__name { margin-top: 0; }
.foot--colophon .foot__tagline { margin-bottom: var(--space-6); }
.foot__name { overflow: visible; }
.foot .foot-nav a { min-height: 2.5rem; }
.foot__pair { display: grid; gap: var(--space-6) var(--gutter); }
.foot__pair .foot-nav ul { display: flex; flex-wrap: wrap; gap: 0 var(--space-8); }
.foot__row { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: var(--space-3) var(--space-8); }
.foot__line { margin-top: var(--space-2); max-width: 32ch; }
.foot__name { width: 100%; height: auto; max-height: 12rem; margin-top: var(--space-10); }
.foot__tagline { max-width: 24ch; margin-bottom: var(--space-10); ${toTextStyleDeclarations("heading-2")}; }
@media (min-width: 52rem) { .foot__pair:has(> :nth-child(2)) { grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); }
.foot__pair > .foot-nav:last-child:nth-child(2) ul { justify-content: flex-end; } }`;
