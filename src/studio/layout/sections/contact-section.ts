import { html, type Markup } from "#/kernel/markup";
import { keepTogether } from "#/studio/copy/line-breaks";
import type { PracticalFact } from "#/studio/copy/practical-facts";
import { toUnbrokenNumber } from "#/studio/copy/phone-number";
import type { PageContent } from "#/studio/layout/page-content";
import { renderContactForm, renderText } from "#/studio/layout/partials";
import { renderPractical } from "#/studio/layout/sections/render-practical";
import type { Section } from "#/studio/layout/sections/section";
import { shortenName } from "#/studio/marks/short-name";

/** The longest name that a heading has whole, in letters. */
const maxHeadingName = 64;

/** The name in a heading: whole, so that it names the organisation unmistakably, unless it is a sentence. */
const getHeadingName = (name: string): string => ([...name].length <= maxHeadingName ? name : shortenName(name));

/**
 * The telephone number that the brief states, large, in its sentence if no other place has that: those who
 * call or write to it need no form. An email address beside it would break where it is large.
 */
function renderPhone(content: PageContent): Markup | undefined {
  const { phone, contactSentence } = content.copy;
  if (phone === undefined)
    return contactSentence === undefined
      ? undefined
      : html`<p class="h2 write-phone">${renderText(content, contactSentence)}</p>`;
  const [before, after] = splitAround(contactSentence ?? phone.text, phone.text);
  const style = contactSentence?.includes("@") === true ? "lead" : "h2";
  return html`
    <p class="${style} write-phone">
      ${renderText(content, before)}<a href="${phone.href}">${renderText(content, toUnbrokenNumber(phone.text))}</a>${renderText(
        content,
        after,
      )}
    </p>`;
}

/** What is before and after a part of a text. */
function splitAround(text: string, part: string): readonly [before: string, after: string] {
  const index = text.indexOf(part);
  return [text.slice(0, index), text.slice(index + part.length)];
}

/** Where and when people come, each below its label. */
function renderPremises(content: PageContent): Markup | undefined {
  const { premises } = content.copy;
  const { hoursHeading, placesHeading } = content.sectionPhrases;
  const stated: readonly PracticalFact[] = [
    { label: placesHeading, texts: premises?.places ?? [] },
    { label: hoursHeading, texts: premises?.hours ?? [] },
  ];
  const shown = stated.filter(({ texts }) => texts.length > 0);
  return shown.length === 0 ? undefined : renderPractical(content, shown);
}

/**
 * The heading: the name above the brief's own words and above where people come, else how people get in touch. A number
 * that may be called or written to is neither.
 */
function getTitle({ copy }: PageContent): Markup | string {
  const { phrases, name, lang, premises, channel, phone, contactSentence } = copy;
  if (contactSentence !== undefined || (premises?.isOpen === true && channel === undefined)) return getHeadingName(name);
  return phone !== undefined && channel === undefined
    ? phrases.contact
    : keepTogether(phrases.talkTo(getHeadingName(name)), lang);
}

/** Whether a page has a form: it states no number, no sentence on how to get in touch, and no place to come to. */
export const needsForm = ({ phone, contactSentence, premises }: PageContent["copy"]): boolean =>
  phone === undefined && contactSentence === undefined && premises === undefined;

/** The ways to get in touch: a number, a place with its hours, or a form where the page has neither. */
export function createContactSection(content: PageContent): Section {
  const hasForm = needsForm(content.copy);
  return {
    kind: "contact",
    id: "contact",
    title: getTitle(content),
    lead: hasForm ? content.copy.phrases.contactLead : undefined,
    body: {
      form: "markup",
      markup: html`
        ${renderPhone(content)}
        ${renderPremises(content)}
        ${hasForm && html`<div class="form write">${renderContactForm(content, "line")}</div>`}`,
    },
    isSample: false,
    density: "dense",
  };
}
