import type { CallToolResult } from "@modelcontextprotocol/server";
import type { ToolSource } from "#/transports/mcp/tool-source";
import { Failure } from "#/kernel/errors";
import { pictureBeside } from "#/operations/agents/picture-beside";

type Content = CallToolResult["content"];

/** The image that accompanies a tool's result; empty for most calls, and where it cannot be rendered. */
export async function readPictureContent(
  source: ToolSource,
  name: string,
  values: Readonly<Record<string, unknown>>,
): Promise<Content> {
  const { sections, designId } = values;
  if (name !== pictureBeside.tool || !Array.isArray(sections) || !sections.includes(pictureBeside.section)) return [];
  try {
    const { body, mediaType } = await source.read(pictureBeside.read, { id: designId });
    return body instanceof Uint8Array ? [{ type: "image", data: Buffer.from(body).toString("base64"), mimeType: mediaType }] : [];
  } catch (error) {
    if (error instanceof Failure) return [];
    throw error;
  }
}
