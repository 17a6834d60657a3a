const tags = /<svg\b|<\/svg>/g;

/**
 * Takes the content of each outer inline drawing out of markup. The drawing keeps its attributes,
 * and gets `attribute` with the index of its content.
 *
 * @example
 * splitDrawings('<svg class="a"><path d=""/></svg>', "data-drawing");
 * // { text: '<svg data-drawing="0" class="a"></svg>', drawings: ['<path d=""/>'] }
 */
export function splitDrawings(
  markup: string,
  attribute: string,
): { readonly text: string; readonly drawings: readonly string[] } {
  const drawings: string[] = [];
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
    const contentStart = markup.indexOf(">", start) + 1;
    if (contentStart > index) continue;
    const attributes = markup.slice(start + "<svg".length, contentStart);
    text += `${markup.slice(position, start)}<svg ${attribute}="${drawings.length}"${attributes}</svg>`;
    drawings.push(markup.slice(contentStart, index));
    position = index + tag.length;
  }
  return { text: text + markup.slice(position), drawings };
}
