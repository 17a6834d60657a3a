/**
 * Each queue has a process of its own, so that work of one kind never waits for another:
 * `untrusted` reads input from third parties, `interactive` serves a person who is waiting,
 * `editing` makes and audits a draft with edits, which takes longer than a preview of them,
 * `archive` writes downloads, which anyone may request, and `background` is everything else.
 */
export const queueNames = ["untrusted", "interactive", "editing", "archive", "background"] as const;
export type QueueName = (typeof queueNames)[number];

/**
 * Heavy or untrusted work that runs in a separate process. Input and output are plain data: JSON
 * and byte arrays.
 *
 * @example
 * export const countLines = defineJob({
 *   name: "count-lines",
 *   queue: "untrusted",
 *   load: async () => (await import("#/imports/count-lines")).countLines,
 * });
 */
export type Job<Input, Output> = {
  readonly name: string;
  readonly queue: QueueName;
  /**
   * Imports the code of the job. Only the job process calls it, so that no other process holds the
   * code in memory.
   */
  load(): Promise<(input: Input) => Output | Promise<Output>>;
};

/** Any job. Its types are checked where it is declared and where it is run. */
export type AnyJob = Omit<Job<unknown, unknown>, "load"> & { load(): Promise<(input: never) => unknown> };

/** Declares a job. List it in `operations/jobs.ts` as well. */
export const defineJob = <Input, Output>(job: Job<Input, Output>): Job<Input, Output> => job;

export type JobOptions = {
  /**
   * Processor time that the job may take, milliseconds. Six times as much elapsed time is allowed,
   * or the same where the system does not report processor time.
   */
  readonly timeoutMs: number;
  /**
   * Removes a waiting job from its queue and ends a running one, except in the queues `interactive`
   * and `editing`.
   */
  readonly signal?: AbortSignal | undefined;
  /** Who the job is for. Owners take turns, and each has a limit of waiting jobs. */
  readonly owner?: string | undefined;
  /** Whether only the newest waiting job of this name and owner runs; the others fail as `replaced`. */
  readonly newestOnly?: boolean | undefined;
};

/**
 * Why a job has no result. `starved` means that the machine gave it too little processor time,
 * `replaced` that a newer one of its owner runs in its place.
 */
export type JobFault = "timeout" | "starved" | "crashed" | "aborted" | "replaced";

/** A job without a result, for a reason other than an error of its own code. */
export class JobError extends Error {
  override readonly name = "JobError";
  constructor(
    readonly fault: JobFault,
    message: string,
  ) {
    super(message);
  }
}

export type JobRunner = {
  /**
   * Runs a job and returns its result. Throws what the job throws (a `Failure` unchanged), JobError
   * without a result, and `unavailable` if too many jobs wait.
   */
  run<Input, Output>(job: Job<Input, Output>, input: Input, options: JobOptions): Promise<Output>;
  /** Ends the processes. Running jobs fail with JobError. */
  close(): Promise<void>;
};
