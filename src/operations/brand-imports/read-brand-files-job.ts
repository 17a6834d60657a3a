import { defineJob } from "#/jobs/job";
import type { BrandFiles, ReadBrand } from "#/operations/brand-imports/brand-files";
import type { ImportOptions } from "#/operations/brand-imports/import-options";

/** Reads the files that a person brings: tokens, marks, fonts and pictures. */
export const readBrandFilesJob = defineJob<{ readonly source: BrandFiles; readonly statement: ImportOptions }, ReadBrand>({
  name: "read-brand-files",
  queue: "untrusted",
  async load() {
    const { readBrandFiles } = await import("#/operations/brand-imports/read-brand-files");
    const { unpackArchives, unpackBrandFiles } = await import("#/operations/brand-imports/unpack-brand-files");
    return async ({ source, statement }) => {
      if ("page" in source) return await readBrandFiles([], [], statement, source.page);
      const { files, left } = await ("archive" in source
        ? unpackBrandFiles(source.archive)
        : unpackArchives(source.files, source.left));
      return await readBrandFiles(files, left, statement);
    };
  },
});
