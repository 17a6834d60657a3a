import { toTemplateExpression } from "#/formats/react/element-ids";
import { getFormState, isFormState } from "#/formats/react/form-state";
import type { ElementNode } from "#/formats/react/fragment";
import { toValueName } from "#/formats/react/identifiers";
import { toTextExpression, type JsxAttribute } from "#/formats/react/jsx";
import { createJsxAttributes } from "#/formats/react/jsx-attributes";
import { isReference } from "#/formats/react/list-detection";
import { getPart } from "#/formats/react/part-name";
import type { IdReader, Scope, Variant } from "#/formats/react/scope";

/** Elements whose attributes are props. Elements with an `aria-label` are included too. */
const customizableElements = new Set([
  "a",
  "button",
  "input",
  "select",
  "textarea",
  "details",
  "dialog",
  "form",
  "progress",
  "meter",
  "img",
]);
/** Attributes that are fields of list items even if all items have the same value. */
const itemAttributes = new Set(["href", "value"]);

const isGroupName = ({ name, attributes }: ElementNode, attribute: string): boolean =>
  attribute === "name" && (name === "details" || attributes.get("type") === "radio");

/** A value with its ids replaced by those of the instance. Undefined if it contains none. */
function replaceIds(name: string, value: string, ids: IdReader): string | undefined {
  let found = false;
  const replaceId = (id: string, written: string) => {
    const inner = ids(id);
    if (inner !== undefined) found = true;
    return inner === undefined ? escapeTemplate(written) : written.replace(id, () => inner);
  };
  if (name === "id" || isReference(name)) {
    const inner = value.split(/(\s+)/).map((id) => (id.trim() === "" ? id : replaceId(id, id)));
    return found ? inner.join("") : undefined;
  }
  if (/^(xlink:)?href$/.test(name) && value.startsWith("#")) {
    const inner = replaceId(value.slice(1), value);
    return found ? inner : undefined;
  }
  if (!value.includes("url(#")) return undefined;
  const segments = value
    .split(/(url\(#[^()]*\))/)
    .map((segment, index) => (index % 2 === 1 ? replaceId(segment.slice(5, -1), segment) : escapeTemplate(segment)));
  return found ? segments.join("") : undefined;
}

const escapeTemplate = (text: string) => text.replace(/[`\\]|\$(?=\{)/g, "\\$&");

/**
 * Writes the attributes of one element, or of the corresponding elements of list items. Values that
 * differ between items become fields of their rows. The caller's props come last and override.
 */
export function writeAttributes(variant: Variant, elements: readonly ElementNode[], scope: Scope): readonly JsxAttribute[] {
  const [element = variant.root] = elements;
  const { draft } = variant;
  const isTarget = element === variant.target;
  const isMain = scope.main.has(element);
  const written: JsxAttribute[] = [];
  const toIdExpression = (name: string, value: string, ids: IdReader) => {
    const inner = isGroupName(element, name)
      ? `\u0024{id}-${value.replace(`lv-${variant.slug}-`, "").replace(/[^\w-]+/g, "-")}`
      : replaceIds(name, value, ids);
    if (inner !== undefined) draft.usesId = true;
    return inner === undefined ? undefined : toTemplateExpression(inner);
  };

  for (const name of new Set(elements.flatMap(({ attributes }) => [...attributes.keys()]))) {
    if (isFormState(element, name) || (name === "class" && element === variant.root)) continue;
    const values = elements.map(({ attributes }) => attributes.get(name));
    const isOwn = isMain && name !== "id" && (itemAttributes.has(name) || values.some((value) => value !== values[0]));
    if (!isOwn) {
      const [value = ""] = values;
      written.push(...createJsxAttributes(element, name, value, toIdExpression(name, value, scope.ids)));
      continue;
    }
    for (const [row, value] of values.entries()) {
      const rowScope = scope.rows?.[row];
      if (value === undefined || !rowScope) continue;
      for (const rowAttribute of createJsxAttributes(element, name, value, toIdExpression(name, value, rowScope.ids)))
        rowScope.fields.set(rowAttribute.name ?? `...${name}`, rowAttribute.expression);
    }
  }
  if (element === variant.root) written.push(...createRootAttributes(variant));
  if (isTarget && !element.attributes.has("id") && variant.before?.usesId) written.push({ name: "id", expression: "givenId" });

  const spreads: string[] = [];
  if (isTarget) spreads.push("rest");
  if (isMain) spreads.push(scope.item);
  const part = getPropsPart(variant, element);
  if (part !== undefined && scope.rows === undefined) {
    const slot = scope.slot(`${toValueName(part)}Props`, "props");
    slot.tags.add(element.name);
    if (element.attributes.has("id")) slot.ownsId = true;
    spreads.push(slot.name);
  }
  const controllingProps = spreads.find((spread) => spread !== scope.item);
  for (const [row, state] of elements.map(getFormState).entries()) {
    if (!state) continue;
    const isOpen = controllingProps !== undefined && hasOneKind(variant, controllingProps);
    const expression = isOpen
      ? `${controllingProps}${controllingProps === "rest" ? "" : "?"}.${state.controlledBy} === undefined ? ${state.expression} : undefined`
      : state.expression;
    if (isMain) scope.rows?.[row]?.fields.set(state.name, state.expression);
    else written.push({ name: state.name, expression });
  }
  return [...written, ...spreads.map((expression) => ({ name: undefined, expression }))];
}

/**
 * Whether the props belong to one kind of element, so that its specific attributes can be read from
 * them.
 */
function hasOneKind({ isMixed, before }: Variant, props: string): boolean {
  return props === "rest" ? !isMixed : before?.slots.get(props)?.tags.size === 1;
}

function getPropsPart(variant: Variant, element: ElementNode): string | undefined {
  if (element.isInSvg || (element === variant.target && !(variant.isMixed && customizableElements.has(element.name))))
    return undefined;
  if (!customizableElements.has(element.name) && !element.attributes.has("aria-label")) return undefined;
  if (element === variant.root) return element === variant.target ? (getPart(element) ?? element.name) : "root";
  return getPart(element) ?? element.name;
}

/**
 * The root's classes with those of the caller, and the caller's style unless it is among the
 * remaining props.
 */
function createRootAttributes({ root, target }: Variant): readonly JsxAttribute[] {
  const classes = root.attributes.get("class") ?? "";
  const className = classes === "" ? "className" : `[${toTextExpression(classes)}, className].filter(Boolean).join(" ")`;
  const style = root === target ? [] : [{ name: "style", expression: "style" }];
  return [{ name: "className", expression: className }, ...style];
}
