import { Type } from "@sinclair/typebox";
import { Failure } from "#/kernel/errors";
import { StrictObject, StringEnum } from "#/kernel/schema";
import { isRoleAtLeast } from "#/model/caller";
import { visibilities } from "#/model/system";
import { deedOf } from "#/operations/actor";
import { BrandAnswer, brandAnswer, brandExample } from "#/operations/brands/brand-answer";
import { acceptBrand, brandInput } from "#/operations/brands/brand-input";
import { brandId, findBrand, noBrand } from "#/operations/brands/find-brand";
import { type Context, ownedOperation } from "#/operations/operation";
import { editBrand } from "#/lifecycle/edit-brand";
import { getBrand } from "#/operations/brands/get-brand";

export const updateBrand = ownedOperation({
  name: "update_brand",
  title: "Change a brand",
  summary: "Changes what is said of a brand, who may read it, and whether its public pages show the brief.",
  description:
    "A new name is the system's new name too; the slug stays as it is. Visibility and showBrief decide what the public sees, so that they need the role ADMIN.",
  tag: "Brands",
  access: { key: "PIPELINE", people: "MEMBER" },
  input: StrictObject({
    id: brandId,
    ...brandInput,
    name: Type.Optional(brandInput.name),
    visibility: Type.Optional(
      StringEnum(visibilities, { description: "PRIVATE: public addresses answer 404, keys and members go on reading" }),
    ),
    showBrief: Type.Optional(
      Type.Boolean({ description: "Show audience, values, tone and the like of the brief on public pages" }),
    ),
  }),
  output: BrandAnswer,
  example: { input: { id: brandExample.id, tagline: "Glasses, made to be looked through" }, output: brandExample },
  rest: { method: "PATCH", path: "/api/v1/brands/:id" },
  reads: getBrand,
  missing: noBrand,
  find: findBrand,
  async run(context, { id, visibility, showBrief, ...given }, brand) {
    const face = { ...(visibility !== undefined && { visibility }), ...(showBrief !== undefined && { showBrief }) };
    if (Object.keys(face).length > 0) demandAdmin(context, brand.workspaceId);
    const said = { ...acceptBrand(given), ...face };
    if (Object.keys(said).length === 0)
      throw new Failure("invalid", "Give at least one of name, tagline, description, website, visibility and showBrief.");
    return await brandAnswer(context, await editBrand(deedOf(context), brand.id, said));
  },
});

/** Throws `forbidden` for keys and for members: what the public sees is decided by admins and owners. */
function demandAdmin({ caller }: Context, workspaceId: string): void {
  const role = caller.kind === "person" ? caller.roles.get(workspaceId) : undefined;
  if (caller.kind !== "administrator" && (role === undefined || !isRoleAtLeast(role, "ADMIN")))
    throw new Failure("forbidden", "visibility and showBrief need the role ADMIN in the workspace.");
}
