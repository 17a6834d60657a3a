import { sha256Hex } from "#/kernel/hash";

/** From this many entries a cache of texts starts again. */
const maxTexts = 4_000;
/** Longer texts are not cached. */
const maxTextLength = 400;

/**
 * Caches a pure function of a short text. Bounded: texts over 400 characters are not cached, and
 * 4,000 entries make the cache start again.
 */
export function memoizeText<Value>(compute: (text: string) => Value): (text: string) => Value {
  const cache = new Map<string, Value>();
  return (text) => {
    const cached = cache.get(text);
    if (cached !== undefined || cache.has(text)) return cached as Value;
    const value = compute(text);
    if (text.length > maxTextLength) return value;
    if (cache.size >= maxTexts) cache.clear();
    cache.set(text, value);
    return value;
  };
}

/**
 * Caches a function of plain data by its content, as JSON: equal data that was parsed again gives
 * the cached value. Keeps the `maxEntries` values that were used last.
 */
export function memoizeContent<Key extends object, Value extends {}>(
  compute: (key: Key) => Value,
  maxEntries: number,
): (key: Key) => Value {
  const cache = new Map<string, Value>();
  return (key) => {
    const content = sha256Hex(JSON.stringify(key));
    const value = cache.get(content) ?? compute(key);
    cache.delete(content);
    cache.set(content, value);
    const [oldest] = cache.keys();
    if (cache.size > maxEntries && oldest !== undefined) cache.delete(oldest);
    return value;
  };
}

/**
 * Caches a function of one object by that object's identity. An entry lives as long as its object.
 *
 * @example
 * const getNames = memoize((tokens: TokenSet) => collectNames(tokens));
 */
export function memoize<Key extends WeakKey, Value extends {}>(compute: (key: Key) => Value): (key: Key) => Value {
  const cache = new WeakMap<Key, Value>();
  return (key) => {
    const cached = cache.get(key);
    if (cached !== undefined) return cached;
    const value = compute(key);
    cache.set(key, value);
    return value;
  };
}
