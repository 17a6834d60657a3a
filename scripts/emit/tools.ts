import { emittedTool } from "#/doors/mcp/tool-listing";
import { tools } from "#/operations/tools";

/** `data/tools.json`: every tool as it is listed, and until when. */
export const toolsJson = () => `${JSON.stringify(tools.map(emittedTool), null, 2)}\n`;
