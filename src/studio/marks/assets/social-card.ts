import type { Color } from "#/color/color";
import { html, type Markup } from "#/kernel/markup";
import type { ArchetypeId, Direction } from "#/model/direction";
import type { MarkShape } from "#/model/mark";
import { type Artwork, createTextArtwork } from "#/studio/marks/assets/text-artwork";
import type { BrandName } from "#/studio/marks/assets/brand-assets";
import { type InlaidColors, createFlatPaint, getForegroundOn } from "#/studio/marks/brand-colors";
import { getFieldColor, getFieldInks } from "#/studio/marks/field-inks";
import { shortenName } from "#/studio/marks/short-name";
import { renderSvgDocument } from "#/studio/marks/svg-document";
import { renderPlacedSymbol } from "#/studio/marks/symbol-markup";
import { createWordmarkLines } from "#/studio/marks/wordmark";

const [width, height] = [1200, 630];
const margin = 72;

/** Largest capitals of the name, and the smallest ones that read in a feed, in pixels. */
const maxCapPx = 128;
const minCapPx = 40;

/** Most lines of a name, and of one that stays too long even when it is shortened. */
const maxLines = 3;
const maxLongLines = 5;

/** What another line costs on a card, in letters: little, because large letters count. */
const cardLineCost = 1.5;

/** A rectangle on the card, in pixels. */
type Area = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
type Ground = "brand" | "paper";

/** Where a composition puts the name and the symbol, and the fields behind them. */
type CardLayout = {
  /** The name's area; undefined if the symbol shows the name. */
  readonly text?: Area;
  readonly align: "left" | "centre";
  /** Whether the name ends at the bottom of its area, or in the middle. */
  readonly fromBottom: boolean;
  readonly symbol: Area;
  /** Fields from back to front; the first fills the card. */
  readonly fields: readonly (Area & { readonly ground: Ground })[];
  /** Whether a line runs along the card's edges. */
  readonly isFramed: boolean;
};

const whole: Area = { x: 0, y: 0, width, height };
const plain = { align: "left", fromBottom: true, isFramed: false } as const;

/** One field in the brand colour: the symbol large on the right, the name at the lower left. */
const field: CardLayout = {
  ...plain,
  text: { x: margin, y: margin, width: 620, height: height - margin * 2 },
  symbol: { x: 768, y: 135, width: 360, height: 360 },
  fields: [{ ...whole, ground: "brand" }],
};

/** Two fields: the name on paper, the symbol on the brand colour. */
const split: CardLayout = {
  ...plain,
  text: { x: margin, y: margin, width: 560, height: height - margin * 2 },
  fromBottom: false,
  symbol: { x: 792, y: 165, width: 300, height: 300 },
  fields: [
    { ...whole, ground: "paper" },
    { x: 684, y: 0, width: 516, height, ground: "brand" },
  ],
};

/** Everything on one axis on paper, within a line. */
const framed: CardLayout = {
  text: { x: 120, y: 366, width: 960, height: 168 },
  align: "centre",
  fromBottom: false,
  symbol: { x: 490, y: 108, width: 220, height: 220 },
  fields: [{ ...whole, ground: "paper" }],
  isFramed: true,
};

/** The symbol on the brand colour over a band of paper with the name. */
const banner: CardLayout = {
  ...plain,
  text: { x: margin, y: 414, width: width - margin * 2, height: 168 },
  fromBottom: false,
  symbol: { x: margin, y: 62, width: 260, height: 260 },
  fields: [
    { ...whole, ground: "paper" },
    { x: 0, y: 0, width, height: 384, ground: "brand" },
  ],
};

/** For names that are too long for a column: the symbol above, the name over the whole width. */
const wide: CardLayout = {
  ...plain,
  text: { x: margin, y: 226, width: width - margin * 2, height: 332 },
  symbol: { x: margin, y: 60, width: 136, height: 136 },
  fields: [{ ...whole, ground: "brand" }],
};

/** For symbols that show the name: the symbol alone. */
const alone: CardLayout = {
  ...plain,
  symbol: { x: 410, y: 125, width: 380, height: 380 },
  fields: [{ ...whole, ground: "brand" }],
};

/** The composition of each direction. */
const layouts: Readonly<Record<ArchetypeId, CardLayout>> = {
  swiss: field,
  editorial: split,
  brutalist: banner,
  soft: field,
  technical: split,
  luxury: framed,
  playful: field,
  civic: split,
  industrial: banner,
  craft: framed,
  retro: field,
  scientific: split,
  ledger: framed,
  poster: banner,
  arcade: field,
  archive: framed,
};

type FittedName = { readonly layout: CardLayout; readonly artwork: Artwork; readonly capPx: number };

/** The name in as many lines as make its letters largest in a layout's area. */
function fitName(
  { name, language }: { readonly name: string; readonly language: string | undefined },
  direction: Direction,
  layout: CardLayout,
  most = maxLines,
): FittedName {
  const { text = whole, align } = layout;
  const [best] = Array.from({ length: most }, (_, index) => {
    const artwork = createTextArtwork(createWordmarkLines(name, direction, index + 1, language, cardLineCost), maxCapPx, align);
    const scale = Math.min(1, text.width / artwork.width, text.height / artwork.height);
    return { layout, artwork, capPx: maxCapPx * scale };
  }).toSorted((one, other) => Math.round(other.capPx) - Math.round(one.capPx));
  if (best === undefined) throw new Error(`no lines for ${name}`);
  return best;
}

/**
 * The whole name where its letters are large enough in three lines, in the direction's layout or
 * over the whole width; otherwise the short name.
 */
function chooseName(name: Omit<BrandName, "isShown">, direction: Direction, preferred: CardLayout): FittedName {
  const short = { ...name, name: shortenName(name.name) };
  for (const [text, layout] of [
    [name, preferred],
    [name, wide],
    [short, preferred],
    [short, wide],
  ] as const) {
    const fitted = fitName(text, direction, layout);
    if (fitted.capPx >= minCapPx) return fitted;
  }
  return fitName(short, direction, wide, maxLongLines);
}

/** The ground under the middle of an area. */
const getGroundUnder = ({ fields }: CardLayout, { x, y, width: w, height: h }: Area): Ground =>
  fields.findLast(
    (one) => x + w / 2 >= one.x && x + w / 2 <= one.x + one.width && y + h / 2 >= one.y && y + h / 2 <= one.y + one.height,
  )?.ground ?? "paper";

/**
 * The social card, 1200 × 630: a composition of the direction with the symbol and the name, each
 * with a place of its own; the symbol alone if it shows the name.
 */
export function renderSocialCard(
  name: BrandName,
  shapes: readonly MarkShape[],
  direction: Direction,
  colors: InlaidColors,
): string {
  const fitted = name.isShown ? undefined : chooseName(name, direction, layouts[direction.id]);
  const layout = fitted?.layout ?? alone;
  const { fields, isFramed, symbol } = layout;
  const line = getForegroundOn(colors.paper, colors).hex;
  const grounds: Readonly<Record<Ground, Color>> = { brand: getFieldColor(colors), paper: colors.paper };
  const { paint } = getFieldInks(shapes, grounds[getGroundUnder(layout, symbol)], colors);
  return renderSvgDocument(
    width,
    height,
    name.name,
    html`
      ${fields.map(
        (one) =>
          html`<rect x="${one.x}" y="${one.y}" width="${one.width}" height="${one.height}" fill="${grounds[one.ground].hex}"/>`,
      )}
      ${isFramed && html`<rect x="33" y="33" width="1134" height="564" fill="none" stroke="${line}" stroke-width="2"/>`}
      ${renderPlacedSymbol(shapes, paint, symbol.x, symbol.y, symbol.width)}
      ${fitted && drawName(fitted, getFieldInks(shapes, grounds[getGroundUnder(layout, layout.text ?? whole)], colors).ink)}`,
  );
}

function drawName({ layout, artwork, capPx }: FittedName, fill: string): Markup {
  const { text = whole, align, fromBottom } = layout;
  const scale = capPx / maxCapPx;
  const x = align === "centre" ? text.x + (text.width - artwork.width * scale) / 2 : text.x;
  const room = text.height - artwork.height * scale;
  return artwork.draw(x, text.y + (fromBottom ? room : room / 2), scale, createFlatPaint(fill), fill);
}
