import type { TObject } from "@sinclair/typebox";
import { type TypeCheck, TypeCompiler } from "@sinclair/typebox/compiler";
import { Failure } from "#/kernel/errors";
import { createJsonReply, type Reply } from "#/kernel/reply";
import { type Caller, isRoleAtLeast, type ResourceScope } from "#/model/caller";
import { allSystems, nothing, type Topic } from "#/operations/answers";
import { guardedContext } from "#/operations/if-match";
import { cleanInput, withNotices } from "#/operations/clean-input";
import type { Context, Operation, Services } from "#/operations/operation";
import type { RateClass, RateState } from "#/operations/rates";
import { argumentsHint } from "#/operations/refusal-hints";
import { sentenceOf } from "#/operations/shape-error";
import { refuseAnonymous } from "#/operations/who";

/** What a transport hands in: the parts of the address, and the rest of the input, which is read only once everything before it has passed. */
export type Given = {
  readonly path?: Readonly<Record<string, string>>;
  input(): Readonly<Record<string, unknown>> | Promise<Readonly<Record<string, unknown>>>;
  /** The address as it was written, where the transport has looked it up with `findCachedReply`. */
  readonly writtenAs?: string;
  /** The caller's If-Match header: the change is made only while what it read is still so. */
  readonly ifMatch?: string | undefined;
  /** How the call stands against its rate, where the transport has counted it already. */
  readonly counted?: { readonly rate: RateState | undefined };
};

/** What comes out: the reply, and how the call stands against its rate. */
export type Called = { readonly reply: Reply; readonly rate: RateState | undefined };

/**
 * Fast path for public operations whose replies are cached: counts the call by its address and finds the reply for an address that was answered before, as it is
 * written. Where there is none, `call` goes on with what is given here. Throws RateLimitExceeded.
 */
export function findCachedReply(
  { rate: rateClass, name }: Operation,
  { rates, clock, answers }: Services,
  address: string,
  writtenAs: string,
): { readonly reply: Reply | undefined; readonly rate: RateState | undefined } {
  const rate = rates.take(rateClass ?? "public", address, clock.now());
  return { reply: answers.find(name, writtenAs), rate };
}

/**
 * The one way to every operation, in this order: who calls (the transport has asked `callerOf`) → rate → permission → the target that the path names → the rest of
 * the input and its size → its shape → the work. What is refused is a Failure; what cannot be reached is refused as what is not there.
 */
export async function call(operation: Operation, context: Context, given: Given): Promise<Called> {
  const rate = given.counted ? given.counted.rate : countCall(operation, context);
  permit(operation, context.caller);
  const asOf = operation.lasting ? context.answers.asOf() : 0;
  const target = await reach(operation, context, given.path ?? {});
  const { input, notices } = cleaned(operation, judged(operation.input, await given.input()));
  const guarded =
    given.ifMatch === undefined ? context : await guardedContext(operation, context, given.path ?? {}, given.ifMatch);
  const make = () => answer(operation, guarded, input, target);
  if (!isCached(operation, context.caller, input)) return { reply: withNotices(await make(), notices), rate };
  const { answers } = context;
  const { key, isRespelt } = cacheKey(operation, input, target);
  const topic = topicOf(operation, target);
  const reply = answers.get(key).reply ?? (await answers.share(key, topic, asOf, make));
  // A display name means another system as soon as a second one bears it.
  if (given.writtenAs !== undefined) answers.remember(operation.name, given.writtenAs, key, isRespelt ? allSystems : topic, asOf);
  return { reply, rate };
}

/** What is going to be written is cleaned first, whatever the operation; what only asks stays as it is. */
const cleaned = ({ rest }: Operation, input: Record<string, unknown>) =>
  rest?.method === "POST" || rest?.method === "PATCH" ? cleanInput(input) : { input, notices: [] };

/** What a cached reply depends on: the system that its target belongs to, or all of them where it has no target. */
function topicOf({ isImmutable }: Operation, target: unknown): Topic {
  if (isImmutable) return nothing;
  const { system, design } = (target ?? {}) as {
    readonly system?: { readonly id: string };
    readonly design?: { readonly systemId: string };
  };
  return system?.id ?? design?.systemId ?? allSystems;
}

/** Whether everyone gets this reply, and it is worth its room. */
const isCached = (
  { lasting, looksAtCaller, isCacheable }: Operation,
  { kind }: Caller,
  input: Readonly<Record<string, unknown>>,
) => lasting === true && !(looksAtCaller && kind !== "anonymous") && (isCacheable?.(input) ?? true);

/** What a reply is cached under: the input as it was understood, so that however an address is spelt, it finds the same reply; and whether that differs from how it is spelt. */
function cacheKey(
  { name, cachedAs, input: { properties }, canonical }: Operation,
  input: Readonly<Record<string, unknown>>,
  target: unknown,
) {
  const plain = canonical ? canonical(input, target) : input;
  const names = Object.keys(properties);
  const key = `${cachedAs ?? name} ${JSON.stringify(names.map((property) => plain[property] ?? null))}`;
  return { key, isRespelt: names.some((property) => plain[property] !== input[property]) };
}

/** Counts a call by who makes it. Throws RateLimitExceeded. */
export function countCall(
  { access, rate }: Operation,
  { caller, address, isCounted, rates, clock }: Context,
): RateState | undefined {
  if (caller.kind === "administrator" || address === null) return undefined;
  // What needs credentials and comes without is refused: that has a limit of its own, so that it is refused for what it is.
  const isRefused = caller.kind === "anonymous" && access !== "public";
  const rateClass: RateClass = isRefused ? "unauthorized" : (rate ?? (caller.kind === "anonymous" ? "public" : "key"));
  if (isCounted && rateClass !== "import") return undefined;
  const byAddress = caller.kind === "anonymous" || rateClass === "static" || rateClass === "sign-in";
  return rates.take(rateClass, byAddress ? address : caller.kind === "key" ? caller.key.id : caller.user.id, clock.now());
}

/** Whether this caller could ever make this call, whatever it is about. */
function permit({ access, name, forHandoff }: Operation, caller: Caller): void {
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
    const { kind, designId } = caller.key;
    if (access.key === "PIPELINE" && !forHandoff && (kind === "HANDOFF" || designId !== null))
      throw new Failure(
        "forbidden",
        "A hand-off key reads its design, imports into it and finishes the external step, nothing else. Use a key of the workspace.",
      );
    return;
  }
  const { people } = access;
  if (people === undefined) throw new Failure("forbidden", "This is for API keys.");
  if (![...caller.roles.values()].some((role) => isRoleAtLeast(role, people)))
    throw new Failure("forbidden", `This needs the role ${people} in the workspace.`);
}

async function answer(
  operation: Operation,
  context: Context,
  input: Readonly<Record<string, unknown>>,
  target: unknown,
): Promise<Reply> {
  const value = await operation.run(context, input, target);
  const status = operation.statusOf?.(value as never) ?? operation.rest?.success ?? 200;
  const reply = operation.output
    ? createJsonReply(value, { status, ...(operation.lasting && { cacheControl: "public, no-cache" }) })
    : (value as Reply);
  return operation.looksAtCaller && context.caller.kind !== "anonymous" ? keptApart(reply, target) : reply;
}

/** An answer that depends on who asks: shared caches must not keep it, and nobody keeps what is not public. */
function keptApart(reply: Reply, target: unknown): Reply {
  const isPrivate = typeof target === "object" && target !== null && "isPublic" in target && target.isPublic === false;
  const { cacheControl, ...rest } = reply;
  if (isPrivate || cacheControl === undefined) return rest;
  const directives = cacheControl.split(", ").filter((directive) => directive !== "public");
  return { ...rest, cacheControl: ["private", ...directives].join(", ") };
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
  const { workspaceId, designId } = target as ResourceScope;
  if (caller.kind === "key") {
    const { key } = caller;
    if (key.workspaceId !== workspaceId || (key.designId !== null && key.designId !== designId)) throw missing();
  }
  if (caller.kind === "person") {
    const role = caller.roles.get(workspaceId);
    if (role === undefined) throw missing();
    if (access.people === undefined || !isRoleAtLeast(role, access.people))
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
