import type { Brief } from "#/model/brief";

/** What stands in brackets is a reason or an aside, not something to avoid: `a headscarf (I wear a bucket hat)`. */
const aside = /[(（][^()（）]{0,200}[)）]/gu;
const separator = /[,;،，、；]\s{0,8}|[.!?…]\s{1,8}|[。！？]|[.…]$/u;

/** What a brief's `avoid` names, one thing each, without asides. An entry may be a sentence that names several. */
export const listAvoided = ({ avoid = [] }: Pick<Brief, "avoid">): readonly string[] =>
  avoid.flatMap((entry) =>
    entry
      .replace(aside, " ")
      .split(separator)
      .map((text) => text.trim())
      .filter((text) => text !== ""),
  );
