/**
 * Which queue and which process a job uses, so that work of one kind never waits for work of another: `foreign` reads what somebody else made, `interactive` answers a person
 * who waits, `packing` writes archives, which anybody may ask for, `background` is everything that may take its time.
 */
export const queueNames = ["foreign", "interactive", "packing", "background"] as const;
export type QueueName = (typeof queueNames)[number];

/**
 * A piece of heavy or untrusted work that a process of its own does. Input and output are plain data: JSON and byte arrays.
 *
 * @example
 * export const countLines = defineJob({
 *   name: "count-lines",
 *   queue: "foreign",
 *   load: async () => (await import("#/imports/count-lines")).countLines,
 * });
 */
export type Job<Input, Output> = {
  readonly name: string;
  readonly queue: QueueName;
  /** Imports the code that does the work. Only the process that does it calls this, so that a job costs the memory of its own code and of no other. */
  load(): Promise<(input: Input) => Output | Promise<Output>>;
};

/** What the process holds: any job, its types checked where it is declared and where it is called. */
export type AnyJob = Omit<Job<unknown, unknown>, "load"> & { load(): Promise<(input: never) => unknown> };

/** Declares a job. It has to be listed in `operations/jobs.ts`. */
export const defineJob = <Input, Output>(job: Job<Input, Output>): Job<Input, Output> => job;

export type JobOptions = {
  /** Processor time that the job may take, milliseconds, where the system tells it; else, and in any case six times as much, by the clock. */
  readonly timeoutMs: number;
  /** Takes the job out of the queue when it is aborted; under way it is ended, save in the lane `interactive`. */
  readonly signal?: AbortSignal | undefined;
  /** For whom the job is done. Owners take turns, and each may have only a part of the queue. */
  readonly owner?: string | undefined;
};

/** Why a job gave no result through no refusal of its own; `starved`: the machine had no processor for it. */
export type JobFault = "timeout" | "starved" | "crashed" | "aborted";

/** A job that gave no result: it took too long, its process ended, or nobody waits for it any more. */
export class JobError extends Error {
  override readonly name = "JobError";
  constructor(
    readonly fault: JobFault,
    message: string,
  ) {
    super(message);
  }
}

/** Does jobs. */
export type JobRunner = {
  /**
   * Does a job and gives its result. Throws what the job throws (a `Failure` as it is), `JobError` where it gives nothing, and `unavailable` where too many jobs wait.
   */
  run<Input, Output>(job: Job<Input, Output>, input: Input, options: JobOptions): Promise<Output>;
  /** Ends the processes; jobs under way end with `JobError`. */
  close(): Promise<void>;
};
