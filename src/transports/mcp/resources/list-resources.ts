import type { ListResourcesResult, Resource, ResourceTemplateType } from "@modelcontextprotocol/server";
import { toProtocolError } from "#/transports/mcp/results";
import { toResourceUri, isTemplate } from "#/transports/mcp/resources/resource-uris";
import type { ToolSource } from "#/transports/mcp/tool-source";
import { type AgentResource, agentResources } from "#/operations/agents/agent-resources";

/**
 * The resources listed for each system, with the file whose size is reported. The others are only
 * templates.
 */
const listedSystemResources: Readonly<Record<string, string | undefined>> = {
  system: undefined,
  "system-guide": "guide",
  "brand-skill": "skill",
  "system-preview": "frame",
};

const toListing = ({ name, title, description, mediaType }: AgentResource) => ({ name, title, description, mimeType: mediaType });

/** Whether a resource is available to the caller. */
const isVisibleTo =
  ({ hasKey }: ToolSource) =>
  ({ isKeyed }: AgentResource) =>
    isKeyed !== true || hasKey;

/** The URI templates; those of a workspace only with a key. */
export const listTemplates = (source: ToolSource): ResourceTemplateType[] =>
  agentResources
    .filter(isTemplate)
    .filter(isVisibleTo(source))
    .map((resource) => ({ uriTemplate: resource.uri, ...toListing(resource) }));

type SystemFiles = {
  readonly name: string;
  readonly slug: string;
  readonly version: string;
  readonly updatedAt: string;
  readonly files: readonly { readonly file: string; readonly bytes: number }[];
};

/** A page of resources: fixed ones and the key's designs first, then a few systems per page. */
export async function listResources(source: ToolSource, cursor: string | undefined): Promise<ListResourcesResult> {
  try {
    const { value } = await source.read("list_system_files", cursor === undefined ? {} : { cursor });
    const { systems, nextCursor } = value as { systems: readonly SystemFiles[]; nextCursor: string | null };
    const first =
      cursor === undefined ? [...listFixedResources(source), ...(source.hasKey ? await listDesigns(source) : [])] : [];
    return { resources: [...first, ...systems.flatMap(toSystemResources)], ...(nextCursor !== null && { nextCursor }) };
  } catch (error) {
    throw toProtocolError(error);
  }
}

const listFixedResources = (source: ToolSource): Resource[] =>
  agentResources
    .filter((resource) => !isTemplate(resource))
    .filter(isVisibleTo(source))
    .map((resource) => ({ uri: resource.uri, ...toListing(resource) }));

const toSystemResources = ({ name, slug, version, updatedAt, files }: SystemFiles): Resource[] =>
  agentResources
    .filter((resource) => resource.name in listedSystemResources)
    .map((resource) => {
      const size = files.find(({ file }) => file === listedSystemResources[resource.name])?.bytes;
      return {
        uri: toResourceUri(resource, { name: slug }),
        ...toListing(resource),
        name: `${slug}-${resource.name}`,
        title: `${name} ${version}: ${resource.title}`,
        ...(size !== undefined && { size }),
        annotations: { lastModified: updatedAt },
      };
    });

type Brands = {
  readonly brands: readonly {
    readonly name: string;
    readonly designs: readonly { readonly id: string; readonly name: string }[];
  }[];
};

/** The key's designs from the first page of its brands; empty where it may not read. */
async function listDesigns(source: ToolSource): Promise<Resource[]> {
  const resource = agentResources.find(({ name }) => name === "design");
  const result = await source.call("list_brands", {}).catch(() => undefined);
  if (!resource || !result) return [];
  return (result.reply.value as Brands).brands.flatMap((brand) =>
    brand.designs.map(({ id, name }) => ({
      uri: toResourceUri(resource, { designId: id }),
      ...toListing(resource),
      name: id,
      title: `${brand.name}: ${name}`,
    })),
  );
}
