import type { Reply } from "#/kernel/http/reply";
import { createTextReply } from "#/kernel/http/reply";

/**
 * A page that shows a design, shut in a sandbox: it runs nothing, sends nothing, has no origin, and
 * loads fonts and pictures of this installation only. Nobody may keep what only members may see.
 */
export function createPreviewReply(document: string, isPublic: boolean): Reply {
  return createTextReply(document, "text/html", {
    ...(isPublic && { cacheControl: "public, no-cache" }),
    headers: {
      "content-security-policy":
        "sandbox; default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
      "referrer-policy": "no-referrer",
    },
  });
}
