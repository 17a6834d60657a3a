import { Failure } from "#/kernel/errors";
import { assertEditable } from "#/lifecycle/assert-editable";
import type { DesignWithProject } from "#/lifecycle/add-design";
import { loadDesign } from "#/lifecycle/load-design";
import type { MergeImports } from "#/lifecycle/merge-imports-job";
import { type CommandContext, runUnitOfWork, type UnitOfWork } from "#/lifecycle/unit-of-work";
import { type MergePlan, runUnitOfWorkWithImports, storeMergedParts } from "#/lifecycle/unit-of-work-with-imports";
import type { AuditReport, Waiver } from "#/model/audit-report";
import type { Design, PartHashes } from "#/model/design";
import type { DesignContent, SourcePart } from "#/model/design-content";
import type { DesignId } from "#/model/ids";
import type { RegenerateInput } from "#/pipeline/regenerate-job";
import { plannedStages } from "#/pipeline/stages/stage-plan";
import { putParts } from "#/store/design-contents";
import type { Repositories } from "#/store/store";

/** What makes the parts again, and what merges accepted imports into them. */
export type Regeneration = {
  readonly regenerate: (input: RegenerateInput) => Promise<Partial<DesignContent>>;
  readonly mergeImports: MergeImports;
};

/** New given parts or adjustments of a design. */
export type SourceChange = Partial<Pick<DesignContent, "given" | "adjustments">>;

/** What people decided about a design, and its other parts as far as they are made. */
export type MadeParts = Partial<DesignContent> & Pick<DesignContent, SourcePart>;

/** A change that depends on the design that it is applied to. */
export type DesignChange = {
  /** The new given parts or adjustments. Throws to change nothing. */
  readonly derive: (made: MadeParts, design: Design) => Promise<SourceChange>;
  /** Runs in the transaction that stores the change. */
  readonly record?: (tx: UnitOfWork) => Promise<void>;
};

/** Parts that hold nothing are not stored, so that designs without them stay as they were. */
const isEmpty = (part: object) => Object.keys(part).length === 0;

/** What people accepted in an audit, to be accepted in the next one. */
export const listWaivers = ({ findings }: AuditReport): readonly Waiver[] =>
  findings.flatMap(({ rule, subject, waived }) => (waived === undefined ? [] : [{ rule, subject, reason: waived }]));

/**
 * Changes what was brought into a draft or edited in it by hand, and makes its finished parts again.
 * The project stays where it is, accepted imports are merged again and waivers are kept. Throws
 * `conflict` for an approved design, an ended project, while a stage is running, and if the design
 * changes meanwhile.
 */
export async function regenerateDesign(
  context: CommandContext,
  designId: DesignId,
  { derive, record }: DesignChange,
  { regenerate, mergeImports }: Regeneration,
): Promise<DesignWithProject> {
  const { store, contents } = context;
  const { design: before } = await runUnitOfWork(context, (tx) => loadEditable(tx, designId));
  const madeBefore = await contents.loadMadeParts(before.parts);
  const change = await derive(madeBefore, before);
  const source = { ...madeBefore, ...change };
  const { brief, given, adjustments } = source;
  const states = plannedStages
    .filter(({ makes }) => makes.some((part) => before.parts[part] !== undefined))
    .map(({ state }) => state);
  const { seed, directionId, workspaceId, brandId } = before;
  const otherSystems = before.parts.audit ? await store.systems.listSignatures(workspaceId, brandId) : [];
  const made = await regenerate({
    states,
    parts: { brief, given, adjustments },
    parameters: { seed, directionId, otherSystems },
    waivers: source.audit ? listWaivers(source.audit) : [],
  });
  // Stored first, because imports are merged into stored parts. What is not used is swept.
  const hashes = await runUnitOfWork(context, ({ repositories }) => putParts(repositories, { ...change, ...made }));
  const parts = withoutEmptySources({ ...before.parts, ...hashes }, { given, adjustments });
  const rows = async (repositories: Repositories) =>
    parts.pages === undefined ? [] : await listAcceptedImports(repositories, designId);
  const plan = async (repositories: Repositories): Promise<MergePlan | undefined> => {
    const accepted = await rows(repositories);
    if (accepted.length === 0) return undefined;
    return { workspaceId, brandId, parts, rows: accepted, withAudit: parts.audit !== undefined };
  };
  return await runUnitOfWorkWithImports(context, mergeImports, plan, async (tx, merge) => {
    const { repositories, now, audit } = tx;
    const { design, project } = await loadEditable(tx, designId);
    if (!isSameBasis(design, before))
      throw new Failure("conflict", "This design changed while the edit was applied. Load it again and repeat the edit.");
    const mergePlan = await plan(repositories);
    const merged = mergePlan ? { ...parts, ...(await storeMergedParts(tx, mergePlan, merge)) } : parts;
    const [{ getMarkSignature }, { createPageSignature }] = await Promise.all([
      import("#/studio/marks/mark-signature"),
      import("#/audit/page-signature"),
    ]);
    if (made.mark) await repositories.systems.setMarkSignature(design.systemId, getMarkSignature(made.mark.symbol.shapes));
    if (made.audit && made.pages && made.mark)
      await repositories.systems.setPageSignature(design.systemId, createPageSignature({ ...source, ...made } as DesignContent));
    const patch = { parts: merged, updatedAt: now };
    await repositories.designs.update(design.id, patch);
    await repositories.projects.update(project.id, { updatedAt: now });
    await record?.(tx);
    const fields = Object.keys(change).join(", ");
    await audit({ action: "design.updated", workspaceId, targetId: design.id, details: { fields } });
    return { design: { ...design, ...patch }, project: { ...project, updatedAt: now } };
  });
}

async function loadEditable(tx: UnitOfWork, designId: DesignId) {
  const { design, project } = await loadDesign(tx.repositories, designId);
  assertEditable(tx, design, project);
  return { design, project };
}

const listAcceptedImports = async (repositories: Repositories, designId: DesignId) => {
  const project = await repositories.projects.findByDesign(designId);
  return project ? await repositories.externalArtifacts.listByProject(project.id, ["ACCEPTED"]) : [];
};

const isSameBasis = (design: Design, before: Design) =>
  JSON.stringify([design.parts, design.seed, design.directionId]) ===
  JSON.stringify([before.parts, before.seed, before.directionId]);

function withoutEmptySources(parts: PartHashes, source: Pick<DesignContent, "given" | "adjustments">): PartHashes {
  const dropped = (["given", "adjustments"] as const).filter((name) => isEmpty(source[name]));
  return Object.fromEntries(Object.entries(parts).filter(([name]) => !dropped.some((part) => part === name)));
}
