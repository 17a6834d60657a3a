/**
 * The page that a browser gets for an error, with the Content-Security-Policy that it needs: no
 * scripts, and only Livery's own fonts.
 */
export async function createFailurePage(
  status: number,
  message: string,
): Promise<{ readonly body: string; readonly policy: string }> {
  const { renderFailureDocument } = await import("#/documents/failure-page");
  return {
    body: renderFailureDocument(status, message),
    policy:
      "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; img-src 'self'; base-uri 'none'; " +
      "form-action 'none'; frame-ancestors 'none'",
  };
}
