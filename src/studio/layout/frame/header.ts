import { html, type Markup } from "#/kernel/markup";
import { toTextStyleDeclarations } from "#/model/css-variables";
import { toLabelDeclarations } from "#/studio/components/label-css";
import type { HeaderForm } from "#/model/composition";
import type { CopyLink } from "#/studio/copy/navigation";
import { getNameForm, getWordmarkHeight, renderBrandLink } from "#/studio/layout/frame/brand-link";
import { wideTextScale } from "#/studio/layout/layout-base-css";
import type { PageContent } from "#/studio/layout/page-content";
import { getHref, renderNavigationItems, renderText } from "#/studio/layout/partials";
import { getShownText } from "#/studio/layout/shown-text";
import { estimateWidthEm } from "#/studio/layout/text-width";

/** Labels of the main action up to this length are shown on wide screens, in letters. */
const maxActionLength = 26;

/** Labels up to these lengths fit small screens: of the form, which one word stands for as well, and of other places. */
const [maxFormLabel, maxPlaceLabel] = [12, 20] as const;

/** What the header's action says, which leads to the contact section. */
type HeaderAction = {
  readonly label: string;
  /** What small screens show: the label, one word for it, or nothing, where no word leads to the same place. */
  readonly narrow: "label" | "word" | "none";
};

/** The main action in the header: the brief's words on wide screens, one word on small ones. */
function getHeaderAction(content: PageContent): HeaderAction {
  const { sectionPhrases } = content;
  const { cta, premises } = content.copy;
  const length = [...getShownText(content, cta)].length;
  if (length > maxActionLength) return { label: sectionPhrases.shortAction, narrow: "label" };
  const isForm = premises?.isOpen !== true;
  const isShort = length <= (isForm ? maxFormLabel : maxPlaceLabel);
  return { label: cta, narrow: isShort ? "label" : isForm ? "word" : "none" };
}

function renderHeaderAction(content: PageContent): Markup {
  const { label, narrow } = getHeaderAction(content);
  const style = html`lv-button lv-button--small head__action${narrow === "none" && " head__action--wide"}`;
  return html`
    <a class="${style}" href="${getHref(content, "landing", "contact")}">
      ${
        narrow === "word"
          ? html`<span class="head__long">${renderText(content, label)}</span>
      <span class="head__short">${content.sectionPhrases.shortAction}</span>`
          : renderText(content, label)
      }
    </a>`;
}

/** The links beside the action: none that leads where it does, or says the same, as a link beside its button is there twice. */
function listLinksBesideAction(content: PageContent): readonly CopyLink[] {
  const { brief, copy } = content;
  const { label } = getHeaderAction(content);
  const isOwn = (brief.copy?.navigation?.length ?? 0) > 0;
  return copy.navigation.filter(
    (link) => !(link.page === "landing" && link.anchor === "contact" && (!isOwn || link.label === label)),
  );
}

/** Links from which a navigation fills a row of its own. */
const leastRowLinks = 4;

/** The header's form: a second row needs enough links to fill it. */
function getHeaderForm(content: PageContent): HeaderForm {
  const { header } = content.composition;
  return header === "stacked" && listLinksBesideAction(content).length < leastRowLinks ? "bar" : header;
}

/** The navigation: a row of links, and where that has no room a menu, a `details` element that needs no script. */
function renderNavigation(content: PageContent): Markup | undefined {
  const links = listLinksBesideAction(content);
  const { navigation } = content.copy;
  const isActionHidden = getHeaderAction(content).narrow === "none";
  // A menu of one entry would be none: it has the link of the action then, too.
  const inMenu = isActionHidden || links.length < 2 ? navigation : links;
  if (links.length === 0 && inMenu.length < 2 && !isActionHidden) return undefined;
  return html`
    <nav class="head__nav" aria-label="${content.copy.phrases.mainNavigation}">
      <ul class="head__list">${renderNavigationItems(content, links)}</ul>
      <details class="more">
        <summary class="more__open"><span class="unseen">${content.sectionPhrases.menu}</span></summary>
        <ul class="more__list wrap">${renderNavigationItems(content, inMenu)}</ul>
      </details>
    </nav>`;
}

/** The header of every page: brand, navigation and main action. */
export function renderHeader(content: PageContent): Markup {
  const header = getHeaderForm(content);
  const brand = renderBrandLink(content, "header");
  const isWrapped = header === "cells" || header === "stacked";
  const navigation = renderNavigation(content);
  return html`
    <header class="head head--${header}${navigation === undefined && " head--bare"}">
      <div class="wrap head__row">
        ${header === "columns" ? html`<div class="head__brand">${brand}</div>` : brand}
        ${navigation}
        ${isWrapped ? html`<div class="head__end">${renderHeaderAction(content)}</div>` : renderHeaderAction(content)}
      </div>
    </header>`;
}

/** Margins and gaps around brand, navigation and action, CSS pixels. */
const spacePx = 112;

/** The viewport width from which the navigation fits on one line, in rem. */
export function getNavigationBreakpoint(content: PageContent): number {
  const { componentStyle } = content;
  const letterPx = { plain: 8, strong: 8.6, mono: 10, caps: 11, display: 9 }[componentStyle.label];
  const toPx = (text: string) => estimateWidthEm(getShownText(content, text), letterPx / 16) * 16;
  const entries = listLinksBesideAction(content).reduce((sum, { label }) => sum + toPx(label) + 28, 0);
  const action = toPx(getHeaderAction(content).label) * 0.9 + 54;
  const brand = getNameForm(content).widthPx * wideTextScale;
  const isStacked = getHeaderForm(content) === "stacked";
  const widthPx = (isStacked ? Math.max(entries, brand + action) : brand + entries + action) + spacePx;
  return Math.max(48, Math.ceil(widthPx / 16));
}

/** Rules of the header in its four forms. */
export function renderHeaderCss(content: PageContent): string {
  const header = getHeaderForm(content);
  const [side] = content.direction.spans;
  const forms = {
    bar: `.head__list { justify-content: flex-end; }`,
    columns: `.head__row { grid-template-columns: minmax(${Math.max(3, Math.min(5, side))}fr, max-content) minmax(0, 8fr) auto; }`,
    stacked: `.head__row { grid-template-columns: minmax(0, 1fr) auto; row-gap: 0; }
.head__nav { grid-column: 1 / -1; grid-row: 2; border-top: var(--line); margin-top: var(--space-3); }
.head--stacked { padding-bottom: 0; }`,
    cells: `.head { padding-block: 0; }
.head__row { gap: 0; align-items: stretch; width: 100%; padding-inline-start: var(--edge); }
.head--cells .brand { padding-block: var(--space-3); padding-inline-end: var(--space-5); }
.head__list { justify-content: flex-end; height: 100%; gap: 0; }
.head__list li { display: grid; border-inline-start: var(--line); padding-inline: var(--space-4); }
.head__nav { align-self: stretch; }
.head__end { display: grid; }
.head__action { border-radius: 0; min-height: 100%; }`,
  } as const;
  return `
.head { position: relative; z-index: 20; padding-block: var(--space-3); background: var(--background); color: var(--foreground); }
@media (min-width: 52rem) { .head { padding-block: var(--space-4); } }
.head--cells { border-bottom: var(--line); }
.head__row { display: grid; grid-template-columns: minmax(0, 1fr) auto auto; align-items: center; gap: var(--space-2) var(--space-4); }
.head__list { display: none; margin: 0; }
.head__list a, .more__list a { display: inline-flex; align-items: center; min-height: 2.75rem; color: inherit; \
text-decoration: none; ${toLabelDeclarations(content.componentStyle)} }
.head__list a { white-space: nowrap; }
.head__list a:hover, .head__list [aria-current], .more__list a:hover { text-decoration: underline; \
text-decoration-thickness: 2px; text-underline-offset: 0.35em; }
.head__action { white-space: nowrap; }
.head__long, .head__row > .head__action--wide, .head__end > .head__action--wide { display: none; }
.brand { display: inline-flex; align-items: center; gap: var(--space-3); min-height: 2.75rem; min-width: 0; max-width: 100%; \
color: inherit; text-decoration: none; }
.brand__word { overflow: visible; flex: 0 1 auto; width: auto; min-width: 0; \
height: ${getWordmarkHeight(content) / 16}rem; max-width: min(100%, 19rem); }
.brand__name { ${toTextStyleDeclarations("label")}; font-family: var(--font-display); font-weight: var(--weight-display); \
line-height: 1.3; text-wrap: balance; overflow-wrap: anywhere; max-width: 19rem; font-size: max(0.875rem, var(--type-small-size)); }
.brand--wide .brand__word { display: none; }
.brand--sign .brand__symbol { width: 2.75rem; height: 2.75rem; }
.more__open { display: grid; place-content: center; width: 2.75rem; height: 2.75rem; cursor: pointer; list-style: none; \
border: 1px solid var(--input); border-radius: var(--radius-md); }
.more__open::-webkit-details-marker { display: none; }
.more__open::before { content: ""; width: 1.125rem; height: 0.5rem; border: solid currentColor; border-width: 2px 0; }
.more[open] .more__open::before { height: 0; border-width: 2px 0 0; }
.more__list { position: absolute; inset-inline: 0; top: 100%; z-index: 20; width: 100%;
padding: var(--space-3) var(--edge) var(--space-6); \
background: var(--background); color: var(--foreground); border-block: 1px solid var(--border); }
.more__list a { width: 100%; min-height: 3rem; font-size: var(--type-lead-size); }
.more__list li + li a { border-top: 1px solid var(--border); }
@media (max-width: 26rem) { .brand--wide .brand__symbol, .brand--never .brand__symbol { width: 1.5rem; height: 1.5rem; } \
.brand { gap: var(--space-2); } .head__row { column-gap: var(--space-3); } }
@media (max-width: 22.4rem) { .head .brand--long :is(.brand__name, .brand__word) { display: none; } }
@media (min-width: 44rem) {
  .head__long { display: inline; }
  .head__row > .head__action--wide, .head__end > .head__action--wide { display: inline-flex; }
  .head__short { display: none; }
  .brand__name { font-size: var(--type-body-size); max-width: 26rem; }
  .brand--wide .brand__word { display: block; }
  .brand--wide .brand__name { display: none; }
}
@media (min-width: ${getNavigationBreakpoint(content)}rem) {
  .head__list { display: flex; gap: 0 var(--space-6); }
  .more { display: none; }
  .head__row { column-gap: var(--space-8); }
  ${forms[header]}
  .head--bare .head__row { grid-template-columns: minmax(0, 1fr) auto; }
}
@media print { .more { display: none; } }`;
}
