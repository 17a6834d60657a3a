import type { FoundValue, Json, TokenType } from "#/brand-import/found-token";
import { getOwn, isObject, type JsonObject } from "#/brand-import/json/parse-json-file";
import { formatColorNotation, readColorNotation } from "#/color/color-notation";
import { parseCssValue, parseFamilyList, toText as parseText, type TypedValue } from "#/brand-import/values/css-value";
import { parseCall, splitCss } from "#/kernel/text/split-css";
import { readDtcgColor, toDtcgColor } from "#/brand-import/values/dtcg-color";

/**
 * The types of other tools in terms of the token format. Types that are missing have no
 * counterpart.
 */
const types: ReadonlyMap<string, TokenType> = new Map<string, TokenType>([
  ["color", "color"],
  ["dimension", "dimension"],
  ["fontfamily", "fontFamily"],
  ["fontweight", "fontWeight"],
  ["duration", "duration"],
  ["cubicbezier", "cubicBezier"],
  ["number", "number"],
  ["strokestyle", "strokeStyle"],
  ["border", "border"],
  ["transition", "transition"],
  ["shadow", "shadow"],
  ["gradient", "gradient"],
  ["typography", "typography"],
  ["string", "string"],
  ["css", "css"],
  ["boolean", "boolean"],
  // Tokens Studio and Penpot
  ["fontfamilies", "fontFamily"],
  ["fontweights", "fontWeight"],
  ["fontsizes", "dimension"],
  ["fontsize", "dimension"],
  ["spacing", "dimension"],
  ["sizing", "dimension"],
  ["size", "dimension"],
  ["borderradius", "dimension"],
  ["borderwidth", "dimension"],
  ["paragraphspacing", "dimension"],
  ["boxshadow", "shadow"],
  ["opacity", "number"],
  ["lineheights", "number"],
  ["lineheight", "number"],
  ["letterspacing", "dimension"],
  ["easing", "cubicBezier"],
  ["time", "duration"],
  // Spectrum
  ["font-family", "fontFamily"],
  ["font-weight", "fontWeight"],
  ["font-size", "dimension"],
  ["drop-shadow", "shadow"],
  ["multiplier", "number"],
  // Figma
  ["float", "number"],
]);

export const toTokenType = (name: string | undefined): TokenType | undefined =>
  name === undefined ? undefined : types.get(name.toLowerCase());

const weights: ReadonlyMap<string, number> = new Map([
  ["thin", 100],
  ["hairline", 100],
  ["extralight", 200],
  ["ultralight", 200],
  ["light", 300],
  ["normal", 400],
  ["regular", 400],
  ["book", 400],
  ["medium", 500],
  ["semibold", 600],
  ["demibold", 600],
  ["bold", 700],
  ["extrabold", 800],
  ["ultrabold", 800],
  ["black", 900],
  ["heavy", 900],
  ["extrablack", 950],
  ["ultrablack", 950],
]);

/** Weights that the token format has under these names. */
const weightName =
  /^(?:thin|hairline|(?:extra|ultra)-(?:light|bold|black)|light|normal|regular|book|medium|(?:semi|demi)-bold|bold|black|heavy)$/;

const toText = (value: Json): string => (typeof value === "string" ? value : JSON.stringify(value));

/** A resolved value in the form of the token format, with its CSS. */
export function convertValue(value: Json, type: TokenType | undefined): TypedValue {
  switch (type) {
    case "color":
      return convertColor(value) ?? toStringValue(value);
    case "dimension":
      return convertDimension(value) ?? toStringValue(value);
    case "duration": {
      const unit = getOwn(value, "unit");
      const amount = getOwn(value, "value");
      if (typeof amount === "number" && (unit === "ms" || unit === "s"))
        return { type, value: { value: amount, unit }, css: `${amount}${unit}` };
      const parsed = typeof value === "string" ? parseCssValue(value) : undefined;
      if (parsed?.type === "duration") return parsed;
      return typeof value === "number" ? { type, value: { value, unit: "ms" }, css: `${value}ms` } : toStringValue(value);
    }
    case "fontFamily": {
      const names = Array.isArray(value)
        ? value.map(String)
        : typeof value === "string"
          ? (parseFamilyList(value) ?? [value])
          : undefined;
      return names ? { type, value: names, css: names.join(", ") } : toStringValue(value);
    }
    case "fontWeight": {
      const weight = typeof value === "number" ? value : typeof value === "string" ? toWeight(value) : undefined;
      if (weight === undefined) return toStringValue(value);
      // The format has names for weights, which stay.
      return { type, value: typeof value === "string" && weightName.test(value) ? value : weight, css: String(weight) };
    }
    case "number": {
      const number =
        typeof value === "number" ? value : typeof value === "string" && value.trim() !== "" ? Number(value) : Number.NaN;
      return Number.isFinite(number) ? { type, value: number, css: String(number) } : convertUntyped(value);
    }
    case "cubicBezier": {
      if (Array.isArray(value) && value.length === 4 && value.every((point) => typeof point === "number")) {
        return { type, value, css: `cubic-bezier(${value.join(", ")})` };
      }
      const parsed = typeof value === "string" ? parseCssValue(value, "cubicBezier") : undefined;
      return parsed?.type === "cubicBezier" ? parsed : toStringValue(value);
    }
    case "shadow":
      return convertShadow(value) ?? toStringValue(value);
    case "boolean":
      return typeof value === "boolean" ? { type, value, css: String(value) } : toStringValue(value);
    case "string":
      return { type, value: toText(value), css: toText(value) };
    case "css":
      return parseText(toText(value));
    case "typography":
    case "border":
    case "transition":
      return isObject(value) ? { type, value: convertParts(value), css: toText(value) } : toStringValue(value);
    case "gradient":
      return Array.isArray(value)
        ? { type, value: value.map((stop) => (isObject(stop) ? convertParts(stop) : stop)), css: toText(value) }
        : toStringValue(value);
    case "strokeStyle":
      return { type, value, css: toText(value) };
    default:
      return convertUntyped(value);
  }
}

/** A value that does not have the form of its type. */
const toStringValue = (value: Json): TypedValue => parseText(toText(value));

function convertUntyped(value: Json): TypedValue {
  if (typeof value === "number") return { type: "number", value, css: String(value) };
  if (typeof value === "boolean") return { type: "boolean", value, css: String(value) };
  if (typeof value === "string") return parseCssValue(value);
  return convertColor(value) ?? convertDimension(value) ?? toStringValue(value);
}

function toWeight(text: string): number | undefined {
  const number = Number(text);
  if (text.trim() !== "" && number >= 1 && number <= 1000) return number;
  const name = text
    .toLowerCase()
    .replace(/(?<=[a-z])[\s_-]/g, "")
    .replace(/italic$/, "");
  return weights.get(name);
}

/** A colour as an object of the Color module, as channels 0–1 of Figma, or as CSS. */
function convertColor(value: Json): TypedValue | undefined {
  if (typeof value === "string") {
    const notation = readColorNotation(value);
    return notation ? { type: "color", value: toDtcgColor(notation), css: value.trim() } : convertHexAlpha(value);
  }
  if (!isObject(value)) return undefined;
  const { r, g, b, a = 1 } = value;
  if (typeof r === "number" && typeof g === "number" && typeof b === "number" && typeof a === "number") {
    const color = readDtcgColor("srgb", [r, g, b].map(snap), Math.round(a * 1e6) / 1e6, undefined);
    return color && { type: "color", value: toDtcgColor(color.notation), css: color.css };
  }
  const found = readDtcgColor(value.colorSpace, value.components ?? value.channels, value.alpha, value.hex);
  if (!found) {
    const { hex } = value;
    return typeof hex === "string" && value.colorSpace === undefined ? convertColor(hex) : undefined;
  }
  const { colorSpace, components, alpha, hex } = value;
  const kept = {
    colorSpace,
    components: components ?? value.channels,
    ...(alpha === undefined ? {} : { alpha }),
    ...(hex === undefined ? {} : { hex }),
  };
  return { type: "color", value: kept as Json, css: found.css };
}

/** `rgba(#0055ff, 0.5)`, as Tokens Studio writes a colour with another alpha. */
function convertHexAlpha(text: string): TypedValue | undefined {
  const call = parseCall(text.trim());
  const [color = "", alpha = "", ...rest] = call?.name === "rgba" || call?.name === "rgb" ? splitCss(call.content, ",") : [];
  const [, digits, percent] = /^(\d{0,3}(?:\.\d{1,9})?)(%)?$/.exec(alpha) ?? [];
  const plain = rest.length === 0 && digits ? convertColor(color) : undefined;
  return plain && withAlpha(plain, percent ? Number(digits) / 100 : Number(digits));
}

/** A channel that was stored with single precision as the 8-bit channel that it stands for. */
function snap(channel: number): number {
  const eight = Math.round(channel * 255);
  return Math.abs(channel * 255 - eight) < 1e-4 ? eight / 255 : channel;
}

function convertDimension(value: Json): TypedValue | undefined {
  if (typeof value === "number") return { type: "dimension", value: { value, unit: "px" }, css: `${value}px` };
  if (typeof value === "string") {
    const text = value.trim();
    if (text !== "" && Number.isFinite(Number(text)))
      return { type: "dimension", value: { value: Number(text), unit: "px" }, css: `${text}px` };
    const direct = parseCssValue(text, "dimension");
    if (direct.type === "dimension") return direct;
    const computed = parseCssValue(`calc(${text})`, "dimension");
    if (computed.type === "dimension") return computed;
    return computed.type === "number" ? convertDimension(computed.value) : direct;
  }
  const amount = getOwn(value, "value");
  const unit = getOwn(value, "unit");
  if (typeof amount !== "number" || typeof unit !== "string") return undefined;
  const css = `${amount}${unit}`;
  return unit === "px" || unit === "rem"
    ? { type: "dimension", value: { value: amount, unit }, css }
    : { type: "dimension", value: { value: amount, unit }, css };
}

const sides: readonly (readonly [name: string, aliases: readonly string[]])[] = [
  ["offsetX", ["offsetX", "x"]],
  ["offsetY", ["offsetY", "y"]],
  ["blur", ["blur"]],
  ["spread", ["spread"]],
];

function convertShadow(value: Json): TypedValue | undefined {
  if (typeof value === "string") {
    const parsed = parseCssValue(value, "shadow");
    return parsed.type === "shadow" ? parsed : undefined;
  }
  const layers = Array.isArray(value) ? value : [value];
  const converted: Json[] = [];
  const css: string[] = [];
  for (const layer of layers) {
    if (!isObject(layer)) return undefined;
    const plain = convertColor(getOwn(layer, "color") ?? null);
    const color = plain && typeof layer.alpha === "number" ? (withAlpha(plain, layer.alpha) ?? plain) : plain;
    const lengths = sides.map(([name, aliases]) => {
      const raw = aliases.map((alias) => getOwn(layer, alias)).find((one) => one !== undefined) ?? 0;
      return [name, convertDimension(raw)] as const;
    });
    if (!color || lengths.some(([, length]) => length?.type !== "dimension")) return undefined;
    const isInset = layer.inset === true || layer.type === "innerShadow";
    converted.push({
      color: color.value,
      ...Object.fromEntries(lengths.map(([name, length]) => [name, length?.value ?? null])),
      ...(isInset ? { inset: true } : {}),
    });
    css.push([...(isInset ? ["inset"] : []), ...lengths.map(([, length]) => length?.css ?? "0"), color.css].join(" "));
  }
  return layers.length === 0 ? undefined : { type: "shadow", value: converted, css: css.join(", ") };
}

/** Types of the parts of composite values. */
const parts: ReadonlyMap<string, TokenType> = new Map<string, TokenType>([
  ["color", "color"],
  ["width", "dimension"],
  ["fontFamily", "fontFamily"],
  ["fontFamilies", "fontFamily"],
  ["fontSize", "dimension"],
  ["fontSizes", "dimension"],
  ["fontWeight", "fontWeight"],
  ["fontWeights", "fontWeight"],
  ["letterSpacing", "dimension"],
  ["lineHeight", "number"],
  ["lineHeights", "number"],
  ["duration", "duration"],
  ["delay", "duration"],
  ["timingFunction", "cubicBezier"],
]);
/** What the parts of a text style are called in the token format. */
const partNames: ReadonlyMap<string, string> = new Map([
  ["fontFamilies", "fontFamily"],
  ["fontSizes", "fontSize"],
  ["fontWeights", "fontWeight"],
  ["lineHeights", "lineHeight"],
]);

function convertParts(value: JsonObject): Json {
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => {
      const type = parts.get(key);
      return [partNames.get(key) ?? key, type ? convertValue(part, type).value : part];
    }),
  );
}

/** A colour with another alpha, 0–1, as some tools write it beside a reference. */
export function withAlpha({ css }: FoundValue, alpha: number): TypedValue | undefined {
  const notation = readColorNotation(css);
  if (!notation || !(alpha >= 0 && alpha <= 1)) return undefined;
  const color = { ...notation, alpha };
  return { type: "color", value: toDtcgColor(color), css: formatColorNotation(color) };
}
