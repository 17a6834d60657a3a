import type { Brief } from "#/model/brief";
import type { Direction } from "#/model/direction";
import { emptyGiven } from "#/model/given";
import type { DesignPreview } from "#/operations/design-previews/schema";
import { toDesignPreview } from "#/operations/design-previews/to-design-preview";
import { createTokens } from "#/studio/create-tokens";
import { getIdentityColors } from "#/studio/identity-colors";
import { createMark } from "#/studio/marks/create-mark";

/** Creates a preview without imagery, which would take longer than a person types. */
export function previewDirection(brief: Brief, seed: number, direction: Direction): DesignPreview {
  const source = { brief, given: emptyGiven, adjustments: [], seed };
  const tokens = createTokens(source, direction);
  const mark = createMark({ brief, direction, seed, ...getIdentityColors(source, direction) });
  return toDesignPreview({ brief, direction, tokens, mark });
}
