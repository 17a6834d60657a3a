import { expect, test } from "bun:test";
import { listPictureMotifs } from "#/studio/understanding/list-picture-motifs";
import { listIdentifyingMotifs } from "#/studio/understanding/trades/identifying-motifs";
import { listTrades } from "#/studio/understanding/trades/trades";
import { understandBrief } from "#/studio/understanding/understand-brief";

test("a trade has at most two signs, all of them its own", () => {
  for (const { id, motifs } of listTrades()) {
    const signs = listIdentifyingMotifs(id);
    expect({ id, isFew: signs.length <= 2, isOwn: signs.every((one) => motifs.includes(one)) }).toEqual({
      id,
      isFew: true,
      isOwn: true,
    });
  }
});

test("pictures show what identifies the trade, and nothing that only stands near it", () => {
  expect(listPictureMotifs({ name: "Kern", industry: "locksmith" })).toEqual(["key", "lock"]);
  expect(listPictureMotifs({ name: "Kern", industry: "dental practice" })).toEqual(["tooth", "toothbrush"]);
  expect(listPictureMotifs({ name: "Kern", industry: "bakery" })).toEqual(["loaf"]);
});

test("a trade that no thing identifies has no picture of a neighbour", () => {
  for (const industry of ["event planning", "restaurant", "massage practice", "insurance broker"])
    expect({ industry, motifs: listPictureMotifs({ name: "Kern", industry }) }).toEqual({ industry, motifs: [] });
});

test("what an offer lists is shown first, even where the trade as such does not sell it", () => {
  const brief = { name: "Kern", industry: "vegetarian restaurant", offer: "Dumplings, soup and filter coffee" };
  expect(listPictureMotifs(brief)).toContain("coffee-cup");
  expect(listPictureMotifs(brief)).not.toContain("avocado");
});

test("what a text mentions in passing is in no picture where nothing is sold", () => {
  const motifs = listPictureMotifs({ name: "Kern", industry: "dental practice", offer: "Check-ups, a mirror in each room" });
  expect(motifs).not.toContain("mirror");
});

test("what a brief avoids is in no picture", () => {
  const brief = { name: "Kern", industry: "veterinary practice", avoid: ["cats", "stethoscopes"] };
  expect(understandBrief(brief).motifs).not.toContain("cat");
  expect(listPictureMotifs(brief)).toEqual(["dog"]);
});

test("Polish words for work are no robot", () => {
  const brief = { name: "Wrona", industry: "hydraulik", tagline: "Najpierw cena, potem robota" };
  expect(listPictureMotifs(brief)).not.toContain("robot");
});
