import type { Design } from "#data/console-api";
import { componentHeights } from "#/console/app/screens/compare/component-heights";
import { deskHeights, measuredPages, phoneHeights } from "#/console/app/screens/compare/page-heights";
import type { Subject } from "#/console/app/screens/compare/subject";

/** Reserve for text that is longer than in the measured pages. */
const reserveFactor = 1.08;

/** Height for pages of other tools, which cannot be measured, in hundreds of pixels. */
const unknownPageHundreds = 40;

/**
 * The height in pixels of a subject's frame: the larger of both sides' directions. `variants` is
 * the component's number of variants.
 */
export function getFrameHeight(
  subject: Exclude<Subject, { kind: "marks" }>,
  { pageWidth, directions, variants }: { pageWidth: number; directions: readonly Design["direction"][]; variants: number },
): number {
  const isPhone = pageWidth < 600;
  if (subject.kind === "component")
    return (componentHeights[subject.slug]?.[isPhone ? 1 : 0] ?? 6 + variants * (isPhone ? 7 : 5)) * 100;
  const heights = isPhone ? phoneHeights : deskHeights;
  const pageIndex = measuredPages.indexOf(subject.kind === "page" ? subject.slug : "guideline");
  const hundreds = Math.max(...directions.map((direction) => heights[direction][pageIndex] ?? unknownPageHundreds));
  return Math.ceil(hundreds * reserveFactor) * 100;
}
