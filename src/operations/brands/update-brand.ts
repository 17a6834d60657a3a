import type { BrandId, WorkspaceId } from "#/model/ids";
import { Type } from "@sinclair/typebox";
import { Failure } from "#/kernel/errors";
import { Nullable, StrictObject, StringEnum } from "#/kernel/schema";
import { isRoleAtLeast } from "#/model/caller";
import type { Brand } from "#/model/brand";
import { type System, visibilities } from "#/model/system";
import { createCommandContext } from "#/operations/actor";
import { BrandResponse, toBrandResponse, brandExample } from "#/operations/brands/schema";
import { parseBrandInput, brandInput } from "#/operations/brands/parse-brand-input";
import { brandId, findBrand, brandNotFoundMessage } from "#/operations/brands/resolve";
import type { Context } from "#/operations/context";
import { defineOwnedOperation } from "#/operations/operation";
import { parentPartsInput } from "#/operations/sub-brands/parent-input";
import { resolveParentChange } from "#/operations/sub-brands/resolve-parent-change";
import { assertNotMirrored } from "#/lifecycle/assert-not-mirrored";
import { syncServedDesign } from "#/lifecycle/sync-served-design";
import { runUnitOfWork } from "#/lifecycle/unit-of-work";
import { cancelForNonReaders } from "#/webhooks/fan-out";
import { getBrand } from "#/operations/brands/get-brand";

export const updateBrand = defineOwnedOperation({
  name: "update_brand",
  title: "Update a brand",
  summary: "Updates a brand's name, description, visibility, parent or whether its public pages show the brief.",
  description:
    "A new name also renames the system; the slug does not change. Changing visibility or showBrief requires the ADMIN role.",
  tag: "Brands",
  access: { key: "PIPELINE", people: "MEMBER" },
  input: StrictObject({
    id: brandId,
    ...brandInput,
    name: Type.Optional(brandInput.name),
    visibility: Type.Optional(
      StringEnum(visibilities, {
        description: "PRIVATE: public URLs return 404, while keys and members of the workspace keep access",
      }),
    ),
    showBrief: Type.Optional(Type.Boolean({ description: "Show the brief (audience, values, tone) on public pages" })),
    parent: Type.Optional(
      Nullable(
        Type.String({
          minLength: 1,
          maxLength: 64,
          description: "Id or slug of the brand to take parts from; null ends the relation, and what was taken stays",
        }),
      ),
    ),
    parentParts: Type.Optional(parentPartsInput("Parts that new designs take from the parent")),
  }),
  output: BrandResponse,
  example: { input: { id: brandExample.id, tagline: "Glasses, made to be looked through" }, output: brandExample },
  rest: { method: "PATCH", path: "/api/v1/brands/:id" },
  readOperation: getBrand,
  notFoundMessage: brandNotFoundMessage,
  find: findBrand,
  async run(context, { id, visibility, showBrief, parent, parentParts, ...fields }, brand) {
    const publicFields = { ...(visibility !== undefined && { visibility }), ...(showBrief !== undefined && { showBrief }) };
    if (Object.keys(publicFields).length > 0) assertAdmin(context, brand.workspaceId);
    const changes = {
      ...parseBrandInput(fields),
      ...publicFields,
      ...(await resolveParentChange(context, brand, { parent, parentParts })),
    };
    if (Object.keys(changes).length === 0)
      throw new Failure(
        "invalid",
        "Nothing to update. Send at least one of name, tagline, description, website, visibility, showBrief, parent or parentParts.",
      );
    return await toBrandResponse(context, await changeBrand(context, brand.id, changes));
  },
});

/** Throws `forbidden` unless the caller is an admin or owner of the workspace. */
function assertAdmin({ caller }: Context, workspaceId: WorkspaceId): void {
  const role = caller.kind === "person" ? caller.roles.get(workspaceId) : undefined;
  if (caller.kind !== "administrator" && (role === undefined || !isRoleAtLeast(role, "ADMIN")))
    throw new Failure("forbidden", "Changing visibility or showBrief requires the ADMIN role in the workspace.");
}

type BrandEdit = Partial<
  Pick<Brand, "name" | "tagline" | "description" | "website" | "parentBrandId" | "parentParts"> &
    Pick<System, "visibility" | "showBrief">
>;

/**
 * Updates a brand. When it becomes private, deliveries to subscribers outside its workspace are
 * cancelled.
 */
const changeBrand = (context: Context, id: BrandId, { visibility, showBrief, ...fields }: BrandEdit): Promise<Brand> =>
  runUnitOfWork(createCommandContext(context), async (tx) => {
    const { repositories, now: updatedAt, audit } = tx;
    const { brands, systems } = repositories;
    const [brand, system] = [await brands.findById(id), await systems.findByBrand(id)];
    if (!brand || !system) throw new Failure("not_found", brandNotFoundMessage);
    const publicFields = {
      name: fields.name ?? system.name,
      visibility: visibility ?? system.visibility,
      showBrief: showBrief ?? system.showBrief,
    };
    const isSame =
      publicFields.name === system.name &&
      publicFields.visibility === system.visibility &&
      publicFields.showBrief === system.showBrief;
    if (Object.keys(fields).length > 0 || showBrief !== undefined) await assertNotMirrored(repositories, brand);
    await brands.update(id, { ...fields, updatedAt });
    if (!isSame) await systems.update(system.id, { ...publicFields, updatedAt });
    if (publicFields.visibility !== system.visibility) {
      await syncServedDesign(tx, system.id);
      if (publicFields.visibility === "PRIVATE") await cancelForNonReaders(repositories, system.id, Date.parse(updatedAt));
    }
    const { workspaceId } = brand;
    const fieldNames = Object.entries({ ...fields, visibility, showBrief }).flatMap(([name, value]) =>
      value === undefined ? [] : [name],
    );
    const details = {
      fields: fieldNames.join(", "),
      ...(visibility && { visibility }),
      ...(showBrief !== undefined && { showBrief }),
    };
    await audit({ action: "brand.updated", workspaceId, targetId: id, details });
    return { ...brand, ...fields, updatedAt };
  });
