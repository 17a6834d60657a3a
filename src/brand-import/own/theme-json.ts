import type { Json } from "#/brand-import/found-token";
import { getOwn, getPath, isObject, type JsonObject } from "#/brand-import/json/parse-json-file";
import { parseCssValue } from "#/brand-import/values/css-value";
import { computeCalc } from "#/brand-import/values/calc";

/** Whether a file is the settings of a block theme, version 2 or 3. */
export const isThemeJson = (value: Json): boolean => {
  const version = getOwn(value, "version");
  return (version === 2 || version === 3) && (isObject(getOwn(value, "settings")) || isObject(getOwn(value, "styles")));
};

const listItems = (value: Json | undefined): readonly JsonObject[] =>
  Array.isArray(value) ? value.filter(isObject) : isObject(value) ? Object.values(value).flatMap(listItems) : [];

const getText = (value: Json | undefined, key: string): string | undefined => {
  const text = getOwn(value, key);
  return typeof text === "string" && text !== "" ? text : undefined;
};

/** `camelCase` as the block editor writes it in the names of variables. */
const toKebab = (name: string) => name.replace(/([a-z0-9])([A-Z])/g, "$1-$2").toLowerCase();

const token = ($type: string | undefined, $value: Json, extension?: JsonObject): JsonObject => ({
  ...($type === undefined ? {} : { $type }),
  $value,
  ...(extension ? { $extensions: { livery: extension } } : {}),
});

/** A name such as `2xl`, which the block editor writes `2-xl`. */
const restoreName = (slug: string) => slug.replace(/^(\d{1,2})-([a-z]{1,3})$/, "$1$2");

/** The presets and custom values of a block theme as a tree of tokens. */
export function readThemeJson(value: Json): { readonly tree: JsonObject; readonly isOwn: boolean } {
  const settings = getOwn(value, "settings");
  const custom = getOwn(settings, "custom");
  const palette = listItems(getPath(settings, "color", "palette"));
  const isOwn =
    isObject(getOwn(custom, "high-contrast-dark")) && palette.some((color) => getText(color, "slug") === "palette-brand-1");
  const toName = (item: JsonObject) => (isOwn ? getText(item, "name") : undefined) ?? getText(item, "slug") ?? "";
  const getColorModes = (slug: string) => {
    if (!isOwn) return undefined;
    const modes = ["dark", "high-contrast", "high-contrast-dark"].flatMap((mode) => {
      const color = getPath(custom, mode, slug);
      return typeof color === "string" ? [[mode, color] as const] : [];
    });
    return modes.length > 0 ? { modes: Object.fromEntries(modes) } : undefined;
  };
  const toEntries = (
    items: readonly JsonObject[],
    name: (item: JsonObject) => string,
    read: (item: JsonObject) => JsonObject | undefined,
  ) =>
    Object.fromEntries(
      items.flatMap((item) => {
        const found = read(item);
        return found && name(item) !== "" ? [[name(item), found] as const] : [];
      }),
    );
  const bySlug = (item: JsonObject) => getText(item, "slug") ?? "";
  const sizes = listItems(getPath(settings, "spacing", "spacingSizes"));
  const isSection = (item: JsonObject) => isOwn && bySlug(item).startsWith("section-");
  const toLength = (item: JsonObject) => token(undefined, getText(item, "size") ?? "");
  const ownTokens = isOwn ? readCustomTokens(custom) : {};
  const colors = palette.filter(
    (item) => !isOwn || !(bySlug(item).startsWith("palette-") || Object.hasOwn(ownTokens, bySlug(item))),
  );
  const scales = palette.filter((item) => isOwn && bySlug(item).startsWith("palette-"));
  return {
    isOwn,
    tree: {
      color: toEntries(colors, bySlug, (item) => token("color", getText(item, "color") ?? "", getColorModes(bySlug(item)))),
      palette: toEntries(
        scales,
        (item) => bySlug(item).slice("palette-".length),
        (item) => token("color", getText(item, "color") ?? ""),
      ),
      gradient: toEntries(listItems(getPath(settings, "color", "gradients")), bySlug, (item) =>
        token("css", getText(item, "gradient") ?? ""),
      ),
      fontFamily: toEntries(listItems(getPath(settings, "typography", "fontFamilies")), bySlug, (item) =>
        token("fontFamily", getText(item, "fontFamily") ?? ""),
      ),
      fontSize: toEntries(listItems(getPath(settings, "typography", "fontSizes")), toName, readSize),
      spacing: toEntries(
        sizes.filter((item) => !isSection(item)),
        toName,
        toLength,
      ),
      section: toEntries(sizes.filter(isSection), (item) => bySlug(item).slice("section-".length), toLength),
      shadow: toEntries(
        listItems(getPath(settings, "shadow", "presets")),
        (item) => (isOwn ? restoreName(bySlug(item)) : bySlug(item)),
        (item) => {
          const dark = isOwn ? getPath(custom, "shadowDark", bySlug(item)) : undefined;
          return token("shadow", getText(item, "shadow") ?? "", typeof dark === "string" ? { modes: { dark } } : undefined);
        },
      ),
      ...(isOwn ? { ...readOwnCustom(custom, settings), ...ownTokens } : readCustom(custom, 0)),
    },
  };
}

/** A font size; the editor makes it fluid between its limits if it has them. */
function readSize(item: JsonObject): JsonObject {
  const size = getText(item, "size") ?? String(getOwn(item, "size") ?? "");
  const [least, most] = ["min", "max"].map((key) => getPath(item, "fluid", key));
  const [minPx, maxPx] = [least, most].map((text) => (typeof text === "string" ? computeCalc(text)?.value : undefined));
  const fluid = minPx !== undefined && maxPx !== undefined ? { minPx, maxPx } : undefined;
  return token("dimension", size, fluid);
}

/** The custom values of our own themes, except those that belong to colours and shadows. */
function readOwnCustom(custom: Json | undefined, settings: Json | undefined): JsonObject {
  const read = (key: string, type?: string) => {
    const group = getOwn(custom, key);
    return isObject(group)
      ? Object.fromEntries(Object.entries(group).map(([name, value]) => [restoreName(name), token(type, value)]))
      : {};
  };
  const container = getPath(settings, "layout", "wideSize");
  return {
    radius: read("radius"),
    stroke: token(undefined, getOwn(custom, "stroke") ?? ""),
    fontWeight: read("weight", "fontWeight"),
    duration: read("duration"),
    easing: read("ease"),
    layout: { ...read("layout"), ...(typeof container === "string" ? { container: token(undefined, container) } : {}) },
  };
}

/** Tokens under their own names of our themes, which are one value in CSS each. */
function readCustomTokens(custom: Json | undefined): JsonObject {
  const groups = ["tokens", "tokens-dark", "tokens-high-contrast", "tokens-high-contrast-dark"].map((key) => {
    const group = getOwn(custom, key);
    return [key.replace(/^tokens-?/, ""), isObject(group) ? group : {}] as const;
  });
  const slugs = new Set(groups.flatMap(([, group]) => Object.keys(group)));
  return Object.fromEntries(
    [...slugs].map((slug) => {
      const modes = groups.flatMap(([mode, group]) =>
        mode !== "" && Object.hasOwn(group, slug) ? [[mode, group[slug] ?? ""]] : [],
      );
      const value = getOwn(getOwn(custom, "tokens"), slug);
      const extension = { custom: "css", modes: Object.fromEntries(modes) };
      const [css] = [value, ...modes.map(([, other]) => other)].filter((text) => typeof text === "string");
      const read = css === undefined ? "css" : parseCssValue(css).type;
      // Quotes belong to the CSS of a string, not to its value.
      const type = read === "string" ? "css" : read;
      // Without a value for light mode, `sets` says that it is a token.
      const own = { $type: type, $extensions: { livery: extension } };
      return [slug, value === undefined ? { ...own, sets: {} } : { ...own, $value: value }];
    }),
  );
}

function readCustom(custom: Json | undefined, depth: number): JsonObject {
  if (!isObject(custom) || depth > 20) return {};
  return Object.fromEntries(
    Object.entries(custom).map(([name, value]) => [
      toKebab(name),
      isObject(value) ? readCustom(value, depth + 1) : token(undefined, value),
    ]),
  );
}
