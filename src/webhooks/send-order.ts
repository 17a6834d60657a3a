import type { AttemptOutcome } from "#/webhooks/attempt";

/** What the sending thread is set up with. */
export type SendSettings = {
  /** Networks and hosts that may be called besides public ones. */
  readonly allow: readonly string[];
  readonly ca: string | undefined;
  readonly ownUrl: string;
  readonly timeoutMs: number;
};

/** One attempt that the thread is to make; its number comes back with the outcome. */
export type SendOrder = {
  readonly number: number;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};
export type SendOutcome = { readonly number: number; readonly outcome: AttemptOutcome };

/** What goes to the thread: the settings once, then orders, several at a time. */
export type ToThread = { readonly settings: SendSettings } | { readonly orders: readonly SendOrder[] };
