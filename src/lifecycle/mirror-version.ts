import type { WorkspaceId } from "#/model/ids";
import { Failure } from "#/kernel/errors";
import { createId } from "#/kernel/ids";
import type { Design } from "#/model/design";
import type { DesignContent } from "#/model/design-content";
import { createDesignPublishedEvent, createSystemEvent } from "#/model/event";
import type { Mirror } from "#/model/mirror";
import type { System, Visibility } from "#/model/system";
import type { Version } from "#/model/version";
import { addBrand, type BrandWithSystem } from "#/lifecycle/add-brand";
import { findFreeName, getDefaultDesignName } from "#/lifecycle/add-design";
import { proposeRelease } from "#/lifecycle/freeze-version";
import { notifySubBrands } from "#/lifecycle/notify-sub-brands";
import { syncServedDesign } from "#/lifecycle/sync-served-design";
import { type CommandContext, runUnitOfWork, type UnitOfWork } from "#/lifecycle/unit-of-work";
import { createDesignContents, putParts } from "#/store/design-contents";

/** A version of a system of another Livery, as a bundle contains it. */
export type MirroredVersion = {
  readonly name: string;
  readonly slug: string;
  /** Semantic version of a release or a release candidate. */
  readonly number: string;
  readonly seed: number;
  readonly showsBrief: boolean;
  readonly namesParent: boolean;
  readonly parts: Partial<DesignContent> & Pick<DesignContent, "brief" | "direction">;
  readonly files: readonly { readonly mediaType: string; readonly bytes: Uint8Array<ArrayBuffer> }[];
};

/** Where a version comes from and who signed it; `isKeyConfirmed` if the caller named that key. */
export type MirrorSource = Pick<Mirror, "source" | "publicKey" | "fingerprint"> & { readonly isKeyConfirmed: boolean };

export type MirrorResult = BrandWithSystem & {
  /** `older`: the source has an older version than the newest here. Nothing was changed. */
  readonly outcome: "added" | "updated" | "unchanged" | "older";
};

/**
 * Stores a version of a system of another Livery, which is served like an own one and cannot be
 * edited. Throws `conflict` if the slug belongs to something else here, if the version is signed
 * with another key than the versions before, or if it has other content than here.
 */
export const mirrorVersion = (
  context: CommandContext,
  workspaceId: WorkspaceId,
  version: MirroredVersion,
  source: MirrorSource,
  visibility: Visibility,
): Promise<MirrorResult> =>
  runUnitOfWork(context, async (unit) => {
    // Reads what this transaction has stored.
    const tx: UnitOfWork = { ...unit, contents: createDesignContents(unit.repositories.blobs) };
    const { systems, brands, mirrors, versions } = tx.repositories;
    const [system] = await systems.listBySlug([workspaceId], version.slug);
    const mirror = system && (await mirrors.findByBrand(system.brandId));
    if (system && !mirror)
      throw new Failure(
        "conflict",
        `The slug ${version.slug} belongs to “${system.name}”, which is not a copy. Pull into another workspace with --workspace.`,
      );
    if (mirror) assertSameKey(version, mirror, source);
    const existing = system && (await versions.listBySystem(system.id));
    const same = existing?.find(({ number }) => number === version.number);
    const newest = existing?.at(-1);
    const brand = system && (await brands.findById(system.brandId));
    if (system && brand && same) {
      await assertSameContent(tx, version, same);
      if (mirror && source.publicKey !== null && source.publicKey !== mirror.publicKey)
        await rememberKey(tx, mirror, version, source);
      return { brand, system, outcome: "unchanged" };
    }
    if (system && brand && newest && Bun.semver.order(newest.number, version.number) > 0)
      return { brand, system, outcome: "older" };
    const target = system && brand ? { brand, system } : await addMirroredBrand(tx, workspaceId, version, visibility);
    return { ...(await addVersion(tx, target, version, source, mirror)), outcome: system ? "updated" : "added" };
  });

function assertSameKey({ name }: MirroredVersion, mirror: Mirror, source: MirrorSource): void {
  if (mirror.publicKey === null || mirror.publicKey === source.publicKey || source.isKeyConfirmed) return;
  throw new Failure(
    "conflict",
    `“${name}” was signed with ${mirror.fingerprint} before, and ${
      source.fingerprint === null ? "is not signed now" : `with ${source.fingerprint} now`
    }. Nothing was changed. Ask its owner; if the key was replaced, pull with --fingerprint and the new fingerprint.`,
  );
}

/** Later versions must be signed with the key from now on. */
async function rememberKey(
  { repositories, audit }: UnitOfWork,
  mirror: Mirror,
  { number }: MirroredVersion,
  { source, publicKey, fingerprint }: MirrorSource,
): Promise<void> {
  await repositories.mirrors.put({ ...mirror, publicKey, fingerprint });
  const { workspaceId, brandId } = mirror;
  await audit({ action: "brand.pulled", workspaceId, targetId: brandId, details: { source, version: number, fingerprint } });
}

/** The parts that give a design its look; a newer Livery writes the others in another way. */
const comparedParts = ["direction", "mark", "imagery", "tokens"] as const;

async function assertSameContent({ contents }: UnitOfWork, version: MirroredVersion, stored: Version): Promise<void> {
  for (const name of comparedParts) {
    if (JSON.stringify(await contents.loadPart(stored.parts, name)) === JSON.stringify(version.parts[name])) continue;
    throw new Failure(
      "conflict",
      `Version ${version.number} of “${version.name}” has another ${name} here than at its source. Nothing was changed. ` +
        "Ask its owner to publish the change as a new version.",
    );
  }
}

async function addMirroredBrand(
  tx: UnitOfWork,
  workspaceId: WorkspaceId,
  { name, slug, showsBrief, parts: { brief } }: MirroredVersion,
  visibility: Visibility,
): Promise<BrandWithSystem> {
  const platform = brief.platform ?? "nextjs";
  const fields = { workspaceId, name, tagline: brief.tagline ?? null, description: null, website: null };
  const { brand, system } = await addBrand(tx, { ...fields, platform, visibility, slug });
  if (showsBrief) await tx.repositories.systems.update(system.id, { showBrief: true });
  return { brand, system: { ...system, showBrief: showsBrief } };
}

async function addVersion(
  tx: UnitOfWork,
  { brand, system }: BrandWithSystem,
  version: MirroredVersion,
  { source, publicKey, fingerprint }: MirrorSource,
  mirror: Mirror | undefined,
): Promise<BrandWithSystem> {
  const { repositories, contents, now, audit, publish } = tx;
  const { number, seed, parts: content, files, namesParent } = version;
  for (const { bytes, mediaType } of files) await repositories.blobs.put(bytes, mediaType);
  const parts = await putParts(repositories, content);
  const directionId = content.direction.id;
  const taken = (await repositories.designs.listByBrand(brand.id)).map(({ name }) => name);
  const design: Design = {
    id: createId("ds"),
    workspaceId: brand.workspaceId,
    brandId: brand.id,
    systemId: system.id,
    name: findFreeName(getDefaultDesignName(content.brief, { directionId }), taken),
    status: "PUBLISHED",
    basedOn: null,
    seed,
    directionId,
    parts,
    createdAt: now,
    updatedAt: now,
    approvedAt: now,
    publishedAt: now,
  };
  const { changelog, bump, reasons } = await proposeRelease(repositories, contents, design);
  await repositories.designs.insert(design);
  await repositories.versions.insert({
    id: createId("ver"),
    systemId: system.id,
    designId: design.id,
    number,
    kind: number.includes("-") ? "rc" : "release",
    seed,
    parts,
    changelog,
    bump,
    proposedBump: bump,
    reasons,
    releaseNotes: null,
    createdAt: now,
  });
  await repositories.mirrors.put({
    systemId: system.id,
    brandId: brand.id,
    workspaceId: brand.workspaceId,
    source,
    publicKey,
    fingerprint,
    namesParent,
    createdAt: mirror?.createdAt ?? now,
    pulledAt: now,
  });
  const { system: live, isFirst } = await syncServedDesign(tx, system.id);
  assertSlug(live, version);
  await publish(createDesignPublishedEvent(live, design, number, now));
  if (!isFirst) await publish(createSystemEvent("system.updated", live, design, number, now));
  await notifySubBrands(tx, brand.id);
  const details = { source, version: number, fingerprint };
  await audit({ action: "brand.pulled", workspaceId: brand.workspaceId, targetId: brand.id, details });
  return { brand, system: live };
}

/** Exports have the slug in them, so a copy under another one would not have the same bytes. */
function assertSlug({ slug }: System, version: MirroredVersion): void {
  if (slug !== version.slug)
    throw new Failure(
      "conflict",
      `Another system of this installation is or was public as ${version.slug}. Pull it with --visibility PRIVATE.`,
    );
}
