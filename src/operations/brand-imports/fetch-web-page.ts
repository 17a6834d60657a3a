import { Failure } from "#/kernel/errors";
import type { WorkspaceId } from "#/model/ids";
import { maxArchiveMs } from "#/model/limits";
import { runImportJob } from "#/operations/artifacts/import-jobs";
import type { FetchedPage, FetchedResource } from "#/operations/brand-imports/brand-files";
import { listPageAddressesJob } from "#/operations/brand-imports/list-page-addresses-job";
import type { Context } from "#/operations/context";

/** Limits of one page: bytes of the page, of one file and of all, files, time, and rounds. */
const maxPageBytes = 8_000_000;
const maxFileBytes = 5_000_000;
const maxTotalBytes = 24_000_000;
const maxFiles = 60;
const maxFetchMs = 30_000;
/** Style sheets import others, which name fonts. */
const maxRounds = 4;
const concurrency = 4;

const acceptByKind = { style: "text/css", font: "font/woff2, font/woff, */*", drawing: "image/svg+xml" } as const;

/**
 * Fetches a live page with its style sheets, fonts, icon and logo, and nothing else. Addresses are
 * found in a job process. A file that cannot be fetched is reported; for the page itself this
 * throws `invalid`. Throws `forbidden` unless an administrator allows addresses.
 */
export async function fetchWebPage(context: Context, workspaceId: WorkspaceId, address: string): Promise<FetchedPage> {
  const { pageFetcher, clock } = context;
  if (!pageFetcher.isEnabled)
    throw new Failure(
      "forbidden",
      "Importing from an address is off. An administrator allows it with LIVERY_IMPORT_ADDRESSES (--import-addresses). " +
        "Without it, save the page in a browser and import the file with its folder.",
    );
  const endsAtMs = clock.now().getTime() + maxFetchMs;
  const main = await pageFetcher.get(address, { accept: "text/html", maxBytes: maxPageBytes });
  if (!/^(?:text\/html|application\/xhtml\+xml)$/.test(main.mediaType))
    throw new Failure(
      "invalid",
      `The address is of ${main.mediaType || "no stated type"} and not of a web page. Use the address of a page.`,
    );
  const resources: FetchedResource[] = [];
  const failures: { url: string; reason: string }[] = [];
  const asked = new Set<string>();
  let bytes = main.bytes.length;
  const page = () => ({ url: main.url, bytes: main.bytes, resources, failures });
  for (let round = 0; round < maxRounds; round++) {
    const limits = { workspaceId, timeoutMs: maxArchiveMs };
    const wanted = await runImportJob(context, listPageAddressesJob, { page: page() }, limits);
    const open = wanted.filter(({ url }) => !asked.has(url));
    if (open.length === 0) break;
    const fetchNext = async (): Promise<void> => {
      for (let next = open.shift(); next; next = open.shift()) {
        const { url, kind } = next;
        asked.add(url);
        if (asked.size > maxFiles || bytes >= maxTotalBytes || clock.now().getTime() > endsAtMs) {
          failures.push({ url, reason: "The limits of files, bytes or time for one page were reached." });
          continue;
        }
        try {
          const file = await pageFetcher.get(url, {
            accept: acceptByKind[kind],
            maxBytes: Math.min(maxFileBytes, maxTotalBytes - bytes),
          });
          bytes += file.bytes.length;
          resources.push({ requested: url, url: file.url, kind, bytes: file.bytes });
        } catch (error) {
          if (!(error instanceof Failure)) throw error;
          failures.push({ url, reason: error.message });
        }
      }
    };
    await Promise.all(Array.from({ length: concurrency }, fetchNext));
  }
  return page();
}
