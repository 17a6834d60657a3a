import type { Static, TObject, TSchema } from "@sinclair/typebox";
import type { JobRunner } from "#/jobs/job";
import type { Clock } from "#/kernel/clock";
import type { ExponentialBackoff } from "#/kernel/limits/exponential-backoff";
import type { Log } from "#/kernel/log";
import type { Reply } from "#/kernel/http/reply";
import type { SecretBox } from "#/kernel/secrets/secret-box";
import type { BodyBudget } from "#/kernel/limits/body-budget";
import type { StreamQuota } from "#/kernel/limits/stream-quota";
import type { Access, Caller, ResourceScope } from "#/model/caller";
import type { Archives } from "#/operations/archives/archives";
import type { ResponseCache } from "#/operations/response-cache";
import type { KeyUseRecorder } from "#/operations/key-use-recorder";
import type { RateClass, RateLimiters } from "#/operations/rate-limits";
import type { RequestMeter } from "#/operations/request-meter";
import type { Tool } from "#/operations/tool";
import type { Progress } from "#/pipeline/run-stage";
import type { Runner } from "#/pipeline/runner";
import type { Rasters } from "#/raster/rasters";
import type { DesignContents } from "#/store/design-contents";
import type { Store } from "#/store/store";
import type { RetrySchedule } from "#/webhooks/scheduler/retry-schedule";
import type { AttemptSender } from "#/webhooks/attempt-sender";
import type { ImageFetcher } from "#/http-client/image-fetcher";
import type { WebhookUrlValidator } from "#/webhooks/webhook-url";
import type { CommandContext } from "#/lifecycle/unit-of-work";

/** What operations work with. The composition root builds it once; a door adds who calls. */
export type Services = {
  readonly store: Store;
  readonly contents: DesignContents;
  readonly clock: Clock;
  readonly log: Log;
  /** Absolute address of this installation, without a slash at the end. */
  readonly baseUrl: string;
  readonly responseCache: ResponseCache;
  readonly rateLimiters: RateLimiters;
  /** How much imports may take in storage, bytes; undefined where there is no limit. */
  readonly quotas: { readonly workspaceBytes: number | undefined; readonly designBytes: number | undefined };
  readonly keyUseRecorder: KeyUseRecorder;
  /** The request bodies that are held at a time. */
  readonly bodyBudget: BodyBudget;
  /**
   * The answers that stay open, such as progress and subscriptions, by the address that they go to.
   */
  readonly streamQuota: StreamQuota;
  /** Failed sign-ins, and how long whoever fails has to wait. */
  readonly signInBackoff: ExponentialBackoff;
  /** Runs projects in the background of this process. */
  readonly runner: Runner;
  /** Vector assets as pictures of pixels. */
  readonly rasters: Rasters;
  /** Archives of designs; those of frozen versions are stored. */
  readonly archives: Archives;
  /** Does heavy and untrusted work outside this process. */
  readonly jobs: JobRunner;
  /** Fetches from addresses that callers give, under guard. */
  readonly imageFetcher: ImageFetcher;
  /** Judges addresses that people give for webhooks. */
  readonly validateWebhookUrl: WebhookUrlValidator;
  /** Sends a webhook once, under guard. */
  readonly sendAttempt: AttemptSender;
  /** When webhooks are sent again. */
  readonly retrySchedule: RetrySchedule;
  /** Seals signing secrets, which have to be read again. */
  readonly secrets: SecretBox;
};

/** The browser's session, where the door is one that browsers come through. */
export type SessionCookie = {
  /** The token that the browser sent. */
  readonly token: string | undefined;
  /** Gives the browser a new token to keep, or takes its token away. */
  set(token: string | undefined): void;
};

/** One call's surroundings. */
export type Context = Services &
  Pick<CommandContext, "assertPrecondition"> & {
    readonly caller: Caller;
    /** Where the call comes from, for rates and the audit log; null on the command line. */
    readonly address: string | null;
    readonly requestId: string | null;
    /** Counts the request against the rate limits; absent where calls are not limited. */
    readonly meter?: RequestMeter;
    readonly cookie?: SessionCookie;
    /** Aborted when nobody waits for the answer any more. */
    readonly signal?: AbortSignal;
    onProgress?(progress: Progress): void;
  };

/** How the REST door carries an operation. */
export type RestRoute = {
  readonly method: "GET" | "POST" | "PATCH" | "DELETE";
  /**
   * `:name` stands for a path parameter. GET and DELETE take the rest of the input from the query,
   * POST and PATCH from a JSON body.
   */
  readonly path: `/${string}`;
  /** Status of a success; 200 when absent. */
  readonly success?: 200 | 201 | 202;
  /** Largest body in bytes; 1 MiB when absent. */
  readonly maxBodyBytes?: number;
  /**
   * The body is no JSON but a file: the property that takes its bytes, and the media types that it
   * may be sent as.
   */
  readonly rawBody?: { readonly property: string; readonly mediaTypes: readonly string[] };
  /**
   * Left out of the API description: pages and files for browsers, and what only another Livery
   * asks for.
   */
  readonly hidden?: true;
  /** Whether pages of any origin may read the answer (CORS, without credentials). */
  readonly anyOrigin?: true;
};

/**
 * How the command line carries an operation. Input properties that are not arguments are flags in
 * kebab case.
 */
export type CliCommand = {
  /** One word or two, such as `keys create`. */
  readonly command: string;
  /**
   * Positional arguments in order, optional ones in brackets; `JSON_FILE` ones name a file (or `-`)
   * that holds the value, and the last one may take all the words that are left.
   */
  readonly arguments: readonly {
    readonly property: string;
    readonly label: string;
    readonly reads?: "JSON_FILE";
    readonly takesRest?: true;
  }[];
  /** Properties that a file (`--x-file`) or a question on the terminal may give as well. */
  readonly secrets?: readonly string[];
  /**
   * Properties whose flag bears another name than they, such as `id` of a workspace: `--workspace`.
   */
  readonly flags?: Readonly<Record<string, string>>;
  /**
   * Settings that the verb takes besides where the data is, by their names in the configuration.
   */
  readonly settings?: readonly string[];
  /** What is printed for people instead of the JSON value; `given` is the input. */
  print?(value: never, given: Readonly<Record<string, unknown>>): string;
  /** Whether an answer, though it was given, is a failure to scripts: exit status 1. */
  isFailure?(value: never, given: Readonly<Record<string, unknown>>): boolean;
  /**
   * Whether the command may run where there is no data folder yet and makes it; all others need
   * one.
   */
  readonly makesData?: true;
  /** Examples for `--help`, each a whole command line. */
  readonly examples: readonly string[];
};

/** An answer that is not JSON, for the API description. */
export type MediaResponse = {
  readonly mediaTypes: readonly string[];
  readonly description: string;
  /** The shapes of those media types that are JSON. */
  readonly schemas?: Readonly<Record<string, TSchema>>;
  /** Whether it is sent as a file with a name (`Content-Disposition`). */
  readonly isFile?: true;
  /** Response headers of its own, each with what it says. */
  readonly headers?: Readonly<Record<string, string>>;
};

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

/**
 * One thing Livery can do, said once. The doors read it; none adds to it. `name` is the operationId
 * and the tool name.
 */
export type Definition<Input extends TObject, Output extends TSchema | undefined, Target> = {
  readonly name: string;
  readonly title: string;
  /** One sentence; people read it in the API reference, agents in the tool list. */
  readonly summary: string;
  readonly description?: string;
  readonly tag: (typeof tags)[number];
  readonly access: Access;
  /** How the call is counted; by key or person where there is one, else as public. */
  readonly rate?: RateClass;
  readonly input: Input;
  /** The JSON answer's shape. Absent when the answer is text or a file. */
  readonly output?: Output;
  /** Values for the API description. */
  readonly example?: { readonly input: Partial<Static<Input>>; readonly output?: unknown };
  readonly media?: MediaResponse;
  /** The HTTP status of an answer, where it depends on what the answer says. */
  readonly getStatus?: (value: never) => number;
  readonly rest?: RestRoute;
  readonly cli?: CliCommand;
  readonly tool?: Tool;
  /**
   * True when the reply depends on the input and on committed data alone, so that it may be cached
   * until that changes: the target's system where the target is `{ system }` or `{ design }`, else
   * any system. Public operations only.
   */
  readonly cacheable?: boolean;
  /** The reply of a lasting operation never changes while this program runs. */
  readonly isImmutable?: true;
  /**
   * Whether the reply to this input is worth its room in the cache; every reply of a lasting
   * operation where it is absent. For inputs of which there are endlessly many.
   */
  shouldCache?(input: Static<Input>): boolean;
  /**
   * The input with one spelling for what can be named in several, such as a system by its slug, so
   * that all of them find one cached reply.
   */
  canonicalize?(input: Static<Input>, target: Target): Readonly<Record<string, unknown>>;
  /** The name that replies are cached under, where two operations share `name`. */
  readonly cacheName?: string;
  /**
   * Public, and yet keys and signed-in people are shown more than others: the request's key or
   * session counts.
   */
  readonly variesByCaller?: true;
  /** What reads the thing that this changes, by the same path: its ETag is what If-Match names. */
  readonly readOperation?: Operation;
  /**
   * A hand-off key may make this call although it needs PIPELINE. Every other such call is refused
   * to it.
   */
  readonly allowsHandoffKey?: true;
  /**
   * What is said when `find` finds nothing, and just the same when the caller may not reach what it
   * finds.
   */
  readonly notFoundMessage?: string;
  /**
   * Finds what the path names, before anything else of the input is judged; undefined where there
   * is nothing. Operations for keys and people give something that says which workspace, and which
   * design, it belongs to.
   */
  find?(context: Context, ids: Readonly<Record<string, string>>): Promise<Target | undefined>;
  run(context: Context, input: Static<Input>, target: Target): Promise<Output extends TSchema ? Static<Output> : Reply>;
};

/** What the doors hold: the shapes kept as values, the types forgotten so that all fit one list. */
export type Operation = Omit<
  Definition<TObject, TSchema | undefined, unknown>,
  "run" | "find" | "shouldCache" | "canonicalize"
> & {
  shouldCache?(input: unknown): boolean;
  canonicalize?(input: unknown, target: unknown): Readonly<Record<string, unknown>>;
  find?(context: Context, ids: Readonly<Record<string, string>>): Promise<unknown>;
  run(context: Context, input: unknown, target: unknown): Promise<unknown>;
};

/**
 * Makes an operation that everyone, or only the command line, may call. Its types are checked here;
 * the gate has judged the input before `run` sees it.
 */
export function defineOperation<Input extends TObject, Output extends TSchema | undefined = undefined, Target = undefined>(
  definition: Definition<Input, Output, Target> & {
    readonly access: "public" | "signed-in" | "administrator" | { readonly key: "ANY" };
  },
): Operation {
  return definition as Operation;
}

/**
 * Makes an operation for keys and people on something that belongs to a workspace: it must say what
 * it is about.
 */
export function defineOwnedOperation<
  Input extends TObject,
  Target extends ResourceScope,
  Output extends TSchema | undefined = undefined,
>(
  definition: Definition<Input, Output, Target> &
    Required<Pick<Definition<Input, Output, Target>, "find" | "notFoundMessage">> & { readonly access: Exclude<Access, string> },
): Operation {
  return definition as Operation;
}
