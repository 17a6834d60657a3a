import type { Brief } from "#/model/brief";
import type { Language } from "#/model/language";
import { fillSetting } from "#/studio/imagery/fill-setting";
import { createSubject } from "#/studio/imagery/subject";
import { findQuotedPart } from "#/studio/marks/name-parts";
import { findMotif } from "#/studio/motifs";
import type { MotifId } from "#/studio/motifs/motif-ids";
import { findLineThings } from "#/studio/understanding/line-things";
import { withCompanions } from "#/studio/understanding/motif-classes";
import { findNamedMotifs } from "#/studio/understanding/motif-words";
import type { Trade } from "#/studio/understanding/trades/trade";
import { findSettings } from "#/studio/vignettes/find-settings";
import type { TradeVignettes } from "#/studio/vignettes/find-vignettes";
import { getMotifNature } from "#/studio/vignettes/motif-natures";
import type { Vignette } from "#/studio/vignettes/vignette";

const drinks: ReadonlySet<MotifId> = new Set(["coffee-cup", "teapot", "tea-glass", "samovar", "kettle"]);
/** What is drawn for what goes into it. */
const served: Readonly<Partial<Record<MotifId, MotifId>>> = { "tea-leaf": "teapot", "coffee-bean": "coffee-cup" };

/** Subjects that stand for something else more often than not: a choir is a bird. */
const figurative: ReadonlySet<MotifId> = new Set(["bird"]);

const listNamed = (text: string | undefined, language: Language): readonly MotifId[] =>
  text === undefined
    ? []
    : [...findNamedMotifs({ name: "", tagline: text }, language).weights.keys(), ...findLineThings(text, language)];

/** The things that a name in quotation marks and the tagline name. */
const listMentionedThings = ({ name, tagline }: Brief, language: Language): readonly MotifId[] =>
  [...listNamed(findQuotedPart(name), language), ...listNamed(tagline, language)].map((id) => served[id] ?? id);

/** A large view of a thing that a brief mentions. */
function drawMention(thing: MotifId, avoided: ReadonlySet<MotifId>): Vignette | undefined {
  const [nature, motif] = [getMotifNature(thing), findMotif(thing)];
  const subject = motif && createSubject(motif);
  const setting = findSettings(thing, ["mentions"], avoided).find(({ suits }) => suits.includes("mentions"));
  return nature && subject && setting && fillSetting(setting, { ...subject, id: thing }, nature);
}

/**
 * The vignettes of a trade with a picture of a thing that the brief mentions beside its trade, such as the kettle of
 * "out before the kettle's boiled". They stay as they are where they show it already.
 */
export function showMentionedThing(
  vignettes: TradeVignettes,
  brief: Brief,
  language: Language,
  { trade, avoided }: { readonly trade: Trade | undefined; readonly avoided: ReadonlySet<MotifId> },
): TradeVignettes {
  const { leading, others } = vignettes;
  const shown = new Set([...leading, ...others].flatMap(({ shows }) => shows).flatMap(withCompanions));
  // What everybody has in mind with the trade says nothing of this one, and only what is offered to them is for mourners.
  const isFitting = (id: MotifId) =>
    !shown.has(id) &&
    !avoided.has(id) &&
    !figurative.has(id) &&
    trade?.motifs.includes(id) !== true &&
    (trade?.sector !== "memorial" || drinks.has(id));
  const thing = listMentionedThings(brief, language).find((id) => isFitting(id) && getMotifNature(id) !== undefined);
  const picture = thing && drawMention(thing, avoided);
  const [first, ...rest] = others;
  // The pictures of the trade come first, because the lists of what it does take them.
  return picture ? { leading, others: [...(first ? [first] : []), picture, ...rest] } : vignettes;
}
