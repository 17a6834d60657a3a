import type { TObject } from "@sinclair/typebox";
import { type TypeCheck, TypeCompiler } from "@sinclair/typebox/compiler";
import { Failure } from "#/kernel/errors";
import { createJsonReply, type Reply } from "#/kernel/http/reply";
import { type Caller, isRoleAtLeast, type ResourceScope } from "#/model/caller";
import { allSystems, neverChanges, type Topic } from "#/operations/response-cache";
import { addPrecondition } from "#/operations/if-match";
import { cleanInput, addNotices } from "#/operations/clean-input";
import type { Context, Operation, Services } from "#/operations/operation";
import type { RateClass, RateState } from "#/operations/rate-limits";
import { argumentsHint } from "#/operations/failure-hints";
import { describeValidationErrors } from "#/operations/describe-validation-errors";
import { createUnauthenticatedFailure } from "#/operations/authenticate-caller";

/**
 * What a transport hands in: the parts of the address, and the rest of the input, which is read
 * only once everything before it has passed.
 */
export type CallInput = {
  readonly path?: Readonly<Record<string, string>>;
  input(): Readonly<Record<string, unknown>> | Promise<Readonly<Record<string, unknown>>>;
  /** The address as it was written, where the transport has looked it up with `findCachedReply`. */
  readonly rawUrl?: string;
  /** The caller's If-Match header: the change is made only while what it read is still so. */
  readonly ifMatch?: string | undefined;
  /** How the call stands against its rate, where the transport has counted it already. */
  readonly counted?: { readonly rate: RateState | undefined };
};

/** What comes out: the reply, and how the call stands against its rate. */
export type CallResult = { readonly reply: Reply; readonly rate: RateState | undefined };

/**
 * Fast path for public operations whose replies are cached: counts the call by its address and
 * finds the reply for an address that was answered before, as it is written. Where there is none,
 * `call` goes on with what is given here. Throws RateLimitExceeded.
 */
export function findCachedReply(
  { rate: rateClass, name }: Operation,
  { rateLimiters, clock, responseCache }: Services,
  address: string,
  rawUrl: string,
): { readonly reply: Reply | undefined; readonly rate: RateState | undefined } {
  const rate = rateLimiters.consume(rateClass ?? "public", address, clock.now());
  return { reply: responseCache.find(name, rawUrl), rate };
}

/**
 * The one way to every operation, in this order: who calls (the transport has asked
 * `authenticateCaller`) → rate → permission → the target that the path names → the rest of the
 * input and its size → its shape → the work. What is refused is a Failure; what cannot be reached
 * is refused as what is not there.
 */
export async function dispatch(operation: Operation, context: Context, request: CallInput): Promise<CallResult> {
  const rate = request.counted ? request.counted.rate : countCall(operation, context);
  authorize(operation, context.caller);
  const asOf = operation.cacheable ? context.responseCache.getPosition() : 0;
  const target = await resolveTarget(operation, context, request.path ?? {});
  const { input, notices } = cleanOperationInput(operation, validateInput(operation.input, await request.input()));
  const guardedCallContext =
    request.ifMatch === undefined ? context : await addPrecondition(operation, context, request.path ?? {}, request.ifMatch);
  const handleCall = () => handle(operation, guardedCallContext, input, target);
  if (!isReplyCached(operation, context.caller, input)) return { reply: addNotices(await handleCall(), notices), rate };
  const { responseCache } = context;
  const { key, isRespelt: isCanonicalized } = getCacheKey(operation, input, target);
  const topic = getTopic(operation, target);
  const reply = responseCache.get(key) ?? (await responseCache.getOrCompute(key, topic, asOf, handleCall));
  // A display name means another system as soon as a second one bears it.
  if (request.rawUrl !== undefined)
    responseCache.linkUrl(operation.name, request.rawUrl, key, isCanonicalized ? allSystems : topic, asOf);
  return { reply, rate };
}

/**
 * What is going to be written is cleaned first, whatever the operation; what only asks stays as it
 * is.
 */
const cleanOperationInput = ({ rest }: Operation, input: Record<string, unknown>) =>
  rest?.method === "POST" || rest?.method === "PATCH" ? cleanInput(input) : { input, notices: [] };

/**
 * What a cached reply depends on: the system that its target belongs to, or all of them where it
 * has no target.
 */
function getTopic({ isImmutable }: Operation, target: unknown): Topic {
  if (isImmutable) return neverChanges;
  const { system, design } = (target ?? {}) as {
    readonly system?: { readonly id: string };
    readonly design?: { readonly systemId: string };
  };
  return system?.id ?? design?.systemId ?? allSystems;
}

/** Whether everyone gets this reply, and it is worth its room. */
const isReplyCached = (
  { cacheable, variesByCaller, shouldCache }: Operation,
  { kind }: Caller,
  input: Readonly<Record<string, unknown>>,
) => cacheable === true && !(variesByCaller && kind !== "anonymous") && (shouldCache?.(input) ?? true);

/**
 * What a reply is cached under: the input as it was understood, so that however an address is
 * spelt, it finds the same reply; and whether that differs from how it is spelt.
 */
function getCacheKey(
  { name, cacheName, input: { properties }, canonicalize }: Operation,
  input: Readonly<Record<string, unknown>>,
  target: unknown,
) {
  const canonicalInput = canonicalize ? canonicalize(input, target) : input;
  const names = Object.keys(properties);
  const key = `${cacheName ?? name} ${JSON.stringify(names.map((property) => canonicalInput[property] ?? null))}`;
  return { key, isRespelt: names.some((property) => canonicalInput[property] !== input[property]) };
}

/** Counts a call by who makes it. Throws RateLimitExceeded. */
export function countCall(
  { access, rate }: Operation,
  { caller, address, isCounted, rateLimiters, clock }: Context,
): RateState | undefined {
  if (caller.kind === "administrator" || address === null) return undefined;
  // What needs credentials and comes without is refused: that has a limit of its own, so that it is
  // refused for what it is.
  const isRefused = caller.kind === "anonymous" && access !== "public";
  const rateClass: RateClass = isRefused ? "unauthorized" : (rate ?? (caller.kind === "anonymous" ? "public" : "key"));
  if (isCounted && rateClass !== "import") return undefined;
  const byAddress = caller.kind === "anonymous" || rateClass === "static" || rateClass === "sign-in";
  return rateLimiters.consume(
    rateClass,
    byAddress ? address : caller.kind === "key" ? caller.key.id : caller.user.id,
    clock.now(),
  );
}

/** Whether this caller could ever make this call, whatever it is about. */
function authorize({ access, name, allowsHandoffKey }: Operation, caller: Caller): void {
  if (access === "public" || caller.kind === "administrator") return;
  if (access === "administrator") throw new Failure("forbidden", `"${name}" can be done on the command line only.`);
  if (caller.kind === "anonymous") {
    if (access === "signed-in" || access.key === undefined)
      throw new Failure("unauthorized", "Sign in first: this is for people who are signed in.");
    throw createUnauthenticatedFailure();
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
    if (access.key === "PIPELINE" && !allowsHandoffKey && (kind === "HANDOFF" || designId !== null))
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

async function handle(
  operation: Operation,
  context: Context,
  input: Readonly<Record<string, unknown>>,
  target: unknown,
): Promise<Reply> {
  const value = await operation.run(context, input, target);
  const status = operation.getStatus?.(value as never) ?? operation.rest?.success ?? 200;
  const reply = operation.output
    ? createJsonReply(value, { status, ...(operation.cacheable && { cacheControl: "public, no-cache" }) })
    : (value as Reply);
  return operation.variesByCaller && context.caller.kind !== "anonymous" ? restrictSharedCaching(reply, target) : reply;
}

/**
 * An answer that depends on who asks: shared caches must not keep it, and nobody keeps what is not
 * public.
 */
function restrictSharedCaching(reply: Reply, target: unknown): Reply {
  const isPrivate = typeof target === "object" && target !== null && "isPublic" in target && target.isPublic === false;
  const { cacheControl, ...rest } = reply;
  if (isPrivate || cacheControl === undefined) return rest;
  const directives = cacheControl.split(", ").filter((directive) => directive !== "public");
  return { ...rest, cacheControl: ["private", ...directives].join(", ") };
}

/** The target, where there is one and the caller may reach it. */
async function resolveTarget(operation: Operation, context: Context, path: Readonly<Record<string, string>>): Promise<unknown> {
  if (!operation.find) return undefined;
  const target = await operation.find(context, path);
  const createNotFoundFailure = () => new Failure("not_found", operation.notFoundMessage ?? "Nothing has this name.");
  if (target === undefined) throw createNotFoundFailure();
  const { access } = operation;
  const { caller } = context;
  if (typeof access === "string" || caller.kind === "administrator") return target;
  const { workspaceId, designId } = target as ResourceScope;
  if (caller.kind === "key") {
    const { key } = caller;
    if (key.workspaceId !== workspaceId || (key.designId !== null && key.designId !== designId)) throw createNotFoundFailure();
  }
  if (caller.kind === "person") {
    const role = caller.roles.get(workspaceId);
    if (role === undefined) throw createNotFoundFailure();
    if (access.people === undefined || !isRoleAtLeast(role, access.people))
      throw new Failure("forbidden", `This needs the role ${access.people} in the workspace.`);
  }
  return target;
}

const validators = new WeakMap<TObject, TypeCheck<TObject>>();

/**
 * What is given as the shape asks for it, with the shape's defaults. Throws `invalid` naming what
 * is wrong with it.
 */
export function validateInput(input: TObject, request: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const validator = validators.get(input) ?? TypeCompiler.Compile(input);
  validators.set(input, validator);
  const value: Record<string, unknown> = { ...request };
  for (const [name, schema] of Object.entries(input.properties))
    if (value[name] === undefined && schema.default !== undefined) value[name] = schema.default;
  if (!validator.Check(value))
    throw new Failure("invalid", describeValidationErrors(validator.Errors(value)), { hint: argumentsHint });
  return value;
}
