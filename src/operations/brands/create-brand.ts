import { Type } from "@sinclair/typebox";
import { StrictObject, StringEnum } from "#/kernel/schema";
import { platforms } from "#/model/platform";
import { visibilities } from "#/model/system";
import { createCommandContext } from "#/operations/actor";
import { BrandResponse, toBrandResponse, brandExample } from "#/operations/brands/schema";
import { parseBrandInput, parseName, brandInput } from "#/operations/brands/parse-brand-input";
import { defineOwnedOperation } from "#/operations/operation";
import { findWorkspace, workspaceNotFoundMessage, workspaceId } from "#/operations/workspaces/resolve";
import { addBrand } from "#/lifecycle/add-brand";
import { runUnitOfWork } from "#/lifecycle/unit-of-work";

export const createBrand = defineOwnedOperation({
  name: "create_brand",
  title: "Create a brand",
  summary: "Creates a brand and its system. The system becomes public when one of its designs is approved.",
  tag: "Brands",
  access: { key: "PIPELINE", people: "MEMBER" },
  input: StrictObject({
    id: workspaceId,
    ...brandInput,
    platform: Type.Optional(
      StringEnum(platforms, { default: "nextjs", description: "Main platform of the brand. A brief overrides it." }),
    ),
    visibility: Type.Optional(
      StringEnum(visibilities, {
        default: "PUBLIC",
        description: "PUBLIC systems can be read by anyone, PRIVATE systems only by keys and members of the workspace",
      }),
    ),
  }),
  output: BrandResponse,
  example: { input: { name: brandExample.name, website: "https://nordhavn.example" }, output: brandExample },
  rest: { method: "POST", path: "/api/v1/workspaces/:id/brands", success: 201 },
  notFoundMessage: workspaceNotFoundMessage,
  find: findWorkspace,
  async run(context, { name, tagline, description, website, platform = "nextjs", visibility }, { workspaceId: owner }) {
    const parsedFields = parseBrandInput({ tagline, description, website });
    const newBrand = {
      workspaceId: owner,
      name: parseName(name),
      tagline: parsedFields.tagline ?? null,
      description: parsedFields.description ?? null,
      website: parsedFields.website ?? null,
      platform,
      visibility,
    };
    const { brand } = await runUnitOfWork(createCommandContext(context), (tx) => addBrand(tx, newBrand));
    return await toBrandResponse(context, brand);
  },
});
