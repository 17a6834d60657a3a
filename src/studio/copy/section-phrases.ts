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
  readonly hoursHeading: string;
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

/** Headings and labels of sections in English. */
export const englishSections: SectionPhrases = {
  menu: "Menu",
  shortAction: "Contact",

  stepsHeading: "How it works",
  steps: [
    { title: "Get in touch", body: "Say in a few words what you are looking for." },
    { title: "Talk it through", body: "We listen, ask what we need to know, and agree on the next step." },
    { title: "Begin", body: "You know what happens, when, and who to ask." },
  ],

  questionsHeading: "Questions and answers",
  questionStart: "How do I begin?",
  answerStart: (name) => `Write to ${name} with the form on this page. A few sentences are enough.`,
  questionReach: "Where do I send a question?",
  answerReach: "Use the form at the end of this page and leave an email address for the reply.",

  peopleHeading: "The people",
  personName: "First and last name",
  personRole: "Role",
  personNote: "A sentence in their own words.",

  placesHeading: "Where to find us",
  placeName: "Name of the place",
  addressLines: ["Street and number", "Postcode and town"],
  phoneNumber: "Telephone number",
  hoursHeading: "Opening hours",
  days: ["Monday to Friday", "Saturday", "Sunday"],
  openFromTo: "00:00 to 00:00",

  mapHeading: "How to get here",
  mapDescription: "Schematic map with sample streets",
  here: "Here",
  directionsHeading: "Directions",
  directions: [
    { title: "On foot and by public transport", body: "Name the nearest stop and the way from there." },
    { title: "By car and bicycle", body: "Name the street, the entrance, and where to park." },
  ],

  programmeHeading: "What is on",
  programmeDate: "Day and month",
  programmeTime: "00:00",
  programmeEntry: "Title of the event",
  programmeNote: "Place, and what to know beforehand",

  galleryHeading: "In pictures",
  photograph: "Photograph",
  captionSlot: "What the picture shows, and where.",

  proofHeading: "In their words",
  quotationSlot: "Put a sentence here in the words of a person who agreed to see them published.",
  quotationName: "Name and place",

  newsHeading: "News",
  newsDate: "Day, month, year",
  newsTitle: "Headline of a short report",
  newsBody: "What has happened, in one or two sentences.",

  givingHeading: "Ways to help",
  givingLead: "Give once, give regularly, or give time.",
  givingWays: [
    { title: "Give once", body: "Any amount helps." },
    { title: "Give every month", body: "Regular help makes planning possible." },
    { title: "Give time", body: "Write to us about what you can do." },
  ],

  signupHeading: "News by email",
  signupLead: "Now and then, and you can unsubscribe at any time.",
  signupButton: "Subscribe",

  pricesHeading: "Prices",
  tradeHeading: "In brief",

  pricingDescription: (name) => `What ${name} offers, what is included, and what it costs.`,
  signInDescription: (name) => `Sign in to your ${name} account.`,
  dashboardDescription: (name) => `Figures and entries of ${name} at a glance, with sample data.`,
  articleDescription: (name) => `What ${name} does, and who it is for.`,
  documentationDescription: (name) => `A guide to ${name}: first steps, and answers to common questions.`,
  contactDescription: (name) => `Write to ${name}: leave a message and an email address for the reply.`,
  notFoundDescription: (name) => `This page of ${name} does not exist. Links to the pages that exist.`,
};

/** Headings and labels of sections in a language; English for those that it lacks. */
export const getSectionPhrases = (voice: PhraseVoice | PhraseLanguage): SectionPhrases => ({
  ...englishSections,
  ...getLanguagePhrases(voice).sections,
});
