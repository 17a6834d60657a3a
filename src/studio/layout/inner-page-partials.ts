import { html, type Markup } from "#/kernel/markup";
import { renderBrandImage, type BrandImageOptions } from "#/studio/layout/brand-image";
import type { PageContent } from "#/studio/layout/page-content";
import { renderHeadline, renderParagraph, renderText } from "#/studio/layout/partials";
import type { FormPage, PageSection, TextPage } from "#/studio/layout/inner-page-layout";

/** The first heading of an inner page and the sentence below it. */
export const renderOpening = (content: PageContent, { title, lead }: Pick<TextPage, "title" | "lead">): Markup =>
  html`${renderHeadline(content, title)}${renderParagraph(content, lead, "lead opening-lead")}`;

/** The brand's picture at the top of an illustrated page. */
export const renderFigure = (
  content: PageContent,
  { isIllustrated }: TextPage,
  options: Pick<BrandImageOptions, "align"> = {},
): Markup | undefined =>
  isIllustrated ? renderBrandImage(content, "hero", { className: "plate-art", crop: true, ...options }) : undefined;

/** The sections of a page, each below a second-level heading. */
export const renderSections = (sections: readonly PageSection[], className: string, headingClass = "h2"): readonly Markup[] =>
  sections.map(
    ({ id, title, body }) =>
      html`<section class="${className}" id="${id}"><h2 class="${headingClass}">${title}</h2><div class="matter">${body}</div></section>`,
  );

/** A page's large code, such as an HTTP status. Decorative, because the heading states the same. */
export const renderLargeCode = ({ code }: FormPage): Markup | undefined =>
  code === undefined ? undefined : html`<p class="display large-sign" aria-hidden="true">${code}</p>`;

/** The label above a heading, if the page has one. */
export const renderKicker = (content: PageContent, { kicker }: TextPage, className = "label"): Markup | undefined =>
  kicker === undefined ? undefined : html`<p class="${className} capital">${renderText(content, kicker)}</p>`;
