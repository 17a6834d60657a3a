import { html, type Markup } from "#/kernel/markup";
import type { PageSlug } from "#/model/brief";
import { createPageLink } from "#/model/page";
import type { CopyLink, PageAnchor } from "#/studio/copy/navigation";
import { renderBriefPhrases, renderBriefText } from "#/studio/copy/brief-text";
import { splitHeadlineLines } from "#/studio/copy/headline-lines";
import { isUnspaced, splitPhrases } from "#/studio/copy/phrase-breaks";
import type { PageContent } from "#/studio/layout/page-content";
import { splitTradeHeadline } from "#/studio/layout/trade-headline";
import { getShownText } from "#/studio/layout/shown-text";
import { shortenName } from "#/studio/marks/short-name";
import type { OrganizationKind } from "#/studio/understanding/organization-kind";

/** Words of the brief on a page. */
export const renderText = ({ copy }: PageContent, text: string): Markup => renderBriefText(copy, text);

/** Texts that each stay on one line if it has room for them. */
const renderLines = (lines: readonly Markup[]): Markup =>
  lines.length < 2
    ? html`${lines}`
    : html`${lines.map((line, index) => html`${index > 0 && " "}<span class="sentence">${line}</span>`)}`;

/**
 * A headline of the brief, which breaks between phrases where its script has no spaces, otherwise between sentences, and
 * within those between clauses.
 */
export function renderHeadlineText(content: PageContent, text: string): Markup {
  if (isUnspaced(text)) return renderBriefPhrases(content.copy, splitPhrases(text));
  const trade = splitTradeHeadline(content.copy, text);
  const lines = trade === undefined ? splitHeadlineLines(text) : trade.map((half) => [half]);
  return renderLines(lines.map((clauses) => renderLines(clauses.map((clause) => renderText(content, clause)))));
}

/** Pages without a contact form. */
const pagesWithoutForm: ReadonlySet<PageSlug> = new Set(["sign-in", "dashboard", "not-found"]);

/** The nearest contact form: the page's own, the contact page's, or the landing page's. */
function getContactHref(content: PageContent): string {
  const { slug, pages } = content;
  const isHidden = isSectionHidden(content, "contact");
  if (!pagesWithoutForm.has(slug) && !(slug === "landing" && isHidden)) return "#contact";
  if (pages.includes("contact")) return createPageLink("contact");
  return isHidden ? `${createPageLink("pricing")}#contact` : `${createPageLink("landing")}#contact`;
}

/** Whether people left a section out of the landing page. */
export const isSectionHidden = ({ sectionOrders }: PageContent, anchor: PageAnchor): boolean =>
  sectionOrders.get("landing")?.includes(anchor) === false;

/**
 * The link to a section: a bare anchor on the same page, otherwise a page link. A page that the
 * design lacks is replaced by the nearest one.
 */
export function getHref(content: PageContent, page: PageSlug, anchor?: PageAnchor): string {
  const { slug } = content;
  if (anchor === "contact") return getContactHref(content);
  if (page === "landing" && anchor !== undefined && isSectionHidden(content, anchor)) return getHref(content, page);
  if (page === slug) return anchor === undefined ? "#content" : `#${anchor}`;
  return anchor === undefined ? createPageLink(page) : `${createPageLink(page)}#${anchor}`;
}

/** The first focusable element of the page. */
export const renderSkipLink = ({ copy }: PageContent): Markup =>
  html`<a class="skip" href="#content">${copy.phrases.skipToContent}</a>`;

/** Links as list items, with `aria-current` on the page's own. */
export const renderNavigationItems = (content: PageContent, links: readonly CopyLink[]): readonly Markup[] =>
  links.map(({ label, page, anchor }, index, all) => {
    const first = all.findIndex((other) => other.page === page && other.anchor === anchor) === index;
    const current = page === content.slug && anchor === undefined && first;
    return html`
      <li>
        <a href="${getHref(content, page, anchor)}"${current && html` aria-current="page"`}>
          ${renderText(content, label)}
        </a>
      </li>`;
  });

/** Kinds of organisations whose visitors have accounts. */
const kindsWithAccounts: ReadonlySet<OrganizationKind> = new Set(["software", "finance"]);
/** Kinds of organisations that explain a product in a guide. */
const kindsWithGuide: ReadonlySet<OrganizationKind> = new Set(["software", "developer-tool"]);

/** Whether the organisation has use for a page that only some kinds have. */
function hasUseFor(page: PageSlug, { kind, slug }: PageContent): boolean {
  if (page === slug) return true;
  if (page === "sign-in") return kindsWithAccounts.has(kind);
  return page !== "documentation" || kindsWithGuide.has(kind);
}

/** The footer entries: those of the navigation, and the pages that it omits. */
export const renderFooterItems = (content: PageContent): readonly Markup[] => {
  const { phrases, name, navigation: entries } = content.copy;
  const labels = { article: phrases.about(shortenName(name)), documentation: phrases.guide, "sign-in": phrases.signIn } as const;
  const otherPages = (["article", "documentation", "sign-in"] as const).filter(
    (page) => content.pages.includes(page) && hasUseFor(page, content) && !entries.some((entry) => entry.page === page),
  );
  return [
    ...renderNavigationItems(content, content.copy.navigation),
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

/** The footer navigation. */
export const renderFooterNavigation = (content: PageContent, className = "foot-nav"): Markup =>
  html`<nav class="${className}" aria-label="${content.copy.phrases.footerNavigation}"><ul>${renderFooterItems(content)}</ul></nav>`;

/** Where the main action leads: a call to the number, all else to the contact section. */
const getActionHref = (content: PageContent): string =>
  (content.copy.isCall ? content.copy.phone?.href : undefined) ?? getHref(content, "landing", "contact");

/** The main action. */
export const renderAction = (content: PageContent, modifier = ""): Markup =>
  html`
    <a class="lv-button${modifier === "" ? "" : ` lv-button--${modifier}`}"
        href="${getActionHref(content)}">
      ${renderText(content, content.copy.cta)}
    </a>`;

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
export function renderHeadline(content: PageContent, text: string = content.copy.headline, extra = ""): Markup {
  const style = getHeadlineClass(content, getShownText(content, text));
  return html`<h1 class="${style}${extra === "" ? "" : ` ${extra}`}">${renderHeadlineText(content, text)}</h1>`;
}

/**
 * What an answer needs: an email address, a telephone number where people call or write on a service, or one of both.
 * One of both is typed with a keyboard that has letters, digits and the at sign.
 */
export function renderReplyField({ copy: { replyBy, phrases }, sectionPhrases }: PageContent, hint?: string): Markup {
  if (replyBy === "telephone")
    return html`
      <div class="lv-form-field__group">
        <label class="lv-form-field__label" for="contact-phone">${sectionPhrases.phoneNumber}</label>
        <input class="lv-form-field__control" id="contact-phone" type="tel" name="phone" autocomplete="tel" required>
      </div>`;
  if (replyBy === "either")
    return html`
      <div class="lv-form-field__group">
        <label class="lv-form-field__label" for="contact-reply">${phrases.eitherLabel}</label>
        <input class="lv-form-field__control" id="contact-reply" type="text" name="reply" autocomplete="email"
            inputmode="email" required>
      </div>`;
  return html`
      <div class="lv-form-field__group">
        <label class="lv-form-field__label" for="contact-mail">${phrases.emailLabel}</label>
        <input class="lv-form-field__control" id="contact-mail" type="email" name="email" autocomplete="email"
            required${hint !== undefined && html` aria-describedby="contact-hint"`}>
        ${hint !== undefined && html`<p class="lv-form-field__hint" id="contact-hint">${hint}</p>`}
      </div>`;
}

/**
 * The contact form, with or without a message field, or with fields in one line where it is wide. It
 * has no action; developers add their own.
 */
export function renderContactForm(content: PageContent, length: "full" | "short" | "line" = "full"): Markup {
  const { phrases } = content.copy;
  if (length === "short")
    return html`
      <form class="lv-form-field" aria-label="${phrases.contact}">
        ${renderReplyField(content, phrases.emailHint)}
        <button type="submit" class="lv-form-field__button">${phrases.send}</button>
      </form>`;
  return html`
    <form class="lv-form-field${length === "line" && " line"}" aria-label="${phrases.contact}">
      ${renderReplyField(content)}
      <div class="lv-form-field__group">
        <label class="lv-form-field__label" for="contact-message">${phrases.messageLabel}</label>
        <textarea class="lv-form-field__control lv-form-field__area"
            id="contact-message" name="message" rows="${length === "line" ? 1 : 3}"${
              length === "full" && html` aria-describedby="contact-hint"`
            }></textarea>
        ${length === "full" && html`<p class="lv-form-field__hint" id="contact-hint">${phrases.messageHint}</p>`}
      </div>
      <button type="submit" class="lv-form-field__button">${phrases.send}</button>
    </form>`;
}
