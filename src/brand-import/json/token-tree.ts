import type { Json, LeftItem } from "#/brand-import/found-token";
import { maxImportDepth } from "#/brand-import/import-limits";
import { getOwn, getPath, isObject, type JsonObject } from "#/brand-import/json/parse-json-file";
import { toModeName } from "#/brand-import/mode-name";

/** A tree of tokens: a file, or a set of a file. */
export type TokenDocument = {
  readonly file: string;
  /** What its tokens' names are shown with, such as the name of a set. */
  readonly label: string;
  readonly root: Json;
  /** The mode that its values are for; undefined for all. */
  readonly mode?: string | undefined;
};

/** A token as it is in a tree, its references unresolved. */
export type RawToken = {
  readonly document: TokenDocument;
  readonly path: readonly string[];
  readonly type?: string | undefined;
  readonly value: Json | undefined;
  /** Values by mode, from extensions. */
  readonly modes: ReadonlyMap<string, Json>;
  readonly description?: string | undefined;
  /** The object that the token is. */
  readonly node: JsonObject;
};

export type TokenTree = { readonly tokens: readonly RawToken[]; readonly left: readonly LeftItem[] };

/** Keys of a legacy token, which older tools write without `$`. */
const isLegacyToken = (node: JsonObject): boolean => {
  if (!Object.hasOwn(node, "value")) return false;
  const { value } = node;
  return !isObject(value) || typeof node.type === "string" || Object.keys(node).every((key) => legacyKeys.has(key));
};
/** Objects of a token that are no tokens inside it. */
const metadataKeys: ReadonlySet<string> = new Set([
  "value",
  "attributes",
  "extensions",
  "original",
  "sets",
  "modes",
  "themes",
  "meta",
  "metadata",
]);
const legacyKeys: ReadonlySet<string> = new Set([
  "value",
  "type",
  "description",
  "comment",
  "attributes",
  "extensions",
  "$extensions",
]);

/** All tokens of a tree, in order. Not recursive. */
export function readTokenTree(document: TokenDocument): TokenTree {
  const tokens: RawToken[] = [];
  const left: LeftItem[] = [];
  type Frame = {
    readonly node: JsonObject;
    readonly path: readonly string[];
    readonly type?: string | undefined;
    readonly extended: number;
  };
  const pending: Frame[] = isObject(document.root) ? [{ node: document.root, path: [], extended: 0 }] : [];
  while (pending.length > 0) {
    const frame = pending.pop();
    if (!frame) break;
    const { node, path } = frame;
    const ownType = getOwn(node, "$type");
    const type = typeof ownType === "string" ? ownType : frame.type;
    const isRoot = path.at(-1) === "$root";
    const tokenPath = isRoot ? path.slice(0, -1) : path;
    const found = path.length > 0 ? readToken(document, node, tokenPath, type) : undefined;
    if (found) tokens.push(found);
    if (path.length > maxImportDepth) {
      left.push({ source: `${document.label}: ${path.slice(0, 4).join(".")}…`, reason: "Its groups are nested too deep." });
      continue;
    }
    const children: Frame[] = [];
    for (const [key, child] of Object.entries(withExtended(node, document, frame.extended))) {
      if ((key.startsWith("$") && key !== "$root") || !isObject(child)) continue;
      // Some sources put further steps inside a token, such as `ease.out` and `ease.out.1`.
      if (found && (metadataKeys.has(key) || !(isTokenNode(child) || isLegacyToken(child)))) continue;
      children.push({ node: child, path: [...path, key], type, extended: frame.extended });
    }
    // The last one is taken first, so that tokens keep the order of the file.
    pending.push(...children.reverse());
  }
  return { tokens, left };
}

/** The entries of a group together with those of the group that it extends. */
function withExtended(node: JsonObject, document: TokenDocument, depth: number): JsonObject {
  const reference = getOwn(node, "$extends") ?? (Object.hasOwn(node, "$value") ? undefined : getOwn(node, "$ref"));
  if (typeof reference !== "string" || depth > 8) return node;
  const target = findPointer(document.root, reference);
  if (!isObject(target) || target === node) return node;
  return mergeGroups(withExtended(target, document, depth + 1), node, 0);
}

/**
 * The entries of both groups; where both have one, a token of the second wins, and groups are
 * merged.
 */
function mergeGroups(base: JsonObject, own: JsonObject, depth: number): JsonObject {
  const merged = new Map<string, Json>(Object.entries(base));
  for (const [key, value] of Object.entries(own)) {
    const known = merged.get(key);
    const areGroups = isObject(known) && isObject(value) && !Object.hasOwn(value, "$value") && depth < maxImportDepth;
    merged.set(key, areGroups ? mergeGroups(known, value, depth + 1) : value);
  }
  // Own keys only, whatever they are called.
  return Object.fromEntries(merged);
}

/** What `{a.b}` or the JSON pointer `#/a/b` refers to in a tree, or undefined. */
export function findPointer(root: Json, reference: string): Json | undefined {
  const [, dotted] = /^\{(.{1,500})\}$/.exec(reference) ?? [];
  const keys =
    dotted !== undefined
      ? dotted.split(".")
      : reference.startsWith("#/")
        ? reference
            .slice(2)
            .split("/")
            .map((part) => decodePointer(part))
        : undefined;
  return keys && keys.length <= 100 ? keys.reduce<Json | undefined>(getStep, root) : undefined;
}

const getStep = (value: Json | undefined, key: string): Json | undefined =>
  Array.isArray(value) ? value[Number(key)] : getOwn(value, key);

function decodePointer(part: string): string {
  const text = part.replaceAll("~1", "/").replaceAll("~0", "~");
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function readToken(
  document: TokenDocument,
  node: JsonObject,
  path: readonly string[],
  inherited: string | undefined,
): RawToken | undefined {
  const isToken = Object.hasOwn(node, "$value");
  const themes = getPath(node, "$extensions", "carbon.themes");
  const sets = getOwn(node, "sets");
  const isSet = isObject(sets) && Object.values(sets).every((set) => isObject(set) && Object.hasOwn(set, "value"));
  const reference = getOwn(node, "$ref");
  const isReference =
    typeof reference === "string" &&
    isObject(findPointer(document.root, reference)) &&
    isTokenNode(findPointer(document.root, reference));
  if (!isToken && !isObject(themes) && !isSet && !isReference && !isLegacyToken(node)) return undefined;
  const legacyType = getOwn(node, "type");
  const ownType = typeof legacyType === "string" ? legacyType : getSchemaType(node);
  const description = getOwn(node, "$description") ?? getOwn(node, "description") ?? getOwn(node, "comment");
  const modes = readModes(node);
  if (isSet) for (const [name, set] of Object.entries(sets)) modes.set(toModeName(name), getOwn(set, "value") ?? null);
  const value = getOwn(node, "$value") ?? getOwn(node, "value") ?? (isReference ? { $ref: `${reference}/$value` } : undefined);
  return {
    document,
    path,
    type: inherited ?? ownType,
    value,
    modes,
    description: typeof description === "string" && description !== "" ? description : undefined,
    node,
  };
}

const isTokenNode = (node: Json | undefined) => isObject(node) && Object.hasOwn(node, "$value");

/** The type that the address of a token's schema names, as Spectrum writes it. */
function getSchemaType(node: JsonObject): string | undefined {
  const schema = getOwn(node, "$schema");
  return typeof schema === "string" ? /\/token-types\/([a-z-]{1,60})\.json$/.exec(schema)?.[1] : undefined;
}

/** Values by mode from the extensions of several tools. */
function readModes(node: JsonObject): Map<string, Json> {
  const modes = new Map<string, Json>();
  const extensions = getOwn(node, "$extensions");
  const own = getPath(extensions, "livery", "modes");
  const sources = [
    own,
    getOwn(extensions, "org.primer.overrides"),
    getOwn(extensions, "carbon.themes"),
    getOwn(extensions, "mode"),
    getOwn(extensions, "modes"),
  ];
  for (const source of sources) {
    if (!isObject(source)) continue;
    for (const [name, value] of Object.entries(source)) {
      const hasAlpha = isObject(value) && Object.hasOwn(value, "alpha") && !Object.hasOwn(value, "colorSpace");
      const isPlain = isObject(value) && Object.hasOwn(value, "$value") && !hasAlpha;
      // A mode may change the alpha only.
      const inner = isPlain ? value.$value : hasAlpha ? { $value: getOwn(node, "$value") ?? null, ...value } : value;
      if (inner !== undefined) modes.set(toModeName(name), inner);
    }
  }
  return modes;
}
