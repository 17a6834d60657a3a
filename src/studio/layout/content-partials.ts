import { html, type Markup } from "#/kernel/markup";
import type { PageSlug } from "#/model/brief";
import type { CopyItem } from "#/studio/copy/read-offer";
import type { PageContent } from "#/studio/layout/page-content";
import { getHref, renderParagraph, renderText } from "#/studio/layout/partials";

/** A name with its value. */
export type Fact = readonly [name: string, value: Markup | string | undefined];

/** Facts as a list of names and values. Facts without a value are omitted. */
export function renderFactList(facts: readonly Fact[], className = "facts"): Markup | undefined {
  const known = facts.filter(([, value]) => value !== undefined);
  if (known.length === 0) return undefined;
  return html`<dl class="${className}">${known.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;
}

/** Items of the offer: third-level headings with text if they have any, otherwise a marked list. */
export function renderItems(content: PageContent, items: readonly CopyItem[]): Markup {
  if (items.every(({ body }) => body === undefined))
    return html`<ul class="marked">${items.map(({ title }) => html`<li>${renderText(content, title)}</li>`)}</ul>`;
  return html`
    <div class="items${items.length % 3 === 0 && " items--three"}">
      ${items.map(
        ({ title, body }) => html`
          <div class="item">
            <h3 class="h3">${renderText(content, title)}</h3>
            ${renderParagraph(content, body, "measure")}
          </div>`,
      )}
    </div>`;
}

/** Links to the sections of a page. */
export const renderContents = (
  { copy }: PageContent,
  entries: readonly { readonly id: string; readonly title: string }[],
): Markup =>
  html`
    <nav class="contents" aria-label="${copy.phrases.sections}">
      <p class="label">${copy.phrases.sections}</p>
      <ul>${entries.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}</ul>
    </nav>`;

const getPageLabels = (content: PageContent): Readonly<Record<PageSlug, string>> => {
  const { name, phrases, plans } = content.copy;
  return {
    landing: phrases.toHome,
    pricing: plans.length > 0 ? phrases.seePricing : phrases.plansHeading,
    article: phrases.about(name),
    documentation: phrases.guideTo(name),
    contact: phrases.talkTo(name),
    "sign-in": phrases.signIn,
    dashboard: phrases.overview,
    "not-found": phrases.notFoundHeading,
  };
};

/** Links to the given pages, as far as the design has them. */
export const renderRelatedLinks = (content: PageContent, slugs: readonly PageSlug[]): Markup =>
  html`<ul class="ways">${slugs
    .filter((slug) => slug !== content.slug && content.pages.includes(slug))
    .map((slug) => html`<li><a class="link" href="${getHref(content, slug)}">${getPageLabels(content)[slug]}</a></li>`)}</ul>`;

/** Links to the pages to read next. */
export const renderNextLinks = (content: PageContent, slugs: readonly PageSlug[]): Markup =>
  html`<div class="onward"><h2 class="h3">${content.copy.phrases.readNext}</h2>${renderRelatedLinks(content, slugs)}</div>`;
