import tradeThingFile from "#data/motifs/trade-things.txt.br" with { type: "file" };
import type { Language } from "#/model/language";
import { toTableLanguage, WordTable } from "#/studio/understanding/word-table";

const table = new WordTable<string>(tradeThingFile);

/** Things for want of better ones: the subjects of a trade come before them. */
const general: ReadonlySet<string> = new Set(["paw", "flask", "leaf"]);

/** Things that what an organisation does calls up, by whether they come before the subjects of its trade. */
export function findTradeThings(
  text: string,
  language: Language,
): { readonly own: readonly string[]; readonly further: readonly string[] } {
  const own = toTableLanguage(language);
  const found = [own, "*" as const, ...(own === "en" ? [] : ["en" as const])].flatMap((one) => table.find(text, one));
  const ids = [...new Set(found.flatMap(({ id, isNegated }) => (isNegated ? [] : [id])))];
  return { own: ids.filter((id) => !general.has(id)), further: ids.filter((id) => general.has(id)) };
}
