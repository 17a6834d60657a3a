import { formatDecimal } from "#/kernel/decimal";
import { type Sheet, sheetContentWidth, sheetMargin } from "#/kits/token-sheets/sheet";
import { textStyleNames, type TokenSet } from "#/model/token-set";

const familyNames = ["display", "text", "mono"] as const;
const letters = "AaBbCcDdEeGgKkRrSs 0123456789 &?!";

/** The families with their letters, and every text style at its largest size. */
export function drawTypeSheet(
  sheet: Sheet,
  { typography }: TokenSet,
  sample: { readonly name: string; readonly sentence: string },
): number {
  const { families, weights, styles, sizes } = typography;
  const muted = sheet.color("muted-foreground");
  const border = sheet.color("border");
  let top = 140;

  for (const name of familyNames) {
    const weight = name === "display" ? weights.display : weights.regular;
    const { name: family, given, isNamedOnly } = families[name];
    const origin = isNamedOnly ? "named only, drawn in the nearest face" : given ? "brought in" : "bundled";
    sheet.text(`${name}: ${family}, ${origin}`, sheetMargin, top + 14, { px: 13, color: muted });
    sheet.text(letters, sheetMargin, top + 60, { px: 34, family: name, weight, maxWidth: sheetContentWidth });
    top += 92;
  }
  top += 12;

  const left = sheetMargin + 250;
  for (const name of textStyleNames) {
    const style = styles[name];
    const size = sizes.find((one) => one.name === style.size);
    const px = size?.maxPx ?? 16;
    const height = Math.max(72, px * style.leading + 28);
    const baseline = top + height / 2 + px * 0.34;
    sheet.rect(sheetMargin, top, sheetContentWidth, 1, { fill: border });
    sheet.text(name, sheetMargin, top + height / 2 - 2, { px: 14 });
    const range =
      size && size.minPx !== size.maxPx ? `${formatDecimal(size.minPx, 1)} to ${formatDecimal(px, 1)}` : formatDecimal(px, 1);
    sheet.text(`${range} px, ${style.weight}, leading ${formatDecimal(style.leading, 2)}`, sheetMargin, top + height / 2 + 16, {
      px: 12,
      color: muted,
    });
    const text = px >= 26 || name === "label" ? sample.name : sample.sentence;
    sheet.text(name === "code" ? "var(--primary) 0123" : text, left, baseline, {
      px,
      weight: style.weight,
      family: style.family,
      trackingEm: style.trackingEm,
      maxWidth: sheetContentWidth - 250,
    });
    top += height;
  }
  return top + 40;
}
