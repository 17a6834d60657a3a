import { memoizeContent } from "#/kernel/memoize";
import { type Brief, listRequestedPages } from "#/model/brief";
import { capitalizeTitle } from "#/studio/copy/capitalize";
import { countNumbered, takePrices, toLetters } from "#/studio/copy/listed-offer";
import { toPlainTrade } from "#/studio/copy/listed-trade";
import { takeCounts } from "#/studio/copy/counts";
import { type ContactChannel, findContactChannel, findNamedChannel } from "#/studio/copy/contact-channel";
import { findReplyBy, type ReplyBy } from "#/studio/copy/reply-by";
import { toWritingHeading } from "#/studio/copy/heading-name";
import { getHoursHeading } from "#/studio/copy/hours-heading";
import { findActivity, isOpenPlace } from "#/studio/copy/find-activity";
import { takeHeadline } from "#/studio/copy/headline";
import { arrangeStatement, type CopyFact, findLead, isNoteLike, sortSentences, toFact } from "#/studio/copy/offer-sentences";
import { isMeeting, splitHours } from "#/studio/copy/opening-hours";
import { findPracticalRole, type PracticalFact, type PracticalRole } from "#/studio/copy/practical-facts";
import { toNameHeadline } from "#/studio/copy/own-headline";
import { listOwnTexts } from "#/studio/copy/own-texts";
import { isOneSpeaking } from "#/studio/copy/persons";
import { listPublicValues } from "#/studio/copy/public-values";
import { groupPractical, hasRows } from "#/studio/copy/practical-groups";
import { givingKinds, isOtherPrice, toPracticalLabels } from "#/studio/copy/practical-labels";
import { speaksOfMembers } from "#/studio/copy/member-words";
import { type CopyLink, type PageAnchor, toLink } from "#/studio/copy/navigation";
import { isNotice } from "#/studio/copy/notices";
import { isPlacePhrase } from "#/studio/copy/place-phrases";
import { findPhoneNumber, type PhoneNumber } from "#/studio/copy/phone-number";
import { findContactSentence } from "#/studio/copy/phone-sentences";
import { phraseLanguages, type Phrases } from "#/studio/copy/phrases";
import { getLanguagePhrases, getPhrases, type PhraseVoice } from "#/studio/copy/phrases-by-language";
import { findSharedNames } from "#/studio/copy/shared-price";
import { findPremises, type Premises } from "#/studio/copy/premises";
import { repeatsPrices, splitPriceList } from "#/studio/copy/stated-prices";
import { getSectionPhrases } from "#/studio/copy/section-phrases";
import { isUnpromising } from "#/studio/copy/conditions";
import type { OrganizationKind } from "#/studio/understanding/organization-kind";
import {
  getWordingKind,
  isByAppointment,
  isLending,
  isServingShop,
  isWalkIn,
  startsWithEnquiry,
} from "#/studio/copy/wording-kind";
import { findNameFigure, listTaglinePrices } from "#/studio/copy/sparse-facts";
import { type CopyItem, readOffer } from "#/studio/copy/read-offer";
import { toOptionalText } from "#/studio/copy/optional-text";
import { isEuropeanPortuguese } from "#/studio/understanding/portuguese-region";
import { understandAddress } from "#/studio/understanding/understand-address";
import { understandBrief } from "#/studio/understanding/understand-brief";

/** A plan as stated in the brief. */
export type CopyPlan = {
  readonly name: string;
  readonly price: string;
  readonly period: string | undefined;
  readonly features: readonly string[];
};

/**
 * All text of pages and components: the brief's words unchanged, and templates for the rest. The
 * brief's internal notes (audience, adjectives, avoid, tone, and values of one word) are not included,
 * because pages and components are public.
 */
export type Copy = PhraseVoice & {
  /** BCP 47 language of the brief's own words if it differs from the templates'. */
  readonly briefLang: string | undefined;
  readonly kind: OrganizationKind;
  readonly phrases: Phrases;
  readonly name: string;
  readonly tagline: string | undefined;
  readonly industry: string | undefined;
  readonly audience: string | undefined;
  readonly offer: string | undefined;
  readonly headline: string;
  /** The sentence below the headline; absent if the brief has none that is not used already. */
  readonly lead: string | undefined;
  /** Sentences of the offer about what is not, only or at the moment the case. */
  readonly notices: readonly string[];
  /** Sentences of the offer that are about a figure. */
  readonly facts: readonly CopyFact[];
  /** What the brief says before its figures: `In three years`. */
  readonly factsIntro: string | undefined;
  /** Hours, prices and places that the offer states, below their labels. */
  readonly practical: readonly PracticalFact[];
  /** What is set large: the tagline if no other place has it, else short sentences of the offer. */
  readonly statement: string | undefined;
  /** The offer's other sentences. */
  readonly notes: readonly string[];
  /** Whether the page shows the items one by one. */
  readonly isListShown: boolean;
  readonly cta: string;
  /** Whether the main action is to call the number that the brief states. */
  readonly isCall: boolean;
  /** How people reach the organisation if the brief says so. */
  readonly channel: ContactChannel | undefined;
  /** What they leave in a form for an answer. */
  readonly replyBy: ReplyBy;
  /** Where and when people come or call; those who simply come are not asked for a message. */
  readonly premises: Premises | undefined;
  /** What opening hours are called. */
  readonly hoursHeading: string;
  /** The telephone number that the brief states. */
  readonly phone: PhoneNumber | undefined;
  /** The sentence of the offer that says it, or the account on a messaging service, where that is short. */
  readonly contactSentence: string | undefined;
  /** Whether people get in touch, talk and agree before anything begins. */
  readonly startsWithEnquiry: boolean;
  readonly items: readonly CopyItem[];
  readonly values: readonly string[];
  readonly plans: readonly CopyPlan[];
  readonly navigation: readonly CopyLink[];
};

const findUnused = (texts: readonly (string | undefined)[], used: string) =>
  texts.find((text): text is string => text !== undefined && text !== "" && text !== used);

/**
 * The share of a list that has numbers if it says how many there are of each thing: a smaller one of things that no one
 * does, such as the rooms of a house.
 */
const [leastNumbered, leastNumberedThings] = [0.6, 0.5] as const;

/** The most words of a subject that is taught. */
const mostSubjectWords = 2;

/** The most letters of a sentence about prices that stands below the headline. */
const maxLeadLength = 110;

/** The most letters of a sentence that is kept for a place of its own, beside notes. */
const maxKeptLength = 110;

/** A page with fewer sections of its own keeps its last sentence for a place of its own. */
const minSections = 3;

/** Components and pages of a design have the same text, and so have those of a draft that is edited. */
const maxBriefs = 8;

/** The text of a design. Nothing is claimed that the brief does not state. */
export const createCopy: (brief: Brief) => Copy = memoizeContent((brief: Brief) => collectCopy(brief), maxBriefs);

function collectCopy(brief: Brief): Copy {
  const understanding = understandBrief(brief);
  const [language, kind] = [understanding.language.value, understanding.kind.value];
  const lang = phraseLanguages.find((known) => known === language) ?? "en";
  const briefCopy = brief.copy ?? {};
  const plans = briefCopy.plans ?? [];
  const voice: PhraseVoice = {
    lang,
    address: understandAddress(brief, { language, kind, sector: understanding.sector }),
    isEuropean: lang === "pt" && isEuropeanPortuguese(brief),
  };
  const channel = findContactChannel(brief);
  const replyBy = findReplyBy(brief, channel);
  const phone = findPhoneNumber(brief);
  const ownAction = toOptionalText(briefCopy.cta);
  const activity = findActivity(brief);
  const kindPhrases = getPhrases(voice, {
    channel,
    replyBy,
    hasNumber: phone !== undefined,
    kind: getWordingKind(brief),
    activity,
    hasPrices: plans.length > 0,
    isWalkIn: isWalkIn(brief),
    isOpenPlace: isOpenPlace(brief),
    isOne: isOneSpeaking(listOwnTexts(brief).join("\n"), language),
    isServing: isServingShop(brief),
    isByAppointment: isByAppointment(brief),
    isLending: isLending(brief),
    isForAll: plans.length > 0 && !speaksOfMembers(brief),
    hasOwnAction: ownAction !== undefined,
    hasTexts: (briefCopy.features?.length ?? 0) > 0,
  });
  const tagline = toOptionalText(brief.tagline);
  const ownHeadline = toOptionalText(briefCopy.headline) ?? tagline;
  const features = briefCopy.features ?? [];
  const read = readOffer(brief, lang, phone, ownHeadline !== undefined);
  const { offer, industry } = read;
  const [first = ""] = read.sentences;
  const headlineInput = {
    name: brief.name,
    industry: read.trade,
    sentences: read.sentences,
    further: read.further,
    isOfferListed: read.isListFirst,
    isAfterList: read.isAfterList,
    isWithTrade: read.isParted,
    values: brief.copy?.values ?? brief.values ?? [],
    wholeTrade: toPlainTrade(brief.industry ?? ""),
  };
  const { headline, sentences } =
    ownHeadline === undefined ? takeHeadline(headlineInput, lang) : { headline: ownHeadline, sentences: read.sentences };
  const isHeadline = (text: string) => text.toLowerCase() === headline.toLowerCase();
  // Prices among the items of a list stand with the others.
  const hasOtherPrices = read.sentences.some((sentence) => sentence !== first && findPracticalRole(sentence, lang) === "prices");
  const listedTitles = features.length > 0 ? [] : read.items.map(({ title }) => title);
  const { titles, prices: listedPrices } = takePrices(listedTitles, lang, hasOtherPrices);
  const offered = listedPrices.length > 0 ? titles.map((title) => ({ title, body: undefined })) : read.items;
  const items = offered.filter(({ title }) => !isHeadline(title));
  const isListShown = items.length > 0;
  // How many there are of what is no service: such a list is an overview.
  const { actions, offers, offerLinks, channels } = getLanguagePhrases(voice).kinds;
  const leastShare = kindPhrases.offerHeading === offers.activity ? leastNumberedThings : leastNumbered;
  const isOverview =
    (features.length === 0 && isListShown && kind === "media") ||
    read.isOverview ||
    (features.length === 0 && isListShown && countNumbered(items) >= items.length * leastShare);
  const { atAGlance } = kindPhrases;
  // A list without texts of a school that teaches adults and children is its subjects.
  const areSubjects =
    kind === "school" &&
    (activity ?? "learn") === "learn" &&
    isListShown &&
    items.every(({ title, body }) => body === undefined && title.split(" ").length <= mostSubjectWords);
  // An action that names the channel is the best heading of the form that it leads to.
  const isChannelNamed = ownAction !== undefined && language === lang && findNamedChannel(ownAction, lang) !== undefined;
  const phrases: Phrases = {
    ...kindPhrases,
    ...(areSubjects && { offer: offers.courses, offerHeading: offers.courses, seeOffer: offerLinks.courses }),
    ...(isOverview && { offer: atAGlance, offerHeading: atAGlance, seeOffer: atAGlance }),
    talkTo: isChannelNamed ? () => ownAction : toWritingHeading(kindPhrases.talkTo, actions.contact, lang),
  };
  const allValues = listPublicValues(brief, lang);
  // The headline is one of them only where the others are a list without it.
  const otherValues = allValues.filter((value) => !isHeadline(value));
  const values = otherValues.length > 1 ? otherValues : allValues;
  const shownItems = items.map(({ title, body = "" }) => toLetters(`${title} ${body}`));
  const isListedWhole = (sentence: string) =>
    (read.isListFirst && sentence === first) || shownItems.some((text) => text.includes(toLetters(sentence)));
  const unsaid = sentences.filter((sentence) => !isHeadline(sentence) && !isListedWhole(sentence));
  const contactSentence = unsaid.length > 1 || isListShown ? findContactSentence(unsaid, phone, channel, lang) : undefined;
  const said = unsaid.filter((sentence) => sentence !== contactSentence);
  const isPractical = (sentence: string) => findPracticalRole(sentence, lang) !== undefined;
  const counted = takeCounts(
    said.filter((sentence) => !isPractical(sentence)),
    lang,
  );
  const sorted = sortSentences(counted.sentences, lang);
  const lookedUp = [...listedPrices, ...said.filter(isPractical)];
  const isLeadingPrice = (text: string) =>
    text.length <= maxLeadLength &&
    findPracticalRole(text, lang) === "prices" &&
    findSharedNames(text) === "" &&
    !hasRows(splitPriceList(text, lang), lang);
  // The only sentence left is what a short page has to say below a trade that names it.
  const isNamed = industry !== undefined && !`${headline} ${brief.name}`.toLowerCase().includes(industry.toLowerCase());
  const { others } = sorted;
  const whole = tagline === undefined || tagline.endsWith(":") || isHeadline(tagline) ? undefined : tagline;
  const ownSections = [
    isListShown,
    counted.counts.length + sorted.facts.length > 0,
    sorted.notices.length > 0,
    lookedUp.length > 0,
    plans.length > 0,
    values.length > 0,
  ];
  const telling = others.filter((text) => !isNoteLike(text, lang));
  const isOnlyOne = others.length === 1 || (telling.length === 1 && telling.every((text) => text.length <= maxKeptLength));
  const isKeptForBelow = isNamed && isOnlyOne && ownSections.filter(Boolean).length < minSections;
  // One notice or fact stands out below; of several, the first view can have one.
  const several = [sorted.facts, sorted.notices].find(({ length }) => length > 1);
  const spare = several?.find((sentence) => !isUnpromising(sentence, lang));
  // A page that says nothing else begins with what things cost, or with its trade.
  const price = lookedUp.length > 1 || others.length > 0 ? undefined : lookedUp.find(isLeadingPrice);
  const trade = headline === brief.name && isNamed ? capitalizeTitle(industry, lang) : undefined;
  const lead = findUnused(
    [
      toOptionalText(briefCopy.subhead),
      whole,
      isKeptForBelow ? undefined : findLead(others, sorted.notices, lang),
      spare,
      price,
      trade,
    ],
    headline,
  );
  // What a plan of the brief costs, that plan says.
  const amounts = plans.map(({ price }) => price);
  const planTexts = plans.flatMap(({ name, period, features: own }) => [name, period ?? "", ...own]).join(" ");
  const isLeft = (sentence: string) => sentence !== lead && !repeatsPrices(sentence, amounts, planTexts);
  const stated = [...counted.counts, ...sorted.facts.filter(isLeft).flatMap((sentence) => toFact(sentence, lang) ?? [])];
  // A tagline says what something costs where no offer does.
  const priceTags = offer === undefined && tagline !== undefined ? listTaglinePrices(tagline, lang) : [];
  const shown = [...lookedUp.filter(isLeft), ...priceTags];
  const hasRole = (...roles: readonly string[]) => shown.some((text) => roles.includes(findPracticalRole(text, lang) ?? ""));
  const isAside = (text: string) => isOtherPrice(text, kind, lang);
  const priced = shown.filter((text) => findPracticalRole(text, lang) === "prices" && !isAside(text));
  const isLabelled = stated.length > 0 || hasRole("hours", "place") || (priced.length > 0 && !givingKinds.has(kind));
  // Alone, details stand below the neutral heading; beside others, that is above all of them.
  const detail = isLabelled || sorted.notices.some(isLeft) ? phrases.goodToKnow : phrases.atAGlance;
  const left = others.filter(isLeft);
  const { statement, notices, notes } = arrangeStatement({
    tagline: whole !== undefined && isLeft(whole) ? whole : undefined,
    sentences: left,
    notices: sorted.notices.filter(isLeft),
    details: shown.filter((text) => findPracticalRole(text, lang) === "detail" && isNotice(text, lang)),
    isLookedUp: shown.length > 0,
    isListShown,
    language: lang,
  });
  const sectionPhrases = getSectionPhrases(voice);
  const openingHours = getHoursHeading(sectionPhrases, kind, understanding.trade?.value);
  const timed = sentences.filter((text) => findPracticalRole(text, lang) === "hours");
  const isMeetingGroup = kind === "club" || activity === "come-along";
  // A group that meets has no opening hours.
  const hoursHeading = isMeetingGroup && timed.every((text) => isMeeting(text, lang)) ? detail : openingHours;
  const { placesHeading } = sectionPhrases;
  const labels = toPracticalLabels({ ...sectionPhrases, hoursHeading, kind, phrases }, priced, detail);
  const grouped = groupPractical(
    shown.filter((text) => text !== statement),
    labels,
    lang,
    { isAside, hasDetails: notices.length > 0 },
  );
  const hasRoleOf = (role: PracticalRole) => (text: string) => findPracticalRole(text, lang) === role;
  const premises = findPremises(brief, channel, {
    places: sentences.filter((text) => text !== contactSentence && (hasRoleOf("place")(text) || isPlacePhrase(text))),
    hours: sentences
      .filter((text) => text !== contactSentence && hasRoleOf("hours")(text))
      .flatMap((text) => splitHours(text, lang)),
  });
  // Where and when people come stands where others get in touch.
  const practical =
    premises === undefined ? grouped : grouped.filter(({ label }) => ![labels.hours, labels.place].includes(label));
  const isSaid = isListShown || sentences.length + stated.length + values.length + plans.length > 0;
  const nameFigure = isSaid || premises !== undefined || statement !== undefined ? undefined : findNameFigure(brief.name);
  const facts = nameFigure === undefined ? stated : [nameFigure];
  // A page without anything else to say has its trade as large as its name.
  const isShort = !isListShown && facts.length + notices.length + practical.length === 0;
  const ownTrade = isShort && isNamed && trade !== lead && industry !== undefined && isLeft(industry) ? industry : undefined;
  const anchors: readonly PageAnchor[] = [
    ...(isListShown ? (["offer"] as const) : []),
    ...(values.length > 0 ? (["values"] as const) : []),
    "contact",
  ];
  // Who states a number is called, by those who come too.
  const isReached = phone !== undefined && channel?.by === "telephone";
  const isLookedFor = premises?.isOpen === true && !isReached;
  const premisesAction = isLookedFor ? (premises.hours.length > 0 ? openingHours : placesHeading) : undefined;
  const cta = ownAction ?? premisesAction ?? phrases.cta;
  const asksToCall = ownAction === undefined ? cta === channels.call : findNamedChannel(cta, language)?.by === "telephone";
  const hasSignIn = listRequestedPages(brief).includes("sign-in");
  const defaultNavigation: readonly CopyLink[] = [
    ...(isListShown ? [{ label: phrases.offer, page: "landing", anchor: "offer" } as const] : []),
    ...(facts.length + practical.length > 0 && !isOverview
      ? [{ label: phrases.atAGlance, page: "landing", anchor: "facts" } as const]
      : []),
    ...(values.length > 0 ? [{ label: phrases.values, page: "landing", anchor: "values" } as const] : []),
    ...(plans.length > 0 ? [{ label: phrases.pricing, page: "pricing", anchor: undefined } as const] : []),
    { label: phone === undefined ? (premisesAction ?? phrases.contact) : phrases.contact, page: "landing", anchor: "contact" },
  ];
  return {
    ...voice,
    briefLang: language === lang ? undefined : language,
    kind,
    phrases,
    name: brief.name,
    tagline,
    industry,
    audience: toOptionalText(briefCopy.audience),
    offer,
    headline: headline === brief.name ? toNameHeadline(headline, lang) : headline,
    lead: lead !== undefined && said.includes(lead) ? capitalizeTitle(lead, lang) : lead,
    notices,
    facts,
    factsIntro: counted.intro,
    practical,
    statement: statement ?? ownTrade,
    notes,
    isListShown,
    cta,
    isCall: asksToCall && channel?.by === "telephone" && phone !== undefined,
    channel,
    replyBy,
    premises,
    hoursHeading,
    phone,
    // A number alone is no sentence.
    contactSentence: contactSentence === `${phone?.text ?? ""}.` ? phone?.text : contactSentence,
    startsWithEnquiry: startsWithEnquiry(brief),
    items,
    values,
    plans: plans.map(({ name, price, period, features }) => ({
      name,
      price,
      period: toOptionalText(period),
      features,
    })),
    navigation:
      briefCopy.navigation !== undefined && briefCopy.navigation.length > 0
        ? briefCopy.navigation.map((label, index) => toLink(label, index, anchors, phrases, hasSignIn))
        : defaultNavigation,
  };
}
