import { type Static, Type } from "@sinclair/typebox";
import { StrictObject, StringEnum } from "#/kernel/schema";
import type { Design } from "#/model/design";
import { artifactKinds } from "#/model/external-artifact";
import { maxArchiveBytes, maxArchiveMs } from "#/model/limits";
import { storeImports, getImportBaseline } from "#/operations/artifacts/import-artifacts";
import { type ExportJobInput, readExportJob, runImportJob } from "#/operations/artifacts/import-jobs";
import { artifactExample, importResultFields } from "#/operations/artifacts/schema";
import { designId, findDesign, designNotFoundMessage } from "#/operations/designs/resolve";
import type { Context } from "#/operations/context";
import { defineOwnedOperation } from "#/operations/operation";
import { projectExample } from "#/operations/projects/schema";

/** The result of importing an export: the imported rows and a report on every file. */
export const ImportedExport = Type.Object(
  {
    ...importResultFields,
    report: Type.Object(
      {
        taken: Type.Array(
          Type.Object({
            path: Type.String({ description: "Path of the file" }),
            kind: StringEnum(artifactKinds, { description: "What the file was imported as" }),
            name: Type.String({ description: "Name of the import" }),
          }),
          { description: "Imported files, in the order of `artifacts`" },
        ),
        left: Type.Array(
          Type.Object({
            path: Type.String({ description: "Path of the file, safe to display" }),
            why: Type.String({ description: "Why the file, or a part of it, was skipped" }),
          }),
          { description: "Skipped files" },
        ),
      },
      { description: "The outcome for each file" },
    ),
  },
  { title: "ImportedExport" },
);
export type ImportedExport = Static<typeof ImportedExport>;

export const importDesignArchive = defineOwnedOperation({
  name: "import_design_archive",
  title: "Import an archive",
  summary:
    "Imports a ZIP or gzipped tar archive exported by an external design tool or by Livery. Its components, " +
    "pages and images become drafts for review.",
  description:
    "Pages are HTML files at the root, in `pages/` or in `project/`. Components are HTML files in `components/`. " +
    "Images are PNG files, and SVG files, which are converted to PNG. Wrapper folders are ignored. Livery's " +
    "own archives (`components`, `pages`, `assets-svg`, `all`, the bundle and the partner design kit) can " +
    "be imported unchanged. The report lists the outcome for every file. Importing the same content again " +
    "returns the existing import. Limits: 500 MB unpacked, 2,000 files and folders.",
  tag: "Designs",
  access: { key: "ARTIFACTS_WRITE", people: "MEMBER" },
  rate: "import",
  input: StrictObject({ id: designId, archive: Type.Uint8Array({ description: "The archive's bytes" }) }),
  output: ImportedExport,
  example: {
    input: {},
    output: {
      artifacts: [{ ...artifactExample, kind: "page", name: "Landing Page" }],
      project: { id: projectExample.id, state: "EXTERNAL_DESIGN" },
      deliverablesUrl: `http://localhost:4600/api/v1/projects/${projectExample.id}/deliverables`,
      report: {
        taken: [{ path: "shop/project/Landing Page.html", kind: "page", name: "Landing Page" }],
        left: [{ path: "shop/README.md", why: "Instructions and notes are not part of a design." }],
      },
    },
  },
  rest: {
    method: "POST",
    path: "/api/v1/designs/:id/external-archive",
    success: 201,
    // The transport's limit is exclusive; a file of exactly the maximum size is allowed.
    maxBodyBytes: maxArchiveBytes + 1,
    rawBody: { property: "archive", mediaTypes: ["application/zip", "application/gzip", "application/octet-stream"] },
  },
  notFoundMessage: designNotFoundMessage,
  find: findDesign,
  run: (context, { archive }, { design }) => importExportArchive(context, design, { archive }),
});

/**
 * Imports an export into a design. Throws `invalid`, `too_large`, and `unavailable` if the queue is
 * full.
 */
export async function importExportArchive(
  context: Context,
  design: Design,
  source: ExportJobInput["source"],
): Promise<ImportedExport> {
  const baseline = await getImportBaseline(context, design);
  const limits = { workspaceId: design.workspaceId, timeoutMs: maxArchiveMs };
  const { prepared, report } = await runImportJob(context, readExportJob, { source, baseline }, limits);
  const stored = await storeImports(context, design, prepared);
  return { ...stored, report: { taken: [...report.taken], left: [...report.left] } };
}
