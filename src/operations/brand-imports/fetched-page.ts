import type { WebPage } from "#/brand-import/web-page/web-page";
import type { ImportProposal } from "#/model/brand-import";
import type { FetchedPage, FetchedResource } from "#/operations/brand-imports/brand-files";

/** An address as it is shown in reports: without its scheme. */
const toPath = (url: string) => url.replace(/^https:\/\//, "").slice(0, 200);

/** A fetched page in the form that pages are read in. */
export const toWebPage = ({ url, bytes, resources }: FetchedPage): WebPage => ({
  path: toPath(url),
  url,
  bytes,
  resources: new Map(
    resources.flatMap((resource) => {
      const file = { path: toPath(resource.requested), bytes: resource.bytes };
      return [[resource.requested, file] as const, [resource.url, file] as const];
    }),
  ),
});

const kinds: Readonly<Record<FetchedResource["kind"], string>> = { style: "Style sheet", font: "Font file", drawing: "Drawing" };
const formatBytes = (bytes: number) => `${Math.max(1, Math.round(bytes / 1000))} kB`;

/** Everything that was fetched, and what could not be. */
export const describeFetched = ({
  url,
  bytes,
  resources,
  failures,
}: FetchedPage): Pick<ImportProposal, "recognized" | "left"> => ({
  recognized: [
    { path: url, format: "Fetched page", summary: formatBytes(bytes.length) },
    ...resources.map((one) => ({
      path: one.requested,
      format: `Fetched: ${kinds[one.kind]}`,
      summary: formatBytes(one.bytes.length),
    })),
  ],
  left: failures.map((failure) => ({ source: failure.url, reason: failure.reason })),
});
