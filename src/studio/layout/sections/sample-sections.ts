import { html, type Markup } from "#/kernel/markup";
import type { PageContent } from "#/studio/layout/page-content";
import { getHref } from "#/studio/layout/partials";
import { renderSchematicMap } from "#/studio/layout/sections/schematic-map";
import { skins } from "#/studio/layout/skins/skins";
import type { Section, SectionKind } from "#/studio/layout/sections/section";

/** What all sections with slots have in common: their texts are to be replaced. */
const asSample = { isSample: true, lead: undefined, density: "dense" } as const;

const createStepsSection = ({ sectionPhrases: { stepsHeading, steps } }: PageContent): Section => ({
  ...asSample,
  kind: "steps",
  id: "steps",
  title: stepsHeading,
  body: { form: "list", entries: steps, isSequence: true },
});

/** A portrait frame: head and shoulders as plain shapes, each at its own height. */
const renderPortrait = (index: number) => html`
  <figure class="people__frame">
    <svg class="art" viewBox="0 0 120 150" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
    <path class="people__back" d="M0 0H120V150H0Z" />
    <path class="people__body" d="M${18 - index * 3} 150c2-34 18-${46 + index * 3} 42-${46 + index * 3}s40 12 42 ${46 + index * 3}z" />
    <circle class="people__body" cx="60" cy="${66 - index * 3}" r="${21 + (index % 2) * 2}" />
    </svg>
  </figure>`;

const createPeopleSection = ({
  sectionPhrases: { peopleHeading, personName, personRole, personNote },
}: PageContent): Section => ({
  ...asSample,
  kind: "people",
  id: "people",
  title: peopleHeading,
  body: {
    form: "markup",
    isWide: true,
    markup: html`
      <ul class="people">
        ${[0, 1, 2].map(
          (index) => html`
            <li>
              ${renderPortrait(index)}
              <h3 class="h3">${personName}</h3>
              <p class="quiet">${personRole}</p>
              ${index === 0 && html`<p class="people__note">${personNote}</p>`}
            </li>`,
        )}
      </ul>`,
  },
});

const renderHours = ({ sectionPhrases: { hoursHeading, days, openFromTo } }: PageContent) => html`
  <div class="hours">
    <h3 class="h3">${hoursHeading}</h3>
    <dl class="hours__days">
      ${days.map((day) => html`<div><dt>${day}</dt><dd>${openFromTo}</dd></div>`)}
    </dl>
  </div>`;

const createPlacesSection = (content: PageContent): Section => {
  const { placesHeading, placeName, addressLines, phoneNumber } = content.sectionPhrases;
  return {
    ...asSample,
    kind: "places",
    id: "places",
    title: placesHeading,
    body: {
      form: "pictures",
      least: 0,
      most: 1,
      isWide: true,
      render: ([picture]) => html`
        <div class="places${picture === undefined && " places--plain"}">
          ${picture && html`<div class="places__picture">${picture}</div>`}
          <div class="places__address">
            <h3 class="h3">${placeName}</h3>
            <address>${addressLines[0]}<br>${addressLines[1]}<br>${phoneNumber}</address>
          </div>
          ${renderHours(content)}
        </div>`,
    },
  };
};

const createMapSection = (content: PageContent): Section => {
  const { mapHeading, mapDescription, directions } = content.sectionPhrases;
  return {
    ...asSample,
    kind: "map",
    id: "map",
    title: mapHeading,
    body: {
      form: "markup",
      isWide: true,
      markup: html`
        <div class="way">
          ${renderSchematicMap(content.composition.order, mapDescription)}
          <div class="way__text">
            ${directions.map(({ title, body }) => html`<div><h3 class="h3">${title}</h3><p class="measure">${body}</p></div>`)}
          </div>
        </div>`,
    },
  };
};

const createProgrammeSection = ({ sectionPhrases }: PageContent): Section => {
  const { programmeHeading, programmeDate, programmeTime, programmeEntry, programmeNote } = sectionPhrases;
  return {
    ...asSample,
    kind: "programme",
    id: "programme",
    title: programmeHeading,
    body: {
      form: "markup",
      markup: html`
        <ol class="dates">
          ${[1, 2].map(
            () => html`
              <li>
                <p class="dates__day">${programmeDate}</p>
                <div><h3 class="h3">${programmeEntry}</h3><p class="quiet">${programmeNote}</p></div>
                <p class="dates__time">${programmeTime}</p>
              </li>`,
          )}
        </ol>`,
    },
  };
};

const createGallerySection = ({ layoutName }: PageContent): Section => ({
  ...asSample,
  kind: "gallery",
  id: "gallery",
  title: undefined,
  body: {
    form: "pictures",
    least: 2,
    most: skins[layoutName].gallery,
    isGallery: true,
    isWide: true,
    render: (pictures) => html`
      <div class="gallery gallery--${pictures.length}">${pictures.map((picture) => html`<figure>${picture}</figure>`)}</div>`,
  },
  density: "light",
});

const createProofSection = ({ sectionPhrases: { proofHeading, quotationSlot, quotationName } }: PageContent): Section => ({
  ...asSample,
  kind: "proof",
  id: "proof",
  title: proofHeading,
  body: {
    form: "markup",
    markup: html`
      <figure class="proof">
        <blockquote><p class="h2">${quotationSlot}</p></blockquote>
        <figcaption class="quiet">${quotationName}</figcaption>
      </figure>`,
  },
  density: "light",
});

const createNewsSection = (content: PageContent): Section => {
  const { newsHeading, newsDate, newsTitle, newsBody } = content.sectionPhrases;
  return {
    ...asSample,
    kind: "news",
    id: "news",
    title: newsHeading,
    body: {
      form: "pictures",
      least: 0,
      most: 1,
      isWide: true,
      render: ([picture]) => html`
        <div class="news">
          <article class="news__first">
            ${picture && html`<div class="news__picture">${picture}</div>`}
            <p class="small quiet">${newsDate}</p>
            <h3 class="h2">${newsTitle}</h3>
            <p class="measure">${newsBody}</p>
          </article>
        </div>`,
    },
  };
};

const createGivingSection = (content: PageContent): Section => {
  const { givingHeading, givingLead, givingWays } = content.sectionPhrases;
  return {
    ...asSample,
    kind: "giving",
    id: "giving",
    title: givingHeading,
    lead: givingLead,
    body: {
      form: "markup",
      markup: html`
        <ul class="giving fill fill--3">
          ${givingWays.map(({ title, body }) => html`<li><h3 class="h3">${title}</h3><p>${body}</p></li>`)}
        </ul>
        <p class="actions giving__action">
          <a class="lv-button" href="${getHref(content, "landing", "contact")}">${content.copy.phrases.cta}</a>
        </p>`,
    },
  };
};

const renderSignup = ({ copy: { phrases }, sectionPhrases: { signupButton, signupHeading } }: PageContent): Markup => html`
  <form class="lv-form-field signup" aria-label="${signupHeading}">
    <div class="lv-form-field__group">
      <label class="lv-form-field__label" for="signup-mail">${phrases.emailLabel}</label>
      <input class="lv-form-field__control" id="signup-mail" type="email" name="email" autocomplete="email" required>
    </div>
    <button type="submit" class="lv-form-field__button">${signupButton}</button>
  </form>`;

const createSignupSection = (content: PageContent): Section => ({
  ...asSample,
  kind: "signup",
  id: "signup",
  title: content.sectionPhrases.signupHeading,
  lead: content.sectionPhrases.signupLead,
  body: { form: "markup", markup: html`<div class="form write">${renderSignup(content)}</div>` },
});

/** Sections with slots, which a kind of organisation usually has. */
export const sampleSections = {
  steps: createStepsSection,
  people: createPeopleSection,
  places: createPlacesSection,
  map: createMapSection,
  programme: createProgrammeSection,
  gallery: createGallerySection,
  proof: createProofSection,
  news: createNewsSection,
  giving: createGivingSection,
  signup: createSignupSection,
} as const satisfies Partial<Readonly<Record<SectionKind, (content: PageContent) => Section>>>;
export type SampleKind = keyof typeof sampleSections;
