import { arrangeSections } from "#/studio/adjustments/section-orders";
import { beginsWithNo, isRefusal } from "#/studio/copy/refusals";
import type { PageContent } from "#/studio/layout/page-content";
import { countIllustrations } from "#/studio/layout/pictures";
import {
  createAudienceSection,
  createFactsSection,
  createNoticeSection,
  createOfferSection,
  createPricesSection,
  createQuestionsSection,
  createStatementSection,
  createValuesSection,
} from "#/studio/layout/sections/brief-sections";
import { createContactSection, needsForm } from "#/studio/layout/sections/contact-section";
import { sampleSectionsByKind } from "#/studio/layout/sections/kind-sections";
import { sampleSections } from "#/studio/layout/sections/sample-sections";
import type { Section, SectionKind } from "#/studio/layout/sections/section";

/** The number of sections that a landing page aims at, first view and contact form included, and the most. */
const [leastSections, mostSections] = [6, 9] as const;
/** The first view and the contact form. */
const framing = 2;

/** Sections that a page has wherever they suit it, and not only to be complete. */
const wantedKinds: ReadonlySet<SectionKind> = new Set(["gallery", "steps"]);

/** Where a section usually stands: 0 is first. The composition moves those between 11 and 49. */
const usualPlaces: Readonly<Record<SectionKind, number>> = {
  offer: 10,
  facts: 18,
  audience: 26,
  gallery: 28,
  statement: 34,
  steps: 32,
  giving: 36,
  values: 42,
  prices: 46,
  notice: 50,
  comparison: 50,
  action: 52,
  programme: 62,
  people: 62,
  proof: 62,
  news: 64,
  places: 66,
  map: 66,
  questions: 72,
  signup: 80,
  contact: 90,
};

/** How far the composition moves a section from its usual place. */
const reach = 4;

/** Where a statement about what is not done stands: after what is offered and what it costs. */
const placeOfRefusal = 49;

const isRefusing = ({ statement = "" }: PageContent["copy"]): boolean => isRefusal(statement) || beginsWithNo(statement);

/** Where hours stand: after what is offered, before anything else. */
const placeOfHours = 12;

const hasHours = ({ copy: { practical }, sectionPhrases: { hoursHeading } }: PageContent): boolean =>
  practical.some(({ label }) => label === hoursHeading);

const toPlace = ({ kind }: Section, content: PageContent, index: number) => {
  const { composition, copy } = content;
  if (kind === "statement" && isRefusing(copy)) return placeOfRefusal;
  if (kind === "facts" && hasHours(content)) return placeOfHours;
  const usual = usualPlaces[kind];
  const isMovable = usual > 10 && usual < 50;
  return usual + (isMovable ? (((composition.order >> (index % 10)) & 7) - 3) * reach : 0);
};

const isPresent = (section: Section | undefined): section is Section => section !== undefined;

/** Sections of pictures alone. */
const pictureKinds: ReadonlySet<SectionKind> = new Set(["gallery"]);

/** The sections with one that is read first: the first view above them has a picture. */
function beginWithText(sections: readonly Section[]): readonly Section[] {
  const first = sections.findIndex(({ kind }) => !pictureKinds.has(kind));
  return first < 1 ? sections : [...sections.slice(first, first + 1), ...sections.toSpliced(first, 1)];
}

/** The sections that the brief's words fill. */
const listOwnSections = (content: PageContent): readonly Section[] =>
  [
    createNoticeSection(content),
    createOfferSection(content),
    createFactsSection(content),
    createStatementSection(content),
    createAudienceSection(content),
    createValuesSection(content),
    createPricesSection(content),
  ].filter(isPresent);

/**
 * Whether a page says how people come to work with the organisation: only one that has nothing else to say, and where they
 * begin by writing.
 */
const needsSteps = ({ copy }: PageContent, own: readonly Section[]): boolean =>
  own.length === 0 && copy.startsWithEnquiry && needsForm(copy);

/** What makes a page complete, most useful first. Questions repeat what other sections say: people add them. */
function listFurtherSections(content: PageContent, own: readonly Section[]): readonly Section[] {
  const titles = new Set(own.map(({ title }) => String(title ?? "").toLowerCase()));
  const usual = sampleSectionsByKind[content.kind];
  const samples = (needsSteps(content, own) ? (["steps", ...usual] as const) : usual)
    // One picture is for the contact form, unless the page has nothing else to show.
    .filter((kind) => kind !== "gallery" || countIllustrations(content) > (own.length < 2 ? 0 : 1))
    .map((kind) => sampleSections[kind](content));
  return samples.filter(({ title }) => title === undefined || !titles.has(String(title).toLowerCase()));
}

/**
 * The sections of a landing page in order, unless people chose another: all that the brief's words
 * fill, then those that its kind of organisation usually has, until the page is complete. The
 * composition decides the order.
 */
export function listUsualSections(content: PageContent): readonly Section[] {
  const own = listOwnSections(content);
  const further = listFurtherSections(content, own);
  const room = leastSections - framing - own.length;
  const wanted = further.filter(({ kind }) => wantedKinds.has(kind));
  const others = further.filter(({ kind }) => !wantedKinds.has(kind)).slice(0, Math.max(0, room - wanted.length));
  const sections = [...own, ...wanted, ...others].slice(0, mostSections - framing);
  const sorted = sections
    .map((section, index) => ({ section, place: toPlace(section, content, index) }))
    .sort((one, other) => one.place - other.place);
  return [...beginWithText(sorted.map(({ section }) => section)), createContactSection(content)];
}

/** Every section that a landing page can show with its brief: the usual ones, then all others. */
export function listAvailableSections(content: PageContent): readonly Section[] {
  const usual = listUsualSections(content);
  const others = [
    ...listOwnSections(content),
    ...[createQuestionsSection(content)].filter(isPresent),
    ...Object.values(sampleSections).map((create) => create(content)),
  ];
  return [...usual, ...others.filter(({ id }) => !usual.some((section) => section.id === id))];
}

/** The sections of a landing page in order: those that people chose, or the usual ones. */
export function listSections(content: PageContent): readonly Section[] {
  const order = content.sectionOrders.get("landing");
  return order === undefined ? listUsualSections(content) : arrangeSections(listAvailableSections(content), order);
}
