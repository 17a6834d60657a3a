import type { Markup } from "#/kernel/markup";
import { type Brief, listRequestedPages, type PageSlug } from "#/model/brief";
import type { Component } from "#/model/component";
import type { Direction } from "#/model/direction";
import type { Imagery, Mark } from "#/model/mark";
import type { Page } from "#/model/page";
import type { TokenSet } from "#/model/token-set";
import { createCopy } from "#/studio/copy/copy";
import { getArchetype } from "#/studio/directions";
import { getLayout } from "#/studio/layout";
import { renderLayoutBaseCss } from "#/studio/layout/layout-base-css";
import { renderContentCss } from "#/studio/layout/content-css";
import type { Layout } from "#/studio/layout/layout";
import type { PageContent } from "#/studio/layout/page-content";
import { renderSkipLink } from "#/studio/layout/partials";
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
};

/**
 * How a page is built: its name, title, the components whose style sheets it needs, and its body.
 */
type PageTemplate = {
  readonly name: string;
  readonly title: (content: PageContent) => string;
  readonly components: readonly string[];
  readonly body: (layout: Layout, content: PageContent) => Markup;
};

/** The page name comes first and the brand last, because tabs and lists cut off the end. */
const toPageTitle = (page: string, { copy }: PageContent) => (page.includes(copy.name) ? page : `${page}, ${copy.name}`);

const pageTemplates: Readonly<Record<PageSlug, PageTemplate>> = {
  landing: {
    name: "Landing page",
    title: ({ copy }) => (copy.headline === copy.name ? copy.name : `${copy.name}: ${copy.headline}`),
    components: ["button", "form-field"],
    body: (layout, content) => layout.landing(content),
  },
  pricing: {
    name: "Pricing",
    title: (content) => toPageTitle(content.copy.phrases.pricing, content),
    components: ["button", "form-field", "table"],
    body: (layout, content) => layout.pricing(content),
  },
  "sign-in": {
    name: "Sign in",
    title: (content) => toPageTitle(content.copy.phrases.signIn, content),
    components: ["button", "form-field", "checkbox"],
    body: (layout, content) => layout.frame(content, layout.innerPages.formPage(content, createSignInPage(content))),
  },
  dashboard: {
    name: "Dashboard",
    title: (content) => toPageTitle(content.copy.phrases.overview, content),
    components: ["button", "badge", "chart", "table"],
    body: (layout, content) => layout.frame(content, layout.innerPages.dashboardPage(content, createDashboardPage(content))),
  },
  article: {
    name: "Article",
    title: (content) => toPageTitle(content.copy.phrases.about(content.copy.name), content),
    components: ["button", "form-field"],
    body: (layout, content) =>
      layout.frame(content, layout.innerPages.textPage(content, createArticlePage(content), layout.contactSection(content))),
  },
  documentation: {
    name: "Documentation",
    title: (content) => toPageTitle(content.copy.phrases.guideTo(content.copy.name), content),
    components: ["button", "form-field", "table", "code-block"],
    body: (layout, content) =>
      layout.frame(
        content,
        layout.innerPages.textPage(content, createDocumentationPage(content), layout.contactSection(content)),
      ),
  },
  contact: {
    name: "Contact",
    title: (content) => toPageTitle(content.copy.phrases.talkTo(content.copy.name), content),
    components: ["button", "form-field", "select"],
    body: (layout, content) => layout.frame(content, layout.innerPages.formPage(content, createContactPage(content))),
  },
  "not-found": {
    name: "Not found",
    title: (content) => toPageTitle(content.copy.phrases.notFoundHeading, content),
    components: ["button"],
    body: (layout, content) => layout.frame(content, layout.innerPages.formPage(content, createNotFoundPage(content))),
  },
};

/**
 * Templates for which every layout has its own skeleton. All others use the layout's inner pages.
 */
const pagesWithOwnLayout: ReadonlySet<PageSlug> = new Set(["landing", "pricing"]);

function createPage(layout: Layout, content: PageContent, components: readonly Component[]): Page {
  const { copy, slug } = content;
  const { name, title, body, components: usedSlugs } = pageTemplates[slug];
  const componentCss = components.filter((component) => usedSlugs.includes(component.slug)).map(({ css }) => css);
  const innerPageCss = pagesWithOwnLayout.has(slug) ? [] : [renderContentCss(content), layout.innerPages.css(content)];
  return {
    slug,
    name,
    title: title(content),
    description: copy.lead ?? copy.headline,
    lang: copy.lang,
    css: [...componentCss, renderLayoutBaseCss(content), layout.css(content), ...innerPageCss].join("\n"),
    body: `${renderSkipLink(content).text}${body(layout, content).text}`,
  };
}

/**
 * Creates the page templates of a design with its direction's layout and its brief's words. Landing
 * and pricing pages are always included; of the others, those that the brief lists, or all if it
 * lists none.
 */
export function createPages({ direction, tokens, brief, mark, imagery, components }: PageSource): Page[] {
  const layout = getLayout(direction.layout);
  const copy = createCopy(brief);
  const { componentStyle } = getArchetype(direction.id);
  const pages = listRequestedPages(brief);
  return pages.map((slug) =>
    createPage(layout, { slug, pages, direction, tokens, brief, mark, imagery, copy, componentStyle }, components),
  );
}
