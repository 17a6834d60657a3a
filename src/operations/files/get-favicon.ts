import { liveryMark } from "#/documents/livery-mark";
import { StrictObject } from "#/kernel/schema";
import { defineOperation } from "#/operations/operation";

export const getFavicon = defineOperation({
  name: "get_favicon",
  title: "Get Livery's icon",
  summary: "The icon that browsers ask for.",
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
