import { hasOwnName, inside, speaking } from "#/audit/elements";
import type { Element } from "#/audit/parse-markup";
import type { SourceRule } from "#/audit/rule";
import { spotOf } from "#/audit/source";

const pressed = new Set(["button", "link", "checkbox", "radio", "switch", "tab", "menuitem", "option"]);
const fields = new Set(["select", "textarea", "meter", "progress"]);

/** Every control has a name that can be read aloud (WCAG 2.2, 4.1.2). A placeholder is no name. */
export const controlNamed: SourceRule = {
  id: "control-named",
  summary: "Every control has a name that can be read aloud.",
  severity: "error",
  safety: false,
  *check({ markups }) {
    for (const markup of markups) {
      const spoken = speaking(markup);
      const labels = markup.elements.filter((element) => element.name === "label" && spoken.has(element));
      const labelled = new Set(labels.map(({ attributes }) => attributes.get("for")));
      const wrapped = inside(markup, (element) => element.name === "label" && spoken.has(element));
      const unmet = inside(
        markup,
        ({ attributes }) => attributes.has("hidden") || attributes.get("aria-hidden") === "true",
        true,
      );
      const isLabelled = (element: Element) =>
        wrapped.has(element) || (element.attributes.has("id") && labelled.has(element.attributes.get("id")));
      for (const element of markup.elements) {
        if (unmet.has(element) || hasOwnName(element)) continue;
        const fix = fixFor(element, spoken.has(element), isLabelled(element));
        if (fix) yield { spot: spotOf(markup, element), message: `The ${element.name} has no name.`, fix };
      }
    }
  },
};

function fixFor({ name, attributes }: Element, speaks: boolean, isLabelled: boolean): string | undefined {
  const role = attributes.get("role") ?? "";
  if (name === "input") {
    const type = (attributes.get("type") ?? "text").toLowerCase();
    if (["hidden", "submit", "reset", "image"].includes(type)) return undefined;
    if (type === "button") return attributes.get("value") ? undefined : "Give it a value.";
    return isLabelled ? undefined : "Give it a label element, with for and the input's id.";
  }
  if (fields.has(name)) return isLabelled ? undefined : `Give it a label element, with for and the ${name}'s id.`;
  const isPressed = name === "button" || name === "summary" || (name === "a" && attributes.has("href")) || pressed.has(role);
  return isPressed && !speaks && !isLabelled ? "Write text into it, or an aria-label." : undefined;
}
