import type { PageContent } from "#/studio/layout/page-content";

/** The text of a page's first heading, which its size must fit. */
export function getFirstHeading({ slug, copy }: PageContent): string {
  const { phrases, name, headline, tagline } = copy;
  switch (slug) {
    case "landing":
      return headline;
    case "pricing":
      return phrases.plansHeading;
    case "sign-in":
      return phrases.signIn;
    case "dashboard":
      return phrases.overview;
    case "article":
      return tagline !== undefined && tagline !== headline ? tagline : phrases.about(name);
    case "documentation":
      return phrases.guideTo(name);
    case "contact":
      return phrases.talkTo(name);
    case "not-found":
      return phrases.notFoundHeading;
  }
}
