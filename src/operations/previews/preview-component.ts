import { Type } from "@sinclair/typebox";
import { renderComponentDocument } from "#/documents/component-document";
import { Failure } from "#/kernel/errors";
import { StrictObject } from "#/kernel/schema";
import { operation } from "#/operations/operation";
import { previewReply } from "#/operations/previews/preview-reply";
import { designId, findShownDesign, noDesign, shownContent } from "#/operations/previews/shown-design";

export const previewComponent = operation({
  name: "preview_component",
  title: "Preview a component",
  summary: "One component with every variant, light and dark.",
  tag: "Previews",
  access: "public",
  rate: "static",
  lasting: true,
  looksAtCaller: true,
  input: StrictObject({ id: designId, name: Type.String({ description: "The component's slug", maxLength: 80 }) }),
  media: { mediaTypes: ["text/html; charset=utf-8"], description: "A page in a sandbox." },
  rest: { method: "GET", path: "/preview/d/:id/components/:name" },
  missing: noDesign,
  find: findShownDesign,
  async run(context, { name }, shown) {
    const content = await shownContent(context, shown);
    const component = content.components.find(({ slug }) => slug === name);
    if (!component) throw new Failure("not_found", `This design has no component "${name}".`);
    return previewReply(renderComponentDocument(component, content, { fontsBase: "/fonts/" }), shown.isPublic);
  },
});
