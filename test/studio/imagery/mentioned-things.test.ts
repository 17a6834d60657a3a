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
  expect(mention({ tagline: "In with a wobble, out before the kettle's boiled" })).toEqual(["beside-a-lamp-kettle"]);
  expect(mention({ tagline: "Wij sjouwen, u zet koffie." }, "nl", "removals")).toEqual(["laid-table-coffee-cup"]);
});

test("things are read in many languages, the name of a house before its tagline", () => {
  const hut = { name: "Хижа „Сивата коза“", tagline: "Печката се пали в шест." };
  expect(mention(hut, "bg", "mountain-hut")).toEqual(["framed-picture-goat"]);
  const tagline = "Das Schuhschachterl dürfen S’ trotzdem mitbringen";
  expect(mention({ tagline }, "de", "accountant")).toEqual(["beside-a-lamp-archive-box"]);
});

test("a name in quotation marks shows its thing, another name none", () => {
  expect(mention({ name: "Школа шахмат «Белый слон»" }, "ru", "chess-club")).toEqual(["hillside-elephant"]);
  expect(mention({ name: "Elephant Tyres" })).toEqual([]);
});

test("an offer shows what makes the place personal, not its goods", () => {
  expect(mention({ offer: "Puncture repair, tractor tyres, tea in the office." })).toEqual(["beside-a-lamp-teapot"]);
  expect(mention({ offer: "Puncture repair and tractor tyres." })).toEqual([]);
  expect(mention({ offer: "Sonoran hot dogs." }, "en", "taqueria")).toEqual([]);
});

test("what is shown already, ruled out or unfit for mourners is left out", () => {
  expect(mention({ offer: "A dog called Bridgestone." })).toEqual([]);
  expect(mention({ tagline: "The kettle is on" }, "en", "tyre-shop", ["kettle"])).toEqual([]);
  expect(mention({ tagline: "Hold on to your hat" }, "en", "funeral-home")).toEqual([]);
  expect(mention({ tagline: "First a cup of coffee" }, "en", "funeral-home")).toEqual(["laid-table-coffee-cup"]);
});
