import { mergeMarkedBlock, removeMarkedBlock } from "#/kernel/text/marked-blocks";
import { type RuleFile, ruleMarkers } from "#/kits/rules-pack/schema";

/**
 * How a file of the pack changes the file of a repository at its path. `kept`: the existing file is
 * not from Livery and would be overwritten. `refused`: the markers of the existing file are broken,
 * at that line.
 */
export type RuleChange =
  | { readonly kind: "created" | "updated" | "unchanged"; readonly text: string }
  | { readonly kind: "kept" }
  | { readonly kind: "refused"; readonly line: number; readonly reason: string };

/** The lines between two `---` at the start of a text. */
const frontMatterPattern = /^\ufeff?---[ \t]*\r?\n((?:[^\n]*\n)*?)---[ \t]*(?=\r?\n|$)/;

/** How many characters at the start of a file are searched for its marker. */
const headLength = 1000;

/**
 * Merges a file of the pack with the existing text; undefined if the repository has no such file.
 * Idempotent.
 */
export function mergeRuleFile({ content, mode }: RuleFile, existing: string | undefined): RuleChange {
  if (existing === undefined || (existing === "" && mode === "merge")) return { kind: "created", text: content };
  if (mode === "own")
    return existing.slice(0, headLength).includes(ruleMarkers.own) ? createChange(existing, content) : { kind: "kept" };
  const newFrontMatter = frontMatterPattern.exec(content);
  const block = content.slice(newFrontMatter?.[0].length ?? 0).trim();
  const body = block.slice(ruleMarkers.begin.length, -ruleMarkers.end.length);
  const oldFrontMatter = newFrontMatter && frontMatterPattern.exec(existing);
  const isOurs = oldFrontMatter?.[1]?.includes(ruleMarkers.own) === true;
  const merged = mergeMarkedBlock(existing, newFrontMatter && !isOurs ? toSection(body) : body, ruleMarkers);
  if (merged.kind === "refused") return merged;
  return createChange(
    existing,
    isOurs && newFrontMatter ? replaceFrontMatter(newFrontMatter[0], oldFrontMatter[0], merged.text) : merged.text,
  );
}

/**
 * An existing file of the pack without what Livery wrote: undefined for a file of which nothing is
 * left, the reason if its markers are broken.
 */
export function unmergeRuleFile(existing: string): string | undefined | Extract<RuleChange, { kind: "refused" }> {
  const removed = removeMarkedBlock(existing, ruleMarkers);
  if (removed.kind === "refused") return removed;
  const frontMatter = frontMatterPattern.exec(removed.text);
  const isOurs = frontMatter?.[1]?.includes(ruleMarkers.own) === true;
  const text = isOurs ? removed.text.slice(frontMatter[0].length).replace(/^\r?\n/, "") : removed.text;
  return text.replace(/^\ufeff/, "").trim() === "" ? undefined : text;
}

const createChange = (existing: string, text: string): RuleChange => ({
  kind: text === existing ? "unchanged" : "updated",
  text,
});

/**
 * Replaces the front matter `old` of the text with `fresh`. A byte order mark and the line breaks
 * of the text stay.
 */
function replaceFrontMatter(fresh: string, old: string, text: string): string {
  const lineBreak = /\r?\n/.exec(old)?.[0] ?? "\n";
  const mark = old.startsWith("\ufeff") ? "\ufeff" : "";
  return mark + fresh.replace(/\r?\n/g, lineBreak) + text.slice(old.length);
}

/**
 * Moves every heading one level down, below a new heading. An existing description can have
 * sections of the same names, and the format allows each name only once.
 */
const toSection = (body: string) => `## Brand system\n\n${body.trim().replace(/^#{2,5} /gm, "#$&")}`;
