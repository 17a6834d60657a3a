import { tokenize, tokenTypes } from "css-tree/tokenizer";
import { url as urlCodec } from "css-tree/utils";
import { createSvgFailure, decodeSvg, isSvgElement, parseSvg, type SvgElement } from "#/html/svg/parse-svg";
import { checkReferences, getTarget } from "#/html/svg/svg-references";
import { maxCleanSvgLength, maxPathDataLength, maxSvgAttributeLength } from "#/html/svg/svg-limits";
import {
  geometryAttributes,
  groupElements,
  allowedElements,
  linkingElements,
  presentationAttributes,
  referenceAttributes,
  removedElements,
  silentElements,
  styleProperties,
} from "#/html/svg/svg-policy";
import { cascadeStyles, type Declaration, parseStyleSheet } from "#/html/svg/svg-styles";
import { writeSvg } from "#/html/svg/write-svg";

/** A drawing in canonical form: what was allowed of it, with its styles as attributes. */
export type CleanSvg = {
  readonly svg: string;
  /** The size of its view box, which begins at 0 0. */
  readonly width: number;
  readonly height: number;
  /** Whether it has live text, which needs a font to be seen. */
  readonly hasText: boolean;
  /** What was left out, in words for people, such as `a script`. */
  readonly removed: readonly string[];
};

/**
 * Cleans an SVG file from anywhere: keeps shapes, text, gradients, clips, masks, patterns, symbols
 * and filters, and nothing that runs, moves or loads. Styles become attributes, links groups, and
 * ids are numbered. Cleaning the result again does not change it. Throws `invalid` with what is
 * wrong, with its line where there is one, and what to do.
 *
 * @example
 * cleanSvg('<svg viewBox="0 0 9 9"><a href="x"><path d="M0 0h9v9z"/></a></svg>').svg
 * // <svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" viewBox="0 0 9 9"><g><path d="M0 0h9v9z"/></g></svg>
 */
export function cleanSvg(source: Uint8Array | string): CleanSvg {
  const text = typeof source === "string" ? decodeSvg(new TextEncoder().encode(source)) : decodeSvg(source);
  const root = parseSvg(text);
  const removed = new Set<string>();
  const content = cleanTree(root, removed);
  const { width, height, viewBox, keepsFrame } = measureRoot(root);
  const drawing = frame(content, { width, height, viewBox, keepsFrame });
  nameIds(drawing);
  checkReferences(drawing);
  const svg = writeSvg(drawing);
  if (svg.length > maxCleanSvgLength)
    throw createSvgFailure(
      `cleaned it has ${svg.length} characters and the maximum is ${maxCleanSvgLength}`,
      "Simplify its paths and export it again with fewer decimals.",
    );
  return { svg, width, height, hasText: hasElement(drawing, "text"), removed: [...removed] };
}

const hasElement = (element: SvgElement, name: string): boolean =>
  element.name === name || element.children.some((child) => isSvgElement(child) && hasElement(child, name));

/** The root's children and its presentation attributes, cleaned, as one group. */
function cleanTree(root: SvgElement, removed: Set<string>): SvgElement {
  const sheet = parseStyleSheet(collectStyleSheets(root));
  for (const name of sheet.ignored) removed.add(`a style that only a browser understands (${name})`);
  const styles = cascadeStyles(root, sheet);
  const clean = (element: SvgElement, color: string, isText: boolean): SvgElement | undefined => {
    const name = toKeptName(element, removed);
    if (name === undefined) return undefined;
    const attributes = cleanAttributes(name, element, styles.get(element) ?? [], color, removed);
    const ownColor = attributes.get("color") ?? color;
    attributes.delete("color");
    const takesText = name === "text" || (isText && (name === "tspan" || name === "textPath" || name === "g"));
    const children: (SvgElement | string)[] = [];
    for (const child of element.name === "switch" ? chooseAlternative(element) : element.children) {
      const kept = isSvgElement(child) ? clean(child, ownColor, takesText) : takesText ? child : undefined;
      if (kept !== undefined) children.push(kept);
    }
    return { name: takesText && name === "g" ? "tspan" : name, attributes, children, line: element.line };
  };
  const cleaned = clean(root, "#000000", false);
  if (cleaned === undefined) throw createSvgFailure("it is empty");
  for (const name of ["x", "y", "width", "height", "viewBox", "preserveAspectRatio", "overflow"]) cleaned.attributes.delete(name);
  return { ...cleaned, name: "g" };
}

/** The text of all style sheets. Those of another type or for another medium do not count. */
function collectStyleSheets(root: SvgElement): string {
  const sheets: string[] = [];
  const visit = (element: SvgElement) => {
    const type = element.attributes.get("type")?.trim().toLowerCase();
    const medium = element.attributes.get("media")?.trim().toLowerCase();
    if (
      element.name === "style" &&
      [undefined, "", "text/css"].includes(type) &&
      [undefined, "", "all", "screen"].includes(medium)
    )
      sheets.push(element.children.filter((child) => !isSvgElement(child)).join(""));
    for (const child of element.children) if (isSvgElement(child)) visit(child);
  };
  visit(root);
  return sheets.join("\n");
}

/** The name that an element is kept under. Undefined if it is left out. */
function toKeptName({ name, line }: SvgElement, removed: Set<string>): string | undefined {
  if (name === "image")
    throw createSvgFailure(
      `line ${line}: it contains a picture of pixels (image)`,
      "Trace the picture to paths, or bring it in as PNG, JPEG or WebP.",
    );
  if (allowedElements.has(name)) return name;
  if (groupElements.has(name) || name === "switch") return "g";
  if (name !== "" && !silentElements.has(name)) removed.add(removedElements.get(name) ?? `the element ${name.slice(0, 40)}`);
  return undefined;
}

/** The first child of a `switch` that every viewer can draw. */
function chooseAlternative({ children }: SvgElement): readonly SvgElement[] {
  const chosen = children.find(
    (child): child is SvgElement =>
      isSvgElement(child) &&
      (allowedElements.has(child.name) || groupElements.has(child.name)) &&
      !["requiredExtensions", "requiredFeatures", "systemLanguage"].some((name) => child.attributes.has(name)),
  );
  return chosen ? [chosen] : [];
}

/** The allowed attributes of an element, its styles among them. */
function cleanAttributes(
  name: string,
  { attributes: source }: SvgElement,
  styles: readonly Declaration[],
  color: string,
  removed: Set<string>,
): Map<string, string> {
  const attributes = new Map<string, string>();
  const id = source.get("id")?.trim();
  if (id) attributes.set("id", id);
  const href = source.get("href")?.trim();
  if (href !== undefined && linkingElements.has(name)) {
    if (href.startsWith("#")) attributes.set("href", href);
    else if (href !== "") removed.add("a reference to another file");
  }
  for (const [key, value] of source) if (geometryAttributes.has(key)) setPlain(attributes, key, value, removed);
  const kept = new Map<string, string>();
  for (const [key, value] of source) if (presentationAttributes.has(key)) kept.set(key, value.trim());
  for (const { property, value } of styles) {
    if (styleProperties.get(property)?.has(value.toLowerCase())) kept.set(property, value.toLowerCase());
    else if (property === "marker") for (const end of ["marker-start", "marker-mid", "marker-end"]) kept.set(end, value);
    else if (property === "transform" && isAttributeTransform(value)) attributes.set(property, value);
    else if (presentationAttributes.has(property)) kept.set(property, value);
    else if (listUrls(value).some((target) => !target.startsWith("#"))) removed.add("a reference to another file");
  }
  const currentColor = toPlainColor(kept.get("color"), color);
  const style: string[] = [];
  for (const [key, value] of kept) {
    if (styleProperties.has(key)) style.push(`${key}:${value}`);
    else if (key === "color") attributes.set(key, currentColor);
    else if (referenceAttributes.has(key)) setReference(attributes, key, value, currentColor, removed);
    else if (value.toLowerCase() === "currentcolor") attributes.set(key, currentColor);
    else setPlain(attributes, key, value, removed);
  }
  if (style.length > 0) attributes.set("style", style.join(";"));
  return attributes;
}

const toPlainColor = (value: string | undefined, inherited: string): string =>
  value === undefined || ["inherit", "currentcolor", ""].includes(value.toLowerCase()) ? inherited : value;

/** Whether a CSS transform is written as an attribute would be: without units. */
const isAttributeTransform = (value: string): boolean =>
  /^(?:(?:matrix|translate|scale|rotate|skewX|skewY)\([\d\s,.e+-]*\)\s*)+$/.test(value);

/** Keeps a value that refers to nothing and is not too long. */
function setPlain(attributes: Map<string, string>, name: string, value: string, removed: Set<string>): void {
  const maxLength = name === "d" || name === "points" ? maxPathDataLength : maxSvgAttributeLength;
  if (value.length > maxLength)
    throw createSvgFailure(
      `its attribute ${name} has ${value.length} characters and the maximum is ${maxLength}`,
      "Simplify its paths and export it again with fewer decimals.",
    );
  if (value.includes("(") && name !== "transform" && !name.endsWith("Transform") && listUrls(value).length > 0) {
    removed.add("a reference to another file");
    return;
  }
  if (value.includes("var(") || value.includes("\\")) return;
  attributes.set(name, value.trim());
}

/** Keeps a paint or a reference to an element of the drawing; what refers elsewhere is left out. */
function setReference(
  attributes: Map<string, string>,
  name: string,
  value: string,
  currentColor: string,
  removed: Set<string>,
): void {
  if (value.toLowerCase() === "currentcolor") {
    attributes.set(name, currentColor);
    return;
  }
  const urls = listUrls(value);
  if (urls.length === 0) {
    setPlain(attributes, name, value, removed);
    return;
  }
  const [target = ""] = urls;
  if (urls.length > 1 || !target.startsWith("#")) {
    removed.add("a reference to another file");
    return;
  }
  const fallback = value.slice(value.lastIndexOf(")") + 1).trim();
  const hasFallback = fallback !== "" && listUrls(fallback).length === 0 && !fallback.includes("(");
  attributes.set(name, `url(${target})${hasFallback ? ` ${fallback}` : ""}`);
}

/** Every address in a CSS value, also those of functions and strings that load. */
function listUrls(value: string): readonly string[] {
  if (!value.includes("(") && !value.includes("\\")) return [];
  const urls: string[] = [];
  let isOpen = false;
  tokenize(value, (type, start, end) => {
    const text = value.slice(start, end);
    if (type === Url) urls.push(urlCodec.decode(text));
    else if (type === BadUrl) urls.push("?");
    else if (type === FunctionToken) {
      isOpen = loadingFunction.test(text) || text.includes("\\");
      if (isOpen && text.toLowerCase() !== "url(") urls.push("?");
    } else if (isOpen && type === StringToken) urls.push(text.slice(1, -1));
  });
  return urls;
}

const { Url, BadUrl, Function: FunctionToken, String: StringToken } = tokenTypes;

const loadingFunction = /^(?:url|src|image|image-set|-webkit-image-set|cross-fade|-webkit-cross-fade|element|paint)\($/i;

/** CSS pixels of a length of the root. Undefined for shares and unknown units. */
function parseLength(value: string | undefined): number | undefined {
  const [, number = "", unit = ""] =
    /^\s{0,9}([\d.]{1,20}(?:e[+-]?\d{1,3})?)\s{0,9}([a-z]{0,3})\s{0,9}$/i.exec(value ?? "") ?? [];
  const px = Number(number) * (pxPerUnit[unit.toLowerCase()] ?? Number.NaN);
  return number !== "" && Number.isFinite(px) && px > 0 ? px : undefined;
}

const pxPerUnit: Readonly<Record<string, number>> = {
  "": 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  in: 96,
  em: 16,
};

type Frame = {
  readonly width: number;
  readonly height: number;
  readonly viewBox: readonly [number, number, number, number];
  /** Set if the size has other proportions than the view box. */
  readonly keepsFrame: string | undefined;
};

/** The part of the plane that a drawing shows, and the size at which it does. */
function measureRoot({ attributes }: SvgElement): Frame {
  const box = (attributes.get("viewBox") ?? "")
    .slice(0, 200)
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [x = 0, y = 0, boxWidth = 0, boxHeight = 0] = box;
  const hasBox = box.length === 4 && box.every(Number.isFinite) && boxWidth > 0 && boxHeight > 0;
  const [width, height] = [parseLength(attributes.get("width")), parseLength(attributes.get("height"))];
  if (!hasBox) {
    if (width === undefined || height === undefined)
      throw createSvgFailure("it has no size", 'Add a viewBox to the svg element, such as viewBox="0 0 100 100".');
    return { width: roundSize(width), height: roundSize(height), viewBox: [0, 0, width, height], keepsFrame: undefined };
  }
  const viewBox = [x, y, boxWidth, boxHeight] as const;
  const isOdd = width !== undefined && height !== undefined && Math.abs((width / height) * (boxHeight / boxWidth) - 1) > 0.005;
  return isOdd
    ? {
        width: roundSize(width),
        height: roundSize(height),
        viewBox,
        keepsFrame: attributes.get("preserveAspectRatio") ?? "xMidYMid",
      }
    : { width: roundSize(boxWidth), height: roundSize(boxHeight), viewBox, keepsFrame: undefined };
}

const roundSize = (value: number) => Number(value.toPrecision(9));

/** The group as a document whose view box begins at 0 0. */
function frame(content: SvgElement, { width, height, viewBox, keepsFrame }: Frame): SvgElement {
  const [x, y, boxWidth, boxHeight] = viewBox;
  let children: (SvgElement | string)[];
  if (keepsFrame !== undefined) {
    const inner = new Map([
      ["width", String(width)],
      ["height", String(height)],
      ["viewBox", [x, y, boxWidth, boxHeight].map(String).join(" ")],
      ["preserveAspectRatio", keepsFrame.slice(0, 40)],
    ]);
    children = [{ name: "svg", attributes: inner, children: [content], line: 1 }];
  } else if (x !== 0 || y !== 0) {
    const moved = new Map([["transform", `translate(${-x} ${-y})`]]);
    children = [{ name: "g", attributes: moved, children: [content], line: 1 }];
  } else children = content.attributes.size > 0 ? [content] : content.children;
  const attributes = new Map([
    ["width", String(width)],
    ["height", String(height)],
    ["viewBox", `0 0 ${width} ${height}`],
  ]);
  return { name: "svg", attributes, children, line: 1 };
}

/** Numbers the ids that something refers to, in the order of the drawing, and drops all others. */
function nameIds(root: SvgElement): void {
  const targets = new Set<string>();
  const definitions = new Map<string, string>();
  const visit = (element: SvgElement, read: (element: SvgElement) => void) => {
    read(element);
    for (const child of element.children) if (isSvgElement(child)) visit(child, read);
  };
  visit(root, ({ attributes }) => {
    const href = attributes.get("href");
    if (href?.startsWith("#")) targets.add(href.slice(1));
    for (const name of referenceAttributes) {
      const target = getTarget(attributes.get(name));
      if (target !== undefined) targets.add(target);
    }
  });
  visit(root, ({ attributes }) => {
    const id = attributes.get("id");
    attributes.delete("id");
    if (id === undefined || !targets.has(id) || definitions.has(id)) return;
    const named = `i${definitions.size + 1}`;
    definitions.set(id, named);
    attributes.set("id", named);
  });
  visit(root, ({ attributes }) => {
    const href = attributes.get("href");
    if (href !== undefined) {
      const to = definitions.get(href.slice(1));
      if (to === undefined) attributes.delete("href");
      else attributes.set("href", `#${to}`);
    }
    for (const name of referenceAttributes) {
      const value = attributes.get(name);
      const target = getTarget(value);
      if (value === undefined || target === undefined) continue;
      const to = definitions.get(target);
      const fallback = value.slice(value.indexOf(")") + 1).trim();
      if (to !== undefined) attributes.set(name, `url(#${to})${fallback === "" ? "" : ` ${fallback}`}`);
      else if (name === "fill" || name === "stroke") attributes.set(name, fallback === "" ? "none" : fallback);
      else attributes.delete(name);
    }
  });
}
