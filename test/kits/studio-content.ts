import type { Brief } from "#/model/brief";
import type { DesignContent } from "#/model/design-content";
import type { ArchetypeId } from "#/model/direction";
import { componentsFor } from "#/studio/components/index";
import { settleDirection } from "#/studio/directions/settle-direction";
import { identityColors } from "#/studio/identity-colors";
import { imageryFor } from "#/studio/imagery/imagery-for";
import { markFor } from "#/studio/marks/mark-for";
import { pagesFor } from "#/studio/pages/index";
import { tokenSetFor } from "#/studio/tokens";

/** A design as the studio makes it from a brief, for tests that want the real thing. */
export function studioContent(brief: Brief, seed: number, archetype?: ArchetypeId): DesignContent {
  const direction = settleDirection(brief, seed, archetype ?? brief.archetype);
  const tokens = tokenSetFor({ brandColor: brief.brandColor, secondaryColor: brief.secondaryColor, direction, seed });
  const colors = identityColors(brief, direction, seed);
  const mark = markFor({ name: brief.name, direction, seed, ...colors });
  const imagery = imageryFor({ mark, direction, seed, ...colors });
  const components = componentsFor({ direction, tokens, brief, mark });
  const pages = pagesFor({ direction, tokens, brief, mark, imagery, components });
  const audit = { rules: [], findings: [], counts: { error: 0, warning: 0, info: 0 } };
  return { brief, direction, mark, imagery, tokens, components, pages, audit };
}
