import { Type } from "@sinclair/typebox";
import { Failure } from "#/kernel/errors";
import { StrictObject, StringEnum } from "#/kernel/schema";
import { designId, designNotFoundMessage, findDesign } from "#/operations/designs/resolve";
import { designExample } from "#/operations/designs/schema";
import { defineOwnedOperation } from "#/operations/operation";
import { textKinds } from "#/studio/adjustments/text-kind";

export const getEditTexts = defineOwnedOperation({
  name: "get_edit_texts",
  title: "Get the texts of a page",
  summary: "Retrieves the texts of a page that can be edited by hand, in reading order, its title and description first.",
  description: "Pages from an external design tool have none: their texts are edited there.",
  tag: "Designs",
  access: { key: "READ", people: "MEMBER" },
  input: StrictObject({ id: designId, page: Type.String({ maxLength: 80, description: "Slug of the page" }) }),
  output: Type.Object(
    {
      texts: Type.Array(
        Type.Object({
          text: Type.String({ description: "The whole text as the page shows it" }),
          from: Type.String({ description: "The text as it was generated: the `from` of an adjustment that edits it" }),
          section: Type.String({ description: "Id of the section around it, or header, hero or footer; empty outside of all" }),
          kind: StringEnum(textKinds, { description: "What the text is for" }),
        }),
      ),
    },
    { title: "EditTexts" },
  ),
  example: {
    input: { id: designExample.id, page: "landing" },
    output: { texts: [{ text: "See the harbour as it is", from: "See the harbour as it is", section: "hero", kind: "heading" }] },
  },
  rest: { method: "GET", path: "/api/v1/designs/:id/edits/texts" },
  notFoundMessage: designNotFoundMessage,
  find: findDesign,
  async run({ contents }, { page: slug }, { design: { parts } }) {
    const pages = parts.pages === undefined ? [] : await contents.loadPart(parts, "pages");
    const page = pages.find((one) => one.slug === slug);
    if (!page) throw new Failure("not_found", `This design has no page “${slug}”.`);
    const { listEditableTexts } = await import("#/studio/adjustments/list-editable-texts");
    const adjustments = parts.adjustments === undefined ? [] : await contents.loadPart(parts, "adjustments");
    return { texts: [...listEditableTexts(page, adjustments)] };
  },
});
