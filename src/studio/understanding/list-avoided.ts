import type { Brief } from "#/model/brief";

/** Words in brackets give a reason, and name nothing to avoid: `a headscarf (I wear a bucket hat)`. */
const aside = /[(（][^()（）]{0,200}[)）]/gu;
const separator = /[,;،，、；]\s{0,8}|[.!?…]\s{1,8}|[。！？]|[.…]$/u;

/** First words of a clause that says why the one before it is avoided. */
const pronouns = new Set(
  (
    "i i'm we my our they it that you he she there because ich wir mein meine unser unsere weil das je nous on mon notre parce " +
    "yo nosotros nuestro nuestra porque io noi perché eu nós meu nosso"
  ).split(" "),
);
const isReason = (clause: string): boolean => pronouns.has(clause.split(/\s/u)[0]?.replace("’", "'").toLowerCase() ?? "");

/** What a brief's `avoid` names, one thing each, without asides and reasons. An entry may be a sentence that names several. */
export const listAvoided = ({ avoid = [] }: Pick<Brief, "avoid">): readonly string[] =>
  avoid.flatMap((entry) =>
    entry
      .replace(aside, " ")
      .split(separator)
      .map((text) => text.trim())
      .filter((text, index) => text !== "" && !(index > 0 && isReason(text))),
  );
