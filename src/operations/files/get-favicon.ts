import { liveryMark } from "#/documents/livery-mark";
import { StrictObject } from "#/kernel/schema";
import { defineOperation } from "#/operations/operation";

export const getFavicon = defineOperation({
  name: "get_favicon",
  title: "Get the favicon",
  summary: "Returns the favicon of the server.",
  tag: "Server",
  access: "public",
  rate: "static",
  cacheable: true,
  isImmutable: true,
  input: StrictObject({}),
  media: { mediaTypes: ["image/svg+xml"], description: "The icon." },
  rest: { method: "GET", path: "/favicon.ico", hidden: true },
  run: async () => ({ status: 200, mediaType: "image/svg+xml", body: liveryMark, cacheControl: "public, max-age=86400" }),
});
