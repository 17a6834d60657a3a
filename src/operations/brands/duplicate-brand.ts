import { type Static, Type } from "@sinclair/typebox";
import * as lifecycle from "#/lifecycle/duplicate-design";
import { Nullable, StrictObject } from "#/kernel/schema";
import { createCommandContext } from "#/operations/actor";
import { brandInput, parseName } from "#/operations/brands/parse-brand-input";
import { brandId, brandNotFoundMessage, findBrand } from "#/operations/brands/resolve";
import { BrandResponse, brandExample, toBrandResponse } from "#/operations/brands/schema";
import { designWithProjectExample } from "#/operations/designs/run-design-command";
import { DesignResponse, toDesignResponse } from "#/operations/designs/schema";
import { defineOwnedOperation } from "#/operations/operation";
import { ProjectResponse, toProjectResponse } from "#/operations/projects/schema";
import { resolveServedSystem } from "#/operations/systems/resolve";

const DuplicatedBrand = Type.Object(
  { brand: BrandResponse, design: Nullable(DesignResponse), project: Nullable(ProjectResponse) },
  { title: "DuplicatedBrand", description: "A new brand with its first draft; null if the original has no design" },
);

const { design, project } = designWithProjectExample;

export const duplicateBrand = defineOwnedOperation({
  name: "duplicate_brand",
  title: "Duplicate a brand",
  summary: "Creates a brand under a new name, with a draft of the live design's brief, given parts and adjustments.",
  description:
    "Without a live design, the newest one is used. Tagline, description, website, platform, visibility and parent are copied, " +
    "and the draft keeps the seed and the direction. Its project waits to be run.",
  tag: "Brands",
  access: { key: "PIPELINE", people: "MEMBER" },
  input: StrictObject({ id: brandId, name: { ...brandInput.name, description: "The new brand's name" } }),
  output: DuplicatedBrand,
  example: {
    input: { id: "br_01kaph4c7ke0sbx1v0s1kq4s4p", name: brandExample.name },
    output: { brand: brandExample, design, project },
  },
  rest: { method: "POST", path: "/api/v1/brands/:id/duplicate", success: 201 },
  cli: {
    command: "brands duplicate",
    arguments: [
      { property: "id", label: "BRAND" },
      { property: "name", label: "NAME" },
    ],
    print: ({ brand, design: draft }: Static<typeof DuplicatedBrand>) =>
      draft ? `Created ${brand.name} with the draft ${draft.id}: ${brand.id}` : `Created ${brand.name}: ${brand.id}`,
    examples: [`livery brands duplicate ${brandExample.id} "Nordhavn Kids"`],
  },
  notFoundMessage: brandNotFoundMessage,
  find: findBrand,
  async run(context, { name }, brand) {
    const { store } = context;
    const system = await store.systems.findByBrand(brand.id);
    const served = system && (await resolveServedSystem(store, system))?.design;
    const designs = await store.designs.listByBrand(brand.id);
    const source = served ?? designs.findLast(({ status }) => status !== "ARCHIVED") ?? designs.at(-1);
    const created = await lifecycle.duplicateBrand(createCommandContext(context), brand.id, {
      name: parseName(name),
      sourceDesignId: source?.id,
    });
    return {
      brand: await toBrandResponse(context, created.brand),
      design: created.design ? await toDesignResponse(context, created.design) : null,
      project: created.project ? await toProjectResponse(context, created.project) : null,
    };
  },
});
