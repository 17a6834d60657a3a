import type { ChangedSystem } from "#/transports/mcp/change-feed";
import { toResourceUri } from "#/transports/mcp/resources/find-resource";
import { agentResources, resourceFormats } from "#/operations/agents/agent-resources";

/** Lists that show every system. */
const listUris = ["livery://systems"];

/** Every address whose text may be another one once a system changed. */
export function listSystemUris({ slug, designId }: Pick<ChangedSystem, "slug" | "designId">): readonly string[] {
  return [
    ...listUris,
    ...agentResources.flatMap((resource) => {
      if (!resource.uri.includes("{")) return [];
      const formats = resource.uri.includes("{format}") ? resourceFormats : [""];
      return formats.map((format) => toResourceUri(resource, { name: slug, designId, format }));
    }),
  ];
}
