import { type KnownFlags, parseCommandLine, type ParsedCommandLine, UsageError } from "#/transports/cli/command-line";
import { print, printStatus } from "#/transports/cli/output";
import {
  listCommands,
  formatGroupHelp,
  formatProcessCommandHelp,
  formatProgramHelp,
  formatOperationHelp,
} from "#/transports/cli/help";
import type { Flags, CommandHost } from "#/transports/cli/command-host";
import { processCommands } from "#/transports/cli/process-commands";
import { listKnownFlags } from "#/transports/cli/command-flags";
import { Failure } from "#/kernel/errors";
import { version } from "#/kernel/version";
import type { CliVerb } from "#/operations/operation";

/** Runs what the words after the program's name ask for. Gives the exit status: 0 done, 1 failed, 2 not understood. */
export async function runCommandLine(args: readonly string[], host: CommandHost): Promise<number> {
  try {
    return await runCommand(args, host);
  } catch (error) {
    if (error instanceof UsageError) {
      printStatus(`livery: ${error.message}`, "error");
      return 2;
    }
    if (error instanceof Failure) {
      printStatus(args.includes("--json") ? JSON.stringify({ error: error.message }) : `livery: ${error.message}`, "error");
      return 1;
    }
    printStatus(
      `livery: this is a fault of Livery itself. ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
      "error",
    );
    return 1;
  }
}

/** Gives the exit status: 0 done, 1 where the answer counts as a failure. */
async function runCommand([commandName, ...rest]: readonly string[], host: CommandHost): Promise<number> {
  const isHelp = rest.includes("--help") || rest.includes("-h");
  if (commandName === "--version" || commandName === "-v") return await printAndSucceed(`${version}\n`);
  const processCommand =
    processCommands.find(({ command }) => command === `${commandName} ${rest[0]}`) ??
    processCommands.find(({ command }) => command === commandName);
  if (processCommand) {
    if (isHelp) return await printAndSucceed(formatProcessCommandHelp(processCommand, host.settings));
    const line = parseCommandLine(processCommand.command === commandName ? rest : rest.slice(1), {
      valueFlags: [
        ...processCommand.settings.map((name) => host.settings[name]?.flag ?? name),
        ...(processCommand.valueFlags ?? []).map(([name]) => name),
      ],
      booleanFlags: ["json", ...(processCommand.booleanFlags ?? []).map(([name]) => name)],
    });
    await processCommand.run(line, host);
    return 0;
  }
  const { operations } = await import("#/operations");
  const [next] = rest;
  const operation =
    operations.find(({ cli }) => cli?.verb === `${commandName} ${next}`) ??
    operations.find(({ cli }) => cli?.verb === commandName);
  if (!operation?.cli) {
    const help = formatProgramHelp(version, operations, processCommands);
    if (commandName === "help" && next !== undefined && !next.startsWith("-")) return await runCommand([...rest, "--help"], host);
    if (commandName === undefined || commandName === "help" || commandName === "--help" || commandName === "-h")
      return await printAndSucceed(help);
    const group = listCommands(operations, processCommands).filter(([usage]) => usage.startsWith(`${commandName} `));
    if (group.length > 0 && isHelp && next?.startsWith("-")) return await printAndSucceed(formatGroupHelp(commandName, group));
    if (group.length > 0)
      throw new UsageError(
        `"livery ${commandName}" needs one of these commands:\n\n${formatGroupHelp(commandName, group).trimEnd()}`,
      );
    throw new UsageError(`"${commandName}" is not a command.\n\n${help}`);
  }
  if (isHelp) return await printAndSucceed(formatOperationHelp(operation, host.settings));
  const { assertArgumentCount, runOperationCommand } = await import("#/transports/cli/run-operation-command");
  const args = operation.cli.verb.includes(" ") ? rest.slice(1) : rest;
  const line = parseCommandLine(
    args,
    mergeFlags(listKnownFlags(operation, operation.cli), {
      valueFlags: ["data", "base-url", "log", ...listSettingFlags(operation.cli, host)],
      booleanFlags: ["json"],
    }),
  );
  assertArgumentCount(operation.cli, line);
  const app = await host.open(getSettingFlags(line), { makesData: operation.cli.makesData ?? false });
  try {
    return await runOperationCommand(app.services, operation, operation.cli, line);
  } finally {
    await app.close();
  }
}

/** Prints what was asked for, and all is well. */
async function printAndSucceed(text: string): Promise<0> {
  await print(text);
  return 0;
}

const mergeFlags = (one: KnownFlags, other: KnownFlags): KnownFlags => ({
  valueFlags: [...one.valueFlags, ...other.valueFlags],
  booleanFlags: [...one.booleanFlags, ...other.booleanFlags],
});
/** The flags of the settings that a verb takes by itself. */
const listSettingFlags = ({ settings = [] }: CliVerb, host: CommandHost) =>
  settings.map((name) => host.settings[name]?.flag ?? name);
const getSettingFlags = ({ values }: ParsedCommandLine): Flags => values;
