import { formatLiteral } from "#/formats/typescript-literal";

/** A JSX attribute. `expression` is TypeScript code. A spread has no name. */
export type JsxAttribute = { readonly name: string | undefined; readonly expression: string };

/**
 * A JSX node: a TypeScript expression, an expression around a node (`before`, `inner`, `after`), or
 * an element.
 */
export type JsxNode =
  | { readonly kind: "expression"; readonly expression: string }
  | { readonly kind: "mapped"; readonly before: string; readonly inner: JsxNode; readonly after: string }
  | {
      readonly kind: "element";
      readonly name: string;
      readonly attributes: readonly JsxAttribute[];
      readonly children: readonly JsxNode[];
    };

/** A text as a TypeScript expression. */
export const toTextExpression = (text: string): string => formatLiteral(text);

const maxWidth = 120;
const plainString = /^"[^"\\&{}<>\u0080-\u{10ffff}]*"$/u;

function formatAttribute({ name, expression }: JsxAttribute): string {
  if (name === undefined) return `{...${expression}}`;
  if (expression === "true") return name;
  return plainString.test(expression) ? `${name}=${expression}` : `${name}={${expression}}`;
}

/** Renders a node as indented lines. JSX ignores the line breaks between elements. */
export function renderJsx(node: JsxNode, indent: string): string {
  const indentCode = (code: string) => code.replaceAll("\n", `\n${indent}`);
  if (node.kind === "expression") return `${indent}{${indentCode(node.expression)}}`;
  if (node.kind === "mapped")
    return `${indent}{${indentCode(node.before)}(\n${renderJsx(node.inner, `${indent}  `)}\n${indent})${node.after}}`;
  const { name, attributes, children } = node;
  const written = attributes.map(formatAttribute);
  const flat = [name, ...written].join(" ").trimEnd();
  const broken = indent.length + flat.length > maxWidth && written.length > 1;
  const opening = broken ? `${name}${written.map((text) => `\n${indent}  ${text}`).join("")}\n${indent}` : flat;
  if (children.length === 0) return `${indent}<${opening}${broken ? "/>" : " />"}`;
  const [only] = children;
  if (children.length === 1 && only?.kind === "expression" && !only.expression.includes("\n")) {
    const line = `${indent}<${opening}>{${only.expression}}</${name}>`;
    if (line.length <= maxWidth || broken) return line;
  }
  const inner = children.map((child) => renderJsx(child, `${indent}  `)).join("\n");
  return `${indent}<${opening}>\n${inner}\n${indent}</${name}>`;
}

/** Formats an object expression on one line. A field whose name starts with `...` is a spread. */
export function formatObject(fields: ReadonlyMap<string, string>): string {
  const written = [...fields].map(([name, expression]) => {
    if (name.startsWith("...")) return `...${expression}`;
    return `${/^[A-Za-z]\w*$/.test(name) ? name : toTextExpression(name)}: ${expression}`;
  });
  return written.length === 0 ? "{}" : `{ ${written.join(", ")} }`;
}
