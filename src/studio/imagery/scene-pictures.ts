import { mix } from "#/color/mix";
import { contrast } from "#/color/contrast";
import { html, type Markup } from "#/kernel/markup";
import type { Random } from "#/kernel/random";
import type { ArchetypeId } from "#/model/direction";
import type { ColorSource } from "#/studio/imagery/picture-colors";
import type { PicturePalette } from "#/studio/imagery/picture-palette";
import { renderRectangle } from "#/studio/imagery/viewport";
import type { Box } from "#/studio/marks/geometry/bounds";
import { printPath } from "#/studio/marks/geometry/print-path";
import { transform } from "#/studio/marks/geometry/transform";
import { reverse } from "#/studio/marks/geometry/path";
import { type SceneDrawing, sceneFloor, type SceneRole, sceneSize } from "#/studio/scenes/scene";

/**
 * How a direction draws scenes: in flat colours, in flat colours with an outline around every shape,
 * or in lines of one width with few filled parts.
 */
export type SceneFinish = "flat" | "outlined" | "line";

export const sceneFinishByArchetype: Readonly<Record<ArchetypeId, SceneFinish>> = {
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

export type SceneFrame = { readonly width: number; readonly height: number; readonly inner: Box };

/**
 * Draws a scene so that it stands on a floor across the whole frame and fills `inner`; gives what a
 * crop has to keep, too.
 */
export function drawScene(
  { draw }: SceneDrawing,
  { width, height, inner: [left, top, w, h] }: SceneFrame,
  finish: SceneFinish,
  color: ColorSource,
  random: Random,
): { readonly content: Markup; readonly zone: Box } {
  const [sceneWidth, sceneHeight] = sceneSize;
  const factor = Math.min(w / sceneWidth, h / sceneHeight);
  const [x, y] = [left + (w - sceneWidth * factor) / 2, top + (h - sceneHeight * factor) / 2];
  const isMirrored = random.integer(0, 1) === 1;
  const matrix = isMirrored
    ? ([-factor, 0, 0, factor, x + sceneWidth * factor, y] as const)
    : ([factor, 0, 0, factor, x, y] as const);
  const floor = Math.round(y + sceneFloor * factor);
  const stroke = Math.max(1.5, Math.round(factor * (finish === "line" ? 0.55 : 0.7) * 10) / 10);
  const line = color((p) => p.figure);
  const ground = color((p) => p.ground);
  const shapes = draw().map(({ role, path }) => {
    const placed = transform(path, matrix);
    const data = printPath(isMirrored ? placed.map(reverse) : placed, 1);
    const isFilled = finish !== "line" || filledInLines.has(role);
    const fill = isFilled ? color((p) => pickRole(role, p)) : ground;
    const hasLine = finish !== "flat" && role !== "back";
    return hasLine
      ? html`<path fill="${fill}" stroke="${line}" stroke-width="${stroke}" stroke-linejoin="round" d="${data}"/>`
      : html`<path fill="${fill}" d="${data}"/>`;
  });
  const content = html`${[
    renderRectangle(0, 0, width, height, ground),
    renderRectangle(
      0,
      floor,
      width,
      height - floor,
      color((p) => mix(p.ground, p.figure, 0.16)),
    ),
    finish === "flat" ? "" : renderRectangle(0, floor - stroke / 2, width, stroke, line),
    shapes,
  ]}`;
  return { content, zone: [x, y, sceneWidth * factor, sceneHeight * factor] };
}
