/** A cache with a maximum total size. The entry that was read longest ago is evicted first. */
export class LruCache<Value> {
  readonly #entries = new Map<string, { readonly value: Value; readonly size: number }>();
  #size = 0;
  /** The last key in the order. Reading it again needs no reordering. */
  #newest: string | undefined;

  /**
   * `maxSize` has the unit of the sizes passed to `set`. Entries larger than a quarter of it are
   * not cached.
   */
  constructor(readonly maxSize: number) {}

  /** The total size of the entries. */
  get size(): number {
    return this.#size;
  }

  /** How many entries there are. */
  get count(): number {
    return this.#entries.size;
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    if (key !== this.#newest) {
      this.#entries.delete(key);
      this.#entries.set(key, entry);
      this.#newest = key;
    }
    return entry.value;
  }

  set(key: string, value: Value, size: number): void {
    this.delete(key);
    if (size > this.maxSize / 4) return;
    this.#entries.set(key, { value, size });
    this.#newest = key;
    this.#size += size;
    for (const oldest of this.#entries.keys()) {
      if (this.#size <= this.maxSize) break;
      this.delete(oldest);
    }
  }

  clear(): void {
    this.#entries.clear();
    this.#size = 0;
  }

  delete(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#size -= entry.size;
  }
}
