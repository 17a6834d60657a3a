import { listAllElements, type ElementNode } from "#/formats/react/fragment";
import { toTextExpression } from "#/formats/react/jsx";

/** Input types whose value is not entered by a person. */
const fixedValueTypes = new Set(["button", "checkbox", "hidden", "image", "radio", "reset", "submit"]);
const buttonTypes = new Set(["button", "hidden", "image", "reset", "submit"]);

/** Whether a person can enter or choose a value in an element. */
export const isControl = ({ name, attributes }: ElementNode): boolean =>
  name === "select" || name === "textarea" || (name === "input" && !buttonTypes.has(attributes.get("type") ?? ""));

const getText = ({ children }: ElementNode): string => children.map((node) => (node.kind === "text" ? node.text : "")).join("");

/**
 * The initial state of a control in React, and the prop with which a caller controls it instead.
 */
export type FormState = {
  readonly name: "defaultValue" | "defaultChecked";
  readonly controlledBy: "value" | "checked";
  readonly expression: string;
};

/** The initial state of a control, if the markup sets one. */
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

/** Whether an attribute is part of the initial state. */
export const isFormState = (element: ElementNode, attribute: string): boolean =>
  attribute === "checked" ||
  (attribute === "selected" && element.name === "option") ||
  (attribute === "value" && element.name === "input" && !fixedValueTypes.has(element.attributes.get("type") ?? ""));
