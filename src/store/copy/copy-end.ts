/** A value of a row, the same for every engine. */
export type CopiedValue = string | number | null | Uint8Array<ArrayBuffer>;

/**
 * One end of a copy: a connection. Statements have `?` for parameters and are understood by both
 * engines. A source shows the same state from its first to its last row.
 */
export type CopyEnd = {
  run(statement: string, parameters: readonly CopiedValue[]): Promise<readonly CopiedValue[][]>;
  /** The columns of a table, in alphabetical order. */
  listColumns(table: string): Promise<readonly string[]>;
  close(): Promise<void>;
};

/** The end that is written. Each statement is kept, so that a copy that was interrupted can go on. */
export type CopyTarget = CopyEnd & {
  /** Whether a copy into it was begun before. */
  readonly isBegun: boolean;
  /**
   * Accepts rows as they are from now on: triggers do nothing, references are not checked, and no
   * server opens it.
   */
  prepare(): Promise<void>;
  /** Checks all references, and makes it a database that servers open. */
  finish(): Promise<void>;
};
