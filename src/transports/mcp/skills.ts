import { ProtocolError, ProtocolErrorCode, type Server, type StandardSchemaV1 } from "@modelcontextprotocol/server";
import { toProtocolError } from "#/transports/mcp/results";
import { toResourceUri, findResource } from "#/transports/mcp/resources/resource-uris";
import type { ToolSource } from "#/transports/mcp/tool-source";
import { sha256Hex } from "#/kernel/hash";
import { agentResources } from "#/operations/agents/agent-resources";

/** Declares the skills extension (MCP Skills, SEP-2640). */
export const skillsCapability = { "io.modelcontextprotocol/skills": {} };

/** Skills change with their systems and are the same for every caller. */
const cacheHints = { ttlMs: 0, cacheScope: "public" } as const;

type SkillParams = { readonly cursor?: string; readonly uri?: string };

/** The parameters of both methods. */
const skillParams: StandardSchemaV1<SkillParams> = {
  "~standard": {
    version: 1,
    vendor: "livery",
    validate(value) {
      const { cursor, uri } = (value ?? {}) as Record<string, unknown>;
      const isOptionalText = (one: unknown) => one === undefined || typeof one === "string";
      if (!isOptionalText(cursor) || !isOptionalText(uri)) return { issues: [{ message: "cursor and uri must be strings" }] };
      return { value: { ...(typeof cursor === "string" && { cursor }), ...(typeof uri === "string" && { uri }) } };
    },
  },
};

/** Serves each published system as a skill: in pages, and one by the URI of its SKILL.md. */
export function registerSkills(server: Server, source: ToolSource): void {
  server.setRequestHandler("skills/list", { params: skillParams }, async ({ cursor }) => {
    try {
      const { value } = await source.read("list_system_files", cursor === undefined ? {} : { cursor });
      const page = value as { systems: readonly { slug: string }[]; nextCursor: string | null };
      const skills = await Promise.all(page.systems.map(({ slug }) => readSkillEntry(source, slug)));
      return { skills, ...(page.nextCursor !== null && { nextCursor: page.nextCursor }), ...cacheHints };
    } catch (error) {
      throw toProtocolError(error);
    }
  });
  server.setRequestHandler("skills/get", { params: skillParams }, async ({ uri = "" }) => {
    const found = findResource(uri);
    const name = found && found.resource === brandSkill ? found.variables.name : undefined;
    if (name === undefined)
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, "No skill has this URI. skills/list shows the available ones.");
    try {
      return { skill: await readSkillEntry(source, name), ...cacheHints };
    } catch (error) {
      throw toProtocolError(error);
    }
  });
}

const brandSkill = agentResources.find(({ name }) => name === "brand-skill");

/** The entry of one skill: its front matter, and its only file with size and digest. */
async function readSkillEntry(source: ToolSource, name: string) {
  const { body } = await source.read("get_brand_skill", { name });
  if (typeof body !== "string" || !brandSkill) throw new Error("a skill is text");
  const frontmatter = Bun.YAML.parse(/^---\n([\s\S]*?)\n---\n/.exec(body)?.[1] ?? "") as { name: string; description: string };
  const uri = toResourceUri(brandSkill, { name: frontmatter.name });
  return {
    uri,
    frontmatter,
    resources: [{ uri, digest: `sha256:${sha256Hex(body)}`, size: Buffer.byteLength(body) }],
  };
}
