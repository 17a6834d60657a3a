import type { TokenSheetName } from "#/kits/token-sheets/token-sheet";
import { sha256Hex } from "#/kernel/hash";
import { LruCache } from "#/kernel/lru-cache";
import { escapeMarkup } from "#/kernel/markup";
import type { DesignContent } from "#/model/design-content";
import type { RasterPx } from "#/model/raster";
import type { Context } from "#/operations/context";
import { listFontHashes, loadFontFiles } from "#/operations/files/given-fonts";
import { drawTokenSheetJob } from "#/operations/screenshots/draw-token-sheet-job";
import { createDrawOptions } from "#/operations/files/get-asset-raster";
import type { ScreenshotSubject } from "#/operations/screenshots/find-subject";

/** A drawing that was rendered without a browser. */
export type DrawnSubject = {
  readonly label: string;
  readonly fileName: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly mediaType: string;
  readonly width: number;
  readonly height: number;
};

type Drawing = { readonly svg: string; readonly width: number; readonly height: number };

/** Longer sides of the images, pixels. */
const markPx: RasterPx = 800;
const picturePx: RasterPx = 1200;
const iconPx: RasterPx = 192;

/** Processor time for a sheet of tokens, milliseconds. */
const maxSheetMs = 5_000;

/** Room around marks and icons, as a share of the longer side. */
const marginShare = 0.08;

/** Sheets as drawings, by the hash of what they show. */
const sheets = new LruCache<Drawing>(16_000_000);

/**
 * Draws a mark, a picture, an icon or a sheet of tokens on the background of its mode. Undefined for what needs a
 * browser.
 */
export async function drawSubject(
  context: Context,
  subject: ScreenshotSubject,
  content: DesignContent,
  mode: "light" | "dark",
): Promise<DrawnSubject | undefined> {
  const { icons, tokens, mark } = content;
  const colors = tokens.colors[mode];
  if (subject.kind === "icon") {
    const { renderIconSvg } = await import("#/kits/writers");
    const svg = renderIconSvg(subject.icon, icons.style).replaceAll("currentColor", colors.foreground.hex);
    const drawing = placeOnGround({ svg, width: 24, height: 24 }, colors.background.hex, 24 * marginShare);
    return await draw(context, drawing, iconPx, `Icon ${subject.icon.name}`, `${subject.icon.name}-${mode}`);
  }
  if (subject.kind === "sheet") {
    const drawing = await drawSheet(context, subject.sheet, content, mode);
    const longer = Math.max(drawing.width, drawing.height);
    return await draw(context, drawing, longer, `Tokens ${subject.sheet}`, `${subject.sheet}-${mode}`);
  }
  if (subject.kind === "picture") {
    const { slug, hash, width, height } = subject.picture;
    const blob = await context.store.blobs.findByHash(hash);
    if (!blob) return undefined;
    const image = `<image width="${width}" height="${height}" href="${toDataUrl(blob.bytes, blob.mediaType)}"/>`;
    return await draw(context, { svg: wrap(image, width, height), width, height }, picturePx, `Picture ${slug}`, slug);
  }
  if (subject.kind !== "asset" || !subject.asset.outlined) return undefined;
  const { slug, svg, width, height } = subject.asset;
  const isMark = mark.assets.includes(subject.asset);
  const margin = isMark ? Math.max(width, height) * marginShare : 0;
  const drawing = placeOnGround({ svg, width, height }, colors.background.hex, margin);
  const label = `${isMark ? "Mark" : "Picture"} ${slug}`;
  return await draw(context, drawing, isMark ? markPx : picturePx, label, `${slug}-${mode}`);
}

async function drawSheet(
  context: Context,
  sheet: TokenSheetName,
  { tokens, brief, pages, given }: DesignContent,
  mode: "light" | "dark",
): Promise<Drawing> {
  const facts = { sheet, mode, tokens, name: brief.name, sentence: pages[0]?.description ?? brief.name };
  const key = sha256Hex(JSON.stringify(facts));
  const cached = sheets.get(key);
  if (cached) return cached;
  const drawOptions = createDrawOptions(context);
  drawOptions.beforeDraw?.();
  const givenFiles = Object.fromEntries(await loadFontFiles(context.store, listFontHashes(given)));
  const drawing = await context.jobs.run(
    drawTokenSheetJob,
    { ...facts, givenFiles },
    { timeoutMs: maxSheetMs, owner: drawOptions.owner },
  );
  sheets.set(key, drawing, drawing.svg.length);
  return drawing;
}

/** A drawing with room around it, on a colour. */
function placeOnGround({ svg, width, height }: Drawing, color: string, margin: number): Drawing {
  const [fullWidth, fullHeight] = [width + 2 * margin, height + 2 * margin];
  const place = `x="${margin}" y="${margin}" width="${width}" height="${height}"`;
  const image = `<image ${place} href="${toDataUrl(Buffer.from(svg), "image/svg+xml")}"/>`;
  const ground = `<rect width="${fullWidth}" height="${fullHeight}" fill="${escapeMarkup(color)}"/>`;
  return { svg: wrap(ground + image, fullWidth, fullHeight), width: fullWidth, height: fullHeight };
}

const toDataUrl = (bytes: Uint8Array, mediaType: string) => `data:${mediaType};base64,${Buffer.from(bytes).toString("base64")}`;

const wrap = (content: string, width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;

async function draw(
  context: Context,
  { svg, width, height }: Drawing,
  px: number,
  label: string,
  fileName: string,
): Promise<DrawnSubject> {
  const { png } = await context.rasters.draw({ svg, px }, createDrawOptions(context));
  const scale = px / Math.max(width, height);
  return {
    label,
    fileName,
    bytes: png,
    mediaType: "image/png",
    width: Math.round(width * scale),
    height: Math.round(height * scale),
  };
}
