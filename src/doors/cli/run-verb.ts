import { flagOf, type ParsedLine, UsageError } from "#/doors/cli/command-line";
import { print, say, writeWhole } from "#/doors/cli/console";
import { readJsonFile } from "#/doors/cli/read-json-file";
import { readSecret } from "#/doors/cli/secret";
import { flagFor, flagProperties } from "#/doors/cli/verb-flags";
import type { Reply } from "#/kernel/reply";
import { call } from "#/operations/call";
import { valueOfText } from "#/operations/convert-text";
import type { CliVerb, Context, Operation, Services } from "#/operations/operation";

/** Runs one operation from the command line as the data folder's administrator and prints what it answers. Gives the exit status: 1 where the verb counts the answer as a failure. */
export async function runVerb(services: Services, operation: Operation, verb: CliVerb, line: ParsedLine): Promise<0 | 1> {
  const given = await inputOf(operation, verb, line);
  const path = Object.fromEntries(
    Object.entries(given).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
  const progress = ({ label, done, of }: { label: string; done: number; of: number }) => say(`${done + 1}/${of} ${label}`);
  const context: Context = {
    ...services,
    caller: { kind: "administrator" },
    address: null,
    requestId: null,
    progress,
  };
  const { reply } = await call(operation, context, { path, input: () => given });
  await show(reply, verb, line, given);
  return verb.isFailure?.(reply.value as never, given) ? 1 : 0;
}

/** Refuses a line with too few or too many positional arguments. Throws UsageError. */
export function refuseWrongCount({ arguments: expected }: CliVerb, { positionals }: ParsedLine): void {
  const missing = expected.find(({ label }, index) => positionals[index] === undefined && !label.startsWith("["));
  if (missing) throw new UsageError(`${missing.label} is missing.`);
  const surplus = positionals[expected.length];
  if (surplus !== undefined && !expected.at(-1)?.takesRest) throw new UsageError(`"${surplus}" is one argument too many.`);
}

async function inputOf(
  operation: Operation,
  verb: CliVerb,
  { positionals, values, bare }: ParsedLine,
): Promise<Record<string, unknown>> {
  const given: Record<string, unknown> = {};
  for (const [index, { property, reads, takesRest }] of verb.arguments.entries()) {
    const word = positionals[index];
    if (takesRest) {
      given[property] = positionals.slice(index);
      continue;
    }
    if (word !== undefined)
      given[property] = reads === "JSON_FILE" ? await readJsonFile(word) : valueOfText(operation.input, property, word);
  }
  for (const property of flagProperties(operation, verb)) {
    const flag = flagFor(verb, property);
    const text = values[flag];
    if (text !== undefined) given[property] = valueOfText(operation.input, property, text);
    if (bare.has(flag)) given[property] = true;
  }
  for (const property of verb.secrets ?? []) {
    if (given[property] !== undefined) continue;
    const secret = await readSecret(flagOf(property), values[`${flagOf(property)}-file`]);
    if (secret !== undefined) given[property] = secret;
  }
  return given;
}

async function show(
  reply: Reply,
  verb: CliVerb,
  { values, bare }: ParsedLine,
  given: Readonly<Record<string, unknown>>,
): Promise<void> {
  if (reply.value !== undefined) {
    const text = bare.has("json") || !verb.print ? JSON.stringify(reply.value, null, 2) : verb.print(reply.value as never, given);
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
  writeWhole(path, reply.body);
  if (bare.has("json")) await print(`${JSON.stringify({ file: path, bytes: Buffer.byteLength(reply.body) })}\n`);
  else say(`${path} written, ${Buffer.byteLength(reply.body)} bytes.`);
}
