import type { PageSlug } from "#/model/brief";

/**
 * A page template. `css` and `body` need the system's CSS variables, which the document writer
 * adds. A page from an external design tool is a whole document, with an empty `css` and `body`.
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
  /**
   * The policy version of the document's canonical form; absent for pages of Livery and older
   * imports.
   */
  readonly canonicalForm?: number;
};

/**
 * A link to another page, before its address is known: `href="{{page:pricing}}"`, or with a
 * fragment `href="{{page:landing}}#contact"`.
 */
export const createPageLink = (slug: PageSlug): string => `{{page:${slug}}}`;

const pageLinkAttribute = /\bhref="\{\{page:([a-z-]+)\}\}(#[a-z][a-z0-9-]*)?"/g;

/**
 * Replaces page links by addresses. Only whole `href` attributes change: text that looks like a
 * link stays, because its quotes are escaped. `getHref` must return an address that is safe in a
 * double-quoted attribute.
 */
export function resolvePageLinks(body: string, getHref: (slug: string) => string): string {
  return body.replace(pageLinkAttribute, (_, slug: string, fragment = "") => `href="${getHref(slug)}${fragment}"`);
}
