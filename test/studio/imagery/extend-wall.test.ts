import { expect, test } from "bun:test";
import { listWallExtensions } from "#/studio/imagery/extend-wall";
import { groundLine, type Vignette, type VignetteShape } from "#/studio/vignettes/vignette";

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
  const [above = [0, 0, 0, 0]] = listWallExtensions(toVignette(wall, head));
  expect(above.slice(0, 3)).toEqual([100, -960, 1240]);
  expect(above[1] + above[3]).toBeGreaterThan(200);
});

test("a wall goes on to both sides, and down to the ground", () => {
  const [, below, before, after] = listWallExtensions(toVignette(wall));
  expect(below).toEqual([100, 839, 1240, groundLine - 839]);
  expect([before, after].map((box) => [(box?.[0] ?? 0) + (box?.[2] ?? 0) >= 100, (box?.[1] ?? 0) + (box?.[3] ?? 0)])).toEqual([
    [true, groundLine],
    [true, groundLine],
  ]);
  const [, under] = listWallExtensions(toVignette({ role: "back", data: "M100 200H1340V700H100Z" }));
  expect(under).toEqual([100, 699, 1240, groundLine - 699]);
});

test("what has a roof, a slope or a lamp at its top, or is no wall, ends where it is drawn", () => {
  const roof: VignetteShape = { role: "figure", data: "M80 160H1360V210H80Z" };
  const cord: VignetteShape = { role: "figure", data: "M700 200H710V400H700Z" };
  const hill: VignetteShape = { role: "back", data: "M100 840L720 200L1340 840Z" };
  const board: VignetteShape = { role: "back", data: "M100 200H1340V400H100Z" };
  for (const shapes of [[wall, roof], [wall, cord], [hill], [board], []])
    expect(listWallExtensions(toVignette(...shapes))).toEqual([]);
});
