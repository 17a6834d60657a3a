import { isId } from "#/kernel/ids";
import type { Design } from "#/model/design";
import { findDesign } from "#/operations/designs/resolve";
import type { Context } from "#/operations/context";
import { findOwnSystem, resolveServedSystem } from "#/operations/systems/resolve";

/**
 * Finds the path's design. On the command line, a system's slug also identifies a design: the
 * system's live one, else its newest that is not archived.
 */
export async function findDesignOrSlug(context: Context, { id = "" }: { readonly id?: string }): ReturnType<typeof findDesign> {
  const namedDesign = isId("ds", id) ? await findDesign(context, { id }) : undefined;
  if (namedDesign || context.caller.kind !== "administrator") return namedDesign;
  const system = await findOwnSystem(context, { name: id });
  const served = system && (await resolveServedSystem(context.store, system));
  const design = served?.design ?? (system && findNewest(await context.store.designs.listBySystem(system.id)));
  return design && { workspaceId: design.workspaceId, designId: design.id, design };
}

const findNewest = (designs: readonly Design[]) => designs.filter(({ status }) => status !== "ARCHIVED").at(-1);
