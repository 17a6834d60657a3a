import { createSource } from "#test/studio/create-source";
import type { Brief } from "#/model/brief";
import type { Component } from "#/model/component";
import type { ArchetypeId } from "#/model/direction";
import { createComponents } from "#/studio/components";
import { chooseDirection } from "#/studio/directions/choose-direction";
import { getIdentityColors } from "#/studio/identity-colors";
import { createMark } from "#/studio/marks/create-mark";
import { createTokenSet } from "#/studio/token-set";

/** The components that the studio generates, without pages and images. */
export function createStudioComponents(brief: Brief, archetype: ArchetypeId, seed = 7): readonly Component[] {
  const direction = chooseDirection(brief, seed, archetype);
  const tokens = createTokenSet({ brandColor: brief.brandColor, secondaryColor: brief.secondaryColor, direction, seed });
  const mark = createMark({ brief, direction, seed, ...getIdentityColors(createSource(brief, seed), direction) });
  return createComponents({ direction, tokens, brief, mark, adjustments: [] });
}
