import { listMarkupUrls } from "#/audit/urls";
import type { SourceRule } from "#/audit/rule";
import { locateElement } from "#/audit/source";
import { getScheme } from "#/html/urls";

/** Fonts of the system are allowed: they are delivered with every page. */
export const selfContained: SourceRule = {
  id: "self-contained",
  summary: "A source needs no files that are not included in it.",
  severity: "warning",
  safety: false,
  *check(source, { siblingVariables }) {
    if (siblingVariables) return;
    const describe = (value: string) => ({
      message: `The file ${value.slice(0, 80)} is not included.`,
      fix: "Embed it as a data: URL, use inline SVG, or import it as an asset.",
    });
    for (const markup of source.markups)
      for (const { element, value, isLoaded } of listMarkupUrls(markup))
        if (isLoaded && isRelativeUrl(value)) yield { location: locateElement(markup, element), ...describe(value) };
    for (const { value, from, location } of source.styleUrls)
      if (from !== "src" && isRelativeUrl(value)) yield { location, ...describe(value) };
  },
};

const isRelativeUrl = (url: string) =>
  url !== "" && !url.startsWith("#") && !url.startsWith("//") && getScheme(url) === undefined;
