const tags = /<svg\b|<\/svg>/g;

/** Drawings up to this length, in characters, stay in the markup. */
const maxDrawingLength = 400;

/**
 * Markup in which the content of long inline drawings is replaced by a comment with its size. The
 * attributes of each drawing stay, so that its place and its text alternative are known.
 */
export function shortenDrawings(markup: string): string {
  let text = "";
  let position = 0;
  let depth = 0;
  let start = 0;
  for (const { 0: tag, index } of markup.matchAll(tags)) {
    if (tag !== "</svg>") {
      if (depth++ === 0) start = index;
      continue;
    }
    if (depth === 0 || --depth > 0) continue;
    const end = index + tag.length;
    text += markup.slice(position, start) + shortenDrawing(markup.slice(start, end));
    position = end;
  }
  return text + markup.slice(position);
}

function shortenDrawing(drawing: string): string {
  const contentStart = drawing.indexOf(">") + 1;
  return drawing.length <= maxDrawingLength
    ? drawing
    : `${drawing.slice(0, contentStart)}<!-- drawing, ${drawing.length - contentStart} characters --></svg>`;
}
