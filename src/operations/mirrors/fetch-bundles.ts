import { Type } from "@sinclair/typebox";
import { Value } from "@sinclair/typebox/value";
import type { FileFetcher } from "#/http-client/file-fetcher";
import { Failure } from "#/kernel/errors";
import { parseJson } from "#/kernel/parse-json";
import { maxSignatureBytes } from "#/kernel/secrets/ssh-signature";
import { maxArchiveBytes, maxBodyBytes, maxPageLimit } from "#/model/limits";

/** A bundle to pull, and where it is from. */
export type FetchedBundle = {
  readonly source: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The signature file; undefined where none is asked for. */
  readonly signature: string | undefined;
};

type FetchOptions = {
  readonly apiKey: string | undefined;
  readonly isUnsigned: boolean;
  /** Called before each download, with the slug of the system, its index, and how many there are. */
  onDownload?(slug: string, index: number, count: number): void;
};

/** The most systems that are pulled from one address. */
const maxSystems = 500;
const timeNote = "If the source has no signing key, its owner creates one with `livery signing-key create`";

const systemList = Type.Object({
  systems: Type.Array(Type.Object({ slug: Type.String({ pattern: "^[a-z0-9]+(-[a-z0-9]+)*$", maxLength: 60 }) })),
  nextCursor: Type.Union([Type.Null(), Type.String({ pattern: "^[a-z0-9_]{1,64}$" })]),
});

/** Addresses of a Livery: the one of a system, such as its public page, or that of the whole server. */
function parseSourceUrl(text: string): { readonly base: string; readonly slug: string | undefined } {
  const url = new URL(text);
  const segments = url.pathname.split("/").filter((segment) => segment !== "");
  const index = segments.lastIndexOf("systems");
  const slug = index < 0 ? undefined : segments[index + 1];
  const own = index < 0 ? segments : segments.slice(0, index);
  const isApi = own.at(-2) === "api" && own.at(-1) === "v1";
  const base = [url.origin, ...(isApi ? own.slice(0, -2) : own)].join("/");
  return { base, slug };
}

/**
 * Downloads the bundles of one or all published systems of another Livery, one after another.
 * Throws `invalid`, with the address, for one that cannot be downloaded.
 */
export async function* fetchBundles(
  fetcher: FileFetcher,
  address: string,
  { apiKey, isUnsigned, onDownload }: FetchOptions,
): AsyncGenerator<FetchedBundle> {
  const { base, slug } = parseSourceUrl(address);
  const headers: Record<string, string> = apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` };
  const get = async (url: string, maxBytes: number, advice = "") => {
    try {
      return new Uint8Array((await fetcher.get(url, maxBytes, headers)).body);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      throw new Failure(error.code, `${url}: ${error.message}${advice}`, { cause: error });
    }
  };
  const slugs = slug === undefined ? await listSlugs(get, base) : [slug];
  for (const [index, one] of slugs.entries()) {
    onDownload?.(one, index, slugs.length);
    const source = `${base}/systems/${one}`;
    const download = `${base}/api/v1/systems/${encodeURIComponent(one)}/download`;
    // The signature first: a version that is published in between is found by its mismatch.
    const advice = ` ${timeNote}; --unsigned pulls without a signature.`;
    const signature = isUnsigned
      ? undefined
      : new TextDecoder().decode(await get(`${download}/signature`, maxSignatureBytes, advice));
    yield { source, signature, bytes: await get(download, maxArchiveBytes) };
  }
}

async function listSlugs(get: (url: string, maxBytes: number) => Promise<Uint8Array>, base: string): Promise<readonly string[]> {
  const slugs: string[] = [];
  let cursor: string | null = null;
  do {
    const url: string = `${base}/api/v1/systems?limit=${maxPageLimit}${cursor === null ? "" : `&cursor=${cursor}`}`;
    const page: unknown = parseJson(await get(url, maxBodyBytes), url);
    if (!Value.Check(systemList, page))
      throw new Failure("invalid", `${base} is not the address of a Livery. Pass it as in its console, without /console.`);
    slugs.push(...page.systems.map((system) => system.slug));
    cursor = page.nextCursor;
  } while (cursor !== null && slugs.length < maxSystems);
  if (slugs.length === 0) throw new Failure("not_found", `${base} has no published system that you may read.`);
  return slugs.slice(0, maxSystems);
}
