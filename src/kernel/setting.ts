/**
 * A setting of the program. The value of a secret setting is never a flag, which every user of the
 * machine can see: its flag, and its variable with `_FILE`, name a file with the value.
 */
export type Setting = {
  /** The flag without its hyphens. */
  readonly flag: string;
  /** The placeholder of the value in help texts: `PORT`. */
  readonly label: string;
  readonly variable: string;
  /** The default value; empty if there is none. */
  readonly fallback: string;
  readonly description: string;
  readonly isSecret?: true;
};

/** Values of flags by flag name, without hyphens. */
export type Flags = Readonly<Record<string, string | undefined>>;
