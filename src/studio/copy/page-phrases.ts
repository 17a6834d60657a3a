/**
 * Template sentences of all pages except landing and pricing. They claim nothing about the brand
 * beyond their arguments.
 */
export type PagePhrases = {
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
  readonly fileName: string;
  readonly setting: string;
  readonly settingLead: string;
  readonly property: string;
  readonly value: string;
  readonly brandColor: string;
  readonly headingFace: string;
  readonly textFace: string;
  readonly codeFace: string;
  readonly baseSize: string;
  readonly readNext: string;
  readonly contactHeading: string;
  readonly topicOther: string;
  readonly beforeYouWrite: string;
  readonly notFoundHeading: string;
  readonly notFoundBody: string;
  readonly relatedPages: string;
  readonly toHome: string;
  readonly industryLabel: string;
};
