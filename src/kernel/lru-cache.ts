/** Keeps values by name up to a total size; what was not asked for longest goes first. */
export class LruCache<Value> {
  readonly #entries = new Map<string, { readonly value: Value; readonly size: number }>();
  #size = 0;
  /**
   * The entry that stands last already, which is asked for again and again where one thing is in
   * demand.
   */
  #newest: string | undefined;

  /**
   * `maxSize` is in the unit of the sizes given to `set`; an entry over a quarter of it is not kept
   * at all.
   */
  constructor(readonly maxSize: number) {}

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
