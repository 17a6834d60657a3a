import type { Clock } from "#/kernel/clock";
import { newId } from "#/kernel/ids";
import { fingerprint, seedMax } from "#/kernel/random";
import { slugOf } from "#/kernel/text";
import type { Brand } from "#/model/brand";
import type { Brief } from "#/model/brief";
import type { Design } from "#/model/design";
import type { ArchetypeId, Direction } from "#/model/direction";
import type { Foregone, Project } from "#/model/project";
import type { System } from "#/model/system";
import type { Settled } from "#/pipeline/stage";
import { type DesignContents, putParts } from "#/store/design-contents";
import type { Repositories, Store } from "#/store/store";
import { directionDistance, distanceMin, exploreDirections } from "#/studio/directions/explore-directions";
import { settleDirection } from "#/studio/directions/settle-direction";

type Start = {
  readonly workspaceId: string;
  readonly brief: Brief;
  readonly directionId?: ArchetypeId | undefined;
  readonly seed?: number | undefined;
  readonly foregone: Foregone;
};

export type Started = { readonly brand: Brand; readonly system: System; readonly design: Design; readonly project: Project };

/**
 * Makes a project from an accepted brief, in one transaction: the brand and its system where the workspace has no brand of that name yet, a new draft
 * design (based on the brand's newest one where there is one), and the project with its seed and direction settled for good.
 */
export async function startProject(store: Store, contents: DesignContents, clock: Clock, start: Start): Promise<Started> {
  const now = clock.now().toISOString();
  return await store.transaction(async (repositories) => {
    const { brand, system } = await brandFor(repositories, start, now);
    const settled = await settle(repositories, contents, start, brand.id);
    const earlier = await repositories.designs.ofSystem(system.id);
    const design: Design = {
      id: newId("ds"),
      workspaceId: start.workspaceId,
      brandId: brand.id,
      systemId: system.id,
      name: `${brand.name}, ${settled.name}`,
      status: "DRAFT",
      basedOn: earlier.at(-1)?.id ?? null,
      seed: settled.seed,
      directionId: settled.directionId,
      parts: await putParts(repositories.blobs, { brief: start.brief }),
      createdAt: now,
      updatedAt: now,
      approvedAt: null,
      publishedAt: null,
    };
    await repositories.designs.insert(design);
    const project: Project = {
      id: newId("prj"),
      workspaceId: start.workspaceId,
      designId: design.id,
      name: design.name,
      state: "BRIEF",
      foregone: start.foregone,
      externalDesign: false,
      failedStage: null,
      failure: null,
      leaseOwner: null,
      leaseUntilMs: null,
      createdAt: now,
      updatedAt: now,
    };
    await repositories.projects.insert(project);
    return { brand, system, design, project };
  });
}

async function brandFor(
  { brands, systems }: Repositories,
  { workspaceId, brief }: Start,
  now: string,
): Promise<{ brand: Brand; system: System }> {
  for (const brand of await brands.byName(workspaceId, brief.name)) {
    const system = await systems.byBrand(brand.id);
    if (system) return { brand, system };
  }
  const lead = slugOf(brief.name, "brand");
  const slug = freeSlug(lead, await systems.slugsLike(lead.slice(0, 50)));
  const brand: Brand = {
    id: newId("br"),
    workspaceId,
    name: brief.name,
    slug,
    tagline: brief.tagline ?? null,
    description: brief.offer ?? null,
    website: null,
    createdAt: now,
    updatedAt: now,
  };
  const system: System = {
    id: newId("sys"),
    workspaceId,
    brandId: brand.id,
    name: brief.name,
    slug,
    brandColor: "#000000",
    tokenCount: 0,
    status: "DRAFT",
    platform: brief.platform ?? "nextjs",
    pinnedDesignId: null,
    createdAt: now,
    updatedAt: now,
  };
  await brands.insert(brand);
  await systems.insert(system);
  return { brand, system };
}

/** The slug itself, or with the lowest free number: `fern`, `fern-2`, `fern-3`. Never longer than sixty characters. */
export function freeSlug(lead: string, taken: readonly string[]): string {
  if (!taken.includes(lead)) return lead;
  for (let number = 2; ; number++) {
    const slug = `${lead.slice(0, 59 - String(number).length).replace(/-$/, "")}-${number}`;
    if (!taken.includes(slug)) return slug;
  }
}

/** How many seeds are tried to keep a workspace's systems apart. */
const seedsTried = 12;

/**
 * Seed and direction of a new design. What the caller or the brief asked for stands; else the seed comes from the name, and both move on to the first
 * that keeps the distance to the other systems of the workspace, or to the farthest.
 */
async function settle(
  repositories: Repositories,
  contents: DesignContents,
  { workspaceId, brief, directionId, seed }: Start,
  brandId: string,
): Promise<Settled & { readonly name: string }> {
  const asked = directionId ?? brief.archetype;
  const fixedSeed = seed ?? brief.seed;
  const answer = (direction: Direction, usedSeed: number) => ({
    seed: usedSeed,
    directionId: direction.id,
    name: direction.name,
  });
  const first = fixedSeed ?? fingerprint(brief.name);
  if (fixedSeed !== undefined) return answer(settleDirection(brief, first, asked), first);
  const others = await directionsInWorkspace(repositories, contents, workspaceId, brandId);
  let best: { readonly direction: Direction; readonly seed: number; readonly distance: number } | undefined;
  for (let offset = 0; offset < seedsTried; offset++) {
    const trial = (first + offset) % (seedMax + 1);
    const candidates = asked ? [settleDirection(brief, trial, asked)] : exploreDirections(brief, trial).slice(0, 2);
    for (const direction of candidates) {
      const distance = Math.min(5, ...others.map((other) => directionDistance(direction, other)));
      if (distance >= distanceMin) return answer(direction, trial);
      if (!best || distance > best.distance) best = { direction, seed: trial, distance };
    }
  }
  return best ? answer(best.direction, best.seed) : answer(settleDirection(brief, first, asked), first);
}

async function directionsInWorkspace(
  repositories: Repositories,
  contents: DesignContents,
  workspaceId: string,
  brandId: string,
): Promise<readonly Direction[]> {
  const systems = (await repositories.systems.inWorkspace(workspaceId)).filter((system) => system.brandId !== brandId);
  const designs = await Promise.all(
    systems.map(async ({ id }) => (await repositories.designs.ofSystem(id)).findLast(({ parts }) => parts.direction)),
  );
  return await Promise.all(designs.flatMap((design) => (design ? [contents.part(design.parts, "direction")] : [])));
}
