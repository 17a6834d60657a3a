import type { ParsedLine } from "#/doors/cli/command-line";
import type { Host } from "#/doors/cli/host";

/** A command that is not an operation: it has a lifetime of its own, or is about the program itself. */
export type Lifecycle = {
  /** One word or two. */
  readonly verb: string;
  readonly summary: string;
  /** The settings it takes as flags, by their names. */
  readonly settings: readonly string[];
  /** Flags of its own that take a value, each with the value's name and with what it does. */
  readonly valued?: readonly (readonly [name: string, label: string, says: string])[];
  /** Flags without a value, each with what it does. */
  readonly bare?: readonly (readonly [string, string])[];
  readonly examples: readonly string[];
  /** More to read in its help, after the flags. */
  readonly notes?: string;
  run(line: ParsedLine, host: Host): Promise<void>;
};
