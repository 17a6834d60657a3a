import type { Brand } from "#/model/brand";
import type { Design } from "#/model/design";
import type { ParentSource } from "#/model/sub-brand";
import type { Version } from "#/model/version";
import type { Parent } from "#/lifecycle/load-parent";
import type { DesignContents } from "#/store/design-contents";
import type { Repositories } from "#/store/store";

/** The newest design of a sub-brand, and what it took from the parent; null if it took nothing. */
export type Taken = { readonly design: Design; readonly source: ParentSource | null };

/**
 * Loads the design that decides what a sub-brand has of its parent: the newest that is not
 * archived. Undefined if the brand has none.
 */
export async function loadTaken(
  { designs }: Pick<Repositories, "designs">,
  contents: Pick<DesignContents, "loadPart">,
  { id }: Pick<Brand, "id">,
): Promise<Taken | undefined> {
  const design = (await designs.listByBrand(id)).findLast(({ status }) => status !== "ARCHIVED");
  return design && { design, source: (await contents.loadPart(design.parts, "parent")) ?? null };
}

/** The oldest version of a parent that parts were taken from. */
export function findTakenVersion({ versions }: Pick<Parent, "versions">, source: ParentSource | null): Version | undefined {
  const numbers = new Set(Object.values(source?.parts ?? {}).map(({ version }) => version));
  return versions.find(({ number }) => numbers.has(number));
}
