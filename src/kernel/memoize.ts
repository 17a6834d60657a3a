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
