import { emptyGiven } from "#/model/given";
import type { Brief } from "#/model/brief";
import type { DesignContent } from "#/model/design-content";
import type { ArchetypeId } from "#/model/direction";
import { createComponents } from "#/studio/components";
import { createIdentity } from "#/studio/create-identity";
import { createTokens } from "#/studio/create-tokens";
import { chooseDirection } from "#/studio/directions/choose-direction";
import { createPages } from "#/studio/pages/create-pages";

/** A whole design as the pipeline creates it, without its audit. */
export function createSystem(
  brief: Brief,
  seed: number,
  archetype?: ArchetypeId,
  { given = emptyGiven, adjustments = [] }: Partial<Pick<DesignContent, "given" | "adjustments">> = {},
): DesignContent {
  const directionId = chooseDirection(brief, seed, archetype).id;
  const source = { brief, given, adjustments, seed, directionId };
  const identity = createIdentity(source);
  const tokens = createTokens(source, identity.direction);
  const withTokens = { brief, given, adjustments, ...identity, tokens };
  const components = createComponents(withTokens);
  const pages = createPages({ ...withTokens, components });
  const audit = { rules: [], findings: [], counts: { error: 0, warning: 0, info: 0 } };
  return { ...withTokens, components, pages, audit };
}
