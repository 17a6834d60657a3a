import { renderFailureDocument } from "#/documents/failure-page";

/**
 * The page that a browser gets for an error, with the Content-Security-Policy that it needs: no
 * scripts, and only Livery's own fonts.
 */
export const createFailurePage = (status: number, message: string) => ({
  body: renderFailureDocument(status, message),
  policy:
    "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; img-src 'self'; base-uri 'none'; " +
    "form-action 'none'; frame-ancestors 'none'",
});
