import { printPath } from "#/studio/marks/geometry/print-path";
import { transform } from "#/studio/marks/geometry/transform";
import type { MotifId } from "#/studio/motifs/motif-ids";
import { isSlot, type MotifNature, type Purpose, type Setting, type Slot } from "#/studio/vignettes/setting";
import type { VignetteRole, VignetteShape } from "#/studio/vignettes/vignette";
import type { DrawnShape } from "./vignette-drawing";

/** A setting as it is drawn; its slots are on the grid for drawing. */
export type SettingDrawing = Omit<Setting, "id" | "parts"> & { readonly draw: () => readonly (DrawnShape | Slot)[] };

/** The settings of one group by id. */
export type SettingGroup = Readonly<Record<string, SettingDrawing>>;

/** Units of the finished setting for one of its drawing. */
const precision = 10;

/** A setting by its label, the natures and purposes that it suits, the subjects that it shows, and its parts. */
export const setting = (
  label: string,
  natures: readonly MotifNature[],
  suits: readonly Purpose[],
  shows: readonly MotifId[],
  draw: () => readonly (DrawnShape | Slot | readonly (DrawnShape | Slot)[])[],
): SettingDrawing => ({ label, natures, suits, shows, draw: () => draw().flat() });

/** A slot with the roles of the subject's body, of its cuts and of its accents. */
export const slot = (
  x: number,
  y: number,
  width: number,
  height: number,
  place: Slot["place"] = "middle",
  [body, cut, accent]: readonly [VignetteRole, VignetteRole, VignetteRole] = ["figure", "light", "accent"],
): Slot => ({ box: [x, y, width, height], place, body, cut, accent });

/** Slots side by side, with the roles in turn. */
export const slotRow = (
  x: number,
  base: number,
  width: number,
  height: number,
  count: number,
  step: number,
  roles: readonly (readonly [VignetteRole, VignetteRole, VignetteRole])[],
): readonly Slot[] =>
  Array.from({ length: count }, (_, index) =>
    slot(x + index * step, base - height, width, height, "middle", roles[index % roles.length]),
  );

/** A drawing as a finished setting: neighbours of one role are one shape. */
export function finishSetting(id: string, { draw, ...about }: SettingDrawing): Setting {
  const parts: (VignetteShape | Slot)[] = [];
  for (const part of draw()) {
    if (isSlot(part)) {
      const [x, y, width, height] = part.box;
      parts.push({ ...part, box: [x * precision, y * precision, width * precision, height * precision] });
      continue;
    }
    const last = parts.at(-1);
    const data = printPath(transform(part.path, [precision, 0, 0, precision, 0, 0]), 0);
    if (last !== undefined && !isSlot(last) && last.role === part.role)
      parts[parts.length - 1] = { role: part.role, data: last.data + data };
    else parts.push({ role: part.role, data });
  }
  return { id, ...about, parts };
}
