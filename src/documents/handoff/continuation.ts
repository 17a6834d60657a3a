import { type Latitude, depthText, latitudeOf } from "#/model/latitude";
import { hardFloor, type FloorRule } from "#/documents/handoff/hard-floor";
import type { HandoffContent } from "#/documents/handoff/handoff-content";
import { pagePattern } from "#/documents/handoff/page-pattern";
import { quotedText } from "#/documents/markdown";

/** A rule of the design's own manner. Words of the brief stand in it as JSON strings. */
export type ContinuationRule = { readonly id: string; readonly rule: string };

/** What whoever continues a design works under: first what always holds, then how free the hand is, then the manner to work in. */
export type Continuation = {
  readonly hardFloor: readonly FloorRule[];
  readonly latitude: Latitude;
  readonly rules: readonly ContinuationRule[];
};

/** The latitude in force for a design. */
export const latitudeInForce = ({ brief, direction }: Pick<HandoffContent, "brief" | "direction">): Latitude =>
  latitudeOf(brief.latitude, pagePattern(direction));

/** The continuation contract of a design, derived from the design itself. */
export const continuationOf = (content: HandoffContent): Continuation => ({
  hardFloor: hardFloor(content),
  latitude: latitudeInForce(content),
  rules: continuationRules(content),
});

const densityWords = {
  airy: "Density is airy: few things at a time, far apart",
  open: "Density is open: groups breathe, and each stands by itself",
  medium: "Density is medium: neither crowded nor empty",
  dense: "Density is high: much in view at once, held together by alignment",
} as const;

/** How work in this design is done, beyond what the floor demands. */
export function continuationRules({ brief, direction, mark, imagery }: HandoffContent): ContinuationRule[] {
  const avoid = brief.avoid ?? [];
  return [
    ...direction.always.map((rule, index) => ({ id: `always-${index + 1}`, rule })),
    ...direction.never.map((rule, index) => ({ id: `never-${index + 1}`, rule })),
    { id: "color", rule: `${direction.color.words} Large fields stay quiet, and the brand colour marks what matters most.` },
    { id: "depth", rule: `Surfaces are set apart ${depthText(direction)}; only one way is used.` },
    {
      id: "layout",
      rule: `Pages follow one pattern: ${pagePattern(direction)}. The main split is ${direction.spans[0]} to ${direction.spans[1]} of twelve columns; at most one section of a page is centred.`,
    },
    {
      id: "density",
      rule: `${densityWords[direction.density]}. The three section distances are used so that the page has a rhythm.`,
    },
    { id: "imagery", rule: `Pictures: ${imagery.concept} They come from the mark's geometry and never from a stock library.` },
    { id: "mark", rule: `The idea of the mark: ${mark.concept}` },
    { id: "voice", rule: `Voice: ${direction.voice}` },
    ...(brief.tone === undefined ? [] : [{ id: "tone", rule: `The brief asks for this tone: ${quotedText(brief.tone)}.` }]),
    ...(avoid.length === 0
      ? []
      : [{ id: "avoid", rule: `The brief wants none of this in look or feel: ${avoid.map(quotedText).join(", ")}.` }]),
  ];
}
