import { mix } from "#/color/mix";
import { contrast } from "#/color/contrast";
import { html, type Markup } from "#/kernel/markup";
import type { Random } from "#/kernel/random";
import type { ArchetypeId } from "#/model/direction";
import type { ColorSource } from "#/studio/imagery/picture-colors";
import type { PicturePalette } from "#/studio/imagery/picture-palette";
import { renderFill } from "#/studio/imagery/line-art";
import { renderRectangle } from "#/studio/imagery/viewport";
import type { Box } from "#/studio/marks/geometry/bounds";
import { printPath } from "#/studio/marks/geometry/print-path";
import { arcBand, rectangle, roundedRectangle } from "#/studio/marks/geometry/shapes";
import { transform } from "#/studio/marks/geometry/transform";
import { reverse } from "#/studio/marks/geometry/path";
import { type SceneDrawing, sceneFloor, type SceneRole, sceneSize } from "#/studio/scenes/scene";

/**
 * How a direction draws scenes: in flat colours, in flat colours with an outline around every shape,
 * or in lines of one width with few filled parts.
 */
type SceneFinish = "flat" | "outlined" | "line";

const sceneFinishByArchetype: Readonly<Record<ArchetypeId, SceneFinish>> = {
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

/** The colour of a role on a palette. */
const pickRole = (role: SceneRole, p: PicturePalette) => {
  if (role === "back") return mix(p.ground, p.plane, 0.4);
  if (role === "tone") return mix(p.figure, p.ground, 0.45);
  if (role === "accent") return p.accent;
  if (role === "skin") return mix(p.accent, p.sheet, 0.5);
  if (role === "light") return contrast(p.sheet, p.figure) >= 1.6 ? p.sheet : p.ground;
  return p.figure;
};

/** Roles that drawings in lines fill; all others show the ground. */
const filledInLines: ReadonlySet<SceneRole> = new Set(["accent", "back"]);

/** The background of a scene: quiet shapes from edge to edge. */
const walls = ["plain", "rays", "stripes", "disc", "grid", "arches"] as const;
type Wall = (typeof walls)[number];

/** Walls that suit a direction, to choose from by seed. */
const wallsByArchetype: Readonly<Record<ArchetypeId, readonly [Wall, ...Wall[]]>> = {
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

/** Shares of the way from ground to plane of what stands on a wall. */
const wallShare = 0.28;

/** The drawn frame and the part of it that the scene takes up. */
type Place = { readonly width: number; readonly height: number; readonly box: Box; readonly floor: number };

/** Path data of a wall, which goes on beyond the frame to both sides and above. */
function printWall(wall: Wall, { width, height, box: [x, , w, h], floor }: Place): string {
  const [left, right] = [-width, width * 2];
  const cx = x + w / 2;
  if (wall === "rays") {
    const reach = width * 2;
    const count = 22;
    const rays = Array.from({ length: count / 2 }, (_, index) =>
      arcBand(cx, floor, reach, 0, 180 + (index * 2 * 180) / count, 180 + ((index * 2 + 1) * 180) / count),
    );
    return printPath(rays, 0);
  }
  if (wall === "stripes") {
    const pitch = w / 12;
    const first = cx - Math.ceil((cx - left) / (pitch * 2)) * pitch * 2 - pitch / 2;
    const count = Math.ceil((right - first) / (pitch * 2));
    const bars = Array.from({ length: count }, (_, index) =>
      rectangle([first + index * pitch * 2, -height, pitch, floor + height]),
    );
    return printPath(bars, 0);
  }
  if (wall === "grid") {
    const pitch = h / 10;
    const line = Math.max(1.5, h / 320);
    const columns = Math.ceil((right - left) / pitch);
    const rows = Math.ceil((floor + height) / pitch);
    return printPath(
      [
        ...Array.from({ length: columns }, (_, index) => rectangle([left + index * pitch, -height, line, floor + height])),
        ...Array.from({ length: rows }, (_, index) => rectangle([left, floor - index * pitch, right - left, line])),
      ],
      1,
    );
  }
  if (wall === "disc") return printPath([arcBand(cx, floor, Math.min(w * 0.5, h * 0.82), 0, 180, 360)], 0);
  if (wall === "arches") {
    const [span, gap] = [w / 3.2, w / 24];
    const count = Math.ceil((right - left) / (span + gap));
    const first = cx - span / 2 - Math.floor(count / 2) * (span + gap);
    const arches = Array.from({ length: count }, (_, index) =>
      roundedRectangle([first + index * (span + gap), floor - h * 0.72, span, h * 0.72 + span], span / 2),
    );
    return printPath(arches, 0);
  }
  return "";
}

/**
 * Draws a scene so that it fills `inner` of a frame; gives what a crop has to keep, too. Wall and floor
 * go on beyond the frame, so that the picture suits a place of any proportions.
 */
export function drawScene(
  { draw }: SceneDrawing,
  { width, height, inner: [left, top, w, h] }: { readonly width: number; readonly height: number; readonly inner: Box },
  archetype: ArchetypeId,
  color: ColorSource,
  random: Random,
): { readonly content: Markup; readonly zone: Box } {
  const finish = sceneFinishByArchetype[archetype];
  const [sceneWidth, sceneHeight] = sceneSize;
  const factor = Math.min(w / sceneWidth, h / sceneHeight);
  const box: Box = [
    left + (w - sceneWidth * factor) / 2,
    top + (h - sceneHeight * factor) / 2,
    sceneWidth * factor,
    sceneHeight * factor,
  ];
  const [x, y] = box;
  const isMirrored = random.integer(0, 1) === 1;
  const matrix = isMirrored ? ([-factor, 0, 0, factor, x + box[2], y] as const) : ([factor, 0, 0, factor, x, y] as const);
  const floor = Math.round(y + sceneFloor * factor);
  const stroke = Math.max(1.5, Math.round(factor * (finish === "line" ? 0.55 : 0.7) * 10) / 10);
  const line = color((p) => p.figure);
  const ground = color((p) => p.ground);
  const shapes = draw().map(({ role, path }) => {
    const placed = transform(path, matrix);
    const data = printPath(isMirrored ? placed.map(reverse) : placed, 0);
    const fill = finish !== "line" || filledInLines.has(role) ? color((p) => pickRole(role, p)) : ground;
    return finish === "flat" || role === "back"
      ? html`<path fill="${fill}" d="${data}"/>`
      : html`<path fill="${fill}" stroke="${line}" stroke-width="${stroke}" stroke-linejoin="round" d="${data}"/>`;
  });
  const wall = printWall(random.pick(wallsByArchetype[archetype]), { width, height, box, floor });
  const content = html`${[
    renderRectangle(-width, -height, width * 3, height * 3, ground),
    renderFill(
      wall,
      color((p) => mix(p.ground, p.plane, wallShare)),
    ),
    renderRectangle(
      -width,
      floor,
      width * 3,
      height * 2 - floor,
      color((p) => mix(p.ground, p.figure, 0.16)),
    ),
    finish === "flat" ? "" : renderRectangle(-width, floor - stroke / 2, width * 3, stroke, line),
    shapes,
  ]}`;
  return { content, zone: box };
}
