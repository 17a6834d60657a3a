import { formatDecimal } from "#/kernel/decimal";
import { type Sheet, sheetContentWidth, sheetMargin } from "#/kits/token-sheets/sheet";
import { type ColorRole, colorRoles, scaleNames, type TokenSet } from "#/model/token-set";

/** Surfaces with the text on them. */
const pairs: readonly (readonly [surface: ColorRole, ink: ColorRole])[] = [
  ["background", "foreground"],
  ["background", "muted-foreground"],
  ["background", "link"],
  ["card", "card-foreground"],
  ["primary", "primary-foreground"],
  ["secondary", "secondary-foreground"],
  ["accent", "accent-foreground"],
  ["brand", "brand-foreground"],
  ["spot", "spot-foreground"],
  ["destructive", "destructive-foreground"],
  ["success", "success-foreground"],
  ["warning", "warning-foreground"],
];

/** Colour pairs with their measured contrast, all roles, and the scales. */
export function drawPaletteSheet(sheet: Sheet, { colors, report, scales }: TokenSet, mode: "light" | "dark"): number {
  const muted = sheet.color("muted-foreground");
  const border = sheet.color("border");
  let top = 140;

  const pairWidth = (sheetContentWidth - 3 * 16) / 4;
  for (const [index, [surface, ink]] of pairs.entries()) {
    const x = sheetMargin + (index % 4) * (pairWidth + 16);
    const y = top + Math.floor(index / 4) * 150;
    const measured = report.pairs.find((pair) => pair.mode === mode && pair.foreground === ink && pair.background === surface);
    const color = colors[mode][ink].hex;
    sheet.rect(x, y, pairWidth, 96, { fill: colors[mode][surface].hex, stroke: border });
    sheet.text("Aa", x + 16, y + 62, { px: 40, family: "display", weight: 600, color });
    if (measured)
      sheet.text(`${formatDecimal(Math.floor(measured.ratio * 10) / 10, 1)} : 1`, x + pairWidth - 84, y + 60, { px: 18, color });
    sheet.text(ink, x, y + 116, { maxWidth: pairWidth });
    sheet.text(`on ${surface}`, x, y + 134, { px: 12, color: muted });
  }
  top += Math.ceil(pairs.length / 4) * 150 + 32;

  const columns = 6;
  const roleWidth = (sheetContentWidth - (columns - 1) * 12) / columns;
  for (const [index, role] of colorRoles.entries()) {
    const x = sheetMargin + (index % columns) * (roleWidth + 12);
    const y = top + Math.floor(index / columns) * 74;
    sheet.rect(x, y, roleWidth, 28, { fill: colors[mode][role].hex, stroke: border });
    sheet.text(role, x, y + 45, { px: 12, maxWidth: roleWidth });
    sheet.text(colors[mode][role].hex, x, y + 60, { px: 11, family: "mono", color: muted });
  }
  top += Math.ceil(colorRoles.length / columns) * 74 + 32;

  const stepWidth = (sheetContentWidth - 88) / 12;
  for (const [row, name] of scaleNames.entries()) {
    const y = top + row * 60;
    sheet.text(name, sheetMargin, y + 24, { px: 13 });
    for (const [step, color] of scales[name].entries()) {
      sheet.rect(sheetMargin + 88 + step * stepWidth, y, stepWidth, 36, { fill: color.hex });
      sheet.text(`${step + 1}`, sheetMargin + 88 + step * stepWidth, y + 49, { px: 10, color: muted });
    }
  }
  return top + scaleNames.length * 60 + 24;
}
