/** The words of a hash that are compared: 128 bits, which no two contents share. */
const wordsPerHash = 4;
const minCapacity = 1024;

/**
 * A set of SHA-256 hashes in hexadecimal that takes up to 64 bytes for each: a sweep holds those of
 * all stored content.
 */
export class HashSet {
  #words = new Uint32Array(minCapacity * wordsPerHash);
  #capacity = minCapacity;
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** Adds a hash. False if it was in the set. */
  add(hash: string): boolean {
    const words = parseWords(hash);
    const place = this.#find(words);
    if (this.#isUsed(place)) return false;
    this.#words.set(words, place);
    this.#size++;
    if (this.#size * 2 > this.#capacity) this.#grow();
    return true;
  }

  has(hash: string): boolean {
    return this.#isUsed(this.#find(parseWords(hash)));
  }

  /** Where a hash is, or would be added: the first free place from the one that its first word names. */
  #find(words: Uint32Array): number {
    for (let index = (words[0] ?? 0) % this.#capacity; ; index = (index + 1) % this.#capacity) {
      const place = index * wordsPerHash;
      if (!this.#isUsed(place) || words.every((word, offset) => this.#words[place + offset] === word)) return place;
    }
  }

  /** No content has a hash that begins with so many zeros. */
  #isUsed(place: number): boolean {
    for (let offset = 0; offset < wordsPerHash; offset++) if (this.#words[place + offset] !== 0) return true;
    return false;
  }

  #grow(): void {
    const before = this.#words;
    this.#capacity *= 2;
    this.#words = new Uint32Array(this.#capacity * wordsPerHash);
    for (let place = 0; place < before.length; place += wordsPerHash) {
      const words = before.subarray(place, place + wordsPerHash);
      if (words.some((word) => word !== 0)) this.#words.set(words, this.#find(words));
    }
  }
}

function parseWords(hash: string): Uint32Array {
  const words = new Uint32Array(wordsPerHash);
  for (let index = 0; index < wordsPerHash; index++) words[index] = Number.parseInt(hash.slice(index * 8, index * 8 + 8), 16);
  return words;
}
