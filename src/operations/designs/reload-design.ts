import { Failure } from "#/kernel/errors";
import { type DesignResponse, toDesignResponse } from "#/operations/designs/schema";
import type { Context } from "#/operations/context";

/**
 * Answers with a design as it stands after a change. Throws `not_found` where it went meanwhile.
 */
export async function reloadDesign(context: Context, id: string): Promise<DesignResponse> {
  const design = await context.store.designs.findById(id);
  if (!design) throw new Failure("not_found", "This design is no longer there.");
  return await toDesignResponse(context, design);
}
