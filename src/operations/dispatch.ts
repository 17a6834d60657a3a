import type { SystemId } from "#/model/ids";
import type { TObject } from "@sinclair/typebox";
import { type TypeCheck, TypeCompiler } from "@sinclair/typebox/compiler";
import { Failure } from "#/kernel/errors";
import { getRequestScope, runInRequestScope } from "#/kernel/request-scope";
import { traceWork } from "#/kernel/tracing/tracer";
import { createJsonReply, type Reply } from "#/kernel/http/reply";
import { type Caller, isRoleAtLeast, type ResourceScope } from "#/model/caller";
import { allSystems, neverChanges, type Topic } from "#/operations/response-cache";
import { addPrecondition } from "#/operations/if-match";
import { cleanInput, addNotices } from "#/operations/clean-input";
import type { Context } from "#/operations/context";
import type { Operation } from "#/operations/operation";
import type { Services } from "#/operations/services";
import type { RequestMeter } from "#/operations/request-meter";
import { argumentsHint } from "#/operations/failure-hints";
import { describeValidationErrors } from "#/operations/describe-validation-errors";
import { createUnauthenticatedFailure } from "#/operations/authenticate-caller";

/** One call of an operation. Its parts are read only once the checks before them have passed. */
export type CallInput = {
  /** The transport's own checks of the request, such as its origin. Throws where one fails. */
  checkRequest?(): void;
  /** The parameters of the path. */
  path?(): Readonly<Record<string, string>>;
  /** The whole input, the path's parameters included. */
  input(): Readonly<Record<string, unknown>> | Promise<Readonly<Record<string, unknown>>>;
  /** The If-Match header: the change is made only if its ETag is still the current one. */
  readonly ifMatch?: string | undefined;
};

/**
 * Calls an operation for a caller that `authenticateCaller` has identified. The checks run in this
 * order, and the first that fails throws its Failure:
 *
 * 1. rate limit (429)
 * 2. the transport's own checks of the request, such as host and origin
 * 3. permission: whether this caller may ever call the operation (401, 403)
 * 4. target: what the path names exists and the caller may reach it (404, 403)
 * 5. input: its size, then its schema (413, 400)
 * 6. If-Match (412)
 *
 * Then the operation runs, unless its reply is cached. A target in another workspace is reported
 * as not found.
 */
export async function dispatch(operation: Operation, context: Context, call: CallInput): Promise<Reply> {
  context.meter?.countCall(operation, context.caller);
  call.checkRequest?.();
  return await runChecked(operation, context, call);
}

/**
 * Calls a public operation for everyone. A request that is not answered from the cache gets its id
 * from `createRequestId`. It looks for a cached reply by the whole address, such as
 * `http://localhost/api/v1/systems?limit=5`, before it reads anything else, and returns that at once.
 */
export function dispatchPublicRead(
  operation: Operation,
  services: Services,
  meter: RequestMeter,
  createRequestId: () => string,
  url: string,
  call: CallInput,
): Reply | Promise<Reply> {
  const caller: Caller = { kind: "anonymous" };
  meter.countCall(operation, caller);
  call.checkRequest?.();
  const cached = services.responseCache.find(url);
  if (cached) return cached;
  const requestId = createRequestId();
  const run = () => runChecked(operation, { ...services, caller, address: meter.address, requestId, meter }, call, url);
  return getRequestScope() ? run() : runInRequestScope({ requestId }, run);
}

/** Steps 3 to 6 of `dispatch`, and the operation itself or its cached reply. */
async function runChecked(operation: Operation, context: Context, call: CallInput, url?: string): Promise<Reply> {
  authorize(operation, context.caller);
  const path = call.path?.() ?? {};
  const asOf = operation.cacheable ? context.responseCache.getPosition() : 0;
  const target = await resolveTarget(operation, context, path);
  const { input, notices } = cleanOperationInput(operation, validateInput(operation.input, await call.input()));
  const checkedContext = call.ifMatch === undefined ? context : await addPrecondition(operation, context, path, call.ifMatch);
  const run = () => runOperation(operation, checkedContext, input, target);
  if (!isReplyCached(operation, context.caller, input)) return addNotices(await run(), notices);
  const { responseCache } = context;
  const { key, isCanonicalized } = getCacheKey(operation, input, target);
  const topic = getTopic(operation, target);
  const reply = responseCache.get(key) ?? (await responseCache.getOrCompute(key, topic, asOf, run));
  // A canonicalized name may refer to another system as soon as a second one has it.
  if (url !== undefined) responseCache.linkUrl(url, key, isCanonicalized ? allSystems : topic, asOf);
  return reply;
}

/** Cleans the input of operations that write. The input of reads is unchanged. */
const cleanOperationInput = ({ rest }: Operation, input: Record<string, unknown>) =>
  rest?.method === "POST" || rest?.method === "PATCH" ? cleanInput(input) : { input, notices: [] };

/** What a cached reply depends on: the system of its target, or all systems if it has no target. */
function getTopic({ isImmutable }: Operation, target: unknown): Topic {
  if (isImmutable) return neverChanges;
  const { system, design } = (target ?? {}) as {
    readonly system?: { readonly id: string };
    readonly design?: { readonly systemId: SystemId };
  };
  return system?.id ?? design?.systemId ?? allSystems;
}

/** Whether the reply is the same for everyone and worth caching. */
const isReplyCached = (
  { cacheable, variesByCaller, shouldCache }: Operation,
  { kind }: Caller,
  input: Readonly<Record<string, unknown>>,
) => cacheable === true && !(variesByCaller && kind !== "anonymous") && (shouldCache?.(input) ?? true);

/**
 * The cache key of a reply: the canonical input, so that all spellings of a URL share a reply.
 * `isCanonicalized` is whether that differs from the input.
 */
function getCacheKey(
  { name, cacheName, input: { properties }, canonicalize }: Operation,
  input: Readonly<Record<string, unknown>>,
  target: unknown,
) {
  const canonicalInput = canonicalize ? canonicalize(input, target) : input;
  const names = Object.keys(properties);
  const key = `${cacheName ?? name} ${JSON.stringify(names.map((property) => canonicalInput[property] ?? null))}`;
  return { key, isCanonicalized: names.some((property) => canonicalInput[property] !== input[property]) };
}

/** Throws unless this caller may call the operation at all, whatever the target. */
function authorize({ access, name, allowsHandoffKey }: Operation, caller: Caller): void {
  if (access === "public" || caller.kind === "administrator") return;
  if (access === "administrator") throw new Failure("forbidden", `"${name}" is available on the command line only.`);
  if (caller.kind === "anonymous") {
    if (access === "signed-in" || access.key === undefined)
      throw new Failure("unauthorized", "This requires a signed-in user. Sign in first.");
    throw createUnauthenticatedFailure();
  }
  if (access === "signed-in") {
    if (caller.kind === "key")
      throw new Failure("forbidden", "This requires a signed-in user and cannot be done with an API key.");
    return;
  }
  if (caller.kind === "key") {
    if (access.key === undefined)
      throw new Failure("forbidden", "This requires a signed-in user and cannot be done with an API key.");
    if (access.key !== "ANY" && !caller.key.permissions.includes(access.key))
      throw new Failure("forbidden", `This key does not have the ${access.key} permission. Use a key that does.`);
    const { kind, designId } = caller.key;
    if (access.key === "PIPELINE" && !allowsHandoffKey && (kind === "HANDOFF" || designId !== null))
      throw new Failure(
        "forbidden",
        "A handoff key can read its design, import into it, propose edits and finish the external design step. Use a workspace key.",
      );
    return;
  }
  const { people } = access;
  if (people === undefined) throw new Failure("forbidden", "This requires an API key.");
  if (![...caller.roles.values()].some((role) => isRoleAtLeast(role, people)))
    throw new Failure("forbidden", `This requires the ${people} role in the workspace.`);
}

async function runOperation(
  operation: Operation,
  context: Context,
  input: Readonly<Record<string, unknown>>,
  target: unknown,
): Promise<Reply> {
  const run = async () => await operation.run(context, input, target);
  const { tracer } = context;
  const value = tracer ? await traceWork(tracer, operation.name, { "livery.caller": context.caller.kind }, run) : await run();
  const status = operation.getStatus?.(value) ?? operation.rest?.success ?? 200;
  const reply = operation.output
    ? createJsonReply(value, { status, ...(operation.cacheable && { cacheControl: "public, no-cache" }) })
    : (value as Reply);
  return operation.variesByCaller && context.caller.kind !== "anonymous" ? restrictSharedCaching(reply, target) : reply;
}

/**
 * Restricts the caching of a reply that varies by caller: shared caches must not store it, and
 * private content is not stored at all.
 */
function restrictSharedCaching(reply: Reply, target: unknown): Reply {
  const isPrivate = typeof target === "object" && target !== null && "isPublic" in target && target.isPublic === false;
  const { cacheControl, ...rest } = reply;
  if (isPrivate || cacheControl === undefined) return rest;
  const directives = cacheControl.split(", ").filter((directive) => directive !== "public");
  return { ...rest, cacheControl: ["private", ...directives].join(", ") };
}

/** Finds the target. Throws `not_found` if there is none or the caller may not access it. */
async function resolveTarget(operation: Operation, context: Context, path: Readonly<Record<string, string>>): Promise<unknown> {
  if (!operation.find) return undefined;
  const target = await operation.find(context, path);
  const createNotFoundFailure = () => new Failure("not_found", operation.notFoundMessage ?? "Not found.");
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
      throw new Failure("forbidden", `This requires the ${access.people} role in the workspace.`);
  }
  return target;
}

const validators = new WeakMap<TObject, TypeCheck<TObject>>();

/**
 * Validates an input against its schema and adds the defaults. Throws `invalid` with what is wrong.
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
