import { Type, type Static } from "@sinclair/typebox";
import { StringEnum, StrictObject } from "#/kernel/schema";
import { componentCategories } from "#/model/component";

const Html = (description: string) => Type.String({ description });

export const ComponentsJson = StrictObject(
  {
    $schema: Type.String({ format: "uri" }),
    system: StrictObject({ name: Type.String(), slug: Type.String(), version: Type.String() }),
    components: Type.Array(
      StrictObject({
        slug: Type.String(),
        name: Type.String(),
        category: StringEnum(componentCategories),
        summary: Type.String(),
        html: Html("Self-contained HTML: the default variant with its style sheet"),
        css: Html("The style sheet of all variants"),
        variants: Type.Array(StrictObject({ name: Type.String(), html: Html("Markup that needs `css`") }), { minItems: 1 }),
      }),
    ),
  },
  { title: "Components", description: "The components of a brand system with their markup and variants." },
);
export type ComponentsJson = Static<typeof ComponentsJson>;
