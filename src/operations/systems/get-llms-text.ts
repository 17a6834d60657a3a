import { Type } from "@sinclair/typebox";
import { renderLlmsText } from "#/documents/llms-text";
import { escapeMarkdown } from "#/documents/markdown";
import { createTextReply } from "#/kernel/http/reply";
import { StrictObject } from "#/kernel/schema";
import { defineOperation } from "#/operations/operation";
import { getSystemPage } from "#/operations/systems/list-systems";

/** Systems per page. */
const systemsPerPage = 50;

export const getLlmsText = defineOperation({
  name: "get_llms_text",
  title: "Get the index for agents",
  summary: "Returns the index of this server for agents: published systems and documentation, with links to Markdown.",
  tag: "Systems",
  access: "public",
  rate: "static",
  cacheable: true,
  shouldCache: ({ cursor }) => cursor === undefined,
  variesByCaller: true,
  input: StrictObject({ cursor: Type.Optional(Type.String({ maxLength: 64 })) }),
  media: { mediaTypes: ["text/plain; charset=utf-8"], description: "The index, as Markdown." },
  rest: { method: "GET", path: "/llms.txt", hidden: true, anyOrigin: true },
  async run(context, { cursor }) {
    const { baseUrl } = context;
    const { served, nextCursor } = await getSystemPage(context, { limit: systemsPerPage, ...(cursor && { cursor }) });
    const { parsePart } = await import("#/store/parse-part");
    const systems = await Promise.all(
      served.map(async (entry) => ({
        slug: entry.system.slug,
        name: entry.system.name,
        version: entry.version.number,
        summary: escapeMarkdown(
          parsePart("direction", await context.contents.loadStoredPart(entry.version.parts, "direction")).summary,
        ),
      })),
    );
    const nextUrl = nextCursor && `${baseUrl}/llms.txt?cursor=${nextCursor}`;
    return createTextReply(renderLlmsText({ systems, nextUrl, baseUrl }), "text/plain", { cacheControl: "no-cache" });
  },
});
