import { readCustomList } from "#/brand-import/own/custom-tokens";
import type { FoundToken, Json, LeftItem, Reading, TextFile, Vocabulary } from "#/brand-import/found-token";
import { getOwn, getPath, isObject, type JsonObject, parseJsonFile } from "#/brand-import/json/parse-json-file";
import { resolveTokens } from "#/brand-import/json/resolve-tokens";
import { findPointer, type RawToken, readTokenTree, type TokenDocument } from "#/brand-import/json/token-tree";
import { parseModeName, readFileMode, toModeName } from "#/brand-import/mode-name";
import { joinShadowLayers } from "#/brand-import/json/shadow-layers";
import { parseYamlFile } from "#/brand-import/json/parse-yaml-file";
import { isPlainValues, toPlainTree } from "#/brand-import/json/plain-values";
import { alignThemes } from "#/brand-import/json/align-themes";
import { isFigmaVariables, readFigmaVariables } from "#/brand-import/json/figma-variables";

/** A JSON file with its value. */
export type JsonFile = { readonly path: string; readonly value: Json };

/** Files of which each is one document in YAML, or several. */
const yaml = /\.ya?ml$/i;

/**
 * Parses JSON and YAML files. Each document of a YAML file is one of its own. Those that are none
 * are left with the reason.
 */
export function parseJsonFiles(files: readonly TextFile[]): {
  readonly parsed: readonly JsonFile[];
  readonly left: readonly LeftItem[];
} {
  const parsed: JsonFile[] = [];
  const left: LeftItem[] = [];
  for (const file of files) {
    if (yaml.test(file.path)) {
      const result = parseYamlFile(file);
      if ("problem" in result) left.push({ source: file.path, reason: result.problem });
      else
        for (const [index, value] of result.documents.entries())
          parsed.push({ path: index === 0 ? file.path : `${file.path}#${index + 1}`, value });
      continue;
    }
    const result = parseJsonFile(file);
    if ("problem" in result) left.push({ source: file.path, reason: result.problem });
    else parsed.push({ path: file.path, value: result.value });
  }
  return { parsed, left };
}

type Documents = {
  readonly format: string;
  readonly documents: readonly TokenDocument[];
  readonly raw?: readonly RawToken[];
  readonly left?: readonly LeftItem[];
};

/**
 * Design tokens of JSON files: the token format with its resolver and extensions, sets of Tokens
 * Studio and Penpot, variables of Figma, sources of Style Dictionary, Spectrum and Carbon. All
 * files are one collection: references go from file to file.
 */
export function readTokenFiles(given: readonly JsonFile[]): readonly Reading[] {
  const files = joinSetFiles(given);
  if (files.length === 0) return [];
  const byPath = new Map(files.map((file) => [file.path, file]));
  const used = new Set<string>();
  const readings: {
    readonly format: string;
    readonly files: readonly string[];
    readonly documents: readonly TokenDocument[];
    readonly raw: readonly RawToken[];
    readonly left: readonly LeftItem[];
  }[] = [];
  const add = (file: JsonFile, { format, documents, raw = [], left: leftItems = [] }: Documents) => {
    let left = leftItems;
    const own = documents.map((document) => ({ document, ...readTokenTree(document) }));
    // A file without a single token may be one of plain values.
    const trees = own.map((tree) =>
      tree.tokens.length > 0 || tree.left.length > 0 || !isPlainValues(tree.document.root)
        ? tree
        : readTokenTree({ ...tree.document, root: toPlainTree(tree.document.root) }),
    );
    const isEmpty = raw.length + left.length === 0 && trees.every((tree) => tree.tokens.length + tree.left.length === 0);
    if (isEmpty) left = [{ source: file.path, reason: "It has no design tokens." }];
    readings.push({
      format,
      files: [...new Set([file.path, ...documents.map((document) => document.file)])],
      documents,
      raw: [...raw, ...trees.flatMap((tree) => tree.tokens)],
      left: [...left, ...trees.flatMap((tree) => tree.left)],
    });
  };
  for (const file of files) {
    if (!isResolver(file.value)) continue;
    const read = readResolver(file, byPath);
    for (const document of read.documents) used.add(document.file);
    used.add(file.path);
    add(file, read);
  }
  for (const file of files) {
    if (used.has(file.path)) continue;
    if (isFigmaVariables(file.value)) {
      const { raw, left } = readFigmaVariables(file);
      add(file, { format: "Figma variables", documents: [], raw, left });
    } else if (isSets(file.value)) add(file, readSets(file));
    else add(file, readPlain(file));
  }
  return mergeReadings(readings);
}

/**
 * Plain token files of one kind belong together; a resolver, a file of sets and variables each
 * stand alone.
 */
function mergeReadings(
  readings: readonly {
    readonly format: string;
    readonly files: readonly string[];
    readonly raw: readonly RawToken[];
    readonly left: readonly LeftItem[];
  }[],
): Reading[] {
  const groups: { format: string; files: string[]; raw: RawToken[]; left: LeftItem[] }[] = [];
  for (const reading of readings) {
    const isAlone = reading.format === resolverFormat || reading.format === setsFormat;
    const group = isAlone ? undefined : groups.find(({ format }) => format !== resolverFormat && format !== setsFormat);
    if (!group)
      groups.push({ format: reading.format, files: [...reading.files], raw: [...reading.raw], left: [...reading.left] });
    else {
      if (reading.raw.length > 0 && !group.format.includes(reading.format)) group.format = `${group.format}, ${reading.format}`;
      group.files.push(...reading.files);
      group.raw.push(...reading.raw);
      group.left.push(...reading.left);
    }
  }
  return groups.map(({ format, files, raw, left }) => {
    const vocabulary = detectVocabulary(raw);
    const themes = alignThemes(raw);
    const resolved = resolveTokens(themes.raw, vocabulary);
    const reading: Reading = {
      format: vocabulary === "livery" ? `Export of Livery (${format})` : format,
      files,
      tokens: vocabulary === "livery" ? [...joinShadowLayers(resolved.tokens), ...listExtensionTokens(raw)] : resolved.tokens,
      left: [...left, ...resolved.left],
      notices: [...themes.notices, ...resolved.notices],
    };
    return reading;
  });
}

/** Tokens under their own names that the format cannot hold, from the extension of our files, once. */
function listExtensionTokens(raw: readonly RawToken[]): readonly FoundToken[] {
  const roots = new Map(raw.map(({ document }) => [document.root, document.label]));
  const found = [...roots].flatMap(([root, label]) => readCustomList(label, getPath(root, "$extensions", "livery", "tokens")));
  return [...new Map(found.map((token) => [token.path.join("\n"), token])).values()];
}

/** Names that together show that a tree is one of our exports. */
const ownPaths = [
  "palette.brand.1",
  "palette.neutral.12",
  "color.primary",
  "fontFamily.text",
  "fontWeight.display",
  "radius.base",
  "section.base",
];

function detectVocabulary(raw: readonly RawToken[]): Vocabulary {
  const names = new Set(raw.map(({ path }) => path.join(".")));
  return ownPaths.every((name) => names.has(name)) ? "livery" : "plain";
}

const resolverFormat = "Design tokens with a resolver (DTCG)";
const setsFormat = "Token sets (Tokens Studio, Penpot)";

const isResolver = (value: Json): value is JsonObject => Array.isArray(getOwn(value, "resolutionOrder"));

/**
 * The trees of a resolver file in their order: sets for all modes, contexts of modifiers for their
 * own.
 */
function readResolver(file: JsonFile, byPath: ReadonlyMap<string, JsonFile>): Documents {
  const documents: TokenDocument[] = [];
  const left: LeftItem[] = [];
  const addSources = (sources: Json | undefined, mode: string | undefined) => {
    for (const source of Array.isArray(sources) ? sources : []) {
      const reference = getOwn(source, "$ref");
      if (typeof reference !== "string") {
        documents.push({ file: file.path, label: file.path, root: source, mode });
        continue;
      }
      if (reference.startsWith("#")) {
        const target = findPointer(file.value, reference);
        if (isObject(target)) addSources(getOwn(target, "sources") ?? [target], mode);
        continue;
      }
      const found = byPath.get(joinPath(file.path, reference));
      if (found) documents.push({ file: found.path, label: found.path, root: found.value, mode });
      else
        left.push({
          source: `${file.path}: ${reference.slice(0, 200)}`,
          reason: "The file that it refers to is not among the files.",
        });
    }
  };
  const addModifier = (modifier: Json | undefined) => {
    const contexts = getOwn(modifier, "contexts");
    const usual = getOwn(modifier, "default");
    for (const [name, sources] of isObject(contexts) ? Object.entries(contexts) : []) {
      addSources(sources, name === usual ? undefined : toModeName(name));
    }
  };
  const order = getOwn(file.value, "resolutionOrder");
  for (const entry of Array.isArray(order) ? order.slice(0, 200) : []) {
    const reference = getOwn(entry, "$ref");
    const target = typeof reference === "string" ? findPointer(file.value, reference) : entry;
    if (isObject(getOwn(target, "contexts"))) addModifier(target);
    else addSources(getOwn(target, "sources"), undefined);
  }
  return { format: resolverFormat, documents, left };
}

/** A path relative to the folder of a file, without leaving the import. */
function joinPath(from: string, reference: string): string {
  const parts = from.split("/").slice(0, -1);
  for (const part of reference.split("#")[0]?.split("/") ?? []) {
    if (part === "..") parts.pop();
    else if (part !== "." && part !== "") parts.push(part);
  }
  return parts.join("/");
}

const isSets = (value: Json): value is JsonObject =>
  isObject(value) && (Array.isArray(getOwn(value, "$themes")) || Array.isArray(getPath(value, "$metadata", "tokenSetOrder")));

/**
 * The sets of one file of Tokens Studio or Penpot, each with the mode of the theme that it belongs
 * to.
 */
function readSets(file: JsonFile): Documents {
  const { value } = file;
  const order = getPath(value, "$metadata", "tokenSetOrder");
  const listed = Array.isArray(order) ? order.filter((name) => typeof name === "string") : [];
  const sets = new Map(
    isObject(value) ? Object.entries(value).filter(([name, set]) => !name.startsWith("$") && isObject(set)) : [],
  );
  const names = [...listed.filter((name) => sets.has(name)), ...[...sets.keys()].filter((name) => !listed.includes(name))];
  const modeOf = readThemes(getOwn(value, "$themes"));
  const documents = names.map((name): TokenDocument => {
    const mode = modeOf.get(name) ?? readSetMode(name);
    return { file: file.path, label: `${file.path}#${name}`.slice(0, 200), root: sets.get(name) ?? null, mode };
  });
  return { format: setsFormat, documents };
}

/**
 * Sets of Tokens Studio that are files of one folder, beside `$themes` and `$metadata`, as one file
 * of sets, whose names are their paths in the folder.
 */
function joinSetFiles(files: readonly JsonFile[]): readonly JsonFile[] {
  const special = /^(.*\/|)\$(themes|metadata)\.(?:json5?|ya?ml)$/i;
  const folders = new Map<string, Map<string, Json>>();
  for (const { path, value } of files) {
    const [, folder, name] = special.exec(path) ?? [];
    if (folder !== undefined && name !== undefined)
      folders.set(folder, (folders.get(folder) ?? new Map<string, Json>()).set(`$${name.toLowerCase()}`, value));
  }
  if (folders.size === 0) return files;
  const others: JsonFile[] = [];
  for (const file of files) {
    if (special.test(file.path)) continue;
    const folder = [...folders.keys()]
      .filter((one) => file.path.startsWith(one))
      .sort((one, other) => other.length - one.length)[0];
    if (folder === undefined) others.push(file);
    else folders.get(folder)?.set(file.path.slice(folder.length).replace(/\.(?:json5?|ya?ml)(?=$|#\d+$)/i, ""), file.value);
  }
  const joined = [...folders].map(
    ([folder, sets]): JsonFile => ({ path: folder.replace(/\/$/, "") || "tokens", value: Object.fromEntries(sets) }),
  );
  return [...others, ...joined];
}

/** The mode that the name of a set names; `light` is what applies without a mode. */
function readSetMode(name: string): string | undefined {
  const mode = readFileMode(name.replaceAll("/", "-"));
  return mode === "light" ? undefined : mode;
}

/** The mode of each set that is not part of all themes of its group. */
function readThemes(themes: Json | undefined): ReadonlyMap<string, string | undefined> {
  const groups = new Map<string, { readonly name: string; readonly sets: ReadonlySet<string> }[]>();
  for (const theme of Array.isArray(themes) ? themes.slice(0, 100) : []) {
    const [name, group, selected] = [getOwn(theme, "name"), getOwn(theme, "group"), getOwn(theme, "selectedTokenSets")];
    if (typeof name !== "string" || !isObject(selected)) continue;
    const sets = new Set(Object.entries(selected).flatMap(([set, state]) => (state === "disabled" ? [] : [set])));
    const key = typeof group === "string" ? group : "";
    groups.set(key, [...(groups.get(key) ?? []), { name, sets }]);
  }
  const modes = new Map<string, string | undefined>();
  for (const group of groups.values()) {
    for (const [index, theme] of group.entries()) {
      for (const set of theme.sets) {
        if (group.length > 1 && group.every((other) => other.sets.has(set))) continue;
        if (group.length === 1 || modes.has(set)) continue;
        const isUsual =
          parseModeName(theme.name).scheme === "light" ||
          (index === 0 && !group.some(({ name }) => toModeName(name) === "light"));
        const mode = toModeName(theme.name);
        modes.set(set, isUsual && mode !== "high-contrast" ? undefined : mode);
      }
    }
  }
  return modes;
}

/** A file that is one tree of tokens. Its mode is what Figma, or else its name, says. */
function readPlain(file: JsonFile): Documents {
  const figma = getPath(file.value, "$extensions", "com.figma.modeName");
  const named = typeof figma === "string" ? toModeName(figma) : readFileMode(file.path);
  const mode = named === "default" ? undefined : named;
  if (typeof figma !== "string" && isSpectrum(file.value)) {
    return { format: "Spectrum tokens", documents: [{ file: file.path, label: file.path, root: file.value, mode }] };
  }
  const format =
    typeof figma === "string"
      ? "Figma variables"
      : hasLegacyTokens(file.value)
        ? "Style Dictionary source"
        : "Design tokens (DTCG)";
  return { format, documents: [{ file: file.path, label: file.path, root: file.value, mode }] };
}

/** Whether the first token of a file names a schema of Spectrum. */
function isSpectrum(value: Json): boolean {
  const [first] = isObject(value) ? Object.values(value) : [];
  const schema = getOwn(first, "$schema");
  return typeof schema === "string" && schema.includes("/token-types/");
}

/** Whether the first token of a tree has a value without `$`. */
function hasLegacyTokens(value: Json): boolean {
  let node: Json | undefined = value;
  for (let depth = 0; depth < 20 && isObject(node); depth++) {
    if (Object.hasOwn(node, "$value")) return false;
    if (Object.hasOwn(node, "value") || Object.hasOwn(node, "sets")) return true;
    node = Object.entries(node).find(([key, child]) => !key.startsWith("$") && isObject(child))?.[1];
  }
  return false;
}

/** The tokens of one tree that another reader made. */
export function readTree(file: string, root: Json, format: string, vocabulary: Vocabulary): Reading {
  const { tokens, left } = readTokenTree({ file, label: file, root });
  const resolved = resolveTokens(tokens, vocabulary);
  return {
    format: vocabulary === "livery" ? `Export of Livery (${format})` : format,
    files: [file],
    tokens: resolved.tokens,
    left: [...left, ...resolved.left],
    notices: resolved.notices,
  };
}
