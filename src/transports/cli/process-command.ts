import type { ParsedCommandLine } from "#/transports/cli/command-line";
import type { CommandHost } from "#/transports/cli/command-host";

/** A command that is not an operation: it has a lifetime of its own, or is about the program itself. */
export type ProcessCommand = {
  /** One word or two. */
  readonly command: string;
  readonly summary: string;
  /** The settings it takes as flags, by their names. */
  readonly settings: readonly string[];
  /** Flags of its own that take a value, each with the value's name and with what it does. */
  readonly valueFlags?: readonly (readonly [name: string, label: string, says: string])[];
  /** Flags without a value, each with what it does. */
  readonly booleanFlags?: readonly (readonly [string, string])[];
  readonly examples: readonly string[];
  /** More to read in its help, after the flags. */
  readonly notes?: string;
  run(line: ParsedCommandLine, host: CommandHost): Promise<void>;
};
