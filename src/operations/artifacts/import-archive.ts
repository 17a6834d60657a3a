import { type Static, Type } from "@sinclair/typebox";
import { StrictObject, StringEnum } from "#/kernel/schema";
import type { Design } from "#/model/design";
import { artifactKinds } from "#/model/external-artifact";
import { maxArchiveBytes, maxArchiveMs } from "#/model/limits";
import { artifactExample } from "#/operations/artifacts/schema";
import { storeImports, getImportBaseline } from "#/operations/artifacts/import-artifacts";
import { type ExportJobInput, readExportJob, runImportJob } from "#/operations/artifacts/import-jobs";
import { importResultFields } from "#/operations/artifacts/import-result-fields";
import { designId, findDesign, designNotFoundMessage } from "#/operations/designs/resolve";
import { type Context, defineOwnedOperation } from "#/operations/operation";
import { projectExample } from "#/operations/projects/schema";

/** What is answered about an export: its rows, and what became of each of its files. */
export const ImportedExport = Type.Object(
  {
    ...importResultFields,
    report: Type.Object(
      {
        taken: Type.Array(
          Type.Object({
            path: Type.String({ description: "The file" }),
            kind: StringEnum(artifactKinds, { description: "What became of it" }),
            name: Type.String({ description: "What it is called now" }),
          }),
          { description: "Files that became rows, in the order of the rows" },
        ),
        left: Type.Array(
          Type.Object({
            path: Type.String({ description: "The file, under a name that can be shown" }),
            why: Type.String({ description: "Why it, or a part of it, stays behind" }),
          }),
          { description: "What was not taken over" },
        ),
      },
      { description: "What became of each file" },
    ),
  },
  { title: "ImportedExport" },
);
export type ImportedExport = Static<typeof ImportedExport>;

export const importDesignArchive = defineOwnedOperation({
  name: "import_design_archive",
  title: "Import an external tool's export",
  summary:
    "Takes the ZIP or gzip tar that an external design tool or Livery itself exports: its components, pages " +
    "and pictures become drafts that people review.",
  description:
    "Pages are HTML at the root, in `pages/` or in `project/`; components are HTML in `components/`; pictures " +
    "are PNG files, and SVG files, which are drawn as PNG. Folders that wrap everything are ignored. Livery's " +
    "own archives (`components`, `pages`, `assets-svg`, `all`, the bundle and the partner design kit) come " +
    "back as they are. The report says of every file what became of it. The same content again answers the " +
    "row that is there. At most 500 MB unpacked and 2,000 files and folders.",
  tag: "Designs",
  access: { key: "ARTIFACTS_WRITE", people: "MEMBER" },
  rate: "import",
  input: StrictObject({ id: designId, archive: Type.Uint8Array({ description: "The archive" }) }),
  output: ImportedExport,
  example: {
    input: {},
    output: {
      artifacts: [{ ...artifactExample, kind: "page", name: "Landing Page" }],
      project: { id: projectExample.id, state: "EXTERNAL_DESIGN" },
      deliverablesUrl: `http://localhost:4600/api/v1/projects/${projectExample.id}/deliverables`,
      report: {
        taken: [{ path: "shop/project/Landing Page.html", kind: "page", name: "Landing Page" }],
        left: [{ path: "shop/README.md", why: "Instructions and notes are no part of a design." }],
      },
    },
  },
  rest: {
    method: "POST",
    path: "/api/v1/designs/:id/external-archive",
    success: 201,
    // The size itself is allowed; the door refuses from its limit on.
    maxBodyBytes: maxArchiveBytes + 1,
    rawBody: { property: "archive", mediaTypes: ["application/zip", "application/gzip", "application/octet-stream"] },
  },
  notFoundMessage: designNotFoundMessage,
  find: findDesign,
  run: (context, { archive }, { design }) => importExportArchive(context, design, { archive }),
});

/**
 * Takes an export into a design. Throws `invalid` and `too_large`, and `unavailable` while too many
 * wait.
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
