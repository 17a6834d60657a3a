import { noteHeader, type Reply } from "#/kernel/http/reply";

const extensions: Readonly<Record<string, string>> = { "image/png": "png", "image/webp": "webp" };

/** The reply with an image and a note about it. What is not printable ASCII in the note is left out. */
export const createImageReply = (
  { bytes, mediaType }: { readonly bytes: Uint8Array<ArrayBuffer>; readonly mediaType: string },
  name: string,
  note: string,
): Reply => ({
  status: 200,
  mediaType,
  body: bytes,
  fileName: `${name}.${extensions[mediaType] ?? "png"}`,
  cacheControl: "public, no-cache",
  headers: { [noteHeader]: note.replace(/[^ -~]+/g, "?").slice(0, 600) },
});
