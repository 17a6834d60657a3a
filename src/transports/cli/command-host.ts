import type { Flags, Setting } from "#/kernel/setting";
import type { Services } from "#/operations/services";

/**
 * What the command line needs from the program. `main.ts` provides it, so that this transport
 * imports no implementation.
 */
export type CommandHost = {
  readonly settings: Readonly<Record<string, Setting>>;
  /**
   * Opens the data folder for one command. Throws `not_found` where there is none, unless
   * `makesData`.
   */
  open(flags: Flags, options: { readonly makesData: boolean }): Promise<{ readonly services: Services; close(): Promise<void> }>;
  /** Starts the server; `prepare` runs before it listens. Resolves when it is ready. */
  serve(
    flags: Flags,
    prepare?: (services: Services) => Promise<void>,
  ): Promise<{ readonly url: string; readonly baseUrl: string; stop(): Promise<void> }>;
  /** Serves the MCP tools over a pipe; resolves when its input has ended. */
  serveMcp(
    flags: Flags,
    pipe: { readonly input: ReadableStream<Uint8Array>; write(text: string): Promise<unknown> },
  ): Promise<void>;
  /** The data folder of these settings, absolute. */
  dataDir(flags: Flags): string;
  /** The OpenAPI document as JSON text. */
  describeApi(flags: Flags): Promise<string>;
};
