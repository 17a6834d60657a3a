import type { ImportFile } from "#/brand-import/recognize-files";
import type { LeftItem } from "#/brand-import/found-token";
import { parseMhtml } from "#/brand-import/web-page/mhtml";

/** A web page with the files that were saved or fetched with it. */
export type WebPage = {
  /** The name in reports. */
  readonly path: string;
  /** Where it came from, or where it lies among the files. Addresses in it are relative to this. */
  readonly url: string;
  readonly bytes: Uint8Array;
  /** The files by absolute address. */
  readonly resources: ReadonlyMap<string, ImportFile>;
};

/** The page among the files of an import, and the files that are not part of it. */
export type SplitFiles = {
  readonly page: WebPage | undefined;
  readonly others: readonly ImportFile[];
  readonly left: readonly LeftItem[];
};

const htmlFile = /\.x?html?$/i;
const mhtmlFile = /\.mht(?:ml)?$/i;
/** The folder that browsers save the files of a page in. */
const savedFolder = /_files\//i;

/** The address of a file among those of an import. */
const toFileUrl = (path: string) => `file:///${path.split("/").map(encodeURIComponent).join("/")}`;

/** An absolute address; undefined if it is none, or too long to be one of a file. */
export function resolveAddress(address: string, base: string): string | undefined {
  if (address.length > 8000 && !address.startsWith("data:")) return undefined;
  const url = URL.parse(address, base);
  if (!url) return undefined;
  url.hash = "";
  return url.href;
}

const countFolders = (path: string) => path.split("/").length;

/**
 * Finds the web page among files: an MHTML file, or the HTML file that is not in the folder of
 * another. Its files are those in folders that browsers save, and those that `isPart` names.
 */
export function splitWebPage(files: readonly ImportFile[]): SplitFiles {
  const pages = files
    .filter(({ path }) => (htmlFile.test(path) || mhtmlFile.test(path)) && !savedFolder.test(path))
    .toSorted((one, other) => countFolders(one.path) - countFolders(other.path) || Number(isIndex(other)) - Number(isIndex(one)));
  const [first, ...more] = pages;
  if (!first) return { page: undefined, others: files, left: [] };
  const left = more.map(({ path }) => ({ source: path, reason: `One page is read at a time, and that was ${first.path}.` }));
  const rest = files.filter((file) => !pages.includes(file));
  if (mhtmlFile.test(first.path)) {
    const page = readMhtmlPage(first);
    if (page) return { page, others: rest, left };
    const reason = "It is no web page that a browser saved as MHTML.";
    return { page: undefined, others: rest, left: [...left, { source: first.path, reason }] };
  }
  const url = toFileUrl(first.path);
  const resources = new Map(rest.map((file) => [toFileUrl(file.path), file]));
  return {
    page: { path: first.path, url, bytes: first.bytes, resources },
    others: rest.filter(({ path }) => !savedFolder.test(path)),
    left,
  };
}

const isIndex = ({ path }: ImportFile) => /(?:^|\/)index\.x?html?$/i.test(path);

function readMhtmlPage({ path, bytes }: ImportFile): WebPage | undefined {
  const [page, ...parts] = parseMhtml(bytes) ?? [];
  if (!page) return undefined;
  const url = page.addresses.find((address) => URL.canParse(address)) ?? toFileUrl(path);
  const resources = new Map<string, ImportFile>();
  for (const { addresses, bytes: content } of parts)
    for (const address of addresses) {
      const resolved = resolveAddress(address, url);
      if (resolved !== undefined) resources.set(resolved, { path: toName(resolved), bytes: content });
    }
  return { path, url, bytes: page.bytes, resources };
}

/** The last part of an address, for reports. */
export const toName = (address: string): string => {
  const url = URL.parse(address);
  const name = url?.pathname.split("/").filter(Boolean).at(-1) ?? address;
  return (name === "" ? (url?.host ?? address) : name).slice(0, 120);
};
