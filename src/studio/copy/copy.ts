import type { Brief, PageSlug } from "#/model/brief";
import { briefText, languageOf } from "#/studio/copy/language";
import { offerItems } from "#/studio/copy/offer-items";
import { phraseLanguages, type PhraseLanguage, type Phrases } from "#/studio/copy/phrases";
import { phrasesIn } from "#/studio/copy/phrases-in";

/** Something offered: the brief's title, and its body where the brief has one. */
export type CopyItem = { readonly title: string; readonly body: string | undefined };

/** A plan as the brief gives it. */
export type CopyPlan = {
  readonly name: string;
  readonly price: string;
  readonly period: string | undefined;
  readonly features: readonly string[];
};

/** Places on the landing page that links lead to. */
export type Anchor = "offer" | "values" | "contact";

/** Where a navigation entry leads: a page, and a place on it. */
export type CopyLink = { readonly label: string; readonly page: PageSlug; readonly anchor: Anchor | undefined };

/**
 * Everything that pages and components say: the brief's words as they are, templates where it is silent. What the brief says to the makers of the design alone
 * (audience, values, adjectives, avoid, tone) is no part of it, since everyone reads pages and components.
 */
export type Copy = {
  /** BCP 47 language of the templates, and so of the page. */
  readonly lang: PhraseLanguage;
  /** BCP 47 language of the brief's own words, where it differs from the templates'. */
  readonly briefLang: string | undefined;
  readonly phrases: Phrases;
  readonly name: string;
  readonly tagline: string | undefined;
  readonly industry: string | undefined;
  readonly audience: string | undefined;
  readonly offer: string | undefined;
  readonly headline: string;
  /** The sentence below the headline; absent where the brief has none that is not used already. */
  readonly lead: string | undefined;
  /** The offer, where it is said neither in the headline nor in the sentence below it. */
  readonly about: string | undefined;
  readonly cta: string;
  readonly items: readonly CopyItem[];
  readonly values: readonly string[];
  readonly plans: readonly CopyPlan[];
  readonly navigation: readonly CopyLink[];
};

const firstUnused = (texts: readonly (string | undefined)[], used: string) =>
  texts.find((text): text is string => text !== undefined && text !== "" && text !== used);

/** A text where it has something to say. */
const said = (text: string | undefined) => (text === undefined || text.trim() === "" ? undefined : text.trim());

/** The place that a navigation label of the brief most likely means, among the places there are. */
function linkFor(label: string, index: number, anchors: readonly Anchor[]): CopyLink {
  if (/pric|preis|plan|tarif|kosten|cost|prix|precio|料金|価格|цен|тариф|стоим|سعر|أسعار|מחיר/i.test(label))
    return { label, page: "pricing", anchor: undefined };
  if (
    /contact|kontakt|visit|besuch|book|termin|write|anfahrt|écri|escrib|контакт|связ|問い合わせ|予約|اتصل|تواصل|קשר/i.test(label)
  )
    return { label, page: "landing", anchor: "contact" };
  return { label, page: "landing", anchor: anchors[Math.min(index, anchors.length - 1)] };
}

/** Settles what is said: nothing is claimed that the brief does not say. */
export function copyFor(brief: Brief): Copy {
  const language = languageOf(briefText(brief)) ?? languageOf(brief.name) ?? "en";
  const lang = phraseLanguages.find((known) => known === language) ?? "en";
  const phrases = phrasesIn(lang);
  const given = brief.copy ?? {};
  const offer = said(brief.offer);
  const tagline = said(brief.tagline);
  const headline = said(given.headline) ?? tagline ?? phrases.welcomeTo(brief.name);
  const items: readonly CopyItem[] =
    given.features !== undefined && given.features.length > 0
      ? given.features.map(({ title, body }) => ({ title, body: said(body) }))
      : offerItems(offer ?? "").map((title) => ({ title, body: undefined }));
  const values = given.values ?? [];
  const lead = firstUnused([said(given.subhead), offer, tagline], headline);
  const anchors: readonly Anchor[] = [
    ...(items.length > 0 ? (["offer"] as const) : []),
    ...(values.length > 0 ? (["values"] as const) : []),
    "contact",
  ];
  const standard: readonly CopyLink[] = [
    ...(items.length > 0 ? [{ label: phrases.offer, page: "landing", anchor: "offer" } as const] : []),
    ...(values.length > 0 ? [{ label: phrases.values, page: "landing", anchor: "values" } as const] : []),
    { label: phrases.pricing, page: "pricing", anchor: undefined },
    { label: phrases.contact, page: "landing", anchor: "contact" },
  ];
  return {
    lang,
    briefLang: language === lang ? undefined : language,
    phrases,
    name: brief.name,
    tagline,
    industry: said(brief.industry),
    audience: said(given.audience),
    offer,
    headline,
    lead,
    about: offer !== undefined && offer !== lead && offer !== headline ? offer : undefined,
    cta: said(given.cta) ?? phrases.cta,
    items,
    values,
    plans: (given.plans ?? []).map(({ name, price, period, features }) => ({ name, price, period: said(period), features })),
    navigation:
      given.navigation !== undefined && given.navigation.length > 0
        ? given.navigation.map((label, index) => linkFor(label, index, anchors))
        : standard,
  };
}
