import type { FlagDefinitions, ParsedCommandLine } from "#/transports/cli/command-line";
import type { CommandHost } from "#/transports/cli/command-host";
import type { Setting } from "#/kernel/setting";

/**
 * One flag of a command, for parsing and for help.
 *
 * @example
 * { name: "port", label: "PORT", description: "Port to listen on (default: 4700)" }
 * { name: "open", isNegated: true, description: "Do not open a browser" } // shown as --no-open
 */
export type CommandFlag = {
  /** Without the hyphens. */
  readonly name: string;
  /** What help calls the flag's value; a flag without one is boolean. */
  readonly label?: string;
  readonly short?: string;
  /** Help shows the negation of this boolean flag. */
  readonly isNegated?: true;
  readonly description: string;
  /** The values that it takes, where there are few. */
  readonly choices?: readonly string[];
};

/** A command as help describes it and as it runs. */
export type Command = {
  /** One word or two, such as `keys create`. */
  readonly name: string;
  /** The positional arguments in order; optional ones are in brackets. */
  readonly arguments: readonly string[];
  /** Whether the last argument takes all the words that follow. */
  readonly takesRest?: boolean;
  /** A few words for lists of commands. */
  readonly title: string;
  readonly summary: string;
  readonly flags: readonly CommandFlag[];
  /** More to read in its help, after the flags. */
  readonly notes?: string;
  /** Each a whole command line. */
  readonly examples: readonly string[];
  /** Resolves to the exit status. Throws UsageError and Failure. */
  run(line: ParsedCommandLine): Promise<number>;
};

/** A command that is not an operation: it serves, installs, prints or works on the data folder. */
export type ProcessCommand = Pick<Command, "name" | "title" | "summary" | "notes" | "examples"> & {
  /** The settings that it takes as flags, by their names. */
  readonly settings: readonly string[];
  /** The positional arguments in order; optional ones are in brackets. None unless given. */
  readonly arguments?: readonly string[];
  /** Flags of its own. */
  readonly flags?: readonly CommandFlag[];
  run(line: ParsedCommandLine, host: CommandHost, listCommands: () => Promise<readonly Command[]>): Promise<void>;
};

export const jsonFlag: CommandFlag = { name: "json", description: "Print JSON" };

/** The flags of every command. */
export const quietFlag: CommandFlag = { name: "quiet", short: "q", description: "Print results and errors only" };
export const colorFlag: CommandFlag = { name: "color", isNegated: true, description: "Print no colours (env: NO_COLOR)" };

/** `listCommands` lists all commands of the program, for those that describe them. */
export const toCommand = (
  processCommand: ProcessCommand,
  host: CommandHost,
  listCommands: () => Promise<readonly Command[]>,
): Command => ({
  ...processCommand,
  arguments: processCommand.arguments ?? [],
  flags: [...(processCommand.flags ?? []), ...listSettingFlags(processCommand.settings, host.settings)],
  async run(line) {
    await processCommand.run(line, host, listCommands);
    return 0;
  },
});

/** The flags of the settings that a command takes. Throws for a name that is no setting. */
export const listSettingFlags = (names: readonly string[], settings: Readonly<Record<string, Setting>>): CommandFlag[] =>
  names.map((name) => {
    const setting = settings[name];
    if (!setting) throw new Error(`${name} is not a setting`);
    const { flag, label, variable, fallback, description, isSecret } = setting;
    const origin = [
      ...(fallback === "" ? [] : [`default: ${fallback}`]),
      `env: ${variable}${isSecret ? ` or ${variable}_FILE` : ""}`,
    ];
    return { name: flag, label, description: `${description} (${origin.join(", ")})` };
  });

/**
 * The flags as the parser takes them. `--json`, `--quiet` and `--no-color` are accepted everywhere,
 * so that scripts can always pass them.
 */
export const toFlagDefinitions = (flags: readonly CommandFlag[]): FlagDefinitions =>
  Object.fromEntries(
    [jsonFlag, quietFlag, colorFlag, ...flags].map(({ name, label, short }) => [
      name,
      { type: label === undefined ? "boolean" : "string", ...(short !== undefined && { short }) },
    ]),
  );
