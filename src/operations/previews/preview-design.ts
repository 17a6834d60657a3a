import { designOverview } from "#/documents/design-overview";
import { Failure } from "#/kernel/errors";
import { StrictObject } from "#/kernel/schema";
import { operation } from "#/operations/operation";
import { previewReply } from "#/operations/previews/preview-reply";
import { designId, findPublicDesign, noDesign } from "#/operations/previews/public-design";

export const previewDesign = operation({
  name: "preview_design",
  title: "Preview a design",
  summary: "One approved or published design as a guideline page: mark, colour, type, imagery, components.",
  tag: "Previews",
  access: "public",
  rate: "static",
  lasting: true,
  input: StrictObject({ id: designId }),
  media: { mediaTypes: ["text/html; charset=utf-8"], description: "A page in a sandbox." },
  rest: { method: "GET", path: "/preview/d/:id" },
  missing: noDesign,
  find: findPublicDesign,
  async run({ contents, store, baseUrl }, _, design) {
    const system = await store.systems.byId(design.systemId);
    const version = (await store.versions.ofDesign(design.id)).at(-1);
    if (!system || !version) throw new Failure("not_found", noDesign);
    const content = await contents.whole(design.parts);
    const place = {
      designId: design.id,
      systemName: system.name,
      version: version.number,
      slug: system.slug,
      fontsBase: "/fonts/",
      baseUrl,
    };
    return previewReply(designOverview(content, place));
  },
});
