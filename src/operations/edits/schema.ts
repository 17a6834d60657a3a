import { type Static, Type } from "@sinclair/typebox";
import { Adjustment, maxAdjustments } from "#/model/adjustment";
import { Given } from "#/model/given";
import type { Design } from "#/model/design";
import type { Context } from "#/operations/context";

/** What can be edited in a draft; what is left out stays. */
export const editsInput = {
  adjustments: Type.Optional(
    Type.Array(Adjustment, { maxItems: maxAdjustments, description: "All adjustments, in the order in which they apply" }),
  ),
  given: Type.Optional(Given),
};

/** The edits of a design. */
export const DesignEdits = Type.Object(
  {
    adjustments: Type.Array(Adjustment, { description: "Edits by hand, in the order in which they apply" }),
    given: Given,
  },
  { title: "DesignEdits" },
);
export type DesignEdits = Static<typeof DesignEdits>;

/** Loads the edits of a design. */
export async function loadDesignEdits(
  { contents }: Pick<Context, "contents">,
  { parts }: Pick<Design, "parts">,
): Promise<DesignEdits> {
  const { given, adjustments } = await contents.loadMadeParts(parts);
  return { adjustments: [...adjustments], given };
}
