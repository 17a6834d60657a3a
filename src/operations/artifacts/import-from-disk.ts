import { readFileSync, statSync } from "node:fs";
import { Type } from "@sinclair/typebox";
import { Failure } from "#/kernel/errors";
import { StrictObject } from "#/kernel/schema";
import { unpackFolder } from "#/kernel/unpack-folder";
import { maxArchiveBytes } from "#/model/limits";
import { ImportedExport, importExport } from "#/operations/artifacts/import-archive";
import type { ExportToJudge } from "#/operations/artifacts/import-jobs";
import { exportLimits, exportWish } from "#/operations/artifacts/read-export";
import { findDesignOrSlug } from "#/operations/designs/find-design-or-slug";
import { designId, noDesign } from "#/operations/keys/find-design";
import { operation } from "#/operations/operation";

export const importFromDisk = operation({
  name: "import_from_disk",
  title: "Import an external tool's export from disk",
  summary:
    "Takes components, pages and pictures from an export of an external design tool or of Livery, packed or unpacked, as drafts that people review.",
  tag: "Designs",
  access: "administrator",
  input: StrictObject({
    id: designId,
    from: Type.String({ minLength: 1, maxLength: 4096, description: "A ZIP, a gzip tar, or a folder" }),
  }),
  output: ImportedExport,
  cli: {
    verb: "import",
    arguments: [
      { property: "id", label: "DESIGN" },
      { property: "from", label: "ARCHIVE|FOLDER" },
    ],
    print: printed,
    examples: ["livery import ds_01jd… shop-handoff.zip", "livery import nordhavn-optik ./export --json"],
  },
  missing: noDesign,
  find: findDesignOrSlug,
  run: (context, { from }, { design }) => importExport(context, design, exportAt(from)),
});

/** Throws `not_found` for what is not there, and `too_large`. */
function exportAt(path: string): ExportToJudge["from"] {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found?.isDirectory()) return unpackFolder(path, exportLimits, exportWish);
  if (!found?.isFile()) throw new Failure("not_found", `${path} is not there. Give a ZIP, a gzip tar or a folder.`);
  if (found.size > maxArchiveBytes) throw new Failure("too_large", `${path} has more than ${maxArchiveBytes / 1_000_000} MB.`);
  try {
    return { archive: readFileSync(path) };
  } catch (cause) {
    throw new Failure("not_found", `${path} cannot be read.`, { cause });
  }
}

function printed({ artifacts, report, deliverablesUrl }: ImportedExport): string {
  const taken = report.taken.map(({ path, kind }, index) => {
    const row = artifacts[index];
    const errors = row?.checks.filter(({ severity }) => severity === "error").length ?? 0;
    return `${path}: ${kind} ${row?.status ?? ""} ${row?.id ?? ""}${errors > 0 ? `, errors: ${errors}` : ""}`;
  });
  const left = report.left.map(({ path, why }) => `${path}: left. ${why}`);
  return [...taken, ...left, "", `Review them at ${deliverablesUrl}`].join("\n");
}
