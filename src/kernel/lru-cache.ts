/** Keeps values by name up to a total size; what was not asked for longest goes first. */
export class LruCache<Value> {
  readonly #entries = new Map<string, { readonly value: Value; readonly size: number }>();
  #size = 0;

  /** `sizeMax` is in the unit of the sizes given to `set`; an entry over a quarter of it is not kept at all. */
  constructor(readonly sizeMax: number) {}

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  set(key: string, value: Value, size: number): void {
    this.drop(key);
    if (size > this.sizeMax / 4) return;
    this.#entries.set(key, { value, size });
    this.#size += size;
    for (const oldest of this.#entries.keys()) {
      if (this.#size <= this.sizeMax) break;
      this.drop(oldest);
    }
  }

  clear(): void {
    this.#entries.clear();
    this.#size = 0;
  }

  drop(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#size -= entry.size;
  }
}
