import { zip, type FileEntry } from "#/kernel/archive/zip";
import type { DesignContent } from "#/model/design-content";
import type { ExportMetadata } from "#/formats/export-metadata";
import { formatJson } from "#/formats/json";
import { renderAdoptionGuide } from "#/documents/adoption-guide";
import { createBundleManifest } from "#/kits/bundle-manifest";
import { createDesignFiles, type DesignFacts } from "#/kits/design-file";
import type { ReadGivenFile } from "#/kits/font-files";
import { createSystemFiles } from "#/kits/system-files";

/** A bundle: the archive, its file name, and the files in it. */
export type Bundle = {
  readonly fileName: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly files: readonly FileEntry[];
};

/** The file name of the bundle of a version. */
export const getBundleFileName = ({ slug, version }: Pick<ExportMetadata, "slug" | "version">): string =>
  `${slug}-${version}-bundle.zip`;

/**
 * The files of a bundle: every file of the system, the adoption guide, and a manifest; with `facts`
 * also the design as data.
 */
export function createBundleFiles(
  content: DesignContent,
  metadata: ExportMetadata,
  readGivenFile?: ReadGivenFile,
  facts?: DesignFacts,
): readonly FileEntry[] {
  const contents = [
    ...createSystemFiles(content, metadata, readGivenFile),
    { path: "ADOPTION_GUIDE.md", content: renderAdoptionGuide(content, metadata) },
    ...(facts ? createDesignFiles(content, facts) : []),
  ];
  const manifest = { path: "manifest.json", content: formatJson(createBundleManifest(content, metadata, contents)) };
  return [manifest, ...contents];
}

/** The bundle of a version. Deterministic: the same version produces the same bytes. */
export function createBundle(
  content: DesignContent,
  metadata: ExportMetadata,
  readGivenFile?: ReadGivenFile,
  facts?: DesignFacts,
): Bundle {
  const files = createBundleFiles(content, metadata, readGivenFile, facts);
  return { fileName: getBundleFileName(metadata), bytes: zip(files), files };
}
