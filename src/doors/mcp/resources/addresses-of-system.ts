import type { ChangedSystem } from "#/doors/mcp/news";
import { addressOf } from "#/doors/mcp/resources/resource-at";
import { agentResources, resourceFormats } from "#/operations/agents/agent-resources";

/** Lists that show every system. */
const lists = ["livery://systems"];

/** Every address whose text may be another one once a system changed. */
export function addressesOf({ slug, designId }: Pick<ChangedSystem, "slug" | "designId">): readonly string[] {
  return [
    ...lists,
    ...agentResources.flatMap((resource) => {
      if (!resource.uri.includes("{")) return [];
      const formats = resource.uri.includes("{format}") ? resourceFormats : [""];
      return formats.map((format) => addressOf(resource, { name: slug, designId, format }));
    }),
  ];
}
