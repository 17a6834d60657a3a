import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { followedBy } from "#/doors/mcp/follow-resources";
import { lineTransport, type Pipe } from "#/doors/mcp/line-transport";
import { newsOf } from "#/doors/mcp/news";
import { newsLook } from "#/doors/mcp/news-look";
import { addressesOf } from "#/doors/mcp/resources/addresses-of-system";
import { mcpServer } from "#/doors/mcp/server";
import type { ToolSource } from "#/doors/mcp/tool-source";
import { systemClock } from "#/kernel/clock";
import { Failure } from "#/kernel/errors";
import type { Services } from "#/operations/operation";

/** What an agent's own process works with. Nothing of it is opened before the first call. */
export type AgentHost = {
  /** The key that calls are made with; empty for none. */
  readonly key: string;
  /** Another Livery whose tools these are; empty for the data folder. */
  readonly server: string;
  open(): Promise<{ readonly services: Services; close(): Promise<void> }>;
  /** Notes a fault that its caller is told of without its cause. */
  fault?(message: string, error: unknown): void;
};

type Opened = { readonly source: ToolSource; close(): Promise<void> };

/** How often somebody who follows resources has them looked at, milliseconds: the own data folder often, another Livery seldom. */
const lookMs = { folder: 1_000, server: 15_000 } as const;

/** Serves the tools over a pipe until its input ends and what was asked before is answered. */
export async function serveAgent(host: AgentHost, pipe: Pipe): Promise<void> {
  let opening: Promise<Opened> | undefined;
  const opened = async () => {
    opening ??= openSource(host);
    return await opening.catch((error: unknown) => {
      opening = undefined;
      if (error instanceof Failure) throw error;
      host.fault?.("the data folder cannot be opened", error);
      throw new Failure("unavailable", "Livery cannot open its data folder.", { cause: error });
    });
  };
  const source: ToolSource = {
    now: () => systemClock.now(),
    hasKey: host.key !== "",
    call: async (name, values) => await (await opened()).source.call(name, values),
    read: async (name, values) => await (await opened()).source.read(name, values),
  };
  let tellClient = (_: readonly string[]) => {};
  const news = newsOf({
    look: newsLook(source),
    everyMs: host.server === "" ? lookMs.folder : lookMs.server,
    tell: (system) => tellClient(addressesOf(system)),
  });
  let endListening: (() => void) | undefined;
  const transport = lineTransport(pipe, (isListening) => {
    endListening?.();
    endListening = isListening ? news.follow() : undefined;
  });
  serveStdio(
    ({ era }) => {
      const followed = followedBy(news);
      const server = mcpServer(source, era === "modern" ? "listening" : followed);
      tellClient = (uris) => {
        for (const uri of uris)
          if (era === "modern" || followed.has(uri)) void server.sendResourceUpdated({ uri }).catch(() => {});
        if (era === "modern") void server.sendResourceListChanged().catch(() => {});
      };
      return server;
    },
    { transport },
  );
  await transport.ended;
  news.stop();
  const last = await opening?.catch(() => undefined);
  await last?.close();
}

async function openSource({ key, server, open }: AgentHost): Promise<Opened> {
  if (server !== "") {
    const { remoteSource } = await import("#/doors/mcp/remote-source");
    return { source: remoteSource(server, key, systemClock), close: async () => {} };
  }
  const { keySource } = await import("#/doors/mcp/local-source");
  const opened = await open();
  return { source: keySource(opened.services, key), close: () => opened.close() };
}
