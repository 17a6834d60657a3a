import { defineJob } from "#/jobs/job";
import type { BrandFiles, BrandFilesStatement, ReadBrand } from "#/operations/brand-imports/brand-files";

/** Reads the files that a person brings: tokens, marks, fonts and pictures. */
export const readBrandFilesJob = defineJob<{ readonly source: BrandFiles; readonly statement: BrandFilesStatement }, ReadBrand>({
  name: "read-brand-files",
  queue: "untrusted",
  async load() {
    const { readBrandFiles, unpackBrandFiles } = await import("#/operations/brand-imports/read-brand-files");
    return async ({ source, statement }) => {
      const { files, left } = "archive" in source ? await unpackBrandFiles(source.archive) : source;
      return await readBrandFiles(files, left, statement);
    };
  },
});
