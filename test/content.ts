import { auditDesign } from "#/audit/audit-design";
import type { Brief } from "#/model/brief";
import type { DesignContent } from "#/model/design-content";
import type { ArchetypeId } from "#/model/direction";
import { components } from "#/pipeline/stages/components";
import { foundation } from "#/pipeline/stages/foundation";
import { identity } from "#/pipeline/stages/identity";
import { pages } from "#/pipeline/stages/pages";

/** A whole design as the pipeline makes it, without a store. */
export function contentOf(brief: Brief, { seed = 1, directionId = "swiss" as ArchetypeId } = {}): DesignContent {
  const settled = { seed, directionId };
  const one = { brief, ...identity.run({ brief }, settled) };
  const two = { ...one, ...foundation.run(one, settled) };
  const three = { ...two, ...components.run(two, settled) };
  const whole = { ...three, ...pages.run(three, settled) };
  return { ...whole, audit: auditDesign(whole) };
}
