import { defaultMode, type Json, type TokenType } from "#/brand-import/found-token";
import { maxReferenceDepth, maxResolvedCharacters, maxValueLength } from "#/brand-import/import-limits";
import { applyModifier, listModifiers, toAlphaModifiers } from "#/brand-import/json/color-modifiers";
import { convertValue, toTokenType } from "#/brand-import/json/convert-value";
import { getOwn, isObject } from "#/brand-import/json/parse-json-file";
import { findPointer, type RawToken } from "#/brand-import/json/token-tree";
import { listFallbackModes, ModeNames } from "#/brand-import/mode-name";

/** A value without references and the type that its target has, or why it has none. */
type Resolved = { readonly value: Json; readonly type?: TokenType | undefined } | { readonly problem: string };

const reference = /\{([^{}]{1,500})\}/g;

/** Whether a value names its alpha beside itself, such as those of Primer's modes. */
const hasOwnAlpha = (value: Json): value is { readonly $value: Json; readonly alpha: number } =>
  isObject(value) && value.$value !== undefined && typeof value.alpha === "number";

/** A path as the key that references name. */
export const toKey = (path: readonly string[]) => path.join(".");
/** The mode of the tree that a token is in. */
export const getMode = (token: RawToken) => token.document.mode ?? defaultMode;

/** The tokens of trees that refer to each other, in all of their modes. */
export class TokenResolver {
  readonly #byKey = new Map<string, RawToken[]>();
  readonly #resolved = new Map<RawToken, Map<string, Resolved>>();
  readonly #modes = new ModeNames(defaultMode);
  readonly #treeModes = new Set<string>();
  readonly #unmodified = new Map<RawToken, string>();
  #characters = maxResolvedCharacters;

  constructor(tokens: readonly RawToken[]) {
    for (const token of tokens) {
      const key = toKey(token.path);
      const known = this.#byKey.get(key);
      if (known) known.push(token);
      else this.#byKey.set(key, [token]);
      for (const mode of [getMode(token), ...token.modes.keys()]) this.#modes.add(mode);
      this.#treeModes.add(token.document.mode ?? "light");
    }
  }

  /** The modes that have a tree of their own; `light` is that of trees without a mode. */
  get treeModes(): ReadonlySet<string> {
    return this.#treeModes;
  }

  get keys(): readonly string[] {
    return [...this.#byKey.keys()];
  }

  get modes(): ReadonlySet<string> {
    return this.#modes.names;
  }

  /** Notices of what is beyond the limits. */
  get notices(): readonly string[] {
    return this.#modes.describe();
  }

  /** Tokens whose colour keeps its value because a modifier of it cannot be computed, and why. */
  get unmodified(): ReadonlyMap<RawToken, string> {
    return this.#unmodified;
  }

  list(key: string): readonly RawToken[] {
    return this.#byKey.get(key) ?? [];
  }

  /** The token of a name that applies in a mode: of the same tree first, the nearest mode first. */
  find(key: string, mode: string, from: RawToken): RawToken | undefined {
    const candidates = this.#byKey.get(key) ?? this.#byKey.get(key.replace(/\.\$?value$/, "")) ?? [];
    for (const wanted of listFallbackModes(mode)) {
      const own = candidates.filter((token) => getMode(token) === wanted || token.modes.has(wanted));
      const best =
        own.find(({ document }) => document === from.document) ??
        own.find(({ document }) => document.file === from.document.file) ??
        own[0];
      if (best) return best;
    }
    return undefined;
  }

  /** A token's value in a mode. */
  resolve(token: RawToken, mode: string, visited: readonly RawToken[] = []): Resolved {
    const known = this.#resolved.get(token)?.get(mode);
    if (known) return known;
    if (visited.includes(token)) return { problem: `It refers to itself through ${toKey(token.path)}` };
    if (visited.length > maxReferenceDepth) return { problem: `It refers through more than ${maxReferenceDepth} tokens` };
    const raw = this.#getRaw(token, mode);
    const result = raw === undefined ? { problem: "It has no value" } : this.#resolveRaw(raw, token, mode, [...visited, token]);
    const type = toTokenType(token.type);
    const typed: Resolved = "problem" in result || type === undefined ? result : { ...result, type };
    if (visited.length === 0 || !("problem" in typed)) {
      const byMode = this.#resolved.get(token) ?? new Map<string, Resolved>();
      byMode.set(mode, typed);
      this.#resolved.set(token, byMode);
    }
    return typed;
  }

  #getRaw(token: RawToken, mode: string): Json | undefined {
    // A value for light mode beside one for no mode is what the usual theme shows.
    const light = mode === defaultMode ? token.modes.get("light") : undefined;
    if (light !== undefined) return light;
    for (const wanted of listFallbackModes(mode)) {
      const value = token.modes.get(wanted);
      if (value !== undefined) return value;
      if (wanted === getMode(token) && token.value !== undefined) return token.value;
    }
    return token.value ?? token.modes.values().next().value;
  }

  /** A value with what its token says about how it is changed, unless it says so itself. */
  #resolveRaw(raw: Json, token: RawToken, mode: string, visited: readonly RawToken[]): Resolved {
    const result = this.#replace(raw, token, mode, visited, 0);
    return hasOwnAlpha(raw) ? result : this.#modifyAll(result, listModifiers(token.node), token, mode, visited);
  }

  #modifyAll(value: Resolved, modifiers: readonly Json[], token: RawToken, mode: string, visited: readonly RawToken[]): Resolved {
    return modifiers.reduce<Resolved>(
      (known, modifier) => ("problem" in known ? known : this.#modify(known, modifier, token, mode, visited)),
      value,
    );
  }

  /** A colour after one modifier. If that cannot be computed, it keeps its value. */
  #modify(
    unmodified: { readonly value: Json; readonly type?: TokenType | undefined },
    modifier: Json,
    token: RawToken,
    mode: string,
    visited: readonly RawToken[],
  ): Resolved {
    const color = convertValue(unmodified.value, "color");
    const resolved = this.#replace(modifier, token, mode, visited, 1);
    const applied =
      "problem" in resolved
        ? resolved
        : color.type === "color"
          ? applyModifier(color, resolved.value)
          : { problem: "Its value is no colour" };
    if (!("problem" in applied)) return { value: applied.value, type: "color" };
    this.#unmodified.set(token, applied.problem);
    return unmodified;
  }

  #replace(value: Json, token: RawToken, mode: string, visited: readonly RawToken[], depth: number): Resolved {
    if (depth > 20) return { problem: "Its value is nested too deep" };
    if (typeof value === "string") return this.#replaceText(value, token, mode, visited);
    if (Array.isArray(value)) {
      const items: Json[] = [];
      for (const item of value) {
        const resolved = this.#replace(item, token, mode, visited, depth + 1);
        if ("problem" in resolved) return resolved;
        // A reference to a list inside a list, such as the layers of a shadow, gives its items.
        if (Array.isArray(resolved.value) && typeof item === "string" && resolved.type === "shadow")
          items.push(...resolved.value);
        else items.push(resolved.value);
      }
      return { value: items };
    }
    if (!isObject(value)) return { value };
    const pointer = getOwn(value, "$ref");
    if (typeof pointer === "string") return this.#follow(pointer, token, mode, visited, depth);
    if (hasOwnAlpha(value)) {
      const resolved = this.#replace(value.$value, token, mode, visited, depth + 1);
      return this.#modifyAll(resolved, toAlphaModifiers(value.alpha), token, mode, visited);
    }
    const entries: (readonly [string, Json])[] = [];
    for (const [key, part] of Object.entries(value)) {
      const resolved = this.#replace(part, token, mode, visited, depth + 1);
      if ("problem" in resolved) return resolved;
      entries.push([key, resolved.value]);
    }
    return { value: Object.fromEntries(entries) };
  }

  /**
   * What a JSON pointer refers to: a token's value by its token, anything else in the same tree.
   */
  #follow(pointer: string, token: RawToken, mode: string, visited: readonly RawToken[], depth: number): Resolved {
    if (visited.length + depth > maxReferenceDepth) return { problem: `It refers through more than ${maxReferenceDepth} values` };
    const keys = pointer.replace(/^#?\//, "").split("/");
    const at = keys.lastIndexOf("$value");
    const target = this.find((at < 0 ? keys : keys.slice(0, at)).join("."), mode, token);
    if (target && (at < 0 || at === keys.length - 1)) return this.resolve(target, mode, visited);
    const found = findPointer(token.document.root, pointer);
    return found === undefined
      ? { problem: `It refers to ${pointer}, which is in none of the files` }
      : this.#replace(found, token, mode, visited, depth + 1);
  }

  #replaceText(text: string, token: RawToken, mode: string, visited: readonly RawToken[]): Resolved {
    if (!text.includes("{")) {
      // Older files of Tokens Studio refer with a dollar sign.
      const [, name] = /^\$([\w.-]{1,200})$/.exec(text) ?? [];
      const target = name === undefined ? undefined : this.find(name, mode, token);
      return target ? this.resolve(target, mode, visited) : { value: text };
    }
    const trimmed = text.trim();
    const [whole, name] = /^\{([^{}]{1,500})\}$/.exec(trimmed) ?? [];
    if (whole !== undefined && name !== undefined) return this.#resolveName(name, token, mode, visited);
    let problem: string | undefined;
    let length = 0;
    const replaced = text.replace(reference, (_, inner: string) => {
      const resolved =
        problem === undefined && length <= maxValueLength ? this.#resolveName(inner, token, mode, visited) : undefined;
      if (!resolved || "problem" in resolved) {
        problem ??= resolved && "problem" in resolved ? resolved.problem : "Its value is too long";
        return "";
      }
      const { value, type } = resolved;
      const part = typeof value === "string" ? value : convertValue(value, type).css;
      length += part.length;
      this.#characters -= part.length;
      return part;
    });
    if (problem === undefined && (length > maxValueLength || this.#characters < 0))
      problem = "Its value is too long once its references are replaced";
    return problem === undefined ? { value: replaced } : { problem };
  }

  #resolveName(name: string, token: RawToken, mode: string, visited: readonly RawToken[]): Resolved {
    const key = name.trim().replace(/^@?/, "");
    const target = this.find(key, mode, token) ?? this.find(key.replaceAll("/", "."), mode, token);
    if (!target) return { problem: `It refers to {${key.slice(0, 100)}}, which is in none of the files` };
    return this.resolve(target, mode, visited);
  }
}
