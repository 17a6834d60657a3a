import type { Source } from "#/audit/source";
import type { SourceLocation } from "#/audit/source-location";
import { memoize } from "#/kernel/memoize";

/**
 * The declarations of one rule or style attribute: the last value of each property, in lower case.
 */
export type StyleBlock = {
  readonly selector: string;
  readonly within: readonly string[];
  readonly values: ReadonlyMap<string, string>;
  /** The location of its first declaration. */
  readonly location: SourceLocation;
};

/** Groups the declarations of a source by rule and style attribute. */
export const getStyleBlocks = ({ declarations }: Pick<Source, "declarations">): readonly StyleBlock[] =>
  groupDeclarations(declarations);

const groupDeclarations = memoize((declarations: Source["declarations"]) => [...collectStyleBlocks(declarations)]);

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
