import { formatModeName, isModeWord, parseModeName, splitWords, type ModeParts } from "#/brand-import/mode-name";
import { splitCss } from "#/kernel/text/split-css";

/**
 * Where a declaration applies: the mode, and the selector of the element if that is not the whole
 * page (empty for the page).
 */
export type CssScope = { readonly mode: string; readonly owner: string };

type ModeBuilder = { scheme?: "light" | "dark"; contrast: boolean; extra: string[] };

const merge = (target: ModeBuilder, parts: ModeParts) => {
  if (parts.scheme) target.scheme = parts.scheme;
  if (parts.contrast) target.contrast = true;
  for (const word of parts.extra) if (!target.extra.includes(word)) target.extra.push(word);
};

/**
 * The conditions of at-rules around a declaration, such as `media (prefers-color-scheme: dark)`.
 */
export type AtRuleCondition = { readonly name: string; readonly params: string };

function applyCondition(target: ModeBuilder, { name, params }: AtRuleCondition): void {
  if (name === "layer" || name === "theme" || name === "scope" || name === "starting-style") return;
  const text = params.toLowerCase().replaceAll(" ", "");
  if (text.includes("prefers-color-scheme:dark")) target.scheme = "dark";
  else if (text.includes("prefers-color-scheme:light")) target.scheme = "light";
  if (text.includes("prefers-contrast:more") || text.includes("prefers-contrast:high")) target.contrast = true;
  const isScheme = text.includes("prefers-color-scheme") || text.includes("prefers-contrast");
  if (text.includes("color-gamut:p3") || text.includes("display-p3")) {
    if (!target.extra.includes("p3")) target.extra.push("p3");
  } else if (!isScheme) {
    merge(target, { contrast: false, extra: [splitWords(`${name} ${params}`).join("-").slice(0, 40)] });
  }
}

const themeAttribute = /(?:theme|mode|scheme|appearance|contrast)/i;
const rootPseudo: ReadonlySet<string> = new Set([":root", ":host", "::backdrop", ":before", ":after", "::before", "::after"]);
const rootTags: ReadonlySet<string> = new Set(["", "*", "html", "body"]);
const rootClasses: ReadonlySet<string> = new Set(["system", "auto", "root"]);

/**
 * The simple selectors of a compound selector: its type, classes, attributes and pseudo-classes.
 */
function splitCompound(compound: string): string[] {
  const parts: string[] = [];
  let part = "";
  let depth = 0;
  for (const character of compound) {
    const starts =
      depth === 0 && (character === "." || character === "#" || character === "[" || (character === ":" && part !== ":"));
    if (starts && part !== "") {
      parts.push(part);
      part = "";
    }
    if (character === "(" || character === "[") depth++;
    if (character === ")" || character === "]") depth--;
    part += character;
  }
  return part === "" ? parts : [...parts, part];
}

const unquote = (text: string) => text.trim().replace(/^["']/, "").replace(/["']$/, "");

/** Reads one compound selector into the mode. Returns what is not about the mode or the page. */
function readCompound(compound: string, target: ModeBuilder): string {
  const rest: string[] = [];
  for (const simple of splitCompound(compound)) {
    const first = simple[0];
    if (first === ".") {
      const words = splitWords(simple);
      const isTheme = words.some(isModeWord) || words.includes("theme");
      const isKnown = words.every(
        (word) => isModeWord(word) || ["theme", "mode", "high", "more", "color", "scheme"].includes(word),
      );
      if (isTheme && (isKnown || words.includes("theme"))) merge(target, parseModeName(simple));
      else if (!rootClasses.has(simple.slice(1))) rest.push(simple);
    } else if (first === "[") {
      const [name = "", ...value] = simple.slice(1, -1).split("=");
      const attribute = name.replace(/[~|^$*\s]$/, "").trim();
      if (themeAttribute.test(attribute)) merge(target, parseModeName(unquote(value.join("="))));
      else rest.push(simple);
    } else if (first === ":") {
      if (/^:(?:where|is|matches|-webkit-any|host)\(/.test(simple)) {
        const [inner = ""] = splitCss(simple.slice(simple.indexOf("(") + 1, -1), ",");
        const left = readCompound(inner, target);
        if (left !== "") rest.push(left);
      } else if (!simple.startsWith(":not(") && !rootPseudo.has(simple)) rest.push(simple);
    } else if (!rootTags.has(simple.toLowerCase())) rest.push(simple);
  }
  return rest.join("");
}

/** The scopes of a rule: one for each selector of its list. */
export function listScopes(selectors: string, conditions: readonly AtRuleCondition[]): CssScope[] {
  const scopes = splitCss(selectors.slice(0, 20_000), ",")
    .slice(0, 200)
    .map((selector): CssScope => {
      const target: ModeBuilder = { contrast: false, extra: [] };
      for (const condition of conditions) applyCondition(target, condition);
      const compounds = splitCss(selector.replaceAll(">", " "), " ").slice(0, 40);
      const owner = compounds
        .map((compound) => readCompound(compound, target))
        .filter(Boolean)
        .join(" ");
      return { mode: formatModeName(target), owner: owner.slice(0, 100) };
    });
  const unique = new Map(scopes.map((scope) => [`${scope.mode} ${scope.owner}`, scope]));
  return [...unique.values()];
}
