import { Type } from "@sinclair/typebox";
import { Failure } from "#/kernel/errors";
import { StrictObject } from "#/kernel/schema";
import { defineOperation } from "#/operations/operation";
import { createDesignFontsBase } from "#/operations/files/given-fonts";
import { createPreviewReply } from "#/operations/previews/create-preview-reply";
import {
  editorPreviewInput,
  findVisibleDesign,
  isEditorPreview,
  loadVisibleContent,
  previewDesignId,
  previewNotFoundMessage,
} from "#/operations/previews/resolve";

export const previewComponent = defineOperation({
  name: "preview_component",
  title: "Preview a component",
  summary: "Returns a page with one component in all variants, light and dark.",
  tag: "Previews",
  access: "public",
  rate: "static",
  cacheable: true,
  variesByCaller: true,
  input: StrictObject({
    id: previewDesignId,
    name: Type.String({ description: "Slug of the component", maxLength: 80 }),
    editor: editorPreviewInput,
  }),
  media: { mediaTypes: ["text/html; charset=utf-8"], description: "The page, with a sandbox policy." },
  rest: { method: "GET", path: "/preview/d/:id/components/:name" },
  notFoundMessage: previewNotFoundMessage,
  find: findVisibleDesign,
  async run(context, { name, editor }, shown) {
    const content = await loadVisibleContent(context, shown);
    const component = content.components.find(({ slug }) => slug === name);
    if (!component) throw new Failure("not_found", `This design has no component "${name}".`);
    const { design, isPublic } = shown;
    const fontsBase = await createDesignFontsBase(context, { designId: design.id, isPublic, given: content.given });
    const { renderComponentDocument } = await import("#/kits/writers");
    const document = renderComponentDocument(component, content, { fontsBase });
    return await createPreviewReply(context, document, isPublic, isEditorPreview(context, design, editor));
  },
});
