import { escapeText, formatAttribute } from "#/html/serialize";
import { isSvgElement, type SvgElement } from "#/html/svg/parse-svg";

/** Characters that XML 1.0 does not allow, or that a parser would change. */
const unusual = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** A drawing as text, each element with what it has, in its order, without comments. */
export function writeSvg(root: SvgElement): string {
  const parts: string[] = [];
  const write = ({ name, attributes, children }: SvgElement, isRoot: boolean) => {
    parts.push(`<${name}`);
    if (isRoot) parts.push(' xmlns="http://www.w3.org/2000/svg"');
    for (const [key, value] of attributes) parts.push(formatAttribute(key, normalizeSpace(value)));
    if (children.length === 0) {
      parts.push("/>");
      return;
    }
    parts.push(">");
    for (const child of children) {
      if (isSvgElement(child)) write(child, false);
      else parts.push(escapeText(child.replace(unusual, "")).replaceAll("&nbsp;", "&#160;"));
    }
    parts.push(`</${name}>`);
  };
  write(root, true);
  return parts.join("").replaceAll("&nbsp;", "&#160;");
}

/** XML reads a line break in an attribute as a space. */
const normalizeSpace = (value: string) => value.replace(unusual, "").replace(/[\t\r\n]/g, " ");
