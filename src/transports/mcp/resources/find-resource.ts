import { type AgentResource, agentResources } from "#/operations/agents/agent-resources";

/** A resource with the values of its address's variables. */
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

/** Whether an address has variables. */
export const isTemplate = ({ uri }: AgentResource) => uri.includes("{");

/** What an address names; undefined where it is none of ours, or is not well-formed. */
export function findResource(uri: string): FoundResource | undefined {
  for (const { resource, names, pattern } of patterns) {
    const values = pattern.exec(uri)?.slice(1).map(decodeOrUndefined);
    if (!values) continue;
    if (values.includes(undefined)) return undefined;
    return { resource, variables: Object.fromEntries(names.map((name, at) => [name, values[at] ?? ""])) };
  }
  return undefined;
}

/** The address of a resource with its variables filled in. */
export const toResourceUri = ({ uri }: Pick<AgentResource, "uri">, variables: Readonly<Record<string, string>>): string =>
  uri.replace(variable, (_, name: string) => encodeURIComponent(variables[name] ?? ""));

function decodeOrUndefined(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
