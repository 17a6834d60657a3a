import { Type } from "@sinclair/typebox";
import { toFlagName } from "#/transports/cli/command-line";
import type { SettingRow } from "#/transports/cli/command-host";
import type { ProcessCommand } from "#/transports/cli/process-command";
import { getFlagName, listFlagProperties } from "#/transports/cli/command-flags";
import type { Operation } from "#/operations/operation";

const formatColumns = (rows: readonly (readonly [string, string])[]) => {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, text]) => `  ${name.padEnd(width)}  ${text}`).join("\n");
};

/** The rows for the settings that a command takes. */
const listSettingRows = (names: readonly string[], settings: Readonly<Record<string, SettingRow>>) =>
  names.flatMap((name): (readonly [string, string])[] => {
    const setting = settings[name];
    return setting
      ? [[`--${setting.flag}`, `${setting.description}${setting.fallback && ` (${setting.fallback})`}; ${setting.variable}`]]
      : [];
  });

/** Every command, as it is called and with what it does. */
export const listCommands = (
  operations: readonly Operation[],
  processCommands: readonly ProcessCommand[],
): readonly (readonly [usage: string, summary: string])[] => [
  ...processCommands.map(({ command, summary }): readonly [string, string] => [command, summary]),
  ...operations.flatMap(({ cli, title }): (readonly [string, string])[] =>
    cli ? [[formatUsage(cli.verb, cli.arguments), title]] : [],
  ),
];

/** Help for the commands that begin with the same word. */
export const formatGroupHelp = (group: string, commands: readonly (readonly [string, string])[]): string =>
  `Usage: livery ${group} COMMAND [flags]\n\n${formatColumns(commands)}\n\nEvery command explains itself with --help.\n`;

/** Help for the whole program. */
export function formatProgramHelp(
  version: string,
  operations: readonly Operation[],
  processCommands: readonly ProcessCommand[],
): string {
  return `livery ${version}: brand design systems from a brief, served.\n\nUsage: livery COMMAND [flags]\n\n${formatColumns(listCommands(operations, processCommands))}\n\nEvery command explains itself with --help. Exit status: 0 done, 1 failed, 2 not understood.\n`;
}

const formatUsage = (command: string, positional: readonly { label: string }[]) =>
  [command, ...positional.map(({ label }) => label)].join(" ");

/** Help for a command that is an operation. */
export function formatOperationHelp(operation: Operation, settings: Readonly<Record<string, SettingRow>>): string {
  const { cli, summary, input, output } = operation;
  if (!cli) return "";
  const rows = listFlagProperties(operation, cli).map((property): readonly [string, string] => {
    const schema = input.properties[property];
    const { description = "", type, enum: enumValues, default: fallback } = schema ?? Type.Unknown();
    const choices = Array.isArray(enumValues) ? `: ${enumValues.join(", ")}` : "";
    const required = (input.required ?? []).includes(property) && !(cli.secrets ?? []).includes(property);
    return [
      `--${getFlagName(cli, property)}${type === "boolean" ? "" : ` ${getFlagName(cli, property).toUpperCase()}`}`,
      `${description}${choices}${fallback === undefined || fallback === false ? "" : ` (${fallback})`}${required ? " [required]" : ""}`,
    ];
  });
  const secrets = (cli.secrets ?? []).map((property): readonly [string, string] => [
    `--${toFlagName(property)}-file FILE`,
    `file with the ${property} in its first line; on a terminal it is asked for`,
  ]);
  const common: (readonly [string, string])[] = [
    ...(output ? [] : [["-o, --output FILE", "where to write; - is standard output"] as const]),
    ["--json", "answer in JSON"],
    ...listSettingRows(["data", "baseUrl", "log", ...(cli.settings ?? [])], settings),
  ];
  return `${summary}\n\nUsage: livery ${formatUsage(cli.verb, cli.arguments)} [flags]\n\n${formatColumns([...rows, ...secrets, ...common])}\n\nExamples\n${cli.examples.map((example) => `  ${example}`).join("\n")}\n`;
}

/** Help for a lifecycle command. */
export function formatProcessCommandHelp(
  { command, summary, settings: names, valueFlags = [], booleanFlags = [], examples, notes = "" }: ProcessCommand,
  settings: Readonly<Record<string, SettingRow>>,
): string {
  const rows = [
    ...valueFlags.map(([name, label, text]): readonly [string, string] => [`--${name} ${label}`, text]),
    ...booleanFlags.map(([name, text]): readonly [string, string] => [`--${name}`, text]),
    ...listSettingRows(names, settings),
  ];
  return `${summary}\n\nUsage: livery ${command} [flags]\n${rows.length ? `\n${formatColumns(rows)}\n` : ""}${notes && `\n${notes}\n`}\nExamples\n${examples.map((example) => `  ${example}`).join("\n")}\n`;
}
