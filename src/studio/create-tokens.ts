import type { Direction } from "#/model/direction";
import type { TokenSet } from "#/model/token-set";
import { adjustBrief } from "#/studio/adjustments/adjust-brief";
import { adjustGivenFaces } from "#/studio/adjustments/adjust-given-faces";
import { adjustGivenTokens } from "#/studio/adjustments/adjust-given-tokens";
import { getPartSeed } from "#/studio/adjustments/part-seed";
import { listTokenEdits } from "#/studio/adjustments/list-token-edits";
import { listSizeEdits, setTokens } from "#/studio/adjustments/set-tokens";
import type { DesignSource } from "#/studio/design-source";
import { createTokenSet } from "#/studio/token-set";
import { listBriefScripts } from "#/studio/typography/brief-scripts";
import { findAvoidedHues } from "#/studio/understanding/avoided-colors";
import { understandBrief } from "#/studio/understanding/understand-brief";

/** Creates the tokens of a design in its direction. */
export function createTokens(
  { brief, given, adjustments, seed }: Omit<DesignSource, "directionId">,
  direction: Direction,
): TokenSet {
  const { brandColor, secondaryColor } = adjustBrief(brief, adjustments);
  const avoidedHues =
    brief.avoid === undefined ? new Set<never>() : findAvoidedHues(brief, understandBrief(brief).language.value);
  const edits = listTokenEdits(adjustments);
  const tokens = createTokenSet({
    brandColor,
    secondaryColor,
    direction,
    seed: getPartSeed("palette", seed, adjustments),
    scripts: listBriefScripts(brief),
    avoidedHues,
    given: adjustGivenTokens(given.tokens ?? {}, adjustments),
    ...(given.mark && { mark: given.mark }),
    faces: adjustGivenFaces(given.faces ?? {}, adjustments),
    sizes: listSizeEdits(edits),
  });
  return setTokens(tokens, edits);
}
