import type { Services } from "#/operations/operation";

/** A setting as help shows it. */
export type SettingRow = {
  readonly flag: string;
  readonly variable: string;
  readonly fallback: string;
  readonly description: string;
};

export type Flags = Readonly<Record<string, string | undefined>>;

/** What the command line asks of the program it stands before: put together by main, so that this door knows no implementation. */
export type CommandHost = {
  readonly settings: Readonly<Record<string, SettingRow>>;
  /** Opens the data folder for one command. Throws `not_found` where there is none and the command does not make it. */
  open(flags: Flags, options: { readonly makesData: boolean }): Promise<{ readonly services: Services; close(): Promise<void> }>;
  /** Starts the server; `prepare` runs before it listens. Resolves when it is ready. */
  serve(
    flags: Flags,
    prepare?: (services: Services) => Promise<void>,
  ): Promise<{ readonly url: string; readonly baseUrl: string; stop(): Promise<void> }>;
  /** Serves the agents' tools over a pipe; resolves when its input has ended. */
  serveMcp(
    flags: Flags,
    pipe: { readonly input: ReadableStream<Uint8Array>; write(text: string): Promise<unknown> },
  ): Promise<void>;
  /** The data folder of these settings, absolute. */
  dataDir(flags: Flags): string;
  /** The API description as JSON text. */
  describeApi(flags: Flags): Promise<string>;
};
