import { capitalizeFirst } from "#/kernel/text/capitalize-first";
import { toSlug } from "#/kernel/text/slug";
import type { Component } from "#/model/component";

/** Keywords, and names that the generated files use themselves. */
const reservedNames = new Set(
  (
    "await break case catch class const continue debugger default delete do else enum export extends false finally for " +
    "function if implements import in instanceof interface let new null package private protected public return static " +
    "super switch this throw true try typeof var void while with yield arguments eval undefined children className " +
    "component element generated given givenId id index item key props ref rest style useId createElement variant " +
    "dangerouslySetInnerHTML"
  ).split(" "),
);
/** Type names that the generated files use themselves. */
const reservedTypeNames = new Set(["ComponentProps", "HTMLAttributes", "ReactElement", "ReactNode", "Omit", "Readonly"]);

const splitWords = (text: string) => text.split(/[^A-Za-z0-9]+/).filter((part) => part !== "");

/** Converts text to a variable name: `page-link` → `pageLink`. Never a keyword and never empty. */
export function toValueName(text: string): string {
  const [first = "part", ...others] = splitWords(text);
  const name = [first.charAt(0).toLowerCase() + first.slice(1), ...others.map(capitalizeFirst)].join("");
  return /^\d/.test(name) ? `part${name}` : reservedNames.has(name) ? `${name}Part` : name;
}

/** The name of a component: `navigation-bar` → `NavigationBar`. */
export function getComponentName({ slug }: Pick<Component, "slug">): string {
  const name = splitWords(slug).map(capitalizeFirst).join("");
  return /^[A-Z]/.test(name) && !reservedTypeNames.has(name) ? name : `Component${name}`;
}

/** The value of `variant` for each variant of a component: its name in kebab case, made unique. */
export function listVariantKeys({ variants }: Pick<Component, "variants">): readonly string[] {
  const keys: string[] = [];
  for (const [index, { name }] of variants.entries()) {
    const key = toSlug(name, `variant-${index + 1}`);
    keys.push(keys.includes(key) ? `${key}-${index + 1}` : key);
  }
  return keys;
}

/** The plural of a name: `entry` → `entries`. */
export const pluralize = (name: string): string =>
  name.endsWith("s") ? name : /[^aeiou]y$/.test(name) ? `${name.slice(0, -1)}ies` : `${name}s`;
