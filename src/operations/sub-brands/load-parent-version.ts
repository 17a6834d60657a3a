import { Failure } from "#/kernel/errors";
import type { Brand } from "#/model/brand";
import type { WorkspaceId } from "#/model/ids";
import type { ParentPart } from "#/model/sub-brand";
import type { DesignContent } from "#/model/design-content";
import type { Version } from "#/model/version";
import type { Context } from "#/operations/context";
import { parseParent } from "#/operations/sub-brands/parent-input";
import type { ParentChoice } from "#/lifecycle/add-brand";
import type { ParentVersion } from "#/lifecycle/create-parent-source";
import { describeMissingVersion, loadParent, type Parent } from "#/lifecycle/load-parent";
import type { TakenVersion } from "#/studio/sub-brands/create-taken-parts";

/** Loads what of a parent's version can be taken. */
export async function loadTakenContent(
  { contents }: Pick<Context, "contents">,
  { parts }: Pick<Version, "parts">,
): Promise<TakenVersion["content"]> {
  const [brief, given, adjustments, direction, mark, imagery, icons, tokens] = await Promise.all([
    contents.loadPart(parts, "brief"),
    contents.loadPart(parts, "given"),
    contents.loadPart(parts, "adjustments"),
    contents.loadPart(parts, "direction"),
    contents.loadPart(parts, "mark"),
    contents.loadPart(parts, "imagery"),
    contents.loadPart(parts, "icons"),
    contents.loadPart(parts, "tokens"),
  ]);
  return { brief, given, adjustments, direction, mark, imagery, icons, tokens };
}

/** Loads the parts of a parent's version. Reading a generated mark takes a job. */
export async function loadParentVersion(
  context: Context,
  { brand, system }: Pick<Parent, "brand" | "system">,
  version: Version,
  parts: readonly ParentPart[],
): Promise<ParentVersion> {
  const content = await loadTakenContent(context, version);
  const mark = parts.includes("mark") ? (content.given.mark ?? (await readMark(context, brand, content))) : undefined;
  return { brand, system, parts, taken: { number: version.number, content, mark } };
}

async function readMark(context: Context, { workspaceId }: Parent["brand"], { mark }: Pick<DesignContent, "mark">) {
  const { readParentMark } = await import("#/operations/sub-brands/read-parent-mark");
  return await readParentMark(context, workspaceId, mark);
}

/**
 * The published version of a brand's parent, for a new design of it. Undefined unless it is a
 * sub-brand. Throws `conflict` if the parent has no published version.
 */
export async function loadPublishedParent(
  context: Context,
  { parentBrandId, parentParts }: Pick<Brand, "parentBrandId" | "parentParts">,
): Promise<ParentVersion | undefined> {
  const parent = parentBrandId === null ? undefined : await loadParent(context.store, parentBrandId);
  if (!parent) return undefined;
  if (!parent.version)
    throw new Failure(
      "conflict",
      `${describeMissingVersion(parent)} Until then, duplicate or rework a design of this brand: it keeps what it took.`,
    );
  return await loadParentVersion(context, parent, parent.version, parentParts);
}

/** The parent of a new design, and of its brand if that does not exist yet. */
export type StartParent = { readonly parent?: ParentVersion | undefined; readonly newParent?: ParentChoice | undefined };

/**
 * The parent for a design that is started by the name of its brand. Throws `invalid` for a parent
 * that is not the one of a brand that exists.
 */
export async function loadStartParent(
  context: Context,
  workspaceId: WorkspaceId,
  brandName: string,
  input: { readonly parent?: string | undefined; readonly parentParts?: readonly ParentPart[] | undefined },
): Promise<StartParent> {
  const newParent = await parseParent(context, workspaceId, input);
  const brand = (await context.store.brands.listByName(workspaceId, brandName))[0];
  if (brand) {
    if (newParent && newParent.brandId !== brand.parentBrandId)
      throw new Failure(
        "invalid",
        `parent: the workspace has a brand “${brandName}” with another parent or none. Choose another name, or leave parent out.`,
      );
    return { parent: await loadPublishedParent(context, brand) };
  }
  if (!newParent) return {};
  return {
    newParent,
    parent: await loadPublishedParent(context, { parentBrandId: newParent.brandId, parentParts: newParent.parts }),
  };
}
