import { auditMarkup, type MarkupToAudit } from "#/audit/audit-markup";
import { canonicalForm, cleanHtml } from "#/html/clean-html";
import type { Log } from "#/kernel/log";
import { othersTurn } from "#/kernel/others-turn";
import type { Finding } from "#/model/audit-report";
import { liveryItself } from "#/model/caller";
import { type ArtifactContent, type ExternalArtifact, isUnsafe } from "#/model/external-artifact";
import { isEnded } from "#/model/project";
import { type Change, change, type Deed } from "#/pipeline/change";
import { fullArtifacts } from "#/pipeline/join-artifacts";

const rowsAtOnce = 20;
const maxChecks = 40;
const reason =
  "Checked again after an update: it contains something that is not safe. Fix what the checks name and import it again.";

/**
 * Judges stored imports again that an older version let in, once for each policy. What is safe is stored in canonical form. What is not is
 * taken out of service: an accepted one waits for a person again, or is rejected where its project has ended. What is served is clean in
 * either case, because parts are cleaned when they are read. Each row is a transaction of its own, so an interrupted run goes on later.
 */
export async function rejudgeImports(given: Omit<Deed, "by">, log: Log, isStopped: () => boolean): Promise<void> {
  const deed = { ...given, by: liveryItself };
  let judged = 0;
  let withdrawn = 0;
  for (;;) {
    const rows = await deed.store.externalArtifacts.judgedBefore(canonicalForm, rowsAtOnce);
    for (const row of rows) {
      if (isStopped()) return;
      await othersTurn();
      const result = await change(deed, (scene) => rejudge(scene, row));
      judged++;
      if (result === "withdrawn") withdrawn++;
    }
    if (rows.length < rowsAtOnce) break;
  }
  if (judged > 0) log.info("stored imports were judged again", { judged, withdrawn });
}

async function rejudge(scene: Change, row: ExternalArtifact): Promise<"kept" | "withdrawn"> {
  const { repositories, contents, now, by, note } = scene;
  const { externalArtifacts, blobs, designs, projects } = repositories;
  const [full] = await fullArtifacts(repositories, [row]);
  const design = await designs.byId(row.designId);
  if (!full || !design?.parts.tokens || full.content.kind === "asset") {
    await externalArtifacts.update(row.id, { judgedBy: canonicalForm });
    return "kept";
  }
  const tokens = await contents.part(design.parts, "tokens");
  const mark = design.parts.mark ? { mark: await contents.part(design.parts, "mark") } : {};
  const checks = checksOf(row.name, full.content, { tokens, ...mark });
  if (!isUnsafe({ checks })) {
    const contentHash = await blobs.put(JSON.stringify(canonicalContent(full.content)), "application/json");
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

type Markup = Exclude<ArtifactContent, { readonly kind: "asset" }>;

/** What the audit says of each of an import's texts, errors of safety first. */
function checksOf(name: string, content: Markup, yardstick: Pick<MarkupToAudit, "tokens" | "mark">): readonly Finding[] {
  const texts =
    content.kind === "page"
      ? [{ name, html: content.html }]
      : [{ name, html: content.html }, ...content.variants.map((one) => ({ name: `${name}, ${one.name}`, html: one.html }))];
  const checks = texts.flatMap(({ name: subject, html }) =>
    auditMarkup(html, { kind: content.kind, name: subject, ...yardstick }),
  );
  const isGrave = ({ safety, severity }: Finding) => safety && severity === "error";
  return [...checks.filter(isGrave), ...checks.filter((finding) => !isGrave(finding))].slice(0, maxChecks);
}

function canonicalContent(content: Markup): Markup {
  if (content.kind === "page") return { ...content, html: cleanHtml(content.html, { isDocument: true }).html };
  const clean = (html: string) => cleanHtml(html, { isDocument: false }).html;
  return {
    ...content,
    html: clean(content.html),
    variants: content.variants.map((variant) => ({ ...variant, html: clean(variant.html) })),
  };
}
