import type { Brief } from "#/model/brief";
import { splitGraphemes } from "#/kernel/text/graphemes";
import { computeFingerprint } from "#/kernel/random";
import { memoizeContent } from "#/kernel/memoize";
import type { Language } from "#/model/language";
import type { OrganizationKind } from "#/model/organization-kind";
import { findNameElements, type NameElements } from "#/studio/marks/initials";
import type { CandidateInput } from "#/studio/marks/mark-candidate";
import { createCommonness } from "#/studio/marks/commonness";
import { getShownSubject } from "#/studio/marks/letter-things";
import { findMotifForm } from "#/studio/marks/motif-form";
import { findNameSign, findPun, findTradeSign } from "#/studio/marks/name-signs";
import { isQualifying, splitLogoName } from "#/studio/marks/logo-name";
import { readSeenName } from "#/studio/marks/name-additions";
import { dropAsides, dropChinesePlace } from "#/studio/marks/name-asides";
import { isJunior, isWithFamily } from "#/studio/marks/partnership";
import { dropWords, listPersonalNames } from "#/studio/marks/personal-names";
import { getFigureSubject } from "#/studio/marks/letter-figures";
import { getOutlineSubject } from "#/studio/marks/letter-outlines";
import { isNamesake, isOrdinaryMotif } from "#/studio/marks/stock-motifs";
import { getEdgeSubject } from "#/studio/marks/worked-edges";
import { isVaried } from "#/studio/marks/varied-trades";
import { foldWord } from "#/studio/understanding/trades/fold-word";
import { listSideThings } from "#/studio/marks/side-items";
import { findTradeThings } from "#/studio/marks/trade-things";
import { findEmblem } from "#/studio/marks/trade-emblems";
import { type MotifId, motifIds } from "#/studio/motifs/motif-ids";
import { findAvoidedMotifs } from "#/studio/understanding/avoided-motifs";
import { listAvoided } from "#/studio/understanding/list-avoided";
import { findLineThings } from "#/studio/understanding/line-things";
import { findNamedMotifs, industryWeight, listNamePictures } from "#/studio/understanding/motif-words";
import { findTrade } from "#/studio/understanding/trades/trades";
import { understandBrief } from "#/studio/understanding/understand-brief";

/** A trade's later subjects are less characteristic: they give no mark. */
const maxSubjects = 3;

/** From how many of a brief's subjects, and of those of its trade, a figure within a letter is chosen. */
const [maxShown, maxUsual] = [2, 4] as const;

/** Subjects that are prepared for marks; each costs some milliseconds when it is first used. */
const maxForms = 3;

/** The same for subjects that are only used together with a letter. */
const maxCommonForms = 1;

/** Organisations whose duty says more than the picture that their name calls up. */
const dutiful: ReadonlySet<OrganizationKind> = new Set(["authority", "faith", "memorial"]);

/** From how many of a trade's subjects, and of those that a brief says, the edge of a field is chosen. */
const maxEdges = 3;

/** From how many of a trade's subjects each is true of every member. */
const maxTrue = 4;

/** Weight from which words of a brief say what it is about rather than mention it. */
const minSaidWeight = 2.6;

/** Pictures in a name that are too faint to be a mark. */
const faint: ReadonlySet<MotifId> = new Set(["wind", "path", "hill", "river-bend", "thread-spool", "brick", "log"]);

/**
 * What a trade also works with, which on a mark says another one: sound waves are a radio's, a goblet a wine bar's, the
 * pipes of an organ a musician's, and lollipops are not all sweets. A silver dome is of a grand hotel, a rubber stamp of an
 * office, a speech bubble of those who talk, a controller of games at home, and gloves of boxers alone. They are marks of
 * those that name them.
 */
const misleading: Readonly<Partial<Record<string, readonly MotifId[]>>> = {
  arcade: ["game-controller"],
  "arcade-repair": ["game-controller"],
  "martial-arts": ["boxing-glove"],
  festival: ["loudspeaker"],
  church: ["organ-pipes"],
  canteen: ["cloche"],
  catering: ["cloche"],
  notary: ["stamp-tool", "wax-seal"],
  restaurant: ["cloche", "goblet", "wine-glass", "champagne-glasses"],
  "sign-language": ["speech-bubble"],
  "guest-house": ["teapot", "bed"],
  confectionery: ["lollipop", "cupcake", "chocolate"],
};

/** What would undo the work of a trade, by its first subject, even if its name says it: a sun melts ice. */
const opposed: Readonly<Partial<Record<string, readonly MotifId[]>>> = { snowflake: ["sun", "sunrise", "flame", "campfire"] };

/**
 * What a more exact thing rules out: a cheese with holes is none of goats, a doll is a toy rather than on a stage, and who
 * ships by sea is no carrier by road.
 */
const moreExact: Readonly<Partial<Record<string, readonly MotifId[]>>> = {
  goat: ["cheese", "cheese-wheel"],
  sheep: ["cheese", "cheese-wheel"],
  puppet: ["doll"],
  ship: ["truck", "van", "pallet"],
};

/**
 * What is out of place in a trade even where its brief says it: the bluntest signs, the fish of a fishing town, and a
 * wristwatch and the church itself for the clock in its tower.
 */
const misplaced: Readonly<Partial<Record<string, readonly MotifId[]>>> = {
  "funeral-home": ["gravestone", "fish", "fishing-boat", "fishing-hook"],
  municipality: ["arch", "church"],
  "tower-clocks": ["watch", "stopwatch", "arch", "church", "tower", "town-hall"],
};

/** What heats, and stands for the trade of those who cool only where they name it. */
const heating: readonly MotifId[] = ["flame", "radiator", "campfire", "tiled-stove"];
/** Beginnings of words for heating in many languages, folded. */
const heatingWords =
  /heiz|heating|boiler|chauff|calefac|riscald|aquec|verwarm|varme|ogrzew|topen|futes|incalz|отопл|опален|θερμ|isitma|تدفئ|חימום|暖房|난방|暖气/u;

/** The figure that stands for a trade or kind, unless it is avoided. It is offered, but never leads. */
const findOwnEmblem = (sorts: readonly (string | undefined)[], avoided: ReadonlySet<MotifId>): MotifId | undefined =>
  sorts.map(findEmblem).find((found) => found !== undefined && !avoided.has(found));

/**
 * What the name itself calls up: a falcon for Kestrel. It sets a brand apart from others of its trade,
 * most of all if it is none of the trade's own subjects.
 */
function listPictures(
  name: string,
  language: Language,
  { known, avoided }: { readonly known: readonly MotifId[]; readonly avoided: ReadonlySet<MotifId> },
): readonly MotifId[] {
  return listNamePictures(name, language)
    .filter((id) => isNamesake(id) && !(known.includes(id) && isOrdinaryMotif(id)) && !faint.has(id) && !avoided.has(id))
    .toSorted((one, other) => Number(known.includes(one)) - Number(known.includes(other)))
    .slice(0, 1);
}

const orderSubjects = (pictures: readonly MotifId[], own: readonly MotifId[], kind: OrganizationKind): readonly MotifId[] => [
  ...new Set(dutiful.has(kind) ? [...own, ...pictures] : [...pictures, ...own]),
];

/** What a brief says, without its colours and the number of its mark. */
export type MarkTexts = Omit<Brief, "brandColor" | "secondaryColor" | "mark">;

/** What a brief's texts say about its marks, in whatever direction they are drawn. */
export type MarkSubjects = Omit<
  CandidateInput,
  "motifs" | "hasAccent" | "hasSecond" | "direction" | "preferred" | "count" | "seed"
> & {
  /** Subjects of the marks, most characteristic first. */
  readonly leads: readonly MotifId[];
  /** The figure for a name of which nothing can be drawn. */
  readonly neutralFigure: MotifId;
};

/** A preview draws marks of the same brief in several directions. */
const maxBriefs = 32;

/** Reads from a brief's texts what its marks show. The same texts are read once. */
export const readMarkSubjects = memoizeContent((texts: MarkTexts) => readSubjects(texts), maxBriefs);

function readSubjects(texts: MarkTexts): MarkSubjects {
  const { language, motifs: allMotifs, trade, kind } = understandBrief(texts);
  const usual = trade === undefined ? [] : (findTrade(trade.value)?.motifs ?? []);
  const { passing, purposes, weights } = findNamedMotifs({ ...texts, name: dropAsides(texts.name) }, language.value);
  const unsaid = (misleading[trade?.value ?? ""] ?? []).filter((id) => !weights.has(id));
  const work = foldWord(`${texts.industry ?? ""} ${texts.name} ${texts.offer ?? ""}`.toLowerCase());
  const heats = heating.some((id) => weights.has(id)) || heatingWords.test(work);
  const rate = rateWithQualifiers(texts.name, createCommonness(texts.name, language.value, texts.industry));
  const persons = listPersonalNames(texts.name, rate);
  const telling = dropAsides(texts.name);
  const saidAll = findTradeThings(`${texts.industry ?? ""} ${telling}`, language.value);
  const inName: ReadonlySet<string> = new Set([
    ...findTradeThings(telling, language.value).own,
    ...listNamePictures(telling, language.value),
  ]);
  const side = listSideThings(texts.industry ?? "", language.value);
  /** Whether a thing is only one of several that the industry lists at its end. */
  const isBeside = (id: string) => side.has(id) && !inName.has(id) && !usual.some((one) => one === id);
  const said = { own: saidAll.own.filter((id) => !isBeside(id)), further: saidAll.further };
  const impersonal = dropWords(telling, persons);
  const rest = { ...texts, name: impersonal };
  const borrowed = persons.length === 0 ? [] : listNamePictures(persons.join(" "), language.value);
  const isBorrowed = borrowed.length > 0 || telling !== texts.name;
  const motifs = isBorrowed && /\p{L}/u.test(impersonal) ? understandBrief(rest).motifs : allMotifs;
  const exact = new Set<string>([
    ...said.own,
    ...listNamePictures(`${texts.industry ?? ""} ${telling}`, language.value),
    ...findLineThings(`${texts.industry ?? ""} ${telling}`, language.value),
  ]);
  const avoided: ReadonlySet<MotifId> = new Set([
    ...(misplaced[trade?.value ?? ""] ?? []),
    ...[...exact].flatMap((id) => moreExact[id] ?? []),
    ...borrowed.filter((id) => !usual.includes(id) && !isNamedBy(rest, id, language.value)),
    ...findAvoidedMotifs(texts, language.value, usual[0]),
    ...unsaid,
    ...(said.own.includes("snowflake") ? (heats ? (["snowflake"] as const) : heating) : []),
    ...(opposed[usual[0] ?? ""] ?? []),
  ]);
  const subjects = motifs.filter((id) => !avoided.has(id) && !isBeside(id)).slice(0, maxSubjects);
  const pictures = listPictures(impersonal, language.value, { known: motifs, avoided });
  // What an organisation works with, where neither its trade nor its words have it.
  const worked = [...said.own]
    .concat([...exact].filter((id) => moreExact[id] !== undefined && !isBeside(id)))
    .flatMap((id) => motifIds.find((one) => one === id) ?? [])
    .filter((id) => !motifs.includes(id) && !usual.includes(id) && !avoided.has(id));
  const own = orderSubjects(
    pictures,
    [...worked, ...subjects].filter((id) => !isOrdinaryMotif(id)),
    kind.value,
  ).slice(0, maxForms);
  const emblem = own.length > 0 ? undefined : findOwnEmblem([trade?.value, kind.value], avoided);
  const common = subjects.filter(isOrdinaryMotif).slice(0, own.length > 0 ? 0 : maxCommonForms);
  const seen = readSeenName(texts.name.normalize("NFC"), language.value, texts.industry);
  const divide = (name: string) => splitLogoName(name.normalize("NFC"), language.value, texts.industry).core;
  const core = seen.added === undefined ? divide(seen.name) : seen.name;
  // A reading in brackets can say what a name means.
  const idea = dropAsides(seen.added === undefined ? divide(texts.name) : seen.name);
  // What the organisation is calls up no more than its trade does.
  const industryPictures = listNamePictures(texts.industry ?? "", language.value);
  const [named] = listPictures(idea, language.value, { known: motifs, avoided }).filter(
    (id) => id === pictures[0] && !industryPictures.includes(id),
  );
  const known = isQuoted(core) || (separator.test(texts.name) && !separator.test(core)) ? core : texts.name;
  // A firm calls itself by capitals in another script: `恒顺泰（HST Mould）`.
  const [, abbreviation] = (seen.added?.isOtherScript === true && /^(\p{Lu}{2,4})(?:\s|$)/u.exec(seen.added.text)) || [];
  const initials = findInitials(abbreviation ?? dropChinesePlace(known), rate);
  const elements = leadWithFigure({ ...findNameElements(texts.name, rate), ...initials }, core);
  const offered = own.length > 0 || emblem === undefined ? own : [emblem];
  // A tagline plays with words: `we carry, you make the coffee` is a mover's.
  const { tagline: _, ...plainTexts } = texts;
  const { weights: plain } = findNamedMotifs(plainTexts, language.value);
  const isPlayful = (id: MotifId) => weights.has(id) && !plain.has(id);
  // What a brief names in passing is less its own than what its trade works with.
  const direct = motifs.filter((id) => !isBeside(id) && ((!passing.has(id) && !isPlayful(id)) || usual.includes(id)));
  const shunned: ReadonlySet<string> = avoided;
  const shown = (trade === undefined ? pictures : [...pictures, ...subjects]).filter((id) => !shunned.has(getFigureSubject(id)));
  const neutralFigure = pickNeutral(texts.name, avoided);
  const stated = [...weights].flatMap(([id, weight]) =>
    weight >= minSaidWeight && !isBeside(id) && !passing.has(id) && !purposes.has(id) && !isPlayful(id) ? [id] : [],
  );
  const toldByName = listNamePictures(telling, language.value);
  /** Whether the name and the brief say what it is about by this thing. */
  const isMainNoun = (id: MotifId) =>
    toldByName.includes(id) && subjects[0] === id && (plain.get(id) ?? 0) >= industryWeight && !purposes.has(id);
  const nameSign =
    findPun(idea, usual) ??
    findNameSign(impersonal, dropWords(idea, persons), language.value, {
      avoided,
      avoid: listAvoided(texts),
      isOrdinary: (motif) => usual.slice(0, maxSubjects).some((id) => id === motif) && isOrdinaryMotif(motif as MotifId),
    }) ??
    findTradeSign([...said.own, ...usual.slice(0, 1)].filter((id) => !shunned.has(id)));
  const isOfAll = trade !== undefined && !isVaried(trade.value);
  return {
    leads: offered.length === 0 && isWordless(elements) ? [neutralFigure] : offered,
    neutralFigure,
    name: texts.name,
    language: language.value,
    elements,
    coreName: core,
    namePicture: named === undefined ? undefined : findMotifForm(named),
    commonMotifs: common.flatMap((id) => findMotifForm(id) ?? []),
    subjects: shown,
    figureSubjects: [
      ...new Set([...said.own, ...shown.slice(0, maxShown), ...usual.slice(0, maxUsual), ...offered.slice(0, 1)]),
    ].filter((id) => ![id, getFigureSubject(id), getOutlineSubject(id)].some((shownId) => shunned.has(shownId))),
    things: [
      ...new Set([...listNamePictures(idea, language.value), ...said.own, ...direct, ...usual, ...motifs, ...said.further]),
    ].filter((id) => !isBeside(id) && !shunned.has(id) && !shunned.has(getShownSubject(id))),
    nameSign,
    tradeThings: [...new Set([...findTradeThings(texts.industry ?? "", language.value).own, ...usual, ...direct])].filter(
      (id) =>
        !isBeside(id) && !shunned.has(id) && !shunned.has(getShownSubject(id)) && !pictures.some((picture) => picture === id),
    ),
    edgeSubjects: [...new Set([...said.own, ...usual.slice(0, maxEdges), ...direct.slice(0, maxEdges)])].filter(
      (id) => !shunned.has(id) && !shunned.has(getEdgeSubject(id)),
    ),
    saidThing:
      said.own.find((id) => !shunned.has(id)) ??
      // A firm of a family is known by its name, and one with a sign of its own by that.
      (nameSign !== undefined || isWithFamily(texts.name) || isJunior(texts.name) ? undefined : own.slice(0, 1).find(isMainNoun)),
    certain: new Set<string>([...stated, ...said.own, ...worked, ...toldByName, ...(isOfAll ? usual.slice(0, maxTrue) : [])]),
    understood: trade !== undefined || pictures.length > 0,
    exact: own.length > 0 && splitGraphemes(texts.name.trim()).length > 1,
    allowedSigns: kind.value === "faith" ? ["faith"] : [],
  };
}

/** Figures that suit any organisation, for names of which nothing can be drawn. */
const neutral: readonly MotifId[] = ["kite", "acorn", "drop", "shell", "feather", "leaf", "spiral"];

/** Whether a brief's own words name a motif. */
const isNamedBy = (texts: MarkTexts, id: MotifId, language: Language): boolean =>
  findNamedMotifs(texts, language).weights.has(id) || listNamePictures(texts.name, language).includes(id);

/** The same figure with every seed: it depends on the name alone. */
function pickNeutral(name: string, avoided: ReadonlySet<MotifId>): MotifId {
  const allowed = neutral.filter((id) => !avoided.has(id));
  return allowed[computeFingerprint(name) % Math.max(1, allowed.length)] ?? "spiral";
}

/** A sign between a name and what the organisation is. */
const separator = /\s[·•|]\s/u;

/** The initials of the part of a name that sets it apart, without what follows or precedes it. */
function findInitials(known: string, rate: (word: string) => number): Pick<NameElements, "initials" | "allInitials"> {
  const { initials, allInitials } = findNameElements(known, rate);
  return { initials, allInitials };
}

/** Whether quotation marks enclose a name: what stands before them says what the organisation is. */
const isQuoted = (text: string) => /^[«„“"「]/u.test(text);

/** A thing of the trade and how it is, as in `Gỗ Nhỏ`, small wood, make up a name together. */
function rateWithQualifiers(name: string, rate: (word: string) => number): (word: string) => number {
  const others = name.split(" ").filter((word) => !isQualifying(word));
  return others.every((word) => rate(word) > 0) ? (word) => (isQualifying(word) ? 1 : rate(word)) : rate;
}

/** A name that begins with a figure, such as `7th Street`, is known by it. */
function leadWithFigure(elements: NameElements, core: string): NameElements {
  const [, figure] = /^["“«]?(\d)(?:st|nd|rd|th)?\s/iu.exec(core) ?? [];
  return figure === undefined ? elements : { ...elements, initials: [figure] };
}

const isWordless = ({ initials, number, signs }: NameElements) =>
  initials.length === 0 && number === undefined && signs.length === 0;
