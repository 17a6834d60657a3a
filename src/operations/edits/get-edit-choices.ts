import { Type } from "@sinclair/typebox";
import { StrictObject, StringEnum } from "#/kernel/schema";
import { faceIds, faceMetadata } from "#/model/face";
import { designId, designNotFoundMessage, findDesign } from "#/operations/designs/resolve";
import { designExample } from "#/operations/designs/schema";
import { defineOwnedOperation } from "#/operations/operation";
import { imageryNames } from "#/studio/imagery/strategy";
import { layoutNames } from "#/studio/layout/layout";

const names = (description: string) => Type.Array(Type.String(), { description });

export const getEditChoices = defineOwnedOperation({
  name: "get_edit_choices",
  title: "Get the choices of an edit",
  summary:
    "Retrieves what the parts of a draft can be changed to: type faces, page layouts, imagery strategies and component options.",
  tag: "Designs",
  access: { key: "READ", people: "MEMBER" },
  input: StrictObject({ id: designId }),
  output: Type.Object(
    {
      faces: Type.Array(
        Type.Object({
          id: StringEnum(faceIds),
          name: Type.String({ description: "Family name in CSS" }),
          genre: Type.String({ description: "Genre of the face, such as serif" }),
        }),
        { description: "Bundled type faces" },
      ),
      layouts: names("Layout patterns of pages"),
      imagery: names("Imagery strategies"),
      componentOptions: Type.Array(
        Type.Object({
          component: Type.String({ description: "Slug of the component" }),
          option: Type.String({ description: "What can be chosen about it" }),
          values: names("What it can be"),
          current: Type.String({ description: "What it is" }),
        }),
        { description: "Options of components; empty before the design has a direction" },
      ),
    },
    { title: "EditChoices" },
  ),
  example: {
    input: { id: designExample.id },
    output: {
      faces: [{ id: "archivo", name: "Archivo Variable", genre: "grotesque" }],
      layouts: ["flush-left", "side-notes"],
      imagery: ["quilt", "engraving"],
      componentOptions: [{ component: "button", option: "shape", values: ["flat", "outline", "pill"], current: "flat" }],
    },
  },
  rest: { method: "GET", path: "/api/v1/designs/:id/edits/choices" },
  notFoundMessage: designNotFoundMessage,
  find: findDesign,
  async run({ contents }, _, { design: { parts } }) {
    const { listComponentOptions } = await import("#/studio/adjustments/component-options");
    const options = parts.direction === undefined ? [] : listComponentOptions(await contents.loadPart(parts, "direction"));
    return {
      faces: faceIds.map((id) => ({ id, name: faceMetadata[id].name, genre: faceMetadata[id].genre })),
      layouts: [...layoutNames],
      imagery: [...imageryNames],
      componentOptions: options.map(({ values, ...rest }) => ({ ...rest, values: [...values] })),
    };
  },
});
