import { Type } from "@sinclair/typebox";
import { maxSeed } from "#/kernel/random";
import { StringEnum } from "#/kernel/schema";
import { Brief } from "#/model/brief";
import { normalizeBrief } from "#/model/normalize-brief";
import { archetypeIds, type ArchetypeId } from "#/model/direction";
import type { DesignEdit } from "#/lifecycle/update-design";

/** What a new design is called. */
export const designNameInput = Type.Optional(
  Type.String({ minLength: 1, maxLength: 120, description: "The design's name; after its brand and direction when absent" }),
);

/** What every part of a design is made from, as inputs change it. */
export const editInput = {
  brief: Type.Optional(Brief),
  direction: Type.Optional(StringEnum(archetypeIds, { description: "The direction to take" })),
  seed: Type.Optional(Type.Integer({ minimum: 0, maximum: maxSeed, description: "Chooses among equals" })),
};

/** Whether a call may discard what is finished. */
export const discardInput = Type.Optional(
  Type.Boolean({ default: false, description: "Discard the finished parts that this replaces; they can be restored" }),
);

type EditInput = {
  readonly brief?: Brief | undefined;
  readonly direction?: ArchetypeId | undefined;
  readonly seed?: number | undefined;
};

/**
 * Takes an edit in, and tells what was taken out of its brief. Throws `invalid`, naming the field.
 */
export function parseEdit({ brief, direction, seed }: EditInput): {
  readonly edit: DesignEdit;
  readonly notices: readonly string[];
} {
  const parsedBrief = brief && normalizeBrief(brief);
  return { edit: { brief: parsedBrief?.brief, directionId: direction, seed }, notices: parsedBrief?.notices ?? [] };
}
