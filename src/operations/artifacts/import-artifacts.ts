import { type Static, type TObject, Type } from "@sinclair/typebox";
import { canonicalForm } from "#/html/clean-html";
import { Failure } from "#/kernel/errors";
import { createId } from "#/kernel/ids";
import { StrictObject } from "#/kernel/schema";
import type { Design } from "#/model/design";
import { artifactMachine, type ExternalArtifact } from "#/model/external-artifact";
import { type ImportBody, importProperties, createImportRules } from "#/model/import-contract";
import { artifactsBodyBytes, maxFetchedAssetBytes, maxImportMs, maxPictureMs } from "#/model/limits";
import { type Project, projectMachine } from "#/model/project";
import { transition } from "#/model/state-machine";
import { createCommandContext } from "#/operations/actor";
import { toArtifactResponse, artifactExample } from "#/operations/artifacts/schema";
import { prepareImportJob, runImportJob } from "#/operations/artifacts/import-jobs";
import { importTool } from "#/operations/artifacts/import-tool";
import { importResultFields } from "#/operations/artifacts/import-result-fields";
import { loadExistingItems } from "#/operations/artifacts/existing-items";
import type { PackedImport, ImportBaseline } from "#/operations/artifacts/prepare-import";
import { missingPartHint } from "#/operations/designs/load-export-content";
import { assertWithinQuota } from "#/operations/artifacts/import-storage";
import { designId, findDesign, designNotFoundMessage } from "#/operations/designs/resolve";
import { type Context, defineOwnedOperation } from "#/operations/operation";
import { projectExample } from "#/operations/projects/schema";
import { type UnitOfWork, runUnitOfWork } from "#/lifecycle/unit-of-work";
import { loadDesign } from "#/lifecycle/load-design";

type ImportedArtifacts = Static<TObject<typeof importResultFields>>;

export const importDesignArtifacts = defineOwnedOperation({
  name: "import_design_artifacts",
  title: "Import external work",
  summary: "Brings components, pages or one picture from an external design tool into a design, as drafts that people review.",
  description:
    "Components and pages may share a request, a picture comes alone. One bad item refuses the request. The " +
    "same content again answers the row that is there.",
  tag: "Designs",
  access: { key: "ARTIFACTS_WRITE", people: "MEMBER" },
  rate: "import",
  input: StrictObject({ id: designId, ...importProperties }, createImportRules(1)),
  output: Type.Object(importResultFields, { title: "ImportedArtifacts" }),
  example: {
    input: { components: [{ name: "Price tag", html: '<span style="padding:4px 8px">9 €</span>', category: "display" }] },
    output: {
      artifacts: [artifactExample],
      project: { id: projectExample.id, state: "EXTERNAL_DESIGN" },
      deliverablesUrl: `http://localhost:4600/api/v1/projects/${projectExample.id}/deliverables`,
    },
  },
  rest: { method: "POST", path: "/api/v1/designs/:id/external-artifacts", success: 201, maxBodyBytes: artifactsBodyBytes },
  tool: importTool,
  notFoundMessage: designNotFoundMessage,
  find: findDesign,
  async run(context, body, { design }) {
    const baseline = await getImportBaseline(context, design);
    const picture = await fetchPicture(context, body);
    const limits = { workspaceId: design.workspaceId, timeoutMs: body.asset ? maxPictureMs : maxImportMs };
    const prepared = await runImportJob(context, prepareImportJob, { body: pickImportBody(body), picture, baseline }, limits);
    return await storeImports(context, design, prepared);
  },
});

/** What of the input is imported. */
const pickImportBody = ({ components, pages, asset }: ImportBody): ImportBody => ({
  ...(components && { components }),
  ...(pages && { pages }),
  ...(asset && { asset }),
});

/**
 * The picture that an asset's address leads to, where it has one. Throws `invalid` for an asset
 * that does not come alone, or has both data and an address or neither.
 */
async function fetchPicture(
  { imageFetcher }: Context,
  { components, pages, asset }: ImportBody,
): Promise<Uint8Array | undefined> {
  if (!asset) return undefined;
  if (components || pages)
    throw new Failure("invalid", "An asset comes in a request of its own. Send components and pages in another one.");
  const { data, url } = asset;
  if ((data === undefined) === (url === undefined)) throw new Failure("invalid", "asset has to have either data or url.");
  return url === undefined ? undefined : await imageFetcher.get(url, maxFetchedAssetBytes);
}

/**
 * What imports into a design are held against. Throws `invalid` where it takes none, or none yet.
 */
export async function getImportBaseline(context: Context, design: Design): Promise<ImportBaseline> {
  requireOpenProject(design, await context.store.projects.findByDesign(design.id));
  return await loadImportBaseline(context, design);
}

/**
 * Keeps imports in one change and answers their rows, in the order given. Throws `invalid` where
 * the design takes none any more.
 */
export async function storeImports(
  context: Context,
  { id, workspaceId }: Design,
  prepared: readonly PackedImport[],
): Promise<ImportedArtifacts> {
  return await runUnitOfWork(createCommandContext(context), async (tx) => {
    const now = await loadDesign(tx.repositories, id);
    const project = requireOpenProject(now.design, now.project);
    const rows: { artifact: ExternalArtifact; isNew: boolean }[] = [];
    const activeRows = await tx.repositories.externalArtifacts.listByProject(project.id, ["DRAFT", "ACCEPTED"]);
    for (const item of prepared) rows.push(await storeImport(tx, project, activeRows, item));
    const addedBytes = rows.reduce((sum, { artifact, isNew }) => (isNew ? sum + artifact.storedBytes : sum), 0);
    if (addedBytes > 0)
      await assertWithinQuota({ store: tx.repositories, quotas: context.quotas }, { id, workspaceId }, addedBytes);
    const newCount = rows.filter(({ isNew }) => isNew).length;
    if (newCount > 0)
      await tx.audit({
        action: "artifacts.imported",
        workspaceId,
        targetId: id,
        details: { projectId: project.id, count: newCount },
      });
    return {
      artifacts: rows.map(({ artifact }) => toArtifactResponse(artifact)),
      project: { id: project.id, state: project.state },
      deliverablesUrl: `${context.baseUrl}/api/v1/projects/${project.id}/deliverables`,
    };
  });
}

const noProjectHint = "Ask your person: work on this design starts with a project, which is made in the console or with the API.";

/** The project that carries a design's imports. Throws `invalid` where it takes none any more. */
function requireOpenProject({ status }: Design, project: Project | undefined): Project {
  if (!project) throw new Failure("invalid", "This design has no project that could take imports.", { hint: noProjectHint });
  transition(projectMachine, project.state, "changeImports", {
    name: project.name,
    code: "invalid",
    hint:
      "Do not send this again: the project has ended, and the arguments are correct. Ask your person to rework " +
      "the design in the console. list_brands then lists the new design's id.",
  });
  if (status === "ARCHIVED")
    throw new Failure("invalid", "The design is archived and takes no imports.", {
      hint: "Do not send this again. list_brands shows the brand's other designs and which of them is served.",
    });
  return project;
}

/** What imports are held against. Throws `invalid` before there is a foundation. */
async function loadImportBaseline(context: Context, design: Design): Promise<ImportBaseline> {
  const { contents } = context;
  const { parts } = design;
  if (!parts.tokens || !parts.mark)
    throw new Failure("invalid", "This design has no foundation yet that imports could be held against. Run its project first.", {
      hint: missingPartHint,
    });
  const [tokens, mark, existing] = await Promise.all([
    contents.loadPart(parts, "tokens"),
    contents.loadPart(parts, "mark"),
    loadExistingItems(context, design),
  ]);
  return { tokens, mark, existing };
}

/**
 * Keeps one import as a draft in the place of an older pending one, or gives the row that has the
 * same content already.
 */
async function storeImport(
  { repositories: { externalArtifacts, blobs }, now }: UnitOfWork,
  { id: projectId, workspaceId, designId: design }: Project,
  activeRows: readonly ExternalArtifact[],
  { name, slug, bytes, kind, content, fingerprint, checks, files }: PackedImport,
): Promise<{ artifact: ExternalArtifact; isNew: boolean }> {
  const sameSlugRows = activeRows.filter((row) => row.kind === kind && row.slug === slug);
  // What was sent before, or what was kept of it then, is the same import.
  const duplicate = sameSlugRows.find(
    (row) => row.fingerprint === fingerprint || (row.name === name && row.contentHash === content.hash),
  );
  if (duplicate) return { artifact: duplicate, isNew: false };
  for (const { id, status } of sameSlugRows)
    if (status === "DRAFT") await externalArtifacts.update(id, { status: transition(artifactMachine, status, "supersede") });
  for (const { packed, mediaType } of files) await blobs.putPacked(packed, mediaType);
  const artifact: ExternalArtifact = {
    id: createId("art"),
    workspaceId,
    designId: design,
    projectId,
    kind,
    name,
    slug,
    status: "DRAFT",
    bytes,
    storedBytes: files.reduce((sum, { packed }) => sum + packed.length, content.length),
    fingerprint,
    policyVersion: canonicalForm,
    contentHash: await blobs.putPacked(content, "application/json"),
    checks,
    reason: null,
    decidedBy: null,
    createdAt: now,
    decidedAt: null,
  };
  await externalArtifacts.insert(artifact);
  return { artifact, isNew: true };
}
