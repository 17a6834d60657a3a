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

/** A whole system as the pipeline makes it, without its audit. */
export function systemFor(brief: Brief, seed: number, archetype?: ArchetypeId): DesignContent {
  const direction = settleDirection(brief, seed, archetype);
  const { brandColor, secondaryColor } = brief;
  const tokens = tokenSetFor({ brandColor, secondaryColor, direction, seed });
  const colors = identityColors(brief, direction, seed);
  const mark = markFor({ name: brief.name, direction, seed, ...colors });
  const imagery = imageryFor({ mark, direction, seed, ...colors });
  const components = componentsFor({ direction, tokens, brief, mark });
  const pages = pagesFor({ direction, tokens, brief, mark, imagery, components });
  const audit = { rules: [], findings: [], counts: { error: 0, warning: 0, info: 0 } };
  return { brief, direction, mark, imagery, tokens, components, pages, audit };
}
