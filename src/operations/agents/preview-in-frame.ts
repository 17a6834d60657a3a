import { StrictObject } from "#/kernel/schema";
import { defineOperation } from "#/operations/operation";
import { createPreviewReply } from "#/operations/previews/create-preview-reply";
import {
  systemName,
  canonicalizeToSlug,
  findServedSystem,
  systemNotFoundMessage,
  loadServedContent,
} from "#/operations/systems/resolve";

export const previewInFrame = defineOperation({
  name: "preview_in_frame",
  title: "Preview a system in an app frame",
  summary: "Returns a self-contained preview page of a published system, for clients that show it next to a tool result.",
  tag: "Previews",
  access: "public",
  cacheable: true,
  variesByCaller: true,
  input: StrictObject({ name: systemName }),
  media: { mediaTypes: ["text/html; charset=utf-8"], description: "A sandboxed HTML page." },
  rest: { method: "GET", path: "/api/v1/systems/:name/frame", hidden: true, anyOrigin: true },
  notFoundMessage: systemNotFoundMessage,
  find: findServedSystem,
  canonicalize: canonicalizeToSlug,
  async run(context, _, served) {
    const { version, design } = served;
    const content = await loadServedContent(context, served);
    const previewUrl = `${context.baseUrl}/preview/d/${design.id}`;
    const { renderPreviewApp } = await import("#/kits/writers");
    return await createPreviewReply(context, renderPreviewApp(content, { version: version.number, previewUrl }), served.isPublic);
  },
});
