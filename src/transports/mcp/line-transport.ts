import { type JSONRPCMessage, parseJSONRPCMessage, ProtocolErrorCode, type Transport } from "@modelcontextprotocol/server";
import { readLines, type OversizedLine } from "#/transports/mcp/read-lines";
import { type RequestId, findRequestIds } from "#/transports/mcp/request-ids";
import { Failure } from "#/kernel/errors";
import { parseJson } from "#/kernel/parse-json";
import { artifactsBodyBytes, maxBatchMessages } from "#/model/limits";

/** The input and output of a line transport. */
export type Pipe = { readonly input: ReadableStream<Uint8Array>; write(text: string): Promise<unknown> };

/**
 * The most listening requests that are tracked; with more, the connection counts as listening until
 * it ends.
 */
const maxListening = 1024;

/**
 * How long pending responses may take once the input has ended, writing them included,
 * milliseconds.
 */
const drainMs = 10_000;

/**
 * Protocol messages as lines of JSON. A line that is not a message is answered with a protocol
 * error under the ids in it, and reading continues; a batch is taken as its messages. When the
 * input ends, pending requests are still answered, then the connection closes and `ended` resolves.
 * `onListening` is called when the client starts to listen for changes, and when its last such
 * request ends.
 */
export function createLineTransport(
  { input, write }: Pipe,
  onListening: (isListening: boolean) => void = () => {},
): Transport & { readonly ended: Promise<void> } {
  const ended = Promise.withResolvers<void>();
  const unanswered = new Set<string | number>();
  const listeningIds = new Set<unknown>();
  let onAllAnswered = () => {};
  let isOpen = true;
  let lastWrite: Promise<unknown> = Promise.resolve();

  const markAnswered = (id: unknown) => {
    if (typeof id === "string" || typeof id === "number") unanswered.delete(id);
    if (unanswered.size === 0) onAllAnswered();
  };
  const writeMessage = async (message: unknown) => {
    // One write at a time, so that lines do not interleave.
    const line = lastWrite.then(() => write(`${JSON.stringify(message)}\n`));
    lastWrite = line.catch(() => undefined);
    await line;
  };
  /**
   * Answers a line that is not a message under the id of each request in it, so that no client
   * waits forever.
   */
  const writeErrors = ({ code, message, ids }: LineError) => {
    for (const id of ids.length > 0 ? ids : [null])
      void writeMessage({ jsonrpc: "2.0", id, error: { code, message } }).catch(close);
  };
  const receive = (message: JSONRPCMessage) => {
    if ("method" in message) {
      if ("id" in message && message.id !== undefined) {
        if (message.method !== "subscriptions/listen") unanswered.add(message.id);
        else if (listeningIds.size < maxListening && listeningIds.add(message.id).size === 1) onListening(true);
      }
      if (message.method === "notifications/cancelled") {
        markAnswered(message.params?.requestId);
        if (listeningIds.delete(message.params?.requestId) && listeningIds.size === 0) onListening(false);
      }
    }
    transport.onmessage?.(message);
  };
  const readInput = async () => {
    try {
      for await (const line of readLines(input, artifactsBodyBytes)) {
        if (!isOpen) return;
        const messages = line instanceof Uint8Array ? await parseMessages(line) : toOversizedError(line);
        if ("code" in messages) writeErrors(messages);
        else for (const message of messages) receive(message);
      }
      await drain();
    } catch (error) {
      transport.onerror?.(error instanceof Error ? error : new Error(String(error)));
    }
    await close();
  };
  /** Resolves when every pending response is written, or after `drainMs`. */
  const drain = async () => {
    const answered = new Promise<void>((resolve) => {
      onAllAnswered = resolve;
    });
    if (unanswered.size === 0) onAllAnswered();
    const timeout = Promise.withResolvers<void>();
    const timer = setTimeout(timeout.resolve, drainMs);
    await Promise.race([answered.then(() => lastWrite), timeout.promise]);
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
      void readInput();
    },
    async send(message: JSONRPCMessage) {
      if (!isOpen) return;
      try {
        await writeMessage(message);
      } catch {
        // The client no longer reads.
        await close();
      }
      if (!("method" in message)) markAnswered(message.id);
    },
    close,
  };
  return transport;
}

/** Why a line is rejected, and the ids to report that under. */
type LineError = { readonly code: ProtocolErrorCode; readonly message: string; readonly ids: readonly RequestId[] };

const toOversizedError = ({ ids }: OversizedLine): LineError => ({
  code: ProtocolErrorCode.InvalidRequest,
  message: `The message is too long. Send fewer than ${artifactsBodyBytes} bytes.`,
  ids,
});

/** The messages in a line: one, those of a batch, or none for an empty line. */
async function parseMessages(line: Uint8Array): Promise<readonly JSONRPCMessage[] | LineError> {
  if (line.every((byte) => byte <= 0x20)) return [];
  const invalid = async (message: string): Promise<LineError> => ({
    code: ProtocolErrorCode.InvalidRequest,
    message,
    ids: await findRequestIds(line),
  });
  try {
    const value = parseJson(line, "The line");
    if (!Array.isArray(value)) return [parseJSONRPCMessage(value)];
    if (value.length === 0 || value.length > maxBatchMessages)
      return await invalid(`Send 1 to ${maxBatchMessages} messages in a batch.`);
    if (value.some(isCurrentProtocol))
      return await invalid("Protocol 2026-07-28 does not support batches. Send each message on a line of its own.");
    return value.map((one) => parseJSONRPCMessage(one));
  } catch (error) {
    if (!(error instanceof Failure)) return await invalid("The line is JSON but not a JSON-RPC message.");
    return { code: ProtocolErrorCode.ParseError, message: error.message, ids: await findRequestIds(line) };
  }
}

/**
 * Whether a message names its protocol version, as those of 2026-07-28 do. Over HTTP their batches
 * are rejected too.
 */
function isCurrentProtocol(message: unknown): boolean {
  const params = getProperty(message, "params");
  return getProperty(getProperty(params, "_meta"), "io.modelcontextprotocol/protocolVersion") !== undefined;
}

const getProperty = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
