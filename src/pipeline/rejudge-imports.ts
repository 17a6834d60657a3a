import { canonicalForm } from "#/html/clean-html";
import type { JobRunner } from "#/jobs/job";
import type { Log } from "#/kernel/log";
import { yieldToEventLoop } from "#/kernel/yield-to-event-loop";
import { liveryItself } from "#/model/caller";
import type { ExternalArtifact } from "#/model/external-artifact";
import { importMsMax } from "#/model/limits";
import { isEnded } from "#/model/project";
import { type Change, change, type Deed } from "#/pipeline/change";
import { storedContent } from "#/pipeline/join-artifacts";
import { type Rejudged, rejudgeImportJob } from "#/pipeline/rejudge-job";

const rowsAtOnce = 20;
const reason =
  "Checked again after an update: it contains something that is not safe. Fix what the checks name and import it again.";

/**
 * Judges stored imports again that an older version let in, once for each policy. What is safe is stored in canonical form. What is not is
 * taken out of service: an accepted one waits for a person again, or is rejected where its project has ended. What is served is clean in
 * either case, because parts are cleaned when they are read. Each row is a transaction of its own, so an interrupted run goes on later.
 */
export async function rejudgeImports(
  given: Omit<Deed, "by">,
  jobs: JobRunner,
  log: Log,
  isStopped: () => boolean,
): Promise<void> {
  const deed = { ...given, by: liveryItself };
  let judged = 0;
  let withdrawn = 0;
  const failed = new Set<string>();
  for (;;) {
    // What could not be judged stays as it is until the next start, and must not hide the rest.
    const limit = rowsAtOnce + failed.size;
    const found = await deed.store.externalArtifacts.judgedBefore(canonicalForm, limit);
    const rows = found.filter(({ id }) => !failed.has(id));
    let hasChanged = false;
    for (const row of rows) {
      if (isStopped()) return;
      await yieldToEventLoop();
      const result = await rejudge(deed, jobs, row, log);
      if (result === "failed") failed.add(row.id);
      else if (result === "changed") hasChanged = true;
      else judged++;
      if (result === "withdrawn") withdrawn++;
    }
    if (found.length < limit && !hasChanged) break;
  }
  if (judged > 0) log.info("stored imports were judged again", { judged, withdrawn });
}

type Result = "kept" | "withdrawn" | "failed" | "changed";

/** Judges one import in a job, then stores what was found if the import and what it was held against are still the same. */
async function rejudge(deed: Deed, jobs: JobRunner, row: ExternalArtifact, log: Log): Promise<Result> {
  const { store, contents } = deed;
  const parts = (await store.designs.byId(row.designId))?.parts;
  const judged = async (): Promise<Rejudged | undefined> => {
    if (!parts?.tokens || row.kind === "asset") return undefined;
    const tokens = await contents.stored(parts, "tokens");
    const mark = parts.mark ? { mark: await contents.stored(parts, "mark") } : {};
    const content = await storedContent(store.blobs, row.contentHash);
    return await jobs.run(rejudgeImportJob, { name: row.name, content, tokens, ...mark }, { timeoutMs: importMsMax });
  };
  let result: Rejudged | undefined;
  try {
    result = await judged();
  } catch (error) {
    log.error("a stored import could not be judged again", error, { id: row.id });
    return "failed";
  }
  return await change(deed, async (scene) => {
    const now = await scene.repositories.externalArtifacts.byId(row.id);
    const nowParts = (await scene.repositories.designs.byId(row.designId))?.parts;
    if (!now || now.contentHash !== row.contentHash || nowParts?.tokens !== parts?.tokens || nowParts?.mark !== parts?.mark)
      return "changed";
    return await keepVerdict(scene, now, result);
  });
}

async function keepVerdict(scene: Change, row: ExternalArtifact, result: Rejudged | undefined): Promise<"kept" | "withdrawn"> {
  const { repositories, now, by, note } = scene;
  const { externalArtifacts, blobs, projects } = repositories;
  if (!result) {
    await externalArtifacts.update(row.id, { judgedBy: canonicalForm });
    return "kept";
  }
  const { checks, canonical } = result;
  if (canonical) {
    const contentHash = await blobs.putPacked(canonical, "application/json");
    await externalArtifacts.update(row.id, { checks, contentHash, judgedBy: canonicalForm });
    return "kept";
  }
  const project = await projects.byId(row.projectId);
  const isOver = !project || isEnded(project);
  const wasAccepted = row.status === "ACCEPTED";
  await externalArtifacts.update(row.id, {
    checks,
    judgedBy: canonicalForm,
    ...(isOver
      ? { status: "REJECTED", reason, decidedBy: by.name, decidedAt: now }
      : wasAccepted && { status: "DRAFT", decidedBy: null, decidedAt: null }),
  });
  if (!wasAccepted) return "kept";
  const { kind, slug, workspaceId, projectId } = row;
  await note({ action: "artifact.withdrawn", workspaceId, targetId: row.id, details: { projectId, kind, slug } });
  return "withdrawn";
}
