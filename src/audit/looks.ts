import type { Element } from "#/audit/parse-markup";
import { type PlainSelector, plainSelectors } from "#/audit/selectors";
import type { Source } from "#/audit/source";
import { blocksOf, type StyleBlock } from "#/audit/style-blocks";

/** What styles say of an element at rest: values in lower case by property. */
export type Look = ReadonlyMap<string, string>;

/** How many comparisons of an element with a selector are made for one source, how many ancestors are looked through, and how many classes of an element. */
const comparisonsMax = 150_000;
const ancestorsMax = 12;
const classesMax = 12;

const known = new WeakMap<Source, ReadonlyMap<Element, Look>>();
const nothing: Look = new Map();

/** What the styles of a source say of its elements, as far as plain selectors tell: no states, no media, the later rule over the earlier one, a style attribute over all. Judgements rest on it, safety never. */
export function looksOf(source: Source): ReadonlyMap<Element, Look> {
  const looks = known.get(source) ?? new Map(looksIn(source));
  known.set(source, looks);
  return looks;
}

/** What the styles say of one element. */
export const lookOf = (looks: ReadonlyMap<Element, Look>, element: Element | undefined): Look =>
  (element && looks.get(element)) ?? nothing;

type Candidate = { readonly selector: PlainSelector; readonly block: StyleBlock; readonly order: number };

function* looksIn(source: Source): Generator<readonly [Element, Look]> {
  const byName = new Map<string, Candidate[]>();
  const inline = new Map<number, StyleBlock>();
  const read = new Map<string, readonly PlainSelector[]>();
  const selectorsOf = (list: string) => {
    const selectors = read.get(list) ?? plainSelectors(list);
    read.set(list, selectors);
    return selectors;
  };
  let order = 0;
  for (const block of blocksOf(source)) {
    order++;
    if (block.selector === "") inline.set(block.spot.offset, block);
    else if (block.within.every((rule) => rule.startsWith("@layer")))
      for (const selector of selectorsOf(block.selector)) {
        const { id, tag } = selector.subject;
        const [first] = selector.subject.classes;
        const name = first !== undefined ? `.${first}` : id !== undefined ? `#${id}` : (tag ?? "*");
        const candidates = byName.get(name) ?? [];
        if (name !== "*") byName.set(name, candidates);
        candidates.push({ selector, block, order });
      }
  }
  if (byName.size === 0 && inline.size === 0) return;
  let comparisons = 0;
  for (const { elements, text } of source.markups)
    for (const element of elements) {
      const meeting: Candidate[] = [];
      for (const name of namesOf(element))
        for (const candidate of byName.get(name) ?? []) {
          if (comparisons++ > comparisonsMax) return;
          if (isMet(candidate.selector, element)) meeting.push(candidate);
        }
      const own = element.attributes.has("style") ? inline.get(element.offset) : undefined;
      if (meeting.length === 0 && !own) continue;
      const look = new Map<string, string>();
      for (const { block } of meeting.sort((one, other) => one.order - other.order))
        for (const [property, value] of plainValues(block)) look.set(property, value);
      if (own?.spot.text === text) for (const [property, value] of own.values) look.set(property, value);
      yield [element, look];
    }
}

const plain = new WeakMap<StyleBlock, readonly (readonly [string, string])[]>();

/** The values of a block but those of variables. */
function plainValues(block: StyleBlock): readonly (readonly [string, string])[] {
  const values = plain.get(block) ?? [...block.values].filter(([property]) => !property.startsWith("--"));
  plain.set(block, values);
  return values;
}

const classes = new WeakMap<Element, readonly string[]>();
const none: readonly string[] = [];

/** The classes of an element, up to some number. */
function classesOf(element: Element): readonly string[] {
  const text = element.attributes.get("class");
  if (!text) return none;
  const names = classes.get(element) ?? text.slice(0, 1000).split(/\s+/, classesMax).filter(Boolean);
  classes.set(element, names);
  return names;
}

const namesOf = (element: Element): readonly string[] => {
  const id = element.attributes.get("id");
  return [element.name, ...(id ? [`#${id}`] : []), ...new Set(classesOf(element).map((name) => `.${name}`))];
};

function isMet({ subject, around }: PlainSelector, element: Element): boolean {
  if (!bears(element, subject)) return false;
  let at = element.parent;
  for (const { compound, near } of around) {
    let steps = 0;
    while (at && !near && !bears(at, compound) && steps++ < ancestorsMax) at = at.parent;
    if (!at || !bears(at, compound)) return false;
    at = at.parent;
  }
  return true;
}

function bears(element: Element, { tag, id, classes: wanted }: PlainSelector["subject"]): boolean {
  if (tag !== undefined && tag !== element.name) return false;
  if (id !== undefined && id !== element.attributes.get("id")) return false;
  if (wanted.length === 0) return true;
  const own = classesOf(element);
  return wanted.every((name) => own.includes(name));
}
