import { expect, test } from "bun:test";
import type { Brief } from "#/model/brief";
import { showMentionedThing } from "#/studio/imagery/mentioned-things";
import type { MotifId } from "#/studio/motifs/motif-ids";
import { findTrade } from "#/studio/understanding/trades/trades";
import type { TradeVignettes } from "#/studio/vignettes/find-vignettes";

const atWork: TradeVignettes = {
  leading: [{ id: "fitting", label: "a fitter at a wheel", shows: ["people", "tyre"], claims: [], shapes: [] }],
  others: [{ id: "rack", label: "a rack of tyres", shows: ["tyre", "dog"], claims: [], shapes: [] }],
};

const mention = (
  brief: Partial<Brief>,
  language: "en" | "nl" | "ru" | "bg" | "de" = "en",
  trade = "tyre-shop",
  avoided: MotifId[] = [],
) =>
  showMentionedThing(atWork, { name: "Heffernan", ...brief }, language, { trade: findTrade(trade), avoided: new Set(avoided) })
    .others.map(({ id }) => id)
    .filter((id) => id !== "rack");

test("the thing of a tagline is seen beside the trade", () => {
  expect(mention({ tagline: "In with a wobble, out before the kettle's boiled" })).toEqual(["large-still-kettle"]);
  expect(mention({ tagline: "Wij sjouwen, u zet koffie." }, "nl", "removals")).toEqual(["large-still-coffee-cup"]);
});

test("things are read in many languages, the name of a house before its tagline", () => {
  const hut = { name: "Хижа „Сивата коза“", tagline: "Печката се пали в шест." };
  expect(mention(hut, "bg", "mountain-hut")).toEqual(["large-head-goat"]);
  const tagline = "Das Schuhschachterl dürfen S’ trotzdem mitbringen";
  expect(mention({ tagline }, "de", "accountant")).toEqual(["large-still-archive-box"]);
});

test("a name in quotation marks shows its thing, another name none", () => {
  expect(mention({ name: "Школа шахмат «Белый слон»" }, "ru", "chess-club")).toEqual(["hillside-elephant"]);
  expect(mention({ name: "Elephant Tyres" })).toEqual([]);
});

test("the pictures of the trade come first, and what an offer mentions is none", () => {
  const tagline = "Tea in the office";
  const { others } = showMentionedThing(atWork, { name: "Heffernan", tagline }, "en", { trade: undefined, avoided: new Set() });
  expect(others.map(({ id }) => id)).toEqual(["rack", "large-still-teapot"]);
  expect(mention({ offer: "Puncture repair, tractor tyres, tea in the office." })).toEqual([]);
  expect(mention({ tagline: "Sonoran hot dogs." }, "en", "taqueria")).not.toContain("large-head-dog");
});

test("what is shown already, ruled out or unfit for mourners is left out", () => {
  expect(mention({ tagline: "A dog called Bridgestone." })).toEqual([]);
  expect(mention({ tagline: "The kettle is on" }, "en", "tyre-shop", ["kettle"])).toEqual([]);
  expect(mention({ tagline: "Hold on to your hat" }, "en", "funeral-home")).toEqual([]);
  expect(mention({ tagline: "First a cup of coffee" }, "en", "funeral-home")).toEqual(["large-still-coffee-cup"]);
});
