import { Type } from "@sinclair/typebox";
import { Failure } from "#/kernel/errors";
import { StrictObject } from "#/kernel/schema";
import { operation } from "#/operations/operation";

const extensions: Readonly<Record<string, string>> = { "image/svg+xml": "svg", "image/png": "png", "image/webp": "webp" };

export const getAsset = operation({
  name: "get_asset",
  title: "Get a brand asset",
  summary: "One stored picture by the hash of its bytes.",
  tag: "Server",
  access: "public",
  rate: "static",
  lasting: true,
  input: StrictObject({ file: Type.String({ description: "Hash and extension", maxLength: 80 }) }),
  media: { mediaTypes: Object.keys(extensions), description: "The picture." },
  rest: { method: "GET", path: "/assets/:file", hidden: true, anyOrigin: true },
  async run({ store }, { file }) {
    const [hash = "", extension = ""] = file.split(".");
    const blob = /^[0-9a-f]{64}$/.test(hash) ? await store.blobs.byHash(hash) : undefined;
    if (!blob || extensions[blob.mediaType] !== extension) throw new Failure("not_found", "No brand asset has this name.");
    return {
      status: 200,
      mediaType: blob.mediaType,
      body: blob.bytes,
      cacheControl: "public, max-age=31536000, immutable",
      headers: { "content-security-policy": "sandbox; default-src 'none'; style-src 'unsafe-inline'" },
    };
  },
});
