import type { ClassUse } from "#/audit/files/extracted-styles";
import type { Observation, RuleMetadata } from "#/audit/rule";

export const componentOfSystem: RuleMetadata = {
  id: "component-of-system",
  summary: "Controls and cards that the system has are not built by hand.",
  severity: "info",
  safety: false,
};

/** The components that a tag with utilities for a ground, padding and corners stands for. */
const componentsByTag: Readonly<Record<string, string>> = {
  button: "button",
  select: "select",
  textarea: "textarea",
  input: "input",
  div: "card",
  section: "card",
  article: "card",
};
const groundPattern = /^bg-(?!transparent|gradient|linear|cover|center|none)/;
const paddingPattern = /^p[xy]?-/;
const cornerPattern = /^rounded/;
const framePattern = /^(?:border$|border-(?!0|none|transparent)|shadow|ring-1$)/;

/** What a copy has beside padding and corners; a frame by default. */
const patternsByComponent: Readonly<Record<string, readonly RegExp[]>> = {
  button: [groundPattern],
  card: [groundPattern, framePattern],
};

/** How far before its class list a tag may start. */
const maxTagLength = 1000;

/** Names the component of the system that a tag with utility classes copies. */
export function* observeHandBuilt(
  { text, classes, subject }: { readonly text: string; readonly classes: readonly ClassUse[]; readonly subject: string },
  components: ReadonlySet<string>,
): Generator<Observation> {
  const lists = new Map<number, ClassUse[]>();
  for (const one of classes) lists.set(one.list, [...(lists.get(one.list) ?? []), one].slice(0, 60));
  for (const list of lists.values()) {
    const offset = list[0]?.list ?? 0;
    const start = text[offset] === "<" ? offset : text.lastIndexOf("<", offset);
    if (start < 0 || offset - start > maxTagLength) continue;
    const tag = /^<([a-z][a-z0-9]{0,20})[\s>]/.exec(text.slice(start, start + 30))?.[1] ?? "";
    const component = Object.hasOwn(componentsByTag, tag) ? componentsByTag[tag] : undefined;
    if (component === undefined || !components.has(component)) continue;
    const required = [paddingPattern, cornerPattern, ...(patternsByComponent[component] ?? [framePattern])];
    if (!required.every((pattern) => list.some(({ name }) => pattern.test(name)))) continue;
    yield {
      subject,
      location: { text, offset: start },
      message: `The ${tag} is built by hand; the system has the component "${component}".`,
      fix: `Use the component: get_component returns "${component}" with its code.`,
    };
  }
}
