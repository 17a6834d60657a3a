import { renderPageDocument } from "#/documents/page-document";
import type { Brief } from "#/model/brief";
import type { ArchetypeId } from "#/model/direction";
import { completeDesign, proposeDesign } from "#/operations/designs/propose-design";
import { emptyParts } from "#/operations/designs/load-export-content";
import { getArchetype } from "#/studio/directions";
import { createDirection } from "#/studio/directions/choose-direction";

/** Renders the landing page of a brief in one direction as a document; null if it has none. */
export function renderLandingPage(brief: Brief, seed: number, directionId: ArchetypeId): string | null {
  const direction = createDirection(getArchetype(directionId), brief, seed, "It is looked at.");
  const content = { ...emptyParts, ...completeDesign(proposeDesign(brief, seed, direction), { seed, directionId }) };
  const [page] = content.pages;
  return page ? renderPageDocument(page, content, { fontsBase: "/fonts/", pageHref: () => "#" }) : null;
}
