import type { Element } from "#/audit/parse-markup";

const impliedRoles: Readonly<Record<string, string>> = {
  button: "button",
  ul: "list",
  ol: "list",
  menu: "list",
  li: "listitem",
  table: "table",
  tr: "row",
  td: "cell",
  th: "columnheader",
  thead: "rowgroup",
  tbody: "rowgroup",
  tfoot: "rowgroup",
  option: "option",
  select: "listbox",
  datalist: "listbox",
  optgroup: "group",
  nav: "navigation",
  main: "main",
  header: "banner",
  footer: "contentinfo",
  aside: "complementary",
  dialog: "dialog",
  progress: "progressbar",
  meter: "meter",
  textarea: "textbox",
  fieldset: "group",
  details: "group",
  hr: "separator",
  h1: "heading",
  h2: "heading",
  h3: "heading",
  h4: "heading",
  h5: "heading",
  h6: "heading",
};
const inputRoles: Readonly<Record<string, string>> = {
  checkbox: "checkbox",
  radio: "radio",
  range: "slider",
  number: "spinbutton",
  search: "searchbox",
  button: "button",
  submit: "button",
  reset: "button",
  image: "button",
};

/**
 * The first explicit role of an element, or its implicit one (HTML-AAM). Undefined if it has
 * neither.
 */
export function getRole({ name, attributes }: Element): string | undefined {
  const [explicitRole] = (attributes.get("role") ?? "").trim().toLowerCase().split(/\s+/);
  if (explicitRole) return explicitRole;
  if (name === "input") return inputRoles[(attributes.get("type") ?? "text").toLowerCase()] ?? "textbox";
  if (name === "a") return attributes.has("href") ? "link" : undefined;
  return Object.hasOwn(impliedRoles, name) ? impliedRoles[name] : undefined;
}
