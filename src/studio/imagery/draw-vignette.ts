import type { Color } from "#/color/color";
import { mix } from "#/color/mix";
import { oklchColor } from "#/color/oklch";
import { contrast } from "#/color/contrast";
import { html, type Markup } from "#/kernel/markup";
import type { Random } from "#/kernel/random";
import type { ArchetypeId } from "#/model/direction";
import type { ColorSource } from "#/studio/imagery/picture-colors";
import type { PicturePalette } from "#/studio/imagery/picture-palette";
import { renderFill } from "#/studio/imagery/line-art";
import { renderRectangle } from "#/studio/imagery/viewport";
import { type Box, getBounds } from "#/studio/marks/geometry/bounds";
import { parsePath } from "#/studio/marks/geometry/parse-path";
import { printNumber, printPath } from "#/studio/marks/geometry/print-path";
import { arcBand, rectangle, roundedRectangle } from "#/studio/marks/geometry/shapes";
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
const isFarFrom = (one: Color, other: Color): boolean =>
  other.c < leastChroma || Math.abs(((one.h - other.h + 540) % 360) - 180) > hueGap;

/** Hues of a warm accent beside cool figures and of a cool one beside warm figures, OKLCH degrees. */
const [warmHue, coolHue] = [72, 230] as const;
const isCool = (hue: number): boolean => hue > 110 && hue < 330;

/**
 * The second colour: the palette's where its hue is another one than that of the figures, else one from
 * the other side of the circle, because a picture of people in one hue looks like a print in one ink.
 */
function getAccent({ accent, figure, ground }: PicturePalette): Color {
  if (accent.c >= leastChroma && isFarFrom(accent, figure) && isFarFrom(accent, ground)) return accent;
  const colored = [figure, ground].find(({ c }) => c >= leastChroma);
  if (colored === undefined) return accent;
  const cool = isCool(colored.h);
  const l = ground.l > 0.5 ? 0.76 : 0.72;
  return oklchColor(contrast(oklchColor(l, 0.1, 0), figure) < 1.12 ? l - 0.14 : l, cool ? 0.12 : 0.045, cool ? warmHue : coolHue);
}

/** Two colours of skin: warm browns, with any palette. */
const getSkin = ({ ground }: PicturePalette): Color => oklchColor(ground.l > 0.5 ? 0.72 : 0.64, 0.07, 56);
const getDeepSkin = ({ ground }: PicturePalette): Color => oklchColor(ground.l > 0.5 ? 0.5 : 0.48, 0.065, 50);

/** Paper, or else what shows on figures; a little darker beside an accent that is as light as paper. */
function getLight({ sheet, figure, accent, ground }: PicturePalette): Color | string {
  if (contrast(sheet, figure) < 1.6) return ground;
  return contrast(sheet, accent) < 1.2 ? mix(sheet, figure, 0.16) : sheet;
}

/** The colour of a role on a palette. */
const pickRole = (role: VignetteRole, p: PicturePalette) => {
  if (role === "back") return mix(p.ground, p.plane, 0.4);
  if (role === "tone") return mix(p.figure, p.ground, 0.45);
  if (role === "accent") return getAccent(p);
  if (role === "skin") return getSkin(p);
  if (role === "deepSkin") return getDeepSkin(p);
  if (role === "light") return getLight(p);
  return p.figure;
};

/** Roles that drawings in lines fill; all others show the ground. */
const filledInLines: ReadonlySet<VignetteRole> = new Set(["accent", "back", "skin", "deepSkin"]);

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
  playful: ["disc", "rays", "arches"],
  civic: ["plain", "disc"],
  industrial: ["stripes", "grid", "plain"],
  craft: ["arches", "disc", "plain"],
  retro: ["rays", "disc"],
  scientific: ["grid", "plain"],
  ledger: ["plain", "grid"],
  poster: ["disc", "rays", "plain"],
  arcade: ["grid", "stripes"],
  archive: ["plain", "disc"],
};

/** Shares of the way from ground to plane of a background, and to the figure of the ground. */
const [backgroundShare, groundShare] = [0.28, 0.16] as const;

/** Shares of what is drawn: air that a crop keeps at each side and above, and what it may cut off below, where feet are. */
const [airAside, airAbove, cutBelow] = [0.02, 0.05, 0.04] as const;

/**
 * Width by height from which a crop may cut off both sides, and the most that it cuts off each: places are
 * hardly ever as wide as a row of people, who would stand small in an empty frame.
 */
const [widestCore, mostCut] = [1.5, 0.16] as const;

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
  const coreHeight = y + height * (1 - cutBelow) - top;
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
  const drawn = vignette.shapes.map(({ role, data }) => {
    const fill = finish !== "line" || filledInLines.has(role) ? color((p) => pickRole(role, p)) : ground;
    const stroke = finish === "flat" || role !== "back" ? undefined : "none";
    return html`<path fill="${fill}"${stroke !== undefined && html` stroke="${stroke}"`} d="${data}"/>`;
  });
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
      }>${drawn}</g>`,
  ]}`;
  const [coreX, coreY, coreWidth, coreHeight] = getCore(vignette);
  const coreLeft = isMirrored ? gridWidth - coreX - coreWidth : coreX;
  return { content, zone: [x + coreLeft * factor, y + coreY * factor, coreWidth * factor, coreHeight * factor] };
}
