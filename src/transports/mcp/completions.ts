import type { CompleteRequestParams, CompleteResult } from "@modelcontextprotocol/server";
import { toProtocolError } from "#/transports/mcp/results";
import type { ToolSource } from "#/transports/mcp/tool-source";
import { stacks } from "#/operations/agents/agent-prompts";
import { resourceFormats } from "#/operations/agents/agent-resources";

/** The most values in a completion result (MCP, completion). */
const maxValues = 100;

/** Completes a prompt's argument or a URI's variable; both use the same names. */
export async function completeArgument(
  source: ToolSource,
  { argument, context }: CompleteRequestParams,
): Promise<CompleteResult> {
  const prefix = argument.value.trim().toLowerCase();
  try {
    const values = await findValues(source, argument.name, prefix, context?.arguments?.name);
    return {
      completion: { values: values.slice(0, maxValues), total: values.length, hasMore: values.length > maxValues },
    };
  } catch (error) {
    throw toProtocolError(error);
  }
}

/** @param system The slug that the client has filled in already. */
async function findValues(
  source: ToolSource,
  name: string,
  prefix: string,
  system: string | undefined,
): Promise<readonly string[]> {
  if (name === "name") return await findSlugs(source, prefix);
  if (name === "component") return system === undefined ? [] : await findParts(source, system, "components", prefix);
  if (name === "page") return system === undefined ? [] : await findParts(source, system, "pages", prefix);
  if (name === "designId") return source.hasKey ? await findDesignIds(source, prefix) : [];
  if (name === "format") return resourceFormats.filter((format) => format.startsWith(prefix));
  if (name === "stack") return stacks.filter((stack) => stack.toLowerCase().includes(prefix));
  return [];
}

/** Slugs of published systems. */
async function findSlugs(source: ToolSource, prefix: string): Promise<readonly string[]> {
  const { value } = await source.read("list_systems", { limit: 200 });
  return matchSlugs((value as { systems: readonly Part[] }).systems, prefix);
}

/** Ids of designs that start with the prefix, or whose brand's name contains it. */
async function findDesignIds(source: ToolSource, prefix: string): Promise<readonly string[]> {
  const { reply } = await source.call("list_brands", {});
  const { brands } = reply.value as {
    brands: readonly { readonly name: string; readonly designs: readonly { readonly id: string }[] }[];
  };
  return brands.flatMap((brand) =>
    brand.designs.map(({ id }) => id).filter((id) => id.startsWith(prefix) || brand.name.toLowerCase().includes(prefix)),
  );
}

/** Slugs of a system's parts that start with the prefix, then those whose name contains it. */
async function findParts(
  source: ToolSource,
  system: string,
  section: "components" | "pages",
  prefix: string,
): Promise<readonly string[]> {
  const { reply } = await source.call("get_system_adoption", { name: system, sections: [section], detail: "full" });
  const parts = (reply.value as Readonly<Partial<Record<string, readonly Part[]>>>)[section] ?? [];
  return matchSlugs(parts, prefix);
}

type Part = { readonly name: string; readonly slug: string };

/** Slugs that start with the prefix, then those of entries whose name contains it. */
function matchSlugs(entries: readonly Part[], prefix: string): readonly string[] {
  const slugMatches = entries.filter(({ slug }) => slug.startsWith(prefix));
  const nameMatches = entries.filter((entry) => !slugMatches.includes(entry) && entry.name.toLowerCase().includes(prefix));
  return [...slugMatches, ...nameMatches].map(({ slug }) => slug);
}
