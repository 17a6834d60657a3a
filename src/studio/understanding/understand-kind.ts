import kindWordFile from "#data/kinds/words.txt.br" with { type: "file" };
import type { Brief } from "#/model/brief";
import { isLatinLanguage, type Language } from "#/model/language";
import { type OrganizationKind, organizationKindNames } from "#/model/organization-kind";
import { listBriefTexts } from "#/studio/understanding/brief-texts";
import type { Understood, UnderstandingReason, UnderstandingSource } from "#/studio/understanding/understanding";
import { type TableLanguage, toTableLanguage, WordTable } from "#/studio/understanding/word-table";

const kinds = new WordTable<OrganizationKind>(kindWordFile);

/**
 * Kinds whose words say more about the organisation than its trade does: a museum's friends are an
 * association.
 */
const decisiveKinds: ReadonlySet<OrganizationKind> = new Set<OrganizationKind>([
  "charity",
  "foundation",
  "authority",
  "community",
  "club",
  "cooperative",
]);

/**
 * Whether an English phrase is what its text is about and does not just describe another word: a
 * “school for cooks” is a school, a “school uniform shop” is not.
 */
function isHead(text: string, phrase: string): boolean {
  const lower = text.normalize("NFKC").toLowerCase();
  const end = lower.lastIndexOf(phrase) + phrase.length;
  return (
    end < phrase.length ||
    /^(?:'s|’s)?\s*(?:$|[^\p{L}\p{N}\s'’]|(?:for|of|to|in|at|and|on|by|with|from|that|who|where|responsible)\s)/u.test(
      lower.slice(end),
    )
  );
}

/** Words before the name of a district or a municipality in which someone works. */
const placeWords: ReadonlySet<string> = new Set(
  "im in dans en no na nel nella nei w we v ve u i på из в у во στο στη στον στην".split(" "),
);

/** Whether a phrase says where something is, as in `Dachdeckerei im Landkreis` or `restauro di organi, provincia di Belluno`. */
function isWhere(text: string, phrase: string, source: UnderstandingSource): boolean {
  const lower = text.normalize("NFKC").toLowerCase();
  const before = lower.slice(0, Math.max(0, lower.indexOf(phrase))).trim();
  return placeWords.has(before.split(/\s+/u).at(-1) ?? "") || (source === "industry" && /[\p{L}\p{Nd})][,،、，]$/u.test(before));
}

/** Kinds that are usually associations: being one says nothing more about them. */
const associationKinds: ReadonlySet<OrganizationKind> = new Set<OrganizationKind>(["club", "charity", "faith", "school", "care"]);

const modifierShare = 0.4;

/** Sources whose words name the organisation itself. */
const namingSources: ReadonlySet<UnderstandingSource> = new Set<UnderstandingSource>(["name", "industry", "tagline"]);

/** A kind that the words of a brief name. */
type KindScore = { kind: OrganizationKind; score: number; isNamed: boolean; reasons: UnderstandingReason[] };

/** Shortest word that names a kind in a language that the brief is not known to be written in. */
const minForeignLetters = 5;

function scoreKinds(brief: Brief, language: Understood<Language>): readonly KindScore[] {
  const own = toTableLanguage(language.value);
  const isKnown = language.reasons.length > 0;
  const others = isKnown
    ? []
    : kinds.languages.filter((one) => one !== "en" && one !== "*" && one !== "zh" && isLatinLanguage(one));
  const tables: readonly TableLanguage[] = own === "en" ? ["en", "*", ...others] : [own, "en", "*"];
  const scores = new Map<OrganizationKind, KindScore>();
  for (const { source, text, weight } of listBriefTexts(brief)) {
    if (source === "adjectives" || source === "tone" || source === "values") continue;
    for (const table of tables)
      for (const { id, phrase, isNegated } of kinds.find(text, table)) {
        if (others.includes(table) && (phrase.length < minForeignLetters || !namingSources.has(source))) continue;
        if (id === "authority" && isWhere(text, phrase, source)) continue;
        if (isNegated || (table === "en" && own !== "en" && !namingSources.has(source))) continue;
        const found = scores.get(id) ?? { kind: id, score: 0, isNamed: false, reasons: [] };
        const isSubject = table !== "en" || !namingSources.has(source) || isHead(text, phrase);
        found.score += id === "company" ? weight / 8 : weight * (isSubject ? 1 : modifierShare);
        found.isNamed ||= isSubject && namingSources.has(source) && source !== "tagline";
        if (!found.reasons.some((reason) => reason.source === source && reason.phrase === phrase))
          found.reasons.push({ source, phrase });
        scores.set(id, found);
      }
  }
  return [...scores.values()].sort((one, other) => other.score - one.score);
}

/**
 * The least score that names a kind: one word of the offer is not enough, two or one in the name
 * are.
 */
const minScore = 2.5;

/**
 * The kind of organisation: a person's choice, words that name it, the trade's kind, or words of
 * the offer; a company if nothing says more.
 */
export function understandKind(
  brief: Brief,
  language: Understood<Language>,
  trade: Understood<OrganizationKind> | undefined,
): Understood<OrganizationKind> {
  if (brief.kind !== undefined)
    return { value: brief.kind, reasons: [{ source: "correction", phrase: organizationKindNames[brief.kind] }] };
  const scores = scoreKinds(brief, language);
  const toUnderstood = ({ kind, reasons }: KindScore): Understood<OrganizationKind> => ({
    value: kind,
    reasons: reasons.slice(0, 3),
  });
  const allNamed = scores.filter(({ kind, isNamed }) => isNamed && decisiveKinds.has(kind));
  // A charitable foundation asks for help like any charity.
  const named = allNamed.find(({ kind }) => kind === "charity") ?? allNamed[0];
  const isMereForm = named?.kind === "community" && trade !== undefined && associationKinds.has(trade.value);
  const given = scores.find(({ kind, score }) => kind === "charity" && score >= 4);
  if (trade) {
    if (named && named.kind !== trade.value && !isMereForm) return toUnderstood(named);
    return given ? toUnderstood(given) : trade;
  }
  const [best] = named ? [named] : scores.filter(({ score, isNamed }) => isNamed || score >= minScore);
  return best ? toUnderstood(best) : { value: "company", reasons: [] };
}
