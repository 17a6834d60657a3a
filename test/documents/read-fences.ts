/**
 * The lines outside fenced blocks, and the blocks. As in CommonMark, a fence closes with at least
 * as many backticks as it opened with.
 */
export function readFences(markdown: string): { readonly outside: string[]; readonly blocks: string[] } {
  const outside: string[] = [];
  const blocks: string[] = [];
  let open = "";
  for (const line of markdown.split("\n")) {
    const [fence = "", info = ""] = line.match(/^(`{3,})([^`]*)$/)?.slice(1) ?? [];
    if (open === "" && fence !== "") {
      open = fence;
      blocks.push("");
    } else if (open !== "" && fence.length >= open.length && info === "") open = "";
    else if (open !== "") blocks[blocks.length - 1] += `${line}\n`;
    else outside.push(line);
  }
  return { outside, blocks };
}
