import type { CopyLink, PageAnchor } from "#/studio/copy/navigation";
import type { PageContent } from "#/studio/layout/page-content";
import { listSections } from "#/studio/layout/sections/list-sections";
import type { SectionKind } from "#/studio/layout/sections/section";

/** Sections that a navigation names, most useful first. */
const namedSections = [
  "offer",
  "programme",
  "prices",
  "giving",
  "steps",
  "places",
  "map",
  "news",
  "questions",
  "people",
] as const satisfies readonly (SectionKind & PageAnchor)[];

const mostLinks = 4;

/** The longest label of a navigation, in letters. */
const maxLabel = 22;

/**
 * The navigation of a brief that names none: the sections of its landing page, in their order. The
 * contact form is left to the main action beside it.
 */
export function listNavigation(content: PageContent): readonly CopyLink[] {
  const { brief, copy } = content;
  if ((brief.copy?.navigation?.length ?? 0) > 0) return copy.navigation;
  const sections = listSections(content);
  const chosen = new Set<string>(
    namedSections.filter((kind) => sections.some((section) => section.kind === kind)).slice(0, mostLinks),
  );
  const links = sections.flatMap(({ kind, title }): CopyLink[] => {
    const known = copy.navigation.find((entry) => entry.anchor === kind || (kind === "prices" && entry.page === "pricing"));
    if (known !== undefined) return chosen.has(kind) ? [known] : [];
    const anchor = namedSections.find((name) => name === kind);
    if (anchor === undefined || !chosen.has(kind) || typeof title !== "string" || [...title].length > maxLabel) return [];
    return [{ label: title, page: "landing", anchor }];
  });
  return links.length > 0 ? links : copy.navigation;
}
