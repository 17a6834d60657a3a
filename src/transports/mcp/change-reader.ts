import type { ChangedSystem } from "#/transports/mcp/change-feed";
import type { ToolSource } from "#/transports/mcp/tool-source";

/** How a source is asked for systems that changed. */
export const createChangeReader = (source: Pick<ToolSource, "read">) => async (since: string | undefined) => {
  const { value } = await source.read("list_changed_systems", since === undefined ? {} : { since });
  return value as { systems: readonly ChangedSystem[]; asOf: string };
};
