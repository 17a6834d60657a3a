import { Type } from "@sinclair/typebox";
import { StrictObject, StringEnum } from "#/kernel/schema";
import { platforms } from "#/model/platform";
import { visibilities } from "#/model/system";
import { createCommandContext } from "#/operations/actor";
import { BrandResponse, toBrandResponse, brandExample } from "#/operations/brands/schema";
import { parseBrandInput, parseName, brandInput } from "#/operations/brands/parse-brand-input";
import { defineOwnedOperation } from "#/operations/operation";
import { parentInput, parseParent } from "#/operations/sub-brands/parent-input";
import { findWorkspace, workspaceFlag, workspaceNotFoundMessage, workspaceId } from "#/operations/workspaces/resolve";
import { addBrand } from "#/lifecycle/add-brand";
import { runUnitOfWork } from "#/lifecycle/unit-of-work";

export const createBrand = defineOwnedOperation({
  name: "create_brand",
  title: "Create a brand",
  summary: "Creates a brand and its system. The system becomes public when one of its designs is approved.",
  description:
    "With `parent`, it is a sub-brand: its designs take the chosen parts exactly as the parent's published version has them, " +
    "and keep them until you take a newer version. A sub-brand cannot have sub-brands.",
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
    ...parentInput,
  }),
  output: BrandResponse,
  example: { input: { name: brandExample.name, website: "https://nordhavn.example" }, output: brandExample },
  rest: { method: "POST", path: "/api/v1/workspaces/:id/brands", success: 201 },
  cli: {
    command: "brands create",
    arguments: [{ property: "name", label: "NAME" }],
    flags: workspaceFlag,
    print: ({ name, id, parent }: BrandResponse) =>
      parent ? `Created ${name}, a sub-brand of ${parent.name}: ${id}` : `Created ${name}: ${id}`,
    examples: [
      'livery brands create "Nordhavn Optik"',
      'livery brands create "Nordhavn Kids" --parent nordhavn-optik --parent-parts colors,faces,shape',
    ],
  },
  notFoundMessage: workspaceNotFoundMessage,
  find: findWorkspace,
  async run(
    context,
    { name, tagline, description, website, platform = "nextjs", visibility, parent, parentParts },
    { workspaceId: owner },
  ) {
    const parsedFields = parseBrandInput({ tagline, description, website });
    const newBrand = {
      workspaceId: owner,
      name: parseName(name),
      tagline: parsedFields.tagline ?? null,
      description: parsedFields.description ?? null,
      website: parsedFields.website ?? null,
      platform,
      visibility,
      parent: await parseParent(context, owner, { parent, parentParts }),
    };
    const { brand } = await runUnitOfWork(createCommandContext(context), (tx) => addBrand(tx, newBrand));
    return await toBrandResponse(context, brand);
  },
});
