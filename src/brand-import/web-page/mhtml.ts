/** A part of a MIME message: where it came from, its type and its content. */
export type MessagePart = {
  /** `Content-Location`, or `cid:` with the `Content-ID`. */
  readonly addresses: readonly string[];
  readonly mediaType: string;
  readonly bytes: Uint8Array;
};

const maxParts = 2000;
const maxHeaderLines = 60;

/** Headers by lower-case name, with folded lines joined, and where the body begins. */
function readHeaders(text: string, start: number): { readonly headers: ReadonlyMap<string, string>; readonly end: number } {
  const headers = new Map<string, string>();
  let at = start;
  let last = "";
  for (let lines = 0; lines < maxHeaderLines && at < text.length; lines++) {
    const end = text.indexOf("\n", at);
    const line = text.slice(at, end < 0 ? text.length : end).replace(/\r$/, "");
    at = end < 0 ? text.length : end + 1;
    if (line === "") break;
    if (line.startsWith(" ") || line.startsWith("\t"))
      headers.set(last, `${headers.get(last) ?? ""}${line.trim()}`.slice(0, 8000));
    else {
      const colon = line.indexOf(":");
      last = line.slice(0, Math.max(0, colon)).trim().toLowerCase();
      headers.set(
        last,
        line
          .slice(colon + 1)
          .trim()
          .slice(0, 8000),
      );
    }
  }
  return { headers, end: at };
}

const toBytes = (latin1: string) => new Uint8Array(Buffer.from(latin1, "latin1"));

function decodeQuotedPrintable(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  let length = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code !== 61) {
      bytes[length++] = code;
      continue;
    }
    const pair = text.slice(at + 1, at + 3);
    if (pair === "\r\n") at += 2;
    else if (pair.startsWith("\n")) at++;
    else if (/^[0-9a-f]{2}$/i.test(pair)) {
      bytes[length++] = Number.parseInt(pair, 16);
      at += 2;
    } else bytes[length++] = code;
  }
  return bytes.slice(0, length);
}

function decodeBody(text: string, encoding: string): Uint8Array {
  if (encoding === "base64") return new Uint8Array(Buffer.from(text, "base64"));
  if (encoding === "quoted-printable") return decodeQuotedPrintable(text);
  return toBytes(text);
}

/**
 * The parts of a page that a browser saved as one MHTML file (RFC 2557), the page itself first.
 * Undefined if the file is no such message.
 */
export function parseMhtml(bytes: Uint8Array): readonly MessagePart[] | undefined {
  const text = Buffer.from(bytes).toString("latin1");
  const { headers, end } = readHeaders(text, 0);
  const type = headers.get("content-type") ?? "";
  const [, quoted, plain] = /boundary=(?:"([^"]{1,200})"|([^\s;"]{1,200}))/i.exec(type) ?? [];
  const boundary = quoted ?? plain;
  if (!/^multipart\/related/i.test(type) || boundary === undefined) return undefined;
  const mark = `--${boundary}`;
  const parts: MessagePart[] = [];
  let at = text.indexOf(mark, end);
  while (at >= 0 && parts.length < maxParts) {
    const start = text.indexOf("\n", at) + 1;
    const next = text.indexOf(`\n${mark}`, start - 1);
    if (start === 0 || next < 0) break;
    const part = readHeaders(text, start);
    const location = part.headers.get("content-location");
    const [, id] = /^<?([^<>]{1,400})>?$/.exec(part.headers.get("content-id") ?? "") ?? [];
    parts.push({
      addresses: [...(location === undefined ? [] : [location]), ...(id === undefined ? [] : [`cid:${id}`])],
      mediaType: (part.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "",
      bytes: decodeBody(
        text.slice(Math.min(part.end, next), next),
        (part.headers.get("content-transfer-encoding") ?? "").toLowerCase(),
      ),
    });
    at = text.startsWith("--", next + 1 + mark.length) ? -1 : next + 1;
  }
  const page = parts.findIndex(({ mediaType }) => mediaType === "text/html");
  const found = parts[page];
  return found && [found, ...parts.filter((_, index) => index !== page)];
}
