import { Failure } from "#/kernel/errors";
import { type DesignAnswer, designAnswer } from "#/operations/designs/design-answer";
import type { Context } from "#/operations/operation";

/** Answers with a design as it stands after a change. Throws `not_found` where it went meanwhile. */
export async function freshDesign(context: Context, id: string): Promise<DesignAnswer> {
  const design = await context.store.designs.findById(id);
  if (!design) throw new Failure("not_found", "This design is no longer there.");
  return await designAnswer(context, design);
}
