import { type ElementNode, NodeTypes, parse, type RootNode, type TemplateChildNode } from "@vue/compiler-dom";
import { blankOutside, listClassUses, mergeExtractedStyles, type ExtractedStyles } from "#/audit/files/extracted-styles";
import { readExpression, readScript } from "#/audit/files/read-script";
import { readStyleSheet, styleLanguages } from "#/audit/files/read-style-sheet";
import { parseStyle } from "#/audit/parse-style";

/** Attributes whose value is a colour. */
const colorAttributes = new Set(["fill", "stroke", "color", "stop-color", "flood-color", "bgcolor"]);

/**
 * Reads the template, styles and scripts of a Vue component. Throws SyntaxError if one cannot be
 * parsed.
 */
export function readVue(file: string): ExtractedStyles {
  const errors: string[] = [];
  const tree: RootNode = parse(file, {
    parseMode: "sfc",
    onError: (error) => errors.push(`${error.message} (line ${error.loc?.start.line ?? 1})`),
  });
  if (errors[0] !== undefined) throw new SyntaxError(errors[0]);
  return mergeExtractedStyles(
    tree.children.flatMap((child) => (child.type === NodeTypes.ELEMENT ? [readBlock(child, file)] : [])),
  );
}

function readBlock(block: ElementNode, file: string): ExtractedStyles {
  const language = getAttribute(block, "lang");
  const [first, last] = [block.children.at(0), block.children.at(-1)];
  const [start, end] = [first?.loc.start.offset ?? 0, last?.loc.end.offset ?? 0];
  if (block.tag === "template") {
    if (language !== undefined && language !== "html")
      throw new SyntaxError(`the template language ${language} is not supported`);
    return mergeExtractedStyles(block.children.map((child) => readTemplate(child, file)));
  }
  if (block.tag === "style") {
    const written = language ?? "css";
    if (!styleLanguages.includes(written)) throw new SyntaxError(`the style language ${written} is not supported`);
    return readStyleSheet(file, written, start, end - start);
  }
  if (block.tag === "script" && first)
    return readScript(file, blankOutside(file, [{ start, end }]), {
      typescript: language === "ts" || language === "tsx",
      jsx: language === "jsx" || language === "tsx",
    });
  return mergeExtractedStyles([]);
}

const getAttribute = ({ props }: ElementNode, name: string) => {
  const found = props.find((prop) => prop.type === NodeTypes.ATTRIBUTE && prop.name === name);
  return found?.type === NodeTypes.ATTRIBUTE ? found.value?.content : undefined;
};

function readTemplate(root: TemplateChildNode, file: string): ExtractedStyles {
  const extracted: ExtractedStyles[] = [];
  const stack: TemplateChildNode[] = [root];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (node.type !== NodeTypes.ELEMENT) continue;
    for (const prop of node.props) extracted.push(...readProp(prop, file));
    stack.push(...node.children);
  }
  return mergeExtractedStyles(extracted);
}

function readProp(prop: ElementNode["props"][number], file: string): readonly ExtractedStyles[] {
  if (prop.type === NodeTypes.ATTRIBUTE) {
    if (!prop.value) return [];
    const quote = /^["']/.test(prop.value.loc.source) ? 1 : 0;
    const from = prop.value.loc.start.offset + quote;
    const written = file.slice(from, prop.value.loc.end.offset - quote);
    const locate = (offset: number) => ({ text: file, offset: from + offset, label: "" });
    if (prop.name === "style") return [{ styles: [parseStyle(written, locate, { inline: true })], classes: [] }];
    if (colorAttributes.has(prop.name))
      return [{ styles: [parseStyle(`${prop.name}:${written}`, () => locate(0), { inline: true })], classes: [] }];
    return /class/i.test(prop.name) ? [{ styles: [], classes: listClassUses(written, from) }] : [];
  }
  const { exp, arg } = prop;
  if (exp?.type !== NodeTypes.SIMPLE_EXPRESSION || prop.name !== "bind") return [];
  const name = arg?.type === NodeTypes.SIMPLE_EXPRESSION ? arg.content : "";
  return [readExpression(file, exp.loc.source, exp.loc.start.offset, { isStyle: name === "style" })];
}
