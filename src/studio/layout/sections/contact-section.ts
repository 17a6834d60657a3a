import { html, type Markup } from "#/kernel/markup";
import type { PracticalFact } from "#/studio/copy/practical-facts";
import { toUnbrokenNumber } from "#/studio/copy/phone-number";
import type { PageContent } from "#/studio/layout/page-content";
import { renderContactForm, renderText } from "#/studio/layout/partials";
import { getContactHeading } from "#/studio/layout/sections/contact-heading";
import { renderOnly, renderPractical } from "#/studio/layout/sections/render-practical";
import type { Section } from "#/studio/layout/sections/section";

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
  const [before, rest] = splitAround(contactSentence ?? phone.text, phone.text);
  // A full stop alone after a number looks like a part of it.
  const after = /^[.。।۔]$/u.test(rest) ? "" : rest;
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

/** Where and when people come, each below its label, unless that is the heading of the section. */
function renderPremises(content: PageContent, heading: string): Markup | undefined {
  const { premises } = content.copy;
  const { hoursHeading, placesHeading } = content.sectionPhrases;
  const stated: readonly PracticalFact[] = [
    { label: placesHeading, texts: premises?.places ?? [] },
    { label: hoursHeading, texts: premises?.hours ?? [] },
  ];
  const shown = stated.filter(({ texts }) => texts.length > 0);
  const titled = shown.find(({ label }) => label === heading);
  const labelled = shown.filter((fact) => fact !== titled);
  if (shown.length === 0) return undefined;
  return html`${titled && renderOnly(content, titled)}${labelled.length > 0 && renderPractical(content, labelled)}`;
}

/** Whether a page has a form: it states no number, no sentence on how to get in touch, and no place to come to. */
export const needsForm = ({ phone, contactSentence, premises }: PageContent["copy"]): boolean =>
  phone === undefined && contactSentence === undefined && premises === undefined;

/** The ways to get in touch: a number, a place with its hours, or a form where the page has neither. */
export function createContactSection(content: PageContent): Section {
  const hasForm = needsForm(content.copy);
  const title = getContactHeading(content.copy, content.sectionPhrases);
  return {
    kind: "contact",
    id: "contact",
    title,
    lead: hasForm ? content.copy.phrases.contactLead : undefined,
    body: {
      form: "markup",
      markup: html`
        ${renderPhone(content)}
        ${renderPremises(content, title)}
        ${hasForm && html`<div class="form write">${renderContactForm(content, "line")}</div>`}`,
    },
    isSample: false,
    density: "dense",
  };
}
