import emitted from "#data/tools.json" with { type: "json" };
import type { EmittedTool, ToolListing } from "#/transports/mcp/tool-listing";

/**
 * The tools as `bun run emit` wrote them down; a test holds the file against the operations. Reading it costs a start-up nothing, while the operations bring all of
 * Livery with them.
 */
const emittedTools = emitted as readonly EmittedTool[];

/** The tools that are listed at this time, in their fixed order. */
export const listTools = (now: Date): readonly ToolListing[] =>
  emittedTools.filter(({ until }) => until === null || now.toISOString() < until).map(({ listing }) => listing);

/** Whether there is, or was, a tool of this name. */
export const isKnownTool = (name: string) => emittedTools.some(({ listing }) => listing.name === name);

/** The names of a tool's arguments; none for a tool that is not there. */
export function listArgumentNames(name: string): readonly string[] {
  const properties = emittedTools.find(({ listing }) => listing.name === name)?.listing.inputSchema.properties;
  return typeof properties === "object" && properties !== null ? Object.keys(properties) : [];
}

/** The tool that replaces this one, where it is deprecated. */
export const findReplacement = (name: string) =>
  emittedTools.find(({ listing }) => listing.name === name)?.replacedBy ?? undefined;
