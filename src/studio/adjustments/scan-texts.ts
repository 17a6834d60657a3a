import { unescapeMarkup } from "#/kernel/markup";
import { normalizeText } from "#/model/adjustment";
import type { TextKind } from "#/studio/adjustments/text-kind";

/** A tag inside a text that belongs to it, with its place in the markup. */
export type InlineTag = {
  readonly tag: string;
  readonly start: number;
  readonly end: number;
  readonly type: "open" | "close" | "void";
};

/** One whole text of some markup. Offsets count UTF-16 units. */
export type ScannedText = {
  /** The text as people read it, white space normalised. */
  readonly text: string;
  readonly kind: TextKind;
  /** The id of the section around it, or `header`, `hero` or `footer`; empty outside of all. */
  readonly section: string;
  readonly isAttribute: boolean;
  /** Where its words stand: one place, or several if inline elements divide it. */
  readonly places: readonly (readonly [start: number, end: number])[];
  /** The inline tags before, between and after its words. */
  readonly tags: readonly InlineTag[];
};

/** Elements that only mark a part of a text, so that the text goes on across them. */
const inlineElements: ReadonlySet<string> = new Set(["bdi", "wbr", "em", "strong", "b", "i", "u", "s", "mark", "sub", "sup"]);
const voidElements: ReadonlySet<string> = new Set("area base br col embed hr img input link meta source track wbr".split(" "));
const rawElements: ReadonlySet<string> = new Set(["style", "script"]);

/** Spans between whose phrases alone lines may break; see `renderBriefPhrases`. */
const isPhraseSpan = (name: string, tag: string) =>
  name === "span" && (tag.includes(' class="phrase"') || tag.includes(' class="phrases"'));

const kindsByElement: Readonly<Record<string, TextKind>> = {
  h1: "heading",
  h2: "heading",
  h3: "heading",
  h4: "heading",
  h5: "heading",
  h6: "heading",
  a: "link",
  button: "button",
  summary: "button",
  label: "label",
  legend: "label",
  title: "name",
};

const kindsByAttribute: Readonly<Record<string, TextKind>> = {
  alt: "alt",
  "aria-label": "name",
  placeholder: "placeholder",
  title: "tooltip",
};
const attributeNames = Object.keys(kindsByAttribute);
const buttonTypes = [' type="submit"', ' type="button"', ' type="reset"'];

type OpenElement = {
  readonly name: string;
  readonly section: string;
  readonly kind: TextKind | undefined;
  readonly isInline: boolean;
};

/** The section that an element begins; undefined if it begins none. */
function findSection(name: string, tag: string, depth: number): string | undefined {
  if (name === "section") return tag.includes('class="hero ') ? "hero" : getAttribute(tag, "id");
  if ((name === "header" && tag.includes('class="head ')) || (name === "footer" && tag.includes('class="foot '))) return name;
  return depth === 0 && (name === "header" || name === "footer") ? name : undefined;
}

function findAttribute(tag: string, name: string): readonly [start: number, end: number] | undefined {
  const at = tag.indexOf(` ${name}="`);
  if (at < 0) return undefined;
  const start = at + name.length + 3;
  const end = tag.indexOf('"', start);
  return end < 0 ? undefined : [start, end];
}

function getAttribute(tag: string, name: string): string | undefined {
  const place = findAttribute(tag, name);
  return place && tag.slice(...place);
}

/** Where a tag ends: after its `>`, which quoted values may hold too. */
function findTagEnd(markup: string, from: number): number {
  const quoteOrEnd = /[">]/g;
  quoteOrEnd.lastIndex = from;
  for (let found = quoteOrEnd.exec(markup); found !== null; found = quoteOrEnd.exec(markup)) {
    if (found[0] === ">") return found.index + 1;
    const closing = markup.indexOf('"', found.index + 1);
    if (closing < 0) break;
    quoteOrEnd.lastIndex = closing + 1;
  }
  return markup.length;
}

const nameEnd = /[\s/>]/;

function getTagName(tag: string, from: number): string {
  const rest = tag.slice(from, from + 30);
  const end = rest.search(nameEnd);
  return (end < 0 ? rest : rest.slice(0, end)).toLowerCase();
}

const attributeSigns = ["alt=", "aria-label=", "placeholder=", "title=", "value="];

/** The texts in the attributes of a tag. */
function* scanAttributes(tag: string, name: string, start: number, section: string): Generator<ScannedText> {
  if (!attributeSigns.some((sign) => tag.includes(sign))) return;
  const isButton = name === "input" && buttonTypes.some((type) => tag.includes(type));
  const found = (isButton ? [...attributeNames, "value"] : attributeNames).flatMap((attribute) => {
    const place = findAttribute(tag, attribute);
    return place === undefined ? [] : [{ kind: kindsByAttribute[attribute] ?? ("button" as const), place }];
  });
  for (const { kind, place } of found.sort((one, other) => one.place[0] - other.place[0])) {
    const text = normalizeText(unescapeMarkup(tag.slice(...place)));
    if (text !== "") yield { text, kind, section, isAttribute: true, places: [[start + place[0], start + place[1]]], tags: [] };
  }
}

/** A text that is being read: its words and the inline tags so far. */
class OpenText {
  #text = "";
  #places: [number, number][] = [];
  #tags: InlineTag[] = [];

  addWords(markup: string, start: number, end: number): void {
    const raw = markup.slice(start, end);
    const words = raw.trim();
    this.#text += raw;
    if (words === "") return;
    const from = start + raw.indexOf(words);
    this.#places.push([from, from + words.length]);
  }

  addTag(tag: InlineTag): void {
    this.#tags.push(tag);
  }

  /** Ends the text. Yields nothing if there were no words. */
  *end(element: OpenElement | undefined): Generator<ScannedText> {
    if (this.#places.length > 0)
      yield {
        text: normalizeText(unescapeMarkup(this.#text)),
        kind: element?.kind ?? "text",
        section: element?.section ?? "",
        isAttribute: false,
        places: this.#places,
        tags: this.#tags,
      };
    this.#text = "";
    this.#places = [];
    this.#tags = [];
  }
}

/**
 * All texts of generated markup in reading order: its text nodes, joined across inline elements,
 * and the attributes that people read or hear. Linear in the length of the markup, which is
 * well-formed with double-quoted attributes, as Livery writes it.
 */
export function* scanTexts(markup: string): Generator<ScannedText> {
  const open: OpenElement[] = [];
  const text = new OpenText();
  let at = 0;
  while (at < markup.length) {
    const start = markup.indexOf("<", at);
    text.addWords(markup, at, start < 0 ? markup.length : start);
    if (start < 0) break;
    if (markup.startsWith("<!--", start)) {
      const end = markup.indexOf("-->", start + 4);
      at = end < 0 ? markup.length : end + 3;
      continue;
    }
    const end = findTagEnd(markup, start);
    const tag = markup.slice(start, end);
    at = end;
    const isClosing = tag[1] === "/";
    const name = getTagName(tag, isClosing ? 2 : 1);
    const element = open.at(-1);
    if (isClosing) {
      if (element?.name === name && element.isInline) {
        text.addTag({ tag, start, end, type: "close" });
        open.pop();
        continue;
      }
      yield* text.end(element);
      if (element?.name === name) open.pop();
      continue;
    }
    const isVoid = voidElements.has(name) || tag.endsWith("/>");
    if (inlineElements.has(name) || isPhraseSpan(name, tag)) {
      text.addTag({ tag, start, end, type: isVoid ? "void" : "open" });
      if (!isVoid) open.push({ name, section: element?.section ?? "", kind: element?.kind, isInline: true });
      continue;
    }
    yield* text.end(element);
    const section = findSection(name, tag, open.length) ?? element?.section ?? "";
    yield* scanAttributes(tag, name, start, section);
    if (isVoid) continue;
    if (rawElements.has(name)) {
      const close = markup.indexOf(`</${name}`, at);
      at = close < 0 ? markup.length : findTagEnd(markup, close);
      continue;
    }
    open.push({ name, section, kind: kindsByElement[name] ?? element?.kind, isInline: false });
  }
  yield* text.end(open.at(-1));
}
