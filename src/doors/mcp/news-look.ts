import type { ChangedSystem } from "#/doors/mcp/news";
import type { ToolSource } from "#/doors/mcp/tool-source";

/** How a source is asked for systems that changed. */
export const newsLook = (source: Pick<ToolSource, "read">) => async (since: string | undefined) => {
  const { value } = await source.read("list_changed_systems", since === undefined ? {} : { since });
  return value as { systems: readonly ChangedSystem[]; asOf: string };
};
