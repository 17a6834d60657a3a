import type { LogStyle } from "#/kernel/log";
import type { RetrySchedule } from "#/webhooks/scheduler/retry-schedule";

/** What the thread of deliveries is told at its start: plain data, from which it builds its own store and its own client. */
export type DispatchSettings = Omit<RetrySchedule, "random"> & {
  readonly databasePath: string;
  /** The key that signing secrets are sealed with; undefined where it stands in the file at `getSecretKeyPath`. */
  readonly secretKey: Uint8Array | undefined;
  readonly secretKeyPath: string;
  readonly log: LogStyle;
  /** Networks and hosts that may be called besides public ones. */
  readonly allow: readonly string[];
  /** Certificates of further authorities, PEM. */
  readonly ca: string | undefined;
  /** The absolute address of this installation; webhooks do not go there. */
  readonly ownUrl: string;
  /** The count of calls that came to the server, as kernel/shared-count has it. */
  readonly calls: SharedArrayBuffer;
  /** How long the thread stays with nothing left to send, milliseconds. */
  readonly idleMs?: number;
  /** How long attempts under way may take to end when it is stopped, milliseconds. */
  readonly stopMs?: number;
};

/** What goes to the thread: its settings once, then the word to stop. It says when it has ended. */
export type ToDispatchThread = DispatchSettings | "stop";
export type FromDispatchThread = "ended";
