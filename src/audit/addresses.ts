import type { Element } from "#/audit/parse-markup";
import { cleanCss } from "#/html/clean-css";
import { getLenientScheme, normalizeUrl, getScheme } from "#/html/urls";
import { parseSourceSet, textAttributes } from "#/html/policy";

/** An address that a text names: `loads` where a browser fetches it by itself, else it is a link that a person follows. */
export type Address = { readonly value: string; readonly loads: boolean; readonly from: string };

const loading = new Set(
  "src lowsrc dynsrc poster background data classid codebase archive manifest ping attributionsrc".split(" "),
);
const lists = new Set(["srcset", "imagesrcset"]);
const links = new Set(["a", "area"]);
/** Kinds of link element that fetch nothing. */
const quietLinks = new Set(
  "alternate author canonical help license me next prev privacy-policy search tag terms-of-service".split(" "),
);

/** The addresses in the attributes of an element, style attributes left aside. */
export function addressesOf({ name, attributes }: Element): readonly Address[] {
  const found: Address[] = [];
  const add = (value: string, loads: boolean, from: string) => found.push({ value: normalizeUrl(value), loads, from });
  for (const [attribute, value] of attributes) {
    if (loading.has(attribute)) add(value, true, attribute);
    else if (lists.has(attribute)) for (const address of parseSourceSet(value)) add(address, true, attribute);
    else if (attribute === "href" || attribute.endsWith(":href")) add(value, isLoadedBy(name, attributes), attribute);
    else if (attribute === "action" || attribute === "formaction") add(value, false, attribute);
    else if (isAnimated(name, attribute, attributes)) for (const each of value.split(";")) add(each, false, attribute);
    else if (attribute !== "style" && !textAttributes.test(attribute) && couldNameAddress.test(value))
      for (const address of cleanCss(value).urls) add(address.value, true, attribute);
  }
  return found;
}

function isLoadedBy(name: string, attributes: ReadonlyMap<string, string>): boolean {
  if (name !== "link") return !links.has(name);
  const kinds = (attributes.get("rel") ?? "").toLowerCase().split(/\s+/).filter(Boolean);
  return kinds.length === 0 || kinds.some((kind) => !quietLinks.has(kind)) || kinds.includes("stylesheet");
}

/** Whether an attribute of an SVG animation gives another element's address a value. */
const isAnimated = (name: string, attribute: string, attributes: ReadonlyMap<string, string>) =>
  (name === "set" || name.startsWith("animate")) &&
  ["to", "from", "by", "values"].includes(attribute) &&
  /href|src/i.test(attributes.get("attributename") ?? "");

/** Values that are CSS, such as that of `fill`, name addresses in functions; a backslash may write the name of one. */
const couldNameAddress = /\(|\\/;

/** Whether an address leads to another server. */
export const isElsewhere = (address: string) => {
  const scheme = getScheme(address) ?? getLenientScheme(address);
  return (
    address.startsWith("//") ||
    (scheme !== undefined && !["data", "cid", "about", "blob", "javascript", "vbscript"].includes(scheme))
  );
};
