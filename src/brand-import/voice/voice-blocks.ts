/** A piece of a document: a heading with its level, a list item, the cells of a table row, or a paragraph. */
export type VoiceBlock =
  | { readonly kind: "heading"; readonly level: number; readonly text: string }
  | { readonly kind: "item" | "paragraph"; readonly text: string; readonly picture?: VoicePicture | undefined }
  | { readonly kind: "row"; readonly cells: readonly string[]; readonly pictures?: readonly (VoicePicture | undefined)[] };

/** A picture that a document shows: its path as the document writes it, and its text alternative. */
export type VoicePicture = { readonly path: string; readonly alt: string };

/**
 * The first picture of a text in Markdown, and the text without it if it is at the beginning or the
 * end. A text that is nothing but a picture, or a label of it, says what the picture shows.
 */
function takePicture(text: string): { readonly text: string; readonly picture?: VoicePicture } {
  const start = text.indexOf("![");
  const middle = start < 0 ? -1 : text.indexOf("](", start);
  const end = middle < 0 ? -1 : text.indexOf(")", middle);
  if (end < 0) return { text };
  const alt = text.slice(start + 2, middle).trim();
  const target = text.slice(middle + 2, end).trim();
  // A title may follow the path, which itself may be in angle brackets.
  const path = target.startsWith("<") ? target.slice(1, target.indexOf(">")) : (target.split(/\s/, 1)[0] ?? "");
  if (path === "") return { text };
  const [before, after] = [text.slice(0, start).trim(), text.slice(end + 1).trim()];
  const isWithin = before !== "" && after !== "";
  const rest = before + after;
  const isLabel = rest === "" || rest.endsWith(":");
  return { text: isWithin ? text : isLabel ? `${rest} ${alt}`.trim() : rest, picture: { path, alt } };
}

/** A block of a text with its picture. */
function toBlock(kind: "item" | "paragraph", source: string): VoiceBlock {
  const { text, picture } = takePicture(source);
  return { kind, text: toPlainText(text), ...(picture && { picture }) };
}

function toRow(sources: readonly string[]): VoiceBlock {
  const cells = sources.map(takePicture);
  const hasPictures = cells.some(({ picture }) => picture);
  return {
    kind: "row",
    cells: cells.map(({ text }) => toPlainText(text)),
    ...(hasPictures && { pictures: cells.map(({ picture }) => picture) }),
  };
}

/** Longest line that can be a heading without a sign. */
const maxPlainHeading = 60;
const marker = /^(?:[-*+•–—▪]|\d{1,3}[.)])[ \t]+/;
const underline = /^(?:={3,}|-{3,})$/;

/** Text with what links and pictures are called instead of their addresses. */
function withoutLinks(text: string): string {
  let plain = "";
  let from = 0;
  for (let middle = text.indexOf("]("); middle >= 0; middle = text.indexOf("](", from)) {
    const end = text.indexOf(")", middle);
    if (end < 0) break;
    const before = text.slice(from, middle);
    const start = before.lastIndexOf("[");
    plain += start < 0 ? `${before}](` : before.slice(0, before[start - 1] === "!" ? start - 1 : start) + before.slice(start + 1);
    from = start < 0 ? middle + 2 : end + 1;
  }
  return plain + text.slice(from);
}

/** Text without the signs of Markdown for emphasis, code and links. */
export function toPlainText(text: string): string {
  return withoutLinks(text)
    .replace(/\*\*|__|`/g, "")
    .replace(/(^|[\s(“"])[*_](?=\S)|(\S)[*_](?=[\s).,;:!?”"]|$)/g, "$1$2")
    .trim();
}

/** The level and text of a heading that says so itself; 7 for one without a sign of Markdown. */
function readHeading(line: string): { readonly level: number; readonly text: string } | undefined {
  const signs = /^#{1,6}(?=[ \t])/.exec(line)?.[0].length ?? 0;
  if (signs > 0) return { level: signs, text: trimEnd(line.slice(signs), "#") };
  if (line.length > maxPlainHeading + 8 || marker.test(line) || line.startsWith("|")) return undefined;
  const isBold = line.startsWith("**") && (line.endsWith("**") || line.endsWith("**:"));
  const isLabel = line.length <= maxPlainHeading && line.endsWith(":");
  return isBold || isLabel ? { level: 7, text: trimEnd(toPlainText(line), ":") } : undefined;
}

function trimEnd(text: string, sign: string): string {
  let end = text.length;
  while (end > 0 && (text[end - 1] === sign || text[end - 1] === " ")) end--;
  return text.slice(0, end).trim();
}

/**
 * The blocks of a Markdown or plain text, in their order. Code, comments and front matter are left
 * out. `isHeading` says whether a short line of its own is a heading although nothing marks it.
 */
export function splitVoiceBlocks(text: string, isHeading: (line: string) => boolean): readonly VoiceBlock[] {
  const lines = text.replace(/\r\n?/g, "\n").split("\n");
  const blocks: VoiceBlock[] = [];
  let paragraph: string[] = [];
  /** The item that indented lines continue. */
  let item: string[] | undefined;
  let isCode = false;
  const end = () => {
    if (paragraph.length > 0) blocks.push(toBlock("paragraph", paragraph.join(" ")));
    if (item) blocks.push(toBlock("item", item.join(" ")));
    paragraph = [];
    item = undefined;
  };
  const start = lines[0]?.trim() === "---" ? lines.indexOf("---", 1) + 1 : 0;
  for (let index = start; index < lines.length; index++) {
    const source = lines[index] ?? "";
    const line = source.trim();
    if (line.startsWith("```") || line.startsWith("~~~")) {
      end();
      isCode = !isCode;
      continue;
    }
    if (isCode || line.startsWith("<!--")) continue;
    if (line === "") {
      end();
      continue;
    }
    const next = lines[index + 1]?.trim() ?? "";
    const isAlone = paragraph.length === 0 && !item;
    if (isAlone && underline.test(next) && !line.startsWith("|") && !marker.test(line)) {
      blocks.push({ kind: "heading", level: next.startsWith("=") ? 1 : 2, text: toPlainText(line) });
      index++;
      continue;
    }
    if (underline.test(line)) {
      end();
      continue;
    }
    const heading = readHeading(line);
    const isPlainHeading =
      isAlone && !line.startsWith("|") && line.length <= maxPlainHeading && !marker.test(line) && isHeading(line);
    if (heading || isPlainHeading) {
      end();
      blocks.push({ kind: "heading", ...(heading ?? { level: 7, text: line }) });
    } else if (line.startsWith("|")) {
      end();
      const cells = line.split("|").slice(1, line.endsWith("|") ? -1 : undefined);
      if (!cells.every((cell) => /^[\s:-]*$/.test(cell))) blocks.push(toRow(cells));
    } else if (marker.test(line)) {
      end();
      item = [line.replace(marker, "")];
    } else if (item && /^[ \t]/.test(source)) item.push(line);
    else {
      if (item) end();
      paragraph.push(line.startsWith(">") ? line.slice(1).trim() : line);
    }
  }
  end();
  return blocks;
}
