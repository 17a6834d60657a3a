import { expect, test } from "bun:test";
import fc from "fast-check";
import { Failure } from "#/kernel/errors";
import { cleanSvg } from "#/html/svg/clean-svg";

const drawing = (content: string, attributes = 'viewBox="0 0 100 100"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${content}</svg>`;

const readError = (source: string | Uint8Array): string => {
  try {
    cleanSvg(source);
  } catch (error) {
    if (error instanceof Failure && error.code === "invalid") return error.message;
    throw error;
  }
  throw new Error("it was accepted");
};

const host = "evil.example";
const shape = '<path d="M10 10h80v80z"/>';

/** Ways to load something or to run a script, each with a shape that stays. */
const vectors: readonly string[] = [
  "<script>fetch('https://evil.example')</script>",
  '<script href="https://evil.example/x.js"/>',
  "<handler type='text/ecmascript'>evil.example</handler>",
  "<foreignObject><img xmlns='http://www.w3.org/1999/xhtml' src='https://evil.example/x.png'/></foreignObject>",
  "<foreignObject><iframe xmlns='http://www.w3.org/1999/xhtml' src='https://evil.example'/></foreignObject>",
  '<style>@import "https://evil.example/x.css";</style>',
  "<style>@import url(https://evil.example/x.css);</style>",
  "<style>@font-face{font-family:x;src:url(https://evil.example/x.woff2)}</style>",
  "<style>path{fill:url(https://evil.example/x.svg#a)}</style>",
  "<style>path{mask:u\\72l(https://evil.example/x.svg#a)}</style>",
  '<style>path{filter:url("https://evil.example/x.svg#a")}</style>',
  "<style>path{cursor:url(https://evil.example/x.cur),auto}</style>",
  "<style>path{background:image-set('https://evil.example/x.png' 1x)}</style>",
  "<style>svg{--u:url(https://evil.example/x.png)} path{background:var(--u)}</style>",
  '<g style="background-image:url(https://evil.example/x.png)"/>',
  '<g style="fill:url(//evil.example/x.svg#a)"/>',
  '<rect width="1" height="1" clip-path="url(https://evil.example/x.svg#a)" fill="none"/>',
  '<path marker-end="url(https://evil.example/x.svg#a)" d="M0 0"/>',
  '<use href="https://evil.example/x.svg#a"/>',
  '<use xlink:href="data:image/svg+xml,&lt;svg/&gt;#a"/>',
  '<linearGradient id="a" href="https://evil.example/x.svg#a"/>',
  '<filter id="f"><feImage href="https://evil.example/x.png"/></filter>',
  '<g><set attributeName="href" to="https://evil.example"/></g>',
  '<g><animate attributeName="href" values="https://evil.example"/></g>',
  '<g><animateTransform attributeName="transform" begin="0s" from="evil.example"/></g>',
  '<g onload="fetch(`https://evil.example`)" onclick="x()"/>',
  '<a href="javascript:fetch(`https://evil.example`)"><g/></a>',
  "<metadata><x:y xmlns:x='https://evil.example/ns'>evil.example</x:y></metadata>",
  '<x:script xmlns:x="http://www.w3.org/1999/xhtml">evil.example</x:script>',
  '<audio xmlns="http://www.w3.org/1999/xhtml" src="https://evil.example"/>',
  '<font><font-face><font-face-src><font-face-uri href="https://evil.example"/></font-face-src></font-face></font>',
  "<!-- https://evil.example -->",
  "<?target https://evil.example?>",
  '<g id="evil.example" class="evil.example" data-x="evil.example" aria-label="evil.example"/>',
  '<text><tref href="https://evil.example"/></text>',
  '<cursor href="https://evil.example/x.cur"/>',
  '<view id="v" viewTarget="evil.example"/>',
  '<g xml:base="https://evil.example/"/>',
];

const allowedText = /^[^\\]*$/;

test.each(vectors)("nothing of %p is left, and the shape stays", (vector) => {
  const { svg } = cleanSvg(drawing(`${vector}${shape}`));
  expect(svg).toContain("M10 10h80v80z");
  expect(svg.replaceAll("http://www.w3.org/2000/svg", "")).not.toMatch(
    /evil|https?:|javascript|\bon[a-z]+=|<script|<style|<a\b|data:/i,
  );
  expect(svg).toMatch(allowedText);
  expect(svg).not.toContain(host);
});

test("entities, style sheet instructions and pictures of pixels are refused with what to do", () => {
  const laughs = `<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>${drawing("<text>&b;</text>")}`;
  expect(readError(laughs)).toContain("declares entities");
  expect(readError(`<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${drawing("<text>&x;</text>")}`)).toContain(
    "entities",
  );
  expect(readError(`<?xml-stylesheet href="https://evil.example/x.css"?>${drawing(shape)}`)).toContain("style sheet");
  expect(readError(drawing('<image href="https://evil.example/x.png"/>'))).toContain("line 1");
  expect(readError(drawing(`<image href="data:image/png;base64,iVBORw0KGgo="/>`))).toContain("Trace the picture");
});

test("a DOCTYPE without declarations is dropped, as drawing programs write it", () => {
  const doctype = '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">';
  expect(cleanSvg(`<?xml version="1.0" encoding="utf-8"?>\n${doctype}${drawing(shape)}`).svg).not.toContain("DOCTYPE");
});

test("a broken file is refused with the line, the column and what to do", () => {
  expect(readError(drawing("\n<g>\n  <path d='M0 0'>\n</g>"))).toMatch(/line 4, column \d+: .*Correct this line/);
  expect(readError(drawing("\n&nbsp;"))).toMatch(/line 2, column \d+: undefined entity/);
  expect(readError('<svg viewBox="0 0 1 1"><i:pgf/></svg>')).toMatch(/line 1, column \d+: unbound namespace prefix/);
  expect(readError("<html><svg/></html>")).toContain("web page");
  expect(readError(new Uint8Array([0x1f, 0x8b, 8]))).toContain("compressed");
  expect(readError(new Uint8Array([0x89, 0x50, 0x4e, 0x47]))).toContain("PNG");
  expect(readError(new Uint8Array([0x3c, 0x73, 0xff, 0xff]))).toContain("UTF-8");
  expect(readError(drawing(shape, ""))).toContain("viewBox");
  expect(readError("")).toContain("line 1");
});

test("size, depth, elements, references and styles have limits, each reached in less than a second", () => {
  const start = performance.now();
  expect(readError(drawing(`<!--${"x".repeat(20_000_000)}-->`))).toContain("maximum is 2 MB");
  expect(readError(drawing("<g>".repeat(5000)))).toContain("nested more than");
  expect(readError(drawing("<g/>".repeat(30_000)))).toContain("more than 20000 elements");
  expect(readError(drawing(`<path d="${"M0 0".repeat(200_000)}"/>`))).toContain("attribute d");
  const bomb = Array.from({ length: 10 }, (_, level) => {
    const below = level === 0 ? '<rect width="1" height="1"/>' : `<use href="#l${level - 1}"/>`.repeat(10);
    return `<g id="l${level}">${below}</g>`;
  }).join("");
  expect(readError(drawing(`<defs>${bomb}</defs><use href="#l9"/>`))).toContain("would draw more than");
  const masks = Array.from({ length: 40 }, (_, level) => {
    const inner = `<rect mask="url(#m${level - 1})"/>`.repeat(level === 0 ? 0 : 2);
    return `<mask id="m${level}">${inner}</mask>`;
  }).join("");
  expect(readError(drawing(`${masks}<rect mask="url(#m39)"/>`))).toMatch(/references/);
  expect(readError(drawing('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'))).toContain("refers to itself");
  expect(readError(drawing(`<style>${".a .b .c{fill:red}".repeat(8000)}</style>${"<g/>".repeat(2000)}`))).toMatch(/styles/);
  expect(performance.now() - start).toBeLessThan(20_000);
}, 60_000);

test("rules of style sheets become attributes in the order of the cascade", () => {
  const { svg } = cleanSvg(
    drawing(
      "<style>path{fill:red} .a{fill:#00f;stroke-width:2px} #x{stroke:lime} g > .b{fill:teal !important} .a:hover{fill:pink}</style>" +
        '<path class="a" fill="black" d="M0 0"/><path id="x" class="a" style="fill:gold" d="M1 1"/>' +
        '<g><path class="a b" style="fill:gold" d="M2 2"/></g><path d="M3 3"/>',
    ),
  );
  expect(svg).toContain('d="M0 0" fill="#00f" stroke-width="2px"');
  expect(svg).toContain('d="M1 1" fill="gold" stroke-width="2px" stroke="lime"');
  expect(svg).toContain('d="M2 2" fill="teal"');
  expect(svg).toContain('d="M3 3" fill="red"');
});

test("a link is unwrapped, a switch becomes what every viewer draws, and currentColor becomes a colour", () => {
  const { svg, removed } = cleanSvg(
    drawing(
      `<a xlink:href="https://acme.example" fill="red">${shape}</a>` +
        '<switch><foreignObject requiredExtensions="x"/><g><path d="M5 5h9v9z" fill="currentColor" color="#0a0"/></g></switch>',
    ),
  );
  expect(svg).toContain(`<g fill="red">${shape}</g>`);
  expect(svg).toContain('<path d="M5 5h9v9z" fill="#0a0"/>');
  expect(removed).toEqual([]);
});

test("the view box begins at 0 0, and the attributes of the root keep their effect", () => {
  const cleaned = cleanSvg(drawing(shape, 'viewBox="-5 -10 50 20" fill="none" width="100mm"'));
  expect(cleaned).toMatchObject({ width: 50, height: 20 });
  expect(cleaned.svg).toContain('<g transform="translate(5 10)"><g fill="none">');
  expect(cleanSvg(drawing(shape, 'width="3in" height="96pt"'))).toMatchObject({ width: 288, height: 128 });
});

const attribute = fc.constantFrom(
  'fill="red"',
  'fill="url(#p) none"',
  'stroke="currentColor"',
  'style="fill:blue;stroke:url(#q)"',
  'class="a b"',
  'id="p"',
  'id="q"',
  'transform="rotate(4)"',
  'mask="url(#p)"',
  'opacity=".5"',
  'font-family="a &quot;b&quot;, c"',
  'onclick="x"',
  'style="mix-blend-mode:multiply"',
);
const node: fc.Memo<string> = fc.memo((depth) => {
  const leaf = fc.constantFrom(
    shape,
    '<use href="#p"/>',
    "<circle r='3'/>",
    "text &lt; &amp; \u00a0 ü",
    "<script/>",
    "<!-- c -->",
  );
  if (depth <= 1) return leaf;
  const element = fc
    .tuple(
      fc.constantFrom("g", "a", "text", "tspan", "defs", "linearGradient", "mask", "svg", "switch", "symbol", "video"),
      fc.uniqueArray(attribute, { maxLength: 3, selector: (text) => text.split("=")[0] ?? "" }),
      fc.array(node(depth - 1), { maxLength: 3 }),
    )
    .map(([name, attributes, children]) => `<${name} ${attributes.join(" ")}>${children.join("")}</${name}>`);
  return fc.oneof(leaf, element);
});

test("cleaning twice is cleaning once", () => {
  fc.assert(
    fc.property(fc.array(node(4), { maxLength: 5 }), fc.constantFrom("0 0 9 9", "-3 2 9.5 7", "0 0 1e3 2"), (nodes, viewBox) => {
      const source = drawing(`<style>.a{fill:#123}</style>${nodes.join("")}`, `viewBox="${viewBox}" stroke="red"`);
      let once: string;
      try {
        once = cleanSvg(source).svg;
      } catch (error) {
        if (error instanceof Failure) return;
        throw error;
      }
      expect(cleanSvg(once).svg).toBe(once);
      expect(cleanSvg(once).removed).toEqual([]);
    }),
    { numRuns: 500 },
  );
});
