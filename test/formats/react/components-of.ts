import type { Brief } from "#/model/brief";
import type { Component } from "#/model/component";
import type { ArchetypeId } from "#/model/direction";
import { componentsFor } from "#/studio/components/index";
import { settleDirection } from "#/studio/directions/settle-direction";
import { identityColors } from "#/studio/identity-colors";
import { markFor } from "#/studio/marks/mark-for";
import { tokenSetFor } from "#/studio/tokens";

/** The components of a system as the studio makes them, without pages and pictures. */
export function componentsOf(brief: Brief, archetype: ArchetypeId, seed = 7): readonly Component[] {
  const direction = settleDirection(brief, seed, archetype);
  const tokens = tokenSetFor({ brandColor: brief.brandColor, secondaryColor: brief.secondaryColor, direction, seed });
  const mark = markFor({ name: brief.name, direction, seed, ...identityColors(brief, direction, seed) });
  return componentsFor({ direction, tokens, brief, mark });
}
