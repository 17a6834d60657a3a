import { readFileSync } from "node:fs";
import type { Random } from "#/kernel/random";
import { createSolidPng } from "#test/png-bytes";
import { blueWordmark, discSymbol, gradientSymbol, touchingSymbol } from "#test/operations/given/sample-logos";
import { savedPage } from "#test/brand-import/pages/saved-page";

/** A file of a brand: sound, damaged or made to do harm. */
export type HostileFile = { readonly path: string; readonly bytes: Uint8Array<ArrayBuffer> };

const readBytes = (path: string) => new Uint8Array(readFileSync(path));
const encode = (text: string) => new Uint8Array(Buffer.from(text));
const base = createSolidPng(48, 32, 90);

/** Sound pictures of each kind. */
export const pictures: readonly HostileFile[] = [
  { path: "photo.png", bytes: new Uint8Array(base) },
  { path: "photo.jpg", bytes: new Uint8Array(await new Bun.Image(base).jpeg().bytes()) },
  // No codec is there to write one: the header of the format and boxes of no sense.
  {
    path: "photo.avif",
    bytes: encode(
      `\u0000\u0000\u0000\u001cftypavif\u0000\u0000\u0000\u0000avifmif1miaf${"\u0000\u0000\u0000\u0010metaxxxx".repeat(40)}`,
    ),
  },
  { path: "photo.webp", bytes: new Uint8Array(await new Bun.Image(base).webp().bytes()) },
];

/** Sound files that others are made of by damage. */
const seeds: readonly HostileFile[] = [
  ...[discSymbol, blueWordmark, gradientSymbol, touchingSymbol].map((text, index) => ({
    path: `logo-${index}.svg`,
    bytes: encode(text),
  })),
  { path: "serif.woff2", bytes: readBytes("data/fonts/young-serif/young-serif-latin-400.woff2") },
  { path: "sans.woff2", bytes: readBytes("node_modules/@fontsource-variable/heebo/files/heebo-latin-wght-normal.woff2") },
  { path: "bold.woff", bytes: readBytes("node_modules/govuk-frontend/dist/govuk/assets/fonts/bold-affa96571d-v2.woff") },
  { path: "icons.ttf", bytes: readBytes("node_modules/playwright-core/lib/vite/traceViewer/codicon.DCmgc-ay.ttf") },
  { path: "theme.css", bytes: readBytes("test/brand-import/themes/shadcn-full.css") },
  { path: "tokens.json", bytes: readBytes("node_modules/@primer/primitives/dist/docs/base/size/size.json") },
  { path: "page.html", bytes: encode(String(savedPage["page.html"])) },
  { path: "page_files/main.css", bytes: encode(String(savedPage["page_files/main.css"])) },
  ...pictures,
];

const repeat = (text: string, count: number) => text.repeat(count);
const svg = (content: string, attributes = 'viewBox="0 0 100 100"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${content}</svg>`;
const visible = '<path fill="#c00" d="M10 10h80v80z"/>';

/** Content that runs, loads or moves if it is kept; `{u}` is an address. */
const activeParts: readonly string[] = [
  "<script>alert(1)</script>",
  '<script href="{u}"/>',
  '<g onload="alert(1)"><path d="M0 0h9v9z"/></g>',
  '<a href="javascript:alert(1)"><path d="M0 0h9v9z"/></a>',
  '<a xlink:href="java&#10;script:alert(1)"><path d="M0 0h9v9z"/></a>',
  '<image href="{u}" width="9" height="9"/>',
  '<image href="data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9ImFsZXJ0KDEpIi8+" width="9" height="9"/>',
  '<foreignObject width="9" height="9"><iframe xmlns="http://www.w3.org/1999/xhtml" src="{u}"/></foreignObject>',
  '<use href="{u}#x"/>',
  '<animate attributeName="href" values="javascript:alert(1)"/>',
  '<set attributeName="onclick" to="alert(1)"/>',
  "<style>@import url({u}); path { fill: u\\72l({u}) }</style>",
  '<path style="fill:url({u}#a)" d="M0 0h9v9z"/>',
  '<filter id="f"><feImage href="{u}"/></filter><path filter="url(#f)" d="M0 0h9v9z"/>',
  '<path d="M0 0h9v9z" mask="url({u}#m)" cursor="url({u})"/>',
  '<handler xmlns="http://www.w3.org/2001/xml-events" type="application/ecmascript">alert(1)</handler>',
  "<desc><![CDATA[</desc><script>alert(1)</script>]]></desc>",
  '<text><tspan onclick="alert(1)">x</tspan></text>',
];

/** Variables of which each is the next one twice. */
const createChain = (count: number) =>
  Array.from({ length: count }, (_, index) => `:root{--v${index}:var(--v${index + 1}) var(--v${index + 1})}`).join("");

/** Entities of which each is the one before it ten times. */
const createEntities = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => `<!ENTITY b${index} "${repeat(index === 0 ? "&a;" : `&b${index - 1};`, 10)}">`,
  ).join("");

/** Files that are small and ask for much work or memory, or that no reader expects. */
export const bombs: readonly ((random: Random) => HostileFile)[] = [
  () => {
    const levels = Array.from(
      { length: 12 },
      (_, index) => `<g id="a${index + 1}">${repeat(`<use href="#a${index}"/>`, 10)}</g>`,
    ).join("");
    return { path: "logo.svg", bytes: encode(svg(`<defs><path id="a0" d="M0 0h9v9z"/>${levels}</defs><use href="#a12"/>`)) };
  },
  () => ({
    path: "logo.svg",
    bytes: encode(`<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa">${createEntities(9)}]>${svg("<text>&b8;</text>")}`),
  }),
  () => ({ path: "logo.svg", bytes: encode(svg(repeat("<g>", 30_000) + visible + repeat("</g>", 30_000))) }),
  (random) => ({
    path: "logo.svg",
    bytes: encode(svg(visible, `width="1e${random.integer(3, 40)}" height="1e${random.integer(3, 40)}" viewBox="0 0 1e9 1e-9"`)),
  }),
  () => ({ path: "logo.svg", bytes: encode(svg(`<path d="${repeat("M0 0L1 1", 200_000)}"/>`)) }),
  () => ({
    path: "logo.svg",
    bytes: encode(
      svg(`<filter id="f">${repeat('<feGaussianBlur stdDeviation="999"/>', 500)}</filter><g filter="url(#f)">${visible}</g>`),
    ),
  }),
  () => ({
    path: "logo.svg",
    bytes: encode(
      svg(`<pattern id="p" width=".0001" height=".0001">${visible}</pattern><rect width="100" height="100" fill="url(#p)"/>`),
    ),
  }),
  () => ({ path: "tokens.json", bytes: encode(`${repeat('{"a":', 100_000)}1${repeat("}", 100_000)}`) }),
  () => ({
    path: "tokens.json",
    bytes: encode(
      JSON.stringify(
        Object.fromEntries(
          Array.from({ length: 30_000 }, (_, index) => [`t${index}`, { $type: "color", $value: `{t${index + 1}}` }]),
        ),
      ),
    ),
  }),
  () => ({
    path: "tokens.json",
    bytes: encode('{"__proto__":{"$type":"color","$value":"#fff"},"constructor":{"prototype":{"$value":"1px"}}}'),
  }),
  () => ({
    path: "theme.css",
    bytes: encode(
      `:root{${Array.from({ length: 25 }, (_, index) => `--v${index}:${repeat(`var(--v${index + 1})`, 12)};`).join("")}--v25:1px}`,
    ),
  }),
  () => ({ path: "theme.css", bytes: encode(repeat("@media x{a{", 40_000)) }),
  () => ({ path: "theme.css", bytes: encode(`:root{--a:${repeat("calc(", 50_000)}1px${repeat(")", 50_000)}}`) }),
  () => ({ path: "config.js", bytes: encode(`module.exports = ${repeat("[", 50_000)}1${repeat("]", 50_000)}`) }),
  () => ({
    path: "page.html",
    bytes: encode(
      `<style>${repeat("a b c d e f g h{color:red}", 20_000)}</style>${repeat("<a href=x><b><i>x", 130)}${repeat("<p>x</p>", 20_000)}`,
    ),
  }),
  () => ({
    path: "page.html",
    bytes: encode(`<style>${createChain(3000)}a{color:var(--v0)}</style><a href=x>x</a>`),
  }),
  () => ({
    path: "page.mhtml",
    bytes: encode(
      `Content-Type: multipart/related; boundary="b"\r\n\r\n${repeat("--b\r\nContent-Type: text/html\r\n\r\n<p>x</p>\r\n", 20_000)}--b--`,
    ),
  }),
  () => {
    // A WOFF2 header that states a font of two gigabytes.
    const bytes = readBytes("data/fonts/young-serif/young-serif-latin-400.woff2");
    new DataView(bytes.buffer).setUint32(16, 0x7fffffff);
    return { path: "font.woff2", bytes };
  },
];

/** Damages bytes: flipped bits, cuts, lengths, and pieces in another place. */
export function damage(source: Uint8Array<ArrayBuffer>, random: Random): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(source);
  const at = (most = bytes.length) => random.integer(0, Math.max(0, Math.min(most, bytes.length) - 1));
  const view = new DataView(bytes.buffer);
  for (let count = random.integer(1, 6); count > 0; count--)
    switch (random.integer(0, 5)) {
      case 0: {
        for (let flips = random.integer(1, 8); flips > 0; flips--) {
          const place = at();
          bytes[place] = (bytes[place] ?? 0) ^ (1 << random.integer(0, 7));
        }
        break;
      }
      case 1:
        return bytes.slice(0, at());
      case 2: {
        // Directories with offsets and lengths are at the start of fonts and pictures.
        const place = at(600) & ~1;
        const value = random.pick([0, 1, 0x7fff, 0xffff, 0x7fffffff, 0xffffffff, bytes.length, bytes.length - 1]);
        if (place + 4 <= bytes.length) view.setUint32(place, value, random.next() < 0.3);
        break;
      }
      case 3: {
        const [from, to] = [at(), at()];
        bytes.copyWithin(to, from, from + random.integer(1, 400));
        break;
      }
      case 4:
        bytes.fill(random.pick([0, 255, 60, 123]), at(), at());
        break;
      default: {
        const place = at();
        const part = encode(
          random
            .pick([...activeParts, "]]>", "<!--", "\u0000", '"', "}", "url(", "&#x0;"])
            .replaceAll("{u}", "https://evil.example/x"),
        );
        const joined = new Uint8Array(bytes.length + part.length);
        joined.set(bytes.subarray(0, place));
        joined.set(part, place);
        joined.set(bytes.subarray(place), place + part.length);
        return joined;
      }
    }
  return bytes;
}

const address = "https://evil.example/x";

const createActiveDrawing = (random: Random) => {
  const parts = Array.from({ length: random.integer(1, 4) }, () => random.pick(activeParts));
  return svg(visible + parts.join("")).replaceAll("{u}", address);
};

/** One to four files: damaged real ones, drawings with active parts, and bombs. */
export function createHostileFiles(random: Random): readonly HostileFile[] {
  const files = new Map<string, HostileFile>();
  for (let count = random.integer(1, 4); count > 0; count--) {
    const kind = random.integer(0, 9);
    const file =
      kind === 0
        ? random.pick(bombs)(random)
        : kind <= 2
          ? { path: "active.svg", bytes: encode(createActiveDrawing(random)) }
          : (() => {
              const seed = random.pick(seeds);
              return { path: seed.path, bytes: damage(seed.bytes, random) };
            })();
    files.set(file.path, file);
  }
  return [...files.values()];
}

/** What must not be in anything that is stored: it runs, or loads from elsewhere. */
const activeMarks: readonly RegExp[] = [
  /<(?:script|foreignObject|iframe|handler|animate|set|image|feImage|style|a)[\s>/]/i,
  /\son[a-z]{3,20}=/i,
  /javascript:/i,
  /(?:href|src)=\\?["'](?!#)/i,
  /(?:^|[\s,"':;(])url\((?!#)/i,
  /<!(?:DOCTYPE|ENTITY)/i,
  /evil\.example/,
];

/** All SVG documents in a value. */
export function listDrawings(value: unknown): readonly string[] {
  if (typeof value === "string") return value.includes("<svg") ? [value] : [];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(listDrawings) : [];
}

/** A picture of pixels is shown as one image that holds them as PNG, which does nothing. */
const ownPixels = /<image width="[\d.]+" height="[\d.]+" href="data:image\/png;base64,[\w+/=]*"\/>/;

/** The drawings in what was stored that would do something; empty if all are inert. */
export const findActive = (drawings: readonly string[]): readonly string[] =>
  drawings.flatMap((drawing) => {
    const rest = drawing.replace(ownPixels, "");
    return activeMarks.filter((mark) => mark.test(rest)).map((mark) => `${mark.source} in ${drawing.slice(0, 200)}`);
  });
