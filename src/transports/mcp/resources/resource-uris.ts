import type { ChangedSystem } from "#/transports/mcp/change-feed";
import { type AgentResource, agentResources, resourceFormats } from "#/operations/agents/agent-resources";

/** A resource with the values of its URI's variables. */
export type FoundResource = { readonly resource: AgentResource; readonly variables: Readonly<Record<string, string>> };

const variable = /\{(\w+)\}/g;

const patterns = agentResources.map((resource) => ({
  resource,
  names: [...resource.uri.matchAll(variable)].map(([, name]) => name ?? ""),
  pattern: new RegExp(
    `^${resource.uri
      .split(/\{\w+\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
      .join("([^/?#]+)")}$`,
  ),
}));

/** Whether a resource's URI has variables. */
export const isTemplate = ({ uri }: AgentResource) => uri.includes("{");

/** The resource that a URI names; undefined for a URI that is unknown or malformed. */
export function findResource(uri: string): FoundResource | undefined {
  for (const { resource, names, pattern } of patterns) {
    const values = pattern.exec(uri)?.slice(1).map(decodeOrUndefined);
    if (!values) continue;
    if (values.includes(undefined)) return undefined;
    return { resource, variables: Object.fromEntries(names.map((name, at) => [name, values[at] ?? ""])) };
  }
  return undefined;
}

/** A resource's URI with its variables filled in. */
export const toResourceUri = ({ uri }: Pick<AgentResource, "uri">, variables: Readonly<Record<string, string>>): string =>
  uri.replace(variable, (_, name: string) => encodeURIComponent(variables[name] ?? ""));

/** The URIs of lists that show every system. */
const listUris = ["livery://systems"];

/** Every URI whose content may change when a system changes. */
export function listSystemUris({ slug, designId, components, pages }: ChangedSystem): readonly string[] {
  const values: Readonly<Record<string, readonly string[]>> = {
    name: [slug],
    designId: [designId],
    format: resourceFormats,
    component: components,
    page: pages,
  };
  return [...listUris, ...agentResources.filter(isTemplate).flatMap((resource) => fillVariables(resource, values))];
}

/** A resource's URIs with every combination of its variables' values. */
const fillVariables = ({ uri }: AgentResource, values: Readonly<Record<string, readonly string[]>>): readonly string[] =>
  [...uri.matchAll(variable)].reduce<readonly string[]>(
    (uris, [placeholder, name = ""]) =>
      uris.flatMap((one) => (values[name] ?? []).map((value) => one.replace(placeholder, encodeURIComponent(value)))),
    [uri],
  );

function decodeOrUndefined(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
