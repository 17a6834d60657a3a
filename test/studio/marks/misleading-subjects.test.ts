import { expect, test } from "bun:test";
import type { Brief } from "#/model/brief";
import { archetypeIds } from "#/model/direction";
import { chooseDirection } from "#/studio/directions/choose-direction";
import { listMarkCandidates } from "#/studio/marks/list-mark-candidates";

test("a restaurant's mark is no goblet, and a confectioner's no lollipop, unless they name one", () => {
  const listConcepts = (brief: Brief) =>
    archetypeIds.flatMap((id) =>
      listMarkCandidates(brief, chooseDirection(brief, 3, id), 3).map(({ concept }) => concept.toLowerCase()),
    );
  const shown = (brief: Brief, thing: string) => listConcepts(brief).some((concept) => concept.includes(thing));
  expect(shown({ name: "Selda", industry: "restaurant" }, "goblet")).toBe(false);
  expect(shown({ name: "Selda", industry: "confectionery" }, "lollipop")).toBe(false);
  expect(shown({ name: "Selda", industry: "confectionery, lollipops" }, "lollipop")).toBe(true);
});
