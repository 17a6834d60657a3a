import type { GivenTokens } from "#/model/given";
import type { CustomToken } from "#/model/custom-token";
import { type Mode, modes } from "#/model/token-set";
import { readColorNotation } from "#/color/color-notation";
import { defaultMode, type FoundToken, type FoundValue, type Json } from "#/brand-import/found-token";
import { maxCustomTokens } from "#/brand-import/import-limits";
import { getMainValue } from "#/brand-import/match-tokens";
import { isDarkModeName } from "#/brand-import/mode-name";
import { baseRadius, type Target } from "#/brand-import/roles/target";
import { parseFamilyList, readFluidPx } from "#/brand-import/values/css-value";
import { readDtcgColor } from "#/brand-import/values/dtcg-color";

type Mutable<Value> = { -readonly [Key in keyof Value]: Value[Key] };
type Length = { name: string; px: number };
type ShadowLayer = NonNullable<GivenTokens["shadows"]>[number]["light"][number];
type TextStyle = NonNullable<NonNullable<GivenTokens["styles"]>["body"]>;

/** Which modes the values of a source are for. */
export type SourceModes = {
  /** The mode that values without a mode are for. */
  readonly base: "light" | "dark";
  /** The modes in which any token of the source has a value. */
  readonly present: ReadonlySet<string>;
};

const own: ReadonlySet<string> = new Set(modes);
const maxColorLength = 120;

const isRecord = (value: Json | undefined): value is { readonly [key: string]: Json } =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The pixels of a dimension value, or undefined. */
function readPx(value: Json | undefined): number | undefined {
  if (value === 0) return 0;
  if (!isRecord(value) || typeof value.value !== "number") return undefined;
  const px = value.unit === "px" ? value.value : value.unit === "rem" ? value.value * 16 : undefined;
  return px === undefined ? undefined : Math.round(px * 1e6) / 1e6;
}

const isLength = (px: number | undefined): px is number => px !== undefined && px >= 0 && px <= 10_000;

const noSize = "There is no size with this name";

/**
 * Collects given tokens from targets and values. Sizes come before their line heights and letter
 * spacings.
 */
export class GivenBuilder {
  readonly #tokens: Mutable<GivenTokens> = {};
  readonly #sizes = new Map<string, { minPx?: number; maxPx?: number; leading?: number; trackingEm?: number }>();
  readonly #custom: CustomToken[] = [];
  readonly #customPaths = new Set<string>();

  /** Puts a token at its target. Returns why it does not fit there, or undefined if it does. */
  add(target: Target, token: FoundToken, sourceModes: SourceModes): string | undefined {
    const main = getMainValue(token);
    if (!main) return "It has no value";
    switch (target.kind) {
      case "color":
        return this.#addColor(target.role, token, sourceModes);
      case "scale": {
        if (!isColor(main.css)) return "It is no colour that CSS can hold in 120 characters";
        const { scales = {} } = this.#tokens;
        const steps = { ...scales[target.scale], [String(target.step)]: main.css };
        this.#tokens.scales = { ...scales, [target.scale]: steps };
        return undefined;
      }
      case "size": {
        const found = main.fluidPx ?? readFluidPx(main.css) ?? toFixed(readPx(main.value));
        if (!found || !isLength(found.minPx) || !isLength(found.maxPx) || found.maxPx === 0) return "It is no size in px or rem";
        this.#set(target.name, found);
        return undefined;
      }
      case "leading": {
        const leading = Number(main.value);
        if (this.#sizes.get(target.name)?.minPx === undefined) return noSize;
        if (typeof main.value === "object" || !(leading >= 0.5 && leading <= 4)) return "It is no line height without a unit";
        this.#set(target.name, { leading });
        return undefined;
      }
      case "tracking": {
        const trackingEm = readEm(main.css);
        if (this.#sizes.get(target.name)?.minPx === undefined) return noSize;
        if (trackingEm === undefined) return "It is no letter spacing in em";
        this.#set(target.name, { trackingEm });
        return undefined;
      }
      case "weight": {
        const weight = Number(main.css);
        if (!isWeight(weight)) return "It is no weight from 1 to 1000";
        this.#tokens.weights = { ...this.#tokens.weights, [target.name]: weight };
        return undefined;
      }
      case "stack": {
        const names = readFamilies(main);
        if (!names || names.length > 20 || names.some((name) => name.length > 120)) return "It is no list of at most 20 families";
        this.#tokens.stacks = { ...this.#tokens.stacks, [target.name]: names };
        return undefined;
      }
      case "spacing":
        this.#tokens.spacing ??= [];
        return this.#addLength(this.#tokens.spacing, target.name, main, 80);
      case "section":
        this.#tokens.sectionGaps ??= [];
        return this.#addLength(this.#tokens.sectionGaps, target.name, main, 20);
      case "radius": {
        const px = readPx(main.value);
        if (!isLength(px)) return "It is no length in px or rem";
        if (target.name === baseRadius) {
          this.#tokens.radius = { ...this.#tokens.radius, basePx: px };
          return undefined;
        }
        const steps = [...(this.#tokens.radius?.steps ?? [])];
        const problem = this.#addLength(steps, target.name, main, 20);
        if (!problem) this.#tokens.radius = { ...this.#tokens.radius, steps };
        return problem;
      }
      case "shadow":
        return this.#addShadow(target.name, token);
      case "duration": {
        const ms = readMs(main.value);
        if (!isLength(ms)) return "It is no duration";
        this.#tokens.durations = { ...this.#tokens.durations, [target.name]: ms };
        return undefined;
      }
      case "easing": {
        const points = Array.isArray(main.value) ? main.value.map(Number) : [];
        if (points.length !== 4 || !points.every(Number.isFinite)) return "It is no cubic-bezier curve";
        this.#tokens.easings = { ...this.#tokens.easings, [target.name]: points };
        return undefined;
      }
      case "stroke": {
        const px = readPx(main.value);
        if (!isLength(px)) return "It is no length in px or rem";
        this.#tokens.strokePx = px;
        return undefined;
      }
      case "measure": {
        const measure = Number(/^(\d{1,4}(?:\.\d{1,6})?)(?:ch)?$/.exec(main.css)?.[1] ?? Number.NaN);
        if (!(measure >= 10 && measure <= 400)) return "It is no length in ch";
        this.#tokens.measureCh = measure;
        return undefined;
      }
      case "layout": {
        if (target.name === "columns") return Number(main.value) === 12 ? undefined : "The grid always has twelve columns";
        const px = readPx(main.value);
        if (!isLength(px)) return "It is no length in px or rem";
        this.#tokens.layout = { ...this.#tokens.layout, [`${target.name}Px`]: px };
        return undefined;
      }
      case "style":
        return this.#addStyle(target, token, main);
      default:
        return "It has no place";
    }
  }

  /** Keeps a token under its own name. Returns why it cannot be, or undefined. */
  addCustom(token: FoundToken): string | undefined {
    if (this.#custom.length >= maxCustomTokens) return `A design can have ${maxCustomTokens} tokens under their own names`;
    if (token.exact) return this.#addExact(token.exact);
    const segments = token.path.map((part) => part.slice(0, 120)).filter((part) => part !== "");
    let path = segments.slice(0, 15);
    if (this.#customPaths.has(path.join("\n"))) path = [token.file.slice(-120), ...path];
    if (path.length === 0 || this.#customPaths.has(path.join("\n"))) return "Another token of the same file has the same name";
    const dark = token.values.get("dark")?.css;
    const own = [...token.values].filter(([mode, { css }]) => mode !== "high-contrast-dark" || css !== dark);
    const values = Object.fromEntries(own.map(([mode, { value }]) => [mode, value]));
    if (!Object.keys(values).every((mode) => /^[a-z0-9][a-z0-9-]{0,59}$/.test(mode)))
      return "The names of its modes cannot be kept";
    this.#customPaths.add(path.join("\n"));
    const description = token.description?.slice(0, 1000);
    this.#custom.push({ path, type: token.type, values, ...(description ? { description } : {}) });
    return undefined;
  }

  /** Keeps a token exactly as an export of ours has it. */
  #addExact(token: CustomToken): string | undefined {
    const key = token.path.join("\n");
    if (this.#customPaths.has(key)) return "Another token of the same file has the same name";
    this.#customPaths.add(key);
    this.#custom.push(token);
    return undefined;
  }

  build(): GivenTokens {
    const sizes = [...this.#sizes].flatMap(([name, { minPx, maxPx, ...rest }]) =>
      minPx === undefined || maxPx === undefined ? [] : [{ name, minPx, maxPx, ...rest }],
    );
    return {
      ...this.#tokens,
      ...(this.#tokens.spacing ? { spacing: this.#tokens.spacing.toSorted((one, other) => one.px - other.px) } : {}),
      ...(sizes.length > 0 ? { sizes } : {}),
      ...(this.#custom.length > 0 ? { custom: this.#custom } : {}),
    };
  }

  #set(name: string, part: { minPx?: number; maxPx?: number; leading?: number; trackingEm?: number }): void {
    this.#sizes.set(name, { ...this.#sizes.get(name), ...part });
  }

  #addColor(role: string, token: FoundToken, { base, present }: SourceModes): string | undefined {
    if (![...token.values.values()].every(({ css }) => isColor(css)))
      return "It is no colour that CSS can hold in 120 characters";
    const colors: Record<string, Record<string, string>> = { ...this.#tokens.colors };
    const fallback = token.values.get(defaultMode);
    for (const mode of modes) {
      // Our own exports have a value for every mode that they have.
      const isOwn = token.vocabulary === "livery" && token.ownModes !== undefined;
      const applies = mode === base || (isOwn ? token.ownModes.has(mode) : present.has(mode));
      const value = token.values.get(mode) ?? (applies ? fallback : undefined);
      if (value) colors[mode] = { ...colors[mode], [role]: value.css };
    }
    this.#tokens.colors = colors;
    return undefined;
  }

  #addLength(list: Length[], name: string, { value }: FoundValue, most: number): string | undefined {
    const px = readPx(value);
    if (!isLength(px)) return "It is no length in px or rem";
    if (list.length >= most) return `There can be ${most} of them`;
    if (name === "" || name.length > 40 || list.some((one) => one.name === name)) return "Another one has the same name";
    list.push({ name, px });
    return undefined;
  }

  #addShadow(name: string, token: FoundToken): string | undefined {
    const light = readLayers(token.values.get(defaultMode)?.value ?? token.values.get("light")?.value);
    const hasDark = token.values.has("dark") || token.ownModes?.has("dark") === true;
    const darkValue = hasDark ? (token.values.get("dark") ?? getMainValue(token))?.value : undefined;
    const dark = darkValue === undefined ? undefined : readLayers(darkValue);
    if (!light || (darkValue !== undefined && !dark)) return "It has an inner shadow or lengths that are not in px or rem";
    this.#tokens.shadows ??= [];
    const { shadows } = this.#tokens;
    if (shadows.length >= 20 || shadows.some((one) => one.name === name)) return "Another shadow has the same name";
    shadows.push({ name, light, ...(dark ? { dark } : {}) });
    return undefined;
  }

  #addStyle(target: Target & { readonly kind: "style" }, token: FoundToken, main: FoundValue): string | undefined {
    const part = readStylePart(target.field, token, main);
    if (!part) return "It is no part of a text style";
    const styles: Record<string, TextStyle> = { ...this.#tokens.styles };
    this.#tokens.styles = { ...styles, [target.name]: { ...styles[target.name], ...part } };
    return undefined;
  }
}

const isColor = (css: string) => css.length <= maxColorLength && readColorNotation(css) !== undefined;
const isWeight = (weight: number) => Number.isInteger(weight) && weight >= 1 && weight <= 1000;
const toFixed = (px: number | undefined) => (px === undefined ? undefined : { minPx: px, maxPx: px });

function readEm(css: string): number | undefined {
  const [, digits] = /^(-?(?:\d{1,4}(?:\.\d{1,8})?|\.\d{1,8}))em$/.exec(css.trim()) ?? [];
  const em = css.trim() === "0" || css.trim() === "normal" ? 0 : Number(digits ?? Number.NaN);
  return em >= -1 && em <= 2 ? em : undefined;
}

function readMs(value: Json): number | undefined {
  if (!isRecord(value) || typeof value.value !== "number") return undefined;
  return value.unit === "ms" ? value.value : value.unit === "s" ? value.value * 1000 : undefined;
}

function readFamilies({ value, css }: FoundValue): string[] | undefined {
  if (Array.isArray(value)) return value.every((name) => typeof name === "string") ? [...value] : undefined;
  return parseFamilyList(css);
}

/** The layers of a shadow without its invisible ones; undefined if one cannot be held. */
function readLayers(value: Json | undefined): ShadowLayer[] | undefined {
  const layers = Array.isArray(value) ? value : value === undefined ? [] : [value];
  const read = layers.map((layer): ShadowLayer | undefined => {
    if (!isRecord(layer) || layer.inset === true || !isRecord(layer.color)) return undefined;
    const [x, y, blur, spread] = [layer.offsetX, layer.offsetY, layer.blur, layer.spread].map(readPx);
    const color = readDtcgColor(layer.color.colorSpace, layer.color.components, layer.color.alpha, layer.color.hex)?.css;
    if (x === undefined || y === undefined || blur === undefined || blur < 0 || !color || color.length > maxColorLength)
      return undefined;
    return { x, y, blur, spread: spread ?? 0, color };
  });
  if (layers.length > 8 || read.some((layer) => layer === undefined)) return undefined;
  return (read as ShadowLayer[]).filter(({ x, y, blur, spread }) => x !== 0 || y !== 0 || blur !== 0 || spread !== 0);
}

/** The part of a text style that one token of an export has. */
function readStylePart(field: string, token: FoundToken, { value, css }: FoundValue): TextStyle | undefined {
  const reference = (text: string | undefined) => text?.split("-").slice(1).join("-");
  switch (field) {
    case "family": {
      const family = reference(token.aliasOf?.join("-"));
      return family === "display" || family === "text" || family === "mono" ? { family } : undefined;
    }
    case "size": {
      const size = reference(token.aliasOf?.join("-"));
      return size === undefined ? {} : { size };
    }
    case "weight":
      return isWeight(Number(css)) ? { weight: Number(css) } : undefined;
    case "leading": {
      const leading = Number(value);
      return leading >= 0.5 && leading <= 4 ? { leading } : undefined;
    }
    case "tracking": {
      const trackingEm = readEm(css);
      return trackingEm === undefined ? undefined : { trackingEm };
    }
    default:
      return readWholeStyle(value);
  }
}

function readWholeStyle(value: Json): TextStyle | undefined {
  if (!isRecord(value)) return undefined;
  const { family, size, weight, leading, trackingEm } = value;
  return {
    ...(family === "display" || family === "text" || family === "mono" ? { family } : {}),
    ...(typeof size === "string" ? { size } : {}),
    ...(typeof weight === "number" && isWeight(weight) ? { weight } : {}),
    ...(typeof leading === "number" ? { leading } : {}),
    ...(typeof trackingEm === "number" ? { trackingEm } : {}),
  };
}

/** The modes of a source's values that a role can hold. */
export const isRoleMode = (mode: string): boolean => mode === defaultMode || own.has(mode as Mode);

/** Whether a mode is one for dark surroundings. */
export const isDark = (mode: string): boolean => isDarkModeName(mode);
