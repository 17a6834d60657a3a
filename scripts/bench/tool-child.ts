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

/** An MCP server on standard input and output. */
export type ToolChild = {
  /** Requests the tool list as a client does. Throws where the process exits first. */
  list(): Promise<void>;
  /** Closes its input and waits for its exit. */
  end(): Promise<void>;
};

/** Starts an MCP server. */
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
        if (done) throw new Error(`${command.join(" ")} exited before it listed its tools`);
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
