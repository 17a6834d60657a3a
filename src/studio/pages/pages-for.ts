import type { Brief } from "#/model/brief";
import type { Component } from "#/model/component";
import type { Direction } from "#/model/direction";
import type { Imagery, Mark } from "#/model/mark";
import type { Page } from "#/model/page";
import type { TokenSet } from "#/model/token-set";
import { copyFor } from "#/studio/copy/copy";
import { archetypeOf } from "#/studio/directions/index";
import { layoutOf } from "#/studio/layout/index";
import { layoutBaseCss } from "#/studio/layout/layout-base-css";
import type { Layout, PageContent, TemplateSlug } from "#/studio/layout/page-content";
import { skipLink } from "#/studio/layout/pieces";

/** What pages are made from. */
export type PageSource = {
  readonly direction: Direction;
  readonly tokens: TokenSet;
  readonly brief: Brief;
  readonly mark: Mark;
  readonly imagery: Imagery;
  readonly components: readonly Component[];
};

/** Components whose style sheets the layouts use. */
const usedComponents: readonly string[] = ["button", "form-field", "table"];

function pageFrom(layout: Layout, content: PageContent, components: readonly Component[], name: string, title: string): Page {
  const { copy, slug } = content;
  const componentCss = components.filter((component) => usedComponents.includes(component.slug)).map(({ css }) => css);
  const body = slug === "landing" ? layout.landing(content) : layout.pricing(content);
  return {
    slug,
    name,
    title,
    description: copy.lead ?? copy.headline,
    lang: copy.lang,
    css: [...componentCss, layoutBaseCss(content), layout.css(content)].join("\n"),
    body: `${skipLink(content).text}${body.text}`,
  };
}

/** The page templates of a system: landing and pricing, on the skeleton of its direction's layout and in the words of its brief. */
export function pagesFor({ direction, tokens, brief, mark, imagery, components }: PageSource): Page[] {
  const layout = layoutOf(direction.layout);
  const copy = copyFor(brief);
  const { manner } = archetypeOf(direction.id);
  const contentFor = (slug: TemplateSlug): PageContent => ({ slug, direction, tokens, brief, mark, imagery, copy, manner });
  const suffix = copy.headline === copy.name ? "" : `: ${copy.headline}`;
  return [
    pageFrom(layout, contentFor("landing"), components, "Landing page", `${copy.name}${suffix}`),
    pageFrom(layout, contentFor("pricing"), components, "Pricing", `${copy.phrases.pricing}, ${copy.name}`),
  ];
}
