import { css as foldCss } from "#/kernel/css";
import { html, type Markup } from "#/kernel/markup";
import { type Adjustment, normalizeText } from "#/model/adjustment";
import { type Brief, listRequestedPages, type PageSlug } from "#/model/brief";
import type { Component } from "#/model/component";
import type { Composition } from "#/model/composition";
import type { Direction } from "#/model/direction";
import type { Imagery, Mark } from "#/model/mark";
import type { Page } from "#/model/page";
import type { TokenSet } from "#/model/token-set";
import { createSectionOrders } from "#/studio/adjustments/section-orders";
import { replaceTexts } from "#/studio/adjustments/replace-texts";
import { createTextLookup, noTextEdits } from "#/studio/adjustments/text-edits";
import { createCopy } from "#/studio/copy/copy";
import { getSectionPhrases } from "#/studio/copy/section-phrases";
import { getComponentStyle } from "#/studio/directions/component-style";
import { getLayout } from "#/studio/layout";
import { renderFooter, renderFooterCss } from "#/studio/layout/frame/footer";
import { listNavigation } from "#/studio/layout/frame/section-navigation";
import { renderHeader, renderHeaderCss } from "#/studio/layout/frame/header";
import { createLandingPage } from "#/studio/layout/landing";
import { renderLayoutBaseCss } from "#/studio/layout/layout-base-css";
import { renderContentCss } from "#/studio/layout/content-css";
import type { Layout } from "#/studio/layout/layout";
import type { PageContent } from "#/studio/layout/page-content";
import { renderSkipLink } from "#/studio/layout/partials";
import { getShownText } from "#/studio/layout/shown-text";
import { createArticlePage } from "#/studio/pages/article";
import { createContactPage } from "#/studio/pages/contact";
import { createDashboardPage } from "#/studio/pages/dashboard";
import { createDocumentationPage } from "#/studio/pages/documentation";
import { createNotFoundPage } from "#/studio/pages/not-found";
import { createSignInPage } from "#/studio/pages/sign-in";

/** Input of `createPages`. */
export type PageSource = {
  readonly direction: Direction;
  readonly tokens: TokenSet;
  readonly brief: Brief;
  readonly mark: Mark;
  readonly imagery: Imagery;
  readonly components: readonly Component[];
  readonly adjustments: readonly Adjustment[];
};

/**
 * How a page is built: its name, title, the components whose style sheets it needs, and its body.
 */
type PageTemplate = {
  readonly name: string;
  readonly title: (content: PageContent) => string;
  /** One sentence for search results. */
  readonly description: (content: PageContent) => string;
  readonly components: readonly string[];
  readonly body: (layout: Layout, content: PageContent) => Markup;
};

/** The page name comes first and the brand last, because tabs and lists cut off the end. */
const toPageTitle = (page: string, { copy }: PageContent) => (page.includes(copy.name) ? page : `${page}, ${copy.name}`);

const pageTemplates: Readonly<Record<PageSlug, PageTemplate>> = {
  landing: {
    name: "Landing page",
    title: ({ copy }) => (copy.headline === copy.name ? copy.name : `${copy.name}: ${copy.headline}`),
    description: ({ copy }) => copy.lead ?? copy.headline,
    components: ["button", "form-field"],
    body: (_, content) => createLandingPage(content).body,
  },
  pricing: {
    name: "Pricing",
    title: (content) => toPageTitle(content.copy.phrases.plansHeading, content),
    description: ({ copy, sectionPhrases }) => sectionPhrases.pricingDescription(copy.name),
    components: ["button", "form-field", "table"],
    body: (layout, content) => layout.pricing(content),
  },
  "sign-in": {
    name: "Sign in",
    title: (content) => toPageTitle(content.copy.phrases.signIn, content),
    description: ({ copy, sectionPhrases }) => sectionPhrases.signInDescription(copy.name),
    components: ["button", "form-field", "checkbox"],
    body: (layout, content) => layout.innerPages.formPage(content, createSignInPage(content)),
  },
  dashboard: {
    name: "Dashboard",
    title: (content) => toPageTitle(content.copy.phrases.overview, content),
    description: ({ copy, sectionPhrases }) => sectionPhrases.dashboardDescription(copy.name),
    components: ["button", "badge", "chart", "table"],
    body: (layout, content) => layout.innerPages.dashboardPage(content, createDashboardPage(content)),
  },
  article: {
    name: "Article",
    title: (content) => toPageTitle(content.copy.phrases.about(content.copy.name), content),
    description: ({ copy, sectionPhrases }) => sectionPhrases.articleDescription(copy.name),
    components: ["button", "form-field"],
    body: (layout, content) => layout.innerPages.textPage(content, createArticlePage(content), layout.contactSection(content)),
  },
  documentation: {
    name: "Documentation",
    title: (content) => toPageTitle(content.copy.phrases.guideTo(content.copy.name), content),
    description: ({ copy, sectionPhrases }) => sectionPhrases.documentationDescription(copy.name),
    components: ["button", "form-field", "table", "code-block"],
    body: (layout, content) =>
      layout.innerPages.textPage(content, createDocumentationPage(content), layout.contactSection(content)),
  },
  contact: {
    name: "Contact",
    title: (content) => toPageTitle(content.copy.phrases.talkTo(content.copy.name), content),
    description: ({ copy, sectionPhrases }) =>
      copy.replyBy === "email" ? sectionPhrases.contactDescription(copy.name) : copy.phrases.contactLead,
    components: ["button", "form-field", "select"],
    body: (layout, content) => layout.innerPages.formPage(content, createContactPage(content)),
  },
  "not-found": {
    name: "Not found",
    title: (content) => toPageTitle(content.copy.phrases.notFoundHeading, content),
    description: ({ copy, sectionPhrases }) => sectionPhrases.notFoundDescription(copy.name),
    components: ["button"],
    body: (layout, content) => layout.innerPages.formPage(content, createNotFoundPage(content)),
  },
};

/** What stands around the main element of every page. */
const renderFrame = (content: PageContent, body: Markup): Markup =>
  html`${renderHeader(content)}<main id="content">${body}</main>${renderFooter(content)}`;

/** The style sheets and the body that are a page's own. */
function createBody(layout: Layout, content: PageContent): { readonly css: readonly string[]; readonly body: Markup } {
  const { slug } = content;
  if (slug === "landing") {
    const { css, body } = createLandingPage(content);
    return { css: [css], body };
  }
  const innerCss = slug === "pricing" ? [] : [renderContentCss(content), layout.innerPages.css(content)];
  return { css: [layout.css(content), ...innerCss], body: pageTemplates[slug].body(layout, content) };
}

/** What is short as it is generated may be long by hand: it breaks rather than widens the page. */
const editedTextCss = foldCss`
.head__action, .hours__days dd, .state, .lv-badge, .exhibit .lv-button { white-space: normal; overflow-wrap: anywhere; }
.head__action, main :is(h1, h2, h3, p, li, a, span, button, label, dt, dd, address, summary) { overflow-wrap: anywhere; }
.price .price__words, .price .price__amount { white-space: normal; overflow-wrap: anywhere; }
main { overflow-x: clip; }
@media (max-width: 43.99rem) { .head__action { max-width: 9rem; } }`;

function createPage(layout: Layout, content: PageContent, components: readonly Component[]): Page {
  const { copy, slug } = content;
  const { name, title, description, components: usedSlugs } = pageTemplates[slug];
  const componentCss = components.filter((component) => usedSlugs.includes(component.slug)).map(({ css }) => css);
  const { css, body } = createBody(layout, content);
  const shown = { ...content, copy: { ...copy, headline: getShownText(content, copy.headline) } };
  return {
    slug,
    name,
    title: content.findText(normalizeText(title(content))) ?? title(shown),
    description: getShownText(content, description(content)),
    lang: copy.lang,
    css: [
      ...componentCss,
      renderLayoutBaseCss(content),
      renderHeaderCss(content),
      renderFooterCss(),
      ...css,
      ...(content.findText === noTextEdits ? [] : [editedTextCss]),
    ].join("\n"),
    body: replaceTexts(`${renderSkipLink(content).text}${renderFrame(content, body).text}`, content.findText),
  };
}

/** The composition of designs stored before there was a choice. */
const usualComposition: Composition = { hero: "split", header: "bar", ground: "paper", mirrored: false, order: 0 };

/**
 * Creates the page templates of a design with its direction's layout and its brief's words. Landing
 * and pricing pages are always included; of the others, those that the brief lists, or all if it
 * lists none.
 */
export function createPages(source: PageSource): Page[] {
  const layout = getLayout(source.direction.layout);
  return createPageContents(source).map((content) => createPage(layout, content, source.components));
}

/** What the pages of a design are made of, one by one. */
export function createPageContents({
  direction,
  tokens,
  brief,
  mark,
  imagery,
  adjustments,
}: Omit<PageSource, "components">): readonly PageContent[] {
  const copy = createCopy(brief);
  const pages = listRequestedPages(brief);
  const shared = {
    pages,
    direction,
    tokens,
    brief,
    mark,
    imagery,
    copy,
    componentStyle: getComponentStyle(direction),
    layoutName: getLayout(direction.layout).name,
    composition: direction.composition ?? usualComposition,
    sectionPhrases: { ...getSectionPhrases(copy), hoursHeading: copy.hoursHeading },
    kind: copy.kind,
    sectionOrders: createSectionOrders(adjustments),
  };
  const navigation = listNavigation({ slug: "landing", ...shared, findText: noTextEdits });
  return pages.map((slug) => ({
    slug,
    ...shared,
    copy: { ...copy, navigation },
    findText: createTextLookup(adjustments, slug),
  }));
}
