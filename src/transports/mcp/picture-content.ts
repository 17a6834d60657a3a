import type { CallToolResult } from "@modelcontextprotocol/server";
import type { ToolSource } from "#/transports/mcp/tool-source";
import { Failure } from "#/kernel/errors";

/**
 * When this tool is called with this section, the result includes the mark as an image, which this
 * operation renders.
 */
const pictureAttachment = { tool: "get_design_context", section: "mark", read: "get_design_mark" } as const;

type Content = CallToolResult["content"];

/**
 * The image that accompanies a tool's result; empty for most calls, and where it cannot be
 * rendered.
 */
export async function readPictureContent(
  source: ToolSource,
  name: string,
  values: Readonly<Record<string, unknown>>,
): Promise<Content> {
  const { sections, designId } = values;
  if (name !== pictureAttachment.tool || !Array.isArray(sections) || !sections.includes(pictureAttachment.section)) return [];
  try {
    const { body, mediaType } = await source.read(pictureAttachment.read, { id: designId });
    return body instanceof Uint8Array ? [{ type: "image", data: Buffer.from(body).toString("base64"), mimeType: mediaType }] : [];
  } catch (error) {
    if (error instanceof Failure) return [];
    throw error;
  }
}
