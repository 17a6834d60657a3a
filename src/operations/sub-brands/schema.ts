import { type Static, Type } from "@sinclair/typebox";
import { IdString, Nullable, StringEnum } from "#/kernel/schema";
import type { Brand } from "#/model/brand";
import type { BrandId } from "#/model/ids";
import { listTakenParts, parentParts, parentStatuses, type ParentSource } from "#/model/sub-brand";
import type { Context } from "#/operations/context";
import { describeMissingVersion, findNewerVersion, loadParent, type Parent } from "#/lifecycle/load-parent";
import { findTakenVersion, loadTaken, type Taken } from "#/lifecycle/load-taken";

const Versions = {
  takenVersion: Nullable(
    Type.String({ description: "The oldest version that the newest design took parts from; null if it took none" }),
  ),
  newerVersion: Nullable(Type.String({ description: "The parent's published version if it is newer than that; null if not" })),
};
const Parts = Type.Array(StringEnum(parentParts), { description: "The parts that new designs of the sub-brand take" });

/** The parent of a sub-brand. */
export const ParentRelation = Type.Object(
  {
    id: IdString<BrandId>({ description: "The parent's id" }),
    name: Type.String({ description: "Its name" }),
    slug: Type.String({ description: "Its slug" }),
    parts: Parts,
    status: StringEnum(parentStatuses, {
      description: "PUBLISHED: it has a version to take. UNPUBLISHED and ARCHIVED: it has none now, and what was taken stays.",
    }),
    publishedVersion: Nullable(Type.String({ description: "Its published version; null unless the status is PUBLISHED" })),
    ...Versions,
    notice: Nullable(Type.String({ description: "What a person should know about the parent; null for nothing" })),
  },
  { title: "ParentRelation", description: "The parent of a sub-brand" },
);
export type ParentRelation = Static<typeof ParentRelation>;

/** A sub-brand as its parent sees it. */
export const SubBrand = Type.Object(
  {
    id: IdString<BrandId>({ description: "The sub-brand's id" }),
    name: Type.String({ description: "Its name" }),
    slug: Type.String({ description: "Its slug" }),
    parts: Parts,
    ...Versions,
  },
  { title: "SubBrand" },
);
export type SubBrand = Static<typeof SubBrand>;

/** What a design took from the parent of its brand. */
export const DesignParent = Type.Object(
  {
    name: Type.String({ description: "Name of the parent when the parts were taken" }),
    slug: Type.String({ description: "Slug of its system" }),
    parts: Type.Array(
      Type.Object({
        part: StringEnum(parentParts, { description: "The part" }),
        version: Type.String({ description: "The parent's version that it was taken from" }),
      }),
    ),
  },
  { title: "DesignParent", description: "What was taken from the parent of a sub-brand" },
);

export const toDesignParent = (source: ParentSource | null | undefined): Static<typeof DesignParent> | null =>
  source
    ? {
        name: source.name,
        slug: source.slug,
        parts: listTakenParts(source).map((part) => ({ part, version: source.parts[part]?.version ?? "" })),
      }
    : null;

/** A sub-brand with its parent and what its newest design took. */
export type LoadedRelation = { readonly parent: Parent; readonly taken: Taken | undefined };

/** Loads the relation of a brand to its parent. Undefined unless it is a sub-brand. */
export async function loadRelation({ store, contents }: Context, brand: Brand): Promise<LoadedRelation | undefined> {
  const parent = brand.parentBrandId === null ? undefined : await loadParent(store, brand.parentBrandId);
  return parent && { parent, taken: await loadTaken(store, contents, brand) };
}

const toVersions = ({ parent, taken }: LoadedRelation) => {
  const takenVersion = findTakenVersion(parent, taken?.source ?? null)?.number;
  const newer = takenVersion === undefined ? undefined : findNewerVersion(parent, takenVersion);
  return { takenVersion: takenVersion ?? null, newerVersion: newer?.number ?? null };
};

/** Maps the relation of a brand to its parent. */
export function toParentRelation(brand: Pick<Brand, "parentParts">, relation: LoadedRelation): ParentRelation {
  const { parent } = relation;
  const { id, name, slug } = parent.brand;
  return {
    id,
    name,
    slug,
    parts: [...brand.parentParts],
    status: parent.status,
    publishedVersion: parent.version?.number ?? null,
    ...toVersions(relation),
    notice: parent.version ? null : describeMissingVersion(parent),
  };
}

/** Maps a sub-brand for its parent. */
export const toSubBrand = (brand: Brand, relation: LoadedRelation): SubBrand => ({
  id: brand.id,
  name: brand.name,
  slug: brand.slug,
  parts: [...brand.parentParts],
  ...toVersions(relation),
});

/** Example in the API reference. */
export const parentRelationExample: ParentRelation = {
  id: "br_01kaph4c7ke0sbx1v0s1kq4s4m",
  name: "Nordhavn Optik",
  slug: "nordhavn-optik",
  parts: ["colors", "faces", "shape"],
  status: "PUBLISHED",
  publishedVersion: "1.1.0",
  takenVersion: "1.0.0",
  newerVersion: "1.1.0",
  notice: null,
};
export const subBrandExample: SubBrand = {
  id: "br_01kaph4c7ke0sbx1v0s1kq4s4p",
  name: "Nordhavn Kids",
  slug: "nordhavn-kids",
  parts: ["colors", "faces", "shape"],
  takenVersion: "1.0.0",
  newerVersion: "1.1.0",
};
