import { getAttribute, getClasses } from "#/brand-import/web-page/page-elements";
import type { HtmlElement } from "#/html/parse-html";
import { isModeWord, splitWords } from "#/brand-import/mode-name";

/** Interaction states that rules are read for. */
export type ElementState = "hover" | "active";

type Compound = {
  tag: string | undefined;
  ids: string[];
  classes: string[];
  attributes: { readonly name: string; readonly operator: string; readonly value: string }[];
  isRoot: boolean;
};

/** A selector: its compounds with the element itself last, and the state that it is for. */
export type PageSelector = {
  readonly compounds: readonly Compound[];
  readonly state: ElementState | undefined;
  readonly specificity: number;
};

const maxSelectorLength = 400;
const maxCompounds = 16;
const ignoredPseudos: ReadonlySet<string> = new Set(["link", "any-link", "enabled", "root", "host", "scope"]);

/**
 * Parses a selector of elements, classes, ids, attributes and descent. Undefined for siblings,
 * pseudo-elements, and states and structures that a saved page does not show.
 */
export function parsePageSelector(text: string): PageSelector | undefined {
  const source = text.slice(0, maxSelectorLength + 1).replace(/:not\((?::disabled|\.disabled|\[disabled\]|:visited)\)/gi, "");
  if (source.length > maxSelectorLength) return undefined;
  const compounds: Compound[] = [];
  let current: Compound | undefined;
  let state: ElementState | undefined;
  let specificity = 0;
  const open = () => {
    current ??= { tag: undefined, ids: [], classes: [], attributes: [], isRoot: false };
    return current;
  };
  const close = () => {
    if (current) compounds.push(current);
    current = undefined;
  };
  let at = 0;
  const readName = () => {
    let name = "";
    for (; at < source.length; at++) {
      const character = source[at] ?? "";
      if (character === "\\") name += source[++at] ?? "";
      else if (/[\w-]/.test(character) || character > "\u007f") name += character;
      else break;
    }
    return name;
  };
  while (at < source.length) {
    const character = source[at] ?? "";
    if (character === " " || character === ">" || character === "\n" || character === "\t") {
      close();
      at++;
    } else if (character === "*") {
      open();
      at++;
    } else if (character === "#" || character === ".") {
      at++;
      const name = readName();
      if (name === "") return undefined;
      if (character === "#") open().ids.push(name);
      else open().classes.push(name);
      specificity += character === "#" ? 10_000 : 100;
    } else if (character === "[") {
      const end = source.indexOf("]", at);
      const [, name, operator = "", quoted] =
        /^([\w:-]{1,60})\s{0,9}(?:([~|^$*]?=)\s{0,9}(.{1,120}?)(?:\s[is])?)?$/.exec(source.slice(at + 1, end).trim()) ?? [];
      if (end < 0 || name === undefined) return undefined;
      open().attributes.push({ name: name.toLowerCase(), operator, value: (quoted ?? "").replace(/^["']|["']$/g, "") });
      specificity += 100;
      at = end + 1;
    } else if (character === ":") {
      if (source[at + 1] === ":") return undefined;
      at++;
      const name = readName().toLowerCase();
      if (source[at] === "(") {
        const end = source.indexOf(")", at);
        const inner = source.slice(at + 1, end);
        const plain = end > 0 && (name === "where" || name === "is") && /^[\w.#,\s-]{1,200}$/.test(inner);
        const only = inner.split(",")[0]?.trim() ?? "";
        const [, tag = "", className = ""] = /^([a-z][\w-]{0,40})?(?:\.([\w-]{1,80}))?$/i.exec(only) ?? [];
        if (!plain || tag + className === "") return undefined;
        if (tag !== "") open().tag = tag.toLowerCase();
        if (className !== "") open().classes.push(className);
        at = end + 1;
      } else if (name === "hover" || name === "active") {
        state = name;
        open();
        specificity += 100;
      } else if (ignoredPseudos.has(name)) {
        if (name === "root") open().isRoot = true;
        open();
        specificity += 100;
      } else return undefined;
    } else {
      const name = readName();
      if (name === "") return undefined;
      open().tag = name.toLowerCase();
      specificity++;
    }
  }
  close();
  return compounds.length === 0 || compounds.length > maxCompounds ? undefined : { compounds, state, specificity };
}

/** The name under which rules for an element are listed: an id, a class, a tag, or `*`. */
export function getSelectorKey({ compounds }: PageSelector): string {
  const subject = compounds.at(-1);
  const [id] = subject?.ids ?? [];
  if (id !== undefined) return `#${id}`;
  const [name] = subject?.classes ?? [];
  if (name !== undefined) return `.${name}`;
  return subject?.isRoot ? "html" : (subject?.tag ?? "*");
}

const getParent = (element: HtmlElement): HtmlElement | undefined => {
  const parent = element.parentNode;
  return parent && "tagName" in parent ? parent : undefined;
};

/** Whether an element is one of those that a selector stands for, whatever its state. */
export function matchesSelector(element: HtmlElement, { compounds }: PageSelector): boolean {
  const subject = compounds.at(-1);
  if (!subject || !matchesCompound(element, subject)) return false;
  let at = getParent(element);
  for (let index = compounds.length - 2; index >= 0; index--) {
    const compound = compounds[index] as Compound;
    while (at && !matchesCompound(at, compound)) at = getParent(at);
    // A theme is chosen on the page; a saved page shows one of them.
    if (!at) return isThemeCompound(compound) && index === 0;
    at = getParent(at);
  }
  return true;
}

const isThemeCompound = ({ classes, attributes, tag }: Compound) =>
  (tag === undefined || tag === "html" || tag === "body") &&
  [...classes, ...attributes.map(({ value }) => value)].some((name) => splitWords(name).some(isModeWord));

function matchesCompound(element: HtmlElement, { tag, ids, classes, attributes, isRoot }: Compound): boolean {
  if (isRoot && element.tagName !== "html") return false;
  if (tag !== undefined && tag !== element.tagName.toLowerCase()) return false;
  if (ids.length > 0 && !ids.includes(getAttribute(element, "id") ?? "")) return false;
  const own = classes.length > 0 ? getClasses(element) : undefined;
  if (own && !classes.every((name) => own.has(name))) return isRootTheme(element, classes);
  return attributes.every(({ name, operator, value }) => {
    const actual = getAttribute(element, name);
    if (actual === undefined) return operator !== "" && isRootElement(element) && splitWords(value).some(isModeWord);
    if (operator === "=") return actual === value || (isRootElement(element) && splitWords(value).some(isModeWord));
    if (operator === "~=") return actual.split(/\s+/).includes(value);
    if (operator === "^=") return actual.startsWith(value);
    if (operator === "$=") return actual.endsWith(value);
    if (operator === "*=") return actual.includes(value);
    return operator === "" || actual === value || actual.startsWith(`${value}-`);
  });
}

const isRootElement = ({ tagName }: HtmlElement) => tagName === "html" || tagName === "body";

/** Whether the classes are those of a theme that the page could be switched to. */
const isRootTheme = (element: HtmlElement, classes: readonly string[]) =>
  element.tagName === "html" && classes.every((name) => splitWords(name).every((word) => isModeWord(word) || word === "theme"));
