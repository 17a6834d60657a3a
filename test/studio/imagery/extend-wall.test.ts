import { expect, test } from "bun:test";
import { findWallAbove } from "#/studio/imagery/extend-wall";
import type { Vignette, VignetteShape } from "#/studio/vignettes/vignette";

const wall: VignetteShape = { role: "back", data: "M100 200H1340V840H100Z" };
const toVignette = (...shapes: readonly VignetteShape[]): Vignette => ({
  id: "room",
  label: "a room",
  shows: [],
  claims: [],
  shapes,
});

test("a wall goes on above its top, from side to side, behind a head that is a little higher", () => {
  const head: VignetteShape = { role: "hair", data: "M600 150H700V260H600Z" };
  const above = findWallAbove(toVignette(wall, head));
  expect(above?.slice(0, 3)).toEqual([100, -960, 1240]);
  expect((above?.[1] ?? 0) + (above?.[3] ?? 0)).toBeGreaterThan(200);
});

test("what has a roof, a slope or a lamp at its top, or is no wall, ends where it is drawn", () => {
  const roof: VignetteShape = { role: "figure", data: "M80 160H1360V210H80Z" };
  const cord: VignetteShape = { role: "figure", data: "M700 200H710V400H700Z" };
  const hill: VignetteShape = { role: "back", data: "M100 840L720 200L1340 840Z" };
  const board: VignetteShape = { role: "back", data: "M100 200H1340V400H100Z" };
  for (const shapes of [[wall, roof], [wall, cord], [hill], [board], []])
    expect(findWallAbove(toVignette(...shapes))).toBeUndefined();
});
