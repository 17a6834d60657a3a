import { parseArgs, type ParseArgsConfig } from "node:util";
import { findNearestName } from "#/kernel/text/nearest-name";

/**
 * A command line that cannot be run as written; exit status 2. The message says what to type
 * instead.
 */
export class UsageError extends Error {}

/**
 * The flags of a command by name, without the hyphens. A boolean flag can be negated: `--no-open`.
 */
export type FlagDefinitions = Readonly<Record<string, { readonly type: "string" | "boolean"; readonly short?: string }>>;

export type ParsedCommandLine = {
  readonly positionals: readonly string[];
  /** The flags with a value. */
  readonly values: Readonly<Record<string, string>>;
  /** The boolean flags that were given; `--no-x` is false. */
  readonly booleans: Readonly<Record<string, boolean>>;
};

type Token = NonNullable<ReturnType<typeof tokenize>["tokens"]>[number];
type FlagToken = Extract<Token, { kind: "option" }>;

const helpFlag = { help: { type: "boolean", short: "h" } } as const;

const tokenize = (args: readonly string[], flags: FlagDefinitions) =>
  parseArgs({
    args: [...args],
    // The checks of the strict mode are ours: its messages do not say what to type instead.
    options: { ...flags, ...helpFlag } as NonNullable<ParseArgsConfig["options"]>,
    strict: false,
    allowPositionals: true,
    allowNegative: true,
    tokens: true,
  });

/**
 * Whether `--help` or `-h` is among the flags, even where another flag would take it as its value.
 */
export const isHelpRequested = (args: readonly string[], flags: FlagDefinitions): boolean =>
  tokenize(args, flags).tokens.some(
    (token) => token.kind === "option" && (token.name === "help" || (!token.inlineValue && isHelpWord(token.value))),
  );

const isHelpWord = (word: string | undefined) => word === "--help" || word === "-h";

/**
 * Separates flags from positional arguments. Throws UsageError for unknown, repeated and incomplete
 * flags.
 */
export function parseCommandLine(args: readonly string[], flags: FlagDefinitions): ParsedCommandLine {
  const { tokens, positionals } = tokenize(args, flags);
  const values: Record<string, string> = {};
  const booleans: Record<string, boolean> = {};
  for (const token of tokens) {
    if (token.kind !== "option") continue;
    const { name, rawName, value } = token;
    const isNegated = rawName === `--no-${name}`;
    const flag = Object.hasOwn(flags, name) ? flags[name] : undefined;
    if (!flag || (isNegated && flag.type === "string")) throw createUnknownFlagError(rawName, flags);
    if (Object.hasOwn(values, name)) throw new UsageError(`${rawName} is repeated. Give --${name} once.`);
    if (flag.type === "boolean") {
      if (value !== undefined)
        throw new UsageError(`${rawName} takes no value. Write ${rawName}, or --no-${name} to turn it off.`);
      booleans[name] = !isNegated;
    } else values[name] = getFlagValue(token);
  }
  return { positionals, values, booleans };
}

/**
 * A flag's value. The next word is not taken for one where it looks like a flag; `-` and negative
 * numbers do not.
 */
function getFlagValue({ name, rawName, value, inlineValue }: FlagToken): string {
  if (value === undefined) throw new UsageError(`${rawName} needs a value. Write --${name} VALUE.`);
  if (!inlineValue && /^-[^\d]/.test(value))
    throw new UsageError(`${rawName} needs a value. If the value is "${value}", write --${name}=${value}.`);
  return value;
}

function createUnknownFlagError(rawName: string, flags: FlagDefinitions): UsageError {
  const nearest = findNearestName(rawName.replace(/^-+/, ""), Object.keys(flags));
  const hint =
    nearest === undefined
      ? `If it is an argument and not a flag, put -- before it: -- ${rawName}.`
      : `Did you mean --${nearest}?`;
  return new UsageError(`Unknown flag ${rawName}. ${hint}`);
}

/** An input property as a flag: `secondaryColor` is `secondary-color`. */
export const toFlagName = (property: string) => property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
