import { parse, parseExpression, type ParserOptions } from "@babel/parser";
import type { Node } from "@babel/types";
import { listClassUses, type ClassUse, type ExtractedStyles } from "#/audit/files/extracted-styles";
import { type Declaration, parseStyle, type Style } from "#/audit/parse-style";

/** The file of a script, and the offset at which the script starts in it. */
type ScriptPosition = { readonly file: string; readonly base: number };

const createParserOptions = (typescript: boolean, jsx: boolean): ParserOptions => ({
  sourceType: "unambiguous",
  errorRecovery: true,
  allowReturnOutsideFunction: true,
  allowAwaitOutsideFunction: true,
  allowImportExportEverywhere: true,
  plugins: [typescript ? "typescript" : "flow", ...(jsx ? (["jsx"] as const) : []), "decorators-legacy"],
});

/**
 * Reads a script whose offsets are those of the file. Throws SyntaxError if it cannot be parsed.
 */
export function readScript(
  file: string,
  text: string,
  { typescript, jsx }: { typescript: boolean; jsx: boolean },
): ExtractedStyles {
  return extractStyles(parse(text, createParserOptions(typescript, jsx)).program, { file, base: 0 });
}

/**
 * Reads an expression that starts at the offset `base` of the file. Throws SyntaxError if it cannot
 * be parsed.
 */
export function readExpression(file: string, text: string, base: number, options: { isStyle: boolean }): ExtractedStyles {
  const node = parseExpression(text, createParserOptions(true, false));
  const position = { file, base };
  return options.isStyle
    ? addDeclarations(extractStyles(node, position), listStyleDeclarations(node, position))
    : extractStyles(node, position);
}

const addDeclarations = ({ styles, classes }: ExtractedStyles, more: readonly Declaration[]): ExtractedStyles => ({
  styles: [...styles, { declarations: more, atRules: [] }],
  classes,
});

/** JSX attributes that take a style object, and SVG attributes that take a colour. */
const styleAttributes = new Set(["style", "sx", "css"]);
const colorAttributes = new Set(["fill", "stroke", "color", "stopColor", "stop-color", "floodColor", "flood-color", "bgcolor"]);
/** Names of attributes that take class names. */
const classAttributePattern = /class|style|tw$/i;
/** Tags of template literals that contain CSS: `css`, `styled.a`, `styled(A)`, `keyframes` … */
const cssTags = new Set(["css", "styled", "keyframes", "createGlobalStyle", "injectGlobal"]);
/** Object properties whose value may be a colour. */
const colorPropertyPattern = /color|background|fill|stroke|border|shadow|outline/i;
const colorLiteral = /^(?:#[0-9a-f]{3,8}|(?:rgba?|hsla?|hwb|oklch|oklab|lch|lab)\([^()]{1,80}\))$/i;

/** The name of a CSS variable. A script that contains one reads or sets it. */
const variablePattern = /^--[\w-]{1,100}$/;

/** Not recursive, because files may be nested to any depth. */
function extractStyles(root: Node, position: ScriptPosition): ExtractedStyles {
  const classes: ClassUse[] = [];
  const images: number[] = [];
  const styles: Style[] = [];
  const declarations: Declaration[] = [];
  const stack: Node[] = [root];
  const styleObjects = new Set<Node>();
  const addClasses = (text: string, start: number) => classes.push(...listClassUses(text, position.base + start));
  for (let node = stack.pop(); node; node = stack.pop()) {
    switch (node.type) {
      case "ImportDeclaration":
      case "ExportAllDeclaration":
        continue;
      case "JSXOpeningElement":
        if (isImageWithoutAlternative(node)) images.push(position.base + (node.start ?? 0));
        break;
      case "JSXAttribute": {
        const name = node.name.type === "JSXIdentifier" ? node.name.name : node.name.name.name;
        const { value } = node;
        if (value?.type === "StringLiteral" && value.start != null) {
          if (colorAttributes.has(name))
            declarations.push(createDeclaration(name, value.value, value.start, position, { valueAt: value.start }));
          if (classAttributePattern.test(name)) addClasses(getRawText(value, position), value.start + 1);
          continue;
        }
        if (value?.type === "JSXExpressionContainer") {
          if (styleAttributes.has(name)) {
            declarations.push(...listStyleDeclarations(value.expression, position));
            for (const object of findObjects(value.expression)) styleObjects.add(object);
          }
          if (colorAttributes.has(name))
            for (const { text, start } of findLiterals(value.expression))
              declarations.push(createDeclaration(name, text, start, position, { valueAt: start }));
        }
        break;
      }
      case "ObjectProperty": {
        const key = getKeyName(node.key);
        const literal = node.value.type === "StringLiteral" ? node.value : undefined;
        if (
          key !== undefined &&
          literal?.start != null &&
          colorPropertyPattern.test(key) &&
          colorLiteral.test(literal.value.trim())
        )
          declarations.push(
            createDeclaration(key, literal.value, node.start ?? literal.start, position, { valueAt: literal.start }),
          );
        break;
      }
      case "StringLiteral":
        if (node.start == null) break;
        if (variablePattern.test(node.value)) declarations.push(createDeclaration(node.value, "", node.start, position));
        else addClasses(getRawText(node, position), node.start + 1);
        break;
      case "TaggedTemplateExpression":
        if (isCssTag(node.tag)) {
          styles.push(parseCssTemplate(node.quasi, position));
          for (const expression of node.quasi.expressions) stack.push(expression);
          continue;
        }
        break;
      case "TemplateElement":
        if (node.start != null)
          addClasses(position.file.slice(position.base + node.start, position.base + (node.end ?? node.start)), node.start);
        break;
      case "ObjectExpression":
        if (styleObjects.has(node)) {
          for (const property of node.properties) if (property.type === "ObjectProperty") stack.push(property.value);
          continue;
        }
        break;
    }
    for (const child of listChildren(node)) stack.push(child);
  }
  return { styles: [...styles, { declarations, atRules: [] }], classes, images };
}

const alternativeAttributes = new Set(["alt", "role", "aria-hidden", "aria-label", "aria-labelledby", "title"]);

/** Whether an element is an `img` without a text alternative; a spread may bring one. */
function isImageWithoutAlternative({ name, attributes }: Extract<Node, { type: "JSXOpeningElement" }>): boolean {
  return (
    name.type === "JSXIdentifier" &&
    name.name === "img" &&
    attributes.every(
      (one) => one.type === "JSXAttribute" && one.name.type === "JSXIdentifier" && !alternativeAttributes.has(one.name.name),
    )
  );
}

/** The source text between the quotes of a literal. */
const getRawText = ({ start, end }: Node, { file, base }: ScriptPosition) =>
  file.slice(base + (start ?? 0) + 1, base + (end ?? 1) - 1);

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

/** Keys of a node that are not child nodes. */
const metadataKeys = new Set([
  "loc",
  "leadingComments",
  "trailingComments",
  "innerComments",
  "extra",
  "errors",
  "comments",
  "tokens",
]);

function* listChildren(node: Node): Generator<Node> {
  for (const [name, value] of Object.entries(node)) {
    if (metadataKeys.has(name)) continue;
    if (isNode(value)) yield value;
    else if (Array.isArray(value)) for (const one of value) if (isNode(one)) yield one;
  }
}

function getKeyName(key: Node): string | undefined {
  if (key.type === "Identifier") return key.name;
  return key.type === "StringLiteral" ? key.value : undefined;
}

function isCssTag(tag: Node): boolean {
  let node = tag;
  for (;;) {
    if (node.type === "MemberExpression") node = node.object;
    else if (node.type === "CallExpression") node = node.callee;
    else return node.type === "Identifier" && cssTags.has(node.name);
  }
}

/** Parses the CSS of a template literal, with its expressions blanked. */
function parseCssTemplate(
  { quasis, start, end }: Extract<Node, { type: "TemplateLiteral" }>,
  { file, base }: ScriptPosition,
): Style {
  const from = base + (start ?? 0) + 1;
  const css = [...file.slice(from, base + (end ?? 1) - 1)];
  let at = 0;
  for (const quasi of quasis) {
    const quasiStart = base + (quasi.start ?? 0) - from;
    for (; at < quasiStart; at++) if (css[at] !== "\n") css[at] = " ";
    at = base + (quasi.end ?? 0) - from;
  }
  return parseStyle(css.join(""), (offset) => ({ text: file, offset: from + offset, label: "" }), { inline: true });
}

/** Properties whose numbers are not lengths in pixels. */
const unitlessProperties = new Set(
  (
    "opacity zIndex fontWeight lineHeight flex flexGrow flexShrink order zoom tabSize columns columnCount gridRow gridColumn " +
    "aspectRatio scale animationIterationCount strokeOpacity fillOpacity"
  ).split(" "),
);
/** The CSS property with this name in a style object. */
const toCssProperty = (key: string) =>
  key.startsWith("--") ? key : key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).toLowerCase();

const createDeclaration = (
  key: string,
  value: string,
  start: number,
  { file, base }: ScriptPosition,
  { within = [], valueAt }: { readonly within?: readonly string[]; readonly valueAt?: number } = {},
): Declaration => ({
  property: toCssProperty(key),
  value: value.trim(),
  important: false,
  selector: "",
  within,
  location: { text: file, offset: base + start, label: "", ...(valueAt !== undefined && { valueAt: base + valueAt }) },
});

/**
 * The declarations in all objects of a style expression, with every value that a condition can
 * choose.
 */
function listStyleDeclarations(expression: Node, position: ScriptPosition): Declaration[] {
  return findObjects(expression).flatMap((object) => {
    // The declarations of one object share one array, which tells them from those of others.
    const within: readonly string[] = [];
    return object.properties.flatMap((property) => {
      const key = property.type === "ObjectProperty" && !property.computed ? getKeyName(property.key) : undefined;
      if (property.type !== "ObjectProperty" || key === undefined) return [];
      const literals = findLiterals(property.value);
      if (literals.length === 0 && key.startsWith("--")) return [createDeclaration(key, "", property.start ?? 0, position)];
      return literals.map(({ text, start, isNumber }) =>
        createDeclaration(
          key,
          isNumber && !unitlessProperties.has(key) && !key.startsWith("--") ? `${text}px` : text,
          property.start ?? 0,
          position,
          { within, valueAt: start },
        ),
      );
    });
  });
}

function findObjects(root: Node): readonly Extract<Node, { type: "ObjectExpression" }>[] {
  const found: Extract<Node, { type: "ObjectExpression" }>[] = [];
  const stack = [root];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (node.type === "ObjectExpression") found.push(node);
    for (const child of listChildren(node)) stack.push(child);
  }
  return found.reverse();
}

/**
 * The strings and numbers that an expression can evaluate to, excluding those in nested objects.
 */
function findLiterals(root: Node): readonly { readonly text: string; readonly start: number; readonly isNumber: boolean }[] {
  const found: { text: string; start: number; isNumber: boolean }[] = [];
  const stack = [root];
  for (let node = stack.pop(); node; node = stack.pop()) {
    const start = node.start ?? 0;
    if (node.type === "StringLiteral") found.push({ text: node.value, start, isNumber: false });
    else if (node.type === "NumericLiteral") found.push({ text: String(node.value), start, isNumber: true });
    else if (node.type === "TemplateElement") found.push({ text: node.value.cooked ?? node.value.raw, start, isNumber: false });
    else if (node.type === "UnaryExpression" && node.operator === "-" && node.argument.type === "NumericLiteral")
      found.push({ text: `-${node.argument.value}`, start, isNumber: true });
    else if (node.type === "ConditionalExpression") stack.push(node.consequent, node.alternate);
    else if (node.type === "LogicalExpression") stack.push(node.left, node.right);
    else if (node.type === "TSAsExpression" || node.type === "TSSatisfiesExpression" || node.type === "ParenthesizedExpression")
      stack.push(node.expression);
    else if (node.type === "TemplateLiteral" && node.expressions.length === 0) stack.push(...node.quasis);
    else if (node.type === "JSXExpressionContainer") stack.push(node.expression);
  }
  return found;
}
