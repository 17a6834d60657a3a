import { expect, test } from "bun:test";
import { listFurtherVignettes } from "#/studio/imagery/further-vignettes";
import type { MotifId } from "#/studio/motifs/motif-ids";
import type { Vignette } from "#/studio/vignettes/vignette";

const draw = (id: string, ...shows: readonly MotifId[]): Vignette => ({ id, label: id, shows, claims: [], shapes: [] });
const list = (hero: Vignette, ...others: readonly Vignette[]) => listFurtherVignettes(hero, others).map(({ id }) => id);

const hero = draw("hero", "people", "car");
const room = draw("room", "window");

test("at most three go with the large one", () => {
  const others = (["dog", "cat", "cow", "sheep"] as const).map((id) => draw(id, id));
  expect(list(hero, hero, ...others)).toEqual(["dog", "cat", "cow"]);
});

test("what shows nearly the same is left out where two others are left", () => {
  const twin = draw("twin", "people", "car");
  expect(list(hero, twin, room, draw("bus", "bus"))).toEqual(["room", "bus"]);
  expect(list(hero, twin, room)).toEqual(["room", "twin"]);
});

test("people alone, and a room with and without people, are not the same", () => {
  expect(list(draw("choir", "people"), draw("rows", "people"), draw("car", "car"), room)).toEqual(["rows", "car", "room"]);
  expect(list(hero, draw("garage", "car"), room)).toEqual(["garage", "room"]);
});

test("what shows nothing beyond another is nearly the same", () => {
  const shelves = draw("shelves", "people", "book", "bookshelf", "ladder");
  const reader = draw("reader", "people", "book", "bookshelf");
  expect(list(shelves, reader, room, draw("bus", "bus"))).toEqual(["room", "bus"]);
  expect(list(draw("horse", "people", "horse"), draw("farrier", "people", "horse", "horseshoe"), room)).toEqual([
    "farrier",
    "room",
  ]);
});

test("a place with passers-by is nearly the same as without", () => {
  const square = draw("square", "town-hall", "tree", "clock");
  const crowd = draw("crowd", "town-hall", "people", "tree", "clock");
  expect(list(hero, square, crowd, room)).toEqual(["square", "room"]);
});
