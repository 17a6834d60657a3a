/**
 * One setting of the program. A secret one is never given as a flag, which everyone on the machine
 * can see: its flag, and its variable with `_FILE`, name a file that holds it.
 */
export type Setting = {
  /** The flag without its hyphens. */
  readonly flag: string;
  /** What help calls the flag's value: `PORT`. */
  readonly label: string;
  readonly variable: string;
  /** The default; empty where there is none. */
  readonly fallback: string;
  readonly description: string;
  readonly isSecret?: true;
};

/** The values of flags by name, without the hyphens. */
export type Flags = Readonly<Record<string, string | undefined>>;
