import type { SectionPhrases } from "#/studio/copy/section-phrases";
import type { OrganizationKind } from "#/studio/understanding/organization-kind";
import { findTrade } from "#/studio/understanding/trades/trades";

/** Houses whose doors open to visitors. */
const visitedTrades: ReadonlySet<string> = new Set([
  "museum",
  "gallery",
  "library",
  "archive",
  "aquarium",
  "planetarium",
  "observatory",
  "arts-centre",
  "community-centre",
  "tool-library",
  "toy-library",
]);
const visitedKinds: ReadonlySet<OrganizationKind> = new Set(["faith", "community"]);

/** Kinds that sell nothing over a counter. */
const workingKinds: ReadonlySet<OrganizationKind> = new Set([
  "manufacturer",
  "logistics",
  "finance",
  "consultancy",
  "software",
  "developer-tool",
  "authority",
  "practice",
  "school",
  "research",
  "care",
  "charity",
  "foundation",
  "cooperative",
  "memorial",
]);

/** What opening hours are called on the pages of a kind: several languages have a word for shops alone. */
export function getHoursHeading(phrases: SectionPhrases, kind: OrganizationKind, trade: string | undefined): string {
  if (visitedTrades.has(trade ?? "") || visitedKinds.has(kind)) return phrases.visitingHours;
  const isTaught = findTrade(trade ?? "")?.sector === "education";
  return workingKinds.has(kind) || isTaught ? phrases.workingHours : phrases.hoursHeading;
}
