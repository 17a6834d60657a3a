import { canonicalForm } from "#/html/canonical-form";
import type { JobRunner } from "#/jobs/job";
import type { Log } from "#/kernel/log";
import { yieldToEventLoop } from "#/kernel/yield-to-event-loop";
import { liveryActor } from "#/model/caller";
import { artifactMachine, type ExternalArtifact } from "#/model/external-artifact";
import { maxImportMs } from "#/model/limits";
import { isEnded } from "#/model/project";
import { canTransition, transition } from "#/model/state-machine";
import { type UnitOfWork, runUnitOfWork, type CommandContext } from "#/lifecycle/unit-of-work";
import { loadStoredContent } from "#/lifecycle/imported-parts";
import { type RecheckedImport, recheckImportJob } from "#/lifecycle/recheck-import-job";

const batchSize = 20;
const reason =
  "An update of Livery checked this import again and found unsafe content. Fix what the checks report, then import it again.";

/**
 * Checks stored imports of older policies again, once per policy. Safe ones are stored in canonical
 * form. An unsafe accepted one becomes pending again, or is rejected if its project has ended.
 * Served content is clean in any case, because parts are cleaned when they are read. Each row is a
 * unit of work of its own, so an interrupted run continues later.
 */
export async function recheckImports(
  services: Omit<CommandContext, "by">,
  jobs: JobRunner,
  log: Log,
  isStopped: () => boolean,
): Promise<void> {
  const context = { ...services, by: liveryActor };
  let checked = 0;
  let withdrawn = 0;
  const failed = new Set<string>();
  for (;;) {
    // Rows that failed stay as they are until the next start, and must not hide the rest.
    const limit = batchSize + failed.size;
    const batch = await context.store.externalArtifacts.listCheckedBefore(canonicalForm, limit);
    const rows = batch.filter(({ id }) => !failed.has(id));
    let hasChanged = false;
    for (const row of rows) {
      if (isStopped()) return;
      await yieldToEventLoop();
      const result = await recheck(context, jobs, row, log);
      if (result === "failed") failed.add(row.id);
      else if (result === "changed") hasChanged = true;
      else checked++;
      if (result === "withdrawn") withdrawn++;
    }
    if (batch.length < limit && !hasChanged) break;
  }
  if (checked > 0) log.info("stored imports rechecked", { checked, withdrawn });
}

type RecheckResult = "kept" | "withdrawn" | "failed" | "changed";

/**
 * Checks one import in a job and stores the result, unless the import or its parts have changed
 * meanwhile.
 */
async function recheck(context: CommandContext, jobs: JobRunner, row: ExternalArtifact, log: Log): Promise<RecheckResult> {
  const { store, contents } = context;
  const parts = (await store.designs.findById(row.designId))?.parts;
  const checked = async (): Promise<RecheckedImport | undefined> => {
    if (!parts?.tokens || row.kind === "asset") return undefined;
    const tokens = await contents.loadStoredPart(parts, "tokens");
    const mark = parts.mark ? { mark: await contents.loadStoredPart(parts, "mark") } : {};
    const content = await loadStoredContent(store.blobs, row.contentHash);
    return await jobs.run(recheckImportJob, { name: row.name, content, tokens, ...mark }, { timeoutMs: maxImportMs });
  };
  let result: RecheckedImport | undefined;
  try {
    result = await checked();
  } catch (error) {
    log.error("recheck of a stored import failed", error, { id: row.id });
    return "failed";
  }
  return await runUnitOfWork(context, async (tx) => {
    const now = await tx.repositories.externalArtifacts.findById(row.id);
    const currentParts = (await tx.repositories.designs.findById(row.designId))?.parts;
    if (
      !now ||
      now.contentHash !== row.contentHash ||
      currentParts?.tokens !== parts?.tokens ||
      currentParts?.mark !== parts?.mark
    )
      return "changed";
    return await storeResult(tx, now, result);
  });
}

async function storeResult(
  tx: UnitOfWork,
  row: ExternalArtifact,
  result: RecheckedImport | undefined,
): Promise<"kept" | "withdrawn"> {
  const { repositories, now, by, audit } = tx;
  const { externalArtifacts, blobs, projects } = repositories;
  if (!result) {
    await externalArtifacts.update(row.id, { policyVersion: canonicalForm });
    return "kept";
  }
  const { checks, canonical } = result;
  if (canonical) {
    const contentHash = await blobs.putPacked(canonical, "application/json");
    await externalArtifacts.update(row.id, { checks, contentHash, policyVersion: canonicalForm });
    return "kept";
  }
  const project = await projects.findById(row.projectId);
  const hasEnded = !project || isEnded(project);
  const wasAccepted = row.status === "ACCEPTED";
  await externalArtifacts.update(row.id, {
    checks,
    policyVersion: canonicalForm,
    ...(hasEnded
      ? canTransition(artifactMachine, row.status, "rejectUnsafe") && {
          status: transition(artifactMachine, row.status, "rejectUnsafe"),
          reason,
          decidedBy: by.name,
          decidedAt: now,
        }
      : wasAccepted && { status: transition(artifactMachine, row.status, "withdraw"), decidedBy: null, decidedAt: null }),
  });
  if (!wasAccepted) return "kept";
  const { kind, slug, workspaceId, projectId } = row;
  await audit({ action: "artifact.withdrawn", workspaceId, targetId: row.id, details: { projectId, kind, slug } });
  return "withdrawn";
}
