import { tokenNamesOf } from "#/audit/inventory";
import type { Clock } from "#/kernel/clock";
import { Failure } from "#/kernel/errors";
import type { Design } from "#/model/design";
import type { Project } from "#/model/project";
import { servedDesign } from "#/model/system";
import type { Version } from "#/model/version";
import { freezeVersion } from "#/pipeline/freeze-version";
import type { DesignContents } from "#/store/design-contents";
import type { Repositories, Store } from "#/store/store";

type Review = { readonly store: Store; readonly contents: DesignContents; readonly clock: Clock };

/** Approves the foundation under review: freezes an alpha version and lets the components begin. Throws `conflict` in any other state. */
export async function approveFoundation({ store, contents, clock }: Review, projectId: string): Promise<Version> {
  const now = clock.now().toISOString();
  return await store.transaction(async (repositories) => {
    const { project, design } = await underReview(repositories, projectId, "FOUNDATION_REVIEW");
    await repositories.projects.update(project.id, { state: "COMPONENTS", updatedAt: now });
    return await freezeVersion(repositories, contents, design, "alpha", now);
  });
}

/**
 * Approves the design under review: freezes a release candidate, makes the system live and ends the project; publishes as well where that was decided
 * when the project was started. Throws `conflict` in any other state and while the audit has errors.
 */
export async function approveDesign({ store, contents, clock }: Review, projectId: string): Promise<Version> {
  const now = clock.now().toISOString();
  return await store.transaction(async (repositories) => {
    const { project, design } = await underReview(repositories, projectId, "DESIGN_REVIEW");
    const audit = await contents.part(design.parts, "audit");
    if (audit.counts.error > 0)
      throw new Failure(
        "conflict",
        `The coherence audit has ${audit.counts.error} open errors. Mend them, then approve the design again.`,
      );
    await repositories.designs.update(design.id, { status: "APPROVED", approvedAt: now, updatedAt: now });
    await repositories.projects.update(project.id, { state: "FINALIZED", updatedAt: now });
    const version = await freezeVersion(repositories, contents, design, "rc", now);
    await showToPublic(repositories, contents, design.systemId, now);
    return project.foregone.publish ? await publish(repositories, contents, design, now) : version;
  });
}

/** Publishes an approved design as a release of its system. Throws `not_found`, and `conflict` unless the design is APPROVED. */
export async function publishDesign({ store, contents, clock }: Review, designId: string): Promise<Version> {
  const now = clock.now().toISOString();
  return await store.transaction(async (repositories) => {
    const design = await repositories.designs.byId(designId);
    if (!design) throw new Failure("not_found", "No design has this id.");
    if (design.status !== "APPROVED")
      throw new Failure("conflict", `Only an approved design can be published; this one is ${design.status}.`);
    return await publish(repositories, contents, design, now);
  });
}

async function publish(repositories: Repositories, contents: DesignContents, design: Design, now: string): Promise<Version> {
  await repositories.designs.update(design.id, { status: "PUBLISHED", publishedAt: now, updatedAt: now });
  const version = await freezeVersion(repositories, contents, design, "release", now);
  await showToPublic(repositories, contents, design.systemId, now);
  return version;
}

/** Brings the system's public facts in line with the design that it serves now. */
async function showToPublic(
  { systems, designs }: Repositories,
  contents: DesignContents,
  systemId: string,
  updatedAt: string,
): Promise<void> {
  const system = await systems.byId(systemId);
  const served = system && servedDesign(await designs.ofSystem(systemId), system.pinnedDesignId);
  if (!served) return;
  const tokens = await contents.part(served.parts, "tokens");
  const brief = await contents.part(served.parts, "brief");
  await systems.update(systemId, {
    status: "ACTIVE",
    brandColor: tokens.brand.color.hex,
    tokenCount: tokenNamesOf(tokens).length,
    platform: brief.platform ?? "nextjs",
    updatedAt,
  });
}

async function underReview(
  repositories: Repositories,
  projectId: string,
  state: Project["state"],
): Promise<{ project: Project; design: Design }> {
  const project = await repositories.projects.byId(projectId);
  const design = project && (await repositories.designs.byId(project.designId));
  if (!project || !design) throw new Failure("not_found", "No project has this id.");
  if (project.state !== state)
    throw new Failure("conflict", `This can be approved in ${state} only; the project is in ${project.state}.`);
  return { project, design };
}
