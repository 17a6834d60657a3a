import type { Color } from "#/color/color";
import { mix } from "#/color/mix";
import { colorFromHex, oklchColor } from "#/color/oklch";
import { contrast } from "#/color/contrast";
import { html, type Markup } from "#/kernel/markup";
import type { Random } from "#/kernel/random";
import type { ArchetypeId } from "#/model/direction";
import { mixClean } from "#/studio/imagery/clean-mix";
import { listWallExtensions } from "#/studio/imagery/extend-wall";
import type { ColorSource } from "#/studio/imagery/picture-colors";
import type { PicturePalette } from "#/studio/imagery/picture-palette";
import { renderFill } from "#/studio/imagery/line-art";
import { renderRectangle } from "#/studio/imagery/viewport";
import { type Box, getBounds } from "#/studio/marks/geometry/bounds";
import { parsePath } from "#/studio/marks/geometry/parse-path";
import { printNumber, printPath } from "#/studio/marks/geometry/print-path";
import { arcBand, rectangle, roundedRectangle } from "#/studio/marks/geometry/shapes";
import type { Tone } from "#/studio/palette/shade";
import { getFieriness, toTintHue } from "#/studio/palette/tint-hue";
import { type Vignette, groundLine, type VignetteRole, vignetteSize } from "#/studio/vignettes/vignette";

/**
 * How a direction draws vignettes: in flat colours, in flat colours with an outline around every shape,
 * or in lines of one width with few filled parts.
 */
type VignetteFinish = "flat" | "outlined" | "line";

const finishByArchetype: Readonly<Record<ArchetypeId, VignetteFinish>> = {
  swiss: "flat",
  editorial: "flat",
  brutalist: "outlined",
  soft: "flat",
  technical: "line",
  luxury: "line",
  playful: "flat",
  civic: "flat",
  industrial: "outlined",
  craft: "outlined",
  retro: "flat",
  scientific: "line",
  ledger: "line",
  poster: "flat",
  arcade: "outlined",
  archive: "line",
};

/** Chroma below which a colour is a grey, and degrees between hues that differ clearly. */
const [leastChroma, hueGap] = [0.05, 40] as const;
const isFarFrom = (one: Tone, other: Tone): boolean =>
  Math.min(one.c, other.c) < leastChroma || Math.abs(((one.h - other.h + 540) % 360) - 180) > hueGap;

/** Lightnesses to choose an accent's from, and its least contrast with the figures and the ground. */
const accentLightnesses = { light: [0.76, 0.66, 0.56, 0.86], dark: [0.74, 0.64, 0.54, 0.84] } as const;
/** The same for yellow, which is mustard and olive when it is darker. */
const yellowLightnesses = [0.86, 0.82, 0.9] as const;
const isYellow = ({ h }: Tone): boolean => h > 72 && h < 125;
/** The same for vermilion and brick, which are salmon when they are lighter. */
const fieryLightnesses = [0.62, 0.56, 0.68, 0.74] as const;
const isFiery = ({ h }: Tone): boolean => getFieriness(h) > 0.5;
const [minBesideFigure, minOnGround] = [1.35, 1.25] as const;

const seesBoth = (color: Color, { figure, ground }: PicturePalette) =>
  Math.min(contrast(color, figure) / minBesideFigure, contrast(color, ground) / minOnGround);

/**
 * The second colour: the palette's where its hue is another one than that of the figures and the ground, else
 * the first of its companions of which that is true, because a picture of people in one hue looks like a print
 * in one ink.
 */
function getAccent(palette: PicturePalette): Color {
  const { accent, figure, ground, companions, slate } = palette;
  if (accent.c >= leastChroma && isFarFrom(accent, figure) && isFarFrom(accent, ground)) return accent;
  const isOther = (tone: Tone) => isFarFrom(tone, figure) && isFarFrom(tone, ground);
  const companion = companions.find(isOther) ?? companions.find((one) => isFarFrom(one, figure));
  if (companion === undefined) return accent;
  const tone = companion.c < leastChroma ? slate : companion;
  const lightnesses = isYellow(tone)
    ? yellowLightnesses
    : isFiery(tone)
      ? fieryLightnesses
      : accentLightnesses[ground.l > 0.5 ? "light" : "dark"];
  const choices = lightnesses.map((l) => oklchColor(l, tone.c, tone.h));
  return (
    choices.find((color) => seesBoth(color, palette) >= 1) ??
    choices.reduce((best, color) => (seesBoth(color, palette) > seesBoth(best, palette) ? color : best), accent)
  );
}

/** Two colours of skin: warm browns, with any palette. */
const getSkin = ({ ground }: PicturePalette): Color => oklchColor(ground.l > 0.5 ? 0.74 : 0.68, 0.07, 56);
const getDeepSkin = ({ ground }: PicturePalette): Color => oklchColor(ground.l > 0.5 ? 0.5 : 0.52, 0.065, 50);

/** Dark brown hair with any palette; on dark grounds lighter than the ground and darker than both skins. */
const getHair = ({ ground }: PicturePalette): Color =>
  oklchColor(ground.l > 0.5 ? 0.29 : ground.l > 0.25 ? 0.38 : 0.35, 0.03, 48);

/** How much of the figures' colour is mixed into natural things, so that they belong to the picture. */
const figureInNatural = 0.12;
const maxNaturalChroma = 0.095;

/** Bread, wood and straw: a sand in a restrained brown, with a trace of the brand. Clear of skin in lightness. */
function getNatural({ ground, figure }: PicturePalette): Color {
  const l = ground.l > 0.5 ? (ground.l < 0.74 ? 0.84 : 0.68) : 0.62;
  const mixed = colorFromHex(mix(oklchColor(l, maxNaturalChroma, 70), figure, figureInNatural));
  return oklchColor(l, Math.max(0.065, Math.min(maxNaturalChroma, mixed.c)), Math.min(78, Math.max(60, mixed.h)));
}

/** Sausages, hams and salami: a smoked red, which is clear of skin and of wood. */
const getMeat = ({ ground }: PicturePalette): Color => oklchColor(ground.l > 0.5 ? 0.56 : 0.6, 0.115, 28);

/** Hues (degrees) between which a colour is a green of leaves. */
const [leafFrom, leafUpTo] = [112, 178] as const;
const isLeaf = ({ c, h }: Color): boolean => c >= leastChroma && h > leafFrom && h < leafUpTo;

/** Trees and lawns: the brand's own green, else a quiet one, where theirs would be mauve or brown. */
function getGreen({ ground, figure }: PicturePalette): Color {
  if (isLeaf(figure) || isLeaf(ground)) return mixClean(figure, ground, 0.45);
  const l = ground.l > 0.5 ? (ground.l < 0.8 ? 0.58 : 0.71) : 0.56;
  return oklchColor(l, 0.085, 142);
}

/** Hues (degrees) between which a colour may be that of water. */
const [waterFrom, waterUpTo] = [165, 275] as const;

/** Pools, lakes and the sea: the figures' own hue where that is a cool one, else a quiet blue, as rose or brown water is soup. */
function getWater({ ground, figure }: PicturePalette): Color {
  const tone = mixClean(figure, ground, 0.45);
  if (tone.c >= leastChroma && tone.h > waterFrom && tone.h < waterUpTo) return tone;
  return oklchColor(ground.l > 0.8 ? 0.72 : ground.l > 0.5 ? 0.79 : 0.56, 0.07, 220);
}

/** Fire: amber, or yellow where the picture has orange or amber about it. */
function getEmber(palette: PicturePalette): Color {
  const choices = [oklchColor(0.75, 0.145, 60), oklchColor(0.87, 0.12, 88), oklchColor(0.66, 0.15, 50)] as const;
  return choices.find((color) => seesBoth(color, palette) >= 1) ?? choices[1];
}

/** White things at night: teeth, aprons and sheets that are dark look rotten or burnt. */
const nightPaperLightness = 0.86;

/** How much of the figures' colour is in what is light where figures are as light as paper: walls of the ground's colour vanish. */
const figureInLight = 0.16;

/** Paper, or else what shows on figures; a little darker beside an accent that is as light as paper. */
function getLight({ sheet, figure, accent, ground }: PicturePalette): Color | string {
  const paper = sheet.l < 0.5 ? oklchColor(nightPaperLightness, 0.02, figure.h) : sheet;
  if (contrast(paper, figure) < 1.6) return paper === sheet ? mix(ground, figure, figureInLight) : paper;
  return contrast(paper, accent) < 1.2 ? mix(paper, figure, 0.16) : paper;
}

/** Chroma up to which a tone is a grey, and from which that of a vermilion figure is salmon. */
const [maxGreyChroma, minFieryChroma] = [0.03, 0.09] as const;

/**
 * Clothes, doors and hills between the figures and the ground. Where a mixture of both is a grey, as between black or
 * brown and cream, it is a slate: grey people and trees look lifeless. Between vermilion and paper it is apricot.
 */
function getTone({ figure, ground, slate }: PicturePalette): Color {
  const mixed = mixClean(figure, ground, 0.45);
  if (mixed.c < maxGreyChroma) return oklchColor(mixed.l, slate.c, slate.h);
  return figure.c >= minFieryChroma && ground.l > figure.l ? oklchColor(mixed.l, mixed.c, toTintHue(mixed.h)) : mixed;
}

/** The colour of a role on a palette. */
const pickRole = (role: VignetteRole, p: PicturePalette) => {
  if (role === "back") return mixClean(p.ground, p.plane, 0.4);
  if (role === "tone") return getTone(p);
  if (role === "accent") return getAccent(p);
  if (role === "skin") return getSkin(p);
  if (role === "deepSkin") return getDeepSkin(p);
  if (role === "hair") return getHair(p);
  if (role === "natural") return getNatural(p);
  if (role === "meat") return getMeat(p);
  if (role === "green") return getGreen(p);
  if (role === "water") return getWater(p);
  if (role === "ember") return getEmber(p);
  if (role === "light") return getLight(p);
  return p.figure;
};

/** The width of lines about small details, on the grid of vignettes. */
const fineLineWidth = 3;

/** Roles that drawings in lines fill; all others show the ground. */
const filledInLines: ReadonlySet<VignetteRole> = new Set([
  "accent",
  "back",
  "skin",
  "deepSkin",
  "hair",
  "natural",
  "meat",
  "green",
  "ember",
  "water",
]);

/** The background of a vignette: quiet shapes from edge to edge. */
const backgrounds = ["plain", "rays", "stripes", "disc", "grid", "arches"] as const;
type Background = (typeof backgrounds)[number];

/** Backgrounds that suit a direction, to choose from by seed. */
const backgroundsByArchetype: Readonly<Record<ArchetypeId, readonly [Background, ...Background[]]>> = {
  swiss: ["plain", "disc", "stripes"],
  editorial: ["plain", "disc"],
  brutalist: ["stripes", "plain"],
  soft: ["disc", "plain", "arches"],
  technical: ["grid", "plain"],
  luxury: ["plain", "arches"],
  playful: ["disc", "arches"],
  civic: ["plain", "disc"],
  industrial: ["stripes", "grid", "plain"],
  craft: ["arches", "disc", "plain"],
  retro: ["rays", "disc"],
  scientific: ["grid", "plain"],
  ledger: ["plain", "grid"],
  poster: ["disc", "plain"],
  arcade: ["grid", "stripes"],
  archive: ["plain", "disc"],
};

/** Shares of the way from ground to plane of a background, and to the figure of the ground. */
const [backgroundShare, groundShare] = [0.28, 0.16] as const;

/** Air that a crop keeps at each side, above and below, as shares of what is drawn: who is cut looks lost. */
const [airAside, airAbove, airBelow] = [0.03, 0.05, 0.06] as const;

/** Width by height from which a crop may cut off both sides, as a row that wide is small in any place, and the most of each. */
const [widestCore, mostCut] = [1.55, 0.14] as const;

/** The box of all that a vignette shows in front of its quiet planes, on its grid. */
export function getFigureBounds({ shapes }: Vignette): Box {
  const figures = shapes.filter(({ role }) => role !== "back").flatMap(({ data }) => parsePath(data));
  const [left, top, width, height] = getBounds(figures) ?? [0, 0, ...vignetteSize];
  const [x, y] = [Math.max(0, left), Math.max(0, top)];
  return [x, y, Math.min(vignetteSize[0], left + width) - x, Math.min(vignetteSize[1], top + height) - y];
}

/** The part of a vignette's grid that crops keep. */
function getCore(vignette: Vignette): Box {
  const [x, y, width, height] = getFigureBounds(vignette);
  const top = Math.max(0, y - height * airAbove);
  const coreHeight = y + height * (1 + airBelow) - top;
  const whole = width * (1 + airAside * 2);
  const coreWidth = Math.max(Math.min(whole, coreHeight * widestCore), whole * (1 - mostCut * 2));
  return [x + (width - coreWidth) / 2, top, coreWidth, coreHeight];
}

/** The drawn frame and the part of it that the vignette takes up. */
type Place = { readonly width: number; readonly height: number; readonly box: Box; readonly horizon: number };

/** Path data of a background, which goes on beyond the frame to both sides and above. */
function printBackground(background: Background, { width, height, box: [x, , w, h], horizon }: Place): string {
  const [left, right] = [-width, width * 2];
  const cx = x + w / 2;
  if (background === "rays") {
    const reach = width * 2;
    const count = 22;
    const rays = Array.from({ length: count / 2 }, (_, index) =>
      arcBand(cx, horizon, reach, 0, 180 + (index * 2 * 180) / count, 180 + ((index * 2 + 1) * 180) / count),
    );
    return printPath(rays, 0);
  }
  if (background === "stripes") {
    const pitch = w / 12;
    const first = cx - Math.ceil((cx - left) / (pitch * 2)) * pitch * 2 - pitch / 2;
    const count = Math.ceil((right - first) / (pitch * 2));
    const bars = Array.from({ length: count }, (_, index) =>
      rectangle([first + index * pitch * 2, -height, pitch, horizon + height]),
    );
    return printPath(bars, 0);
  }
  if (background === "grid") {
    const pitch = h / 10;
    const line = Math.max(1.5, h / 320);
    const columns = Math.ceil((right - left) / pitch);
    const rows = Math.ceil((horizon + height) / pitch);
    return printPath(
      [
        ...Array.from({ length: columns }, (_, index) => rectangle([left + index * pitch, -height, line, horizon + height])),
        ...Array.from({ length: rows }, (_, index) => rectangle([left, horizon - index * pitch, right - left, line])),
      ],
      1,
    );
  }
  if (background === "disc") return printPath([arcBand(cx, horizon, Math.min(w * 0.5, h * 0.82), 0, 180, 360)], 0);
  if (background === "arches") {
    const [span, gap] = [w / 3.2, w / 24];
    const count = Math.ceil((right - left) / (span + gap));
    const first = cx - span / 2 - Math.floor(count / 2) * (span + gap);
    const arches = Array.from({ length: count }, (_, index) =>
      roundedRectangle([first + index * (span + gap), horizon - h * 0.72, span, h * 0.72 + span], span / 2),
    );
    return printPath(arches, 0);
  }
  return "";
}

/**
 * Draws a vignette so that it fills `inner` of a frame; gives what a crop has to keep, too. Background
 * and ground go on beyond the frame, so that the picture suits a place of any proportions.
 */
export function drawVignette(
  vignette: Vignette,
  { width, height, inner: [left, top, w, h] }: { readonly width: number; readonly height: number; readonly inner: Box },
  archetype: ArchetypeId,
  color: ColorSource,
  random: Random,
): { readonly content: Markup; readonly zone: Box } {
  const finish = finishByArchetype[archetype];
  const [gridWidth, gridHeight] = vignetteSize;
  const factor = Math.min(w / gridWidth, h / gridHeight);
  const box: Box = [
    left + (w - gridWidth * factor) / 2,
    top + (h - gridHeight * factor) / 2,
    gridWidth * factor,
    gridHeight * factor,
  ];
  const [x, y] = box;
  const isMirrored = random.integer(0, 1) === 1;
  const scale = printNumber(factor, 4);
  const place = isMirrored
    ? `translate(${printNumber(x + box[2])} ${printNumber(y)}) scale(-${scale} ${scale})`
    : `translate(${printNumber(x)} ${printNumber(y)}) scale(${scale})`;
  const horizon = Math.round(y + groundLine * factor);
  const lineWidth = finish === "line" ? 5.5 : 7;
  const line = color((p) => p.figure);
  const ground = color((p) => p.ground);
  const drawn = vignette.shapes.map(({ role, data, isFine = false }) => {
    const fill = finish !== "line" || filledInLines.has(role) ? color((p) => pickRole(role, p)) : ground;
    const stroke = finish === "flat" || role !== "back" ? undefined : "none";
    const isThin = isFine && finish !== "flat" && stroke === undefined;
    return html`<path fill="${fill}"${stroke !== undefined && html` stroke="${stroke}"`}${
      isThin && html` stroke-width="${fineLineWidth}"`
    } d="${data}"/>`;
  });
  const walls = listWallExtensions(vignette);
  const background = printBackground(random.pick(backgroundsByArchetype[archetype]), { width, height, box, horizon });
  const content = html`${[
    renderRectangle(-width, -height, width * 3, height * 3, ground),
    renderFill(
      background,
      color((p) => mix(p.ground, p.plane, backgroundShare)),
    ),
    renderRectangle(
      -width,
      horizon,
      width * 3,
      height * 2 - horizon,
      color((p) => mix(p.ground, p.figure, groundShare)),
    ),
    finish === "flat" ? "" : renderRectangle(-width, horizon - (lineWidth * factor) / 2, width * 3, lineWidth * factor, line),
    html`
      <g transform="${place}"${
        finish !== "flat" && html` stroke="${line}" stroke-width="${lineWidth}" stroke-linejoin="round"`
      }>${
        walls.length > 0 &&
        html`<path fill="${color((p) => pickRole("back", p))}" stroke="none" d="${printPath(walls.map(rectangle), 0)}"/>`
      }${drawn}</g>`,
  ]}`;
  const [coreX, coreY, coreWidth, coreHeight] = getCore(vignette);
  const coreLeft = isMirrored ? gridWidth - coreX - coreWidth : coreX;
  return { content, zone: [x + coreLeft * factor, y + coreY * factor, coreWidth * factor, coreHeight * factor] };
}
