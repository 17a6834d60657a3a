import { Type } from "@sinclair/typebox";
import { Failure } from "#/kernel/errors";
import { StrictObject, StringEnum } from "#/kernel/schema";
import { createUnauthenticatedFailure } from "#/operations/authenticate-caller";
import type { Context } from "#/operations/context";
import { getQueueOwner } from "#/operations/actor";
import type { Reply } from "#/kernel/http/reply";
import { createPublicFontsBase } from "#/operations/files/given-fonts";
import { defineOperation } from "#/operations/operation";
import {
  findPartSource,
  loadPartSubject,
  type PartSubject,
  sourceArgument,
  sourceName,
  sourceNotFoundMessage,
  sourceTarget,
  sourceVersion,
  versionArgument,
} from "#/operations/parts/resolve";
import { screenshotMedia, screenshotModes, screenshotOptions, screenshotPart } from "#/operations/screenshots/schema";
import { compileUtilitiesJob } from "#/operations/screenshots/compile-utilities-job";
import { type ScreenshotInput, takeDocumentScreenshot, takePartScreenshot } from "#/operations/screenshots/take-screenshot";
import { briefReadOnlyHints, defineTool } from "#/operations/tool";

/** The longest markup and the longest style sheet, characters. */
const maxMarkupLength = 400_000;

/** Processor time for compiling utility classes, milliseconds. */
const maxCompileMs = 3_000;

async function takeMarkupScreenshot(
  context: Context,
  { html, css }: { readonly html: string; readonly css: string },
  options: Omit<ScreenshotInput, "part">,
  subject: PartSubject,
): Promise<Reply> {
  const { content, facts, designId } = subject;
  const local = { html: toOwnPaths(html, context.baseUrl), css: toOwnPaths(css, context.baseUrl) };
  const { utilityThemeV4 } = await import("#/kits/writers");
  const utilities = await context.jobs.run(
    compileUtilitiesJob,
    { html, theme: utilityThemeV4.write(content, facts) },
    { timeoutMs: maxCompileMs, owner: getQueueOwner(context), signal: context.signal },
  );
  const { renderMarkupDocument } = await import("#/kits/writers");
  const document = renderMarkupDocument({ ...local, utilities }, content, createPublicFontsBase(designId));
  const label = utilities === "" ? "Markup in the styles" : "Markup with its utility classes in the styles";
  return await takeDocumentScreenshot(context, options, subject, { label, fileName: "markup", document });
}

/**
 * Addresses of this server as paths: tools return marks and pictures with absolute addresses, and
 * the browser has no network.
 */
const toOwnPaths = (text: string, baseUrl: string): string => text.replaceAll(`${baseUrl}/assets/`, "/assets/");

export const getScreenshot = defineOperation({
  name: "get_screenshot",
  title: "Get a screenshot",
  summary: "Returns a part of a system or design, or markup of your own with the system's styles and fonts, as an image.",
  description:
    "Send either `part` or `html`. Markup gets the system's variables, fonts, components' styles and utility classes (Tailwind " +
    "CSS 4), loads nothing from elsewhere and runs no scripts; it needs an API key. Components, pages, imports and markup need " +
    "a browser on the server.",
  tag: "Systems",
  access: "public",
  variesByCaller: true,
  input: StrictObject({
    name: sourceName,
    part: Type.Optional(screenshotPart),
    html: Type.Optional(
      Type.String({ description: "Markup to show: a part of a page or a whole one", maxLength: maxMarkupLength }),
    ),
    css: Type.Optional(Type.String({ description: "The style sheet of the markup", maxLength: maxMarkupLength })),
    ...screenshotOptions,
    version: sourceVersion,
  }),
  media: screenshotMedia,
  example: { input: { name: "nordhavn-optik", html: '<button class="lv-button">Book</button>', width: 390 } },
  rest: { method: "POST", path: "/api/v1/systems/:name/screenshots" },
  tool: defineTool({
    description: "Image of a part, or of your html (with a key).",
    auth: "optional",
    hints: briefReadOnlyHints,
    target: sourceTarget,
    input: StrictObject({
      system: sourceArgument,
      part: Type.Optional(Type.String({ description: "button, page:landing, logo, palette" })),
      html: Type.Optional(Type.String({ description: "HTML" })),
      mode: Type.Optional(StringEnum(screenshotModes, { description: "light" })),
      width: Type.Optional(Type.Integer({ description: "px" })),
      piece: Type.Optional(Type.Integer({ description: "Nth 2000 px" })),
      version: versionArgument,
    }),
  }),
  notFoundMessage: sourceNotFoundMessage,
  find: findPartSource,
  async run(context, { part, html, css = "", ...options }, source) {
    if ((part === undefined) === (html === undefined)) throw new Failure("invalid", "Send either part or html.");
    if (part !== undefined) return await takePartScreenshot(context, { part, ...options }, source);
    const { caller, address } = context;
    if (caller.kind === "anonymous" && address !== null) throw createUnauthenticatedFailure();
    const subject = await loadPartSubject(context, source, options.version, []);
    return await takeMarkupScreenshot(context, { html: html ?? "", css }, options, subject);
  },
});
