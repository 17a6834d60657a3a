import type { Element } from "#/audit/parse-markup";
import type { SourceRule } from "#/audit/rule";
import { spotOf } from "#/audit/source";

const words: Readonly<Record<string, readonly string[]>> = {
  "aria-current": ["page", "step", "location", "date", "time", "true", "false"],
  "aria-haspopup": ["true", "false", "menu", "listbox", "tree", "grid", "dialog"],
  "aria-live": ["off", "polite", "assertive"],
  "aria-autocomplete": ["none", "inline", "list", "both"],
  "aria-orientation": ["horizontal", "vertical", "undefined"],
  "aria-sort": ["ascending", "descending", "none", "other"],
  "aria-invalid": ["true", "false", "grammar", "spelling"],
};
const numbers = new Set(["aria-valuenow", "aria-valuemin", "aria-valuemax"]);
const counts = new Set(["aria-level", "aria-posinset", "aria-colindex", "aria-rowindex", "aria-colspan", "aria-rowspan"]);

/** Attributes of ARIA have one of the values that they can have (WAI-ARIA 1.3, values of states and properties). */
export const ariaValues: SourceRule = {
  id: "aria-values",
  summary: "Attributes of ARIA have one of the values that they can have.",
  severity: "error",
  safety: false,
  *check({ markups }) {
    for (const markup of markups)
      for (const element of markup.elements)
        for (const fault of faultsOf(element)) yield { spot: spotOf(markup, element), ...fault };
  },
};

function* faultsOf({ attributes }: Element) {
  for (const [attribute, value] of attributes) {
    if (!attribute.startsWith("aria-")) continue;
    const word = value.trim().toLowerCase();
    const known = Object.hasOwn(words, attribute) ? words[attribute] : undefined;
    if (known && !known.includes(word))
      yield { message: `${attribute} is "${word.slice(0, 40)}".`, fix: `Make it one of ${known.join(", ")}.` };
    else if (numbers.has(attribute) && !/^-?\d+(?:\.\d+)?$/.test(word))
      yield { message: `${attribute} is "${word.slice(0, 40)}".`, fix: "Make it a number." };
    else if (counts.has(attribute) && !/^[1-9]\d*$/.test(word))
      yield { message: `${attribute} is "${word.slice(0, 40)}".`, fix: "Make it a whole number from 1." };
  }
}
