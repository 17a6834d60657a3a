import type { Brand } from "#/model/brand";
import type { DesignParameters } from "#/model/design";
import type { ParentPart, ParentSource } from "#/model/sub-brand";
import type { System } from "#/model/system";
import type { TakenVersion } from "#/studio/sub-brands/create-taken-parts";

/** A version of a parent, and the parts of it that a design takes. */
export type ParentVersion = {
  readonly brand: Pick<Brand, "name">;
  readonly system: Pick<System, "slug">;
  readonly parts: readonly ParentPart[];
  readonly taken: TakenVersion;
};

/** What a design with these parameters takes from a version of its brand's parent. */
export async function createParentSource(
  { brand, system, parts, taken }: ParentVersion,
  own: DesignParameters,
): Promise<ParentSource> {
  const { createTakenParts } = await import("#/studio/sub-brands/create-taken-parts");
  return { name: brand.name, slug: system.slug, parts: createTakenParts(parts, taken, own) };
}
