import { measureDrawing } from "#/audit/drawing-bounds";
import type { DesignAuditRule } from "#/audit/rule";
import { parseAsset } from "#/audit/source";
import type { AssetKind } from "#/model/mark";

/** Assets that show a whole symbol or name. Social cards and icons may let it run over an edge. */
const wholeKinds: ReadonlySet<AssetKind> = new Set([
  "symbol",
  "symbol-black",
  "symbol-white",
  "wordmark",
  "lockup-horizontal",
  "lockup-stacked",
  "reversed",
]);

/** How far ink may pass an edge, as a share of the drawing's height: rounding of path data. */
const tolerance = 0.01;

export const marksUncut: DesignAuditRule = {
  id: "marks-uncut",
  summary: "Symbols, wordmarks and lockups lie inside their view box, so that no name is cut.",
  severity: "error",
  safety: false,
  *check({ mark }) {
    for (const { slug, kind, svg, width, height } of mark.assets) {
      if (!wholeKinds.has(kind)) continue;
      const [markup] = parseAsset({ slug, svg }).markups;
      if (!markup) continue;
      const [x, y, boxWidth, boxHeight] = parseViewBox(markup.elements[0]?.attributes.get("viewbox")) ?? [0, 0, width, height];
      const ink = measureDrawing(markup);
      if (!ink) continue;
      const slack = boxHeight * tolerance;
      const cut = Math.max(x - ink.left, y - ink.top, ink.right - x - boxWidth, ink.bottom - y - boxHeight);
      if (cut > slack)
        yield {
          subject: `asset ${slug}`,
          message: `The drawing passes its view box by ${Math.round((cut / boxHeight) * 100)} % of its height.`,
          fix: "Widen the view box to the drawing, or set the name smaller.",
        };
    }
  },
};

function parseViewBox(value = ""): [number, number, number, number] | undefined {
  const [x, y, width, height] = value
    .slice(0, 100)
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (x === undefined || y === undefined || width === undefined || height === undefined) return undefined;
  return [x, y, width, height].every(Number.isFinite) ? [x, y, width, height] : undefined;
}
