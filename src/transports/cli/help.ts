import { type Command, type CommandFlag, colorFlag, quietFlag } from "#/transports/cli/command";

type Row = readonly [name: string, text: string];

const formatColumns = (rows: readonly Row[]) => {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, text]) => `  ${name.padEnd(width)}  ${text}`).join("\n");
};

const formatSection = (title: string, lines: string) => (lines === "" ? "" : `\n${title}\n${lines}\n`);

const moreHelp = 'Run "livery COMMAND --help" for the arguments, flags and examples of a command.';

/** How a command is called, without its flags. */
export const formatUsage = ({ name, arguments: labels }: Pick<Command, "name" | "arguments">) =>
  ["livery", name, ...labels].join(" ");

const toCommandRow = (command: Command): Row => [formatUsage(command).slice("livery ".length), command.title];

const toFlagRow = ({ name, label, short, isNegated, description }: CommandFlag): Row => [
  `${short === undefined ? "" : `-${short}, `}--${isNegated ? "no-" : ""}${name}${label === undefined ? "" : ` ${label}`}`,
  description,
];

/** Help for the whole program. */
export const formatProgramHelp = (version: string, commands: readonly Command[]): string =>
  `Livery ${version}: brand design systems from a brief, served to people, builds and agents.

Usage: livery COMMAND [flags]
${formatSection("Commands", formatColumns(commands.map(toCommandRow)))}
${moreHelp}
Exit status: 0 success, 1 failure, 2 wrong usage, 130 interrupted with Ctrl+C.
`;

/** Help for the commands that begin with the same word. */
export const formatGroupHelp = (group: string, commands: readonly Command[]): string =>
  `Usage: livery ${group} COMMAND [flags]
${formatSection("Commands", formatColumns(commands.map(toCommandRow)))}
${moreHelp}
`;

/** Help for one command; `subcommands` are those that begin with its name. */
export const formatCommandHelp = (command: Command, subcommands: readonly Command[] = []): string =>
  [
    `${command.summary}\n\nUsage: ${formatUsage(command)} [flags]\n`,
    formatSection("Flags", formatColumns([...command.flags, quietFlag, colorFlag].map(toFlagRow))),
    formatSection("Commands", subcommands.length === 0 ? "" : formatColumns(subcommands.map(toCommandRow))),
    command.notes === undefined ? "" : `\n${command.notes}\n`,
    formatSection("Examples", command.examples.map((example) => `  ${example}`).join("\n")),
  ].join("");
