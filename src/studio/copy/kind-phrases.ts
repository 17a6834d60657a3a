import type { ContactChannel } from "#/studio/copy/contact-channel";
import type { PagePhrases } from "#/studio/copy/phrases";
import type { ReplyBy } from "#/studio/copy/reply-by";
import type { OrganizationKind } from "#/studio/understanding/organization-kind";

/**
 * Words of a language that depend on what an organisation does for people. Several kinds of
 * organisation share a word, so each is written once.
 */
export type KindPhrases = {
  /** Labels of the main action. */
  readonly actions: Readonly<
    Record<
      "contact" | "product" | "appointment" | "reservation" | "support" | "information" | "visit" | "start" | "join" | "talk",
      string
    >
  >;
  /** Links to what is offered, beside the main action. */
  readonly offerLinks: Readonly<Record<OfferWord | "more", string>>;
  /** Headings of what is offered. */
  readonly offers: Readonly<Record<OfferWord, string>>;
  /** The sentence above a contact form with an email address. */
  readonly leads: Readonly<Record<LeadWord, string>>;
  /** The same above one with a telephone number or an email address. */
  readonly eitherLeads: Readonly<Record<LeadWord, string>>;
  /**
   * The main action and the sentence above the form where people call, or write on a service, and the label of a field
   * for a telephone number or an email address.
   */
  readonly channels: {
    readonly call: string;
    readonly callBack: string;
    readonly callLead: string;
    readonly write: (service: string) => string;
    readonly writeLead: (service: string) => string;
    readonly eitherLabel: string;
  };
  /** What prices are called. */
  readonly prices: Readonly<Record<"prices" | "fees" | "admission" | "support" | "membership", string>>;
  /** Headings of the pricing page if the brief has no prices. */
  readonly priceRequests: Readonly<Record<"quote" | "prices" | "fees" | "admission" | "question", string>>;
  /** The sentence below such a heading. */
  readonly priceNotes: Readonly<Record<"prices" | "fees" | "admission" | "support" | "membership" | "question", string>>;
  /** Headings above the people that it is for. */
  readonly audiences: Readonly<Record<"users" | "helped", string>>;
  /** Headings above the values. */
  readonly values: Readonly<Record<"stance" | "guide", string>>;
};

type LeadWord = "contact" | "appointment" | "reservation" | "support" | "course" | "visit" | "membership" | "help";

type OfferWord = "activity" | "own" | "range" | "services" | "stay" | "work" | "courses" | "programme" | "features" | "help";

/** The phrases of pages that depend on the kind of organisation. */
export type KindWording = {
  /** The main action. */
  readonly cta: string;
  /** The secondary action: a link to what is offered. */
  readonly seeOffer: string;
  readonly offer: string;
  readonly offerHeading: string;
  readonly valuesHeading: string;
  readonly audienceHeading: string;
  /** The heading of the contact section, which may contain the name. */
  readonly talkTo: (name: string) => string;
  readonly contactLead: string;
  /** The label of a field for a telephone number or an email address. */
  readonly eitherLabel: string;
  /** What prices are called. */
  readonly pricing: string;
  readonly seePricing: string;
  /** The pricing page's heading: what prices are called or, without prices, a request. */
  readonly plansHeading: string;
  /** Stands for an unknown price; empty for those that sell nothing. */
  readonly onRequest: string;
  /** The pricing page's sentence if the brief has no prices. */
  readonly requestBody: string;
};

/** What people do with an organisation; kinds that share one share their words. */
export type Activity =
  | "enquire"
  | "shop"
  | "buy"
  | "book"
  | "reserve"
  | "support"
  | "aid"
  | "be-served"
  | "be-helped"
  | "hire"
  | "come-along"
  | "learn"
  | "consult"
  | "drop-in"
  | "travel"
  | "take-class"
  | "perform"
  | "go-to-school"
  | "visit"
  | "attend"
  | "install"
  | "follow"
  | "join"
  | "gather"
  | "play"
  | "be-cared-for"
  | "remember"
  | "read-work";

const activities: Readonly<Record<OrganizationKind, Activity>> = {
  company: "enquire",
  shop: "shop",
  restaurant: "reserve",
  lodging: "reserve",
  practice: "book",
  studio: "enquire",
  "trade-service": "enquire",
  manufacturer: "enquire",
  producer: "buy",
  software: "install",
  "developer-tool": "install",
  finance: "enquire",
  consultancy: "enquire",
  logistics: "enquire",
  charity: "support",
  foundation: "read-work",
  authority: "be-served",
  school: "learn",
  research: "read-work",
  culture: "visit",
  event: "attend",
  artist: "follow",
  media: "follow",
  community: "join",
  club: "play",
  cooperative: "join",
  faith: "gather",
  care: "be-cared-for",
  memorial: "remember",
  personal: "read-work",
};

/** Which word of each list an activity takes. */
type WordChoice = {
  readonly action: keyof KindPhrases["actions"];
  readonly offerLink: keyof KindPhrases["offerLinks"];
  readonly offer: keyof KindPhrases["offers"];
  readonly lead: keyof KindPhrases["leads"];
  readonly prices: keyof KindPhrases["prices"];
  /** A heading of its own, or the main action. */
  readonly priceRequest: keyof KindPhrases["priceRequests"] | "action";
  readonly priceNote: keyof KindPhrases["priceNotes"];
  readonly audience: keyof KindPhrases["audiences"];
  readonly values: keyof KindPhrases["values"];
};

const enquiry: WordChoice = {
  action: "contact",
  offerLink: "activity",
  offer: "activity",
  lead: "contact",
  prices: "prices",
  priceRequest: "quote",
  priceNote: "prices",
  audience: "users",
  values: "stance",
};

/** Nothing is sold: instead of a price there is an answer. */
const noSale: WordChoice = { ...enquiry, priceRequest: "question", priceNote: "question", values: "guide" };

/** People learn. Schools also offer lunch and a choir, which are no courses. */
const teaching: WordChoice = {
  ...enquiry,
  offerLink: "stay",
  offer: "stay",
  lead: "course",
  prices: "fees",
  priceRequest: "fees",
  priceNote: "fees",
  values: "guide",
};

/** People come at a time. Only events have a programme: a library has books. */
const attendance: WordChoice = {
  ...enquiry,
  action: "visit",
  offerLink: "programme",
  offer: "programme",
  lead: "visit",
  prices: "admission",
  priceRequest: "admission",
  priceNote: "admission",
};

/** A cause is supported. */
const cause: WordChoice = {
  ...noSale,
  action: "support",
  offerLink: "work",
  offer: "work",
  lead: "support",
  prices: "support",
  priceRequest: "action",
  priceNote: "support",
  audience: "helped",
};

const wordChoices: Readonly<Record<Activity, WordChoice>> = {
  enquire: enquiry,
  shop: { ...enquiry, action: "product", offerLink: "range", offer: "range", priceRequest: "prices" },
  buy: { ...enquiry, offerLink: "range", offer: "range", priceRequest: "prices" },
  book: {
    ...enquiry,
    action: "appointment",
    offerLink: "services",
    offer: "services",
    lead: "appointment",
    prices: "fees",
    priceRequest: "fees",
    priceNote: "fees",
  },
  reserve: {
    ...enquiry,
    action: "reservation",
    offerLink: "stay",
    offer: "stay",
    lead: "reservation",
    priceRequest: "prices",
  },
  support: cause,
  // The lead asks those who help and those who need it.
  aid: { ...cause, offerLink: "help", offer: "help" },
  "be-helped": { ...noSale, offerLink: "help", offer: "help", lead: "help", audience: "helped", prices: "support" },
  // What matters first is the day.
  hire: { ...enquiry, offerLink: "services", offer: "services", lead: "appointment" },
  "be-served": { ...noSale, offerLink: "services", offer: "services", prices: "fees" },
  learn: { ...teaching, action: "information" },
  // Parents and beginners first talk about what is needed.
  consult: { ...teaching, action: "talk" },
  "drop-in": { ...enquiry, offerLink: "stay", offer: "stay", priceRequest: "prices" },
  // Passengers book places.
  travel: { ...enquiry, action: "reservation", lead: "reservation", priceRequest: "prices" },
  "take-class": { ...enquiry, action: "reservation", lead: "visit", priceRequest: "prices" },
  // Families write about absence and transport, and know what is taught.
  "go-to-school": {
    ...noSale,
    offerLink: "stay",
    offer: "stay",
    prices: "fees",
    priceRequest: "fees",
    priceNote: "fees",
  },
  visit: { ...attendance, offerLink: "stay", offer: "stay" },
  attend: attendance,
  perform: { ...attendance, action: "reservation", lead: "reservation" },
  install: { ...enquiry, action: "start", offerLink: "features", offer: "features", priceRequest: "prices" },
  follow: { ...noSale, offerLink: "more", offer: "work", values: "stance" },
  join: {
    ...noSale,
    action: "join",
    offerLink: "work",
    offer: "work",
    lead: "membership",
    prices: "membership",
    priceRequest: "action",
    priceNote: "membership",
  },
  gather: { ...noSale, action: "visit", offerLink: "stay", offer: "stay", lead: "visit", prices: "support" },
  "come-along": {
    ...noSale,
    action: "join",
    offerLink: "stay",
    offer: "stay",
    lead: "visit",
    prices: "membership",
    priceRequest: "action",
    priceNote: "membership",
  },
  play: {
    ...noSale,
    action: "join",
    offerLink: "stay",
    offer: "stay",
    prices: "membership",
    priceRequest: "action",
    priceNote: "membership",
  },
  "be-cared-for": {
    ...noSale,
    action: "talk",
    offerLink: "help",
    offer: "help",
    lead: "help",
    audience: "helped",
    prices: "fees",
  },
  remember: { ...noSale, offerLink: "more", offer: "stay", prices: "fees" },
  "read-work": { ...noSale, offerLink: "work", offer: "work" },
};

/** Actions that are the heading of the form too. */
const headingActions: ReadonlySet<WordChoice["action"]> = new Set(["appointment", "reservation", "talk"]);

/** What the choice of words depends on: the kind, and whether the brief states prices. */
export type WordingContext = {
  readonly kind: OrganizationKind;
  readonly hasPrices: boolean;
  /** What people do with it, where its trade says that better than its kind. */
  readonly activity?: Activity | undefined;
  /** Whether people simply come, without a reservation or a question about goods. */
  readonly isWalkIn?: boolean;
  /** Whether one person speaks of their own work. */
  readonly isOne?: boolean;
  /** Whether people walk in when it is open: they need not say when they come. */
  readonly isOpenPlace?: boolean;
  /** Whether a shop serves people rather than sells to them. */
  readonly isServing?: boolean;
  /** Whether people have a time of their own, as at a hairdresser's. */
  readonly isByAppointment?: boolean;
  /** Whether a charity lends things: then people ask for help, and are not asked for it. */
  readonly isLending?: boolean;
  /** Whether the brief names the main action itself: then the form asks for what any needs. */
  readonly hasOwnAction?: boolean;
  /** How people reach it if the brief says so. */
  readonly channel?: ContactChannel | undefined;
  /** What the form asks for, an email address if absent. */
  readonly replyBy?: ReplyBy | undefined;
  /** Whether people see a number to call. */
  readonly hasNumber?: boolean;
  /** Whether a brief states prices and speaks of no members. */
  readonly isForAll?: boolean;
  /** Whether the offer has texts of its own, which need not be about goods. */
  readonly hasTexts?: boolean;
  /** Whether the language's word for fees is that of professions, such as a lawyer's: others have prices. */
  readonly areFeesProfessional?: boolean;
};

/** How the main action and the sentence above the form change: people who simply come have something to ask at most. */
function adjustAction(
  usual: WordChoice,
  { isWalkIn = false, isByAppointment = false, isServing = false, isLending = false, isOpenPlace = false }: WordingContext,
): WordChoice {
  if (isByAppointment) return { ...usual, action: "appointment", lead: "appointment" };
  if (isLending) return { ...usual, action: "contact", lead: "help", offerLink: "services", offer: "services" };
  if (isOpenPlace && usual.lead === "visit") return { ...usual, lead: "contact" };
  return isWalkIn || isServing ? { ...usual, action: "contact", lead: "contact" } : usual;
}

/** How the words of a kind change with what the brief says. */
function adjustChoice(usual: WordChoice, context: WordingContext): WordChoice {
  const { isServing = false, hasTexts = false, hasOwnAction = false, isOne = false } = context;
  const acting = adjustAction(usual, context);
  if (isOne && usual.offer === "activity") return { ...acting, offerLink: "own", offer: "own" };
  // Who asks for an inspection need not say who they are.
  if (usual.offer !== "range") return hasOwnAction && acting.lead === "membership" ? { ...acting, lead: "contact" } : acting;
  const word = hasTexts ? "stay" : isServing ? "services" : "range";
  return { ...acting, offerLink: word, offer: word };
}

/** The words of the way by which people reach an organisation: its main action, and the sentence above the form. */
function getChannelWords(
  { channel, hasNumber = false }: WordingContext,
  { channels }: KindPhrases,
): { readonly action: string; readonly lead: string } | undefined {
  if (channel === undefined) return undefined;
  if (channel.by === "telephone") return { action: hasNumber ? channels.call : channels.callBack, lead: channels.callLead };
  return { action: channels.write(channel.service), lead: channels.writeLead(channel.service) };
}

/** Chooses the words of a language for a kind of organisation. */
export function createKindWording(context: WordingContext, words: KindPhrases, page: PagePhrases): KindWording {
  const { kind, hasPrices, activity = activities[kind] } = context;
  const choice = adjustChoice(wordChoices[activity], context);
  const reached = getChannelWords(context, words);
  // Tables and appointments are asked for by telephone too.
  const isBooking = choice.action === "appointment" || choice.action === "reservation";
  const isOwnAction = reached === undefined || (isBooking && context.channel?.by === "telephone");
  const cta = isOwnAction ? words.actions[choice.action] : reached.action;
  const isOther =
    (choice.prices === "membership" && context.isForAll === true) ||
    (choice.prices === "fees" && context.areFeesProfessional === true && activity !== "book");
  const prices = isOther ? "prices" : choice.prices;
  const pricing = words.prices[prices];
  const request = choice.priceRequest === "action" ? words.actions[choice.action] : words.priceRequests[choice.priceRequest];
  return {
    cta,
    seeOffer: words.offerLinks[choice.offerLink],
    offer: words.offers[choice.offer],
    offerHeading: words.offers[choice.offer],
    valuesHeading: words.values[choice.values],
    audienceHeading: words.audiences[choice.audience],
    talkTo: reached !== undefined || headingActions.has(choice.action) ? () => cta : page.talkTo,
    contactLead: reached?.lead ?? (context.replyBy === "either" ? words.eitherLeads : words.leads)[choice.lead],
    eitherLabel: words.channels.eitherLabel,
    pricing,
    seePricing: prices === "prices" ? page.seePricing : pricing,
    onRequest: prices === "prices" && choice.priceNote === "prices" ? page.onRequest : "",
    plansHeading: hasPrices ? pricing : request,
    requestBody: words.priceNotes[choice.priceNote],
  };
}
