import { trimEndCharacters } from "#/kernel/text/trim";

/** Maximum number of items that an offer is split into. */
const maxOfferItems = 8;

const capitalize = (text: string) => {
  const [first = "", ...rest] = [...text];
  return first.toUpperCase() + rest.join("");
};

/**
 * The start of a part that qualifies the part before it (`printed in Bristol`, `with a log`) and is
 * not an item of its own.
 */
const dependentStart = new RegExp(
  "^(?:\\p{Ll}+ed|made|cut|sold|kept|held|built|bound|sewn|woven|ground|with|without|from|by|until|that|which|" +
    "ge\\p{Ll}+(?:t|en)|mit|ohne|aus|von|bis|avec|sans)(?!\\p{L})",
  "u",
);

/**
 * Splits an offer that is a list (`frames, lens fitting and repairs`) into items in their own
 * words, capitalized. Empty if the offer is a sentence, because half a sentence cannot be a
 * heading. Commas within numbers do not split.
 */
export function parseOfferItems(offer: string): readonly string[] {
  const parts = trimEndCharacters(offer.trimEnd(), ".!?。")
    .split(/,(?!\d)|[;、]|\s(?:and|und|sowie|&)(?=\s)/u)
    .map((part) => part.trim())
    .map((part, index) => (index === 0 ? part : part.replace(/^(?:and|und|et|y|sowie) /u, "").trim()))
    .filter((part) => part !== "");
  const isList =
    parts.length >= 3 &&
    parts.length <= maxOfferItems &&
    !parts.slice(1).some((part) => dependentStart.test(part)) &&
    parts.every((part) => part.split(/\s+/).length <= 6 && !/[.!?:]/.test(part));
  return isList ? parts.map(capitalize) : [];
}
