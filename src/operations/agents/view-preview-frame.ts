import { renderPreviewFrame } from "#/documents/preview-frame";
import { createTextReply } from "#/kernel/http/reply";
import { StrictObject } from "#/kernel/schema";
import { frameUri } from "#/operations/agents/agent-resources";
import { defineOperation } from "#/operations/operation";

export const viewPreviewFrame = defineOperation({
  name: "view_preview_frame",
  title: "Get the frame of previews",
  summary:
    "The page that clients of agents show beside an answer; it puts the preview of the system that was asked for in its place.",
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
