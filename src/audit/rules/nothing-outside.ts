import { listUrls, isExternalUrl } from "#/audit/urls";
import type { SourceRule } from "#/audit/rule";
import { type Source, locateElement } from "#/audit/source";

/**
 * Nothing is fetched from elsewhere: no style sheet, font, picture or ping of another server, and
 * no import at all. Links that people follow are free.
 */
export const nothingOutside: SourceRule = {
  id: "nothing-outside",
  summary: "Nothing is fetched from elsewhere.",
  severity: "error",
  safety: true,
  *check(source: Source) {
    const describe = (from: string, value: string) => ({
      message: `The browser fetches ${truncateUrl(value)} (${from}) from elsewhere.`,
      fix: "Put it into the file as a data: address, or take it out.",
    });
    for (const markup of source.markups)
      for (const element of markup.elements)
        for (const { value, isLoaded: loads, attribute: from } of listUrls(element))
          if (loads && isExternalUrl(value)) yield { location: locateElement(markup, element), ...describe(from, value) };
    for (const { value, from, location } of source.styleUrls)
      if (from !== "@import" && isExternalUrl(value)) yield { location, ...describe(from, value) };
    for (const { value, from, location } of source.styleUrls)
      if (from === "@import" && value === "")
        yield { location, message: "A style sheet is imported.", fix: "Put its rules in the place of the @import." };
      else if (value === "")
        yield { location, message: "An address is written with escapes that hide it.", fix: "Write url( as it is." };
  },
};

const truncateUrl = (url: string) => (url.length > 80 ? `${url.slice(0, 79)}…` : url);
