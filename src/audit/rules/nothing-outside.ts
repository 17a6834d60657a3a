import { listMarkupUrls, isExternalUrl } from "#/audit/urls";
import type { RuleContext, SourceRule } from "#/audit/rule";
import { type Source, locateElement } from "#/audit/source";

/** Links that people follow are allowed. */
export const nothingOutside: SourceRule = {
  id: "nothing-outside",
  summary: "Nothing is loaded from another server.",
  severity: "error",
  safety: true,
  *check(source: Source, { serverUrl }: RuleContext) {
    const isForeign = (url: string) => isExternalUrl(url) && !(serverUrl !== undefined && url.startsWith(`${serverUrl}/`));
    const describe = (from: string, value: string) => ({
      message: `The browser loads ${truncateUrl(value)} (${from}) from another server.`,
      fix: "Embed it as a data: URL, or remove it.",
    });
    for (const markup of source.markups)
      for (const { element, value, isLoaded, attribute } of listMarkupUrls(markup))
        if (isLoaded && isForeign(value)) yield { location: locateElement(markup, element), ...describe(attribute, value) };
    for (const { value, from, location } of source.styleUrls)
      if (from !== "@import" && isForeign(value)) yield { location, ...describe(from, value) };
    for (const { value, from, location } of source.styleUrls)
      if (from === "@import" && value === "")
        yield {
          location,
          message: "The style sheet has an @import.",
          fix: "Replace the @import with the rules of the imported file.",
        };
      else if (value === "") yield { location, message: "Escapes hide a url().", fix: "Write url( without escapes." };
  },
};

const truncateUrl = (url: string) => (url.length > 80 ? `${url.slice(0, 79)}…` : url);
