import type { BrandId, DesignId, ProjectId, SystemId } from "#/model/ids";
import { Type, type Static } from "@sinclair/typebox";
import { IdString, Nullable, StringEnum } from "#/kernel/schema";
import { designStatuses } from "#/model/design";
import { type Project, projectStates } from "#/model/project";
import { systemStatuses } from "#/model/system";
import { getBrandColor } from "#/operations/systems/schema";
import type { Context } from "#/operations/context";

/**
 * The result of a run: the brand, its design, the project, the system and, if anything was
 * approved, the newest version.
 */
export const RunReport = Type.Object(
  {
    brand: Type.Object({ id: IdString<BrandId>({}), name: Type.String(), slug: Type.String() }),
    design: Type.Object({
      id: IdString<DesignId>({}),
      name: Type.String(),
      status: StringEnum(designStatuses),
      direction: Type.String(),
      seed: Type.Integer(),
    }),
    project: Type.Object({ id: IdString<ProjectId>({}), state: StringEnum(projectStates) }),
    system: Type.Object({
      id: IdString<SystemId>({}),
      slug: Type.String(),
      status: StringEnum(systemStatuses),
      brandColor: Nullable(Type.String()),
      previewUrl: Type.String(),
    }),
    version: Nullable(Type.String()),
    audit: Nullable(Type.Object({ error: Type.Integer(), warning: Type.Integer(), info: Type.Integer() })),
    notices: Type.Array(Type.String(), { description: "What was removed from the brief or chosen for it" }),
  },
  { title: "RunReport" },
);
export type RunReport = Static<typeof RunReport>;

/** Loads the report of a project in its current state. */
export async function createRunReport(
  { store, contents, baseUrl }: Context,
  project: Project,
  notices: readonly string[],
): Promise<RunReport> {
  const design = await store.designs.findById(project.designId);
  const system = design && (await store.systems.findById(design.systemId));
  const brand = design && (await store.brands.findById(design.brandId));
  if (!design || !system || !brand) throw new Error(`project ${project.id} has no design, system or brand`);
  const version = (await store.versions.listByDesign(design.id)).at(-1);
  return {
    brand: { id: brand.id, name: brand.name, slug: brand.slug },
    design: { id: design.id, name: design.name, status: design.status, direction: design.directionId, seed: design.seed },
    project: { id: project.id, state: project.state },
    system: {
      id: system.id,
      slug: system.slug,
      status: system.status,
      brandColor: getBrandColor(system),
      previewUrl: `${baseUrl}/preview/d/${design.id}`,
    },
    version: version?.number ?? null,
    audit: design.parts.audit ? (await contents.loadPart(design.parts, "audit")).counts : null,
    notices: [...notices],
  };
}

/** Formats the report as a few lines. */
export function printRunReport({ brand, design, project, system, version, audit, notices }: RunReport): string {
  const findings = audit ? `${audit.error} errors, ${audit.warning} warnings` : "not audited yet";
  const next: Partial<Record<typeof project.state, string>> = {
    FOUNDATION_REVIEW: `The foundation waits for approval: livery resume ${project.id} --approve`,
    DESIGN_REVIEW: `The design waits for approval: livery resume ${project.id} --approve`,
  };
  return [
    ...notices,
    `${brand.name}: ${design.direction} direction, seed ${design.seed}, ${system.brandColor ?? "no brand colour yet"}, ${findings}`,
    next[project.state] ?? `${system.slug}${version ? ` ${version}` : ""} is ${design.status.toLowerCase().replace("_", " ")}`,
    `Preview, while livery serve runs: ${system.previewUrl}`,
  ].join("\n");
}
