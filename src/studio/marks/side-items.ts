import type { Language } from "#/model/language";
import { findTradeThings } from "#/studio/marks/trade-things";
import { listNamePictures } from "#/studio/understanding/motif-words";
import { splitAtAnd } from "#/studio/understanding/split-at-and";

/** How many items at the start of a list say what an organisation is about: later ones are beside it. */
const mainItems = 2;

/** Fewer items are no list of services. */
const minItems = 4;

/** What a text calls up: subjects and things. */
const listCalledUp = (text: string, language: Language): readonly string[] => [
  ...listNamePictures(text, language),
  ...findTradeThings(text, language).own,
];

/**
 * What an industry says only at the end of a list, as in `joint office: building permits, registry, waste and care`: one of
 * several services, which would make a mark of another trade.
 */
export function listSideThings(industry: string, language: Language): ReadonlySet<string> {
  const items = industry.split(/[,،、，;；:：–—]/u).flatMap((item) => splitAtAnd(item, language));
  if (items.length < minItems) return new Set();
  const [main, side] = [items.slice(0, mainItems), items.slice(mainItems)].map(
    (part) => new Set(part.flatMap((item) => listCalledUp(item, language))),
  );
  return new Set([...(side ?? [])].filter((id) => main?.has(id) !== true));
}
