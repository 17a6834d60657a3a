import type { Reply } from "#/kernel/http/reply";
import { createTextReply } from "#/kernel/http/reply";

/**
 * The reply of a preview page. Its sandbox allows no scripts and no forms, and loads fonts and
 * images from this installation only. Only in the editor does the page keep its origin, so that the
 * console can show unsaved edits in it. Previews that only members can see are never cached.
 */
export function createPreviewReply(document: string, isPublic: boolean, isInEditor = false): Reply {
  return createTextReply(document, "text/html", {
    ...(isPublic && !isInEditor && { cacheControl: "public, no-cache" }),
    headers: {
      "content-security-policy":
        `sandbox${isInEditor ? " allow-same-origin" : ""}; default-src 'none'; style-src 'unsafe-inline'; font-src 'self' data:; ` +
        "img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
      "referrer-policy": "no-referrer",
    },
  });
}
