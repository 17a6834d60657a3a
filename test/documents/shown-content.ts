import { identityColors } from "#/studio/identity-colors";
import { componentsFor } from "#/studio/components/index";
import { settleDirection } from "#/studio/directions/settle-direction";
import { imageryFor } from "#/studio/imagery/imagery-for";
import { markFor } from "#/studio/marks/mark-for";
import { pagesFor } from "#/studio/pages/index";
import { tokenSetFor } from "#/studio/tokens";
import type { Brief } from "#/model/brief";
import type { DesignContent } from "#/model/design-content";

/** A whole design, made as the pipeline makes it, without the audit's findings. */
export function shownContent(brief: Brief, seed = 7): DesignContent {
  const direction = settleDirection(brief, seed, undefined);
  const { brandColor, secondaryColor } = brief;
  const colors = identityColors(brief, direction, seed);
  const tokens = tokenSetFor({ brandColor, secondaryColor, direction, seed });
  const mark = markFor({ name: brief.name, direction, seed, ...colors });
  const imagery = imageryFor({ mark, direction, seed, ...colors });
  const components = componentsFor({ brief, direction, tokens, mark });
  const pages = pagesFor({ brief, direction, tokens, mark, imagery, components });
  return {
    brief,
    direction,
    tokens,
    mark,
    imagery,
    components,
    pages,
    audit: { rules: [], findings: [], counts: { error: 0, warning: 0, info: 0 } },
  };
}
