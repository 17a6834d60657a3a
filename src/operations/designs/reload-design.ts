import { Failure } from "#/kernel/errors";
import { type DesignResponse, toDesignResponse } from "#/operations/designs/schema";
import type { Context } from "#/operations/context";

/**
 * Loads a design after a change and maps it to its response. Throws `not_found` if it was deleted
 * meanwhile.
 */
export async function reloadDesign(context: Context, id: string): Promise<DesignResponse> {
  const design = await context.store.designs.findById(id);
  if (!design) throw new Failure("not_found", "This design was deleted.");
  return await toDesignResponse(context, design);
}
