import { escapeMarkup } from "#/kernel/markup";
import { roundTo } from "#/kernel/decimal";
import type { FamilyName, SheetFonts } from "#/kits/token-sheets/sheet-fonts";
import type { ColorRole, TokenSet } from "#/model/token-set";

/** The width of every sheet, pixels. */
export const sheetWidth = 1200;
export const sheetMargin = 48;
export const sheetContentWidth = sheetWidth - 2 * sheetMargin;

export type TextOptions = {
  readonly px?: number;
  readonly weight?: number;
  readonly family?: FamilyName;
  readonly color?: string;
  readonly trackingEm?: number;
  /** Cuts the text off at this width, pixels, with an ellipsis. */
  readonly maxWidth?: number;
};

/** A drawing that grows downwards. All lengths are pixels. */
export type Sheet = {
  /** Draws text with its baseline at `y`. Returns its width. */
  text(text: string, x: number, y: number, options?: TextOptions): number;
  rect(
    x: number,
    y: number,
    width: number,
    height: number,
    options: { fill?: string; stroke?: string; radius?: number; filter?: string },
  ): void;
  /** Adds a definition, such as a filter. */
  define(markup: string): void;
  color(role: ColorRole): string;
  /** The finished drawing. */
  finish(height: number): { readonly svg: string; readonly width: number; readonly height: number };
};

/** Starts a sheet on the background of a mode, with the brand's name and a title. */
export function createSheet(
  tokens: TokenSet,
  mode: "light" | "dark",
  fonts: SheetFonts,
  heading: { name: string; title: string },
): Sheet {
  const parts: string[] = [];
  const definitions: string[] = [];
  const colors = tokens.colors[mode];
  const { weights } = tokens.typography;
  const sheet: Sheet = {
    text(
      text,
      x,
      y,
      { px = 14, weight = weights.regular, family = "text", color = colors.foreground.hex, trackingEm = 0, maxWidth } = {},
    ) {
      const style = { px, weight, trackingEm };
      let outline = fonts.draw(family, text, style);
      if (maxWidth !== undefined && outline.width > maxWidth) {
        const share = maxWidth / outline.width;
        const kept = [...text].slice(0, Math.max(1, Math.floor([...text].length * share) - 1)).join("");
        outline = fonts.draw(family, `${kept.trimEnd()}…`, style);
      }
      if (outline.path !== "")
        parts.push(
          `<path transform="translate(${roundTo(x, 2)} ${roundTo(y, 2)})" fill="${escapeMarkup(color)}" d="${outline.path}"/>`,
        );
      return outline.width;
    },
    rect(x, y, width, height, { fill = "none", stroke, radius = 0, filter }) {
      const size = `x="${roundTo(x, 2)}" y="${roundTo(y, 2)}" width="${roundTo(width, 2)}" height="${roundTo(height, 2)}"`;
      const line = stroke === undefined ? "" : ` stroke="${escapeMarkup(stroke)}"`;
      const effect = filter === undefined ? "" : ` filter="url(#${filter})"`;
      parts.push(`<rect ${size} rx="${Math.min(radius, width / 2, height / 2)}" fill="${escapeMarkup(fill)}"${line}${effect}/>`);
    },
    define: (markup) => void definitions.push(markup),
    color: (role) => colors[role].hex,
    finish: (height) => ({
      width: sheetWidth,
      height: Math.ceil(height),
      svg: [
        `<svg xmlns="http://www.w3.org/2000/svg" width="${sheetWidth}" height="${Math.ceil(height)}" `,
        `viewBox="0 0 ${sheetWidth} ${Math.ceil(height)}"><defs>${definitions.join("")}</defs>`,
        `<rect width="100%" height="100%" fill="${escapeMarkup(colors.background.hex)}"/>${parts.join("")}</svg>`,
      ].join(""),
    }),
  };
  sheet.text(heading.name, sheetMargin, 56, { px: 15, color: colors["muted-foreground"].hex });
  sheet.text(heading.title, sheetMargin, 100, { px: 36, family: "display", weight: weights.display });
  return sheet;
}
