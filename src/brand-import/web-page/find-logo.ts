import { readAddress } from "#/brand-import/web-page/read-rules";
import { getAttribute, isFooter, isHeader, listAncestors } from "#/brand-import/web-page/page-elements";
import type { PageStyles } from "#/brand-import/web-page/page-styles";
import type { PageResources } from "#/brand-import/web-page/page-resources";
import { getAttributeName, type HtmlElement, type HtmlParent, isElement, getChildren, walkElements } from "#/html/parse-html";

/** A drawing that may be the logo of a page, and why. */
export type LogoCandidate = { readonly source: string; readonly bytes: Uint8Array; readonly reason: string };

/** The logo's candidates, the likeliest first; the icon; and pictures that no mark can be made of. */
export type FoundLogos = {
  readonly logos: readonly LogoCandidate[];
  readonly icon: LogoCandidate | undefined;
  readonly left: readonly { readonly source: string; readonly reason: string }[];
};

const maxCandidates = 4;
const minScore = 4;
const maxDrawingLength = 500_000;
const logoWords = /logo|wordmark|brandmark|site-?brand|navbar-brand/i;
const otherWords =
  /menu|search|hamburger|arrow|chevron|flag|avatar|close|cart|basket|social|partner|customer|client|sponsor|payment|icon-|-icon|toggle/i;
const homePath = /^\/(?:[a-z]{2}(?:[-_][a-z]{2})?\/?)?(?:index\.html?)?$/i;

const getWords = (element: HtmlElement) =>
  ["class", "id", "alt", "aria-label", "title", "src", "data-testid"]
    .map((name) => getAttribute(element, name)?.slice(0, 300) ?? "")
    .join(" ");

function isHomeLink(element: HtmlElement, url: string): boolean {
  if (element.tagName !== "a") return false;
  if (/\bhome\b/i.test(getAttribute(element, "rel") ?? "")) return true;
  const href = getAttribute(element, "href");
  if (href === undefined) return false;
  if (/^(?:\.?\/|#|\.\/|\.?\/?index\.html?)?$/i.test(href)) return true;
  const target = URL.parse(href, url);
  return target !== null && /^https?:$/.test(target.protocol) && target.search === "" && homePath.test(target.pathname);
}

/** How likely an element is the logo, with the reason. */
function scoreElement(element: HtmlElement, url: string): { readonly score: number; readonly reason: string } {
  let score = 0;
  const reasons: string[] = [];
  const ancestors = listAncestors(element).slice(0, 12);
  if (ancestors.some((one) => isHomeLink(one, url))) {
    score += 4;
    reasons.push("it is in the link to the start page");
  }
  if (ancestors.some((one) => isHeader(one) || one.tagName === "nav")) {
    score += 3;
    reasons.push("it is in the header");
  }
  const words = ancestors.slice(0, 4).map(getWords).join(" ");
  if (logoWords.test(words)) {
    score += 4;
    reasons.push("its names say logo");
  }
  if (otherWords.test(getWords(element)) && !logoWords.test(getWords(element))) score -= 5;
  if (ancestors.some(isFooter)) score -= 6;
  if (ancestors.some((one) => one.tagName === "button" || one.tagName === "main" || one.tagName === "article")) score -= 4;
  if (Number.parseFloat(getAttribute(element, "width") ?? "99") <= 16) score -= 3;
  return { score, reason: reasons.join(", ") };
}

/** Finds the drawings that may be a page's logo, and its icon. */
export function findLogos(
  elements: readonly HtmlElement[],
  styles: PageStyles,
  resources: PageResources,
  url: string,
): FoundLogos {
  const left: { source: string; reason: string }[] = [];
  const scored = elements
    .filter(({ tagName }) => tagName === "svg" || tagName === "img" || tagName === "a" || tagName === "span" || tagName === "div")
    .filter((element) => isPicture(element) || logoWords.test(getWords(element)) || isHomeLink(element, url))
    .map((element) => ({ element, ...scoreElement(element, url) }))
    .filter(({ score }) => score >= minScore)
    .toSorted((one, other) => other.score - one.score);
  const logos: LogoCandidate[] = [];
  for (const { element, reason } of scored.slice(0, 40)) {
    if (logos.length >= maxCandidates) break;
    const drawing = readDrawing(element, styles, resources);
    if (drawing === undefined) continue;
    if ("raster" in drawing)
      left.push({
        source: drawing.raster,
        reason: "It looks like the logo, but has pixels. A mark needs an SVG file: bring it in beside the page.",
      });
    else if (!logos.some((one) => Buffer.compare(one.bytes, drawing.bytes) === 0)) logos.push({ ...drawing, reason });
  }
  return { logos, icon: findIcon(elements, resources), left: left.slice(0, 3) };
}

const isPicture = ({ tagName }: HtmlElement) => tagName === "svg" || tagName === "img";

type Drawing = { readonly source: string; readonly bytes: Uint8Array } | { readonly raster: string };

function readDrawing(element: HtmlElement, styles: PageStyles, resources: PageResources): Drawing | undefined {
  if (element.tagName === "svg") {
    const text = writeSvg(element, styles, resources);
    return text === undefined ? undefined : { source: "svg", bytes: new TextEncoder().encode(text) };
  }
  const address =
    element.tagName === "img"
      ? (getAttribute(element, "src") ?? getAttribute(element, "data-src"))
      : readAddress(/url\([^()]{1,8000}\)/i.exec(styles.getOwn(element, ["background-image", "background"]) ?? "")?.[0] ?? "");
  const file = address === undefined ? undefined : resources.find(address);
  if (!file && address !== undefined && isSvgAddress(address)) resources.want(address, "drawing");
  if (!file) return undefined;
  return isSvg(file.bytes) ? { source: file.path, bytes: file.bytes } : { raster: file.path };
}

const isSvgAddress = (address: string) => /\.svg(?:[?#]|$)/i.test(address.slice(0, 2048));

const isSvg = (bytes: Uint8Array) =>
  /^[\s\ufeff]{0,200}<(?:svg|\?xml|!--|!DOCTYPE svg)/i.test(new TextDecoder().decode(bytes.subarray(0, 400)));

function findIcon(elements: readonly HtmlElement[], resources: PageResources): LogoCandidate | undefined {
  for (const element of elements) {
    if (element.tagName !== "link" || !/\b(?:icon|mask-icon)\b/i.test(getAttribute(element, "rel") ?? "")) continue;
    const href = getAttribute(element, "href");
    const file = href === undefined ? undefined : resources.find(href);
    if (!file && href !== undefined && (isSvgAddress(href) || getAttribute(element, "type") === "image/svg+xml"))
      resources.want(href, "drawing");
    if (file && isSvg(file.bytes)) return { source: file.path, bytes: file.bytes, reason: "it is the icon of the page" };
  }
  return undefined;
}

const escapeXml = (text: string) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replace(/[\u0000-\u0008\u000b-\u001f]/g, "");

/** Properties that a page's style sheets may set on parts of a drawing. */
const drawingProperties = ["fill", "stroke", "stroke-width", "stop-color", "fill-opacity", "opacity", "color"];
const xmlName = /^[a-z_][\w:.-]{0,80}$/i;

/**
 * An inline drawing as an SVG file: with what the page's style sheets say about its parts, and the
 * symbols that it uses. Undefined if it is empty or too long.
 */
function writeSvg(root: HtmlElement, styles: PageStyles, resources: PageResources): string | undefined {
  const used = new Map<string, HtmlElement>();
  const rootColor = styles.getInherited(root, "color") ?? "#000000";
  let length = 0;
  const write = (node: HtmlParent, isRoot: boolean): string => {
    let text = "";
    for (const child of isRoot ? [node as HtmlElement] : getChildren(node)) {
      if (!isElement(child)) {
        if ("value" in child) text += escapeXml(child.value);
        continue;
      }
      if (child.tagName === "script" || child.tagName === "foreignObject") continue;
      const attributes = new Map<string, string>();
      for (const attribute of child.attrs) {
        const name = getAttributeName(attribute);
        if (xmlName.test(name) && !/^(?:class|style|xmlns(?::\w+)?|on\w+|data-.*|width|height)$/i.test(name))
          attributes.set(name, attribute.value);
      }
      for (const name of ["width", "height"]) {
        const value = getAttribute(child, name);
        if (value !== undefined && (!isRoot || /^[\d.]{1,12}(?:px)?$/.test(value))) attributes.set(name, value);
      }
      for (const property of drawingProperties) {
        const value = styles.getOwn(child, [property]);
        if (value !== undefined && value !== "inherit") attributes.set(property, value);
        // Not every reader of SVG knows the colour of the text around it.
        if (/^currentcolor$/i.test(attributes.get(property) ?? "") && property !== "color")
          attributes.set(property, styles.getOwn(child, ["color"]) ?? rootColor);
      }
      if (isRoot) attributes.set("color", rootColor);
      const href = attributes.get("href") ?? attributes.get("xlink:href");
      if (child.tagName === "use" && href !== undefined) {
        const id = href.slice(href.indexOf("#") + 1);
        const target = used.get(id) ?? resources.findDrawingPart(href);
        if (target && used.size < 20) used.set(id, target);
        attributes.delete("xlink:href");
        attributes.set("href", `#${id}`);
      }
      const names = [...attributes].map(([name, value]) => ` ${name}="${escapeXml(value)}"`).join("");
      length += names.length;
      if (length > maxDrawingLength) return text;
      const open = isRoot
        ? `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"${names}>`
        : `<${child.tagName}${names}>`;
      text += `${open}${isRoot ? "{defs}" : ""}${write(child, false)}</${child.tagName}>`;
    }
    return text;
  };
  const text = write(root, true);
  const own = new Set([...walkElements(root)].map(({ element }) => getAttribute(element, "id")));
  const symbols = [...used].filter(([id]) => !own.has(id)).map(([, element]) => writeElement(element, write));
  // A drawing that only shows one symbol often leaves its view box to that.
  const [symbol] = used.size === 1 && getAttribute(root, "viewBox") === undefined ? used.values() : [];
  const viewBox = symbol && getAttribute(symbol, "viewBox");
  const framed = viewBox === undefined ? text : text.replace("<svg ", () => `<svg viewBox="${escapeXml(viewBox)}" `);
  const complete = framed.replace("{defs}", () => (symbols.length > 0 ? `<defs>${symbols.join("")}</defs>` : ""));
  return length > maxDrawingLength ||
    complete.length > maxDrawingLength ||
    !/<(?:path|circle|rect|polygon|g|use|ellipse|text|image|symbol)\b/.test(complete)
    ? undefined
    : complete;
}

/** One element as XML with its content; a file's root becomes a symbol. */
function writeElement(element: HtmlElement, write: (node: HtmlParent, isRoot: boolean) => string): string {
  const name = element.tagName === "svg" ? "symbol" : element.tagName;
  const attributes = element.attrs
    .filter((attribute) => xmlName.test(getAttributeName(attribute)) && !/^(?:xmlns|on|style|class)/i.test(attribute.name))
    .map((attribute) => ` ${getAttributeName(attribute)}="${escapeXml(attribute.value)}"`)
    .join("");
  return `<${name}${attributes}>${write(element, false)}</${name}>`;
}
