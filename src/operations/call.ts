import { type TypeCheck, TypeCompiler, type ValueErrorIterator } from "@sinclair/typebox/compiler";
import type { TObject } from "@sinclair/typebox";
import { Failure } from "#/kernel/errors";
import { json, type Reply } from "#/kernel/reply";
import { sentenceOf } from "#/operations/shape-error";
import type { Context, Operation } from "#/operations/operation";

/**
 * The one gate of every door: who may → the target that the path names → shape → the work. What comes out is a Reply; what is refused is a Failure.
 * `path` holds the parts of the address, `given` everything (path included), already converted from text where the door carries text.
 */
export async function call(
  operation: Operation,
  context: Context,
  given: Readonly<Record<string, unknown>>,
  path: Readonly<Record<string, string>> = {},
): Promise<Reply> {
  if (operation.access === "administrator" && context.caller.kind !== "administrator")
    throw new Failure("forbidden", `"${operation.name}" can be done by the administrator only, on the command line.`);
  if (!operation.lasting) return await answer(operation, context, given, path);
  const key = `${operation.name} ${JSON.stringify(given)}`;
  const { reply, asOf } = context.answers.get(key);
  if (reply) return reply;
  const made = await answer(operation, context, given, path);
  context.answers.set(key, made, asOf);
  return made;
}

async function answer(
  operation: Operation,
  context: Context,
  given: Readonly<Record<string, unknown>>,
  path: Readonly<Record<string, string>>,
): Promise<Reply> {
  const target = await operation.find?.(context, path);
  const input = judged(operation, given);
  const value = await operation.run(context, input, target);
  return operation.output ? json(value, operation.lasting ? { cacheControl: "public, no-cache" } : {}) : (value as Reply);
}

const checks = new WeakMap<TObject, TypeCheck<TObject>>();

/** The input with its defaults, or `invalid` naming what is wrong with it. */
function judged({ input }: Operation, given: Readonly<Record<string, unknown>>): unknown {
  const check = checks.get(input) ?? TypeCompiler.Compile(input);
  checks.set(input, check);
  const value: Record<string, unknown> = { ...given };
  for (const [name, schema] of Object.entries(input.properties))
    if (value[name] === undefined && schema.default !== undefined) value[name] = schema.default;
  if (check.Check(value)) return value;
  const errors: ValueErrorIterator = check.Errors(value);
  throw new Failure("invalid", sentenceOf(errors));
}
