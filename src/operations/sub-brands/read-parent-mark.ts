import { getDrawingContent } from "#/studio/marks/given/flat-drawing";
import { type GivenLockup, givenLockups, type GivenMark } from "#/model/given";
import type { WorkspaceId } from "#/model/ids";
import { maxArchiveMs } from "#/model/limits";
import type { BrandAsset, Mark } from "#/model/mark";
import { runImportJob } from "#/operations/artifacts/import-jobs";
import type { Context } from "#/operations/context";
import { readMarkJob } from "#/operations/given/given-jobs";

/** A generated file of a mark as a document that begins at 0 0, without its title. */
function toLockupDrawing({ svg }: BrandAsset): Pick<GivenLockup, "svg" | "width" | "height"> | undefined {
  const [, width = "", height = ""] = /^<svg\b[^>]*\bviewBox="0 0 ([\d.]{1,20}) ([\d.]{1,20})"/.exec(svg.trimStart()) ?? [];
  if (width === "" || height === "") return undefined;
  const content = getDrawingContent(svg.trim()).replace(/^\s*<title>[^<]*<\/title>\s*/, "");
  const root = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`;
  return { svg: `${root}${content.trim()}</svg>`, width: Number(width), height: Number(height) };
}

/** The shapes of a symbol's file, which lies on the 48 × 48 grid. */
const listSymbolShapes = (svg: string): GivenMark["symbol"]["shapes"] =>
  [...svg.matchAll(/<path fill="(#[0-9a-f]{6})"( fill-rule="evenodd")? d="([^"]*)"\/>/g)].map(
    ([, color = "", rule, path = ""]) => ({ path, color, ...(rule !== undefined && { rule: "evenodd" as const }) }),
  );

/**
 * A generated mark as given lockups: its own files, with what a reading of them says about colours
 * and versions in one colour.
 */
export async function readParentMark(context: Context, workspaceId: WorkspaceId, mark: Mark): Promise<GivenMark> {
  const lockups = givenLockups.flatMap((lockup) => {
    const asset = mark.assets.find(({ kind }) => kind === lockup);
    const drawing = asset && toLockupDrawing(asset);
    return drawing ? [{ lockup, ...drawing }] : [];
  });
  const encoder = new TextEncoder();
  const files = lockups.map(({ lockup, svg }) => ({ fileName: `${lockup}.svg`, bytes: encoder.encode(svg), lockup }));
  const { mark: read } = await runImportJob(context, readMarkJob, { files }, { workspaceId, timeoutMs: maxArchiveMs });
  const symbol = lockups.find(({ lockup }) => lockup === "symbol");
  const shapes = symbol && symbol.width === 48 && symbol.height === 48 ? listSymbolShapes(symbol.svg) : [];
  return {
    lockups: read.lockups.map((lockup) => {
      const own = lockups.find((one) => one.lockup === lockup.lockup);
      const smallestPx = { symbol: mark.smallestPx.symbol, wordmark: mark.smallestPx.wordmark }[lockup.lockup as "symbol"];
      return { ...lockup, ...own, smallestPx: smallestPx ?? lockup.smallestPx };
    }),
    symbol: shapes.length > 0 ? { shapes, isExact: true } : read.symbol,
  };
}
