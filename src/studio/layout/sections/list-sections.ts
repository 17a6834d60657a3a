import { arrangeSections } from "#/studio/adjustments/section-orders";
import type { PageContent } from "#/studio/layout/page-content";
import {
  createAudienceSection,
  createContactSection,
  createOfferSection,
  createPricesSection,
  createQuestionsSection,
  createStatementSection,
  createValuesSection,
} from "#/studio/layout/sections/brief-sections";
import { sampleSectionsByKind } from "#/studio/layout/sections/kind-sections";
import { sampleSections } from "#/studio/layout/sections/sample-sections";
import { understandBrief } from "#/studio/understanding/understand-brief";
import { isVisited } from "#/studio/layout/sections/visited";
import type { Section, SectionKind } from "#/studio/layout/sections/section";

/** The number of sections that a landing page aims at, the hero not counted. */
const leastSections = 6;
const mostSections = 8;
/** A page with fewer sections of its own words and slots also shows general steps. */
const fewSections = 3;

/** Sections of organisations that people come to. */
const placeKinds: ReadonlySet<SectionKind> = new Set(["places", "map"]);

/** Where a section usually stands: 0 is first. The composition moves those between 11 and 49. */
const usualPlaces: Readonly<Record<SectionKind, number>> = {
  statement: 6,
  offer: 10,
  audience: 26,
  steps: 32,
  gallery: 54,
  giving: 36,
  values: 42,
  prices: 46,
  comparison: 50,
  band: 40,
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

/** Where the offer's further sentences stand: below what they are about. */
const notesPlace = 44;

const toPlace = ({ kind }: Section, { composition, copy }: PageContent, index: number) => {
  const usual = kind === "statement" && copy.notes.length > 0 ? notesPlace : usualPlaces[kind];
  const isMovable = usual > 10 && usual < 50;
  return usual + (isMovable ? (((composition.order >> (index % 10)) & 7) - 3) * reach : 0);
};

/** Clubs with premises that are open all day: where and when says more than a list of dates. */
const openTrades: ReadonlySet<string> = new Set([
  "swimming",
  "climbing-gym",
  "gym",
  "skatepark",
  "ice-rink",
  "golf-club",
  "tennis-club",
  "diving",
]);

const hasPremises = ({ brief }: PageContent): boolean => openTrades.has(understandBrief(brief).trade?.value ?? "");

/** Sections of slots for times and places. */
const timedKinds: ReadonlySet<SectionKind> = new Set(["places", "map", "programme"]);
const clockTime = /\d[:.h]\d{2}(?!\d)|\d ?(?:a\.?m|p\.?m|uhr|時|点|點|시)(?!\p{L})/iu;

/** Whether the brief says when, so that slots for times would contradict it. */
const statesTimes = ({ copy }: PageContent): boolean => clockTime.test(copy.offer ?? "");

const isPresent = (section: Section | undefined): section is Section => section !== undefined;

/** The sections that the brief's words fill. */
const listOwnSections = (content: PageContent): readonly Section[] =>
  [
    createStatementSection(content),
    createOfferSection(content),
    createAudienceSection(content),
    createValuesSection(content),
    createPricesSection(content),
    createQuestionsSection(content),
  ].filter(isPresent);

/**
 * The sections of a landing page in order, unless people chose another: all that the brief's words
 * fill, then those that its kind of organisation usually has, until the page is complete. The
 * composition decides the order.
 */
export function listUsualSections(content: PageContent): readonly Section[] {
  const own = listOwnSections(content);
  const titles = new Set(own.map(({ title }) => String(title ?? "").toLowerCase()));
  const isOpen = hasPremises(content);
  const samples = sampleSectionsByKind[content.kind]
    .map((kind) => (kind === "programme" && isOpen ? "places" : kind))
    .filter((kind) => isVisited(content) || !placeKinds.has(kind))
    .filter((kind) => !timedKinds.has(kind) || !statesTimes(content))
    .filter((kind) => kind !== "steps" || content.copy.startsWithEnquiry)
    .map((kind) => sampleSections[kind](content))
    .filter(({ title }) => title === undefined || !titles.has(String(title).toLowerCase()));
  const room = Math.max(2, leastSections - own.length - 1);
  const count = Math.min(room, mostSections - own.length - 1, samples.length);
  const chosen = samples
    .slice(0, Math.max(1, count))
    .filter(({ kind }, index) => kind !== "steps" || own.length + index < fewSections);
  const sections = [...own, ...chosen].slice(0, mostSections);
  const sorted = sections
    .map((section, index) => ({ section, place: toPlace(section, content, index) }))
    .sort((one, other) => one.place - other.place);
  return [...sorted.map(({ section }) => section), createContactSection(content)];
}

/** Every section that a landing page can show with its brief: the usual ones, then all others. */
export function listAvailableSections(content: PageContent): readonly Section[] {
  const usual = listUsualSections(content);
  const others = [...listOwnSections(content), ...Object.values(sampleSections).map((create) => create(content))];
  return [...usual, ...others.filter(({ id }) => !usual.some((section) => section.id === id))];
}

/** The sections of a landing page in order: those that people chose, or the usual ones. */
export function listSections(content: PageContent): readonly Section[] {
  const order = content.sectionOrders.get("landing");
  return order === undefined ? listUsualSections(content) : arrangeSections(listAvailableSections(content), order);
}
