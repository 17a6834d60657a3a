import { defineJob } from "#/jobs/job";
import type { WantedFile } from "#/brand-import/web-page/page-resources";
import type { FetchedPage } from "#/operations/brand-imports/brand-files";

/** Lists the files that a fetched page still needs to be read. */
export const listPageAddressesJob = defineJob<{ readonly page: FetchedPage }, readonly WantedFile[]>({
  name: "list-page-addresses",
  queue: "untrusted",
  async load() {
    const [{ readPage }, { toWebPage }] = await Promise.all([
      import("#/brand-import/web-page/read-page"),
      import("#/operations/brand-imports/fetched-page"),
    ]);
    return async ({ page }) => readPage(toWebPage(page)).wanted;
  },
});
