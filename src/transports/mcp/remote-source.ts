import { requestRemote, parseResponseObject, type RemoteResponse } from "#/transports/mcp/request-remote";
import type { ToolSource } from "#/transports/mcp/tool-source";
import type { Clock } from "#/kernel/clock";
import { createFileReply, createJsonReply, createTextReply, noteHeader, type Reply } from "#/kernel/http/reply";
import { trimEndCharacters } from "#/kernel/text/trim";
import { getAgentReadOperation } from "#/operations/agents/agent-read-operations";
import { validateInput } from "#/operations/dispatch";
import type { Operation } from "#/operations/operation";
import {
  describeDeprecation,
  toOperationInput,
  assertAvailable,
  toToolOutput,
  toToolTextReply,
} from "#/operations/tool-operation";
import { tools } from "#/operations/tools";
import { createUnauthenticatedFailure } from "#/operations/authenticate-caller";

/**
 * Runs calls on another Livery over its REST API, by each operation's route. Missing keys and
 * invalid arguments are reported before anything is sent; the other server's errors are passed on
 * with their messages.
 */
export function createRemoteSource(server: string, key: string, clock: Clock): ToolSource {
  const baseUrl = trimEndCharacters(server, "/");
  const selectRemote = ({ access, tool }: Pick<Operation, "access" | "tool">) => {
    if (access !== "public" && key === "") throw createUnauthenticatedFailure();
    return { baseUrl, key: access === "public" && tool?.auth !== "optional" ? "" : key };
  };
  return {
    now: () => clock.now(),
    hasKey: key !== "",
    async call(name, values) {
      const operation = tools.find((one) => one.name === name);
      if (!operation) throw new Error(`${name} is listed but not an operation`);
      assertAvailable(operation, clock.now());
      const { tool } = operation;
      const remote = selectRemote(operation);
      const input = validateInput(tool.input, values);
      const response = await requestRemote(remote, operation.baseOperation, toOperationInput(tool, input));
      return {
        reply: operation.output
          ? createJsonReply(toToolOutput(tool, parseResponseObject(baseUrl, response), input))
          : toRemoteReply(name, response, (reply) => toToolTextReply(tool, reply, input)),
        ...(tool.deprecation && { notice: describeDeprecation(tool.deprecation) }),
      };
    },
    async read(name, values) {
      const operation = getAgentReadOperation(name);
      const remote = selectRemote(operation);
      const response = await requestRemote(remote, operation, validateInput(operation.input, values));
      if (operation.output) return createJsonReply(parseResponseObject(baseUrl, response));
      return toRemoteReply(name, response);
    },
  };
}

/** An image with its note, or text, which `changeText` may change. */
function toRemoteReply(
  name: string,
  { mediaType, bytes, text, note }: RemoteResponse,
  changeText = (reply: Reply): Reply => reply,
): Reply {
  return mediaType.startsWith("image/")
    ? createFileReply(bytes, mediaType, name, note === null ? {} : { headers: { [noteHeader]: note } })
    : changeText(createTextReply(text, mediaType));
}
