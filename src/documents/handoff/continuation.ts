import { formatAvoided, type DesignRule, listDesignRules } from "#/documents/design-rules";
import { describeCentering, describeSplit, describeSurface } from "#/documents/style-descriptions";
import type { HandoffContent } from "#/documents/handoff/handoff-content";
import { describePagePattern } from "#/documents/handoff/page-pattern";
import { quoteText } from "#/kernel/text/quote-text";
import { type Latitude, describeDepth, getLatitude } from "#/model/latitude";

/** A rule of the design's own manner. Words of the brief stand in it as JSON strings. */
export type ContinuationRule = { readonly id: string; readonly rule: string };

/** A rule that holds at every latitude, and how anyone can tell whether it is kept. */
export type FloorRule = Omit<DesignRule, "isForHandoff">;

/**
 * What whoever continues a design works under: first what always holds, then how free the hand is,
 * then the manner to work in.
 */
export type Continuation = {
  readonly hardFloor: readonly FloorRule[];
  readonly latitude: Latitude;
  readonly rules: readonly ContinuationRule[];
};

/** The latitude in force for a design. */
export const getBriefLatitude = ({ brief }: Pick<HandoffContent, "brief">): Latitude => getLatitude(brief.latitude);

/** The continuation contract of a design, derived from the design itself. */
export const createContinuation = (content: HandoffContent): Continuation => ({
  hardFloor: listDesignRules(content).map(({ id, rule, check }) => ({ id, rule, check })),
  latitude: getBriefLatitude(content),
  rules: listContinuationRules(content),
});

const densityDescriptions = {
  airy: "Density is airy: few things at a time, far apart",
  open: "Density is open: groups breathe, and each stands by itself",
  medium: "Density is medium: neither crowded nor empty",
  dense: "Density is high: much in view at once, held together by alignment",
} as const;

/**
 * How work in this design is done, beyond what the floor demands. What the latitude leaves free is
 * told as what there is, not as a rule.
 */
export function listContinuationRules(content: HandoffContent): ContinuationRule[] {
  const { brief, direction, mark, imagery, tokens, components, pages } = content;
  const { level } = getBriefLatitude(content);
  const avoid = brief.avoid ?? [];
  const surfaceRule = tokens
    ? describeSurface({ tokens, direction, components })
    : `Surfaces are set apart ${describeDepth(direction)}.`;
  const layout = `The pages follow one pattern: ${describePagePattern(direction)}. The main split is ${describeSplit(direction, tokens?.layout.columns ?? gridColumns)}; ${describeCentering(pages)}.`;
  return [
    ...direction.always.map((rule, index) => ({ id: `always-${index + 1}`, rule })),
    ...direction.never.map((rule, index) => ({ id: `never-${index + 1}`, rule })),
    { id: "color", rule: direction.color.words },
    { id: "depth", rule: `${surfaceRule} Only this one way is used.` },
    { id: "layout", rule: level === "OPEN" ? layout : `${layout} New pages follow it too.` },
    { id: "density", rule: `${densityDescriptions[direction.density]}.` },
    {
      id: "imagery",
      rule: `The idea of the pictures: ${quoteText(imagery.concept)}${level === "OPEN" ? "" : " They come from the mark's geometry and never from a stock library."}`,
    },
    { id: "mark", rule: `The idea of the mark: ${quoteText(mark.concept)}` },
    { id: "voice", rule: `Voice: ${direction.voice}` },
    ...(brief.tone === undefined ? [] : [{ id: "tone", rule: `The brief asks for this tone: ${quoteText(brief.tone)}.` }]),
    ...(avoid.length === 0
      ? []
      : [
          {
            id: "avoid",
            rule: `The brief wants none of this in look or feel: ${formatAvoided(avoid)}.`,
          },
        ]),
  ];
}

/** Columns of the page grid, where the tokens are not made yet. */
const gridColumns = 12;
