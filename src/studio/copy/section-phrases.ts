import { getLanguagePhrases, type PhraseVoice } from "#/studio/copy/phrases-by-language";
import type { PhraseLanguage } from "#/studio/copy/phrases";

/** A heading with the sentence below it. */
export type TitledText = { readonly title: string; readonly body: string };

/**
 * Headings and labels of page sections. Template sentences claim nothing about the brand: what
 * a brief cannot say is a slot that says what belongs there, and is marked `data-sample`
 * on the page.
 */
export type SectionPhrases = {
  /** The button that opens the navigation on small screens. */
  readonly menu: string;
  /** The main action where there is only room for one word. */
  readonly shortAction: string;

  readonly stepsHeading: string;
  /** How people come to use the offer, in order; sample matter. */
  readonly steps: readonly [TitledText, TitledText, TitledText];

  readonly questionsHeading: string;
  readonly questionStart: string;
  readonly answerStart: (name: string) => string;
  readonly questionReach: string;
  readonly answerReach: string;

  readonly peopleHeading: string;
  readonly personName: string;
  readonly personRole: string;
  readonly personNote: string;

  readonly placesHeading: string;
  readonly placeName: string;
  /** Slots of an address, line by line. */
  readonly addressLines: readonly [string, string];
  readonly phoneNumber: string;
  /** What opening hours are called: of a shop, of a house that people visit, and of an office, a works or a school. */
  readonly hoursHeading: string;
  readonly visitingHours: string;
  readonly workingHours: string;
  /** Days with opening hours, in order. */
  readonly days: readonly [string, string, string];
  readonly openFromTo: string;

  readonly mapHeading: string;
  readonly mapDescription: string;
  readonly here: string;
  readonly directionsHeading: string;
  /** Slots for the way on foot and by public transport, and by car. */
  readonly directions: readonly [TitledText, TitledText];

  readonly programmeHeading: string;
  readonly programmeDate: string;
  readonly programmeTime: string;
  readonly programmeEntry: string;
  readonly programmeNote: string;

  readonly galleryHeading: string;
  readonly photograph: string;
  readonly captionSlot: string;

  readonly proofHeading: string;
  readonly quotationSlot: string;
  readonly quotationName: string;

  readonly newsHeading: string;
  readonly newsDate: string;
  readonly newsTitle: string;
  readonly newsBody: string;

  readonly givingHeading: string;
  readonly givingLead: string;
  /** Ways to support the organisation; sample matter. */
  readonly givingWays: readonly [TitledText, TitledText, TitledText];

  readonly signupHeading: string;
  readonly signupLead: string;
  readonly signupButton: string;

  readonly pricesHeading: string;
  readonly tradeHeading: string;

  /** A sentence for search results per page; the landing page has the brief's own. */
  readonly pricingDescription: (name: string) => string;
  readonly signInDescription: (name: string) => string;
  readonly dashboardDescription: (name: string) => string;
  readonly articleDescription: (name: string) => string;
  readonly documentationDescription: (name: string) => string;
  readonly contactDescription: (name: string) => string;
  readonly notFoundDescription: (name: string) => string;
};

/** Headings and labels of sections in a language. */
export const getSectionPhrases = (voice: PhraseVoice | PhraseLanguage): SectionPhrases => getLanguagePhrases(voice).sections;
