import { english } from "#/studio/copy/english";
import { german } from "#/studio/copy/german";

/** Whether a page speaks English or German where the brief is silent. */
export type PhraseLanguage = "en" | "de";

/** The sentences that templates are made of. They claim nothing about the brand but what their arguments say. */
export type Phrases = {
  readonly skipToContent: string;
  readonly mainNavigation: string;
  readonly footerNavigation: string;
  readonly homeOf: (name: string) => string;
  readonly offer: string;
  readonly values: string;
  readonly pricing: string;
  readonly contact: string;
  readonly home: string;
  readonly cta: string;
  readonly seePricing: string;
  readonly welcomeTo: (name: string) => string;
  readonly madeFor: string;
  readonly whatWeStandFor: string;
  readonly whatThereIs: string;
  readonly talkTo: (name: string) => string;
  readonly contactLead: string;
  readonly plansHeading: string;
  readonly onRequest: string;
  readonly requestHeading: string;
  readonly requestBody: (name: string) => string;
  readonly included: string;
  readonly notIncluded: string;
  readonly plan: string;
  readonly price: string;
  readonly choose: (plan: string) => string;
  readonly compare: string;
  readonly emailLabel: string;
  readonly emailHint: string;
  readonly emailError: string;
  readonly nameLabel: string;
  readonly messageLabel: string;
  readonly messageHint: string;
  readonly topicLabel: string;
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
  readonly breadcrumb: string;
  readonly step: (done: number, all: number) => string;
  readonly available: string;
  readonly draft: string;
  readonly paused: string;
  readonly closed: string;
  readonly colorRole: string;
  readonly light: string;
  readonly dark: string;
  readonly colors: string;
  readonly readMore: string;
  readonly openQuestion: string;
  readonly questionOffer: (name: string) => string;
  readonly questionAudience: string;
  readonly questionPrice: string;
  readonly textWeight: string;
  readonly about: (name: string) => string;
  readonly picture: string;
  readonly sections: string;
  /** A colophon: the names of the faces a page is set in. */
  readonly setIn: (display: string, text: string) => string;
  readonly figure: string;
  readonly table: string;
  readonly keywords: string;
  readonly trade: string;
};

const byLanguage: Readonly<Record<PhraseLanguage, Phrases>> = { en: english, de: german };

/** The phrases of one language. */
export const phrasesIn = (language: PhraseLanguage): Phrases => byLanguage[language];
