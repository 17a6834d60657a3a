/**
 * Markdown in parts that end before a heading of the second level, each of at most `maxLength` by
 * `countFor` (characters at first) where its sections allow that; together they are the text.
 * Headings inside fenced blocks are no headings.
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

/** The stretches of a text from one heading of the second level to the next. */
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
