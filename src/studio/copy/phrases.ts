import type { ControlPhrases } from "#/studio/copy/control-phrases";
import type { SectionPhrases } from "#/studio/copy/section-phrases";
import type { KindPhrases, KindWording } from "#/studio/copy/kind-phrases";

/** Languages that have phrases, as BCP 47 tags. */
export const phraseLanguages = [
  "en",
  "de",
  "fr",
  "es",
  "ru",
  "ja",
  "ar",
  "he",
  "it",
  "pt",
  "nl",
  "sv",
  "da",
  "nb",
  "fi",
  "pl",
  "cs",
  "hu",
  "ro",
  "bg",
  "uk",
  "sr",
  "el",
  "tr",
  "fa",
  "hi",
  "bn",
  "th",
  "vi",
  "id",
  "ko",
  "zh-Hans",
  "zh-Hant",
  "ka",
  "hy",
  "sk",
  "hr",
  "sl",
  "ca",
  "lt",
  "lv",
  "et",
  "is",
  "mk",
  "be",
  "cy",
  "ga",
  "gl",
  "eu",
  "sq",
  "af",
  "ta",
  "ur",
  "mr",
  "te",
  "ms",
  "fil",
  "sw",
  "gu",
  "kn",
  "ml",
  "pa",
  "ne",
  "si",
  "az",
  "kk",
  "am",
  "km",
  "lo",
  "my",
] as const;
export type PhraseLanguage = (typeof phraseLanguages)[number];

/**
 * Sentences of pages that are the same for every kind of organisation. They claim nothing about the
 * brand beyond their arguments.
 */
export type PagePhrases = {
  readonly skipToContent: string;
  readonly mainNavigation: string;
  readonly footerNavigation: string;
  readonly homeOf: (name: string) => string;
  readonly home: string;
  readonly breadcrumb: string;
  readonly sections: string;
  readonly contact: string;
  readonly readMore: string;
  readonly readNext: string;
  readonly relatedPages: string;
  readonly toHome: string;
  readonly emailLabel: string;
  readonly emailHint: string;
  readonly emailError: string;
  readonly nameLabel: string;
  readonly messageLabel: string;
  readonly messageHint: string;
  readonly topicLabel: string;
  readonly topicOther: string;
  readonly send: string;
  readonly cancel: string;
  readonly remove: string;
  readonly loading: string;
  readonly newsLabel: string;
  readonly newsHint: string;
  readonly contactBy: string;
  readonly byEmail: string;
  readonly byPhone: string;
  readonly byPost: string;
  readonly sent: string;
  readonly sentBody: string;
  readonly notSent: string;
  readonly notSentBody: string;
  readonly checkEntries: string;
  readonly checkEntriesBody: string;
  readonly goodToKnow: string;
  readonly goodToKnowBody: string;
  readonly emptyHeading: string;
  readonly emptyBody: string;
  readonly page: string;
  readonly previous: string;
  readonly next: string;
  readonly pages: string;
  readonly step: (done: number, all: number) => string;
  readonly available: string;
  readonly draft: string;
  readonly paused: string;
  readonly closed: string;
  readonly colorRole: string;
  readonly light: string;
  readonly dark: string;
  readonly colors: string;
  readonly baseSize: string;
  readonly values: string;
  readonly openQuestion: string;
  readonly questionOffer: (name: string) => string;
  readonly questionAudience: string;
  readonly questionPrice: string;
  readonly about: (name: string) => string;
  /** The accessible name of a picture. */
  readonly picture: (name: string) => string;
  readonly figure: string;
  readonly table: string;
  readonly keywords: string;
  readonly industry: string;
  readonly seePricing: string;
  readonly onRequest: string;
  readonly included: string;
  readonly plan: string;
  readonly price: string;
  readonly choose: (plan: string) => string;
  readonly compare: string;
  readonly signIn: string;
  readonly signInLead: (name: string) => string;
  readonly passwordLabel: string;
  readonly staySignedIn: string;
  readonly forgotPassword: string;
  readonly noAccount: string;
  readonly overview: string;
  readonly sample: string;
  readonly sampleNote: string;
  readonly keyFigures: string;
  readonly sum: string;
  readonly mean: string;
  readonly maximum: string;
  readonly trend: string;
  readonly week: (number: number) => string;
  readonly weekAxis: string;
  readonly entries: string;
  readonly entry: (number: number) => string;
  readonly entryColumn: string;
  readonly stateColumn: string;
  readonly amountColumn: string;
  readonly total: string;
  readonly guide: string;
  readonly guideTo: (name: string) => string;
  readonly guideLead: (name: string) => string;
  readonly storyPlaceholder: (name: string) => string;
  readonly atAGlance: string;
  readonly firstSteps: string;
  readonly stepLook: string;
  readonly stepPrices: string;
  readonly stepWrite: string;
  readonly beforeYouWrite: string;
  readonly notFoundHeading: string;
  readonly notFoundBody: string;
  readonly talkTo: (name: string) => string;
};

/** Everything that Livery says in one language. */
export type LanguagePhrases = {
  readonly page: PagePhrases;
  readonly controls: ControlPhrases;
  readonly kinds: KindPhrases;
  /** Phrases of page sections. */
  readonly sections: SectionPhrases;
};

/** The sentences of a design's pages: those of its language, and those that fit its kind. */
export type Phrases = PagePhrases & KindWording;
