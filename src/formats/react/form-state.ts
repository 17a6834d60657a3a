import { allElements, type ElementNode } from "#/formats/react/fragment";
import { textExpression } from "#/formats/react/jsx";

/** Kinds of input whose value is not what a person enters. */
const fixedValues = new Set(["button", "checkbox", "hidden", "image", "radio", "reset", "submit"]);
const buttons = new Set(["button", "hidden", "image", "reset", "submit"]);

/** Whether a person enters or chooses something in an element. */
export const isControl = ({ name, attributes }: ElementNode): boolean =>
  name === "select" || name === "textarea" || (name === "input" && !buttons.has(attributes.get("type") ?? ""));

const textIn = ({ children }: ElementNode): string => children.map((node) => (node.kind === "text" ? node.text : "")).join("");

/**
 * What a control holds at first, as React has it, and the attribute by which a caller would rule it instead: `defaultValue` against `value`, `defaultChecked` against `checked`.
 * `attribute` is the one of HTML that it stands for.
 */
export type FormState = {
  readonly name: "defaultValue" | "defaultChecked";
  readonly ruledBy: "value" | "checked";
  readonly expression: string;
};

/** The first state of a control, if the markup gives it one. */
export function formState(element: ElementNode): FormState | undefined {
  const { name, attributes } = element;
  const valued = (text: string): FormState => ({ name: "defaultValue", ruledBy: "value", expression: textExpression(text) });
  if (name === "textarea") return textIn(element) === "" ? undefined : valued(textIn(element));
  if (name === "select") {
    const chosen = allElements(element.children).find((option) => option.name === "option" && option.attributes.has("selected"));
    return chosen && valued(chosen.attributes.get("value") ?? textIn(chosen).trim());
  }
  if (name !== "input") return undefined;
  if (attributes.has("checked")) return { name: "defaultChecked", ruledBy: "checked", expression: "true" };
  const value = attributes.get("value");
  return value === undefined || fixedValues.has(attributes.get("type") ?? "") ? undefined : valued(value);
}

/** Whether an attribute of an element is said by its state. */
export const isFormState = (element: ElementNode, attribute: string): boolean =>
  attribute === "checked" ||
  (attribute === "selected" && element.name === "option") ||
  (attribute === "value" && element.name === "input" && !fixedValues.has(element.attributes.get("type") ?? ""));
