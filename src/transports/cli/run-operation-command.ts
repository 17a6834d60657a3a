import { toFlagName, type ParsedCommandLine, UsageError } from "#/transports/cli/command-line";
import { print, printStatus, writeFileAtomically } from "#/transports/cli/output";
import { readJsonFile } from "#/transports/cli/read-json-file";
import { readSecret } from "#/transports/cli/read-secret";
import { getFlagName, listFlagProperties } from "#/transports/cli/command-flags";
import type { Reply } from "#/kernel/reply";
import { call } from "#/operations/call";
import { valueOfText } from "#/operations/convert-text";
import type { CliVerb, Context, Operation, Services } from "#/operations/operation";

/** Runs one operation from the command line as the data folder's administrator and prints what it answers. Gives the exit status: 1 where the verb counts the answer as a failure. */
export async function runOperationCommand(
  services: Services,
  operation: Operation,
  command: CliVerb,
  line: ParsedCommandLine,
): Promise<0 | 1> {
  const input = await readOperationInput(operation, command, line);
  const path = Object.fromEntries(
    Object.entries(input).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
  const progress = ({ label, done, of }: { label: string; done: number; of: number }) =>
    printStatus(`${done + 1}/${of} ${label}`);
  const context: Context = {
    ...services,
    caller: { kind: "administrator" },
    address: null,
    requestId: null,
    progress,
  };
  const { reply } = await call(operation, context, { path, input: () => input });
  await printReply(reply, command, line, input);
  return command.isFailure?.(reply.value as never, input) ? 1 : 0;
}

/** Refuses a line with too few or too many positional arguments. Throws UsageError. */
export function assertArgumentCount({ arguments: declared }: CliVerb, { positionals }: ParsedCommandLine): void {
  const missing = declared.find(({ label }, index) => positionals[index] === undefined && !label.startsWith("["));
  if (missing) throw new UsageError(`${missing.label} is missing.`);
  const unexpected = positionals[declared.length];
  if (unexpected !== undefined && !declared.at(-1)?.takesRest) throw new UsageError(`"${unexpected}" is one argument too many.`);
}

async function readOperationInput(
  operation: Operation,
  command: CliVerb,
  { positionals, values, booleanFlags }: ParsedCommandLine,
): Promise<Record<string, unknown>> {
  const input: Record<string, unknown> = {};
  for (const [index, { property, reads, takesRest }] of command.arguments.entries()) {
    const argument = positionals[index];
    if (takesRest) {
      input[property] = positionals.slice(index);
      continue;
    }
    if (argument !== undefined)
      input[property] = reads === "JSON_FILE" ? await readJsonFile(argument) : valueOfText(operation.input, property, argument);
  }
  for (const property of listFlagProperties(operation, command)) {
    const flag = getFlagName(command, property);
    const text = values[flag];
    if (text !== undefined) input[property] = valueOfText(operation.input, property, text);
    if (booleanFlags.has(flag)) input[property] = true;
  }
  for (const property of command.secrets ?? []) {
    if (input[property] !== undefined) continue;
    const secret = await readSecret(toFlagName(property), values[`${toFlagName(property)}-file`]);
    if (secret !== undefined) input[property] = secret;
  }
  return input;
}

async function printReply(
  reply: Reply,
  command: CliVerb,
  { values, booleanFlags }: ParsedCommandLine,
  input: Readonly<Record<string, unknown>>,
): Promise<void> {
  if (reply.value !== undefined) {
    const text =
      booleanFlags.has("json") || !command.print
        ? JSON.stringify(reply.value, null, 2)
        : command.print(reply.value as never, input);
    await print(`${text}\n`);
    return;
  }
  if (reply.body instanceof ReadableStream) throw new Error("an answer that goes on has no place on the command line");
  const isBinary = typeof reply.body !== "string";
  const path = values.output ?? (isBinary ? reply.fileName : undefined);
  if (path === undefined || path === "-") {
    await print(reply.body);
    return;
  }
  writeFileAtomically(path, reply.body);
  if (booleanFlags.has("json")) await print(`${JSON.stringify({ file: path, bytes: Buffer.byteLength(reply.body) })}\n`);
  else printStatus(`${path} written, ${Buffer.byteLength(reply.body)} bytes.`);
}
