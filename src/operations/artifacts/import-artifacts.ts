import { type Static, type TObject, Type } from "@sinclair/typebox";
import { canonicalForm } from "#/html/canonical-form";
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
import { prepareImportJob, runImportJob } from "#/operations/artifacts/import-jobs";
import { importTool } from "#/operations/artifacts/import-tool";
import { toArtifactResponse, artifactExample, importResultFields } from "#/operations/artifacts/schema";
import { loadExistingItems } from "#/operations/artifacts/existing-items";
import type { PackedImport, ImportBaseline } from "#/operations/artifacts/prepare-import";
import { missingPartHint } from "#/operations/designs/load-export-content";
import { assertWithinQuota } from "#/operations/artifacts/import-storage";
import { designId, findDesign, designNotFoundMessage } from "#/operations/designs/resolve";
import type { Context } from "#/operations/context";
import { defineOwnedOperation } from "#/operations/operation";
import { projectExample } from "#/operations/projects/schema";
import { type UnitOfWork, runUnitOfWork } from "#/lifecycle/unit-of-work";
import { loadDesign } from "#/lifecycle/load-design";

type ImportedArtifacts = Static<TObject<typeof importResultFields>>;

export const importDesignArtifacts = defineOwnedOperation({
  name: "import_design_artifacts",
  title: "Import design work",
  summary: "Imports components, pages or one image from an external design tool into a design, as drafts for review.",
  description:
    "Components and pages can be combined in one request; an image needs a request of its own. If one item " +
    "is invalid, nothing is imported. Importing the same content again returns the existing import.",
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

const pickImportBody = ({ components, pages, asset }: ImportBody): ImportBody => ({
  ...(components && { components }),
  ...(pages && { pages }),
  ...(asset && { asset }),
});

/**
 * Fetches the image at an asset's URL; undefined if it has none. Throws `invalid` if the asset is
 * combined with other items, or has both data and a URL or neither.
 */
async function fetchPicture(
  { imageFetcher }: Context,
  { components, pages, asset }: ImportBody,
): Promise<Uint8Array | undefined> {
  if (!asset) return undefined;
  if (components || pages)
    throw new Failure("invalid", "An asset cannot be combined with components or pages. Send it in a separate request.");
  const { data, url } = asset;
  if ((data === undefined) === (url === undefined))
    throw new Failure("invalid", "asset needs either data or url. Send exactly one of them.");
  return url === undefined ? undefined : await imageFetcher.get(url, maxFetchedAssetBytes);
}

/**
 * Loads the baseline that imports into a design are checked against. Throws `invalid` if the design
 * does not accept imports, or not yet.
 */
export async function getImportBaseline(context: Context, design: Design): Promise<ImportBaseline> {
  requireOpenProject(design, await context.store.projects.findByDesign(design.id));
  return await loadImportBaseline(context, design);
}

/**
 * Stores imports in one transaction and returns their rows in the given order. Throws `invalid` if
 * the design no longer accepts imports.
 */
export async function storeImports(
  context: Context,
  { id, workspaceId }: Design,
  prepared: readonly PackedImport[],
): Promise<ImportedArtifacts> {
  return await runUnitOfWork(createCommandContext(context), async (tx) => {
    const current = await loadDesign(tx.repositories, id);
    const project = requireOpenProject(current.design, current.project);
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

const noProjectHint = "Ask your user to create a project for this design, in the console or with the API.";

/**
 * Returns the project that a design's imports belong to. Throws `invalid` if it no longer accepts
 * imports.
 */
function requireOpenProject({ status }: Design, project: Project | undefined): Project {
  if (!project)
    throw new Failure("invalid", "This design has no project, so it cannot accept imports. Rework it to start a new project.", {
      hint: noProjectHint,
    });
  transition(projectMachine, project.state, "changeImports", {
    name: project.name,
    code: "invalid",
    hint:
      "Do not retry: the arguments are valid, but the project has ended. Ask your user to rework the design " +
      "in the console, then call list_brands for the new design's id.",
  });
  if (status === "ARCHIVED")
    throw new Failure(
      "invalid",
      "This design is archived and does not accept imports. Restore it, or import into another design.",
      {
        hint: "Do not retry. Call list_brands for the brand's other designs and the one that is live (served).",
      },
    );
  return project;
}

/** Loads the baseline for imports. Throws `invalid` before the foundation exists. */
async function loadImportBaseline(context: Context, design: Design): Promise<ImportBaseline> {
  const { contents } = context;
  const { parts } = design;
  if (!parts.tokens || !parts.mark)
    throw new Failure("invalid", "This design has no foundation yet, so imports cannot be checked. Run its project first.", {
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
 * Stores one import as a draft. It supersedes a pending import with the same slug. Returns the
 * existing row if the content is the same.
 */
async function storeImport(
  { repositories: { externalArtifacts, blobs }, now }: UnitOfWork,
  { id: projectId, workspaceId, designId: design }: Project,
  activeRows: readonly ExternalArtifact[],
  { name, slug, bytes, kind, content, fingerprint, checks, files }: PackedImport,
): Promise<{ artifact: ExternalArtifact; isNew: boolean }> {
  const sameSlugRows = activeRows.filter((row) => row.kind === kind && row.slug === slug);
  // Matches by the submitted content or by what was stored of it.
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
