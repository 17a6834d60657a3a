import { renderPreviewApp } from "#/documents/preview-app";
import { StrictObject } from "#/kernel/schema";
import { operation } from "#/operations/operation";
import { previewReply } from "#/operations/previews/preview-reply";
import { systemName } from "#/operations/systems/name-input";
import { bySlug, findServedSystem, noSystem, servedContent } from "#/operations/systems/served-system";

export const previewInFrame = operation({
  name: "preview_in_frame",
  title: "Preview a system in a small frame",
  summary:
    "A published system at a glance, as one page that carries everything in itself, for clients that show it beside an answer.",
  tag: "Previews",
  access: "public",
  lasting: true,
  looksAtCaller: true,
  input: StrictObject({ name: systemName }),
  media: { mediaTypes: ["text/html; charset=utf-8"], description: "A page in a sandbox." },
  rest: { method: "GET", path: "/api/v1/systems/:name/frame", hidden: true, anyOrigin: true },
  missing: noSystem,
  find: findServedSystem,
  canonical: bySlug,
  async run(context, _, served) {
    const { version, design } = served;
    const content = await servedContent(context, served);
    const previewUrl = `${context.baseUrl}/preview/d/${design.id}`;
    return previewReply(renderPreviewApp(content, { version: version.number, previewUrl }), served.isPublic);
  },
});
