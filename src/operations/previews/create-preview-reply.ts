import type { Reply } from "#/kernel/http/reply";
import { createTextReply } from "#/kernel/http/reply";

/**
 * The reply of a preview page. Its sandbox allows no scripts, no forms and no origin, and loads
 * fonts and images from this installation only. Previews that only members can see are never
 * cached.
 */
export function createPreviewReply(document: string, isPublic: boolean): Reply {
  return createTextReply(document, "text/html", {
    ...(isPublic && { cacheControl: "public, no-cache" }),
    headers: {
      "content-security-policy":
        "sandbox; default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; img-src 'self' data:; base-uri 'none'; " +
        "form-action 'none'; frame-ancestors 'self'",
      "referrer-policy": "no-referrer",
    },
  });
}
