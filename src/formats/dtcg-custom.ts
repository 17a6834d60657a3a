import { memoize } from "#/kernel/memoize";
import type { CustomToken } from "#/model/custom-token";
import { getCustomValue, type PlainValue, readCustomValue } from "#/model/custom-value";
import { type Mode, modes, type TokenSet } from "#/model/token-set";
import { isStandardValue } from "#/formats/dtcg-standard";
import { toTokenName } from "#/formats/dtcg-values";
import type { Json, JsonObject } from "#/formats/json";

const isGroup = (value: Json | undefined): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const toKey = (path: readonly string[]) => path.join("\n");

/** The paths of tokens and groups that are taken. */
type TakenPaths = { readonly tokens: Set<string>; readonly groups: Set<string> };

function collectPaths(tree: JsonObject, taken: TakenPaths, path: readonly string[] = []): void {
  for (const [name, value] of Object.entries(tree)) {
    if (name.startsWith("$") || !isGroup(value)) continue;
    const inner = [...path, name];
    if (Object.hasOwn(value, "$value")) taken.tokens.add(toKey(inner));
    else {
      taken.groups.add(toKey(inner));
      collectPaths(value, taken, inner);
    }
  }
}

const isFree = (path: readonly string[], { tokens, groups }: TakenPaths) =>
  !groups.has(toKey(path)) && path.every((_, index) => !tokens.has(toKey(path.slice(0, index + 1))));

/**
 * The path of each custom token: its own, in valid names, or one in a group `custom` if it is taken
 * by one of Livery's or another token's.
 */
export function placeCustomTokens(custom: readonly CustomToken[], own: JsonObject): ReadonlyMap<CustomToken, readonly string[]> {
  const taken: TakenPaths = { tokens: new Set(), groups: new Set() };
  collectPaths(own, taken);
  const places = new Map<CustomToken, readonly string[]>();
  /**
   * The first number that was not tried yet, by path, so that many equal paths take linear time.
   */
  const numbers = new Map<string, number>();
  for (const token of custom) {
    const path = token.path.map(toTokenName);
    let place: readonly string[] = path;
    const key = toKey(path);
    let number = numbers.get(key) ?? 1;
    for (; !isFree(place, taken); number++) place = [number === 1 ? "custom" : `custom-${number}`, ...path];
    numbers.set(key, number);
    taken.tokens.add(toKey(place));
    for (let length = 1; length < place.length; length++) taken.groups.add(toKey(place.slice(0, length)));
    places.set(token, place);
  }
  return places;
}

/** A tree that grows: maps keep names such as `__proto__` harmless. */
type GrowingTree = Map<string, GrowingTree | Json>;

function toGrowingTree(tree: JsonObject): GrowingTree {
  return new Map(
    Object.entries(tree).map(([name, value]) => [
      name,
      isGroup(value) && !name.startsWith("$") && !Object.hasOwn(value, "$value") ? toGrowingTree(value) : value,
    ]),
  );
}

const toPlainTree = (tree: GrowingTree): JsonObject =>
  Object.fromEntries([...tree].map(([name, value]) => [name, value instanceof Map ? toPlainTree(value) : value]));

/** A tree with custom tokens at their places. */
export function addCustomTokens(
  tree: JsonObject,
  tokens: readonly (readonly [place: readonly string[], token: JsonObject])[],
): JsonObject {
  if (tokens.length === 0) return tree;
  const growing = toGrowingTree(tree);
  for (const [place, token] of tokens) {
    let group = growing;
    for (const name of place.slice(0, -1)) {
      const next = group.get(name);
      const inner: GrowingTree = next instanceof Map ? next : new Map();
      if (inner !== next) group.set(name, inner);
      group = inner;
    }
    group.set(place.at(-1) ?? "_", token);
  }
  return toPlainTree(growing);
}

/** The readable values of a custom token by mode, as they were given. */
export const listCustomValues = ({ type, values }: CustomToken): readonly (readonly [mode: string, value: PlainValue])[] =>
  Object.entries(values).flatMap(([mode, value]) => {
    const read = readCustomValue(type, value);
    return read === undefined ? [] : [[mode, read] as const];
  });

/** Whether the format of the community group has a place for all values of a custom token. */
export const isStandardToken = (token: CustomToken): boolean => {
  const values = listCustomValues(token);
  return values.length > 0 && values.every(([, value]) => isStandardValue(token.type, value));
};

/** Custom tokens that the format cannot hold, whole, for an extension. */
export const listOtherTokens = memoize((tokens: TokenSet): readonly JsonObject[] =>
  (tokens.custom ?? [])
    .filter((token) => !isStandardToken(token) && listCustomValues(token).length > 0)
    .map((token) => ({
      path: token.path,
      type: token.type,
      values: Object.fromEntries(listCustomValues(token)),
      ...(token.description !== undefined && { description: token.description }),
    })),
);

const isSamePath = (one: readonly string[], other: readonly string[]) => toKey(one) === toKey(other);

/**
 * A custom token with one of its values. Our extension says that it is one; `values` in it has those
 * of all modes if there is more than a default, and `path` the token's own path if it stands
 * elsewhere.
 */
function createCustomToken(token: CustomToken, place: readonly string[], value: PlainValue, hasModes: boolean): JsonObject {
  const values = listCustomValues(token);
  const isPlain = values.length === 1 && values[0]?.[0] === "default";
  const extension: JsonObject = {
    custom: true,
    ...(hasModes && !isPlain && { values: Object.fromEntries(values) }),
    ...(!isSamePath(place, token.path) && { path: token.path }),
  };
  return {
    $type: token.type,
    $value: value,
    ...(token.description !== undefined && { $description: token.description }),
    $extensions: { livery: extension },
  };
}

const listPlaced = (tokens: TokenSet, places: ReadonlyMap<CustomToken, readonly string[]>) =>
  (tokens.custom ?? []).flatMap((token) => {
    const place = places.get(token);
    return place === undefined ? [] : [{ token, place }];
  });

/**
 * The custom tokens of a single file, each with its default or light value, and with all its
 * values.
 */
export function listCustomTokens(tokens: TokenSet, places: ReadonlyMap<CustomToken, readonly string[]>) {
  return listPlaced(tokens, places).flatMap(({ token, place }) => {
    const values = new Map(listCustomValues(token));
    const value = values.get("light") ?? values.get("default") ?? [...values.values()][0];
    return value === undefined ? [] : [[place, createCustomToken(token, place, value, true)] as const];
  });
}

/** The custom tokens of one mode, with their values in it. */
export function listModeTokens(tokens: TokenSet, places: ReadonlyMap<CustomToken, readonly string[]>, mode: Mode) {
  return listPlaced(tokens, places).flatMap(({ token, place }) => {
    const value = getCustomValue(token, mode);
    return value === undefined ? [] : [[place, createCustomToken(token, place, value, false)] as const];
  });
}

/** Modes that a custom token has a value in, and that Livery does not have. */
export const listForeignModes = ({ values }: CustomToken): readonly string[] =>
  Object.keys(values).filter((mode) => mode !== "default" && !(modes as readonly string[]).includes(mode));
