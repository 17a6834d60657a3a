import type { Brief } from "#/model/brief";
import type { DesignContent } from "#/model/design-content";
import type { ArchetypeId } from "#/model/direction";
import { createComponents } from "#/studio/components";
import { chooseDirection } from "#/studio/directions/choose-direction";
import { getIdentityColors } from "#/studio/identity-colors";
import { createImagery } from "#/studio/imagery/create-imagery";
import { createMark } from "#/studio/marks/create-mark";
import { createPages } from "#/studio/pages/create-pages";
import { createTokenSet } from "#/studio/token-set";

/** A whole design as the pipeline creates it, without its audit. */
export function createSystem(brief: Brief, seed: number, archetype?: ArchetypeId): DesignContent {
  const direction = chooseDirection(brief, seed, archetype);
  const { brandColor, secondaryColor } = brief;
  const tokens = createTokenSet({ brandColor, secondaryColor, direction, seed });
  const colors = getIdentityColors(brief, direction, seed);
  const mark = createMark({ name: brief.name, direction, seed, ...colors });
  const imagery = createImagery({ mark, direction, seed, ...colors });
  const components = createComponents({ direction, tokens, brief, mark });
  const pages = createPages({ direction, tokens, brief, mark, imagery, components });
  const audit = { rules: [], findings: [], counts: { error: 0, warning: 0, info: 0 } };
  return { brief, direction, mark, imagery, tokens, components, pages, audit };
}
