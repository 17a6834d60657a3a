import { toEmittedTool } from "#/transports/mcp/tool-listing";
import { tools } from "#/operations/tools";

/** `data/tools.json`: every tool as it is listed, and until when. */
export const generateToolsJson = () => `${JSON.stringify(tools.map(toEmittedTool), null, 2)}\n`;
