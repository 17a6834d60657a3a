import fc from "fast-check";

/** The script that every vector tries to run. */
const run = "alert(1)";
const image = `<img src=x onerror=${run}>`;

/** Contexts in which some parsers see markup and others text. */
const outer: readonly (readonly [before: string, after: string])[] = [
  ["", ""],
  ["<div>", "</div>"],
  ["<svg>", "</svg>"],
  ["<math>", "</math>"],
  ["<svg><desc>", "</desc></svg>"],
  ["<svg><title>", "</title></svg>"],
  ["<svg><foreignObject>", "</foreignObject></svg>"],
  ["<math><mtext>", "</mtext></math>"],
  ["<math><mi><table><mglyph>", "</mglyph></table></mi></math>"],
  ["<math><annotation-xml encoding=text/html>", "</annotation-xml></math>"],
  ["<math><annotation-xml>", "</annotation-xml></math>"],
  ["<form><math><mtext></form><form><mglyph>", "</math>"],
  ["<math><mtext><mglyph><style>", "</style></mglyph></mtext></math>"],
  ["<table>", "</table>"],
  ["<table><caption><svg>", "</svg></caption></table>"],
  ["<table><tr><td>", "</td></tr></table>"],
  ["<select>", "</select>"],
  ["<select><option>", "</option></select>"],
  ["<option><svg>", "</svg></option>"],
  ["<template>", "</template>"],
  ["<div><template shadowrootmode=open>", "</template></div>"],
  ["<noscript>", "</noscript>"],
  ["<button><p>", "</p></button>"],
  ["<a><table><a>", "</a></table></a>"],
  ["<b><i><p></b>", "</i>"],
  ["<dl><dd><p><dl>", "</dl>"],
  [`${"<div>".repeat(210)}`, `${"</div>".repeat(210)}`],
];

/** Texts that end where some parsers do not expect it. */
const inner: readonly string[] = [
  image,
  `<p title="</noscript>${image}">x</p>`,
  `<p title="</style>${image}">x</p>`,
  `<p title="</title>${image}">x</p>`,
  `<p title="</textarea>${image}">x</p>`,
  `<p title="</xmp>${image}">x</p>`,
  `<p title="</svg>${image}">x</p>`,
  `<p title="-->${image}">x</p>`,
  `<p title="--!>${image}">x</p>`,
  `<p title="]]>${image}">x</p>`,
  `<style><!--</style><p title="-->${image}">x</p>`,
  `<style><g title="</style>${image}"></style>`,
  `<style>${image}</style>`,
  `<style><![CDATA[</style>${image}]]></style>`,
  `<textarea><p title="</textarea>${image}"></textarea>`,
  `<title><p title="</title>${image}"></title>`,
  `<xmp><p title="</xmp>${image}"></xmp>`,
  `<iframe><p title="</iframe>${image}"></iframe>`,
  `<noembed><p title="</noembed>${image}"></noembed>`,
  `<noframes><p title="</noframes>${image}"></noframes>`,
  `<plaintext>${image}`,
  `<!--><p title="-->${image}">x</p>`,
  `<!--x--!>${image}-->`,
  `<!-- --!${image} -->`,
  `<!x ${image}>`,
  `<?x ${image}?>`,
  `<?xml-stylesheet href="javascript:${run}"?>${image}`,
  `</ ${image}>`,
  `</x ${image}>`,
  `<![CDATA[${image}]]>`,
  `<![CDATA[>${image}]]>`,
  `&lt;img src=x onerror=${run}&gt;`,
  `<p title='&lt;img src=x onerror=${run}&gt;'>x</p>`,
  `<img\u000bsrc=x onerror=${run}>`,
  `<img/src=x/onerror=${run}>`,
  `<img src=x oNeRRoR=${run}>`,
  `<img src=x\fonerror=${run}>`,
  `<img src="x"onerror="${run}">`,
  `<img src=x onerror\n=\n${run}>`,
  `<img =" src=x onerror=${run} x=">`,
  `<img src=x a='"' onerror=${run} b='"'>`,
  `<svg/onload=${run}>`,
  `<svg><animate onbegin=${run} attributeName=x dur=1s></svg>`,
  `<svg><a><animate attributeName=href values=javascript:${run} /><text y=9>x</text></a></svg>`,
  `<svg><set attributeName=onload to=${run} /></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id=x xmlns='http://www.w3.org/2000/svg' onload='${run}'/>#x"></use></svg>`,
  `<svg><script>${run}</script></svg>`,
  `<svg><script href="data:,${run}" /></svg>`,
  `<svg><style><img src=x onerror=${run}></style></svg>`,
  `<svg><desc><style><img src=x onerror=${run}></style></desc></svg>`,
  `<svg></p><style><g title="</style>${image}">`,
  `<svg><p><style><g title="</style>${image}">`,
  `<svg><x><style><p title="</style>${image}">`,
  `<math><style><img src=x onerror=${run}></style></math>`,
  `<math href="javascript:${run}">x</math>`,
  `<math><mtext><p/><mglyph><svg><mtext><style><p title="</style>${image}">`,
  `<script>${run}</script>`,
  `<script/x>${run}</script>`,
  `<scr<script>ipt>${run}</script>`,
  `<iframe srcdoc="<script>${run}</script>"></iframe>`,
  `<iframe src="javascript:${run}"></iframe>`,
  `<object data="data:text/html,<script>${run}</script>"></object>`,
  `<embed src="data:text/html,<script>${run}</script>">`,
  `<details open ontoggle=${run}>x</details>`,
  `<input autofocus onfocus=${run}>`,
  `<a href="&#00000000000000000000106;avascript:${run}" autofocus onfocus=${run}>x</a>`,
  `<a href="&#x0000000000000000000006a;avascript:${run}">x</a>`,
  `<a href="java&Tab;script&colon;${run}">x</a>`,
  `<a href="\u0001\u0019javascript:${run}">x</a>`,
  `<form id=x><button form=x formaction="javascript:${run}">x</button></form>`,
  `<body onload=${run}>`,
  `<html onmouseover=${run}>x`,
  `<frameset onload=${run}><frame></frameset>`,
  `<isindex action="javascript:${run}" type=image>`,
  `<base href="javascript:/">`,
  `<p is=x-y onclick=${run}>x</p>`,
  `<x-y onclick=${run}>x</x-y>`,
  `<img src=x onerror=${run}//`,
  `<p title="x`,
  `<style>`,
  `<textarea>`,
  `<!--`,
  `<image src=x onerror=${run}>`,
  `<video><source onerror=${run}></video>`,
  `<marquee onstart=${run}>x</marquee>`,
  `<keygen autofocus onfocus=${run}>`,
  `<select autofocus onfocus=${run}><div>${image}</select>`,
  `<style>@keyframes a{}</style><p style="animation:a 1ms" onanimationstart=${run}>x</p>`,
  `<svg><foreignObject><p><style><g title="</style>${image}"></p></foreignObject></svg>`,
  `<p id="</p>${image}"><b></p>`,
  `\u0000<img src=x onerror=${run}>`.replace("\u0000", "\ufffd"),
];

/** The published classes of mutation XSS: every text in every context. */
export const mutationVectors: readonly string[] = outer.flatMap(([before, after]) =>
  inner.map((text) => `${before}${text}${after}`),
);

const names = `
  a b p div span table tr td caption select option optgroup template noscript style title textarea svg
  math desc foreignObject mtext mi mglyph malignmark annotation-xml xmp iframe noembed noframes
  plaintext form button li ul dl dd h1 pre font center ruby rt object script image animate set use x-y
  nobr
`
  .trim()
  .split(/\s+/);
const values = [
  "",
  "x",
  `</style>${image}`,
  `--&gt;${image}`,
  `</noscript>${image}`,
  `&quot;${image}`,
  `]]>${image}`,
  `javascript:${run}`,
];
const token: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...names).map((name) => `<${name}>`) },
  { weight: 3, arbitrary: fc.constantFrom(...names).map((name) => `</${name}>`) },
  {
    weight: 3,
    arbitrary: fc
      .tuple(fc.constantFrom(...names), fc.constantFrom("title", "id", "href", "style", "class"), fc.constantFrom(...values))
      .map(([name, attribute, value]) => `<${name} ${attribute}="${value}">`),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      "<!--",
      "-->",
      "--!>",
      "<![CDATA[",
      "]]>",
      "<?x ",
      "<!x ",
      "</ ",
      "&lt;",
      "&#60;",
      '"',
      "'",
      ">",
      "x",
      "\n",
    ),
  },
  { weight: 2, arbitrary: fc.constant(image) },
);

/** Documents of random tags that all contain a script. */
export const hostileText: fc.Arbitrary<string> = fc
  .array(token, { minLength: 2, maxLength: 14 })
  .map((tokens) => `${tokens.join("")}${image}`);

/** Samples hostile texts. The same seed gives the same texts. */
export const grammarVectors = (count: number, seed: number): readonly string[] =>
  fc.sample(hostileText, { seed, numRuns: count });
