import type { Source } from "#/audit/source";
import type { Spot } from "#/audit/spot";

/** The declarations of one rule or style attribute together: values in lower case by property, the last of each. */
export type StyleBlock = {
  readonly selector: string;
  readonly within: readonly string[];
  readonly values: ReadonlyMap<string, string>;
  /** Where its first declaration stands. */
  readonly spot: Spot;
};

const known = new WeakMap<Source["declarations"], readonly StyleBlock[]>();

/** The declarations of a source in blocks: neighbours under the same selector, or in the same style attribute. Worked out once for a source. */
export function blocksOf({ declarations }: Pick<Source, "declarations">): readonly StyleBlock[] {
  const blocks = known.get(declarations) ?? [...blocksIn(declarations)];
  known.set(declarations, blocks);
  return blocks;
}

function* blocksIn(declarations: Source["declarations"]): Generator<StyleBlock> {
  let block: { selector: string; within: readonly string[]; values: Map<string, string>; spot: Spot } | undefined;
  for (const { selector, within, property, value, spot } of declarations) {
    const same =
      block !== undefined &&
      block.selector === selector &&
      block.within === within &&
      (selector !== "" || (block.spot.offset === spot.offset && block.spot.text === spot.text));
    if (!same) {
      if (block) yield block;
      block = { selector, within, values: new Map(), spot };
    }
    block?.values.set(property, value.toLowerCase());
  }
  if (block) yield block;
}
