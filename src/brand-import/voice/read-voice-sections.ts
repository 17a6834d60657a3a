import { splitVoiceBlocks, type VoiceBlock, type VoicePicture } from "#/brand-import/voice/voice-blocks";
import { findVoiceSection, type VoiceSection } from "#/brand-import/voice/voice-section";
import { parseJson } from "#/kernel/parse-json";
import { Failure } from "#/kernel/errors";

/** A section with its heading and what it says. */
export type Section = {
  readonly heading: string;
  readonly section: VoiceSection | undefined;
  readonly isStated: boolean;
  readonly blocks: VoiceBlock[];
};

/** Decides which part of the voice a section is, from its heading and what that says. */
export type Decide = (heading: string, found: VoiceSection | undefined) => Pick<Section, "section" | "isStated">;

/** The name of a section in reports and corrections. */
export const getSource = (path: string, heading: string) => `${path}: ${heading === "" ? "beginning" : heading}`;

/** The sections of a Markdown or text document. */
export function readTextSections(path: string, bytes: Uint8Array, decide: Decide): readonly Section[] {
  const text = decode(path, bytes);
  const blocks = splitVoiceBlocks(text, (line) => findVoiceSection(line) !== undefined && !/[.!?]$/.test(line));
  const sections: Section[] = [{ heading: "", ...decide("", undefined), blocks: [] }];
  /** The section that deeper headings belong to. A title does not: it is about the whole document. */
  let parent: { readonly level: number; readonly section: VoiceSection } | undefined;
  for (const block of blocks) {
    if (block.kind !== "heading") {
      sections.at(-1)?.blocks.push(block);
      continue;
    }
    const { level, text: heading } = block;
    if (parent && level <= parent.level) parent = undefined;
    const own = findVoiceSection(heading);
    const isPart = own === undefined && parent !== undefined;
    const decided = decide(heading, own ?? parent?.section);
    sections.push({
      heading,
      ...decided,
      blocks: isPart && decided.section === "tone" ? [{ kind: "item", text: heading }] : [],
    });
    if (own !== undefined && level > 1 && decided.section && !decided.section.startsWith("pair-"))
      parent = { level, section: decided.section };
  }
  return sections;
}

function decode(path: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new Failure("invalid", `${path} is not UTF-8 text. Save it as UTF-8.`, { cause });
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The sections of a JSON document. */
export function readJsonSections(path: string, bytes: Uint8Array, decide: Decide): readonly Section[] {
  const value = parseJson(bytes, path, 20_000);
  const root = isRecord(value) && isRecord(value.voice) ? value.voice : value;
  if (!isRecord(root)) throw new Failure("invalid", `${path} is not an object with tone, use, avoid, boilerplate or pairs.`);
  return Object.entries(root).map(([key, content]) => {
    const heading = key.replace(/([a-z])([A-Z])/g, "$1 $2").replace(/[_-]/g, " ");
    return { heading, ...decide(heading, findVoiceSection(heading)), blocks: toBlocks(content) };
  });
}

function toBlocks(content: unknown): VoiceBlock[] {
  if (typeof content === "string") return [{ kind: "paragraph", text: content.trim() }];
  if (!Array.isArray(content)) return [];
  return content.flatMap((item: unknown): VoiceBlock[] => {
    if (typeof item === "string") return [{ kind: "item", text: item.trim() }];
    if (!isRecord(item)) return [];
    const find = (...sections: readonly VoiceSection[]) =>
      Object.entries(item).find(([key]) => sections.includes(findVoiceSection(key) ?? "tone"))?.[1];
    const findPicture = (...keys: readonly string[]) =>
      toPicture(keys.map((key) => item[key]).find((value) => value !== undefined));
    const [good, bad] = [find("pair-do", "use"), find("pair-avoid", "avoid")];
    return typeof good === "string" && typeof bad === "string"
      ? [
          { kind: "row", cells: ["Do", "Don't"] },
          {
            kind: "row",
            cells: [good.trim(), bad.trim()],
            pictures: [findPicture("doPicture"), findPicture("avoidPicture", "dontPicture")],
          },
        ]
      : [];
  });
}

/** A picture in JSON: its path, or an object with `path` and `alt`. */
function toPicture(value: unknown): VoicePicture | undefined {
  if (typeof value === "string") return value.trim() === "" ? undefined : { path: value.trim(), alt: "" };
  if (!isRecord(value) || typeof value.path !== "string") return undefined;
  return { path: value.path.trim(), alt: typeof value.alt === "string" ? value.alt.trim() : "" };
}
