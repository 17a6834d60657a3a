import {
  defaultMode,
  type FoundToken,
  type Json,
  type LeftItem,
  type TokenType,
  type Vocabulary,
} from "#/brand-import/found-token";
import { Value } from "@sinclair/typebox/value";
import { CustomToken } from "#/model/custom-token";
import { readCustomValue } from "#/model/custom-value";
import { toFoundToken } from "#/brand-import/own/custom-tokens";
import { listModifiers } from "#/brand-import/json/color-modifiers";
import { convertValue, toTokenType } from "#/brand-import/json/convert-value";
import { getOwn, getPath } from "#/brand-import/json/parse-json-file";
import type { RawToken } from "#/brand-import/json/token-tree";
import { listFallbackModes } from "#/brand-import/mode-name";
import { unifyValues } from "#/brand-import/css/read-css";
import { getMode, toKey, TokenResolver } from "#/brand-import/json/token-resolver";
import { getTypeHint } from "#/brand-import/css/type-hint";
import type { TypedValue } from "#/brand-import/values/css-value";

/** The raw tokens of one import as found tokens, with what could not be resolved. */
export function resolveTokens(
  raw: readonly RawToken[],
  vocabulary: Vocabulary = "plain",
): { readonly tokens: readonly FoundToken[]; readonly left: readonly LeftItem[]; readonly notices: readonly string[] } {
  const resolver = new TokenResolver(raw);
  const tokens: FoundToken[] = [];
  const left: LeftItem[] = [];
  const conflicts: string[] = [];
  for (const key of resolver.keys) {
    const groups = groupTokens(resolver.list(key));
    if (groups.length > 1) conflicts.push(key);
    for (const [index, group] of groups.entries()) {
      const read = readGroup(key, group, index === 0, resolver, vocabulary);
      if ("reason" in read) left.push(read);
      else tokens.push(read);
    }
  }
  const notices =
    conflicts.length === 0
      ? []
      : [
          `${conflicts.length === 1 ? "A token has" : `${conflicts.length} tokens have`} different values in different files: ` +
            `${conflicts.slice(0, 8).join(", ")}${conflicts.length > 8 ? " and others" : ""}. ` +
            "Each value is kept; the first file counts for roles.",
        ];
  for (const [token, problem] of resolver.unmodified) {
    left.push({ source: `${token.document.label}: ${toKey(token.path)}`, reason: `${problem}: its colour is kept unmodified.` });
  }
  return { tokens, left, notices: [...resolver.notices, ...notices] };
}

const toText = ({ value, node }: RawToken) => JSON.stringify([value, listModifiers(node)]);

/**
 * Tokens of one name that are one token in several modes. What differs in the same mode is another
 * token.
 */
function groupTokens(tokens: readonly RawToken[]): RawToken[][] {
  const groups: RawToken[][] = [];
  for (const token of tokens) {
    const text = toText(token);
    const same = groups.find((group) => group.every((other) => getMode(other) !== getMode(token) || toText(other) === text));
    if (!same) groups.push([token]);
    else if (same.every((other) => getMode(other) !== getMode(token))) same.push(token);
  }
  return groups;
}

function readGroup(
  key: string,
  group: readonly RawToken[],
  isFirst: boolean,
  resolver: TokenResolver,
  vocabulary: Vocabulary,
): FoundToken | LeftItem {
  const [first] = group;
  if (!first) return { source: key, reason: "It has no value." };
  const source = `${first.document.label}: ${key}`;
  const found = new Map<string, TypedValue>();
  let problem = "It has no value";
  const own = new Set(group.flatMap((token) => [getMode(token), ...token.modes.keys()]));
  const mark = vocabulary === "livery" ? getPath(first.node, "$extensions", "livery", "custom") : undefined;
  const isCustom = mark !== undefined;
  const modes = isFirst && !isCustom ? resolver.modes : own.intersection(resolver.modes);
  // A token without a value for all modes takes that of its first as long as no mode is asked for.
  const hasDefault = group.some(
    (token) => getMode(token) === defaultMode && (token.value !== undefined || token.modes.has(defaultMode)),
  );
  for (const mode of modes) {
    const token = chooseToken(group, mode);
    if (!token || (mode === defaultMode && !hasDefault)) continue;
    const resolved = resolver.resolve(token, mode);
    if ("problem" in resolved) {
      problem = resolved.problem;
      continue;
    }
    const known = resolved.type ?? toTokenType(token.type);
    const value = finishValue(token, resolved.value, known ?? guessType(token.path, resolved.value));
    // A name that misleads about the type must not hide the type that the value shows.
    const isMisled = known === undefined && (value.type === "css" || value.type === "string");
    found.set(mode, isMisled ? finishValue(token, resolved.value, undefined) : value);
  }
  const { type, values } = unifyValues(found);
  if (values.size === 0) return { source, reason: `${problem}.` };
  const exact = mark === true ? readExactToken(group, resolver.treeModes) : undefined;
  if (exact) return toFoundToken(first.document.label, exact);
  const isModified = listModifiers(first.node).length > 0;
  const [, alias] = typeof first.value === "string" && !isModified ? (/^\{([^{}]{1,500})\}$/.exec(first.value.trim()) ?? []) : [];
  return {
    file: first.document.label,
    name: key,
    path: isFirst ? first.path : [first.document.label.slice(-100), ...first.path],
    type,
    values,
    vocabulary,
    isCustom,
    aliasOf: alias?.split("."),
    description: first.description,
    ownModes: own,
  };
}

/** The token of a group that has a value in a mode, the nearest mode first. */
function chooseToken(group: readonly RawToken[], mode: string): RawToken | undefined {
  for (const wanted of listFallbackModes(mode)) {
    const found = group.find((token) => token.modes.has(wanted)) ?? group.find((token) => getMode(token) === wanted);
    if (found) return found;
  }
  return mode === defaultMode ? group[0] : undefined;
}

/**
 * The type that a name says. A number without a unit stays a number: builds make rem of it, or pixels,
 * or neither.
 */
function guessType(path: readonly string[], value: Json): TokenType | undefined {
  const hint = getTypeHint(path);
  const isPlain = value !== "" && (typeof value === "number" || typeof value === "string") && Number.isFinite(Number(value));
  return hint === "dimension" && isPlain && Number(value) !== 0 ? "number" : hint;
}

/**
 * A token under its own name, as our exports in the token format have it: with the values of all
 * modes, or with one value in the tree of each mode. Undefined in formats with values of other forms.
 */
function readExactToken(group: readonly RawToken[], treeModes: ReadonlySet<string>): CustomToken | undefined {
  const [first] = group;
  const own = getPath(first?.node, "$extensions", "livery");
  const byMode = new Map(group.map((token) => [token.document.mode ?? "light", token.value ?? null]));
  const token = {
    path: getOwn(own, "path") ?? first?.path,
    type: getOwn(first?.node, "$type"),
    values:
      getOwn(own, "values") ?? (treeModes.size > 1 ? joinModes(byMode, treeModes) : { [defaultMode]: first?.value ?? null }),
    ...(first?.description === undefined ? {} : { description: first.description }),
  };
  if (!Value.Check(CustomToken, token)) return undefined;
  return Object.values(token.values).every((value) => readCustomValue(token.type, value) !== undefined) ? token : undefined;
}

/** The values of a token that each mode has a tree for, without those that follow from others. */
function joinModes(byMode: ReadonlyMap<string, Json>, modes: ReadonlySet<string>): { readonly [mode: string]: Json } {
  const light = byMode.get("light");
  const isEverywhere = [...modes].every((mode) => byMode.has(mode));
  // What a mode shows without a value of its own; see `getCustomValue`.
  const usual = isEverywhere ? light : undefined;
  const parents = new Map([
    ["dark", usual],
    ["high-contrast", light],
    ["high-contrast-dark", byMode.get("dark") ?? usual],
  ]);
  const differs = (mode: string, value: Json) => {
    const parent = parents.get(mode);
    return mode !== "light" && (parent === undefined || JSON.stringify(parent) !== JSON.stringify(value));
  };
  return Object.fromEntries([
    ...(light === undefined ? [] : [[isEverywhere ? defaultMode : "light", light] as const]),
    ...[...byMode].filter(([mode, value]) => differs(mode, value)),
  ]);
}

/** A value with what the extensions of its token say about it. */
function finishValue(token: RawToken, value: Json, type: TokenType | undefined): TypedValue {
  const converted = convertValue(value, type);
  const own = getPath(token.node, "$extensions", "livery");
  const [minPx, maxPx, em] = ["minPx", "maxPx", "em"].map((name) => getOwn(own, name));
  if (typeof minPx === "number" && typeof maxPx === "number") return { ...converted, fluidPx: { minPx, maxPx } };
  if (typeof em === "number") return { type: "dimension", value: { value: em, unit: "em" }, css: `${em}em` };
  const isOwnStyle = converted.type === "typography" && getOwn(own, "trackingEm") !== undefined;
  if (own !== undefined && isOwnStyle) return toOwnStyle(token, own, converted);
  return converted;
}

/** A text style of our own export: the names of its family and size instead of their values. */
function toOwnStyle(token: RawToken, own: Json, converted: TypedValue): TypedValue {
  const raw = token.value;
  const getName = (key: string) => {
    const text = getOwn(raw, key);
    return typeof text === "string" ? (/^\{\w{1,20}\.([\w-]{1,40})\}$/.exec(text)?.[1] ?? null) : null;
  };
  const value: Json = {
    family: getName("fontFamily"),
    size: getName("fontSize"),
    weight: getOwn(raw, "fontWeight") ?? null,
    leading: getOwn(raw, "lineHeight") ?? null,
    trackingEm: getOwn(own, "trackingEm") ?? null,
  };
  return { ...converted, value };
}
