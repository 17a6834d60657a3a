import type { Reply } from "#/kernel/http/reply";
import { createTextReply } from "#/kernel/http/reply";
import type { Context } from "#/operations/context";
import { embedAssets } from "#/operations/files/embed-assets";

/**
 * The reply of a preview page. Its sandbox allows no scripts and no forms, and loads fonts and
 * images from this installation only; those of a preview that is not public are in it. Only in the
 * editor does the page keep its origin, so that the console can show unsaved edits in it. Previews
 * that only members can see are never cached.
 */
export async function createPreviewReply(
  context: Pick<Context, "store">,
  document: string,
  isPublic: boolean,
  isInEditor = false,
): Promise<Reply> {
  return createTextReply(isPublic ? document : await embedAssets(context, document), "text/html", {
    ...(isPublic && !isInEditor && { cacheControl: "public, no-cache" }),
    headers: {
      "content-security-policy":
        `sandbox${isInEditor ? " allow-same-origin" : ""}; default-src 'none'; style-src 'unsafe-inline'; font-src 'self' data:; ` +
        "img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
      "referrer-policy": "no-referrer",
    },
  });
}
