import { isLoopback } from "#/kernel/http/host-rule";

/** Whether an address leads to the machine that it is opened on. */
export const isLoopbackUrl = (baseUrl: string): boolean => isLoopback(new URL(baseUrl).hostname);

/**
 * The address of the server as files of a repository have it. A loopback address means another
 * machine to everyone else who has the repository, so that those files have a variable instead.
 */
export const toPortableAddress = (baseUrl: string): string => (isLoopbackUrl(baseUrl) ? "$LIVERY_URL" : baseUrl);

/** What a file with addresses says about the variable in them; empty where it has none. */
export const describePortableAddress = (baseUrl: string): string =>
  isLoopbackUrl(baseUrl)
    ? "Set `LIVERY_URL` to the address of your Livery server first; it has none that others can open (`LIVERY_BASE_URL`)."
    : "";
