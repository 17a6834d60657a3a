import { zip, type FileEntry } from "#/kernel/zip";
import type { DesignContent } from "#/model/design-content";
import type { ExportFacts } from "#/formats/export-facts";
import { jsonText } from "#/formats/json";
import { adoptionGuide } from "#/documents/adoption-guide";
import { bundleManifest } from "#/kits/bundle-manifest";
import { systemFiles } from "#/kits/system-files";

/** A bundle: its archive, the name to save it under, and the files inside. */
export type Bundle = {
  readonly fileName: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly files: readonly FileEntry[];
};

/** The file name of a version's bundle. */
export const bundleFileName = ({ slug, version }: Pick<ExportFacts, "slug" | "version">): string =>
  `${slug}-${version}-bundle.zip`;

/** The bundle of a version: every file of the system, the guide, and a manifest of it all. The same version always gives the same bytes. */
export function bundle(content: DesignContent, facts: ExportFacts): Bundle {
  const inside = [...systemFiles(content, facts), { path: "ADOPTION_GUIDE.md", content: adoptionGuide(content, facts) }];
  const manifest = { path: "manifest.json", content: jsonText(bundleManifest(content, facts, inside)) };
  const files = [manifest, ...inside];
  return { fileName: bundleFileName(facts), bytes: zip(files), files };
}
