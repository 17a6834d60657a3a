import type { ListResourcesResult, Resource, ResourceTemplateType } from "@modelcontextprotocol/server";
import { protocolRefusal } from "#/doors/mcp/protocol-refusal";
import { addressOf, isTemplate } from "#/doors/mcp/resources/resource-at";
import type { ToolSource } from "#/doors/mcp/tool-source";
import { type AgentResource, agentResources } from "#/operations/agents/agent-resources";

/** What is listed of each system, by the name of its resource, with the text whose size is told. The rest is had by its template. */
const listedOfSystem: Readonly<Record<string, string | undefined>> = {
  system: undefined,
  "system-guide": "guide",
  "brand-skill": "skill",
  "system-preview": "frame",
};

const listing = ({ name, title, description, mediaType }: AgentResource) => ({ name, title, description, mimeType: mediaType });

/** Whether a caller has any use of a resource. */
const isFor =
  ({ hasKey }: ToolSource) =>
  ({ isKeyed }: AgentResource) =>
    isKeyed !== true || hasKey;

/** The addresses with variables, those of workspaces only with a key. */
export const templatesFor = (source: ToolSource): ResourceTemplateType[] =>
  agentResources
    .filter(isTemplate)
    .filter(isFor(source))
    .map((resource) => ({ uriTemplate: resource.uri, ...listing(resource) }));

type SystemFiles = {
  readonly name: string;
  readonly slug: string;
  readonly version: string;
  readonly updatedAt: string;
  readonly files: readonly { readonly file: string; readonly bytes: number }[];
};

/** A page of resources: what stands alone and the designs of the key first, then a few systems at a time. */
export async function listResources(source: ToolSource, cursor: string | undefined): Promise<ListResourcesResult> {
  try {
    const { value } = await source.read("list_system_files", cursor === undefined ? {} : { cursor });
    const { systems, nextCursor } = value as { systems: readonly SystemFiles[]; nextCursor: string | null };
    const first = cursor === undefined ? [...standing(source), ...(source.hasKey ? await designs(source) : [])] : [];
    return { resources: [...first, ...systems.flatMap(ofSystem)], ...(nextCursor !== null && { nextCursor }) };
  } catch (error) {
    throw protocolRefusal(error);
  }
}

const standing = (source: ToolSource): Resource[] =>
  agentResources
    .filter((resource) => !isTemplate(resource))
    .filter(isFor(source))
    .map((resource) => ({ uri: resource.uri, ...listing(resource) }));

const ofSystem = ({ name, slug, version, updatedAt, files }: SystemFiles): Resource[] =>
  agentResources
    .filter((resource) => resource.name in listedOfSystem)
    .map((resource) => {
      const size = files.find(({ file }) => file === listedOfSystem[resource.name])?.bytes;
      return {
        uri: addressOf(resource, { name: slug }),
        ...listing(resource),
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

/** The designs that the key reaches, as far as the first page of its brands goes; none where it may not read. */
async function designs(source: ToolSource): Promise<Resource[]> {
  const resource = agentResources.find(({ name }) => name === "design");
  const answer = await source.call("list_brands", {}).catch(() => undefined);
  if (!resource || !answer) return [];
  return (answer.reply.value as Brands).brands.flatMap((brand) =>
    brand.designs.map(({ id, name }) => ({
      uri: addressOf(resource, { designId: id }),
      ...listing(resource),
      name: id,
      title: `${brand.name}: ${name}`,
    })),
  );
}
