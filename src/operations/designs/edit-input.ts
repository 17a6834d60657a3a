import { Type } from "@sinclair/typebox";
import { maxSeed } from "#/kernel/random";
import { StringEnum } from "#/kernel/schema";
import { Brief } from "#/model/brief";
import { archetypeIds, type ArchetypeId } from "#/model/direction";
import type { DesignEdit } from "#/lifecycle/update-design";
import { readBrief } from "#/operations/understanding/read-brief";

/** Name of a new design. */
export const designNameInput = Type.Optional(
  Type.String({ minLength: 1, maxLength: 120, description: "The design's name; brand and direction by default" }),
);

/** Inputs that determine every part of a design. */
export const editInput = {
  brief: Type.Optional(Brief),
  direction: Type.Optional(StringEnum(archetypeIds, { description: "The design's direction" })),
  seed: Type.Optional(
    Type.Integer({ minimum: 0, maximum: maxSeed, description: "Seed for choices between equally good options" }),
  ),
};

/** Whether a call may discard finished parts. */
export const discardInput = Type.Optional(
  Type.Boolean({ default: false, description: "Discard the finished parts that this change replaces. They can be restored." }),
);

type EditInput = {
  readonly brief?: Brief | undefined;
  readonly direction?: ArchetypeId | undefined;
  readonly seed?: number | undefined;
};

/**
 * Parses an edit; `notices` lists what was removed from its brief. Throws `invalid`, naming the
 * field.
 */
export async function parseEdit({ brief, direction, seed }: EditInput): Promise<{
  readonly edit: DesignEdit;
  readonly notices: readonly string[];
}> {
  const parsedBrief = brief && (await readBrief(brief));
  return { edit: { brief: parsedBrief?.brief, directionId: direction, seed }, notices: parsedBrief?.notices ?? [] };
}
