import type { Static, TObject, TSchema } from "@sinclair/typebox";
import type { Reply } from "#/kernel/http/reply";
import type { Access, ResourceScope } from "#/model/caller";
import type { CliCommand } from "#/operations/cli-command";
import type { Context } from "#/operations/context";
import type { RateClass } from "#/operations/rate-limits";
import type { MediaResponse, RestRoute, RouteForInput } from "#/operations/rest-route";
import type { Tool } from "#/operations/tool";

export const tags = [
  "Systems",
  "Previews",
  "Sign-in",
  "Workspaces",
  "Brands",
  "Designs",
  "Projects",
  "Webhooks",
  "Server",
] as const;

/** What an operation returns: the JSON value of its output schema, or a whole reply without one. */
type Result<Output> = Output extends TSchema ? Static<Output> : Reply;

/**
 * One thing that Livery can do. The REST route, the OpenAPI entry, the MCP tool and the command
 * are read from it.
 */
export type Definition<
  Name extends string,
  Input extends TObject,
  Output extends TSchema | undefined,
  Target,
  Route extends RestRoute,
> = {
  /** The OpenAPI operationId and the name of the tool. */
  readonly name: Name;
  readonly title: string;
  /** One sentence for the API reference and the tool list. */
  readonly summary: string;
  readonly description?: string;
  readonly tag: (typeof tags)[number];
  readonly access: Access;
  /** The rate limit that counts the call; `key` or, for anonymous callers, `public` by default. */
  readonly rate?: RateClass;
  /**
   * No rate limit counts the call: for probes, which other clients with the same address, such as
   * that of a proxy, must not keep from their answer.
   */
  readonly isUnlimited?: true;
  readonly input: Input;
  /** The schema of the JSON output; absent where the output is text or a file. */
  readonly output?: Output;
  /** Example values for the OpenAPI document. */
  readonly example?: { readonly input: Partial<Static<Input>>; readonly output?: unknown };
  readonly media?: MediaResponse;
  /** The HTTP status, where it depends on the output. */
  getStatus?(output: Result<Output>): number;
  readonly rest?: Route & RouteForInput<Route, Static<Input>>;
  readonly cli?: CliCommand<Static<Input>, Result<Output>>;
  readonly tool?: Tool<Static<Input>, Result<Output>>;
  /**
   * The reply depends only on the input and on committed data, so it is cached until that changes:
   * the target's system where the target is `{ system }` or `{ design }`, else any system. For
   * public operations only.
   */
  readonly cacheable?: boolean;
  /** The reply of a cacheable operation never changes while this process runs. */
  readonly isImmutable?: true;
  /**
   * Whether to cache the reply to this input; every reply by default. For operations with an
   * unlimited number of inputs.
   */
  shouldCache?(input: Static<Input>): boolean;
  /**
   * The input in its canonical form, such as a system by its slug, so that all ways to name the
   * same thing share one cached reply.
   */
  canonicalize?(input: Static<Input>, target: Target): Readonly<Record<string, unknown>>;
  /** The name that replies are cached under, where two operations have the same `name`. */
  readonly cacheName?: string;
  /** Public, but an API key or a session may show more. */
  readonly variesByCaller?: true;
  /** The operation that reads what this one changes, by the same path; If-Match has its ETag. */
  readonly readOperation?: Operation;
  /** Handoff keys may call this operation, although it needs PIPELINE. */
  readonly allowsHandoffKey?: true;
  /** The message of the 404, for a missing target and for one that the caller may not reach. */
  readonly notFoundMessage?: string;
  /**
   * Finds the target by the ids in the path, before the rest of the input is validated. Undefined
   * where it does not exist. The target of an owned operation names its workspace, and its design
   * if a key can be bound to that.
   */
  find?(context: Context, ids: Ids<Static<Input>>): Promise<Target | undefined>;
  /** `input` is valid, and the caller may do this to `target`. */
  run(context: Context, input: Static<Input>, target: Target): Promise<Result<Output>>;
};

/**
 * Properties of the input that are text, such as ids. None is validated yet: an id of the wrong
 * kind finds nothing.
 */
type Ids<Input> = { readonly [Property in keyof Input & string]?: Extract<Input[Property], string> };

/**
 * An operation as the transports see it: schemas are values, and their types are not known, so that
 * all operations fit one list.
 */
export type Operation = Omit<
  Definition<string, TObject, TSchema | undefined, unknown, RestRoute>,
  "cli" | "tool" | "getStatus" | "shouldCache" | "canonicalize" | "find" | "run"
> & {
  readonly cli?: CliCommand;
  readonly tool?: Tool;
  getStatus?(output: unknown): number;
  shouldCache?(input: unknown): boolean;
  canonicalize?(input: unknown, target: unknown): Readonly<Record<string, unknown>>;
  find?(context: Context, ids: Readonly<Record<string, string>>): Promise<unknown>;
  run(context: Context, input: unknown, target: unknown): Promise<unknown>;
};

/** An operation whose name, route, input and output are known to the compiler. */
export type TypedOperation<
  Name extends string,
  Input extends TObject,
  Output extends TSchema | undefined,
  Target,
  Route extends RestRoute,
> = Omit<Operation, "name" | "input" | "output" | "rest" | "run"> & {
  readonly name: Name;
  readonly input: Input;
  readonly output?: Output;
  readonly rest?: Route;
  run(context: Context, input: Static<Input>, target: Target): Promise<Result<Output>>;
};

/**
 * Defines an operation that does not belong to a workspace: everyone, every signed-in person, every
 * API key or only the command line may call it. The compiler checks that the route, the command and
 * the tool use properties of the input.
 *
 * @example
 * export const getFont = defineOperation({
 *   name: "get_font",
 *   title: "Get a font",
 *   summary: "Returns a font file.",
 *   tag: "Systems",
 *   access: "public",
 *   input: StrictObject({ file: Type.String() }),
 *   rest: { method: "GET", path: "/fonts/:file" },
 *   run: async (_, { file }) => createFileReply(await readFont(file), "font/woff2", file),
 * });
 */
export function defineOperation<
  const Name extends string,
  Input extends TObject,
  Output extends TSchema | undefined = undefined,
  Target = undefined,
  const Route extends RestRoute = never,
>(
  definition: Definition<Name, Input, Output, Target, Route> & {
    readonly access: "public" | "signed-in" | "administrator" | { readonly key: "ANY" };
  },
): TypedOperation<Name, Input, Output, Target, Route> {
  return definition as TypedOperation<Name, Input, Output, Target, Route>;
}

/**
 * Defines an operation on something that belongs to a workspace, for its API keys and members. It
 * has to find its target, so that `dispatch` can check that the caller may reach it.
 */
export function defineOwnedOperation<
  const Name extends string,
  Input extends TObject,
  Target extends ResourceScope,
  Output extends TSchema | undefined = undefined,
  const Route extends RestRoute = never,
>(
  definition: Definition<Name, Input, Output, Target, Route> &
    Required<Pick<Definition<Name, Input, Output, Target, Route>, "find" | "notFoundMessage">> & {
      readonly access: Exclude<Access, string>;
    },
): TypedOperation<Name, Input, Output, Target, Route> {
  return definition as TypedOperation<Name, Input, Output, Target, Route>;
}
