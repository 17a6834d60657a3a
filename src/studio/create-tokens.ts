import { memoizeContent } from "#/kernel/memoize";
import type { Brief } from "#/model/brief";
import type { Direction } from "#/model/direction";
import type { TokenSet } from "#/model/token-set";
import { adjustBrief } from "#/studio/adjustments/adjust-brief";
import { adjustGivenFaces } from "#/studio/adjustments/adjust-given-faces";
import { adjustGivenTokens } from "#/studio/adjustments/adjust-given-tokens";
import { getPartSeed } from "#/studio/adjustments/part-seed";
import { listTokenEdits } from "#/studio/adjustments/list-token-edits";
import { listSizeEdits, setTokens } from "#/studio/adjustments/set-tokens";
import type { DesignSource } from "#/studio/design-source";
import type { HueWishes } from "#/studio/palette/choose-brand-color";
import { createTokenSet } from "#/studio/token-set";
import { readBriefScripts } from "#/studio/typography/brief-scripts";
import { findAvoidedHues } from "#/studio/understanding/avoided-colors";
import { findClimates } from "#/studio/understanding/find-climates";
import { findNamedHues } from "#/studio/understanding/named-hues";
import { understandBrief } from "#/studio/understanding/understand-brief";
import { isCalm } from "#/studio/understanding/calm-or-lively";
import { getSpoilingHues, getTradeClimates, getUsualHues } from "#/studio/understanding/trade-hues";

/** What the tokens of a design are made of. */
type TokenSource = Pick<DesignSource, "brief" | "adjustments" | "seed"> & {
  readonly given: Pick<DesignSource["given"], "tokens" | "mark" | "faces">;
  readonly direction: Direction;
};

/** The mark and the pictures of a design take their colours from its tokens, which are a part of it later. */
const maxSources = 4;
const createKnown = memoizeContent((source: TokenSource) => createTokensOf(source), maxSources);

/** Creates the tokens of a design in its direction. */
export function createTokens(
  { brief, given: { tokens, mark, faces }, adjustments, seed }: Omit<DesignSource, "directionId">,
  direction: Direction,
): TokenSet {
  const given = { ...(tokens && { tokens }), ...(mark && { mark }), ...(faces && { faces }) };
  return createKnown({ brief, given, adjustments, seed, direction });
}

function createTokensOf({ brief, given, adjustments, seed, direction }: TokenSource): TokenSet {
  const { brandColor, secondaryColor } = adjustBrief(brief, adjustments);
  const edits = listTokenEdits(adjustments);
  const tokens = createTokenSet({
    brandColor,
    secondaryColor,
    direction,
    seed: getPartSeed("palette", seed, adjustments),
    written: readBriefScripts(brief),
    hues: readHues(brief),
    given: adjustGivenTokens(given.tokens ?? {}, adjustments),
    ...(given.mark && { mark: given.mark }),
    faces: adjustGivenFaces(given.faces ?? {}, adjustments),
    sizes: listSizeEdits(edits),
  });
  return setTokens(tokens, edits);
}

/** The hues that a brief or its trade rules out, those that it names, and those that people expect of its trade. */
function readHues(brief: Brief): HueWishes {
  const { language, trade, sector, moods } = understandBrief(brief);
  const own = findClimates(brief, language.value);
  return {
    avoided: new Set([...findAvoidedHues(brief, language.value), ...getSpoilingHues(trade?.value)]),
    named: findNamedHues(brief, language.value),
    usual: getUsualHues(trade?.value, sector),
    climates: own.size > 0 ? own : getTradeClimates(trade?.value),
    isCalm: isCalm(moods.map(({ value }) => value)),
  };
}
