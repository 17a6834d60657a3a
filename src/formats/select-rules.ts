/** A statement of a style sheet: what stands before its braces, and what is in them. */
type Block = { readonly prelude: string; readonly body: string };

const grouping = /^@(?:media|supports|container|layer)\b/;
const className = /\.(-?[_a-zA-Z][\w-]*)/g;

/** The classes that a selector names. */
export const listClasses = (selector: string): readonly string[] =>
  [...selector.matchAll(className)].map(([, name = ""]) => name);

/**
 * The classes that an element, or what is around it, must have. Those in `:is()`, `:not()` and the
 * like are alternatives, and left out.
 */
export function listRequiredClasses(selector: string): readonly string[] {
  let plain = "";
  let depth = 0;
  for (const character of selector) {
    if (character === "(") depth++;
    if (depth === 0) plain += character;
    if (character === ")") depth--;
  }
  return listClasses(plain);
}

/**
 * The rules of a generated style sheet whose selectors are wanted, one a line, with their media and
 * container queries, and the keyframes that they use. Of a list of selectors only the wanted ones
 * remain.
 */
export function selectRules(css: string, isWanted: (selector: string) => boolean): string {
  const kept = selectBlocks(css, isWanted);
  const keyframes = splitBlocks(css).filter(
    ({ prelude }) => prelude.startsWith("@keyframes ") && kept.includes(prelude.slice("@keyframes ".length)),
  );
  return kept + keyframes.map(formatBlock).join("");
}

const formatBlock = ({ prelude, body }: Block) => `${prelude} {${body.replace(/\s+/g, " ")}}\n`;

function selectBlocks(css: string, isWanted: (selector: string) => boolean): string {
  return splitBlocks(css)
    .map((block) => {
      if (grouping.test(block.prelude)) {
        const inner = selectBlocks(block.body, isWanted);
        return inner === "" ? "" : `${block.prelude} {\n${inner}}\n`;
      }
      if (block.prelude.startsWith("@")) return "";
      const selectors = splitSelectors(block.prelude).filter(isWanted);
      return selectors.length === 0 ? "" : formatBlock({ ...block, prelude: selectors.join(", ") });
    })
    .join("");
}

/** The top-level blocks of a style sheet. Comments between them, and statements without a block, are left out. */
function splitBlocks(css: string): Block[] {
  const blocks: Block[] = [];
  let depth = 0;
  let start = 0;
  let bodyStart = 0;
  let quote = "";
  for (let index = 0; index < css.length; index++) {
    const character = css.charAt(index);
    if (quote !== "") {
      if (character === "\\") index++;
      else if (character === quote) quote = "";
    } else if (depth === 0 && css.startsWith("/*", index)) {
      const end = css.indexOf("*/", index);
      index = end < 0 ? css.length : end + 1;
      start = index + 1;
    } else if (character === '"' || character === "'") quote = character;
    else if (character === "{" && depth++ === 0) bodyStart = index + 1;
    else if (character === ";" && depth === 0) start = index + 1;
    else if (character === "}" && depth > 0 && --depth === 0) {
      blocks.push({
        prelude: css
          .slice(start, bodyStart - 1)
          .replace(/\s+/g, " ")
          .trim(),
        body: css.slice(bodyStart, index),
      });
      start = index + 1;
    }
  }
  return blocks;
}

/** The selectors of a list, which commas outside of parentheses and brackets separate. */
export function splitSelectors(list: string): string[] {
  const selectors: string[] = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index < list.length; index++) {
    const character = list.charAt(index);
    if (character === "(" || character === "[") depth++;
    else if (character === ")" || character === "]") depth--;
    else if (character === "," && depth === 0) {
      selectors.push(list.slice(start, index).trim());
      start = index + 1;
    }
  }
  return [...selectors, list.slice(start).trim()].filter((selector) => selector !== "");
}
