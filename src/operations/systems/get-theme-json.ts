import { themeJson } from "#/formats/theme-json";
import { Failure } from "#/kernel/errors";
import { createTextReply } from "#/kernel/reply";
import { anyObject, StrictObject } from "#/kernel/schema";
import { operation } from "#/operations/operation";
import { exportFactsOf } from "#/operations/systems/export-facts";
import { systemName } from "#/operations/systems/name-input";
import { bySlug, findServedSystem, noSystem, servedContent } from "#/operations/systems/served-system";

export const getThemeJson = operation({
  name: "get_theme_json",
  title: "Get the block theme settings",
  summary: "`theme.json` of a published system whose platform is wordpress.",
  tag: "Systems",
  access: "public",
  lasting: true,
  looksAtCaller: true,
  input: StrictObject({ name: systemName }),
  media: {
    mediaTypes: ["application/json"],
    description: "The file, to lie at the root of a block theme.",
    schemas: { "application/json": anyObject },
    isFile: true,
  },
  example: { input: { name: "hirsch-und-sohn" } },
  rest: { method: "GET", path: "/systems/:name/theme.json", anyOrigin: true },
  missing: noSystem,
  find: findServedSystem,
  canonical: bySlug,
  async run(context, _, served) {
    if (served.system.platform !== "wordpress")
      throw new Failure("not_found", "This system is not made for wordpress, so it has no theme.json.");
    const content = await servedContent(context, served);
    return createTextReply(themeJson.write(content, exportFactsOf(context, served)), "application/json", {
      fileName: "theme.json",
      cacheControl: "public, no-cache",
    });
  },
});
