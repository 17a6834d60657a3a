/** Upper bounds for durations in seconds, from a cached reply to a slow import. */
export const durationBounds = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10] as const;

/**
 * Counts values by upper bounds. Its numbers are in one array, which may be shared memory: one
 * thread writes, others read.
 */
export class Histogram {
  readonly #cells: Float64Array<ArrayBufferLike>;

  /** @param cells one count per bound, one for larger values, and the sum; zeros by default */
  constructor(
    readonly bounds: readonly number[] = durationBounds,
    cells: Float64Array<ArrayBufferLike> = new Float64Array(getCellCount(bounds)),
  ) {
    this.#cells = cells;
  }

  observe(value: number): void {
    const { bounds } = this;
    let index = 0;
    while (index < bounds.length && value > (bounds[index] ?? 0)) index++;
    this.#add(index, 1);
    this.#add(bounds.length + 1, value);
  }

  /** How many values were at most each bound, then how many there were at all. */
  get cumulativeCounts(): readonly number[] {
    let total = 0;
    return [...this.#cells.subarray(0, this.bounds.length + 1)].map((count) => {
      total += count;
      return total;
    });
  }

  get sum(): number {
    return this.#cells[this.bounds.length + 1] ?? 0;
  }

  /** The numbers as they are stored, to send them to another thread. */
  get cells(): Float64Array {
    return Float64Array.from(this.#cells);
  }

  /** Adds the numbers of a histogram with the same bounds. */
  merge(cells: Float64Array): void {
    for (const [index, amount] of cells.entries()) this.#add(index, amount);
  }

  #add(index: number, amount: number): void {
    this.#cells[index] = (this.#cells[index] ?? 0) + amount;
  }
}

/** The length of the array that a histogram with these bounds needs. */
export const getCellCount = (bounds: readonly number[] = durationBounds): number => bounds.length + 2;
