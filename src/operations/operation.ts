import type { Static, TObject, TSchema } from "@sinclair/typebox";
import type { Clock } from "#/kernel/clock";
import type { Log } from "#/kernel/log";
import type { Reply } from "#/kernel/reply";
import type { Access, Caller } from "#/model/caller";
import type { Answers } from "#/operations/answers";
import type { Progress } from "#/pipeline/run-project";
import type { DesignContents } from "#/store/design-contents";
import type { Store } from "#/store/store";

/** What operations work with. The composition root builds it once; a door adds who calls. */
export type Services = {
  readonly store: Store;
  readonly contents: DesignContents;
  readonly clock: Clock;
  readonly log: Log;
  /** Absolute address of this installation, without a slash at the end. */
  readonly baseUrl: string;
  readonly answers: Answers;
};

/** One call's surroundings. */
export type Context = Services & { readonly caller: Caller; progress?(progress: Progress): void };

/** How the REST door carries an operation. */
export type RestRoute = {
  readonly method: "GET";
  /** `:name` stands for a path parameter, which is one of the input's properties. */
  readonly path: `/${string}`;
  /** Left out of the API description: pages and files for browsers. */
  readonly hidden?: true;
  /** Whether pages of any origin may read the answer (CORS, without credentials). */
  readonly anyOrigin?: true;
};

/** How the command line carries an operation. Input properties that are not arguments are flags in kebab case. */
export type CliVerb = {
  readonly verb: string;
  /** Positional arguments in order; `JSON_FILE` ones name a file (or `-`) that holds the value. */
  readonly arguments: readonly { readonly property: string; readonly label: string; readonly reads?: "JSON_FILE" }[];
  /** Properties that a file (`--x-file`) or a question on the terminal may give as well. */
  readonly secrets?: readonly string[];
  /** What is printed for people instead of the JSON value. */
  print?(value: never): string;
  /** Examples for `--help`, each a whole command line. */
  readonly examples: readonly string[];
};

/** An answer that is not JSON, for the API description. */
export type MediaAnswer = { readonly mediaTypes: readonly string[]; readonly description: string };

/** One thing Livery can do, said once. The doors read it; none adds to it. `name` is the operationId and the tool name. */
export type Definition<Input extends TObject, Output extends TSchema | undefined, Target> = {
  readonly name: string;
  readonly title: string;
  /** One sentence; people read it in the API reference, agents in the tool list. */
  readonly summary: string;
  readonly description?: string;
  readonly tag: "Systems" | "Previews" | "Workspaces" | "Projects" | "Server";
  readonly access: Access;
  readonly input: Input;
  /** The JSON answer's shape. Absent when the answer is text or a file. */
  readonly output?: Output;
  /** Values for the API description: they are run in a test. */
  readonly example?: { readonly input: Partial<Static<Input>>; readonly output?: unknown };
  readonly media?: MediaAnswer;
  readonly rest?: RestRoute;
  readonly cli?: CliVerb;
  /** True when the answer depends on the input and on committed data alone, so that it may be kept until anything is committed. */
  readonly lasting?: boolean;
  /** Finds what the path names, before anything else of the input is judged. Throws `not_found`. */
  find?(context: Context, ids: Readonly<Record<string, string>>): Promise<Target>;
  run(context: Context, input: Static<Input>, target: Target): Promise<Output extends TSchema ? Static<Output> : Reply>;
};

/** What the doors hold: the shapes kept as values, the types forgotten so that all fit one list. */
export type Operation = Omit<Definition<TObject, TSchema | undefined, unknown>, "run" | "find"> & {
  find?(context: Context, ids: Readonly<Record<string, string>>): Promise<unknown>;
  run(context: Context, input: unknown, target: unknown): Promise<unknown>;
};

/** Makes an operation. Its types are checked here and nowhere else; the gate has judged the input by the same schema before `run` sees it. */
export function operation<Input extends TObject, Output extends TSchema | undefined = undefined, Target = undefined>(
  definition: Definition<Input, Output, Target>,
): Operation {
  return definition as Operation;
}
