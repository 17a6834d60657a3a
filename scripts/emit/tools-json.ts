import { toEmittedTool } from "#/transports/mcp/tool-listing";
import { tools } from "#/operations/tools";

/** `data/tools.json`: every tool's listing, and when it ends. */
export const generateToolsJson = () => `${JSON.stringify(tools.map(toEmittedTool), null, 2)}\n`;
