import {
  defaultMode,
  type FoundToken,
  type FoundValue,
  type LeftItem,
  type Reading,
  type TextFile,
  type TokenType,
  type Vocabulary,
} from "#/brand-import/found-token";
import { maxResolvedCharacters } from "#/brand-import/import-limits";
import { isDarkModeName, parseModeName, readFileMode } from "#/brand-import/mode-name";
import { chooseLightDark } from "#/brand-import/css/light-dark";
import { type CssDeclaration, readDeclarations } from "#/brand-import/css/read-declarations";
import { getTypeHint } from "#/brand-import/css/type-hint";
import { Variables, type VariableEntry } from "#/brand-import/css/variables";
import { unescapeCss } from "#/kernel/text/css-escape";
import { toThemeName } from "#/model/custom-variables";
import { isCssValue } from "#/model/css-value";
import { parseCssValue, type TypedValue } from "#/brand-import/values/css-value";

/** Names that together show that a style sheet is a theme of shadcn's components. */
const shadcnNames = ["--background", "--foreground", "--primary", "--primary-foreground", "--muted-foreground"];

/** Names that together show that a style sheet is one of our exports, by export. */
const ownNames: readonly (readonly string[])[] = [
  ["--palette-brand-1", "--palette-neutral-12", "--primary", "--radius", "--font-text", "--weight-display"],
  ["--color-brand-1", "--color-neutral-12", "--color-primary", "--radius", "--font-text", "--font-weight-headline"],
  ["--primary-hover", "--destructive-text", "--ring-offset", "--spot-foreground", "--inverse-muted", "--radius", "--ease-in-out"],
];

/**
 * A variable whose value is the inside of a colour function, by the function that it is used in.
 */
const wrapper = /\b(rgba?|hsla?|oklch|oklab|lab|lch|hwb)\(\s{0,9}(?:from\s{1,9})?var\(\s{0,9}(--[\w-]{1,200})/gi;

const hslTriple = /^[\d.]{1,12}(?:deg)?\s{1,9}[\d.]{1,12}%\s{1,9}[\d.]{1,12}%(?:\s{0,9}\/\s{0,9}[\d.]{1,12}%?)?$/;
const bareTriple =
  /^[\d.]{1,12}%?(?:deg)?[\s,]{1,9}[\d.]{1,12}%?[\s,]{1,9}[\d.]{1,12}%?(?:deg)?(?:\s{0,9}\/\s{0,9}[\d.]{1,12}%?)?$/;

/**
 * The custom properties of style sheets as tokens, their variables resolved across all of the
 * files.
 */
export function readCss(files: readonly TextFile[], others: readonly CssDeclaration[] = []): Reading {
  const sheets = files.map((file) => ({ file, ...readDeclarations(file) }));
  const declarations = sheets.flatMap((sheet) => sheet.declarations);
  const reading = readVariables([...declarations, ...others]);
  return {
    ...reading,
    files: [...new Set([...files.map(({ path }) => path), ...reading.files])],
    notices: [...sheets.flatMap((sheet) => sheet.notices), ...reading.notices],
  };
}

/** Custom properties as tokens, from style sheets and from what else defines variables. */
export function readVariables(declarations: readonly CssDeclaration[]): Reading {
  const wrappers = findWrappers(declarations);
  const { variables, left } = collectVariables(declarations);
  const names = new Set(variables.names);
  const own = detectVocabulary(names);
  const isTheme = declarations.some((declaration) => declaration.isTheme && declaration.property === "--color-primary");
  const tokens: FoundToken[] = [];
  for (const name of variables.names) {
    for (const [index, group] of groupEntries(variables.list(name)).entries()) {
      // Several of our exports write the same values in different notations.
      if (own === "livery" && index > 0 && group[0]?.owner === "") continue;
      const read = readToken(name, group, variables, wrappers, own, isTheme);
      if ("reason" in read) left.push(read);
      else tokens.push(read);
    }
  }
  const files = [...new Set(declarations.map(({ file }) => file))];
  return { format: formatNames[own], files, tokens, left, notices: [...variables.notices, ...describeConflicts(variables)] };
}

const formatNames: Readonly<Record<Vocabulary, string>> = {
  livery: "Export of Livery (CSS)",
  shadcn: "shadcn theme (CSS)",
  plain: "CSS custom properties",
};

function detectVocabulary(names: ReadonlySet<string>): Vocabulary {
  if (ownNames.some((group) => group.every((name) => names.has(name)))) return "livery";
  return shadcnNames.every((name) => names.has(name)) ? "shadcn" : "plain";
}

function findWrappers(declarations: readonly CssDeclaration[]): ReadonlyMap<string, string> {
  const wrappers = new Map<string, string>();
  for (const { value } of declarations) {
    if (!value.includes("var(")) continue;
    for (const [, name = "", variable = ""] of value.matchAll(wrapper)) {
      if (!wrappers.has(variable)) wrappers.set(variable, name.toLowerCase().replace(/a$/, ""));
    }
  }
  return wrappers;
}

/**
 * The modes of declarations in which a brand's prefix is part of the name, such as `dark-acme` of the
 * class `acme-dark-theme`, by what they are: the only mode of its scheme is that scheme.
 */
function findPlainModes(declarations: readonly CssDeclaration[]): ReadonlyMap<string, string> {
  const modes = [...new Set(declarations.map(({ scope }) => scope.mode))];
  return new Map(
    (["light", "dark"] as const).flatMap((scheme) => {
      const own = modes.filter((mode) => parseModeName(mode).scheme === scheme && !parseModeName(mode).contrast);
      const [only] = own;
      return only !== undefined && own.length === 1 && only !== scheme ? [[only, scheme] as const] : [];
    }),
  );
}

function collectVariables(declarations: readonly CssDeclaration[]) {
  const plainModes = findPlainModes(declarations);
  const variables = new Variables(maxResolvedCharacters);
  const left: LeftItem[] = [];
  for (const { file, property, value, scope, isTheme, isCustom, presetName } of declarations) {
    if (!property.startsWith("--")) continue;
    if (isTheme && value.trim() === "initial") {
      left.push({ source: `${file}: ${property}`, reason: "It only removes defaults of the utility framework." });
      continue;
    }
    const fileMode = scope.mode === defaultMode ? readFileMode(file) : undefined;
    variables.add(property, {
      file,
      mode: fileMode ?? plainModes.get(scope.mode) ?? scope.mode,
      owner: scope.owner,
      value,
      isTheme,
      isCustom,
      presetName,
    });
  }
  return { variables, left };
}

/**
 * The entries of one name that make one token: those of one element. Where several files define the
 * same mode differently, each file has a token of its own.
 */
function groupEntries(entries: readonly VariableEntry[]): VariableEntry[][] {
  const groups: VariableEntry[][] = [];
  for (const entry of entries) {
    const group = groups.find(
      ([first, ...rest]) =>
        first !== undefined &&
        first.owner === entry.owner &&
        [first, ...rest].every((other) => other.mode !== entry.mode || other.value === entry.value),
    );
    if (!group) groups.push([entry]);
    else if (group.every(({ mode }) => mode !== entry.mode)) group.push(entry);
  }
  return groups;
}

function describeConflicts(variables: Variables): string[] {
  const names = variables.names.filter((name) => {
    const page = variables.list(name).filter(({ owner }) => owner === "");
    return page.some((one) => page.some((other) => other.mode === one.mode && other.value !== one.value));
  });
  if (names.length === 0) return [];
  const shown = names.slice(0, 8).join(", ");
  return [
    `${names.length === 1 ? "A variable has" : `${names.length} variables have`} different values in different files: ${shown}` +
      `${names.length > 8 ? " and others" : ""}. Each value is kept; the first file counts for roles.`,
  ];
}

function readToken(
  name: string,
  group: readonly VariableEntry[],
  variables: Variables,
  wrappers: ReadonlyMap<string, string>,
  vocabulary: Vocabulary,
  isTheme: boolean,
): FoundToken | LeftItem {
  const [first] = group;
  if (!first) return { source: name, reason: "It has no value." };
  const { file, owner } = first;
  const source = owner === "" ? `${file}: ${name}` : `${file}: ${owner} ${name}`;
  const isFirst = variables.list(name)[0] === first || owner !== "";
  const isCustom = vocabulary === "livery" && group.some((entry) => entry.isCustom);
  const own = unescapeCss(name.replace(/^--/, "")) || "--";
  const path = [...(owner === "" ? [] : [owner]), ...(isFirst ? [] : [toStem(file)]), own];
  const themeName = first.presetName ?? (first.isTheme && first.isCustom ? unescapeCss(name.slice(2)) : undefined);
  const hint = themeName === undefined ? getTypeHint([name]) : getGroupType(themeName);
  const found = new Map<string, TypedValue>();
  let problem = "";
  for (const mode of variables.modes) {
    const ownEntry = group.find((entry) => entry.mode === mode);
    if (!ownEntry && (owner !== "" || !isFirst) && mode !== defaultMode && mode !== "dark") continue;
    const scope = { file: ownEntry?.file ?? file, mode, owner };
    const resolved = ownEntry ? variables.replace(ownEntry.value, scope, [name]) : variables.resolve(name, scope);
    if ("problem" in resolved) {
      if (ownEntry || problem === "") problem = resolved.problem;
      continue;
    }
    found.set(mode, parseWrapped(chooseLightDark(resolved.text, isDarkModeName(mode)), wrappers.get(name), hint));
  }
  const { type, values } = unifyValues(found);
  if (values.size === 0) return { source, reason: `${problem || "It has no value"}.` };
  if (isCustom) {
    const { presetName } = first;
    const place =
      presetName !== undefined
        ? { path: splitOnce(own).find((split) => toThemeName({ path: split, type }) === presetName) ?? [own], type }
        : isTheme && owner === "" && isFirst
          ? placeInTheme(own, type)
          : { path, type };
    return { file, name, ...place, values: place.type === "css" ? toTexts(values) : values, vocabulary, isCustom };
  }
  const [, alias] = /^var\(\s{0,9}--([\w-]{1,200})\s{0,9}\)$/.exec(first.value.trim()) ?? [];
  // A variable that is nothing but another one has the modes of that one.
  const referred = alias === undefined ? [] : variables.list(`--${alias}`);
  const ownModes = new Set([...group, ...referred].map(({ mode }) => mode));
  return { file, name, path, type, values, vocabulary, aliasOf: alias === undefined ? undefined : [alias], ownModes };
}

/** Groups of the utility framework as parts of a path; see `toThemeName`. */
const utilityGroups: readonly (readonly [prefix: string, part: string])[] = [
  ["font-weight-", "font-weight"],
  ["spacing-", "spacing"],
  ["leading-", "leading"],
  ["radius-", "radius"],
  ["shadow-", "shadow"],
  ["color-", "color"],
  ["font-", "font"],
  ["text-", "font-size"],
  ["ease-", "ease"],
];

/** What the group of a theme's variable says about its type. */
function getGroupType(name: string): TokenType | undefined {
  const [, part = ""] = utilityGroups.find(([start]) => name.startsWith(start)) ?? [];
  return groupTypes.get(part);
}
const groupTypes: ReadonlyMap<string, TokenType> = new Map<string, TokenType>([
  ["font-weight", "fontWeight"],
  ["spacing", "dimension"],
  ["radius", "dimension"],
  ["font-size", "dimension"],
  ["shadow", "shadow"],
  ["font", "fontFamily"],
  ["ease", "cubicBezier"],
]);

/** A name as one part and as two, split at each hyphen. */
const splitOnce = (name: string): (readonly string[])[] => {
  const at = [...name.slice(0, 200)].flatMap((character, index) => (character === "-" && index > 0 ? [index] : []));
  return [[name], ...at.map((index) => [name.slice(0, index), name.slice(index + 1)])].filter((parts) => parts.at(-1) !== "");
};

/** The path and type with which a custom variable of a theme gets the same name there again. */
function placeInTheme(name: string, type: TokenType): Pick<FoundToken, "path" | "type"> {
  const [prefix = "", part = ""] = utilityGroups.find(([start]) => name.startsWith(start)) ?? [];
  const paths: readonly (readonly string[])[] = [
    ...(part === "" || name === prefix ? [] : [[part, name.slice(prefix.length)]]),
    [name],
  ];
  const path = paths.find((candidate) => toThemeName({ path: candidate, type }) === name);
  return path ? { path, type } : { path: [name], type: "css" };
}

const toTexts = (values: ReadonlyMap<string, FoundValue>): ReadonlyMap<string, FoundValue> =>
  new Map([...values].map(([mode, value]) => [mode, { ...value, value: value.css }]));

const toStem = (path: string) => (path.slice(path.lastIndexOf("/") + 1).replace(/\.\w{1,8}$/, "") || path).slice(0, 100);

/** A value whose text may be only the coordinates of a colour, as older themes write them. */
function parseWrapped(text: string, wrappedBy: string | undefined, hint: TokenType | undefined): TypedValue {
  const css = text.trim();
  const isBare = /^[\d.]/.test(css);
  if (isBare && hslTriple.test(css) && (wrappedBy === undefined || wrappedBy === "hsl")) return parseCssValue(`hsl(${css})`);
  if (isBare && wrappedBy !== undefined && bareTriple.test(css)) {
    const color = parseCssValue(`${wrappedBy}(${css})`);
    if (color.type === "color") return color;
  }
  return parseCssValue(css, hint);
}

/**
 * The values of a token by mode without those that equal its default. Where the values of modes
 * have different types, all of them keep their text.
 */
export function unifyValues(found: ReadonlyMap<string, TypedValue>): {
  readonly type: TokenType;
  readonly values: ReadonlyMap<string, FoundValue>;
} {
  const types = new Set([...found.values()].map(({ type }) => type));
  const [only = "string"] = types;
  const isCss = [...found.values()].every(({ css }) => isCssValue(css));
  const type = types.size === 1 ? only : isCss ? "css" : "string";
  const toValue = ({ value, css, fluidPx }: TypedValue): FoundValue => ({
    value: types.size === 1 ? value : css,
    css,
    ...(fluidPx ? { fluidPx } : {}),
  });
  const base = found.get(defaultMode) ?? found.get("light");
  const values = new Map<string, FoundValue>();
  if (base) values.set(defaultMode, toValue(base));
  for (const [mode, value] of found) {
    if (mode === defaultMode || (base && value.css === base.css)) continue;
    values.set(mode, toValue(value));
  }
  return { type, values };
}
