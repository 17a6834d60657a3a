import { Type } from "@sinclair/typebox";
import { LruCache } from "#/kernel/lru-cache";
import { Nullable, StrictObject } from "#/kernel/schema";
import { resourceFormats } from "#/operations/agents/agent-resources";
import { listSystemSources } from "#/operations/agents/skill-sources";
import type { Context } from "#/operations/context";
import { defineOperation } from "#/operations/operation";
import {
  getSystemExportFacts,
  systemName,
  findServedSystem,
  systemNotFoundMessage,
  loadServedContent,
  type ServedSystem,
} from "#/operations/systems/resolve";
import { getSystemPage } from "#/operations/systems/list-systems";
import { Failure } from "#/kernel/errors";

/** Maximum page size. Each system's texts are rendered to be measured, once per version. */
const maxSystemsPerPage = 10;

const TextFile = Type.Object({
  file: Type.String({ description: "guide, agent-prompt, skill, frame or a token format" }),
  bytes: Type.Integer({ description: "Size in bytes, UTF-8" }),
});

const SystemFiles = Type.Object(
  {
    name: Type.String({ description: "The system's name" }),
    slug: Type.String({ description: "The system's slug" }),
    version: Type.String({ description: "Version of the live design" }),
    updatedAt: Type.String({ description: "When its public output last changed" }),
    files: Type.Array(TextFile),
  },
  { title: "SystemFiles" },
);

export const listSystemFiles = defineOperation({
  name: "list_system_files",
  title: "List the text files of published systems",
  summary: "Lists the text files of published systems with their sizes: guide, prompts, skill, preview and token files.",
  tag: "Systems",
  access: "public",
  cacheable: true,
  shouldCache: ({ name, limit = maxSystemsPerPage, cursor }) =>
    name === undefined && limit === maxSystemsPerPage && cursor === undefined,
  variesByCaller: true,
  input: StrictObject({
    name: Type.Optional(systemName),
    limit: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: maxSystemsPerPage,
        default: maxSystemsPerPage,
        description: "Maximum number of systems to return",
      }),
    ),
    cursor: Type.Optional(Type.String({ maxLength: 64, description: "`nextCursor` of the previous page" })),
  }),
  output: Type.Object({ systems: Type.Array(SystemFiles), nextCursor: Nullable(Type.String()) }, { title: "SystemFileList" }),
  rest: { method: "GET", path: "/api/v1/system-files", hidden: true },
  async run(context, { name, cursor, limit = maxSystemsPerPage }) {
    if (name !== undefined) {
      const served = await findServedSystem(context, { name });
      if (!served) throw new Failure("not_found", systemNotFoundMessage);
      return { systems: [await getSystemFiles(context, served)], nextCursor: null };
    }
    const page = await getSystemPage(context, { limit, ...(cursor !== undefined && { cursor }) });
    return {
      systems: await Promise.all(page.served.map((served) => getSystemFiles(context, served))),
      nextCursor: page.nextCursor,
    };
  },
});

const isListedFormat = ({ format }: { readonly format: string }) => resourceFormats.some((one) => one === format);

type MeasuredTexts = readonly { readonly file: string; readonly bytes: number }[];

/**
 * A version's texts change only with its system's name, slug or showBrief, or with the base URL of
 * this installation.
 */
const measuredTextsCache = new LruCache<MeasuredTexts>(1_000);

async function getSystemFiles(context: Context, served: ServedSystem) {
  const { name, slug, updatedAt } = served.system;
  const key = JSON.stringify([served.version.id, name, slug, served.system.showBrief, context.baseUrl]);
  const files = measuredTextsCache.get(key) ?? (await measureTexts(context, served));
  measuredTextsCache.set(key, files, 1);
  return { name, slug, version: served.version.number, updatedAt, files: [...files] };
}

/** Renders every text of a system and measures it. */
async function measureTexts(context: Context, served: ServedSystem): Promise<MeasuredTexts> {
  const { version, design } = served;
  const content = await loadServedContent(context, served);
  const facts = getSystemExportFacts(context, served);
  const { renderAdoptionGuide, renderAgentPrompt, renderBrandSkill, renderPreviewApp, tokenFormats } = await import(
    "#/kits/writers"
  );
  const texts: readonly (readonly [file: string, text: string])[] = [
    ["guide", renderAdoptionGuide(content, facts)],
    ["agent-prompt", renderAgentPrompt(content, facts)],
    ["skill", renderBrandSkill(content, { ...facts, sources: listSystemSources(facts) })],
    ["frame", renderPreviewApp(content, { version: version.number, previewUrl: `${context.baseUrl}/preview/d/${design.id}` })],
    ...tokenFormats.filter(isListedFormat).map(({ format, write }) => [format, write(content, facts)] as const),
  ];
  return texts.map(([file, body]) => ({ file, bytes: Buffer.byteLength(body) }));
}
