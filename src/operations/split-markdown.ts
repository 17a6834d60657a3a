/**
 * Splits Markdown before second-level headings into parts of at most `maxLength` each, as measured
 * by `measureLength` (characters by default), as far as its sections allow. The parts joined are
 * the text. Headings inside fenced code blocks do not count.
 */
export function splitMarkdown(
  text: string,
  maxLength: number,
  measureLength: (text: string) => number = (markdown) => markdown.length,
): readonly string[] {
  const parts: string[] = [];
  let part = "";
  for (const section of splitSections(text)) {
    if (part !== "" && measureLength(part) + measureLength(section) > maxLength) {
      parts.push(part);
      part = "";
    }
    part += section;
  }
  return [...parts, part];
}

/** The sections of a text, each beginning with a second-level heading. */
function splitSections(text: string): readonly string[] {
  const sections: string[] = [""];
  let fence = "";
  for (const line of text.split(/(?<=\n)/)) {
    const [marks = ""] = /^`{3,}/.exec(line) ?? [];
    if (fence === "" && line.startsWith("## ")) sections.push("");
    if (fence === "") fence = marks;
    else if (marks.length >= fence.length && /^`+\s*$/.test(line)) fence = "";
    sections[sections.length - 1] += line;
  }
  return sections;
}
