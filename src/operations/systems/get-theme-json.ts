import { Failure } from "#/kernel/errors";
import { createTextReply } from "#/kernel/http/reply";
import { anyObject, StrictObject } from "#/kernel/schema";
import { defineOperation } from "#/operations/operation";
import {
  getSystemExportFacts,
  systemName,
  canonicalizeToSlug,
  findServedSystem,
  systemNotFoundMessage,
  loadServedContent,
} from "#/operations/systems/resolve";

export const getThemeJson = defineOperation({
  name: "get_theme_json",
  title: "Get the block theme settings",
  summary: "Returns the `theme.json` of a published system whose platform is wordpress.",
  tag: "Systems",
  access: "public",
  cacheable: true,
  variesByCaller: true,
  input: StrictObject({ name: systemName }),
  media: {
    mediaTypes: ["application/json"],
    description: "The file for the root folder of a block theme.",
    schemas: { "application/json": anyObject },
    isFile: true,
  },
  example: { input: { name: "hirsch-und-sohn" } },
  rest: { method: "GET", path: "/systems/:name/theme.json", anyOrigin: true },
  notFoundMessage: systemNotFoundMessage,
  find: findServedSystem,
  canonicalize: canonicalizeToSlug,
  async run(context, _, served) {
    if (served.system.platform !== "wordpress")
      throw new Failure("not_found", "This system has no theme.json: its platform is not wordpress.");
    const content = await loadServedContent(context, served);
    const { themeJson } = await import("#/kits/writers");
    return createTextReply(themeJson.write(content, getSystemExportFacts(context, served)), "application/json", {
      fileName: "theme.json",
      cacheControl: "public, no-cache",
    });
  },
});
