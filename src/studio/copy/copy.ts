import type { Brief, PageSlug } from "#/model/brief";
import { getBriefText, detectLanguage } from "#/studio/copy/detect-language";
import { parseOfferItems } from "#/studio/copy/offer-items";
import { phraseLanguages, type PhraseLanguage, type Phrases } from "#/studio/copy/phrases";
import { getPhrases } from "#/studio/copy/phrases-by-language";

/** An item of the offer: the brief's title, and its body if the brief has one. */
export type CopyItem = { readonly title: string; readonly body: string | undefined };

/** A plan as stated in the brief. */
export type CopyPlan = {
  readonly name: string;
  readonly price: string;
  readonly period: string | undefined;
  readonly features: readonly string[];
};

/** Sections of the landing page that links can point to. */
export type PageAnchor = "offer" | "values" | "contact";

/** Target of a navigation entry: a page and a section on it. */
export type CopyLink = { readonly label: string; readonly page: PageSlug; readonly anchor: PageAnchor | undefined };

/**
 * All text of pages and components: the brief's words unchanged, and templates for the rest. The
 * brief's internal notes (audience, values, adjectives, avoid, tone) are not included, because
 * pages and components are public.
 */
export type Copy = {
  /** BCP 47 language of the templates and of the page. */
  readonly lang: PhraseLanguage;
  /** BCP 47 language of the brief's own words if it differs from the templates'. */
  readonly briefLang: string | undefined;
  readonly phrases: Phrases;
  readonly name: string;
  readonly tagline: string | undefined;
  readonly industry: string | undefined;
  readonly audience: string | undefined;
  readonly offer: string | undefined;
  readonly headline: string;
  /** The sentence below the headline; absent if the brief has none that is not used already. */
  readonly lead: string | undefined;
  /** The offer, if neither the headline nor the lead states it. */
  readonly about: string | undefined;
  readonly cta: string;
  readonly items: readonly CopyItem[];
  readonly values: readonly string[];
  readonly plans: readonly CopyPlan[];
  readonly navigation: readonly CopyLink[];
};

const findUnused = (texts: readonly (string | undefined)[], used: string) =>
  texts.find((text): text is string => text !== undefined && text !== "" && text !== used);

/** The trimmed text, or `undefined` if it is empty. */
const toOptionalText = (text: string | undefined) => (text === undefined || text.trim() === "" ? undefined : text.trim());

/**
 * The section that a navigation label of the brief most likely refers to, out of the existing ones.
 */
function toLink(label: string, index: number, anchors: readonly PageAnchor[]): CopyLink {
  if (/pric|preis|plan|tarif|kosten|cost|prix|precio|料金|価格|цен|тариф|стоим|سعر|أسعار|מחיר/i.test(label))
    return { label, page: "pricing", anchor: undefined };
  if (
    /contact|kontakt|visit|besuch|book|termin|write|anfahrt|écri|escrib|контакт|связ|問い合わせ|予約|اتصل|تواصل|קשר/i.test(label)
  )
    return { label, page: "landing", anchor: "contact" };
  return { label, page: "landing", anchor: anchors[Math.min(index, anchors.length - 1)] };
}

/** Collects the text of a design. Nothing is claimed that the brief does not state. */
export function createCopy(brief: Brief): Copy {
  const language = detectLanguage(getBriefText(brief)) ?? detectLanguage(brief.name) ?? "en";
  const lang = phraseLanguages.find((known) => known === language) ?? "en";
  const phrases = getPhrases(lang);
  const briefCopy = brief.copy ?? {};
  const offer = toOptionalText(brief.offer);
  const tagline = toOptionalText(brief.tagline);
  const headline = toOptionalText(briefCopy.headline) ?? tagline ?? phrases.welcomeTo(brief.name);
  const items: readonly CopyItem[] =
    briefCopy.features !== undefined && briefCopy.features.length > 0
      ? briefCopy.features.map(({ title, body }) => ({ title, body: toOptionalText(body) }))
      : parseOfferItems(offer ?? "").map((title) => ({ title, body: undefined }));
  const values = briefCopy.values ?? [];
  const lead = findUnused([toOptionalText(briefCopy.subhead), offer, tagline], headline);
  const anchors: readonly PageAnchor[] = [
    ...(items.length > 0 ? (["offer"] as const) : []),
    ...(values.length > 0 ? (["values"] as const) : []),
    "contact",
  ];
  const defaultNavigation: readonly CopyLink[] = [
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
    industry: toOptionalText(brief.industry),
    audience: toOptionalText(briefCopy.audience),
    offer,
    headline,
    lead,
    about: offer !== undefined && offer !== lead && offer !== headline ? offer : undefined,
    cta: toOptionalText(briefCopy.cta) ?? phrases.cta,
    items,
    values,
    plans: (briefCopy.plans ?? []).map(({ name, price, period, features }) => ({
      name,
      price,
      period: toOptionalText(period),
      features,
    })),
    navigation:
      briefCopy.navigation !== undefined && briefCopy.navigation.length > 0
        ? briefCopy.navigation.map((label, index) => toLink(label, index, anchors))
        : defaultNavigation,
  };
}
