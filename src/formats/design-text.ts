import type { DesignContent } from "#/model/design-content";

const texts = new WeakMap<DesignContent, string>();

/**
 * The characters of everything that a design shows, each once: of its brief, pages and components.
 * They decide which slices of a face with thousands of characters it needs.
 */
export function getDesignCharacters(content: DesignContent): string {
  const known = texts.get(content);
  if (known !== undefined) return known;
  const { brief, pages, components } = content;
  const characters = new Set<string>();
  const sources = [
    JSON.stringify(brief),
    ...pages.flatMap(({ title, description, body, document }) => [title, description, body, document ?? ""]),
    ...components.flatMap(({ variants }) => JSON.stringify(variants)),
  ];
  for (const source of sources) for (const character of source) if (character > "\u007f") characters.add(character);
  const text = [...characters].sort().join("");
  texts.set(content, text);
  return text;
}
