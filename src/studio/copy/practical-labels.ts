import { isAboutLodging } from "#/studio/copy/lodging-words";
import type { Phrases } from "#/studio/copy/phrases";
import type { LabelledRole } from "#/studio/copy/practical-facts";
import { readsAsPrices } from "#/studio/copy/price-clauses";
import type { SectionPhrases } from "#/studio/copy/section-phrases";
import type { OrganizationKind } from "#/studio/understanding/organization-kind";

/** Kinds that have a word of their own for what people pay. */
const kindsWithFees: ReadonlySet<OrganizationKind> = new Set(["practice", "school"]);
const kindsWithAdmission: ReadonlySet<OrganizationKind> = new Set(["culture", "event"]);

/** Kinds at which people stay overnight at most beside what they come for. */
const kindsWithoutBeds: ReadonlySet<OrganizationKind> = new Set(["practice", "school", "culture", "event", "club", "community"]);

/** Kinds that sell nothing and whose word for money asks for gifts: what something costs there is neither. */
export const givingKinds: ReadonlySet<OrganizationKind> = new Set(["charity", "foundation", "faith"]);

/** Words for tickets and going in, in the languages in which briefs are most often written. */
const admissionWords: readonly RegExp[] = [
  /admission|ticket|entry|eintritt|entrée|billet|entrada|ingress|bigliett|bilhete|toegang|inträde|biljett|entré|inngang/iu,
  /lippu|wstęp|bilet|vstup|belépő|jegy|intrare|ulaz|вход|билет|вхід|квит|είσοδο|εισιτήρι|giriş|כניסה|כרטיס|دخول|تذكرة/iu,
  /تذاكر|入場|入館|票|입장|관람|ค่าเข้า|บัตร|tiket|प्रवेश|टिकट|一般/iu,
];

type Headings = Pick<SectionPhrases, "hoursHeading" | "pricesHeading" | "placesHeading">;

/** What hours, prices, places and details are called on the pages of a kind, where the sentences are about that. */
export function toPracticalLabels(
  context: Headings & { readonly kind: OrganizationKind; readonly phrases: Phrases },
  priced: readonly string[],
  detail: string,
): Readonly<Record<LabelledRole, string>> {
  const { kind, phrases, hoursHeading, pricesHeading, placesHeading } = context;
  const isAdmission =
    kindsWithAdmission.has(kind) && priced.every((sentence) => admissionWords.some((words) => words.test(sentence)));
  const prices = kindsWithFees.has(kind) || isAdmission ? phrases.pricing : givingKinds.has(kind) ? detail : pricesHeading;
  return { hours: hoursHeading, prices, place: placesHeading, detail };
}

/** Whether a sentence about a price is about something else than what a kind offers, or says more than that. */
export const isOtherPrice = (text: string, kind: OrganizationKind, language: string): boolean =>
  (kindsWithoutBeds.has(kind) && isAboutLodging(text)) || !readsAsPrices(text, language);
