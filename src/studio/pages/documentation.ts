import { html, type Markup } from "#/kernel/markup";
import { getSectionPhrases } from "#/studio/copy/section-phrases";
import { getListSeparator } from "#/studio/copy/punctuation";
import { arrangeSections } from "#/studio/adjustments/section-orders";
import { renderContents, renderItems, renderNextLinks } from "#/studio/layout/content-partials";
import type { PageContent } from "#/studio/layout/page-content";
import { getHref, renderText } from "#/studio/layout/partials";
import type { PageSection, TextPage } from "#/studio/layout/inner-page-layout";

const renderQuestion = (question: string, answer: Markup, isOpen: boolean) =>
  html`<details class="asked"${isOpen && " open"}><summary>${question}</summary><p>${answer}</p></details>`;

/**
 * A guide: what the brand does, how to get started and common questions, as far as the brief
 * answers them.
 */
export function createDocumentationPage(content: PageContent): TextPage {
  const { copy, pages } = content;
  const { phrases, name, items, offer, audience, plans } = copy;
  const words = getSectionPhrases(copy);
  const renderStep = (text: string, href: string) => html`<li><a class="link" href="${href}">${text}</a></li>`;
  const priceQuestion = plans.length > 0 ? phrases.questionPrice : phrases.plansHeading;
  const prices =
    plans.length === 0
      ? html`${phrases.requestBody}`
      : html`
        ${plans.map(
          (plan, index) => html`
            ${index > 0 && getListSeparator(copy.lang)}
            ${renderText(content, plan.name)}: ${renderText(content, plan.price)}`,
        )}`;
  const sections: readonly PageSection[] = [
    {
      id: "begin",
      title: phrases.firstSteps,
      body: html`
        <ol class="steps">
          ${renderStep(phrases.stepLook, getHref(content, "landing", copy.isListShown ? "offer" : undefined))}
          ${plans.length > 0 && renderStep(phrases.stepPrices, getHref(content, "pricing"))}
          ${renderStep(copy.replyBy === "email" ? phrases.stepWrite : phrases.contactLead, getHref(content, "landing", "contact"))}
        </ol>`,
    },
    ...(items.length > 0 ? [{ id: "offer", title: phrases.offerHeading, body: renderItems(content, items) }] : []),
    {
      id: "questions",
      title: phrases.openQuestion,
      body: html`
        ${offer !== undefined && renderQuestion(phrases.questionOffer(name), renderText(content, offer), true)}
        ${audience !== undefined && renderQuestion(phrases.questionAudience, renderText(content, audience), offer === undefined)}
        ${renderQuestion(priceQuestion, prices, offer === undefined && audience === undefined)}
        ${renderQuestion(words.questionStart, html`${words.answerStart(name)}`, false)}
        ${renderQuestion(words.questionReach, html`${copy.replyBy === "email" ? words.answerReach : phrases.contactLead}`, false)}`,
    },
  ];
  const arranged = arrangeSections(sections, content.sectionOrders.get("documentation"));
  return {
    title: phrases.guideTo(name),
    kicker: undefined,
    lead: phrases.guideLead(name),
    isIllustrated: false,
    sections: arranged,
    aside: renderContents(content, [...arranged, { id: "contact", title: phrases.contact }]),
    nextLinks: renderNextLinks(
      content,
      pages.includes("article") ? ["article", "pricing", "contact"] : ["pricing", "contact", "landing"],
    ),
  };
}
