import type { Command, CommandFlag, ProcessCommand } from "#/transports/cli/command";
import { formatUsage } from "#/transports/cli/help";
import { print } from "#/transports/cli/output";
import type { Setting } from "#/kernel/setting";
import { version } from "#/kernel/version";

/** `livery man`: the manual page of the program. */
export const manualCommand: ProcessCommand = {
  name: "man",
  title: "Print the manual page",
  summary: "Prints the manual page with every command, flag and setting, for the program man.",
  settings: [],
  examples: ["livery man > /usr/local/share/man/man1/livery.1", "livery man | man -l -"],
  run: async (_line, host, listCommands) => print(formatManual(await listCommands(), host.settings)),
};

/** How long a line of text may be: what the checkers of manual pages ask for. */
const maxLineLength = 78;

const escapeCharacters = (text: string) => text.replaceAll("\\", "\\e").replaceAll("-", "\\-").replaceAll("…", "...");

/** A line of text that roff does not take for a control line. */
const protectLine = (line: string) => (/^[.']/.test(line) ? `\\&${line}` : line);

/** Text for roff, in lines that it fills again: with hyphens that can be copied. */
function escapeText(text: string): string {
  const lines: string[] = [];
  let line = "";
  for (const word of escapeCharacters(text).split(/\s+/)) {
    if (line !== "" && line.length + 1 + word.length > maxLineLength) {
      lines.push(line);
      line = "";
    }
    line += line === "" ? word : ` ${word}`;
  }
  return [...lines, line]
    .filter((one) => one !== "")
    .map(protectLine)
    .join("\n");
}

/** An argument of a macro. */
const quoteArgument = (text: string) => `"${escapeCharacters(text).replaceAll('"', '""')}"`;

const formatItem = (term: string, text: string) => `.TP\n.B ${quoteArgument(term)}\n${escapeText(text)}`;

const formatFlag = ({ name, short, isNegated, label, description }: CommandFlag) =>
  formatItem(
    `${short === undefined ? "" : `-${short}, `}--${isNegated ? "no-" : ""}${name}${label === undefined ? "" : ` ${label}`}`,
    description,
  );

const formatExamples = (examples: readonly string[]) =>
  [".PP", "Examples:", ".PP", ".nf", ...examples.map((example) => protectLine(escapeCharacters(example))), ".fi"].join("\n");

const formatCommand = (command: Command) =>
  [
    `.SS ${quoteArgument(formatUsage(command))}`,
    escapeText(command.summary),
    ...command.flags.map(formatFlag),
    ...(command.notes === undefined ? [] : [`.PP\n${escapeText(command.notes)}`]),
    ...(command.examples.length === 0 ? [] : [formatExamples(command.examples)]),
  ].join("\n");

const formatSetting = ({ variable, flag, description, fallback, isSecret }: Setting) =>
  formatItem(
    isSecret ? `${variable}, ${variable}_FILE` : variable,
    `${description}${fallback === "" ? "" : ` (default: ${fallback})`}. Flag: --${flag}`,
  );

/** The manual page as roff, with the macros of man(7). */
export const formatManual = (commands: readonly Command[], settings: Readonly<Record<string, Setting>>): string =>
  `.TH LIVERY 1 "" ${quoteArgument(`Livery ${version}`)} "User Commands"
.nh
.ad l
.SH NAME
livery \\- brand design systems from a brief, served to people, builds and agents
.SH SYNOPSIS
.B livery
.I COMMAND
[flags]
.SH DESCRIPTION
Livery makes design systems for brands from briefs, and serves them.
Its data is in one folder, and it needs no database server and no network.
.SH COMMANDS
${commands.map(formatCommand).join("\n")}
.SH ENVIRONMENT
A flag overrides its variable, and a variable overrides the default.
The variable of a secret that ends in _FILE names a file with the secret.
${Object.values(settings).map(formatSetting).join("\n")}
.SH EXIT STATUS
${formatItem("0", "Success.")}
${formatItem("1", "Failure.")}
${formatItem("2", "Wrong usage.")}
.SH SIGNALS
${formatItem("SIGTERM, SIGINT", "The server stops within 10 seconds; a second signal ends it at once.")}
${formatItem("SIGHUP", "The server reads its certificate again. From a terminal, it stops.")}
${formatItem("SIGUSR2", "The server starts its executable again in its own place, without a refused connection.")}
`;
