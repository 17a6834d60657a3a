import { html, type Markup } from "#/kernel/markup";
import type { PageSlug } from "#/model/brief";
import { createPageLink } from "#/model/page";
import { renderSymbol } from "#/studio/components/symbol";
import type { PageAnchor } from "#/studio/copy/copy";
import { renderBriefText } from "#/studio/copy/brief-text";
import { renderBrandImage } from "#/studio/layout/brand-image";
import type { PageContent } from "#/studio/layout/page-content";

/** Words of the brief on a page. */
export const renderText = ({ copy }: PageContent, text: string): Markup => renderBriefText(copy, text);

/** Pages without a contact form. */
const pagesWithoutForm: ReadonlySet<PageSlug> = new Set(["sign-in", "dashboard", "not-found"]);

/** The nearest contact form: the page's own, the contact page's, or the landing page's. */
function getContactHref({ slug, pages }: PageContent): string {
  if (!pagesWithoutForm.has(slug)) return "#contact";
  return pages.includes("contact") ? createPageLink("contact") : `${createPageLink("landing")}#contact`;
}

/**
 * The link to a section: a bare anchor on the same page, otherwise a page link. A page that the
 * design lacks is replaced by the nearest one.
 */
export function getHref(content: PageContent, page: PageSlug, anchor?: PageAnchor): string {
  const { slug } = content;
  if (anchor === "contact") return getContactHref(content);
  if (page === slug) return anchor === undefined ? "#content" : `#${anchor}`;
  return anchor === undefined ? createPageLink(page) : `${createPageLink(page)}#${anchor}`;
}

/** The first focusable element of the page. */
export const renderSkipLink = ({ copy }: PageContent): Markup =>
  html`<a class="skip" href="#content">${copy.phrases.skipToContent}</a>`;

/** The brand as a link to the landing page: symbol and wordmark. */
export const renderBrandLink = (content: PageContent): Markup =>
  html`
    <a class="brand" href="${getHref(content, "landing")}"
        aria-label="${content.copy.phrases.homeOf(content.copy.name)}">
      ${renderSymbol(content.mark, "brand__symbol")}
      ${renderBrandImage(content, "wordmark", { className: "brand__word", hidden: true })}
    </a>`;

/** The navigation entries as list items, with `aria-current` on the page's own. */
export const renderNavigationItems = (content: PageContent): readonly Markup[] =>
  content.copy.navigation.map(({ label, page, anchor }, index, all) => {
    const first = all.findIndex((other) => other.page === page && other.anchor === anchor) === index;
    const current = page === content.slug && anchor === undefined && first;
    return html`
      <li>
        <a href="${getHref(content, page, anchor)}"${current && html` aria-current="page"`}>
          ${renderText(content, label)}
        </a>
      </li>`;
  });

/** The footer entries: those of the navigation, and the pages that it omits. */
export const renderFooterItems = (content: PageContent): readonly Markup[] => {
  const { phrases, name, navigation: entries } = content.copy;
  const labels = { article: phrases.about(name), documentation: phrases.guide, "sign-in": phrases.signIn } as const;
  const otherPages = (["article", "documentation", "sign-in"] as const).filter(
    (page) => content.pages.includes(page) && !entries.some((entry) => entry.page === page),
  );
  return [
    ...renderNavigationItems(content),
    ...otherPages.map(
      (page) =>
        html`
          <li>
            <a href="${getHref(content, page)}"${page === content.slug && html` aria-current="page"`}>
              ${renderText(content, labels[page])}
            </a>
          </li>`,
    ),
  ];
};

/** The main navigation. */
export const renderNavigation = (content: PageContent, className = "nav"): Markup =>
  html`<nav class="${className}" aria-label="${content.copy.phrases.mainNavigation}"><ul>${renderNavigationItems(content)}</ul></nav>`;

/** The footer navigation. */
export const renderFooterNavigation = (content: PageContent, className = "foot-nav"): Markup =>
  html`<nav class="${className}" aria-label="${content.copy.phrases.footerNavigation}"><ul>${renderFooterItems(content)}</ul></nav>`;

/** The main action. */
export const renderAction = (content: PageContent, modifier = ""): Markup =>
  html`
    <a class="lv-button${modifier === "" ? "" : ` lv-button--${modifier}`}"
        href="${getHref(content, "landing", "contact")}">
      ${renderText(content, content.copy.cta)}
    </a>`;

/** A link to the prices. */
export const renderPricesLink = (content: PageContent, className = "lv-button lv-button--outline"): Markup =>
  html`<a class="${className}" href="${getHref(content, "pricing")}">${content.copy.phrases.seePricing}</a>`;

/** A paragraph of the brief's words; nothing if there are none. */
export const renderParagraph = (content: PageContent, text: string | undefined, className: string): Markup | undefined =>
  text === undefined ? undefined : html`<p class="${className}">${renderText(content, text)}</p>`;

/**
 * The size of a headline: the longer it is and the larger the scale's display size, the smaller.
 * Full-width characters count double.
 */
export function getHeadlineClass({ tokens }: PageContent, headline: string): "display" | "h1" | "h2" {
  const displayPx = tokens.typography.sizes.at(-1)?.maxPx ?? 48;
  const length = [...headline].reduce((sum, letter) => sum + (/[\u2e80-\uffef]/.test(letter) ? 2 : 1), 0);
  const longest = Math.max(...headline.split(/\s+/).map((word) => word.length));
  if (length <= (displayPx > 70 ? 48 : 72) && longest <= 20) return "display";
  return length <= 110 && longest <= 26 ? "h1" : "h2";
}

/**
 * Maximum length of a sentence that is set as large as a heading. Longer ones need the line height
 * of running text.
 */
export const maxStatementLength = 50;

/** The text style of a standalone sentence of the brief. */
export const getStatementClass = (text: string | undefined): string =>
  [...(text ?? "")].length > maxStatementLength ? "lead capital" : "h2 capital";

/** The page's first heading. */
export const renderHeadline = (content: PageContent, text: string = content.copy.headline, extra = ""): Markup =>
  html`<h1 class="${getHeadlineClass(content, text)}${extra === "" ? "" : ` ${extra}`}">${renderText(content, text)}</h1>`;

/**
 * The contact form, with or without a message field. It has no action; developers add their own.
 */
export function renderContactForm(content: PageContent, length: "full" | "short" = "full"): Markup {
  const { phrases, cta } = content.copy;
  if (length === "short")
    return html`
      <form class="lv-form-field" aria-label="${phrases.contact}">
        <div class="lv-form-field__group">
          <label class="lv-form-field__label" for="contact-mail">${phrases.emailLabel}</label>
          <input class="lv-form-field__control" id="contact-mail" type="email" name="email" autocomplete="email"
              required aria-describedby="contact-hint">
          <p class="lv-form-field__hint" id="contact-hint">${phrases.emailHint}</p>
        </div>
        <button type="submit" class="lv-form-field__button">${renderText(content, cta)}</button>
      </form>`;
  return html`
    <form class="lv-form-field" aria-label="${phrases.contact}">
      <div class="lv-form-field__group">
        <label class="lv-form-field__label" for="contact-mail">${phrases.emailLabel}</label>
        <input class="lv-form-field__control" id="contact-mail" type="email" name="email" autocomplete="email" required>
      </div>
      <div class="lv-form-field__group">
        <label class="lv-form-field__label" for="contact-message">${phrases.messageLabel}</label>
        <textarea class="lv-form-field__control lv-form-field__area"
            id="contact-message" name="message" rows="3"
            aria-describedby="contact-hint"></textarea>
        <p class="lv-form-field__hint" id="contact-hint">${phrases.messageHint}</p>
      </div>
      <button type="submit" class="lv-form-field__button">${renderText(content, cta)}</button>
    </form>`;
}
