/**
 * Response headers of every documentation page. Pages run no scripts and load only Livery's own
 * fonts.
 */
export const docsHeaders = {
  "content-security-policy":
    "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "referrer-policy": "no-referrer",
} as const;
