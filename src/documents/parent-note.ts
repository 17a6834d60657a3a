import type { ExportParent } from "#/formats/export-metadata";
import { quoteText } from "#/kernel/text/quote-text";
import type { ParentPart } from "#/model/sub-brand";

/** The parts of a parent in words. */
export const parentPartWords: Readonly<Record<ParentPart, string>> = {
  colors: "colours",
  faces: "type",
  mark: "the mark",
  shape: "spacing, radii, shadows and motion",
  voice: "the voice",
  imagery: "the manner of pictures",
  icons: "icons",
};

/** The parts by the version that they were taken from, in the order of parts. */
export function groupByVersion({ parts }: Pick<ExportParent, "parts">): ReadonlyMap<string, readonly string[]> {
  const versions = new Map<string, string[]>();
  for (const { part, version } of parts) versions.set(version, [...(versions.get(version) ?? []), parentPartWords[part]]);
  return versions;
}

/** What a coding agent should know about the parent of a brand, in Markdown. */
export function renderParentNote(parent: ExportParent): string {
  const taken = [...groupByVersion(parent)].map(([version, words]) => `${words.join("; ")} (version ${version})`);
  return (
    `It is a sub-brand of ${quoteText(parent.name)} (\`${parent.slug}\`) and takes these parts from it exactly: ` +
    `${taken.join("; ")}. Change them in the parent, not here.`
  );
}
