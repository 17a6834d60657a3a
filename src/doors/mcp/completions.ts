import type { CompleteRequestParams, CompleteResult } from "@modelcontextprotocol/server";
import { protocolRefusal } from "#/doors/mcp/protocol-refusal";
import type { ToolSource } from "#/doors/mcp/tool-source";
import { stacks } from "#/operations/agents/agent-prompts";
import { resourceFormats } from "#/operations/agents/agent-resources";

/** How many values an answer may hold (MCP, completion). */
const valuesMax = 100;

/** The values for what is typed so far of a prompt's argument or a variable of an address, which bear the same names everywhere. */
export async function completionOf(source: ToolSource, { argument }: CompleteRequestParams): Promise<CompleteResult> {
  const typed = argument.value.trim().toLowerCase();
  try {
    const values = await valuesOf(source, argument.name, typed);
    return {
      completion: { values: values.slice(0, valuesMax), total: values.length, hasMore: values.length > valuesMax },
    };
  } catch (error) {
    throw protocolRefusal(error);
  }
}

async function valuesOf(source: ToolSource, name: string, typed: string): Promise<readonly string[]> {
  if (name === "name") return await slugs(source, typed);
  if (name === "designId") return source.hasKey ? await designIds(source, typed) : [];
  if (name === "format") return resourceFormats.filter((format) => format.startsWith(typed));
  if (name === "stack") return stacks.filter((stack) => stack.toLowerCase().includes(typed));
  return [];
}

/** Slugs that begin with what is typed, then those of systems whose name holds it. */
async function slugs(source: ToolSource, typed: string): Promise<readonly string[]> {
  const { value } = await source.read("list_systems", { limit: 200 });
  const { systems } = value as { systems: readonly { readonly name: string; readonly slug: string }[] };
  const begins = systems.filter(({ slug }) => slug.startsWith(typed));
  const holds = systems.filter((system) => !begins.includes(system) && system.name.toLowerCase().includes(typed));
  return [...begins, ...holds].map(({ slug }) => slug);
}

/** Ids of designs that begin with what is typed, or whose brand's name holds it. */
async function designIds(source: ToolSource, typed: string): Promise<readonly string[]> {
  const { reply } = await source.call("list_brands", {});
  const { brands } = reply.value as {
    brands: readonly { readonly name: string; readonly designs: readonly { readonly id: string }[] }[];
  };
  return brands.flatMap((brand) =>
    brand.designs.map(({ id }) => id).filter((id) => id.startsWith(typed) || brand.name.toLowerCase().includes(typed)),
  );
}
