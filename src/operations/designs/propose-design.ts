import type { HandoffContent } from "#/documents/handoff/handoff-content";
import type { DirectionProposal } from "#/documents/prompt-pack/direction-board";
import type { PromptPackDesign } from "#/documents/prompt-pack/prompt-pack-input";
import type { Brief } from "#/model/brief";
import type { Direction } from "#/model/direction";
import { emptyGiven } from "#/model/given";
import type { DesignParameters } from "#/model/design";
import { components } from "#/pipeline/stages/components";
import { foundation } from "#/pipeline/stages/foundation";
import { identity } from "#/pipeline/stages/identity";
import { pages } from "#/pipeline/stages/pages";

/** Creates a design from a brief in a direction, up to its tokens, exactly as its project would. */
export function proposeDesign(brief: Brief, seed: number, direction: Direction): DirectionProposal {
  const parameters = { seed, directionId: direction.id };
  const source = { brief, given: emptyGiven, adjustments: [] };
  const withIdentity = { ...source, ...identity.run(source, parameters) };
  return { ...withIdentity, direction, ...foundation.run(withIdentity, parameters) };
}

/** Completes a design: missing parts are created as its project would create them. */
export function completeDesign(content: HandoffContent, parameters: DesignParameters): PromptPackDesign {
  const withTokens = { ...content, tokens: content.tokens ?? foundation.run(content, parameters).tokens };
  const withComponents = {
    ...withTokens,
    components: withTokens.components ?? components.run(withTokens, parameters).components,
  };
  return { ...withComponents, pages: withComponents.pages ?? pages.run(withComponents, parameters).pages };
}
