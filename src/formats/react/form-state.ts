import { listAllElements, type ElementNode } from "#/formats/react/fragment";
import { toTextExpression } from "#/formats/react/jsx";

/** Kinds of input whose value is not what a person enters. */
const fixedValueTypes = new Set(["button", "checkbox", "hidden", "image", "radio", "reset", "submit"]);
const buttonTypes = new Set(["button", "hidden", "image", "reset", "submit"]);

/** Whether a person enters or chooses something in an element. */
export const isControl = ({ name, attributes }: ElementNode): boolean =>
  name === "select" || name === "textarea" || (name === "input" && !buttonTypes.has(attributes.get("type") ?? ""));

const getText = ({ children }: ElementNode): string => children.map((node) => (node.kind === "text" ? node.text : "")).join("");

/**
 * What a control holds at first, as React has it, and the attribute by which a caller would rule it
 * instead: `defaultValue` against `value`, `defaultChecked` against `checked`. `attribute` is the
 * one of HTML that it stands for.
 */
export type FormState = {
  readonly name: "defaultValue" | "defaultChecked";
  readonly controlledBy: "value" | "checked";
  readonly expression: string;
};

/** The first state of a control, if the markup gives it one. */
export function getFormState(element: ElementNode): FormState | undefined {
  const { name, attributes } = element;
  const createValueState = (text: string): FormState => ({
    name: "defaultValue",
    controlledBy: "value",
    expression: toTextExpression(text),
  });
  if (name === "textarea") return getText(element) === "" ? undefined : createValueState(getText(element));
  if (name === "select") {
    const selectedOption = listAllElements(element.children).find(
      (option) => option.name === "option" && option.attributes.has("selected"),
    );
    return selectedOption && createValueState(selectedOption.attributes.get("value") ?? getText(selectedOption).trim());
  }
  if (name !== "input") return undefined;
  if (attributes.has("checked")) return { name: "defaultChecked", controlledBy: "checked", expression: "true" };
  const value = attributes.get("value");
  return value === undefined || fixedValueTypes.has(attributes.get("type") ?? "") ? undefined : createValueState(value);
}

/** Whether an attribute of an element is said by its state. */
export const isFormState = (element: ElementNode, attribute: string): boolean =>
  attribute === "checked" ||
  (attribute === "selected" && element.name === "option") ||
  (attribute === "value" && element.name === "input" && !fixedValueTypes.has(element.attributes.get("type") ?? ""));
