/**
 * Of an address the audit log keeps the host alone: paths and queries of webhooks are often secrets
 * themselves.
 */
export const getAuditedHost = (url: string) => ({ host: URL.canParse(url) ? new URL(url).host : "" });
