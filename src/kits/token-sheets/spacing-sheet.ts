import { formatDecimal } from "#/kernel/decimal";
import { type Sheet, sheetContentWidth, sheetMargin } from "#/kits/token-sheets/sheet";
import type { Length, ShadowLayer, TokenSet } from "#/model/token-set";

const tile = 114;
const gap = 26;
/** Bars of spaces that are longer would not fit. */
const maxBarPx = 480;

/** Spaces, section gaps, corners, shadows, and the line width, to scale. */
export function drawSpacingSheet(sheet: Sheet, tokens: TokenSet, mode: "light" | "dark"): number {
  const { spacing, sectionGaps, radius, shadows, strokePx, layout } = tokens;
  const muted = sheet.color("muted-foreground");
  const ink = sheet.color("primary");
  let top = 140;

  const bars: readonly (readonly [prefix: string, length: Length])[] = [
    ...spacing.map((length) => ["space", length] as const),
    ...sectionGaps.map((length) => ["section", length] as const),
  ];
  const shown = bars.filter(([, { px }]) => px > 0 && px <= maxBarPx);
  const rows = Math.ceil(shown.length / 2);
  for (const [index, [prefix, { name, px }]] of shown.entries()) {
    const x = sheetMargin + (index < rows ? 0 : sheetContentWidth / 2);
    const y = top + (index % rows) * 26;
    sheet.text(`${prefix} ${name}`, x, y + 13, { px: 13 });
    sheet.text(`${formatDecimal(px, 2)}`, x + 88, y + 13, { px: 12, color: muted });
    sheet.rect(x + 128, y + 2, Math.min(px, 400), 13, { fill: ink });
  }
  top += rows * 26 + 36;

  const columns = Math.floor((sheetContentWidth + gap) / (tile + gap));
  const place = (index: number) => ({
    x: sheetMargin + (index % columns) * (tile + gap),
    y: top + Math.floor(index / columns) * (tile + 62),
  });
  for (const [index, { name, px }] of radius.steps.entries()) {
    const { x, y } = place(index);
    sheet.rect(x, y, tile, tile, { fill: sheet.color("muted"), stroke: sheet.color("foreground"), radius: px });
    sheet.text(`radius ${name}`, x, y + tile + 20, { px: 13 });
    sheet.text(`${formatDecimal(px, 2)} px`, x, y + tile + 36, { px: 12, color: muted });
  }
  top += Math.ceil(radius.steps.length / columns) * (tile + 62) + 28;

  for (const [index, shadow] of shadows.entries()) {
    const { x, y } = place(index);
    const layers = shadow[mode];
    for (const [layer, values] of layers.entries()) drawShadow(sheet, x, y, values, `shadow-${index}-${layer}`);
    sheet.rect(x, y, tile, tile, { fill: sheet.color("card"), radius: radius.basePx });
    sheet.text(`shadow ${shadow.name}`, x, y + tile + 34, { px: 13 });
    const first = layers[0];
    const size = first ? `${first.x} ${first.y} ${first.blur} ${first.spread}` : "none";
    sheet.text(size, x, y + tile + 50, { px: 12, color: muted });
  }
  top += Math.ceil(shadows.length / columns) * (tile + 62) + 40;

  const { containerPx, columns: gridColumns, gutterPx, marginPx } = layout;
  const grid = `Container ${containerPx} px, ${gridColumns} columns, gutter ${gutterPx} px, margin ${marginPx} px.`;
  sheet.rect(sheetMargin, top, 220, strokePx, { fill: sheet.color("foreground") });
  sheet.text(`line ${formatDecimal(strokePx, 2)} px. ${grid}`, sheetMargin, top + 26, { px: 13 });
  return top + 64;
}

function drawShadow(
  sheet: Sheet,
  x: number,
  y: number,
  { x: right, y: down, blur, spread, color, alpha }: ShadowLayer,
  id: string,
): void {
  const room = Math.ceil(blur * 2 + 4);
  const [left, top, side] = [x + right - spread, y + down - spread, tile + 2 * spread];
  const area = `x="${left - room}" y="${top - room}" width="${side + 2 * room}" height="${side + 2 * room}"`;
  sheet.define(
    `<filter id="${id}" filterUnits="userSpaceOnUse" ${area}><feGaussianBlur stdDeviation="${blur / 2}"/>` +
      `<feComponentTransfer><feFuncA type="linear" slope="${alpha}"/></feComponentTransfer></filter>`,
  );
  sheet.rect(left, top, side, side, { fill: color.hex, filter: id });
}
