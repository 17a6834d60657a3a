import type { PageSlug } from "#/model/brief";

/** A page template: `css` and `body` need the system's CSS variables, which the document writer puts before them. */
export type Page = {
  readonly slug: PageSlug;
  readonly name: string;
  /** Text of the title element. */
  readonly title: string;
  readonly description: string;
  /** BCP 47 language of the copy. */
  readonly lang: string;
  readonly css: string;
  readonly body: string;
};
