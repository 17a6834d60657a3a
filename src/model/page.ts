import type { PageSlug } from "#/model/brief";

/**
 * A page template: `css` and `body` need the system's CSS variables, which the document writer puts before them. A page that came from an external design tool is a whole
 * document instead, and its `css` and `body` are empty.
 */
export type Page = {
  readonly slug: string;
  readonly name: string;
  /** Text of the title element. */
  readonly title: string;
  readonly description: string;
  /** BCP 47 language of the copy. */
  readonly lang: string;
  readonly css: string;
  readonly body: string;
  readonly document?: string;
  /** The policy by which the document was brought to its canonical form; absent for pages of our own and older imports. */
  readonly canonicalForm?: number;
};

/** A link to a sibling page as a template carries it until someone knows the address: `href="{{page:pricing}}"`, or with a place on it `href="{{page:landing}}#contact"`. */
export const createPageLink = (slug: PageSlug): string => `{{page:${slug}}}`;

const pageLinkAttribute = /\bhref="\{\{page:([a-z-]+)\}\}(#[a-z][a-z0-9-]*)?"/g;

/**
 * Puts real addresses in place of a template's page links. Only whole `href` attributes are touched, so text that happens to look like a link stays
 * as it is (quotes in text are escaped). `getHref` must give an address that is safe in a double-quoted attribute.
 */
export function resolvePageLinks(body: string, getHref: (slug: string) => string): string {
  return body.replace(pageLinkAttribute, (_, slug: string, fragment = "") => `href="${getHref(slug)}${fragment}"`);
}
