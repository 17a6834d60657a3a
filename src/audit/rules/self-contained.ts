import { listUrls } from "#/audit/urls";
import type { SourceRule } from "#/audit/rule";
import { locateElement } from "#/audit/source";
import { getScheme } from "#/html/urls";

/**
 * What stands alone has everything in it: it names no file beside it, because none comes along.
 * Fonts are free: those of the system lie beside every page.
 */
export const selfContained: SourceRule = {
  id: "self-contained",
  summary: "What stands alone has everything in it: it names no file beside it, because none comes along.",
  severity: "warning",
  safety: false,
  *check(source, { siblingVariables }) {
    if (siblingVariables) return;
    const describe = (value: string) => ({
      message: `It needs the file ${value.slice(0, 80)}, which does not come with it.`,
      fix: "Put it in as a data: address, draw it as inline SVG, or send it as an asset.",
    });
    for (const markup of source.markups)
      for (const element of markup.elements)
        for (const { value, isLoaded: loads } of listUrls(element))
          if (loads && isRelativeUrl(value)) yield { location: locateElement(markup, element), ...describe(value) };
    for (const { value, from, location } of source.styleUrls)
      if (from !== "src" && isRelativeUrl(value)) yield { location, ...describe(value) };
  },
};

const isRelativeUrl = (url: string) =>
  url !== "" && !url.startsWith("#") && !url.startsWith("//") && getScheme(url) === undefined;
