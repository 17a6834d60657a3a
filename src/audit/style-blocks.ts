import type { Source } from "#/audit/source";
import type { SourceLocation } from "#/audit/source-location";

/**
 * The declarations of one rule or style attribute together: values in lower case by property, the
 * last of each.
 */
export type StyleBlock = {
  readonly selector: string;
  readonly within: readonly string[];
  readonly values: ReadonlyMap<string, string>;
  /** Where its first declaration stands. */
  readonly location: SourceLocation;
};

const cache = new WeakMap<Source["declarations"], readonly StyleBlock[]>();

/**
 * The declarations of a source in blocks: neighbours under the same selector, or in the same style
 * attribute. Worked out once for a source.
 */
export function getStyleBlocks({ declarations }: Pick<Source, "declarations">): readonly StyleBlock[] {
  const blocks = cache.get(declarations) ?? [...collectStyleBlocks(declarations)];
  cache.set(declarations, blocks);
  return blocks;
}

function* collectStyleBlocks(declarations: Source["declarations"]): Generator<StyleBlock> {
  let block: { selector: string; within: readonly string[]; values: Map<string, string>; location: SourceLocation } | undefined;
  for (const { selector, within, property, value, location } of declarations) {
    const isSame =
      block !== undefined &&
      block.selector === selector &&
      block.within === within &&
      (selector !== "" || (block.location.offset === location.offset && block.location.text === location.text));
    if (!isSame) {
      if (block) yield block;
      block = { selector, within, values: new Map(), location };
    }
    block?.values.set(property, value.toLowerCase());
  }
  if (block) yield block;
}
