import { formatAvoided, type DesignRule, listDesignRules } from "#/documents/design-rules";
import { describeCentering, describeSplit, describeSurface } from "#/documents/style-descriptions";
import type { HandoffContent } from "#/documents/handoff/handoff-content";
import { describePagePattern } from "#/documents/handoff/page-pattern";
import { listVoiceLines } from "#/documents/voice-lines";
import { quoteText } from "#/kernel/text/quote-text";
import { type Latitude, describeDepth, getLatitude } from "#/model/latitude";

/** A style rule of the design. Text of the brief appears as JSON strings. */
export type ContinuationRule = { readonly id: string; readonly rule: string };

/** A rule that applies at every latitude, with a check that verifies it. */
export type FloorRule = Omit<DesignRule, "isForHandoff">;

/**
 * The contract for those who continue a design: rules that always apply, what may be decided, and
 * style rules.
 */
export type Continuation = {
  readonly hardFloor: readonly FloorRule[];
  readonly latitude: Latitude;
  readonly rules: readonly ContinuationRule[];
};

/** The latitude that applies to a design. */
export const getBriefLatitude = ({ brief }: Pick<HandoffContent, "brief">): Latitude => getLatitude(brief.latitude);

/** The continuation contract of a design, derived from the design itself. */
export const createContinuation = (content: HandoffContent): Continuation => ({
  hardFloor: listDesignRules(content).map(({ id, rule, check }) => ({ id, rule, check })),
  latitude: getBriefLatitude(content),
  rules: listContinuationRules(content),
});

const densityDescriptions = {
  airy: "Density is airy: few elements at a time, far apart",
  open: "Density is open: groups have space and are clearly separated",
  medium: "Density is medium: neither crowded nor empty",
  dense: "Density is high: much content in view, structured by alignment",
} as const;

/**
 * The style rules of a design. Where the latitude allows a choice, the rule describes the design
 * without requiring it.
 */
export function listContinuationRules(content: HandoffContent): ContinuationRule[] {
  const { brief, direction, mark, imagery, tokens, components, pages } = content;
  const { level } = getBriefLatitude(content);
  const avoid = brief.avoid ?? [];
  const surfaceRule = tokens
    ? describeSurface({ tokens, direction, components })
    : `Surfaces are separated ${describeDepth(direction)}.`;
  const layout =
    `Pages follow one pattern: ${describePagePattern(direction)}. The main split is ` +
    `${describeSplit(direction, tokens?.layout.columns ?? gridColumns)}; ${describeCentering(pages)}.`;
  return [
    ...direction.always.map((rule, index) => ({ id: `always-${index + 1}`, rule })),
    ...direction.never.map((rule, index) => ({ id: `never-${index + 1}`, rule })),
    { id: "color", rule: direction.color.words },
    { id: "depth", rule: `${surfaceRule} Do not separate surfaces in any other way.` },
    { id: "layout", rule: level === "OPEN" ? layout : `${layout} New pages follow it as well.` },
    { id: "density", rule: `${densityDescriptions[direction.density]}.` },
    {
      id: "imagery",
      rule:
        `Concept of the pictures: ${quoteText(imagery.concept)}` +
        (level === "OPEN" ? "" : " Draw the brand's subjects in this manner; never use stock images."),
    },
    { id: "mark", rule: `Concept of the mark: ${quoteText(mark.concept)}` },
    ...listVoiceLines(content, (text) => text).map((line, index) =>
      index === 0 ? { id: "voice", rule: `Voice: ${line}` } : { id: `voice-${index + 1}`, rule: line },
    ),
    ...(brief.tone === undefined ? [] : [{ id: "tone", rule: `The brief asks for this tone: ${quoteText(brief.tone)}.` }]),
    ...(avoid.length === 0
      ? []
      : [
          {
            id: "avoid",
            rule: `Avoid anything that looks or feels like this: ${formatAvoided(avoid)}.`,
          },
        ]),
  ];
}

/** Columns of the page grid before the tokens exist. */
const gridColumns = 12;
