import type { HandoffContent } from "#/documents/handoff/handoff-content";
import type { DirectionProposal } from "#/documents/prompt-pack/direction-board";
import type { PromptPackDesign } from "#/documents/prompt-pack/prompt-pack-input";
import type { Brief } from "#/model/brief";
import type { Direction } from "#/model/direction";
import type { DesignParameters } from "#/model/design";
import { components } from "#/pipeline/stages/components";
import { foundation } from "#/pipeline/stages/foundation";
import { identity } from "#/pipeline/stages/identity";
import { pages } from "#/pipeline/stages/pages";

/** What a brief becomes in a direction, up to its tokens: the same as its project would make, with the reasons for which the direction is offered. */
export function proposedAs(brief: Brief, seed: number, direction: Direction): DirectionProposal {
  const settled = { seed, directionId: direction.id };
  const identified = { brief, ...identity.run({ brief }, settled) };
  return { ...identified, direction, ...foundation.run(identified, settled) };
}

/** A design that stands as far as it is made, with the rest as its project will make it. */
export function completed(content: HandoffContent, settled: DesignParameters): PromptPackDesign {
  const based = { ...content, tokens: content.tokens ?? foundation.run(content, settled).tokens };
  const furnished = { ...based, components: based.components ?? components.run(based, settled).components };
  return { ...furnished, pages: furnished.pages ?? pages.run(furnished, settled).pages };
}
