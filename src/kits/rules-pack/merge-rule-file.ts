import { mergeMarkedBlock } from "#/kernel/text/marked-blocks";
import { type RuleFile, ruleMarkers } from "#/kits/rules-pack/rule-file";

/**
 * What a file of the pack does to what a repository has at its path. `kept` is somebody else's file
 * at the place of one that would be Livery's; `refused` is one whose markers are broken, at that
 * line.
 */
export type RuleChange =
  | { readonly kind: "created" | "updated" | "unchanged"; readonly text: string }
  | { readonly kind: "kept" }
  | { readonly kind: "refused"; readonly line: number; readonly reason: string };

/** The lines between two `---` at the very beginning of a text. */
const frontMatterPattern = /^\ufeff?---[ \t]*\r?\n((?:[^\n]*\n)*?)---[ \t]*(?=\r?\n|$)/;

/** How far into a file its own marker is looked for, characters. */
const headLength = 1000;

/**
 * Merges a file of the pack with the text that is there; undefined where the repository has no such
 * file. Merging twice is merging once.
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

const createChange = (existing: string, text: string): RuleChange => ({
  kind: text === existing ? "unchanged" : "updated",
  text,
});

/**
 * The text with the front matter that it has, `old`, replaced by `fresh`; a byte order mark and the
 * text's line breaks stay.
 */
function replaceFrontMatter(fresh: string, old: string, text: string): string {
  const lineBreak = /\r?\n/.exec(old)?.[0] ?? "\n";
  const mark = old.startsWith("\ufeff") ? "\ufeff" : "";
  return mark + fresh.replace(/\r?\n/g, lineBreak) + text.slice(old.length);
}

/**
 * Every heading one level down, under one of its own: a description that others wrote has sections
 * of the same names, and the format allows each but once.
 */
const toSection = (body: string) => `## Brand system\n\n${body.trim().replace(/^#{2,5} /gm, "#$&")}`;
