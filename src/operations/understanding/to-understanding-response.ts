import type { Brief } from "#/model/brief";
import { languageNames } from "#/model/language";
import { organizationKindNames } from "#/model/organization-kind";
import type { UnderstandingResponse } from "#/operations/understanding/schema";
import { getMood, isMoodId } from "#/studio/understanding/moods";
import { findTrade } from "#/studio/understanding/trades/trades";
import { understandBrief } from "#/studio/understanding/understand-brief";
import type { Understood } from "#/studio/understanding/understanding";

const copyReasons = ({ reasons }: Understood<string>) => reasons.map(({ source, phrase }) => ({ source, phrase }));

const toMoods = (moods: readonly Understood<string>[]) =>
  moods.map((mood) => ({
    value: mood.value,
    label: isMoodId(mood.value) ? getMood(mood.value).label : mood.value,
    reasons: copyReasons(mood),
  }));

/** Maps what a brief says to its response. */
export function toUnderstandingResponse(brief: Brief): UnderstandingResponse {
  const { language, kind, trade, moods, avoided, motifs } = understandBrief(brief);
  return {
    language: { value: language.value, label: languageNames[language.value], reasons: copyReasons(language) },
    kind: { value: kind.value, label: organizationKindNames[kind.value], reasons: copyReasons(kind) },
    trade: trade
      ? { value: trade.value, label: findTrade(trade.value)?.label ?? trade.value, reasons: copyReasons(trade) }
      : null,
    moods: toMoods(moods),
    avoided: toMoods(avoided),
    motifs: [...motifs],
  };
}
