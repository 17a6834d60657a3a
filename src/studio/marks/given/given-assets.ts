import { html } from "#/kernel/markup";
import type { Color } from "#/color/color";
import { colorFromHex } from "#/color/oklch";
import type { GivenLockup, GivenMark } from "#/model/given";
import type { AssetKind, BrandAsset } from "#/model/mark";
import { type BrandColors, getForegroundOn } from "#/studio/marks/brand-colors";
import { printNumber } from "#/studio/marks/geometry/print-path";
import { isSeenOn } from "#/studio/marks/given/drawing-colors";
import { findSymbolLockup } from "#/studio/marks/given/find-symbol-lockup";
import { getDrawingContent, renderFlatContent } from "#/studio/marks/given/flat-drawing";

/** What is shown in a place: a lockup as it is, or in one colour. */
type Placed = { readonly lockup: GivenLockup; readonly hex?: string };

const labels: Readonly<Record<GivenLockup["lockup"], string>> = {
  symbol: "Symbol",
  wordmark: "Wordmark",
  "lockup-horizontal": "Lockup, horizontal",
  "lockup-stacked": "Lockup, stacked",
  "symbol-black": "Symbol, black",
  "symbol-white": "Symbol, white",
  reversed: "Lockup, reversed",
};

const describe = (name: string, kind: AssetKind): string =>
  ({
    symbol: `${name} symbol`,
    wordmark: `${name} wordmark`,
    "symbol-black": `${name} symbol in black`,
    "symbol-white": `${name} symbol in white`,
    reversed: `${name} on a dark background`,
    favicon: `${name} favicon`,
    "app-icon": `${name} app icon`,
    "social-card": `${name} social card`,
  })[kind as string] ?? name;

/** Sides of the icons and of the symbol on them, and of the card and the lockup on it, in pixels. */
const [faviconPx, faviconSymbolPx] = [48, 44];
const [appIconPx, appIconSymbolPx] = [512, 300];
const [cardWidth, cardHeight, cardLockupWidth, cardLockupHeight] = [1200, 630, 760, 300];

/** A drawing with its name for assistive technology. */
const renderDocument = (width: number, height: number, title: string, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">` +
  `${html`<title>${title}</title>`.text}${content}</svg>`;

/** The content of a lockup, as it is or in one colour. */
const renderContent = ({ lockup, hex }: Placed): string =>
  hex === undefined || lockup.flat === undefined ? getDrawingContent(lockup.svg) : renderFlatContent(lockup, lockup.flat, hex);

/** A lockup in the middle of a box with a background, as large as the room in it allows. */
function renderCentred(
  placed: Placed,
  {
    title,
    width,
    height,
    room,
  }: { readonly title: string; readonly width: number; readonly height: number; readonly room: readonly [number, number] },
  ground?: Color,
): string {
  const { lockup } = placed;
  const scale = Math.min(room[0] / lockup.width, room[1] / lockup.height);
  const [ownWidth, ownHeight] = [lockup.width * scale, lockup.height * scale];
  const back = ground === undefined ? "" : `<rect width="${width}" height="${height}" fill="${ground.hex}"/>`;
  const print = (value: number) => printNumber(value, 3);
  return renderDocument(
    width,
    height,
    title,
    `${back}<svg x="${print((width - ownWidth) / 2)}" y="${print((height - ownHeight) / 2)}" width="${print(ownWidth)}" ` +
      `height="${print(ownHeight)}" viewBox="0 0 ${lockup.width} ${lockup.height}">${renderContent(placed)}</svg>`,
  );
}

/** The symbol's drawing in a square of 48 units. */
export const renderSquareSymbol = (lockup: GivenLockup): string =>
  renderCentred({ lockup }, { title: "Symbol", width: 48, height: 48, room: [48, 48] });

/** The background that a lockup is seen on as it is, paper first; or in one colour on paper. */
function chooseGround(lockup: GivenLockup, colors: BrandColors): { readonly placed: Placed; readonly ground: Color } {
  const dark = getForegroundOn(colors.paper, colors);
  for (const ground of [colors.paper, dark, colorFromHex("#ffffff"), colorFromHex("#000000")])
    if (isSeenOn(ground, lockup)) return { placed: { lockup }, ground };
  return lockup.flat === undefined
    ? { placed: { lockup }, ground: colorFromHex("#ffffff") }
    : { placed: { lockup, hex: dark.hex }, ground: colors.paper };
}

/**
 * The version for dark backgrounds: as it is where it is seen there, otherwise in white. Undefined
 * if neither shows all of it.
 */
function createReversed(lockups: readonly GivenLockup[], ground: Color): Placed | undefined {
  const order = ["lockup-horizontal", "wordmark", "lockup-stacked", "symbol"] as const;
  const lockup = order.map((name) => lockups.find((one) => one.lockup === name)).find((one) => one !== undefined);
  if (lockup === undefined || !lockup.outlined) return undefined;
  if (isSeenOn(ground, lockup)) return { lockup };
  return lockup.flat === undefined ? undefined : { lockup, hex: "#ffffff" };
}

/**
 * The files of a given mark: each lockup as it was given, and what can be derived of them without
 * losing a part: black, white and reversed versions, favicon, app icon and social card.
 */
export function createGivenAssets(
  name: string,
  { lockups }: GivenMark,
  colors: BrandColors & { readonly dark: BrandColors },
): readonly BrandAsset[] {
  const assets: BrandAsset[] = [];
  const add = (
    kind: AssetKind,
    label: string,
    width: number,
    height: number,
    svg: string,
    outlined: boolean,
    isWhiteOnDark = false,
  ) => {
    if (assets.some((asset) => asset.kind === kind)) return;
    const alt = describe(name, kind);
    assets.push({ slug: kind, name: label, kind, svg, width, height, outlined, alt, ...(isWhiteOnDark && { isWhiteOnDark }) });
  };
  for (const given of lockups) {
    const { lockup, svg, width, height, outlined, flat } = given;
    const isWhiteOnDark = flat === "plain" && !isSeenOn(colors.dark.paper, given);
    add(
      lockup,
      labels[lockup],
      width,
      height,
      renderDocument(width, height, name, getDrawingContent(svg)),
      outlined,
      isWhiteOnDark,
    );
  }
  const addFlat = (kind: "symbol-black" | "symbol-white", hex: string) => {
    const lockup = lockups.find((one) => one.lockup === "symbol") ?? lockups.find((one) => one.lockup.startsWith("symbol"));
    if (lockup?.flat === undefined) return;
    const { width, height } = lockup;
    add(kind, labels[kind], width, height, renderDocument(width, height, name, renderContent({ lockup, hex })), true);
  };
  addFlat("symbol-black", "#000000");
  addFlat("symbol-white", "#ffffff");
  const reversed = createReversed(lockups, getForegroundOn(colors.paper, colors));
  if (reversed) {
    const { width, height } = reversed.lockup;
    add("reversed", labels.reversed, width, height, renderDocument(width, height, name, renderContent(reversed)), true);
  }
  const symbol = findSymbolLockup(lockups);
  if (symbol) {
    const { placed, ground } = chooseGround(symbol, colors);
    const favicon = renderCentred(
      placed,
      { title: name, width: faviconPx, height: faviconPx, room: [faviconSymbolPx, faviconSymbolPx] },
      ground.hex === colors.paper.hex ? undefined : ground,
    );
    add("favicon", "Favicon", faviconPx, faviconPx, favicon, symbol.outlined);
    const icon = renderCentred(
      placed,
      { title: name, width: appIconPx, height: appIconPx, room: [appIconSymbolPx, appIconSymbolPx] },
      ground,
    );
    add("app-icon", "App icon", appIconPx, appIconPx, icon, symbol.outlined);
  }
  const signed = (["lockup-horizontal", "wordmark", "lockup-stacked", "symbol"] as const)
    .map((kind) => lockups.find(({ lockup }) => lockup === kind))
    .find((lockup) => lockup !== undefined);
  const shown = signed ?? symbol;
  if (shown) {
    const { placed, ground } = chooseGround(shown, colors);
    const card = renderCentred(
      placed,
      { title: name, width: cardWidth, height: cardHeight, room: [cardLockupWidth, cardLockupHeight] },
      ground,
    );
    add("social-card", "Social card", cardWidth, cardHeight, card, shown.outlined);
  }
  return assets;
}
