import type { ServedChanges } from "#/store/driver";

/** Changes that are kept. A reader that is further behind treats everything as changed. */
const maxEntries = 1000;

/** A change of one system, or of all. */
type Entry = string | "*";

/**
 * The revision and the public changes of a database as one process knows them: by its own commits,
 * and by notifications of other processes.
 */
export class ChangeLog {
  #revision = 1;
  /** The number of the last change; the first entry has the number `#position - #entries.length + 1`. */
  #position = 0;
  #entries: Entry[] = [];

  get revision(): number {
    return this.#revision;
  }

  /** Records a commit that changed the public content of these systems; `*` stands for all. */
  record(systemIds: readonly Entry[]): void {
    this.#revision++;
    this.#position += systemIds.length;
    this.#entries.push(...systemIds.slice(-maxEntries));
    if (this.#entries.length > maxEntries) this.#entries = this.#entries.slice(-maxEntries);
  }

  /** Moves the revision on, because something may have changed that is not known yet. */
  touch(): void {
    this.#revision++;
  }

  getServedChanges(after: number): ServedChanges {
    const position = this.#position;
    if (after >= position) return { position: after, systemIds: [] };
    const missed = position - after;
    const entries = this.#entries.slice(-missed);
    const isComplete = missed <= this.#entries.length && !entries.includes("*");
    return { position, systemIds: isComplete ? [...new Set(entries)] : undefined };
  }
}
