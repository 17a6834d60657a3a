import { expect, test } from "bun:test";
import type { Brief } from "#/model/brief";
import { chooseDirection } from "#/studio/directions/choose-direction";

const getDisplayFace = (brief: Brief, id: "retro" | "industrial") => chooseDirection(brief, 7, id).faces.display;

test("an eccentric face is for lively briefs, and a condensed one for those that ask for no calm", () => {
  const brief = { name: "Norvik", industry: "Barber shop" };
  expect(getDisplayFace({ ...brief, adjectives: ["loud", "playful", "colourful"] }, "retro")).toBe("syne");
  expect(getDisplayFace({ ...brief, adjectives: ["honest", "local", "traditional"] }, "retro")).toBe("bricolage-grotesque");
  expect(getDisplayFace({ ...brief, adjectives: ["rugged", "reliable"] }, "industrial")).toBe("big-shoulders");
  expect(getDisplayFace({ ...brief, adjectives: ["calm", "quiet"] }, "industrial")).toBe("archivo");
});
