import { type KnownFlags, parseLine, type ParsedLine, UsageError } from "#/doors/cli/command-line";
import { print, say } from "#/doors/cli/console";
import { commandsOf, groupHelp, lifecycleHelp, programHelp, verbHelp } from "#/doors/cli/help";
import type { Flags, Host } from "#/doors/cli/host";
import { lifecycles } from "#/doors/cli/lifecycles";
import { flagsOf } from "#/doors/cli/verb-flags";
import { Failure } from "#/kernel/errors";
import { version } from "#/kernel/version";
import type { CliVerb } from "#/operations/operation";

/** Runs what the words after the program's name ask for. Gives the exit status: 0 done, 1 failed, 2 not understood. */
export async function runCommandLine(words: readonly string[], host: Host): Promise<number> {
  try {
    return await dispatch(words, host);
  } catch (error) {
    if (error instanceof UsageError) {
      say(`livery: ${error.message}`, "error");
      return 2;
    }
    if (error instanceof Failure) {
      say(words.includes("--json") ? JSON.stringify({ error: error.message }) : `livery: ${error.message}`, "error");
      return 1;
    }
    say(
      `livery: this is a fault of Livery itself. ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
      "error",
    );
    return 1;
  }
}

/** Gives the exit status: 0 done, 1 where the answer counts as a failure. */
async function dispatch([word, ...rest]: readonly string[], host: Host): Promise<number> {
  const isHelp = rest.includes("--help") || rest.includes("-h");
  if (word === "--version" || word === "-v") return await printed(`${version}\n`);
  const lifecycle = lifecycles.find(({ verb }) => verb === `${word} ${rest[0]}`) ?? lifecycles.find(({ verb }) => verb === word);
  if (lifecycle) {
    if (isHelp) return await printed(lifecycleHelp(lifecycle, host.settings));
    const line = parseLine(lifecycle.verb === word ? rest : rest.slice(1), {
      valued: [
        ...lifecycle.settings.map((name) => host.settings[name]?.flag ?? name),
        ...(lifecycle.valued ?? []).map(([name]) => name),
      ],
      bare: ["json", ...(lifecycle.bare ?? []).map(([name]) => name)],
    });
    await lifecycle.run(line, host);
    return 0;
  }
  const { operations } = await import("#/operations/index");
  const [next] = rest;
  const operation =
    operations.find(({ cli }) => cli?.verb === `${word} ${next}`) ?? operations.find(({ cli }) => cli?.verb === word);
  if (!operation?.cli) {
    const help = programHelp(version, operations, lifecycles);
    if (word === "help" && next !== undefined && !next.startsWith("-")) return await dispatch([...rest, "--help"], host);
    if (word === undefined || word === "help" || word === "--help" || word === "-h") return await printed(help);
    const group = commandsOf(operations, lifecycles).filter(([usage]) => usage.startsWith(`${word} `));
    if (group.length > 0 && isHelp && next?.startsWith("-")) return await printed(groupHelp(word, group));
    if (group.length > 0)
      throw new UsageError(`"livery ${word}" needs one of these commands:\n\n${groupHelp(word, group).trimEnd()}`);
    throw new UsageError(`"${word}" is not a command.\n\n${help}`);
  }
  if (isHelp) return await printed(verbHelp(operation, host.settings));
  const { refuseWrongCount, runVerb } = await import("#/doors/cli/run-verb");
  const words = operation.cli.verb.includes(" ") ? rest.slice(1) : rest;
  const line = parseLine(
    words,
    merge(flagsOf(operation, operation.cli), {
      valued: ["data", "base-url", "log", ...settingFlagsOf(operation.cli, host)],
      bare: ["json"],
    }),
  );
  refuseWrongCount(operation.cli, line);
  const opened = await host.open(settingFlags(line), { makesData: operation.cli.makesData ?? false });
  try {
    return await runVerb(opened.services, operation, operation.cli, line);
  } finally {
    await opened.close();
  }
}

/** Prints what was asked for, and all is well. */
async function printed(text: string): Promise<0> {
  await print(text);
  return 0;
}

const merge = (one: KnownFlags, other: KnownFlags): KnownFlags => ({
  valued: [...one.valued, ...other.valued],
  bare: [...one.bare, ...other.bare],
});
/** The flags of the settings that a verb takes by itself. */
const settingFlagsOf = ({ settings = [] }: CliVerb, host: Host) => settings.map((name) => host.settings[name]?.flag ?? name);
const settingFlags = ({ values }: ParsedLine): Flags => values;
