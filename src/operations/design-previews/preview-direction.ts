import type { Brief } from "#/model/brief";
import type { Direction } from "#/model/direction";
import type { DesignPreview } from "#/operations/design-previews/schema";
import { toDesignPreview } from "#/operations/design-previews/to-design-preview";
import { getIdentityColors } from "#/studio/identity-colors";
import { createMark } from "#/studio/marks/create-mark";
import { createTokenSet } from "#/studio/token-set";

/** Creates a preview without imagery, which would take longer than a person types. */
export function previewDirection(brief: Brief, seed: number, direction: Direction): DesignPreview {
  const { brandColor, secondaryColor, name } = brief;
  const tokens = createTokenSet({ brandColor, secondaryColor, direction, seed });
  const mark = createMark({ name, direction, seed, ...getIdentityColors(brief, direction, seed) });
  return toDesignPreview({ brief, direction, tokens, mark });
}
