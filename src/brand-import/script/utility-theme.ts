import type { CssDeclaration } from "#/brand-import/css/read-declarations";
import type { Json } from "#/brand-import/found-token";
import { getOwn, isObject } from "#/brand-import/json/parse-json-file";
import { splitCss } from "#/kernel/text/split-css";

/**
 * The sections of a theme of version 3 of the utility framework by the names that version 4 gives
 * their variables.
 */
const sections: ReadonlyMap<string, string> = new Map([
  ["colors", "color"],
  ["fontFamily", "font"],
  ["fontSize", "text"],
  ["fontWeight", "font-weight"],
  ["lineHeight", "leading"],
  ["letterSpacing", "tracking"],
  ["spacing", "spacing"],
  ["borderRadius", "radius"],
  ["borderWidth", "border-width"],
  ["boxShadow", "shadow"],
  ["maxWidth", "container"],
  ["transitionDuration", "transition-duration"],
  ["transitionTimingFunction", "ease"],
]);

/** Sections whose values repeat those of other sections. */
const repeated: ReadonlySet<string> = new Set(["borderColor", "ringColor", "backgroundColor", "textColor"]);

/** The theme of a configuration or preset: its values, with those that extend the defaults. */
export function findTheme(value: Json | undefined): Json | undefined {
  const theme = getOwn(value, "theme");
  return isObject(theme) ? theme : undefined;
}

/** A custom token of our preset, which has its value behind its variable in `globals-css`. */
const customReference = /^var\(\s{0,9}(--[^,\s]{1,400}(?:\s[^,\s]{1,400}){0,40}\s?),\s(.{1,2000})\)$/s;

/**
 * The values of a theme as variables with the names of version 4. `customVariables` are those of the
 * custom tokens in a preset of ours, which keep their names.
 */
export function listThemeDeclarations(file: string, theme: Json, customVariables?: Json): readonly CssDeclaration[] {
  const custom: ReadonlySet<Json> = new Set(Array.isArray(customVariables) ? customVariables : []);
  const found: CssDeclaration[] = [];
  const add = (name: string, value: string) => {
    const plain = removeAlpha(value);
    const [, variable = "", own = ""] = custom.size > 0 ? (customReference.exec(plain) ?? []) : [];
    const scope = { mode: "default", owner: "" };
    if (custom.has(variable))
      found.push({ file, property: variable, value: own, scope, isTheme: false, isCustom: true, presetName: name });
    else found.push({ file, property: `--${name}`, value: plain, scope, isTheme: true });
  };
  const extend = getOwn(theme, "extend");
  const own = isObject(theme) ? Object.entries(theme).filter(([name]) => name !== "extend") : [];
  for (const [section, values] of [...own, ...(isObject(extend) ? Object.entries(extend) : [])]) {
    if (repeated.has(section) || !isObject(values)) continue;
    walk(values, [sections.get(section) ?? section], section, add);
  }
  return found;
}

function walk(values: Json, path: readonly string[], section: string, add: (name: string, value: string) => void): void {
  if (!isObject(values) || path.length > 20) return;
  for (const [key, value] of Object.entries(values)) {
    const own = key === "DEFAULT" ? path : [...path, key];
    const name = own.join("-");
    if (typeof value === "string" || typeof value === "number") add(name, String(value));
    else if (section === "fontFamily" && Array.isArray(value))
      add(name, value.filter((family) => typeof family === "string").join(", "));
    else if (section === "fontSize" && Array.isArray(value)) addSize(name, value, add);
    else if (section === "boxShadow" && Array.isArray(value)) add(name, value.map(String).join(", "));
    else if (isObject(value)) walk(value, own, section, add);
  }
}

function addSize(name: string, [size, options]: readonly Json[], add: (name: string, value: string) => void): void {
  if (typeof size === "string" || typeof size === "number") add(name, String(size));
  if (typeof options === "string" || typeof options === "number") add(`${name}--line-height`, String(options));
  for (const [key, property] of [
    ["lineHeight", "line-height"],
    ["letterSpacing", "letter-spacing"],
    ["fontWeight", "font-weight"],
  ] as const) {
    const value = getOwn(options, key);
    if (typeof value === "string" || typeof value === "number") add(`${name}--${property}`, String(value));
  }
}

/** A value without the placeholder for the opacity of a utility. */
function removeAlpha(value: string): string {
  if (!value.includes("<alpha-value>")) return value;
  const [, mixed] = /^color-mix\((.{1,2000})\)$/s.exec(value.trim()) ?? [];
  const [, color] = mixed === undefined ? [] : splitCss(mixed, ",");
  if (color !== undefined) return splitCss(color, " ").slice(0, -1).join(" ");
  return value.replace(/\s{0,9}\/\s{0,9}<alpha-value>/, "").replace(/,\s{0,9}<alpha-value>/, "");
}
