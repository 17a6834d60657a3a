import { addressesOf, isElsewhere } from "#/audit/addresses";
import type { SourceRule } from "#/audit/rule";
import { type Source, spotOf } from "#/audit/source";

/** Nothing is fetched from elsewhere: no style sheet, font, picture or ping of another server, and no import at all. Links that people follow are free. */
export const nothingOutside: SourceRule = {
  id: "nothing-outside",
  summary: "Nothing is fetched from elsewhere.",
  severity: "error",
  safety: true,
  *check(source: Source) {
    const tell = (from: string, value: string) => ({
      message: `The browser fetches ${shown(value)} (${from}) from elsewhere.`,
      fix: "Put it into the file as a data: address, or take it out.",
    });
    for (const markup of source.markups)
      for (const element of markup.elements)
        for (const { value, loads, from } of addressesOf(element))
          if (loads && isElsewhere(value)) yield { spot: spotOf(markup, element), ...tell(from, value) };
    for (const { value, from, spot } of source.styleAddresses)
      if (from !== "@import" && isElsewhere(value)) yield { spot, ...tell(from, value) };
    for (const { value, from, spot } of source.styleAddresses)
      if (from === "@import" && value === "")
        yield { spot, message: "A style sheet is imported.", fix: "Put its rules in the place of the @import." };
      else if (value === "")
        yield { spot, message: "An address is written with escapes that hide it.", fix: "Write url( as it is." };
  },
};

const shown = (address: string) => (address.length > 80 ? `${address.slice(0, 79)}…` : address);
