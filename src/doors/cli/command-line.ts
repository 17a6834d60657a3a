/** A command line that cannot be understood; exit status 2. */
export class UsageError extends Error {}

/** The flags a command knows: those that take a value and those that only stand there. `-o` and `-h` are short for `--output` and `--help`. */
export type KnownFlags = { readonly valued: readonly string[]; readonly bare: readonly string[] };

export type ParsedLine = {
  readonly positionals: readonly string[];
  readonly values: Readonly<Record<string, string>>;
  readonly bare: ReadonlySet<string>;
};

const shorts: Readonly<Record<string, string>> = { "-o": "--output", "-h": "--help" };

/** Reads words into positionals and flags. `--` ends the flags; a lone `-` is a positional. Throws UsageError for unknown, repeated and incomplete flags. */
export function parseLine(words: readonly string[], known: KnownFlags): ParsedLine {
  const positionals: string[] = [];
  const values: Record<string, string> = {};
  const bare = new Set<string>();
  for (let index = 0; index < words.length; index++) {
    const word = shorts[words[index] ?? ""] ?? words[index] ?? "";
    if (word === "--") {
      positionals.push(...words.slice(index + 1));
      break;
    }
    if (!word.startsWith("-") || word === "-") {
      positionals.push(word);
      continue;
    }
    const [, name = "", , inline] = /^--([a-z0-9-]+)(=([\s\S]*))?$/.exec(word) ?? [];
    if (known.bare.includes(name)) {
      if (inline !== undefined) throw new UsageError(`--${name} takes no value.`);
      bare.add(name);
    } else if (known.valued.includes(name)) {
      const value = inline ?? words[++index];
      if (value === undefined) throw new UsageError(`--${name} needs a value.`);
      if (Object.hasOwn(values, name)) throw new UsageError(`--${name} is given more than once.`);
      values[name] = value;
    } else throw new UsageError(`${word.split("=", 1)[0]} is not a flag of this command.`);
  }
  return { positionals, values, bare };
}

/** `secondaryColor` as a flag: `secondary-color`. */
export const flagOf = (property: string) => property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
