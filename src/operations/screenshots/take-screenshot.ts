import type { PictureFormat } from "#/browser/take-picture";
import { Failure } from "#/kernel/errors";
import type { Reply } from "#/kernel/http/reply";
import { getQueueOwner } from "#/operations/actor";
import type { Context } from "#/operations/context";
import { createPublicFontsBase } from "#/operations/files/given-fonts";
import { type PartSource, type PartSubject, loadPartSubject } from "#/operations/parts/resolve";
import { applyMode } from "#/operations/previews/preview-mode";
import { drawSubject, type DrawnSubject } from "#/operations/screenshots/draw-subject";
import { findScreenshotSubject, type ScreenshotSubject } from "#/operations/screenshots/find-subject";
import { createFileLoader, listImageHashes } from "#/operations/screenshots/load-document-file";
import { createImageReply } from "#/operations/screenshots/reply";

/** The most pixels of a page that one screenshot shows, from top to bottom. */
export const maxScreenshotHeight = 2000;
export const minScreenshotWidth = 320;
export const maxScreenshotWidth = 1920;
export const defaultScreenshotWidth = 1280;

/** The widths for callers without a key, so that everyone asks for the same pictures. */
const publicWidths: readonly number[] = [390, 768, 1280];

/** As base64 text, an image of this size stays below the megabyte that clients accept. */
const maxImageBytes = 700_000;

export type ScreenshotInput = {
  readonly part: string;
  readonly variant?: string | undefined;
  readonly mode?: "light" | "dark" | undefined;
  readonly width?: number | undefined;
  /** Which piece of a long page, from 1. */
  readonly piece?: number | undefined;
  readonly format?: PictureFormat | undefined;
  readonly version?: string | undefined;
};

/** A document as the browser shows it, and what it is in words. */
type Shown = {
  readonly label: string;
  readonly fileName: string;
  readonly document: string;
  readonly ownHashes?: ReadonlySet<string>;
};

/**
 * Takes a screenshot of a part. Marks, icons and pictures are drawn without a browser. Throws
 * `not_found` for an unknown part, `unavailable` without a browser, and `rate_limited`.
 */
export async function takePartScreenshot(context: Context, input: ScreenshotInput, source: PartSource): Promise<Reply> {
  const subject = await loadPartSubject(context, source, input.version, []);
  const { part, variant, mode } = input;
  const found = await findScreenshotSubject(context, source, subject, { part, variant, ground: mode ?? "light" });
  const drawn = await drawSubject(context, found, subject.content, mode ?? "light");
  if (drawn) return replyWithDrawing(drawn, subject, mode ?? "light");
  return await takeDocumentScreenshot(context, input, subject, await showSubject(found, subject, mode));
}

function replyWithDrawing(
  { label, fileName, bytes, mediaType, width, height }: DrawnSubject,
  { facts }: PartSubject,
  mode: "light" | "dark",
): Reply {
  const note = `${label} of ${facts.slug} ${facts.version}, ${mode}, ${width} x ${height} px.`;
  return createImageReply({ bytes, mediaType }, fileName, note);
}

async function showSubject(
  found: ScreenshotSubject,
  { content, designId }: PartSubject,
  mode: "light" | "dark" | undefined,
): Promise<Shown> {
  const fontsBase = createPublicFontsBase(designId);
  switch (found.kind) {
    case "component": {
      const { component, variant } = found;
      const { renderComponentDocument } = await import("#/kits/writers");
      return {
        label: `Component ${component.slug}${variant === undefined ? "" : `, variant ${variant}`}`,
        fileName: component.slug,
        document: renderComponentDocument(component, content, { fontsBase, mode, variant }),
      };
    }
    case "page": {
      const { renderPageDocument } = await import("#/kits/writers");
      return {
        label: `Page ${found.page.slug}`,
        fileName: found.page.slug,
        document: renderPageDocument(found.page, content, { fontsBase }),
      };
    }
    case "import": {
      const { renderArtifact } = await import("#/operations/artifacts/render-artifact");
      const document = renderArtifact(found.artifact, content, { fontsBase, mode });
      return {
        label: `Import ${found.artifact.slug}`,
        fileName: found.artifact.slug,
        document,
        ownHashes: listImageHashes(document),
      };
    }
    case "asset":
    case "picture":
    case "icon":
    case "sheet":
      throw new Failure(
        "invalid",
        "This drawing has live text or no file, and cannot be drawn here. get_asset returns its file.",
      );
  }
}

/** Takes a screenshot of a document of a design. */
export async function takeDocumentScreenshot(
  context: Context,
  { mode, width = defaultScreenshotWidth, piece = 1, format = "png" }: Omit<ScreenshotInput, "part">,
  { content, facts }: PartSubject,
  { label, fileName, document, ownHashes }: Shown,
): Promise<Reply> {
  const { caller, address, rateLimiters, clock, screenshots } = context;
  if (caller.kind === "anonymous" && address !== null && !publicWidths.includes(width))
    throw new Failure("invalid", `width is one of ${publicWidths.join(", ")} without an API key.`);
  const owner = getQueueOwner(context);
  const top = (piece - 1) * maxScreenshotHeight;
  const picture = await screenshots.take(
    {
      document: applyMode(document, mode ?? "light"),
      mode: mode ?? "light",
      width,
      top,
      maxHeight: maxScreenshotHeight,
      format,
      maxBytes: maxImageBytes,
      loadFile: createFileLoader(context, content, ownHashes),
    },
    {
      owner,
      beforeTake() {
        if (caller.kind !== "administrator" && address !== null) rateLimiters.consume("screenshot", owner, clock.now());
      },
    },
  );
  const pieces = Math.ceil(picture.pageHeight / maxScreenshotHeight);
  if (piece > pieces)
    throw new Failure("invalid", `piece is at most ${pieces}: at ${width} px the page is ${picture.pageHeight} px high.`);
  const isScaled = picture.width !== width;
  const height = Math.min(picture.pageHeight - top, maxScreenshotHeight);
  const note = [
    `${label} of ${facts.slug} ${facts.version}, ${mode ?? "light"}, ${width} x ${height} px.`,
    isScaled ? `Scaled to ${picture.width} x ${picture.height} px.` : "",
    pieces > 1 ? `Piece ${piece} of ${pieces}: the page is ${picture.pageHeight} px high.` : "",
    picture.overflow > 0
      ? `Warning: the page is ${picture.overflow} px too wide${picture.widest === "" ? "" : ` (${picture.widest})`}.`
      : "",
    picture.failed.length > 0 ? `Warning: not loaded: ${picture.failed.map(shortenAddress).join(", ")}.` : "",
  ];
  return createImageReply(
    { bytes: picture.bytes, mediaType: `image/${picture.format}` },
    `${fileName}-${mode ?? "light"}-${width}`,
    note.filter(Boolean).join(" "),
  );
}

const shortenAddress = (address: string) => address.replace(/^http:\/\/document\.invalid/, "").slice(0, 80);
