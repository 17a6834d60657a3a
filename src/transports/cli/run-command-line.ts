import { type Command, toCommand, toFlagDefinitions } from "#/transports/cli/command";
import { isHelpRequested, parseCommandLine, type ParsedCommandLine, UsageError } from "#/transports/cli/command-line";
import { Interrupted } from "#/transports/cli/interrupt";
import { configureOutput, print, printStatus } from "#/transports/cli/output";
import { formatCommandHelp, formatGroupHelp, formatProgramHelp, formatUsage } from "#/transports/cli/help";
import type { CommandHost } from "#/transports/cli/command-host";
import { processCommands } from "#/transports/cli/process-commands";
import { Failure } from "#/kernel/errors";
import { findNearestName } from "#/kernel/text/nearest-name";
import { version } from "#/kernel/version";

/**
 * Runs the command that the words after the program's name ask for. Resolves to the exit status: 0
 * success, 1 failure, 2 wrong usage. A command that a signal interrupts ends the process.
 */
export async function runCommandLine(args: readonly string[], host: CommandHost): Promise<number> {
  try {
    return await runArguments(args, host);
  } catch (error) {
    if (error instanceof UsageError) {
      printStatus(`livery: ${error.message}`, "error");
      return 2;
    }
    if (error instanceof Interrupted) {
      printStatus(`livery: ${error.message}`, "error");
      // A thread or a child process may still be working on what was interrupted.
      process.exit(error.status);
    }
    if (error instanceof Failure) {
      printStatus(args.includes("--json") ? JSON.stringify({ error: error.message }) : `livery: ${error.message}`, "error");
      return 1;
    }
    printStatus(
      `livery: Unexpected error. This is a bug in Livery. ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
      "error",
    );
    return 1;
  }
}

async function runArguments(args: readonly string[], host: CommandHost): Promise<number> {
  const [first, ...rest] = args;
  if (first === "--version" || first === "-v") return await printAndSucceed(`${version}\n`);
  if (first === undefined || first === "help" || first === "--help" || first === "-h") {
    const [topic] = rest;
    if (topic !== undefined && !topic.startsWith("-")) return await runArguments([...rest, "--help"], host);
    return await printAndSucceed(formatProgramHelp(version, await listCommands(host)));
  }
  if (first.startsWith("-"))
    throw new UsageError(`Flags come after the command. Write: livery COMMAND ${first}\nRun "livery --help" for all commands.`);
  // Operations bring all of Livery with them: they are loaded only where no other command has the
  // name.
  const command = findCommand(listProcessCommands(host), args) ?? findCommand(await listCommands(host), args);
  return command ? await runCommand(command, args, host) : await runGroup(first, rest, await listCommands(host));
}

async function runCommand(command: Command, args: readonly string[], host: CommandHost): Promise<number> {
  const words = args.slice(command.name.split(" ").length);
  const definitions = toFlagDefinitions(command.flags);
  if (isHelpRequested(words, definitions)) {
    const subcommands = command.name.includes(" ") ? [] : listGroup(command.name, await listCommands(host));
    return await printAndSucceed(formatCommandHelp(command, subcommands));
  }
  try {
    const line = parseCommandLine(words, definitions);
    assertArgumentCount(command, line);
    configureOutput({ isQuiet: line.booleans.quiet === true, ...(line.booleans.color === false && { hasColor: false }) });
    return await command.run(line);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    throw new UsageError(`${error.message}\nRun "livery ${command.name} --help" for its flags and examples.`, { cause: error });
  }
}

/** A word that is no command: the first word of some, or a mistake. */
async function runGroup(first: string, [second]: readonly string[], commands: readonly Command[]): Promise<number> {
  const group = listGroup(first, commands);
  if (group.length > 0 && (second === "--help" || second === "-h")) return await printAndSucceed(formatGroupHelp(first, group));
  const isGroupAlone = group.length > 0 && (second === undefined || second.startsWith("-"));
  if (isGroupAlone)
    throw new UsageError(`Add one of the commands of "livery ${first}".\n\n${formatGroupHelp(first, group).trimEnd()}`);
  const name = group.length > 0 ? `${first} ${second}` : first;
  const candidates =
    group.length > 0 ? group.map((one) => one.name) : commands.flatMap((one) => [one.name, one.name.split(" ")[0] ?? ""]);
  const nearest = findNearestName(name, candidates);
  throw new UsageError(
    `Unknown command "${name}".${nearest === undefined ? "" : ` Did you mean "${nearest}"?`}\nRun "livery ` +
      `${group.length > 0 ? `${first} ` : ""}--help" for all commands.`,
  );
}

const listProcessCommands = (host: CommandHost) =>
  processCommands.map((command) => toCommand(command, host, () => listCommands(host)));

async function listCommands(host: CommandHost): Promise<readonly Command[]> {
  const { listOperationCommands } = await import("#/transports/cli/operation-command");
  return [...listProcessCommands(host), ...listOperationCommands(host)];
}

/** The command that the first two words name, or the first one alone. */
const findCommand = (commands: readonly Command[], [first, second]: readonly string[]) =>
  commands.find(({ name }) => name === `${first} ${second}`) ?? commands.find(({ name }) => name === first);

const listGroup = (first: string, commands: readonly Command[]) => commands.filter(({ name }) => name.startsWith(`${first} `));

/** Throws UsageError for too few or too many positional arguments. */
function assertArgumentCount(command: Command, { positionals }: ParsedCommandLine): void {
  const { arguments: labels, takesRest = false } = command;
  const missing = labels.find((label, index) => positionals[index] === undefined && !label.startsWith("["));
  if (missing !== undefined) throw new UsageError(`${missing} is missing. Write: ${formatUsage(command)}`);
  const unexpected = positionals[labels.length];
  if (unexpected !== undefined && !takesRest)
    throw new UsageError(`Unexpected argument "${unexpected}". Write: ${formatUsage(command)}`);
}

async function printAndSucceed(text: string): Promise<0> {
  await print(text);
  return 0;
}
