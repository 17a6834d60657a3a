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

/**
 * What a brief becomes in a direction, up to its tokens: the same as its project would make, with
 * the reasons for which the direction is offered.
 */
export function proposeDesign(brief: Brief, seed: number, direction: Direction): DirectionProposal {
  const parameters = { seed, directionId: direction.id };
  const withIdentity = { brief, ...identity.run({ brief }, parameters) };
  return { ...withIdentity, direction, ...foundation.run(withIdentity, parameters) };
}

/** A design that stands as far as it is made, with the rest as its project will make it. */
export function completeDesign(content: HandoffContent, parameters: DesignParameters): PromptPackDesign {
  const withTokens = { ...content, tokens: content.tokens ?? foundation.run(content, parameters).tokens };
  const withComponents = {
    ...withTokens,
    components: withTokens.components ?? components.run(withTokens, parameters).components,
  };
  return { ...withComponents, pages: withComponents.pages ?? pages.run(withComponents, parameters).pages };
}
