import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { createResourceSubscriptions } from "#/transports/mcp/resource-subscriptions";
import { createLineTransport, type Pipe } from "#/transports/mcp/line-transport";
import { createChangeFeed, createChangeReader } from "#/transports/mcp/change-feed";
import { listSystemUris } from "#/transports/mcp/resources/resource-uris";
import { createMcpServer } from "#/transports/mcp/server";
import type { ToolSource } from "#/transports/mcp/tool-source";
import { systemClock } from "#/kernel/clock";
import { Failure } from "#/kernel/errors";
import type { Services } from "#/operations/services";

/** What `livery mcp` works with. Nothing is opened before the first call. */
export type StdioOptions = {
  /** The API key of the calls; empty for none. */
  readonly key: string;
  /** The address of another Livery whose tools to serve; empty for the data folder. */
  readonly server: string;
  open(): Promise<{ readonly services: Services; close(): Promise<void> }>;
  /** Logs an unexpected error, whose cause the client does not see. */
  onFault?(message: string, error: unknown): void;
};

type OpenSource = { readonly source: ToolSource; close(): Promise<void> };

/**
 * How often resources are polled while a client is subscribed, milliseconds: the local data folder
 * often, another Livery rarely.
 */
const pollMs = { folder: 1_000, server: 15_000 } as const;

/** Serves the tools over a pipe until its input ends and every request has its response. */
export async function serveMcp(options: StdioOptions, pipe: Pipe): Promise<void> {
  let opening: Promise<OpenSource> | undefined;
  const getSource = async () => {
    opening ??= openSource(options);
    return await opening.catch((error: unknown) => {
      opening = undefined;
      if (error instanceof Failure) throw error;
      options.onFault?.("cannot open the data folder", error);
      throw new Failure("unavailable", "Livery cannot open its data folder. The log on standard error has the reason.", {
        cause: error,
      });
    });
  };
  const source: ToolSource = {
    now: () => systemClock.now(),
    hasKey: options.key !== "",
    call: async (name, values) => await (await getSource()).source.call(name, values),
    read: async (name, values) => await (await getSource()).source.read(name, values),
  };
  let notifyClient = (_: readonly string[]) => {};
  const changeFeed = createChangeFeed({
    fetchChanges: createChangeReader(source),
    intervalMs: options.server === "" ? pollMs.folder : pollMs.server,
    notify: (system) => notifyClient(listSystemUris(system)),
  });
  let unsubscribe: (() => void) | undefined;
  const transport = createLineTransport(pipe, (isListening) => {
    unsubscribe?.();
    unsubscribe = isListening ? changeFeed.subscribe() : undefined;
  });
  serveStdio(
    ({ era }) => {
      const subscriptions = createResourceSubscriptions(changeFeed);
      const server = createMcpServer(source, era === "modern" ? "listening" : subscriptions);
      notifyClient = (uris) => {
        for (const uri of uris)
          if (era === "modern" || subscriptions.has(uri)) void server.sendResourceUpdated({ uri }).catch(() => {});
        if (era === "modern") void server.sendResourceListChanged().catch(() => {});
      };
      return server;
    },
    { transport },
  );
  await transport.ended;
  changeFeed.stop();
  const last = await opening?.catch(() => undefined);
  await last?.close();
}

async function openSource({ key, server, open }: StdioOptions): Promise<OpenSource> {
  if (server !== "") {
    const { createRemoteSource } = await import("#/transports/mcp/remote-source");
    return { source: createRemoteSource(server, key, systemClock), close: async () => {} };
  }
  const { createKeySource } = await import("#/transports/mcp/local-source");
  const app = await open();
  return { source: createKeySource(app.services, key), close: () => app.close() };
}
