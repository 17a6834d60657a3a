import type { Json } from "#/brand-import/found-token";
import { getOwn, isObject, type JsonObject } from "#/brand-import/json/parse-json-file";

/** Values of a design as our plain exports write them, whatever their file. */
export type OwnValues = {
  /** Colours as CSS by mode and role. */
  readonly colors?: Json | undefined;
  /** Steps by scale: a list, or by number. */
  readonly palette?: Json | undefined;
  readonly families?: Json | undefined;
  readonly weights?: Json | undefined;
  readonly sizes?: Json | undefined;
  readonly styles?: Json | undefined;
  readonly measureCh?: Json | undefined;
  readonly spacing?: Json | undefined;
  readonly sections?: Json | undefined;
  readonly radius?: Json | undefined;
  readonly strokePx?: Json | undefined;
  readonly shadows?: Json | undefined;
  readonly durations?: Json | undefined;
  readonly easings?: Json | undefined;
  readonly layout?: Json | undefined;
  /** Colours that are not exactly their hex, by `palette.SCALE.STEP` or `MODE: ROLE`. */
  readonly exact?: Json | undefined;
};

const entries = (value: Json | undefined): readonly (readonly [string, Json])[] =>
  isObject(value)
    ? Object.entries(value)
    : Array.isArray(value)
      ? value.map((item, index) => [String(index + 1), item] as const)
      : [];

const mapEntries = (value: Json | undefined, read: (item: Json, name: string) => Json | undefined): JsonObject =>
  Object.fromEntries(
    entries(value).flatMap(([name, item]) => {
      const token = read(item, name);
      return token === undefined ? [] : [[name, token] as const];
    }),
  );

const token = ($type: string, $value: Json, extension?: JsonObject): JsonObject => ({
  $type,
  $value,
  ...(extension ? { $extensions: { livery: extension } } : {}),
});

const toColor = (value: Json | undefined): Json => (isObject(value) ? (value.exact ?? value.hex ?? null) : (value ?? null));
/** A length in pixels, or an object with it. */
const toLength = (value: Json): JsonObject =>
  token("dimension", { value: (isObject(value) ? value.px : value) ?? null, unit: "px" });

/** The values as a tree of tokens with the names of our own export in the token format. */
export function createOwnTree(values: OwnValues): JsonObject {
  const light = getOwn(values.colors, "light");
  const others = entries(values.colors).filter(([mode]) => mode !== "light");
  const getExact = (name: string, color: Json | undefined) => toColor(getOwn(values.exact, name) ?? color);
  return {
    palette: mapEntries(values.palette, (steps, scale) =>
      mapEntries(steps, (color, step) => token("color", getExact(`palette.${scale}.${step}`, color))),
    ),
    color: mapEntries(light, (color, role) =>
      token("color", getExact(`light: ${role}`, color), {
        modes: Object.fromEntries(others.map(([mode, colors]) => [mode, getExact(`${mode}: ${role}`, getOwn(colors, role))])),
      }),
    ),
    fontFamily: mapEntries(values.families, (family) => token("fontFamily", getOwn(family, "stack") ?? family)),
    fontWeight: mapEntries(values.weights, (weight) => token("fontWeight", weight)),
    fontSize: mapEntries(values.sizes, (size) => {
      const [minPx, maxPx] = [getOwn(size, "minPx") ?? null, getOwn(size, "maxPx") ?? null];
      return token("dimension", { value: maxPx, unit: "px" }, { minPx, maxPx });
    }),
    lineHeight: mapEntries(values.sizes, (size) => {
      const leading = getOwn(size, "leading");
      return leading === undefined ? undefined : token("number", leading);
    }),
    letterSpacing: mapEntries(values.sizes, (size) => {
      const em = getOwn(size, "trackingEm");
      return em === undefined ? undefined : token("dimension", `${String(em)}em`);
    }),
    typography: mapEntries(values.styles, (style) =>
      token(
        "typography",
        {
          fontFamily: `{fontFamily.${String(getOwn(style, "family"))}}`,
          fontSize: `{fontSize.${String(getOwn(style, "size"))}}`,
          fontWeight: getOwn(style, "weight") ?? null,
          lineHeight: getOwn(style, "leading") ?? null,
        },
        { trackingEm: getOwn(style, "trackingEm") ?? null },
      ),
    ),
    ...(typeof values.measureCh === "number" ? { measure: token("number", values.measureCh) } : {}),
    spacing: mapEntries(values.spacing, toLength),
    section: mapEntries(values.sections, toLength),
    radius: mapEntries(values.radius, toLength),
    ...(typeof values.strokePx === "number" ? { stroke: toLength(values.strokePx) } : {}),
    shadow: mapEntries(values.shadows, (shadow) =>
      token("shadow", getOwn(shadow, "light") ?? null, { modes: { dark: getOwn(shadow, "dark") ?? null } }),
    ),
    duration: mapEntries(values.durations, (ms) => token("duration", { value: ms, unit: "ms" })),
    easing: mapEntries(values.easings, (curve) => token("cubicBezier", curve)),
    layout: mapEntries(
      Object.fromEntries(entries(values.layout).map(([name, value]) => [name.replace(/Px$/, ""), value])),
      (value, name) => (name === "columns" ? token("number", value) : toLength(value)),
    ),
  };
}

const hasAll = (value: Json | undefined, ...keys: readonly string[]) => keys.every((key) => getOwn(value, key) !== undefined);

/** The values of a brand manifest; undefined if a file is none. */
export function readBrandManifest(value: Json): OwnValues | undefined {
  if (!hasAll(value, "brandColor", "colors", "typography", "spacing", "radius")) return undefined;
  const [colors, typography, spacing, motion] = ["colors", "typography", "spacing", "motion"].map((key) => getOwn(value, key));
  return {
    colors: getOwn(colors, "modes"),
    palette: getOwn(colors, "palette"),
    exact: getOwn(colors, "exact"),
    families: getOwn(typography, "families"),
    weights: getOwn(typography, "weights"),
    sizes: getOwn(typography, "sizes"),
    styles: getOwn(typography, "styles"),
    measureCh: getOwn(typography, "measureCh"),
    spacing: getOwn(spacing, "scale"),
    sections: getOwn(spacing, "sections"),
    radius: getOwn(value, "radius"),
    strokePx: getOwn(value, "strokePx"),
    shadows: getOwn(value, "shadows"),
    durations: getOwn(motion, "durationsMs"),
    easings: getOwn(motion, "easings"),
    layout: getOwn(value, "layout"),
  };
}

/** The values of our TypeScript exports; undefined if a module is none of them. */
export function readOwnModule(exports: ReadonlyMap<string, Json>): OwnValues | undefined {
  const get = (name: string) => exports.get(name);
  if (hasAll(get("colors"), "light", "dark") && hasAll(get("palette"), "brand", "neutral")) {
    return { colors: get("colors"), palette: get("palette") };
  }
  if (get("spacing") && get("sectionGaps") && get("radius")) {
    const motion = get("motion");
    return {
      spacing: get("spacing"),
      sections: get("sectionGaps"),
      radius: get("radius"),
      strokePx: get("strokePx"),
      shadows: get("shadows"),
      durations: getOwn(motion, "durations"),
      easings: getOwn(motion, "easings"),
      layout: get("layout"),
    };
  }
  if (get("families") && get("textStyles") && get("sizes")) {
    return {
      families: get("families"),
      weights: get("weights"),
      sizes: get("sizes"),
      styles: get("textStyles"),
      measureCh: get("measureCh"),
    };
  }
  return undefined;
}
