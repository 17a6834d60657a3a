import { getAttribute, type HtmlElement } from "#/documents/html-document";
import { splitSelectors } from "#/formats/select-rules";

/** A part of a selector for one element; `any` and `none` are the arguments of `:is()` and `:not()`. */
type Compound = {
  readonly tag: string | undefined;
  readonly id: string | undefined;
  readonly classes: readonly string[];
  readonly any: readonly (readonly Compound[])[];
  readonly none: readonly Compound[];
  /** The least number of elements in it. */
  readonly minChildren: number;
};

/** A selector for elements as they are in a document, without states and attributes. */
export type PageSelector = {
  readonly subject: Compound;
  /** Innermost first; `isParent` marks a child combinator. */
  readonly ancestors: readonly { readonly compound: Compound; readonly isParent: boolean }[];
  /** `before` or `after`, for generated content. */
  readonly pseudo: string | undefined;
  /** Ids, classes and elements, as one number that compares as CSS does. */
  readonly specificity: number;
};

/** Longer lists are skipped. */
const maxLength = 1_000;
const maxAncestors = 24;
const [idWeight, classWeight] = [10_000, 100];

/** The selectors of a list that depend on nothing but elements, ids and classes. Others are left out. */
export function parsePageSelectors(list: string): readonly PageSelector[] {
  if (list.length > maxLength) return [];
  return splitSelectors(list).flatMap((text) => parsePageSelector(text) ?? []);
}

function parsePageSelector(text: string): PageSelector | undefined {
  const [, plain = "", pseudo] = /^(.*?)(?:::?(before|after))?$/s.exec(text) ?? [];
  const compounds: { compound: Compound; isParent: boolean }[] = [];
  let isParent = false;
  for (const part of splitCompounds(plain).toReversed()) {
    if (part === ">") {
      isParent = true;
      continue;
    }
    const compound = parseCompound(part);
    if (!compound) return undefined;
    compounds.push({ compound, isParent });
    isParent = false;
  }
  const [first, ...ancestors] = compounds;
  if (!first) return undefined;
  const specificity = compounds.reduce((sum, { compound }) => sum + getSpecificity(compound), 0);
  return { subject: first.compound, ancestors, pseudo, specificity };
}

/** The compounds of a selector and its child combinators, which blanks outside of parentheses separate. */
function splitCompounds(text: string): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = "";
  for (const character of text) {
    if (character === "(") depth++;
    else if (character === ")") depth--;
    if (depth > 0 || !/[\s>]/.test(character)) {
      part += character;
      continue;
    }
    if (part !== "") parts.push(part);
    part = "";
    if (character === ">") parts.push(">");
  }
  return part === "" ? parts : [...parts, part];
}

function parseCompound(text: string): Compound | undefined {
  const compound = { tag: undefined as string | undefined, id: undefined as string | undefined, minChildren: 0 };
  const [classes, any, none]: [string[], Compound[][], Compound[]] = [[], [], []];
  let rest = text;
  while (rest !== "") {
    const name = /^(\*|[.#]?[a-z][\w-]*|:root)/i.exec(rest)?.[0];
    if (name !== undefined) {
      rest = rest.slice(name.length);
      if (name.startsWith(".")) classes.push(name.slice(1));
      else if (name.startsWith("#")) compound.id = name.slice(1);
      else if (name !== "*") compound.tag = name === ":root" ? "html" : name.toLowerCase();
      continue;
    }
    const [counted, count] = /^:has\(> :nth-child\((\d)\)\)/.exec(rest) ?? [];
    if (counted !== undefined) {
      compound.minChildren = Number(count);
      rest = rest.slice(counted.length);
      continue;
    }
    const [opening = "", kind] = /^:(is|where|not)\(/.exec(rest) ?? [];
    const end = kind === undefined ? -1 : findClosing(rest, opening.length);
    if (end < 0) return undefined;
    const members = splitSelectors(rest.slice(opening.length, end)).map(parseCompound);
    const known = members.filter((member) => member !== undefined);
    if (kind === "not" && known.length < members.length) return undefined;
    if (kind === "not") none.push(...known);
    else any.push(known);
    rest = rest.slice(end + 1);
  }
  return { ...compound, classes, any, none };
}

/** The index of the parenthesis that closes the one before `from`, or -1. */
function findClosing(text: string, from: number): number {
  let depth = 1;
  for (let index = from; index < text.length; index++) {
    if (text[index] === "(") depth++;
    else if (text[index] === ")" && --depth === 0) return index;
  }
  return -1;
}

function getSpecificity({ tag, id, classes, any, none, minChildren }: Compound): number {
  const getMost = (members: readonly Compound[]) => Math.max(0, ...members.map(getSpecificity));
  return (
    (id === undefined ? 0 : idWeight) +
    (classes.length + (minChildren > 0 ? 1 : 0)) * classWeight +
    (tag === undefined ? 0 : 1) +
    any.reduce((sum, members) => sum + getMost(members), 0) +
    getMost(none)
  );
}

export const listElementClasses = (element: HtmlElement): readonly string[] =>
  (getAttribute(element, "class") ?? "").split(/\s+/).filter((name) => name !== "");

/** The element around another one; undefined at the root. */
export function getParentElement({ parentNode }: HtmlElement): HtmlElement | undefined {
  return parentNode !== null && "tagName" in parentNode ? parentNode : undefined;
}

/** Whether an element, or its generated content, is what a selector names. */
export function matchesSelector({ subject, ancestors }: PageSelector, element: HtmlElement): boolean {
  if (!matchesCompound(subject, element)) return false;
  let at = element;
  for (const { compound, isParent } of ancestors) {
    let next = getParentElement(at);
    let steps = 0;
    while (next && !isParent && !matchesCompound(compound, next) && steps++ < maxAncestors) next = getParentElement(next);
    if (!next || !matchesCompound(compound, next)) return false;
    at = next;
  }
  return true;
}

function matchesCompound({ tag, id, classes, any, none, minChildren }: Compound, element: HtmlElement): boolean {
  if (tag !== undefined && tag !== element.tagName) return false;
  if (id !== undefined && id !== getAttribute(element, "id")) return false;
  if (minChildren > 0 && element.childNodes.filter((node) => "tagName" in node).length < minChildren) return false;
  const own = listElementClasses(element);
  return (
    classes.every((name) => own.includes(name)) &&
    any.every((members) => members.some((member) => matchesCompound(member, element))) &&
    !none.some((member) => matchesCompound(member, element))
  );
}
