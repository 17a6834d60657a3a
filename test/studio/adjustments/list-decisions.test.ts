import { expect, test } from "bun:test";
import { demoBriefs } from "#data/briefs";
import type { Adjustment } from "#/model/adjustment";
import type { Brief } from "#/model/brief";
import { emptyGiven, type Given } from "#/model/given";
import { listDecidedEdits, listGivenChanges, listGivenParts } from "#/studio/adjustments/list-decisions";
import { listOwnEdits } from "#/studio/adjustments/list-own-edits";
import { createIdentity } from "#/studio/create-identity";
import { createTokens } from "#/studio/create-tokens";
import type { DesignSource } from "#/studio/design-source";

const brief = demoBriefs[0] as Brief;

/** A design up to its tokens, with edits. */
function make(adjustments: readonly Adjustment[]) {
  const source: DesignSource = { brief, given: emptyGiven, adjustments, seed: 3, directionId: "swiss" };
  const identity = createIdentity(source);
  return { source, made: { ...source, ...identity, tokens: createTokens(source, identity.direction) } };
}
const plain = make([]).made;
const textsOf = (before: readonly Adjustment[], after: readonly Adjustment[]) =>
  listDecidedEdits(make(before).made, make(after).made).map(({ text }) => text);

test("edits are described as sentences with both values", () => {
  expect(textsOf([], [{ kind: "radius", px: 14 }])).toEqual([
    `Corner radius changed from ${plain.direction.radiusPx} px to 14 px by hand.`,
  ]);
  const display = plain.tokens.typography.families.display.name;
  expect(textsOf([], [{ kind: "face", slot: "display", face: "bitter" }])).toEqual([
    `Display face changed from ${display} to Bitter by hand.`,
  ]);
  expect(
    textsOf(
      [],
      [
        { kind: "text", page: "landing", from: "See the harbour as it is", to: "Clear sight" },
        { kind: "redraw", part: "imagery", seed: 5 },
        { kind: "section-order", page: "landing", sections: ["offer", "steps"] },
        { kind: "lock", part: "mark", seed: 3, directionId: "swiss" },
      ],
    ),
  ).toEqual([
    "“See the harbour as it is” on landing now reads “Clear sight”.",
    "The pictures were drawn again.",
    "The page landing now shows these sections: offer, steps.",
  ]);
});

test("an edit that both have is left out, whatever its reason, and one that was taken back is named", () => {
  expect(textsOf([{ kind: "radius", px: 14 }], [{ kind: "radius", px: 14, reason: "As in print" }])).toEqual([]);
  expect(textsOf([{ kind: "radius", px: 14 }], [])).toEqual([
    `Corner radius is as generated again: ${plain.direction.radiusPx} px instead of 14 px.`,
  ]);
});

test("the edits of one design are listed with the values that it would have without them, and with their reasons", () => {
  const { source, made } = make([
    { kind: "color-role", mode: "light", role: "primary", value: "#7a1fa2", reason: "As in print" },
  ]);
  expect(listOwnEdits(source, made)).toEqual([
    {
      label: "Primary (light)",
      from: plain.tokens.colors.light.primary.hex,
      to: "#7a1fa2",
      reason: "As in print",
      text: `Primary (light) changed from ${plain.tokens.colors.light.primary.hex} to #7a1fa2 by hand.`,
    },
  ]);
  expect(listOwnEdits(make([]).source, plain)).toEqual([]);
});

test("what was brought in is named, and so is what was replaced or left out", () => {
  const voice: Given = { voice: { tone: "calm" }, tokens: { colors: { light: { primary: "#123456" } } } };
  expect(listGivenParts(voice)).toEqual(["colours", "the voice"]);
  expect(listGivenChanges({}, voice)).toEqual(["Brought in: colours, the voice."]);
  expect(listGivenChanges(voice, { voice: { tone: "loud" } })).toEqual([
    "Brought in again: the voice.",
    "No longer brought in: colours.",
  ]);
  expect(listGivenChanges(voice, voice)).toEqual([]);
});
