import { html } from "#/kernel/markup";
import { renderRelatedLinks } from "#/studio/layout/content-partials";
import { renderReplyField } from "#/studio/layout/partials";
import type { PageContent } from "#/studio/layout/page-content";
import type { FormPage } from "#/studio/layout/inner-page-layout";

/**
 * A short contact form with topics from the offer, and links to pages that may already answer the
 * question.
 */
export function createContactPage(content: PageContent): FormPage {
  const { phrases, name, items } = content.copy;
  const renderField = (id: string, label: string, control: ReturnType<typeof html>) =>
    html`<div class="lv-form-field__group"><label class="lv-form-field__label" for="contact-${id}">${label}</label>${control}</div>`;
  return {
    title: phrases.talkTo(name),
    lead: phrases.contactLead,
    code: undefined,
    body: html`
      <form class="lv-form-field gate-form letter-form" id="contact" aria-label="${phrases.contact}">
        ${renderField(
          "name",
          phrases.nameLabel,
          html`
            <input class="lv-form-field__control" id="contact-name" type="text" name="name" autocomplete="name">`,
        )}
        ${renderReplyField(content)}
        ${
          items.length > 0 &&
          renderField(
            "topic",
            phrases.topicLabel,
            html`
              <div class="lv-select">
                <div class="lv-select__frame">
                  <select class="lv-select__control" id="contact-topic" name="topic">
                    ${items.map(({ title }) => html`<option>${title}</option>`)}
                    <option>${phrases.topicOther}</option>
                  </select>
                </div>
              </div>`,
          )
        }
        ${renderField(
          "message",
          phrases.messageLabel,
          html`
            <textarea class="lv-form-field__control lv-form-field__area"
                id="contact-message" name="message" rows="5" required
                aria-describedby="contact-hint"></textarea>
            <p class="lv-form-field__hint" id="contact-hint">${phrases.messageHint}</p>`,
        )}
        <button type="submit" class="lv-form-field__button">${phrases.send}</button>
      </form>`,
    note: html`
      <div class="gate-aside">
        <h2 class="h3">${phrases.beforeYouWrite}</h2>
        ${renderRelatedLinks(content, ["documentation", "pricing", "article", "landing"])}
      </div>`,
  };
}
