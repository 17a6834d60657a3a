import { createTextReply } from "#/kernel/http/reply";
import { StrictObject } from "#/kernel/schema";
import { defineOperation } from "#/operations/operation";

export const getImportGuide = defineOperation({
  name: "get_import_guide",
  title: "Get the import guide",
  summary: "Returns the guide to importing design work from other tools, with the schema of an import, as Markdown.",
  tag: "Server",
  access: "public",
  rate: "static",
  cacheable: true,
  isImmutable: true,
  input: StrictObject({}),
  media: { mediaTypes: ["text/markdown"], description: "The guide." },
  rest: { method: "GET", path: "/docs/import.md", hidden: true, anyOrigin: true },
  async run({ baseUrl }) {
    const { renderImportGuide } = await import("#/documents/docs-writers");
    return createTextReply(renderImportGuide(baseUrl), "text/markdown", { cacheControl: "public, max-age=300" });
  },
});
