import { Type } from "@sinclair/typebox";
import { StrictObject, StringEnum } from "#/kernel/schema";
import { platforms } from "#/model/platform";
import { visibilities } from "#/model/system";
import { deedOf } from "#/operations/actor";
import { BrandAnswer, brandAnswer, brandExample } from "#/operations/brands/brand-answer";
import { acceptBrand, acceptName, brandInput } from "#/operations/brands/brand-input";
import { ownedOperation } from "#/operations/operation";
import { findWorkspace, noWorkspace, workspaceId } from "#/operations/workspaces/find-workspace";
import { addBrand } from "#/lifecycle/add-brand";
import { runUnitOfWork } from "#/lifecycle/unit-of-work";

export const createBrand = ownedOperation({
  name: "create_brand",
  title: "Create a brand",
  summary: "Makes a brand and its system, which the public sees once a design of it is approved.",
  tag: "Brands",
  access: { key: "PIPELINE", people: "MEMBER" },
  input: StrictObject({
    id: workspaceId,
    ...brandInput,
    platform: Type.Optional(
      StringEnum(platforms, { default: "nextjs", description: "Where it will mainly be used, until a brief says so" }),
    ),
    visibility: Type.Optional(
      StringEnum(visibilities, { default: "PUBLIC", description: "PRIVATE: only keys and members ever read it" }),
    ),
  }),
  output: BrandAnswer,
  example: { input: { name: brandExample.name, website: "https://nordhavn.example" }, output: brandExample },
  rest: { method: "POST", path: "/api/v1/workspaces/:id/brands", success: 201 },
  missing: noWorkspace,
  find: findWorkspace,
  async run(context, { name, tagline, description, website, platform = "nextjs", visibility }, { workspaceId: owner }) {
    const said = acceptBrand({ tagline, description, website });
    const given = {
      workspaceId: owner,
      name: acceptName(name),
      tagline: said.tagline ?? null,
      description: said.description ?? null,
      website: said.website ?? null,
      platform,
      visibility,
    };
    const { brand } = await runUnitOfWork(deedOf(context), (scene) => addBrand(scene, given));
    return await brandAnswer(context, brand);
  },
});
