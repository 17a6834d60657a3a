import { auditDesign } from "#/audit/audit-design";
import type { Brief } from "#/model/brief";
import type { DesignContent } from "#/model/design-content";
import { emptyGiven } from "#/model/given";
import type { ArchetypeId } from "#/model/direction";
import { components } from "#/pipeline/stages/components";
import { foundation } from "#/pipeline/stages/foundation";
import { identity } from "#/pipeline/stages/identity";
import { pages } from "#/pipeline/stages/pages";

/** A design up to its first review, without components, pages and audit. */
export function createFoundationContent(brief: Brief, { seed = 1, directionId = "swiss" as ArchetypeId } = {}) {
  const parameters = { seed, directionId };
  const source = { brief, given: emptyGiven, adjustments: [] };
  const withIdentity = { ...source, ...identity.run(source, parameters) };
  return { ...withIdentity, ...foundation.run(withIdentity, parameters) };
}

/** A whole design as the pipeline makes it, without a store. */
export function createDesignContent(brief: Brief, { seed = 1, directionId = "swiss" as ArchetypeId } = {}): DesignContent {
  const parameters = { seed, directionId };
  const withFoundation = createFoundationContent(brief, parameters);
  const withComponents = { ...withFoundation, ...components.run(withFoundation, parameters) };
  const withPages = { ...withComponents, ...pages.run(withComponents, parameters) };
  return { ...withPages, audit: auditDesign(withPages) };
}
