/** Turns without any answer after which the database counts as silent. */
const maxTurns = 3;

/**
 * Notices that the database does not answer anything any more. It counts turns of a timer, because
 * time alone says nothing: a process that was busy did not read the answers that have arrived.
 */
export class SilenceWatch {
  #turns = 0;

  get isSilent(): boolean {
    return this.#turns >= maxTurns;
  }

  /** Any answer of the server counts, an error too. */
  recordAnswer(): void {
    this.#turns = 0;
  }

  /** Call it at equal intervals, in each of which something is asked. */
  countTurn(): void {
    this.#turns++;
  }
}
