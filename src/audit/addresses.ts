import type { Element } from "#/audit/parse-markup";
import type { Style } from "#/audit/parse-style";
import type { Spot } from "#/audit/spot";

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

/** An address as a browser reads it: spaces and control characters at the ends and tabs and line ends anywhere are nothing, a backslash is a slash. */
const normal = (value: string) =>
  value
    .replace(/^[\u0000-\u0020]+|[\u0000-\u0020]+$/g, "")
    .replace(/[\t\r\n]/g, "")
    .replaceAll("\\", "/");

/** The addresses in the attributes of an element, style attributes left aside. */
export function addressesOf({ name, attributes }: Element): readonly Address[] {
  const found: Address[] = [];
  const add = (value: string, loads: boolean, from: string) => found.push({ value: normal(value), loads, from });
  for (const [attribute, value] of attributes) {
    if (loading.has(attribute)) add(value, true, attribute);
    else if (lists.has(attribute)) for (const address of candidatesOf(value)) add(address, true, attribute);
    else if (attribute === "href" || attribute.endsWith(":href")) add(value, isLoadedBy(name, attributes), attribute);
    else if (attribute === "action" || attribute === "formaction") add(value, false, attribute);
    else if (isAnimated(name, attribute, attributes)) for (const each of value.split(";")) add(each, false, attribute);
    else if (attribute !== "style" && /url\s*\(/i.test(value))
      for (const address of addressesInValue(value)) add(address, true, attribute);
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

/** The addresses of a `srcset`: a comma inside a `data:` address belongs to it. */
const candidatesOf = (value: string) =>
  value
    .split(/\s+/)
    .flatMap((word) => (/^,*data:/i.test(word) ? [word] : word.split(",")))
    .filter((word) => word && !/^[\d.]+[wxh]$/i.test(word));

/** The addresses that a value of CSS names: in `url()`, and as strings in functions that take images. Escapes have to be read already. */
function addressesInValue(value: string): readonly string[] {
  if (!/(?:url|image|image-set|src|cross-fade)\s*\(/i.test(value)) return [];
  const found = [...value.matchAll(/(?:url|src)\(\s*(?:"([^"]*)"?|'([^']*)'?|([^"')][^)]*))/gi)].map(([, double, single, bare]) =>
    (double ?? single ?? bare ?? "").trim(),
  );
  if (/(?:image|image-set|cross-fade)\s*\(/i.test(value))
    for (const [, double, single] of value.matchAll(/"([^"]*)"|'([^']*)'/g)) found.push(double ?? single ?? "");
  return found;
}

/** The addresses of a style sheet, each with its place. What a style names is fetched. */
export function* styleAddresses({ declarations, atRules }: Style): Generator<Address & { readonly spot: Spot }> {
  for (const { property, value, spot } of declarations)
    for (const address of addressesInValue(value)) yield { value: normal(address), loads: true, from: property, spot };
  for (const { name, prelude, spot } of atRules)
    if (name === "import" || name === "document")
      for (const address of [...addressesInValue(prelude), ...addressesInValue(`image(${prelude})`)])
        yield { value: normal(address), loads: true, from: `@${name}`, spot };
}

/** The scheme of an address in lower case; undefined where it has none. */
export const schemeOf = (address: string) => /^([a-z][a-z0-9+.-]*):/i.exec(address)?.[1]?.toLowerCase();

/** Whether an address leads to another server. */
export const isElsewhere = (address: string) => {
  const scheme = schemeOf(address);
  return (
    address.startsWith("//") ||
    (scheme !== undefined && !["data", "cid", "about", "blob", "javascript", "vbscript"].includes(scheme))
  );
};
