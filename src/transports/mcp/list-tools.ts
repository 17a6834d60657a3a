import toolsFile from "#data/tools.json.br" with { type: "file" };
import { readPackedFile } from "#/kernel/files/packed-file";
import type { EmittedTool, ToolListing } from "#/transports/mcp/tool-listing";

/**
 * The tools as `bun run emit` wrote them; a test compares the file with the operations. Reading it
 * keeps start-up fast: importing the operations would load all of Livery.
 */
const emittedTools: readonly EmittedTool[] = JSON.parse(readPackedFile(toolsFile).toString());

/** The tools that are available at this time, in a fixed order. */
export const listTools = (now: Date): readonly ToolListing[] =>
  emittedTools.filter(({ until }) => until === null || now.toISOString() < until).map(({ listing }) => listing);

/** Whether a tool has, or had, this name. */
export const isKnownTool = (name: string) => emittedTools.some(({ listing }) => listing.name === name);

/** The names of a tool's arguments; empty for an unknown tool. */
export function listArgumentNames(name: string): readonly string[] {
  const properties = emittedTools.find(({ listing }) => listing.name === name)?.listing.inputSchema.properties;
  return typeof properties === "object" && properties !== null ? Object.keys(properties) : [];
}

/** The tool that replaces a deprecated one. */
export const findReplacement = (name: string) =>
  emittedTools.find(({ listing }) => listing.name === name)?.replacedBy ?? undefined;
