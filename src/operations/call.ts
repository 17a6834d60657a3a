import type { TObject } from "@sinclair/typebox";
import { type TypeCheck, TypeCompiler } from "@sinclair/typebox/compiler";
import { Failure } from "#/kernel/errors";
import { json, type Reply } from "#/kernel/reply";
import { type Caller, isAtLeast, type Owned } from "#/model/caller";
import type { Context, Operation, Services } from "#/operations/operation";
import type { RateClass, RateState } from "#/operations/rates";
import { argumentsHint } from "#/operations/refusal-hints";
import { sentenceOf } from "#/operations/shape-error";
import { refuseAnonymous } from "#/operations/who";

/** What a door hands in: the parts of the address, and the rest of the input, which is read only once everything before it has passed. */
export type Given = {
  readonly path?: Readonly<Record<string, string>>;
  input(): Readonly<Record<string, unknown>> | Promise<Readonly<Record<string, unknown>>>;
  /** What a lasting answer is kept under, where the door has a text that says the same as path and input. */
  readonly keptAs?: string;
  /** How the call stands against its rate, where `keptAnswer` has counted it already. */
  readonly counted?: { readonly rate: RateState | undefined };
};

/** What comes out: the reply, and how the call stands against its rate. */
export type Called = { readonly reply: Reply; readonly rate: RateState | undefined };

/**
 * The short way through the gate for what everyone may read: counts the call by its address and gives the kept answer at once. Where none is kept, `call` goes on with
 * what is given here.
 */
export function keptAnswer(
  { rate: rateClass, name }: Operation,
  { rates, clock, answers }: Services,
  address: string,
  keptAs: string,
): { readonly reply: Reply | undefined; readonly rate: RateState | undefined } {
  const rate = rates.take(rateClass ?? "public", address, clock.now());
  return { reply: answers.get(`${name} ${keptAs}`).reply, rate };
}

/**
 * The one gate of every door, in this order: who calls (the door has asked `callerOf`) → rate → permission → the target that the path names → the rest of the input and
 * its size → its shape → the work. What is refused is a Failure; what cannot be reached is refused as what is not there.
 */
export async function call(operation: Operation, context: Context, given: Given): Promise<Called> {
  const rate = given.counted ? given.counted.rate : count(operation, context);
  permit(operation, context.caller);
  if (!operation.lasting || (operation.looksAtCaller && context.caller.kind !== "anonymous"))
    return { reply: await answer(operation, context, given), rate };
  const input = given.keptAs === undefined ? await given.input() : undefined;
  const key = `${operation.name} ${given.keptAs ?? JSON.stringify(input)}`;
  const { reply, asOf } = context.answers.get(key);
  if (reply) return { reply, rate };
  const made = await answer(operation, context, input ? { ...given, input: () => input } : given);
  context.answers.set(key, made, asOf);
  return { reply: made, rate };
}

function count({ rate }: Operation, { caller, address, rates, clock }: Context): RateState | undefined {
  if (caller.kind === "administrator" || address === null) return undefined;
  const [rateClass, who]: [RateClass, string] =
    caller.kind === "key"
      ? [rate ?? "key", caller.key.id]
      : caller.kind === "person"
        ? [rate ?? "key", caller.user.id]
        : [rate ?? "public", address];
  return rates.take(rateClass, rateClass === "static" || rateClass === "sign-in" ? address : who, clock.now());
}

/** Whether this caller could ever make this call, whatever it is about. */
function permit({ access, name }: Operation, caller: Caller): void {
  if (access === "public" || caller.kind === "administrator") return;
  if (access === "administrator") throw new Failure("forbidden", `"${name}" can be done on the command line only.`);
  if (caller.kind === "anonymous") {
    if (access === "signed-in" || access.key === undefined)
      throw new Failure("unauthorized", "Sign in first: this is for people who are signed in.");
    throw refuseAnonymous();
  }
  if (access === "signed-in") {
    if (caller.kind === "key") throw new Failure("forbidden", "This is for people who are signed in; a key cannot do it.");
    return;
  }
  if (caller.kind === "key") {
    if (access.key === undefined) throw new Failure("forbidden", "This is for people who are signed in; a key cannot do it.");
    if (access.key !== "ANY" && !caller.key.permissions.includes(access.key))
      throw new Failure("forbidden", `This key lacks the permission ${access.key}. Use a key that has it.`);
    return;
  }
  const { people } = access;
  if (people === undefined) throw new Failure("forbidden", "This is for API keys.");
  if (![...caller.roles.values()].some((role) => isAtLeast(role, people)))
    throw new Failure("forbidden", `This needs the role ${people} in the workspace.`);
}

async function answer(operation: Operation, context: Context, given: Given): Promise<Reply> {
  const target = await reach(operation, context, given.path ?? {});
  const input = judged(operation.input, await given.input());
  const value = await operation.run(context, input, target);
  const status = operation.rest?.success ?? 200;
  return operation.output
    ? json(value, { status, ...(operation.lasting && { cacheControl: "public, no-cache" }) })
    : (value as Reply);
}

/** The target, where there is one and the caller may reach it. */
async function reach(operation: Operation, context: Context, path: Readonly<Record<string, string>>): Promise<unknown> {
  if (!operation.find) return undefined;
  const target = await operation.find(context, path);
  const missing = () => new Failure("not_found", operation.missing ?? "Nothing has this name.");
  if (target === undefined) throw missing();
  const { access } = operation;
  const { caller } = context;
  if (typeof access === "string" || caller.kind === "administrator") return target;
  const { workspaceId, designId } = target as Owned;
  if (caller.kind === "key") {
    const { key } = caller;
    if (key.workspaceId !== workspaceId || (key.designId !== null && key.designId !== designId)) throw missing();
  }
  if (caller.kind === "person") {
    const role = caller.roles.get(workspaceId);
    if (role === undefined) throw missing();
    if (access.people === undefined || !isAtLeast(role, access.people))
      throw new Failure("forbidden", `This needs the role ${access.people} in the workspace.`);
  }
  return target;
}

const checks = new WeakMap<TObject, TypeCheck<TObject>>();

/** What is given as the shape asks for it, with the shape's defaults. Throws `invalid` naming what is wrong with it. */
export function judged(input: TObject, given: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const check = checks.get(input) ?? TypeCompiler.Compile(input);
  checks.set(input, check);
  const value: Record<string, unknown> = { ...given };
  for (const [name, schema] of Object.entries(input.properties))
    if (value[name] === undefined && schema.default !== undefined) value[name] = schema.default;
  if (!check.Check(value)) throw new Failure("invalid", sentenceOf(check.Errors(value)), { hint: argumentsHint });
  return value;
}
