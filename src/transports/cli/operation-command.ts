import { Type } from "@sinclair/typebox";
import { type Command, type CommandFlag, jsonFlag, listSettingFlags } from "#/transports/cli/command";
import { toFlagName, type ParsedCommandLine, UsageError } from "#/transports/cli/command-line";
import type { CommandHost } from "#/transports/cli/command-host";
import { runInterruptibly } from "#/transports/cli/interrupt";
import { print, printStatus, writeFileAtomically } from "#/transports/cli/output";
import { createProgress, type Progress } from "#/transports/cli/progress";
import { readJsonFile, readSecret } from "#/transports/cli/read-input";
import { Failure } from "#/kernel/errors";
import type { Reply } from "#/kernel/http/reply";
import { operations } from "#/operations";
import { dispatch } from "#/operations/dispatch";
import { parseTextValue } from "#/operations/parse-text-value";
import type { CliCommand } from "#/operations/cli-command";
import type { Context } from "#/operations/context";
import type { Operation } from "#/operations/operation";
import type { Services } from "#/operations/services";

/** Every operation that the command line offers. */
export const listOperationCommands = (host: CommandHost): readonly Command[] =>
  operations.flatMap((operation) => (operation.cli ? [toOperationCommand(operation, operation.cli, host)] : []));

const toOperationCommand = (operation: Operation, cli: CliCommand, host: CommandHost): Command => ({
  name: cli.command,
  arguments: cli.arguments.map(({ label }) => label),
  takesRest: cli.arguments.at(-1)?.takesRest ?? false,
  title: operation.title,
  summary: operation.summary,
  flags: [
    ...listInputFlags(operation, cli),
    ...(operation.output ? [] : [outputFlag]),
    ...(cli.companion ? [{ name: cli.companion.flag, description: cli.companion.description }] : []),
    jsonFlag,
    ...listSettingFlags(["data", "databaseUrl", "baseUrl", "log", ...(cli.settings ?? [])], host.settings),
  ],
  examples: cli.examples,
  async run(line) {
    const app = await host.open(line.values, { makesData: cli.makesData ?? false });
    const progress = createProgress();
    try {
      return await runInterruptibly((signal) => runOperation({ ...app.services, signal }, operation, cli, line, progress), {
        endsItself: cli.endsOnSignal ?? false,
      });
    } finally {
      progress.end();
      await app.close();
    }
  },
});

const outputFlag: CommandFlag = {
  name: "output",
  short: "o",
  label: "FILE",
  description: "Output file; use - for standard output",
};

/** The input properties that are flags and not positional arguments. */
const listFlagProperties = ({ input }: Operation, { arguments: positional }: CliCommand) =>
  Object.keys(input.properties).filter((property) => !positional.some((argument) => argument.property === property));

/** The flag for a property, without its hyphens. */
const getFlagName = ({ flags }: CliCommand, property: string) => flags?.[property] ?? toFlagName(property);

/** The flags for an operation's input, and those that read a secret from a file. */
function listInputFlags(operation: Operation, cli: CliCommand): CommandFlag[] {
  const { properties, required = [] } = operation.input;
  const flags = listFlagProperties(operation, cli).map((property): CommandFlag => {
    const { description = "", type, enum: choices, default: fallback } = properties[property] ?? Type.Unknown();
    const name = getFlagName(cli, property);
    const text = [
      description,
      Array.isArray(choices) ? `: ${choices.join(", ")}` : "",
      fallback === undefined || fallback === false ? "" : ` (default: ${fallback})`,
      required.includes(property) && !cli.secrets?.includes(property) ? " [required]" : "",
    ].join("");
    return {
      name,
      ...(type !== "boolean" && { label: name.toUpperCase() }),
      description: text,
      ...(Array.isArray(choices) && { choices: choices.map(String) }),
    };
  });
  const secretFlags = (cli.secrets ?? []).map((property) => ({
    name: `${toFlagName(property)}-file`,
    label: "FILE",
    description: `File with the ${property} on its first line; if omitted, Livery prompts for it in a terminal`,
  }));
  return [...flags, ...secretFlags];
}

/**
 * Runs an operation as the data folder's administrator and prints its reply. Resolves to the exit
 * status: 1 where the command counts the reply as a failure.
 */
async function runOperation(
  services: Services & Pick<Context, "signal">,
  operation: Operation,
  cli: CliCommand,
  line: ParsedCommandLine,
  progress: Progress,
): Promise<0 | 1> {
  const input = await readOperationInput(operation, cli, line);
  const path = Object.fromEntries(
    Object.entries(input).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
  const context: Context = {
    ...services,
    caller: { kind: "administrator" },
    address: null,
    requestId: null,
    onProgress: ({ label, done, of }) =>
      progress.begin({ label, from: done / of, to: (done + 1) / of, line: `${done + 1}/${of} ${label}` }),
  };
  const run = (one: Operation) =>
    dispatch(one, context, { path: () => path, input: () => input }).catch((error: unknown) => {
      throw nameAsTyped(error, operation, cli, input);
    });
  const { companion } = cli;
  const isWithCompanion = companion !== undefined && line.booleans[companion.flag] === true;
  if (isWithCompanion && line.values.output === "-")
    throw new UsageError(`--${companion.flag} writes a second file. Pass a file in --output.`);
  const reply = await run(operation);
  const companionReply = isWithCompanion ? await run(companion.operation) : undefined;
  progress.end();
  await printReply(reply, cli, line, input);
  if (companion && companionReply) writeCompanion(companionReply, `${line.values.output ?? reply.fileName}${companion.suffix}`);
  return cli.isFailure?.(reply.value as never, input as never) ? 1 : 0;
}

/**
 * A failure that begins with the name of an input property, with the flag or argument that was
 * typed in its place. Of required flags it names all that are missing.
 */
function nameAsTyped(error: unknown, operation: Operation, cli: CliCommand, input: Readonly<Record<string, unknown>>): unknown {
  if (!(error instanceof Failure) || error.code !== "invalid") return error;
  const property = /^[A-Za-z]+(?=[ :.[])/.exec(error.message)?.[0] ?? "";
  if (!Object.hasOwn(operation.input.properties, property)) return error;
  const label = cli.arguments.find((argument) => argument.property === property)?.label;
  const rest = error.message.slice(property.length);
  if (label !== undefined) return new Failure("invalid", label + rest, { cause: error });
  const toFailure = (message: string) => new Failure("invalid", message, { cause: error });
  const flags = listInputFlags(operation, cli);
  const missing = (operation.input.required ?? [])
    .filter((name) => !Object.hasOwn(input, name))
    .flatMap((name) => flags.filter((flag) => flag.name === getFlagName(cli, name)));
  if (!rest.startsWith(" is required") || missing.length === 0) return toFailure(`--${getFlagName(cli, property)}${rest}`);
  const names = missing.map(({ name }) => `--${name}`);
  const example = missing.map(({ name, label = "" }) => `--${name} ${label}`.trim()).join(" ");
  const stated = names.length === 1 ? `${names[0]}${rest}` : `${names.slice(0, -1).join(", ")} and ${names.at(-1)} are required.`;
  return toFailure(`${stated} Add ${example}.`);
}

async function readOperationInput(
  operation: Operation,
  cli: CliCommand,
  { positionals, values, booleans }: ParsedCommandLine,
): Promise<Record<string, unknown>> {
  const input: Record<string, unknown> = {};
  for (const [index, { property, reads, takesRest }] of cli.arguments.entries()) {
    const argument = positionals[index];
    if (takesRest) {
      input[property] = positionals.slice(index);
      continue;
    }
    if (argument !== undefined)
      input[property] =
        reads === "JSON_FILE" ? await readJsonFile(argument) : parseTextValue(operation.input, property, argument);
  }
  for (const property of listFlagProperties(operation, cli)) {
    const flag = getFlagName(cli, property);
    const text = values[flag];
    if (text !== undefined) input[property] = parseTextValue(operation.input, property, text);
    if (booleans[flag] !== undefined) input[property] = booleans[flag];
  }
  for (const property of cli.secrets ?? []) {
    if (input[property] !== undefined) continue;
    const secret = await readSecret(toFlagName(property), values[`${toFlagName(property)}-file`]);
    if (secret !== undefined) input[property] = secret;
  }
  return input;
}

function writeCompanion({ body }: Reply, path: string): void {
  if (body instanceof ReadableStream) throw new Error("a streamed reply cannot be written");
  writeFileAtomically(path, body);
  printStatus(`Wrote ${path} (${Buffer.byteLength(body)} bytes).`);
}

async function printReply(
  reply: Reply,
  cli: CliCommand,
  { values, booleans }: ParsedCommandLine,
  input: Readonly<Record<string, unknown>>,
): Promise<void> {
  if (reply.value !== undefined) {
    const text =
      booleans.json || !cli.print ? JSON.stringify(reply.value, null, 2) : await cli.print(reply.value as never, input as never);
    await print(`${text}\n`);
    return;
  }
  if (reply.body instanceof ReadableStream) throw new Error("a streamed reply cannot be printed");
  const isBinary = typeof reply.body !== "string";
  const path = values.output ?? (isBinary ? reply.fileName : undefined);
  if (path === undefined || path === "-") {
    await print(reply.body);
    return;
  }
  writeFileAtomically(path, reply.body);
  const bytes = Buffer.byteLength(reply.body);
  if (booleans.json) await print(`${JSON.stringify({ file: path, bytes })}\n`);
  else printStatus(`Wrote ${path} (${bytes} bytes).`);
}
