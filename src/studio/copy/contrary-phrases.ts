import type { Brief } from "#/model/brief";
import { getLanguagePhrases } from "#/studio/copy/phrases-by-language";
import { createKindWording } from "#/studio/copy/kind-phrases";
import { phraseLanguages } from "#/studio/copy/phrases";
import { getSectionPhrases } from "#/studio/copy/section-phrases";
import { getWordingKind } from "#/studio/copy/wording-kind";
import type { OrganizationKind } from "#/studio/understanding/organization-kind";
import { understandBrief } from "#/studio/understanding/understand-brief";

/** Kinds that help, serve or take care of people, and do not sell. */
const servingKinds: ReadonlySet<OrganizationKind> = new Set(["charity", "foundation", "authority", "faith", "care", "memorial"]);

/**
 * Phrases in the language of a brief that contradict its kind of organisation: words of sales on
 * pages of a charity, an authority, a faith community, a hospice or an undertaker. None for other
 * kinds, and none that the kind itself uses. Prices are no contradiction if the brief states some,
 * nor is signing in if it asks for that page by name.
 */
export function listContraryPhrases(brief: Brief): readonly string[] {
  const kind = getWordingKind(brief);
  if (!servingKinds.has(kind)) return [];
  const language = understandBrief(brief).language.value;
  const lang = phraseLanguages.find((known) => known === language);
  if (lang === undefined) return [];
  const { page, kinds } = getLanguagePhrases(lang);
  const { steps } = getSectionPhrases(lang);
  const hasPrices = (brief.copy?.plans ?? []).length > 0;
  const { talkTo: _, ...own } = createKindWording({ kind, hasPrices }, kinds, page);
  const allowed = new Set<string>([
    ...Object.values(own),
    page.contact,
    page.price,
    page.questionPrice,
    ...steps.map(({ title }) => title),
  ]);
  const { actions, priceRequests, priceNotes, leads, eitherLeads, prices } = kinds;
  const ofPrices = [page.seePricing, page.onRequest, page.plan, page.compare, prices.prices, priceNotes.prices];
  const sales = [
    actions.product,
    actions.start,
    actions.reservation,
    leads.reservation,
    eitherLeads.reservation,
    priceRequests.quote,
    priceRequests.prices,
    ...(hasPrices ? [] : ofPrices),
    ...(brief.pages?.includes("sign-in") ? [] : [page.signIn, page.noAccount]),
  ];
  return [...new Set(sales)].filter((phrase) => phrase !== "" && !allowed.has(phrase));
}
