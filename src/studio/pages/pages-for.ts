import type { Markup } from "#/kernel/markup";
import { type Brief, listRequestedPages, type PageSlug } from "#/model/brief";
import type { Component } from "#/model/component";
import type { Direction } from "#/model/direction";
import type { Imagery, Mark } from "#/model/mark";
import type { Page } from "#/model/page";
import type { TokenSet } from "#/model/token-set";
import { copyFor } from "#/studio/copy/copy";
import { archetypeOf } from "#/studio/directions/index";
import { layoutOf } from "#/studio/layout/index";
import { layoutBaseCss } from "#/studio/layout/layout-base-css";
import { matterCss } from "#/studio/layout/matter-css";
import type { Layout } from "#/studio/layout/layout";
import type { PageContent } from "#/studio/layout/page-content";
import { skipLink } from "#/studio/layout/pieces";
import { articleMatter } from "#/studio/pages/article";
import { contactMatter } from "#/studio/pages/contact";
import { dashboardMatter } from "#/studio/pages/dashboard";
import { documentationMatter } from "#/studio/pages/documentation";
import { notFoundMatter } from "#/studio/pages/not-found";
import { signInMatter } from "#/studio/pages/sign-in";

/** What pages are made from. */
export type PageSource = {
  readonly direction: Direction;
  readonly tokens: TokenSet;
  readonly brief: Brief;
  readonly mark: Mark;
  readonly imagery: Imagery;
  readonly components: readonly Component[];
};

/** How a page is made: its name, its title, the components whose style sheets it needs, and its body on a layout. */
type PageMaker = {
  readonly name: string;
  readonly title: (content: PageContent) => string;
  readonly components: readonly string[];
  readonly body: (layout: Layout, content: PageContent) => Markup;
};

/** A title that says the page first and the brand after it, as tabs and lists cut the end. */
const titled = (page: string, { copy }: PageContent) => (page.includes(copy.name) ? page : `${page}, ${copy.name}`);

const makers: Readonly<Record<PageSlug, PageMaker>> = {
  landing: {
    name: "Landing page",
    title: ({ copy }) => (copy.headline === copy.name ? copy.name : `${copy.name}: ${copy.headline}`),
    components: ["button", "form-field"],
    body: (layout, content) => layout.landing(content),
  },
  pricing: {
    name: "Pricing",
    title: (content) => titled(content.copy.phrases.pricing, content),
    components: ["button", "form-field", "table"],
    body: (layout, content) => layout.pricing(content),
  },
  "sign-in": {
    name: "Sign in",
    title: (content) => titled(content.copy.phrases.signIn, content),
    components: ["button", "form-field", "checkbox"],
    body: (layout, content) => layout.frame(content, layout.shell.gate(content, signInMatter(content))),
  },
  dashboard: {
    name: "Dashboard",
    title: (content) => titled(content.copy.phrases.overview, content),
    components: ["button", "badge", "chart", "table"],
    body: (layout, content) => layout.frame(content, layout.shell.board(content, dashboardMatter(content))),
  },
  article: {
    name: "Article",
    title: (content) => titled(content.copy.phrases.about(content.copy.name), content),
    components: ["button", "form-field"],
    body: (layout, content) =>
      layout.frame(content, layout.shell.reading(content, articleMatter(content), layout.closing(content))),
  },
  documentation: {
    name: "Documentation",
    title: (content) => titled(content.copy.phrases.guideTo(content.copy.name), content),
    components: ["button", "form-field", "table", "code-block"],
    body: (layout, content) =>
      layout.frame(content, layout.shell.reading(content, documentationMatter(content), layout.closing(content))),
  },
  contact: {
    name: "Contact",
    title: (content) => titled(content.copy.phrases.talkTo(content.copy.name), content),
    components: ["button", "form-field", "select"],
    body: (layout, content) => layout.frame(content, layout.shell.gate(content, contactMatter(content))),
  },
  "not-found": {
    name: "Not found",
    title: (content) => titled(content.copy.phrases.lostHeading, content),
    components: ["button"],
    body: (layout, content) => layout.frame(content, layout.shell.gate(content, notFoundMatter(content))),
  },
};

/** The templates that have their own skeleton in every layout; all others stand in its shell. */
const ownSkeleton: ReadonlySet<PageSlug> = new Set(["landing", "pricing"]);

function pageFrom(layout: Layout, content: PageContent, components: readonly Component[]): Page {
  const { copy, slug } = content;
  const { name, title, body, components: used } = makers[slug];
  const componentCss = components.filter((component) => used.includes(component.slug)).map(({ css }) => css);
  const shellCss = ownSkeleton.has(slug) ? [] : [matterCss(content), layout.shell.css(content)];
  return {
    slug,
    name,
    title: title(content),
    description: copy.lead ?? copy.headline,
    lang: copy.lang,
    css: [...componentCss, layoutBaseCss(content), layout.css(content), ...shellCss].join("\n"),
    body: `${skipLink(content).text}${body(layout, content).text}`,
  };
}

/**
 * The page templates of a system, on the skeletons of its direction's layout and in the words of its brief: landing and pricing always, of the
 * others those that the brief asks for, all of them where it asks for none.
 */
export function pagesFor({ direction, tokens, brief, mark, imagery, components }: PageSource): Page[] {
  const layout = layoutOf(direction.layout);
  const copy = copyFor(brief);
  const { manner } = archetypeOf(direction.id);
  const pages = listRequestedPages(brief);
  return pages.map((slug) =>
    pageFrom(layout, { slug, pages, direction, tokens, brief, mark, imagery, copy, manner }, components),
  );
}
