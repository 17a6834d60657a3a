import type { Element } from "#/audit/parse-markup";

const formFields = new Set(["button", "select", "textarea", "input"]);

/** Whether the keyboard reaches an element by itself (HTML, focusable areas). */
export function isFocusable({ name, attributes }: Element): boolean {
  const tabindex = attributes.get("tabindex");
  if (tabindex !== undefined && /^\s*-?\d+/.test(tabindex)) return Number.parseInt(tabindex, 10) >= 0;
  if (formFields.has(name)) return !attributes.has("disabled") && attributes.get("type")?.toLowerCase() !== "hidden";
  return name === "summary" || ((name === "a" || name === "area") && attributes.has("href"));
}
