import { html, type Markup } from "#/kernel/markup";
import { keepTogether } from "#/studio/copy/line-breaks";
import type { PracticalFact } from "#/studio/copy/practical-facts";
import { renderSample } from "#/studio/copy/sample";
import type { PageContent } from "#/studio/layout/page-content";
import { renderContactForm, renderText } from "#/studio/layout/partials";
import { renderPractical } from "#/studio/layout/sections/brief-sections";
import type { Section } from "#/studio/layout/sections/section";
import { shortenName } from "#/studio/marks/short-name";

/** The longest name that a heading has whole, in letters. */
const maxHeadingName = 64;

/** The name in a heading: whole, so that it names the organisation unmistakably, unless it is a sentence. */
const getHeadingName = (name: string): string => ([...name].length <= maxHeadingName ? name : shortenName(name));

/**
 * The telephone number that the brief states, large, in its sentence if no other place has that: those who
 * call or write to it need no form.
 */
function renderPhone(content: PageContent): Markup | undefined {
  const { phone, phoneSentence } = content.copy;
  if (phone === undefined) return undefined;
  const [before, after] = splitAround(phoneSentence ?? phone.text, phone.text);
  return html`
    <p class="h2 write-phone">
      ${renderText(content, before)}<a href="${phone.href}">${renderText(content, phone.text)}</a>${renderText(content, after)}
    </p>`;
}

/** What is before and after a part of a text. */
function splitAround(text: string, part: string): readonly [before: string, after: string] {
  const index = text.indexOf(part);
  return [text.slice(0, index), text.slice(index + part.length)];
}

/** Where and when people come, below their labels; the lines of an address wait for what the brief does not say. */
function renderVisit(content: PageContent): Markup | undefined {
  const { copy, sectionPhrases } = content;
  const { hoursHeading, placesHeading, addressLines } = sectionPhrases;
  if (copy.visit === undefined) return undefined;
  const { places, hours } = copy.visit;
  const stated: readonly PracticalFact[] = [
    { label: placesHeading, texts: places },
    { label: hoursHeading, texts: hours },
  ];
  const slot = html`
    <address class="write-address lead">
      ${addressLines.map((line, index) => html`${index > 0 && html`<br>`}${renderSample(line)}`)}
    </address>`;
  return html`
    ${places.length === 0 && copy.phone === undefined && slot}
    ${renderPractical(
      content,
      stated.filter(({ texts }) => texts.length > 0),
    )}`;
}

/** The heading of those that people come to: they are found by their name. */
const getTitle = ({ copy: { phrases, name, lang, visit, channel } }: PageContent): Markup | string =>
  visit?.isOpen !== true || channel !== undefined
    ? keepTogether(phrases.talkTo(getHeadingName(name)), lang)
    : getHeadingName(name);

/** The ways to get in touch: a number, a place with its hours, or a form where the page has neither. */
export function createContactSection(content: PageContent): Section {
  const { phone, visit, phrases } = content.copy;
  const needsForm = phone === undefined && visit === undefined;
  return {
    kind: "contact",
    id: "contact",
    title: getTitle(content),
    lead: needsForm ? phrases.contactLead : undefined,
    body: {
      form: "markup",
      markup: html`
        ${renderPhone(content)}
        ${renderVisit(content)}
        ${needsForm && html`<div class="form write">${renderContactForm(content, "line")}</div>`}`,
    },
    isSample: false,
    density: "dense",
  };
}
