import { html, type Markup } from "#/kernel/markup";
import { artwork, type ArtworkOptions } from "#/studio/layout/artwork";
import type { PageContent } from "#/studio/layout/page-content";
import { headline, paragraph, words } from "#/studio/layout/pieces";
import type { Gate, MatterPart, Reading } from "#/studio/layout/shell";

/** The first heading of an inner page with the sentence below it. */
export const openingWords = (content: PageContent, { title, lead }: Pick<Reading, "title" | "lead">): Markup =>
  html`${headline(content, title)}${paragraph(content, lead, "lead opening-lead")}`;

/** The brand's picture at the head of a page that wants one. */
export const plate = (
  content: PageContent,
  { isIllustrated }: Reading,
  options: Pick<ArtworkOptions, "hold"> = {},
): Markup | undefined =>
  isIllustrated ? artwork(content, "hero", { className: "plate-art", crop: true, ...options }) : undefined;

/** The parts of a page, each as its own section under a heading of the second level. */
export const partSections = (parts: readonly MatterPart[], className: string, headingClass = "h2"): readonly Markup[] =>
  parts.map(
    ({ id, title, body }) =>
      html`<section class="${className}" id="${id}"><h2 class="${headingClass}">${title}</h2><div class="matter">${body}</div></section>`,
  );

/** A page's short sign, such as a status code: ornament, since the heading says the same. */
export const largeSign = ({ sign }: Gate): Markup | undefined =>
  sign === undefined ? undefined : html`<p class="display large-sign" aria-hidden="true">${sign}</p>`;

/** The word over a heading, where the brief has one. */
export const kickerOf = (content: PageContent, { kicker }: Reading, className = "label"): Markup | undefined =>
  kicker === undefined ? undefined : html`<p class="${className} capital">${words(content, kicker)}</p>`;
