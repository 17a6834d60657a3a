import { readFileSync, statSync } from "node:fs";
import { Type } from "@sinclair/typebox";
import { Failure } from "#/kernel/errors";
import { StrictObject } from "#/kernel/schema";
import { unpackFolder } from "#/kernel/archive/unpack-folder";
import { maxArchiveBytes } from "#/model/limits";
import { ImportedExport, importExportArchive } from "#/operations/artifacts/import-archive";
import type { ExportJobInput } from "#/operations/artifacts/import-jobs";
import { findDesignOrSlug } from "#/operations/designs/find-design-or-slug";
import { designId, designNotFoundMessage } from "#/operations/designs/resolve";
import { defineOperation } from "#/operations/operation";

export const importFromDisk = defineOperation({
  name: "import_from_disk",
  title: "Import an archive or folder from disk",
  summary:
    "Imports components, pages and images from an archive or folder exported by an external design tool or " +
    "by Livery. They become drafts for review.",
  tag: "Designs",
  access: "administrator",
  input: StrictObject({
    id: designId,
    from: Type.String({ minLength: 1, maxLength: 4096, description: "Path of a ZIP, a gzipped tar or a folder" }),
  }),
  output: ImportedExport,
  cli: {
    command: "import",
    arguments: [
      { property: "id", label: "DESIGN" },
      { property: "from", label: "ARCHIVE|FOLDER" },
    ],
    print: printImportReport,
    examples: ["livery import ds_01jd… shop-handoff.zip", "livery import nordhavn-optik ./export --json"],
  },
  notFoundMessage: designNotFoundMessage,
  find: findDesignOrSlug,
  async run(context, { from }, { design }) {
    context.onProgress?.({ state: "FINALIZED", label: "Read the files", done: 0, of: 2 });
    const source = await readExportSource(from);
    context.onProgress?.({ state: "FINALIZED", label: "Check and store them", done: 1, of: 2 });
    return await importExportArchive(context, design, source);
  },
});

/** Throws `not_found` for a missing or unreadable path, and `too_large`. */
async function readExportSource(path: string): Promise<ExportJobInput["source"]> {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats?.isDirectory()) {
    const { exportLimits, decideEntry } = await import("#/operations/artifacts/read-export");
    return unpackFolder(path, exportLimits, decideEntry);
  }
  if (!stats?.isFile()) throw new Failure("not_found", `${path} does not exist. Pass a ZIP, a gzipped tar or a folder.`);
  if (stats.size > maxArchiveBytes)
    throw new Failure(
      "too_large",
      `${path} is larger than ${maxArchiveBytes / 1_000_000} MB. Unpack it and import the folder, or split it.`,
    );
  try {
    return { archive: readFileSync(path) };
  } catch (cause) {
    throw new Failure("not_found", `${path} cannot be read. Check its permissions.`, { cause });
  }
}

function printImportReport({ artifacts, report, deliverablesUrl }: ImportedExport): string {
  const importedLines = report.taken.map(({ path, kind }, index) => {
    const row = artifacts[index];
    const errors = row?.checks.filter(({ severity }) => severity === "error").length ?? 0;
    return `${path}: ${kind} ${row?.status ?? ""} ${row?.id ?? ""}${errors > 0 ? `, errors: ${errors}` : ""}`;
  });
  const skippedLines = report.left.map(({ path, why }) => `${path}: skipped. ${why}`);
  return [...importedLines, ...skippedLines, "", `Review them at ${deliverablesUrl}`].join("\n");
}
