import { renderDesignOverview } from "#/documents/design-overview";
import { StrictObject } from "#/kernel/schema";
import { operation } from "#/operations/operation";
import { inMode, previewMode } from "#/operations/previews/preview-mode";
import { previewReply } from "#/operations/previews/preview-reply";
import { designId, findShownDesign, noDesign, shownContent } from "#/operations/previews/shown-design";

export const previewDesign = operation({
  name: "preview_design",
  title: "Preview a design",
  summary:
    "One approved or published design as a guideline page: mark, colour, type, imagery, components. Members see their own drafts too.",
  tag: "Previews",
  access: "public",
  rate: "static",
  lasting: true,
  looksAtCaller: true,
  input: StrictObject({ id: designId, mode: previewMode }),
  media: { mediaTypes: ["text/html; charset=utf-8"], description: "A page in a sandbox." },
  rest: { method: "GET", path: "/preview/d/:id" },
  missing: noDesign,
  find: findShownDesign,
  async run(context, { mode }, shown) {
    const { design, system, isPublic } = shown;
    const { store, baseUrl } = context;
    const version = (await store.versions.listByDesign(design.id)).at(-1);
    const content = await shownContent(context, shown);
    const place = {
      designId: design.id,
      systemName: system.name,
      version: version?.number ?? "draft",
      slug: system.slug,
      fontsBase: "/fonts/",
      baseUrl,
    };
    return previewReply(inMode(renderDesignOverview(content, place), mode), isPublic);
  },
});
