import { type ReadResourceResult, ResourceNotFoundError } from "@modelcontextprotocol/server";
import { toResourceError } from "#/transports/mcp/results";
import { findResource, type FoundResource } from "#/transports/mcp/resources/resource-uris";
import type { ToolSource } from "#/transports/mcp/tool-source";
import { Failure } from "#/kernel/errors";
import type { Reply } from "#/kernel/http/reply";
import { getTextBefore } from "#/kernel/text/trim";
import { resourceFormats } from "#/operations/agents/agent-resources";

/**
 * Reads a resource. Throws a protocol error where it does not exist or the caller may not read it.
 */
export async function readResource(source: ToolSource, uri: string): Promise<ReadResourceResult> {
  const found = findResource(uri);
  if (!found) throw new ResourceNotFoundError(uri, "No resource has this URI. resources/templates/list shows the valid ones.");
  try {
    const { body, mediaType } = await readReply(source, found);
    const mimeType = found.resource.mediaType === "text/plain" ? getTextBefore(mediaType, ";") : found.resource.mediaType;
    if (body instanceof ReadableStream) throw new Error("a resource is not streamed");
    const content = typeof body === "string" ? { text: body } : { blob: Buffer.from(body).toString("base64") };
    return { contents: [{ uri, mimeType, ...content }] };
  } catch (error) {
    throw toResourceError(error, uri);
  }
}

async function readReply(source: ToolSource, { resource, variables }: FoundResource): Promise<Reply> {
  const { format } = variables;
  if (format !== undefined && !resourceFormats.some((one) => one === format))
    throw new Failure("invalid", `format must be one of: ${resourceFormats.join(", ")}. Download archives over HTTP.`);
  const { from, arguments: names = {} } = resource;
  const values = Object.fromEntries(Object.entries(variables).map(([name, value]) => [names[name] ?? name, value]));
  return "tool" in from ? (await source.call(from.tool, values)).reply : await source.read(from.read, values);
}
