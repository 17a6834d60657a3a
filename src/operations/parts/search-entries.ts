import { listDesignRules } from "#/documents/design-rules";
import { listVariantKeys } from "#/formats/react/identifiers";
import { listSystemVariables } from "#/formats/token-groups";
import type { DesignContent } from "#/model/design-content";
import type { PartKind } from "#/operations/parts/part-kind";

/** A part as search sees it. Words are in lower case. */
export type SearchEntry = {
  readonly kind: PartKind;
  readonly name: string;
  /** What it is, or its value, in a few words. */
  readonly about: string;
  readonly nameWords: readonly string[];
  /** Words about it, such as its category or its group. */
  readonly keywords: readonly string[];
  readonly textWords: readonly string[];
  /** The variants of a component. */
  readonly variants?: readonly string[];
};

/** The words of a text, in lower case. */
export const splitWords = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Everything in a design that search can find. */
export function listSearchEntries(content: DesignContent): readonly SearchEntry[] {
  const { components, tokens, icons, mark, imagery, pages } = content;
  return [
    ...components.map((component): SearchEntry => {
      const variants = listVariantKeys(component);
      return {
        ...createEntry("component", component.slug, component.summary, component.slug),
        keywords: [component.category, ...variants.flatMap(splitWords)],
        variants,
      };
    }),
    ...listSystemVariables(tokens)
      .filter(({ group }) => group !== "palette")
      .map(({ name, group, light, dark }): SearchEntry => {
        const about = light === dark ? light : `${light}, dark ${dark}`;
        return { ...createEntry("token", name, about, name), keywords: [group], textWords: [] };
      }),
    ...[...mark.assets, ...imagery.assets, ...(imagery.rasters ?? [])].map(({ slug, kind, name, alt }): SearchEntry => {
      const marks = /^(?:symbol|wordmark|lockup|reversed|favicon|app-icon|social-card|logo|mark)/.test(kind) ? "mark" : "picture";
      return {
        ...createEntry("asset", slug, name, `${slug} ${name}`),
        keywords: [marks, ...splitWords(kind)],
        textWords: splitWords(alt),
      };
    }),
    ...icons.icons.map(
      ({ name, group }): SearchEntry => ({
        ...createEntry("icon", name, group, name),
        keywords: ["icon", ...splitWords(group)],
      }),
    ),
    ...pages.map(({ slug, name, title, description }) =>
      createEntry("page", slug, name, `${slug} ${name}`, `${title} ${description}`),
    ),
    ...listDesignRules(content).map(({ id, rule }) => createEntry("rule", id, rule, id, rule)),
  ];
}

const createEntry = (kind: PartKind, name: string, about: string, names: string, text = about): SearchEntry => ({
  kind,
  name,
  about,
  nameWords: splitWords(names),
  keywords: [kind],
  textWords: splitWords(text),
});
