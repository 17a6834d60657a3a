import { auditMarkup } from "#/audit/audit-markup";
import { Failure } from "#/kernel/errors";
import { sha256Hex } from "#/kernel/hash";
import type { ExternalAssetKind } from "#/model/external-asset-kind";
import type { ImportBody } from "#/model/import-contract";
import type { AssetKind } from "#/model/mark";
import { getMainRasterPx, type RasterPx } from "#/model/raster";
import type { ImportBaseline } from "#/operations/artifacts/prepare-import";
import { draw } from "#/raster/draw";

/** Maximum size of an SVG in bytes; its text is stored next to the image. */
export const maxDrawingBytes = 200_000;

/** Long side of the image of a drawing that is not the design's own. */
const otherDrawingPx: RasterPx = 800;

const kinds: Readonly<Partial<Record<AssetKind, ExternalAssetKind>>> = {
  symbol: "mark",
  "symbol-black": "mark",
  "symbol-white": "mark",
  favicon: "icon",
  "app-icon": "icon",
  hero: "illustration",
  "hero-dark": "illustration",
  illustration: "illustration",
  "illustration-dark": "illustration",
  "social-card": "illustration",
  pattern: "pattern",
  "pattern-dark": "pattern",
  texture: "texture",
  "texture-dark": "texture",
};

/**
 * Renders an SVG as a PNG asset that keeps the SVG as its source code. One of the design's own
 * drawings keeps its name. Throws `invalid` if the SVG is unsafe, has live text or cannot be
 * rendered. Slow: runs in the job process.
 */
export async function readDrawing(
  fileName: string,
  svg: string,
  { existing, ...baseline }: ImportBaseline,
): Promise<NonNullable<ImportBody["asset"]>> {
  const hash = sha256Hex(svg);
  const ownDrawing = existing.drawings.find(({ sha256 }) => sha256 === hash);
  const unsafe = auditMarkup(svg, { kind: "asset", name: fileName, ...baseline }).find(
    ({ safety, severity }) => safety && severity === "error",
  );
  if (unsafe) throw new Failure("invalid", `The SVG is not safe: ${unsafe.message}`);
  if (/<text[\s>]/i.test(svg))
    throw new Failure(
      "invalid",
      "The SVG contains live text, which depends on the viewer's fonts. Convert the text to outlines or export a PNG.",
    );
  const { png } = await draw({ svg, px: ownDrawing ? getMainRasterPx(ownDrawing.kind) : otherDrawingPx }).catch(
    (cause: unknown) => {
      throw new Failure("invalid", "The SVG cannot be rendered. Export it as PNG.", { cause });
    },
  );
  return {
    name: ownDrawing?.name ?? fileName,
    kind: ownDrawing ? (kinds[ownDrawing.kind] ?? "logo") : "other",
    data: Buffer.from(png).toString("base64"),
    sourceCode: svg,
    ...(ownDrawing && { alt: ownDrawing.alt.slice(0, 400) }),
  };
}
