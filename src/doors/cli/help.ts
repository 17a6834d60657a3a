import { Type } from "@sinclair/typebox";
import { flagOf } from "#/doors/cli/command-line";
import type { SettingRow } from "#/doors/cli/host";
import type { Lifecycle } from "#/doors/cli/lifecycle";
import { flagFor, flagProperties } from "#/doors/cli/verb-flags";
import type { Operation } from "#/operations/operation";

const columns = (rows: readonly (readonly [string, string])[]) => {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, says]) => `  ${name.padEnd(width)}  ${says}`).join("\n");
};

/** The rows for the settings that a command takes. */
const settingRows = (names: readonly string[], settings: Readonly<Record<string, SettingRow>>) =>
  names.flatMap((name): (readonly [string, string])[] => {
    const setting = settings[name];
    return setting
      ? [[`--${setting.flag}`, `${setting.says}${setting.fallback && ` (${setting.fallback})`}; ${setting.variable}`]]
      : [];
  });

/** Every command, as it is called and with what it does. */
export const commandsOf = (
  operations: readonly Operation[],
  lifecycles: readonly Lifecycle[],
): readonly (readonly [usage: string, summary: string])[] => [
  ...lifecycles.map(({ verb, summary }): readonly [string, string] => [verb, summary]),
  ...operations.flatMap(({ cli, title }): (readonly [string, string])[] =>
    cli ? [[usageOf(cli.verb, cli.arguments), title]] : [],
  ),
];

/** Help for the commands that begin with the same word. */
export const groupHelp = (word: string, commands: readonly (readonly [string, string])[]): string =>
  `Usage: livery ${word} COMMAND [flags]\n\n${columns(commands)}\n\nEvery command explains itself with --help.\n`;

/** Help for the whole program. */
export function programHelp(version: string, operations: readonly Operation[], lifecycles: readonly Lifecycle[]): string {
  return `livery ${version}: brand design systems from a brief, served.\n\nUsage: livery COMMAND [flags]\n\n${columns(commandsOf(operations, lifecycles))}\n\nEvery command explains itself with --help. Exit status: 0 done, 1 failed, 2 not understood.\n`;
}

const usageOf = (verb: string, positional: readonly { label: string }[]) =>
  [verb, ...positional.map(({ label }) => label)].join(" ");

/** Help for a command that is an operation. */
export function verbHelp(operation: Operation, settings: Readonly<Record<string, SettingRow>>): string {
  const { cli, summary, input, output } = operation;
  if (!cli) return "";
  const rows = flagProperties(operation, cli).map((property): readonly [string, string] => {
    const schema = input.properties[property];
    const { description = "", type, enum: words, default: fallback } = schema ?? Type.Unknown();
    const choices = Array.isArray(words) ? `: ${words.join(", ")}` : "";
    const required = (input.required ?? []).includes(property) && !(cli.secrets ?? []).includes(property);
    return [
      `--${flagFor(cli, property)}${type === "boolean" ? "" : ` ${flagFor(cli, property).toUpperCase()}`}`,
      `${description}${choices}${fallback === undefined || fallback === false ? "" : ` (${fallback})`}${required ? " [required]" : ""}`,
    ];
  });
  const secrets = (cli.secrets ?? []).map((property): readonly [string, string] => [
    `--${flagOf(property)}-file FILE`,
    `file with the ${property} in its first line; on a terminal it is asked for`,
  ]);
  const common: (readonly [string, string])[] = [
    ...(output ? [] : [["-o, --output FILE", "where to write; - is standard output"] as const]),
    ["--json", "answer in JSON"],
    ...settingRows(["data", "baseUrl", "log", ...(cli.settings ?? [])], settings),
  ];
  return `${summary}\n\nUsage: livery ${usageOf(cli.verb, cli.arguments)} [flags]\n\n${columns([...rows, ...secrets, ...common])}\n\nExamples\n${cli.examples.map((example) => `  ${example}`).join("\n")}\n`;
}

/** Help for a lifecycle command. */
export function lifecycleHelp(
  { verb, summary, settings: names, valued = [], bare = [], examples, notes = "" }: Lifecycle,
  settings: Readonly<Record<string, SettingRow>>,
): string {
  const rows = [
    ...valued.map(([name, label, says]): readonly [string, string] => [`--${name} ${label}`, says]),
    ...bare.map(([name, says]): readonly [string, string] => [`--${name}`, says]),
    ...settingRows(names, settings),
  ];
  return `${summary}\n\nUsage: livery ${verb} [flags]\n${rows.length ? `\n${columns(rows)}\n` : ""}${notes && `\n${notes}\n`}\nExamples\n${examples.map((example) => `  ${example}`).join("\n")}\n`;
}
