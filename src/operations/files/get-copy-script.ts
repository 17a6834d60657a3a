import { copyScript, copyScriptPath } from "#/documents/brand-page/copy-script";
import { StrictObject } from "#/kernel/schema";
import { createTextReply } from "#/kernel/http/reply";
import { defineOperation } from "#/operations/operation";

export const getCopyScript = defineOperation({
  name: "get_copy_script",
  title: "Get the brand page script",
  summary: "Returns the script that adds copy buttons to brand pages.",
  tag: "Server",
  access: "public",
  rate: "static",
  cacheable: true,
  isImmutable: true,
  input: StrictObject({}),
  media: { mediaTypes: ["text/javascript; charset=utf-8"], description: "The script." },
  rest: { method: "GET", path: copyScriptPath, hidden: true, anyOrigin: true },
  run: async () => createTextReply(copyScript, "text/javascript", { cacheControl: "public, no-cache" }),
});
