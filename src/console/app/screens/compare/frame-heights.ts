import type { Design } from "#data/console-api";
import { componentHeights } from "#/console/app/screens/compare/component-heights";
import { deskHeights, measuredPages, phoneHeights } from "#/console/app/screens/compare/page-heights";
import type { Subject } from "#/console/app/screens/compare/subject";

/** What texts of other lengths than those that were measured may need besides. */
const reserveFactor = 1.08;

/** What a page of an outside tool, of which nothing is known, is given. */
const unknownPageHundreds = 40;

/** How high the frame of a subject is in pixels, for the directions of both sides: as high as the higher of the two. `variants` is the number that a component has. */
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
