import { renderPreviewFrame } from "#/documents/preview-frame";
import { createTextReply } from "#/kernel/http/reply";
import { StrictObject } from "#/kernel/schema";
import { frameUri } from "#/operations/agents/agent-resources";
import { defineOperation } from "#/operations/operation";

export const viewPreviewFrame = defineOperation({
  name: "view_preview_frame",
  title: "Get the preview frame",
  summary: "Returns the page that MCP clients show next to a tool result. It loads the preview of the requested system.",
  tag: "Previews",
  access: "public",
  rate: "static",
  cacheable: true,
  isImmutable: true,
  input: StrictObject({}),
  media: { mediaTypes: ["text/html"], description: "The page." },
  rest: { method: "GET", path: "/api/v1/preview-frame", hidden: true },
  run: async () =>
    createTextReply(renderPreviewFrame(frameUri), "text/html", {
      headers: { "content-security-policy": "sandbox; default-src 'none'; style-src 'unsafe-inline'" },
    }),
});
