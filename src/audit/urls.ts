import { memoize, memoizeText } from "#/kernel/memoize";
import type { Element, Markup } from "#/audit/parse-markup";
import { cleanCss } from "#/html/clean-css";
import { getLenientScheme, normalizeUrl, getScheme } from "#/html/urls";
import { parseSourceSet, textAttributes } from "#/html/policy";

/** A URL in an attribute. `isLoaded` is true if a browser loads it, false for links. */
export type UrlReference = { readonly value: string; readonly isLoaded: boolean; readonly attribute: string };

const loadingAttributes = new Set(
  "src lowsrc dynsrc poster background data classid codebase archive manifest ping attributionsrc".split(" "),
);
const sourceSetAttributes = new Set(["srcset", "imagesrcset"]);
const navigationElements = new Set(["a", "area"]);
/** Link types for which a browser loads nothing. */
const nonLoadingLinkTypes = new Set(
  "alternate author canonical help license me next prev privacy-policy search tag terms-of-service".split(" "),
);

/** The URLs in the attributes of each element that has any, except in style attributes. */
export const listMarkupUrls = memoize(({ elements }: Markup): readonly (UrlReference & { readonly element: Element })[] =>
  elements.flatMap((element) => listUrls(element).map((reference) => ({ ...reference, element }))),
);

/** The URLs in a CSS value. The same few values occur in many elements. */
const listCssUrls = memoizeText((value): readonly string[] => cleanCss(value).urls.map((url) => url.value));

/** The URLs in the attributes of an element, except in style attributes. */
export function listUrls({ name, attributes }: Element): readonly UrlReference[] {
  const references: UrlReference[] = [];
  const add = (value: string, isLoaded: boolean, from: string) =>
    references.push({ value: normalizeUrl(value), isLoaded, attribute: from });
  for (const [attribute, value] of attributes) {
    if (loadingAttributes.has(attribute)) add(value, true, attribute);
    else if (sourceSetAttributes.has(attribute)) for (const url of parseSourceSet(value)) add(url, true, attribute);
    else if (attribute === "href" || attribute.endsWith(":href")) add(value, isLoadedByElement(name, attributes), attribute);
    else if (attribute === "action" || attribute === "formaction") add(value, false, attribute);
    else if (isAnimatedUrl(name, attribute, attributes)) for (const each of value.split(";")) add(each, false, attribute);
    else if (attribute !== "style" && !textAttributes.test(attribute) && cssFunctionPattern.test(value))
      for (const url of listCssUrls(value)) add(url, true, attribute);
  }
  return references;
}

function isLoadedByElement(name: string, attributes: ReadonlyMap<string, string>): boolean {
  if (name !== "link") return !navigationElements.has(name);
  const kinds = (attributes.get("rel") ?? "").toLowerCase().split(/\s+/).filter(Boolean);
  return kinds.length === 0 || kinds.some((kind) => !nonLoadingLinkTypes.has(kind)) || kinds.includes("stylesheet");
}

/** Whether an attribute of an SVG animation sets the URL of another element. */
const isAnimatedUrl = (name: string, attribute: string, attributes: ReadonlyMap<string, string>) =>
  (name === "set" || name.startsWith("animate")) &&
  ["to", "from", "by", "values"].includes(attribute) &&
  /href|src/i.test(attributes.get("attributename") ?? "");

/** CSS values, such as that of `fill`, contain URLs in functions, whose names may be escaped. */
const cssFunctionPattern = /\(|\\/;

/** Whether a URL points to another server. */
export const isExternalUrl = (url: string) => {
  const scheme = getScheme(url) ?? getLenientScheme(url);
  return (
    url.startsWith("//") || (scheme !== undefined && !["data", "cid", "about", "blob", "javascript", "vbscript"].includes(scheme))
  );
};
