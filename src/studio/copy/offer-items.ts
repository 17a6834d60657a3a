import { trimEndCharacters } from "#/kernel/trim";

/** The largest number of parts an offer is taken apart into. */
const maxOfferItems = 8;

const capitalize = (text: string) => {
  const [first = "", ...rest] = [...text];
  return first.toUpperCase() + rest.join("");
};

/** How a part begins that says something about the part before it (`printed in Bristol`, `with a log`) and is no thing by itself. */
const dependentStart =
  /^(?:\p{Ll}+ed|made|cut|sold|kept|held|built|bound|sewn|woven|ground|with|without|from|by|until|that|which|ge\p{Ll}+(?:t|en)|mit|ohne|aus|von|bis|avec|sans)(?!\p{L})/u;

/**
 * Takes an offer apart where it is a list (`frames, lens fitting and repairs`): the entries in their own words, first letter raised. Empty
 * where it is a sentence and not a list, since half a sentence is no heading. A comma within a number parts nothing.
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
