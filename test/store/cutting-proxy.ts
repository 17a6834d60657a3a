import type { Socket } from "bun";

/** A proxy in front of a server on this machine, which loses connections on purpose. */
export type CuttingProxy = {
  readonly port: number;
  /**
   * Ends the connection that sends this text: before the server gets it, or before its answer comes
   * back. With `isLast` it accepts no connection from then on.
   */
  cutOnce(text: string, when: "before" | "after", isLast?: boolean): void;
  /** From now on nothing passes, in silence, as behind a firewall that forgot the connections. */
  silence(): void;
  stop(): void;
};

type Link = { upstream: Promise<Socket<unknown>>; isDeaf: boolean; isLast: boolean };

export function startCuttingProxy(serverPort: number): CuttingProxy {
  let cut: { readonly text: string; readonly when: "before" | "after"; readonly isLast: boolean } | undefined;
  let isSilent = false;
  const listener = Bun.listen<Link>({
    hostname: "127.0.0.1",
    port: 0,
    socket: {
      open(client) {
        const link: Link = {
          ...{ isDeaf: false, isLast: false },
          upstream: Bun.connect({
            hostname: "127.0.0.1",
            port: serverPort,
            socket: {
              data(_, bytes) {
                if (isSilent) return;
                if (!link.isDeaf) return void client.write(bytes);
                client.terminate();
                if (link.isLast) listener.stop(true);
              },
              close: () => void client.end(),
            },
          }),
        };
        client.data = link;
      },
      async data(client, bytes) {
        if (isSilent) return;
        const copy = Buffer.from(bytes);
        if (cut !== undefined && copy.includes(cut.text)) {
          const { when, isLast } = cut;
          client.data.isLast = isLast;
          cut = undefined;
          if (when === "before") return void client.terminate();
          client.data.isDeaf = true;
        }
        (await client.data.upstream).write(copy);
      },
      async close(client) {
        (await client.data.upstream).end();
      },
    },
  });
  return {
    port: listener.port,
    cutOnce(text, when, isLast = false) {
      cut = { text, when, isLast };
    },
    silence() {
      isSilent = true;
    },
    stop: () => listener.stop(true),
  };
}
