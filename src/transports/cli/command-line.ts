/** A command line that cannot be understood; exit status 2. */
export class UsageError extends Error {}

/** The flags a command knows: those that take a value and those that only stand there. `-o` and `-h` are short for `--output` and `--help`. */
export type KnownFlags = { readonly valueFlags: readonly string[]; readonly booleanFlags: readonly string[] };

export type ParsedCommandLine = {
  readonly positionals: readonly string[];
  readonly values: Readonly<Record<string, string>>;
  readonly booleanFlags: ReadonlySet<string>;
};

const shortFlags: Readonly<Record<string, string>> = { "-o": "--output", "-h": "--help" };

/** Reads words into positionals and flags. `--` ends the flags; a lone `-` is a positional. Throws UsageError for unknown, repeated and incomplete flags. */
export function parseCommandLine(args: readonly string[], known: KnownFlags): ParsedCommandLine {
  const positionals: string[] = [];
  const values: Record<string, string> = {};
  const booleanFlags = new Set<string>();
  for (let index = 0; index < args.length; index++) {
    const arg = shortFlags[args[index] ?? ""] ?? args[index] ?? "";
    if (arg === "--") {
      positionals.push(...args.slice(index + 1));
      break;
    }
    if (!arg.startsWith("-") || arg === "-") {
      positionals.push(arg);
      continue;
    }
    const [, name = "", , inline] = /^--([a-z0-9-]+)(=([\s\S]*))?$/.exec(arg) ?? [];
    if (known.booleanFlags.includes(name)) {
      if (inline !== undefined) throw new UsageError(`--${name} takes no value.`);
      booleanFlags.add(name);
    } else if (known.valueFlags.includes(name)) {
      const value = inline ?? args[++index];
      if (value === undefined) throw new UsageError(`--${name} needs a value.`);
      if (Object.hasOwn(values, name)) throw new UsageError(`--${name} is given more than once.`);
      values[name] = value;
    } else throw new UsageError(`${arg.split("=", 1)[0]} is not a flag of this command.`);
  }
  return { positionals, values, booleanFlags };
}

/** `secondaryColor` as a flag: `secondary-color`. */
export const toFlagName = (property: string) => property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
