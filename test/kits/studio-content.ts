import type { Brief } from "#/model/brief";
import type { DesignContent } from "#/model/design-content";
import type { ArchetypeId } from "#/model/direction";
import { createComponents } from "#/studio/components/index";
import { chooseDirection } from "#/studio/directions/choose-direction";
import { getIdentityColors } from "#/studio/identity-colors";
import { createImagery } from "#/studio/imagery/create-imagery";
import { createMark } from "#/studio/marks/create-mark";
import { createPages } from "#/studio/pages/create-pages";
import { createTokenSet } from "#/studio/token-set";

/** A design that the studio generates from a brief. */
export function createStudioContent(brief: Brief, seed: number, archetype?: ArchetypeId): DesignContent {
  const direction = chooseDirection(brief, seed, archetype ?? brief.archetype);
  const tokens = createTokenSet({ brandColor: brief.brandColor, secondaryColor: brief.secondaryColor, direction, seed });
  const colors = getIdentityColors(brief, direction, seed);
  const mark = createMark({ name: brief.name, direction, seed, ...colors });
  const imagery = createImagery({ mark, direction, seed, ...colors });
  const components = createComponents({ direction, tokens, brief, mark });
  const pages = createPages({ direction, tokens, brief, mark, imagery, components });
  const audit = { rules: [], findings: [], counts: { error: 0, warning: 0, info: 0 } };
  return { brief, direction, mark, imagery, tokens, components, pages, audit };
}
