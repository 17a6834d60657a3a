import { type SaxesAttributeNS, SaxesParser } from "saxes";
import { Failure } from "#/kernel/errors";
import { maxSvgBytes, maxSvgDepth, maxSvgElements } from "#/html/svg/svg-limits";

/** An element of a drawing. Names and attributes are without prefixes. */
export type SvgElement = {
  /** As written, such as `linearGradient`; empty for an element of another namespace. */
  readonly name: string;
  readonly attributes: Map<string, string>;
  readonly children: (SvgElement | string)[];
  /** Line of its start tag, from 1. */
  readonly line: number;
};

export const isSvgElement = (node: SvgElement | string): node is SvgElement => typeof node !== "string";

const svgNamespace = "http://www.w3.org/2000/svg";
const xlinkNamespace = "http://www.w3.org/1999/xlink";

const exportAgain = "Open it in a drawing program and export it as SVG again.";

/** The error for a drawing that cannot be used. */
export const createSvgFailure = (reason: string, action = exportAgain): Failure =>
  new Failure("invalid", `The SVG cannot be used: ${reason}. ${action}`);

/**
 * The text of an SVG file. Throws `invalid` if the file is too large, compressed, of another kind
 * or not UTF-8 or UTF-16.
 */
export function decodeSvg(bytes: Uint8Array): string {
  if (bytes.length > maxSvgBytes)
    throw createSvgFailure(
      `it has ${formatMegabytes(bytes.length)} MB and the maximum is ${formatMegabytes(maxSvgBytes)} MB`,
      "Remove embedded pictures and the data of the drawing program, and export it again.",
    );
  const [first, second, third] = bytes;
  if (first === 0x1f && second === 0x8b)
    throw createSvgFailure("it is compressed (SVGZ)", "Unpack it, or export it as plain SVG.");
  if (first === 0x89 && second === 0x50)
    throw createSvgFailure("it is a PNG picture", "Export the drawing as SVG from the program that it was made with.");
  if (first === 0x25 && second === 0x50 && third === 0x44)
    throw createSvgFailure("it is a PDF document", "Export the drawing as SVG from the program that it was made with.");
  const encoding = first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new Failure("invalid", `The SVG cannot be used: its text is not UTF-8. ${exportAgain}`, { cause });
  }
}

const formatMegabytes = (bytes: number) => String(Math.ceil(bytes / 100_000) / 10);

/**
 * Parses an SVG document (XML 1.0 with namespaces). Entities, style sheet instructions, and more
 * elements or depth than the limits are refused; comments, other instructions and a DOCTYPE
 * without declarations are dropped. Throws `invalid` with the line of the mistake.
 */
export function parseSvg(text: string): SvgElement {
  if (/^\s{0,100}<(?:!doctype html|html)[\s>]/i.test(text))
    throw createSvgFailure("it is a web page", "Save the drawing itself as an SVG file.");
  const parser = new SaxesParser({ xmlns: true, position: true });
  const open: SvgElement[] = [];
  let root: SvgElement | undefined;
  let rootNamespace = "";
  let elementCount = 0;

  parser.on("error", (error) => {
    const [line = "1", column = "0", ...reason] = error.message.split(":");
    throw createSvgFailure(
      `line ${line}, column ${column}: ${reason.join(":").trim().replace(/\.$/, "").slice(0, 200)}`,
      "Correct this line, or export the drawing again.",
    );
  });
  parser.on("doctype", (doctype) => {
    if (doctype.includes("["))
      throw createSvgFailure(
        "it declares entities in its DOCTYPE",
        "Export it again without the editing data of the drawing program.",
      );
  });
  parser.on("processinginstruction", ({ target }) => {
    if (target.toLowerCase() === "xml-stylesheet")
      throw createSvgFailure("it loads a style sheet", "Export it with its styles inside the file.");
  });
  parser.on("opentag", (tag) => {
    elementCount++;
    if (elementCount > maxSvgElements)
      throw createSvgFailure(`it has more than ${maxSvgElements} elements`, "Simplify the drawing and export it again.");
    if (open.length >= maxSvgDepth)
      throw createSvgFailure(`its groups are nested more than ${maxSvgDepth} deep`, "Ungroup the drawing and export it again.");
    if (root === undefined) rootNamespace = tag.uri;
    const isOwn = tag.uri === svgNamespace || (rootNamespace === "" && tag.uri === "");
    const element: SvgElement = {
      name: isOwn ? tag.local : "",
      attributes: readAttributes(Object.values(tag.attributes)),
      children: [],
      line: parser.line,
    };
    if (root === undefined) {
      if (element.name !== "svg") throw createSvgFailure(`its root element is ${tag.name.slice(0, 40)}, not svg`);
      root = element;
    }
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on("closetag", () => void open.pop());
  const addText = (content: string) => void open.at(-1)?.children.push(content);
  parser.on("text", addText);
  parser.on("cdata", addText);
  parser.write(text).close();
  if (root === undefined) throw createSvgFailure("it is empty");
  return root;
}

/** The attributes without a namespace, and `xlink:href` as `href`, which a plain `href` wins over. */
function readAttributes(list: readonly SaxesAttributeNS[]): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const { local, uri, value } of list)
    if (uri === xlinkNamespace && local === "href" && !attributes.has("href")) attributes.set("href", value);
  for (const { prefix, local, uri, value } of list) if (prefix === "" && uri === "") attributes.set(local, value);
  return attributes;
}
