import type { DesignContent } from "#/model/design-content";

type TextPart = DesignContent["brief"] | DesignContent["pages"] | DesignContent["components"];

/** Per part, because an edit of one leaves the others as they are. */
const known = new WeakMap<TextPart, ReadonlySet<string>>();

const beyondAscii = /[^\u0000-\u007f]+/gu;

/** The characters of a part's texts that are not ASCII. */
function listCharacters(part: TextPart, getTexts: () => readonly string[]): ReadonlySet<string> {
  const found = known.get(part);
  if (found) return found;
  const characters = new Set<string>();
  for (const text of getTexts()) for (const run of text.match(beyondAscii) ?? []) for (const one of run) characters.add(one);
  known.set(part, characters);
  return characters;
}

/**
 * The characters of everything that a design shows, each once: of its brief, pages and components.
 * They decide which slices of a face with thousands of characters it needs.
 */
export function getDesignCharacters({ brief, pages, components }: DesignContent): string {
  const sets = [
    listCharacters(brief, () => [JSON.stringify(brief)]),
    listCharacters(pages, () =>
      pages.flatMap(({ title, description, body, document = "" }) => [title, description, body, document]),
    ),
    listCharacters(components, () => components.map(({ variants }) => JSON.stringify(variants))),
  ];
  return [...new Set(sets.flatMap((set) => [...set]))].sort().join("");
}
