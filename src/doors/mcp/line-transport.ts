import { type JSONRPCMessage, parseJSONRPCMessage, ProtocolErrorCode, type Transport } from "@modelcontextprotocol/server";
import { linesOf } from "#/doors/mcp/input-lines";
import { Failure } from "#/kernel/errors";
import { parseJson } from "#/kernel/parse-json";
import { artifactsBodyBytes } from "#/model/limits";

/** Where lines come from and go to. */
export type Pipe = { readonly input: ReadableStream<Uint8Array>; write(text: string): Promise<unknown> };

/** How many listening requests are kept count of; beyond them the connection counts as listening until it ends. */
const listeningMax = 1024;

/** How long calls under way may take to be answered, and their answers to be read, once the input has ended, milliseconds. */
const drainMs = 10_000;

/**
 * Protocol messages as lines of JSON. A line that is no message is answered with a protocol error and the next one is read; at the end of the input what was asked
 * before it is still answered, then the connection closes and `ended` resolves. `onListening` hears when the client begins to listen for changes, and when nothing of that
 * is open any more.
 */
export function lineTransport(
  { input, write }: Pipe,
  onListening: (isListening: boolean) => void = () => {},
): Transport & { readonly ended: Promise<void> } {
  const ended = Promise.withResolvers<void>();
  const unanswered = new Set<string | number>();
  const listening = new Set<unknown>();
  let whenAnswered = () => {};
  let isOpen = true;
  let written: Promise<unknown> = Promise.resolve();

  const settle = (id: unknown) => {
    if (typeof id === "string" || typeof id === "number") unanswered.delete(id);
    if (unanswered.size === 0) whenAnswered();
  };
  const put = async (message: unknown) => {
    // One line after the other, so that none is torn.
    const line = written.then(() => write(`${JSON.stringify(message)}\n`));
    written = line.catch(() => undefined);
    await line;
  };
  const refuse = (code: number, message: string, id: unknown = null) =>
    void put({ jsonrpc: "2.0", id, error: { code, message } }).catch(close);
  const take = (line: Uint8Array) => {
    const message = messageIn(line, refuse);
    if (!message) return;
    if ("method" in message) {
      if ("id" in message && message.id !== undefined) {
        if (message.method !== "subscriptions/listen") unanswered.add(message.id);
        else if (listening.size < listeningMax && listening.add(message.id).size === 1) onListening(true);
      }
      if (message.method === "notifications/cancelled") {
        settle(message.params?.requestId);
        if (listening.delete(message.params?.requestId) && listening.size === 0) onListening(false);
      }
    }
    transport.onmessage?.(message);
  };
  const read = async () => {
    try {
      for await (const line of linesOf(input, artifactsBodyBytes)) {
        if (!isOpen) return;
        if (line === "too long")
          refuse(ProtocolErrorCode.InvalidRequest, `A message has to be shorter than ${artifactsBodyBytes} bytes.`);
        else take(line);
      }
      await drained();
    } catch (error) {
      transport.onerror?.(error instanceof Error ? error : new Error(String(error)));
    }
    await close();
  };
  /** What was asked is answered and written, or the time for that is over. */
  const drained = async () => {
    const answered = new Promise<void>((resolve) => {
      whenAnswered = resolve;
    });
    if (unanswered.size === 0) whenAnswered();
    const late = Promise.withResolvers<void>();
    const timer = setTimeout(late.resolve, drainMs);
    await Promise.race([answered.then(() => written), late.promise]);
    clearTimeout(timer);
  };
  const close = async () => {
    if (!isOpen) return;
    isOpen = false;
    transport.onclose?.();
    ended.resolve();
  };
  const transport: Transport & { readonly ended: Promise<void> } = {
    ended: ended.promise,
    async start() {
      void read();
    },
    async send(message: JSONRPCMessage) {
      if (!isOpen) return;
      try {
        await put(message);
      } catch {
        // Nobody reads any more.
        await close();
      }
      if (!("method" in message)) settle(message.id);
    },
    close,
  };
  return transport;
}

/** The message in a line; undefined where there is none, after `refuse` was told why. Empty lines are no messages. */
function messageIn(line: Uint8Array, refuse: (code: number, message: string, id?: unknown) => void): JSONRPCMessage | undefined {
  if (line.every((byte) => byte <= 0x20)) return undefined;
  let value: unknown;
  try {
    value = parseJson(line, "The line");
    return parseJSONRPCMessage(value);
  } catch (error) {
    if (error instanceof Failure) refuse(ProtocolErrorCode.ParseError, error.message);
    else refuse(ProtocolErrorCode.InvalidRequest, "The line is JSON, but no JSON-RPC message.", idOf(value));
    return undefined;
  }
}

/** The id that an answer can name; null where there is none. */
function idOf(value: unknown): string | number | null {
  if (typeof value !== "object" || value === null || !("id" in value)) return null;
  return typeof value.id === "string" || typeof value.id === "number" ? value.id : null;
}
