import { readGivenColor } from "#/color/parse";
import type { Adjustment } from "#/model/adjustment";
import type { GivenTokens } from "#/model/given";
import { parseCssShadow } from "#/model/parse-css-shadow";
import {
  curveForm,
  isTextStyleField,
  lengthUnits,
  maxTokenNumber,
  type NumericTokenGroup,
  numericTokens,
  readCurve,
  readQuantity,
  readSizes,
  sizeForm,
  textStyleFields,
} from "#/model/token-form";
import { type TextStyleName, textStyleNames } from "#/model/token-set";

export type TokenAdjustment = Extract<Adjustment, { kind: "token" }>;
type GivenLayer = NonNullable<GivenTokens["shadows"]>[number]["light"][number];
type GivenStyle = NonNullable<NonNullable<GivenTokens["styles"]>["body"]>;

/**
 * An edited token as its group and name, with its value: lengths in CSS pixels, durations in
 * milliseconds, letter spacing in em, the measure in ch.
 */
export type TokenEdit =
  | { readonly group: NumericTokenGroup; readonly name: string; readonly value: number }
  | { readonly group: "fontSize"; readonly name: string; readonly minPx: number; readonly maxPx: number }
  | { readonly group: "easing"; readonly name: string; readonly curve: readonly number[] }
  | {
      readonly group: "shadow";
      readonly name: string;
      readonly mode: "light" | "dark" | undefined;
      readonly layers: readonly GivenLayer[];
    }
  | { readonly group: "typography"; readonly name: TextStyleName; readonly style: GivenStyle }
  /** A token under its own name; its type decides what its value can be. */
  | { readonly group: "own"; readonly name: string; readonly mode: string | undefined; readonly text: string };

const isNumericGroup = (group: string): group is NumericTokenGroup => Object.hasOwn(numericTokens, group);

/** Groups that are one token. */
const singleGroups: ReadonlySet<string> = new Set(["stroke", "measure"] satisfies NumericTokenGroup[]);

/** The groups of tokens that can be edited one by one. */
export const tokenGroups = [...Object.keys(numericTokens), "fontSize", "easing", "shadow", "typography", "own"];

const readOffset = (word: string) => readQuantity(word, lengthUnits, -maxTokenNumber, maxTokenNumber);

/** Layers of a shadow without `inset`; none for `none`. */
function readLayers(text: string): readonly GivenLayer[] | undefined {
  if (text.trim().toLowerCase() === "none") return [];
  const layers = parseCssShadow(text, readOffset);
  const isUsable = layers?.every(
    ({ blur = 0, css, isInset }) => blur >= 0 && !isInset && css.length <= 120 && readGivenColor(css) !== undefined,
  );
  if (!layers || !isUsable || layers.length > 8) return undefined;
  return layers.map(({ x, y, blur = 0, spread = 0, css }) => ({ x, y, blur, spread, color: css }));
}

const styleNames = { family: "family", size: "size", weight: "weight", leading: "leading", tracking: "trackingEm" } as const;

function parseStyle(name: string, value: string): TokenEdit | string {
  const dot = name.lastIndexOf(".");
  const [style, field] = [textStyleNames.find((one) => one === name.slice(0, dot)), name.slice(dot + 1)];
  if (!style || !isTextStyleField(field))
    return `There is no “typography.${name}”. Use one of ${textStyleNames.join(", ")} with .${Object.keys(textStyleFields).join(", .")}.`;
  const { read, form } = textStyleFields[field];
  const found = read(value.trim());
  return found === undefined ? explain(value, form) : { group: "typography", name: style, style: { [styleNames[field]]: found } };
}

const explain = (value: string, form: string) => `“${value}” does not fit. Use ${form}.`;

/**
 * Reads an edit of one token. Returns what is wrong with it as text if its group is unknown or its
 * value does not fit; whether a design has the token is for `findTokenConflict`.
 */
export function parseTokenEdit({ token, mode, value }: TokenAdjustment): TokenEdit | string {
  const dot = token.indexOf(".");
  const [group, name] = dot < 0 ? [token, ""] : [token.slice(0, dot), token.slice(dot + 1)];
  if (!tokenGroups.includes(group) || (name === "") !== singleGroups.has(group))
    return `There is no token “${token}” to edit. Use a name such as spacing.4, from: ${tokenGroups.join(", ")}.`;
  if (mode !== undefined && group !== "own" && (group !== "shadow" || (mode !== "light" && mode !== "dark")))
    return `“${token}” has no mode “${mode}”. ${group === "shadow" ? "Use light or dark, or none for both." : "Leave it out."}`;
  if (isNumericGroup(group)) {
    const { read, form } = numericTokens[group];
    const number = read(value);
    return number === undefined ? explain(value, form) : { group, name, value: number };
  }
  if (group === "fontSize") {
    const sizes = readSizes(value);
    return sizes ? { group, name, ...sizes } : explain(value, sizeForm);
  }
  if (group === "easing") {
    const curve = readCurve(value);
    return curve ? { group, name, curve } : explain(value, curveForm);
  }
  if (group === "shadow") {
    const layers = readLayers(value);
    const form = "layers of a CSS shadow with colours and without inset, such as 0 2px 8px #0003, or none";
    return layers ? { group, name, mode: mode === "dark" || mode === "light" ? mode : undefined, layers } : explain(value, form);
  }
  return group === "typography" ? parseStyle(name, value) : { group: "own", name, mode, text: value.trim() };
}
