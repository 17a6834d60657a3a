import { type ColorModifier, modifierSpaces, modifyColor } from "#/color/modify-color";
import { formatColorNotation, readColorNotation } from "#/color/color-notation";
import type { Json } from "#/brand-import/found-token";
import { convertValue } from "#/brand-import/json/convert-value";
import { getOwn, getPath, isObject, type JsonObject } from "#/brand-import/json/parse-json-file";
import { computeCalc } from "#/brand-import/values/calc";
import type { TypedValue } from "#/brand-import/values/css-value";
import { toDtcgColor } from "#/brand-import/values/dtcg-color";

/** An alpha beside a value; one of 1 leaves a colour its own. */
export const toAlphaModifiers = (alpha: Json | undefined): readonly Json[] =>
  (typeof alpha === "number" && alpha !== 1) || (typeof alpha === "string" && alpha.trim() !== "")
    ? [{ type: "alpha", value: alpha }]
    : [];

/**
 * What a token says beside its value about how its colour is changed, references unresolved: the
 * modifier of Tokens Studio, and an alpha as Primer and Carbon write it.
 */
export function listModifiers(node: JsonObject): readonly Json[] {
  const modify = getPath(node, "$extensions", "studio.tokens", "modify");
  const alpha = getOwn(node, "alpha") ?? getPath(node, "$extensions", "org.carbon", "alphaModifier");
  return [...(modify === undefined || modify === null ? [] : [modify]), ...toAlphaModifiers(alpha)];
}

function readAmount(value: Json | undefined): number | undefined {
  if (typeof value === "number") return Number.isFinite(value) ? value : undefined;
  return typeof value === "string" && value.trim() !== "" ? computeCalc(value)?.value : undefined;
}

function readModifier(modifier: Json): ColorModifier | { readonly problem: string } {
  const [type, name, value, mixed] = ["type", "space", "value", "color"].map((key) => getOwn(modifier, key));
  const amount = readAmount(value);
  if (amount === undefined) return { problem: `Its amount ${describe(value)} is no number` };
  if (type !== "lighten" && type !== "darken" && type !== "mix" && type !== "alpha")
    return { problem: `The modifier ${describe(type)} is not known` };
  const space = name === undefined && type === "alpha" ? "lch" : modifierSpaces.find((known) => known === name);
  if (!space) return { problem: `The colour space ${describe(name)} is not known` };
  if (type !== "mix") return { type, space, amount };
  const other = mixed === undefined ? undefined : convertValue(mixed, "color");
  return other?.type === "color"
    ? { type, space, amount, other: other.css }
    : { problem: `It mixes with ${describe(mixed)}, which is no colour` };
}

const describe = (value: Json | undefined) =>
  value === undefined ? "“”" : `“${JSON.stringify(value).slice(0, 60).replaceAll('"', "")}”`;

/** A colour after a modifier whose references are resolved, or why it cannot be computed. */
export function applyModifier(color: TypedValue, modifier: Json): TypedValue | { readonly problem: string } {
  if (!isObject(modifier)) return { problem: "Its modifier is no object" };
  const read = readModifier(modifier);
  if ("problem" in read) return read;
  const format = [...modifierSpaces, "hex" as const].find((known) => known === modifier.format);
  const notation = modifyColor(color.css, read, format);
  if (!notation) return { problem: "It is no colour that can be changed" };
  const css = formatColorNotation(notation);
  // What CSS holds exactly in 8 bits has those as its coordinates as well.
  return { type: "color", value: toDtcgColor(readColorNotation(css) ?? notation), css };
}
