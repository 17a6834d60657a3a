import { generate, parse, walk, type CssNode } from "css-tree";

/** A parsed rule: the at-rules around it, its selector, and its declarations in order. */
export type CssRule = { readonly within: string; readonly selector: string; readonly declarations: ReadonlyMap<string, string> };

/**
 * Parses a style sheet. Throws on a syntax error, which browsers would ignore, unless `lenient` is
 * set.
 */
export function readRules(css: string, lenient = false): CssRule[] {
  const faults: string[] = [];
  const tree = parse(css, { parseCustomProperty: false, onParseError: (error) => faults.push(error.message) });
  if (faults.length > 0 && !lenient) throw new Error(faults.join("; "));
  const rules: CssRule[] = [];
  const around: string[] = [];
  const read = (selector: string, block: CssNode) => {
    const declarations = new Map<string, string>();
    walk(block, (inner) => {
      if (inner.type === "Declaration") declarations.set(inner.property, generate(inner.value).trim());
    });
    rules.push({ within: around.join(" "), selector, declarations });
  };
  walk(tree, {
    enter(node: CssNode) {
      if (node.type === "Atrule") {
        around.push(`@${node.name}${node.prelude ? ` ${generate(node.prelude)}` : ""}`);
        if (node.name === "theme" && node.block) read("", node.block);
      }
      if (node.type === "Rule") read(generate(node.prelude), node.block);
    },
    leave(node: CssNode) {
      if (node.type === "Atrule") around.pop();
    },
  });
  return rules;
}

/**
 * The declarations of all rules with this selector (ignoring spaces) and these at-rules. Later ones
 * override.
 */
export function getDeclarations(rules: readonly CssRule[], selector: string, within = ""): Map<string, string> {
  const bare = (text: string) => text.replace(/\s+/g, "");
  return new Map(
    rules
      .filter(
        (rule) => bare(rule.within) === bare(within) && rule.selector.split(",").some((part) => bare(part) === bare(selector)),
      )
      .flatMap((rule) => [...rule.declarations]),
  );
}
