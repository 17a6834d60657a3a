import type { Random } from "#/kernel/random";
import { randomSize } from "./request";

const tags = `
    div p a img svg math style script title textarea noscript template table td select option form
    button input iframe object embed link meta base mtext mglyph annotation-xml foreignObject desc use
    image animate set path text frameset plaintext xmp x-y
  `
  .trim()
  .split(/\s+/);
const attributes = `
    href src style class id onerror onload xlink:href fill values attributeName srcdoc formaction is
    title name http-equiv content srcset data viewBox d
  `
  .trim()
  .split(/\s+/);
const values = [
  "javascript:alert(1)",
  "&#00000000000000000106;avascript:alert(1)",
  "url(#url(#url(#",
  "x",
  "#a",
  "data:text/html,<script>alert(1)</script>",
  "0;url=//out.example",
  "color:red;background:url(//out.example)",
  "</noscript><img src=x onerror=alert(1)>",
  "--&gt;&lt;img src=x onerror=alert(1)&gt;",
  "M0 0L1e9 1e9",
] as const;
const fragments = [
  "<!--",
  "-->",
  "<![CDATA[",
  "]]>",
  "<?x ",
  "?>",
  "</ ",
  "<!",
  "&#",
  "&#x41;",
  "&amp",
  "\u0000",
  "\u000b",
  "\r",
  ">",
  '"',
  "'",
  "=",
  "/",
  "text ",
] as const;

/**
 * A value: mostly a known attack, sometimes a long repetition that super-linear parsers are slow
 * on.
 */
const randomAttributeValue = (random: Random) => {
  if (random.next() < 0.85) return random.pick(values);
  const run = random.pick([" ", "a", "url(#", "\\", "&#1", "0 ", "a:b;", "("]).repeat(randomSize(random, 70_000));
  return random.pick(["", "x", "url(#", "M"]) + run + random.pick(["", "y", ")", "!"]);
};

const randomAttribute = (random: Random) => {
  const quote = random.pick(['"', "'", '"', "'", ""]);
  return `${random.pick([" ", "\n", "/", "\t", "\u000b"])}${random.pick(attributes)}=${quote}${randomAttributeValue(random)}${quote}`;
};

/**
 * Well-formed, harmless markup except for one attribute or text, so that it passes the first
 * checks.
 */
export function randomPlainMarkup(random: Random): string {
  const odd = randomAttributeValue(random).replace(/[<>"]/g, "");
  const places = [
    `<a href="#${odd}">x</a>`,
    `<p style="margin:${odd}">x</p>`,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="${odd}" d="${odd}"/></svg>`,
    `<p class="${odd}">${odd}</p>`,
    `<p title="${odd}">x</p>`,
    `<img src="${odd}" alt="${odd}">`,
  ];
  return Array.from({ length: randomSize(random, 400) }, () => random.pick(places))
    .join("")
    .slice(0, 400_000);
}

function randomStartTag(random: Random): string {
  const name = random.pick(tags);
  const attributes = Array.from({ length: random.integer(0, 3) }, () => randomAttribute(random)).join("");
  return `<${name}${attributes}${random.pick([">", "/>", ""])}`;
}

/** Markup from HTML, SVG and CSS tokens, mostly in random order; at most `maxTokens` of them. */
export function randomMarkup(random: Random, maxTokens = 3_000): string {
  let text = "";
  for (let count = randomSize(random, maxTokens); count > 0 && text.length < 3_500_000; count--) {
    const kind = random.next();
    if (kind < 0.5) text += randomStartTag(random);
    else if (kind < 0.75) text += `</${random.pick(tags)}>`;
    else if (kind < 0.97) text += random.pick(fragments);
    else text += `<${random.pick(tags)}>`.repeat(randomSize(random, 20_000));
  }
  return text;
}

/** A style sheet from CSS tokens, mostly in random order. */
export function randomStyle(random: Random): string {
  const tokens = [
    "a{",
    "}",
    "@media x{",
    "@import url(",
    "url(",
    "url(#a)",
    "var(--",
    ")",
    ";",
    ":",
    "color:red",
    "/*",
    "*/",
    "\\75rl(",
    "image-set('x' 1x)",
    "calc(",
    "!important",
    '"',
    "\n",
  ];
  let text = "";
  for (let count = randomSize(random, 20_000); count > 0; count--) text += random.pick(tokens);
  return text;
}
