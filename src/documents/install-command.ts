import { toPortableAddress } from "#/documents/server-address";

/** Whose installer it is. A private system's is sent to API keys only. */
export type InstallerSource = { readonly slug: string; readonly baseUrl: string; readonly isPublic: boolean };

/** The path of the installer of a system on its server. */
export const getInstallerPath = (slug: string): string => `/r/${encodeURIComponent(slug)}/install.sh`;

/**
 * The command that runs the installer of a system in a repository, with its options. The key for a
 * private system goes through standard input, so that no list of processes shows it.
 */
export function formatInstallCommand({ slug, baseUrl, isPublic }: InstallerSource, options = ""): string {
  const address = toPortableAddress(baseUrl);
  const url = `${address.startsWith("$") ? `"${address}"` : address}${getInstallerPath(slug)}`;
  const fetched = isPublic
    ? `curl -fsSL ${url}`
    : `printf 'header = "Authorization: Bearer %s"' "$LIVERY_API_KEY" | curl -fsSL -K - ${url}`;
  return `${fetched} | sh${options === "" ? "" : ` -s -- ${options}`}`;
}
