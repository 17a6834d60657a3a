/** A value of a row, the same for every engine. */
export type CopiedValue = string | number | null | Uint8Array<ArrayBuffer>;

/**
 * One end of a copy: a connection in one transaction. Statements have `?` for parameters and are
 * understood by both engines.
 */
export type CopyEnd = {
  run(statement: string, parameters: readonly CopiedValue[]): Promise<readonly CopiedValue[][]>;
  /** The columns of a table, in alphabetical order. */
  listColumns(table: string): Promise<readonly string[]>;
  close(): Promise<void>;
};

/** The end that is written. Nothing of it is visible before `commit`. */
export type CopyTarget = CopyEnd & {
  /** Accepts rows as they are from now on: triggers do nothing, and references are checked by `commit`. */
  prepare(): Promise<void>;
  commit(): Promise<void>;
};
