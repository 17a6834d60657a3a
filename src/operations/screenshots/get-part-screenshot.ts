import { StrictObject } from "#/kernel/schema";
import { defineOperation } from "#/operations/operation";
import { findPartSource, sourceName, sourceNotFoundMessage, sourceVersion } from "#/operations/parts/resolve";
import { screenshotMedia, screenshotOptions, screenshotPart } from "#/operations/screenshots/schema";
import { takePartScreenshot } from "#/operations/screenshots/take-screenshot";

export const getPartScreenshot = defineOperation({
  name: "get_part_screenshot",
  title: "Get a picture of a part",
  summary: "Returns a component, page, mark, picture, icon or import of a system or design as an image.",
  description:
    "Components, pages and imports need a browser on the server. Without an API key, the width is 390, 768 or 1280. The header " +
    "`Livery-Note` says what the image shows, and warns of text that is too wide and of files that did not load.",
  tag: "Systems",
  access: "public",
  rate: "static",
  variesByCaller: true,
  input: StrictObject({ name: sourceName, part: screenshotPart, ...screenshotOptions, version: sourceVersion }),
  media: screenshotMedia,
  example: { input: { name: "nordhavn-optik", part: "button", mode: "dark" } },
  rest: { method: "GET", path: "/api/v1/systems/:name/screenshots/:part", anyOrigin: true },
  cli: {
    command: "screenshot",
    arguments: [
      { property: "name", label: "SYSTEM" },
      { property: "part", label: "PART" },
    ],
    settings: ["browser"],
    examples: [
      "livery screenshot nordhavn-optik button --mode dark -o button.png",
      "livery screenshot nordhavn-optik page:landing --width 390",
    ],
  },
  notFoundMessage: sourceNotFoundMessage,
  find: findPartSource,
  run: takePartScreenshot,
});
