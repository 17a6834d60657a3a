/** A queue in which owners take turns. Entries of one owner keep their order. */
export class FairQueue<Entry> {
  readonly #byOwner = new Map<string, Entry[]>();
  #length = 0;

  get length(): number {
    return this.#length;
  }

  /** How many entries of an owner are waiting. */
  countFor(owner: string): number {
    return this.#byOwner.get(owner)?.length ?? 0;
  }

  /** The first waiting entry of an owner for which `isMatch` holds. */
  find(owner: string, isMatch: (entry: Entry) => boolean): Entry | undefined {
    return this.#byOwner.get(owner)?.find(isMatch);
  }

  add(owner: string, entry: Entry): void {
    const entries = this.#byOwner.get(owner);
    if (entries) entries.push(entry);
    else this.#byOwner.set(owner, [entry]);
    this.#length++;
  }

  /** Removes and returns an entry of the owner whose last turn was longest ago. */
  take(): Entry | undefined {
    for (const [owner, entries] of this.#byOwner) {
      const entry = entries.shift();
      this.#byOwner.delete(owner);
      if (entries.length > 0) this.#byOwner.set(owner, entries);
      if (entry === undefined) continue;
      this.#length--;
      return entry;
    }
    return undefined;
  }

  remove(owner: string, entry: Entry): boolean {
    const entries = this.#byOwner.get(owner);
    const index = entries?.indexOf(entry) ?? -1;
    if (!entries || index < 0) return false;
    entries.splice(index, 1);
    if (entries.length === 0) this.#byOwner.delete(owner);
    this.#length--;
    return true;
  }
}
