import { trackChild } from "./children";
import { root } from "./fixtures";

const openingMessages = [
  {
    jsonrpc: "2.0",
    id: 1,
    method: "initialize",
    params: { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: { name: "bench", version: "1.0.0" } },
  },
  { jsonrpc: "2.0", method: "notifications/initialized" },
  { jsonrpc: "2.0", id: 2, method: "tools/list" },
];

/** A server of tools on standard input and output. */
export type ToolChild = {
  /** Asks for the tools as a client does and waits for the list. Throws where the process ends before. */
  list(): Promise<void>;
  /** Ends its input and waits for its end. */
  end(): Promise<void>;
};

/** Starts a server of tools. */
export function startToolChild(command: readonly string[]): ToolChild {
  const child = trackChild(
    Bun.spawn([...command], {
      cwd: root,
      env: { PATH: process.env.PATH ?? "", HOME: process.env.HOME ?? "/", NODE_ENV: "production" },
      stdin: "pipe",
      stdout: "pipe",
      stderr: "ignore",
    }),
  );
  return {
    async list() {
      child.stdin.write(openingMessages.map((message) => `${JSON.stringify(message)}\n`).join(""));
      await child.stdin.flush();
      const decoder = new TextDecoder();
      let output = "";
      const reader = child.stdout.getReader();
      for (;;) {
        const { done, value } = await reader.read();
        if (done) throw new Error(`${command.join(" ")} ended before it listed its tools`);
        output += decoder.decode(value, { stream: true });
        if (output.split("\n").some((line) => line.includes('"id":2') && line.includes('"tools"') && line.endsWith("}"))) break;
      }
      reader.releaseLock();
    },
    async end() {
      await child.stdin.end();
      await child.exited;
    },
  };
}
