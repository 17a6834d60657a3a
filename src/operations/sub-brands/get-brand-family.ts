import { type Static, Type } from "@sinclair/typebox";
import { Nullable, StrictObject, StringEnum } from "#/kernel/schema";
import type { Brand } from "#/model/brand";
import { mergeTakenParts } from "#/model/merge-taken-parts";
import { type ParentPart, parentParts, sortParentParts } from "#/model/sub-brand";
import { brandId, brandNotFoundMessage, findBrand } from "#/operations/brands/resolve";
import type { Context } from "#/operations/context";
import { defineOwnedOperation } from "#/operations/operation";
import { loadTakenContent } from "#/operations/sub-brands/load-parent-version";
import {
  type LoadedRelation,
  loadRelation,
  ParentRelation,
  parentRelationExample,
  SubBrand,
  subBrandExample,
  toParentRelation,
  toSubBrand,
} from "#/operations/sub-brands/schema";

/** Changes of one part that are listed; the rest is counted. */
const maxListedChanges = 100;

const PartComparison = Type.Object(
  {
    part: StringEnum(parentParts, { description: "The part" }),
    takenVersion: Nullable(Type.String({ description: "The version that the newest design took it from; null if it did not" })),
    differs: Type.Boolean({ description: "Whether the parent's published version has it differently" }),
    changes: Type.Array(
      Type.Object({
        name: Type.String({ description: "The value, such as colors.light.primary; `mark` or the name of an icon for drawings" }),
        before: Nullable(Type.String({ description: "Its value in the taken version; null for none and for drawings" })),
        after: Nullable(Type.String({ description: "Its value in the published version; null for none and for drawings" })),
      }),
      { description: `What differs, at most ${maxListedChanges} values` },
    ),
    changeCount: Type.Integer({ description: "How many values differ" }),
    kept: Type.Array(Type.String(), {
      description:
        "Values that the sub-brand edited and its parent changed; those of the sub-brand stay when the version is taken",
    }),
  },
  { title: "PartComparison" },
);
type PartComparison = Static<typeof PartComparison>;

const BrandFamily = Type.Object(
  {
    parent: Nullable(ParentRelation),
    parts: Type.Array(PartComparison, {
      description: "What taking the parent's published version would change, by part. Empty unless the brand is a sub-brand.",
    }),
    subBrands: Type.Array(SubBrand, { description: "The brands that take parts from this one, oldest first" }),
  },
  { title: "BrandFamily", description: "The parent of a brand, and its sub-brands" },
);
type BrandFamily = Static<typeof BrandFamily>;

export const getBrandFamily = defineOwnedOperation({
  name: "get_brand_family",
  title: "Get a brand's parent and sub-brands",
  summary: "Retrieves the parent of a sub-brand, what a newer version of it would change, and the sub-brands of a brand.",
  tag: "Brands",
  access: { key: "READ", people: "MEMBER" },
  input: StrictObject({ id: brandId }),
  output: BrandFamily,
  example: {
    input: { id: subBrandExample.id },
    output: {
      parent: parentRelationExample,
      parts: [
        {
          part: "colors",
          takenVersion: "1.0.0",
          differs: true,
          changes: [{ name: "colors.light.primary", before: "#1f4e79", after: "#1a4570" }],
          changeCount: 1,
          kept: [],
        },
      ],
      subBrands: [],
    },
  },
  rest: { method: "GET", path: "/api/v1/brands/:id/family" },
  cli: {
    command: "brands family",
    arguments: [{ property: "id", label: "BRAND" }],
    print: printFamily,
    examples: [`livery brands family ${subBrandExample.id}`],
  },
  notFoundMessage: brandNotFoundMessage,
  find: findBrand,
  async run(context, _, brand) {
    const relation = await loadRelation(context, brand);
    const subBrands = await context.store.brands.listByParent(brand.id);
    return {
      parent: relation ? toParentRelation(brand, relation) : null,
      parts: relation ? await compareParts(context, brand, relation) : [],
      subBrands: await Promise.all(
        subBrands.map(async (subBrand) => {
          const own = await loadRelation(context, subBrand);
          if (!own) throw new Error(`the parent of ${subBrand.id} is missing`);
          return toSubBrand(subBrand, own);
        }),
      ),
    };
  },
});

/** Compares the parts of a sub-brand with the published version of its parent. */
async function compareParts(context: Context, brand: Brand, { parent, taken }: LoadedRelation): Promise<PartComparison[]> {
  const { design, source } = taken ?? {};
  const parts = sortParentParts([...brand.parentParts, ...(Object.keys(source?.parts ?? {}) as ParentPart[])]);
  const own = design ?? { seed: 0, directionId: "swiss" as const };
  const load = async (number: string | undefined) => {
    const version = parent.versions.find((one) => one.number === number);
    return version && { number: version.number, content: await loadTakenContent(context, version) };
  };
  const [{ createTakenParts }, { comparePart }] = await Promise.all([
    import("#/studio/sub-brands/create-taken-parts"),
    import("#/studio/sub-brands/compare-taken-parts"),
  ]);
  const published = await load(parent.version?.number);
  const compare = async (part: ParentPart): Promise<PartComparison> => {
    const takenVersion = source?.parts[part]?.version;
    const before = await load(takenVersion);
    const isMark = part === "mark";
    const isMarkChanged =
      isMark && !!published && JSON.stringify(before?.content.mark) !== JSON.stringify(published.content.mark);
    const [old, latest] = [before, published].map((version) => version && createTakenParts([part], version, own)[part]);
    const changes = isMark
      ? isMarkChanged
        ? [{ name: "mark", before: null, after: null }]
        : []
      : published
        ? comparePart(old, latest)
        : [];
    return {
      part,
      takenVersion: takenVersion ?? null,
      differs: changes.length > 0,
      changes: changes.slice(0, maxListedChanges).map((change) => ({ ...change })),
      changeCount: changes.length,
      kept: await listKept(part, latest),
    };
  };
  const listKept = async (part: ParentPart, latest: ReturnType<typeof createTakenParts>[ParentPart]): Promise<string[]> => {
    const base = source?.parts[part];
    if (!design || !base) return [];
    const given = await context.contents.loadPart(design.parts, "given");
    const adjustments = await context.contents.loadPart(design.parts, "adjustments");
    if (part === "mark") return JSON.stringify(given.mark) === JSON.stringify(base.given.mark) ? [] : ["mark"];
    if (!latest) return [];
    return mergeTakenParts({ given, adjustments }, { [part]: base }, { [part]: latest }).kept.map(({ name }) => name);
  };
  return await Promise.all(parts.map(compare));
}

function printFamily({ parent, parts, subBrands }: BrandFamily, { id: ownId }: { readonly id: string }): string {
  const lines: string[] = [];
  if (parent) {
    const taken = parent.takenVersion === null ? "nothing taken yet" : `took version ${parent.takenVersion}`;
    lines.push(`Sub-brand of ${parent.name} (${parent.slug}), ${taken}.`);
    if (parent.newerVersion !== null)
      lines.push(`Version ${parent.newerVersion} is newer. Take it with: livery brands take-parent ${ownId}`);
    if (parent.notice !== null) lines.push(parent.notice);
    for (const { part, takenVersion, changeCount, kept } of parts) {
      const change =
        changeCount === 0 ? "same as published" : `${changeCount} ${changeCount === 1 ? "value differs" : "values differ"}`;
      const own = kept.length === 0 ? "" : `; edited here: ${kept.join(", ")}`;
      lines.push(`  ${part} ${takenVersion ?? "not taken"}: ${change}${own}`);
    }
  }
  for (const { name, id, takenVersion, newerVersion } of subBrands) {
    const newer = newerVersion === null ? "" : `, ${newerVersion} is newer`;
    lines.push(`Sub-brand ${name} (${id}): ${takenVersion === null ? "nothing taken yet" : `took ${takenVersion}${newer}`}`);
  }
  return lines.length > 0 ? lines.join("\n") : "It has no parent and no sub-brands.";
}
