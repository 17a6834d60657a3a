import { expect, test } from "bun:test";
import { createCopy } from "#/studio/copy/copy";

const plumber = { name: "Drip Dry", offer: "We fix leaks and burst pipes in Sligo town." };
const listValues = (values: readonly string[], more = {}) => createCopy({ ...plumber, values: [...values], ...more }).values;

test("values that are phrases are shown to visitors, with a capital", () => {
  expect(listValues(["turn up when we said", "price before spanner"])).toEqual(["Turn up when we said", "Price before spanner"]);
  expect(createCopy({ name: "畳工房", values: ["古畳の最後まで責任を持つ", "手縫いの技を残す"] }).values).toHaveLength(2);
});

test("values of one word guide the design and are not shown, nor is one phrase alone", () => {
  expect(listValues(["honesty", "craft"])).toEqual([]);
  expect(listValues(["honesty", "turn up when we said"])).toEqual([]);
  expect(listValues(["honesty", "turn up when we said", "craft", "care", "price before spanner"])).toEqual([]);
});

test("where most values are phrases, single words are shown among them in the order of the brief", () => {
  const values = ["patience", "turn up when we said", "craft", "price before spanner"];
  expect(listValues(values)).toEqual(["Patience", "Turn up when we said", "Craft", "Price before spanner"]);
  expect(listValues(values, { tagline: "Craft." })).not.toContain("Craft");
});

test("the brief's own words for visitors replace its values, and an empty list hides them", () => {
  const values = ["turn up when we said", "price before spanner"];
  expect(listValues(values, { copy: { values: ["Slow"] } })).toEqual(["Slow"]);
  expect(listValues(values, { copy: { values: [] } })).toEqual([]);
});

test("what the tagline or the offer says is not said twice", () => {
  const values = ["turn up when we said", "price before spanner", "train the next one"];
  expect(listValues(values, { tagline: "Price before spanner." })).toEqual(["Turn up when we said", "Train the next one"]);
});
