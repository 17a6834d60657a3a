import { html, type Markup } from "#/kernel/markup";
import { isUnspaced } from "#/studio/copy/phrase-breaks";
import { getListSeparator } from "#/studio/copy/punctuation";
import { raisePrice, type ShownFacts } from "#/studio/copy/sparse-facts";
import { countWideLetters } from "#/studio/copy/sentences";
import { isPhrase } from "#/studio/copy/public-values";
import type { PracticalFact } from "#/studio/copy/practical-facts";
import type { PageContent } from "#/studio/layout/page-content";
import { renderHeadlineText, renderText } from "#/studio/layout/partials";
import { hasPrices, renderChooseLink, renderInclusions, renderPrice, getEmphasizedIndex } from "#/studio/layout/plans";
import { toFillClass } from "#/studio/layout/sections/fill-css";
import { renderOnly, renderPractical } from "#/studio/layout/sections/render-practical";
import { shortenName } from "#/studio/marks/short-name";
import { skins } from "#/studio/layout/skins/skins";
import type { Section } from "#/studio/layout/sections/section";

/** What all sections made of the brief's words have in common. */
const fromBrief = { isSample: false, lead: undefined } as const;

const toOptional = (content: PageContent, text: string | undefined) =>
  text === undefined ? undefined : renderText(content, text);

/** What the organisation offers, item by item, unless the headline is that list. */
export const createOfferSection = (content: PageContent): Section | undefined => {
  const { items, isListShown, phrases } = content.copy;
  if (!isListShown) return undefined;
  return {
    ...fromBrief,
    kind: "offer",
    id: "offer",
    title: phrases.offerHeading,
    body: {
      form: "list",
      entries: items.map(({ title, body }) => ({ title: renderText(content, title), body: toOptional(content, body) })),
    },
    density: "dense",
  };
};

/** What is not, only or at the moment the case, below its label. */
const toNoticeFact = ({ copy: { notices, phrases } }: PageContent): readonly PracticalFact[] =>
  notices.length === 0 ? [] : [{ label: phrases.goodToKnow, texts: notices }];

/** Whether notices are next to what people look up: alone they are a band with one small line. */
const areNoticesWithFacts = ({ copy: { practical } }: PageContent): boolean => practical.length > 0;

/** Whether notices stand below the statement of a page that has nothing that people look up. */
const areNoticesWithStatement = (content: PageContent): boolean =>
  !areNoticesWithFacts(content) && content.copy.statement !== undefined;

/** What is not, only or at the moment the case, on a page that has no other place for it. */
export const createNoticeSection = (content: PageContent): Section | undefined => {
  const { notices, phrases } = content.copy;
  if (notices.length === 0 || areNoticesWithFacts(content) || areNoticesWithStatement(content)) return undefined;
  return {
    ...fromBrief,
    kind: "notice",
    id: "notice",
    title: phrases.goodToKnow,
    body: { form: "markup", markup: renderOnly(content, { label: phrases.goodToKnow, texts: notices }) },
    density: "light",
  };
};

/** Sentences about figures, each below its figure set large. */
const renderNumbers = (content: PageContent, { facts, factsIntro }: ShownFacts) => html`
  ${factsIntro !== undefined && html`<p class="h2 numbers__intro capital">${renderText(content, factsIntro)}</p>`}
  <ul class="numbers ${facts.length === 1 ? "numbers--one" : toFillClass(facts.length)}">
    ${facts.map(
      ({ figure, text }) => html`
        <li>
          <p class="display numbers__figure">${renderText(content, figure)}</p>
          ${text !== undefined && html`<p class="lead">${renderText(content, text)}</p>`}
        </li>`,
    )}
  </ul>`;

/** What people look up, with the notices below the label of details or one of their own. */
function listPractical(content: PageContent): readonly PracticalFact[] {
  const { practical } = content.copy;
  const notice = areNoticesWithFacts(content) ? toNoticeFact(content) : [];
  const [own] = notice;
  const same = practical.find(({ label }) => label === own?.label);
  if (own === undefined || same === undefined) return [...practical, ...notice];
  return practical.map((fact) => (fact === same ? { label: fact.label, texts: [...fact.texts, ...own.texts] } : fact));
}

/** The figures of a page and what people look up: its only price is a figure. */
export const listShownFacts = (content: PageContent): ShownFacts => {
  const { facts, factsIntro, briefLang, lang } = content.copy;
  return raisePrice({ facts, factsIntro, practical: listPractical(content) }, briefLang ?? lang, content.kind);
};

/** Figures that the brief states, then what people look up. One label alone is the heading. */
export const createFactsSection = (content: PageContent): Section | undefined => {
  const shown = listShownFacts(content);
  const { facts, practical } = shown;
  const [only, ...others] = practical;
  const isAlone = only !== undefined && others.length === 0 && facts.length === 0;
  if (facts.length + practical.length === 0) return undefined;
  return {
    ...fromBrief,
    kind: "facts",
    id: "facts",
    // Each label is a heading of its own.
    title: isAlone ? only.label : undefined,
    body: {
      form: "markup",
      isWide: !isAlone,
      markup: isAlone
        ? renderOnly(content, only)
        : html`${facts.length > 0 && renderNumbers(content, shown)}${practical.length > 0 && renderPractical(content, practical)}`,
    },
    density: practical.length > 0 ? "dense" : "light",
  };
};

/** The most sentences in a row of columns: more would be narrow columns of different length. */
const mostNoteColumns = 3;

/** A sentence up to this length that follows a statement alone is seen with it, in letters. */
const maxLargeNote = 64;

/** Sentences side by side, each below a rule: many of them in two columns. One short sentence alone is large. */
const renderNotes = (content: PageContent, notes: readonly string[]) => {
  const isLarge = notes.length === 1 && countWideLetters(notes.join("")) <= maxLargeNote;
  const columns = toFillClass(notes.length > mostNoteColumns ? 2 : notes.length);
  return html`
    <ul class="notes${isLarge && " notes--large"} ${columns}">
      ${notes.map((note) => html`<li class="lead">${renderText(content, note)}</li>`)}
    </ul>`;
};

/** A longer text is read as a paragraph, whose lines are as full as they can be, in letters. */
const maxLines = 80;

/** A text that is set large: its lines break as those of a headline do. */
const renderStatementText = (content: PageContent, text: string) =>
  isUnspaced(text) || [...text].length <= maxLines ? renderHeadlineText(content, text) : renderText(content, text);

/** Sentences of the brief that no other place states, whole and set large; those without room follow in columns. */
export const createStatementSection = (content: PageContent): Section | undefined => {
  const { statement, notices } = content.copy;
  const notes = [...content.copy.notes, ...(areNoticesWithStatement(content) ? notices : [])];
  if (statement === undefined) return undefined;
  return {
    ...fromBrief,
    kind: "statement",
    id: "statement",
    title: undefined,
    body: {
      form: "statement",
      text: renderStatementText(content, statement),
      length: [...statement].length,
      after: notes.length === 0 ? undefined : renderNotes(content, notes),
    },
    density: "light",
  };
};

/** Who the offer is for. */
export const createAudienceSection = (content: PageContent): Section | undefined => {
  const { audience, phrases } = content.copy;
  if (audience === undefined) return undefined;
  return {
    ...fromBrief,
    kind: "audience",
    id: "audience",
    title: phrases.audienceHeading,
    body: { form: "statement", text: renderText(content, audience), length: [...audience].length },
    density: "light",
  };
};

/** What the organisation stands for. */
export const createValuesSection = (content: PageContent): Section | undefined => {
  const { values, phrases } = content.copy;
  if (values.length === 0) return undefined;
  const isListed = values.every(isPhrase);
  return {
    ...fromBrief,
    kind: "values",
    id: "values",
    title: phrases.valuesHeading,
    body: isListed
      ? { form: "list", entries: values.map((value) => ({ title: renderText(content, value) })) }
      : { form: "words", words: values.map((value) => renderText(content, value)) },
    density: isListed ? "dense" : "light",
  };
};

/** Plans as cards that share rows. */
const renderPlanCards = (content: PageContent, main: number) => {
  const { plans } = content.copy;
  return html`
    <ul class="offers ${toFillClass(plans.length)}">
      ${plans.map(
        (plan, index) => html`
          <li class="offers__plan${index === main && " field field--primary"}">
            <div>
              <h3 class="h3">${renderText(content, plan.name)}</h3>
              ${renderPrice(content, plan)}
              ${renderInclusions(content, plan)}
            </div>
            ${renderChooseLink(content, plan, index === main ? "" : "outline")}
          </li>`,
      )}
    </ul>`;
};

/** Plans one below the other: name and price, what is included, and the way to choose it. */
const renderPlanRows = (content: PageContent, main: number) => html`
  <ul class="offers offers--rows">
    ${content.copy.plans.map(
      (plan, index) => html`
        <li class="offers__row">
          <div><h3 class="h3">${renderText(content, plan.name)}</h3>${renderPrice(content, plan)}</div>
          <div>${renderInclusions(content, plan)}</div>
          ${renderChooseLink(content, plan, index === main ? "" : "outline")}
        </li>`,
    )}
  </ul>`;

/** The plans of the brief, with a link to the page that compares them. */
export const createPricesSection = (content: PageContent): Section | undefined => {
  const { plans, phrases } = content.copy;
  if (!hasPrices(content)) return undefined;
  const main = getEmphasizedIndex(plans.length);
  const render = skins[content.layoutName].prices === "rows" ? renderPlanRows : renderPlanCards;
  return {
    ...fromBrief,
    kind: "prices",
    id: "prices",
    title: phrases.plansHeading,
    body: { form: "markup", isWide: true, markup: render(content, main) },
    density: "dense",
  };
};

/** A question with an answer that opens without a script. */
const renderQuestion = (question: string, answer: Markup | string, isOpen: boolean) =>
  html`<details class="ask"${isOpen && " open"}><summary>${question}</summary><p>${answer}</p></details>`;

/**
 * Questions about prices and how to start, if the brief has prices. Offer and audience have sections
 * of their own and are not asked about again.
 */
export const createQuestionsSection = (content: PageContent): Section | undefined => {
  const { phrases, name, plans, lang, replyBy } = content.copy;
  const { questionsHeading, questionStart, answerStart, questionReach, answerReach } = content.sectionPhrases;
  if (plans.length === 0) return undefined;
  const prices = html`
    ${plans.map(
      (plan, index) =>
        html`${index > 0 && getListSeparator(lang)}${renderText(content, plan.name)}: ${renderText(content, plan.price)}`,
    )}`;
  const answered: readonly (readonly [string, Markup | string])[] = [
    [phrases.questionPrice, prices],
    [questionStart, answerStart(shortenName(name))],
    [questionReach, replyBy === "email" ? answerReach : phrases.contactLead],
  ];
  const isOpen = skins[content.layoutName].questions === "open";
  return {
    ...fromBrief,
    kind: "questions",
    id: "questions",
    title: questionsHeading,
    body: {
      form: "markup",
      isWide: isOpen,
      markup: isOpen
        ? html`
          <dl class="answers ${toFillClass(answered.length)}">
            ${answered.map(([question, answer]) => html`<div><dt class="h3">${question}</dt><dd>${answer}</dd></div>`)}
          </dl>`
        : html`<div class="asks">${answered.map(([question, answer], index) => renderQuestion(question, answer, index === 0))}</div>`,
    },
    density: "dense",
  };
};
