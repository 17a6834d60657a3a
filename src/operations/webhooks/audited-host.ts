/** Of an address the audit log keeps the host alone: paths and queries of webhooks are often secrets themselves. */
export const hostOf = (url: string) => ({ host: URL.canParse(url) ? new URL(url).host : "" });
