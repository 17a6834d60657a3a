import { renderFailureDocument } from "#/documents/failure-page";

/**
 * What a door for browsers shows of a refusal, with the policy that the page needs: it runs nothing
 * and loads Livery's own faces.
 */
export const createFailurePage = (status: number, message: string) => ({
  body: renderFailureDocument(status, message),
  policy:
    "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
});
