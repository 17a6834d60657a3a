import { describe, expect, test } from "bun:test";
import { auditMarkup } from "#/audit/audit-markup";
import { createDesignContent } from "#test/design-content";

const { tokens } = createDesignContent({ name: "Audited", brandColor: "#336699" });
const listSafetyFindings = (html: string) => [
  ...new Set(
    auditMarkup(html, { kind: "component", tokens })
      .filter(({ safety }) => safety)
      .map(({ rule, severity }) => `${rule} ${severity}`),
  ),
];

describe("active content is a safety error", () => {
  test.each([
    "<script>x</script>",
    "<SCRIPT src=x>",
    "<svg><script href='data:text/plain,'/></svg>",
    "<svg:script>x</svg:script>",
    "<img alt='' src='data:image/png;base64,AA' onerror=alert(1)>",
    "<svg/onload=alert(1)>",
    '<a href="java\tscript:alert(1)">x</a>',
    "<a href=' javascript:alert(1)'>x</a>",
    "<a href='&#106;ava&#x73;cript&colon;alert(1)'>x</a>",
    "<a href='java&NewLine;script:alert(1)'>x</a>",
    "<svg><a xlink:href='javascript:alert(1)'><text>x</text></a></svg>",
    "<button formaction='vbscript:x'>x</button>",
    "<svg><animate attributeName='href' values='#a;javascript:alert(1)'/></svg>",
    "<svg><set attributeName='onclick' to='alert(1)'/></svg>",
    "<iframe srcdoc='x'></iframe>",
    "<object></object>",
    "<embed>",
    "<base href='x'>",
    '<meta http-equiv="refresh" content="0;url=x">',
    "<p style='width:expression(alert(1))'>x</p>",
    "<style>a{behavior:url(#x)}</style>",
    "<style>a{background:url(java\\73 cript:x)}</style>",
    "<!--><script>x</script>-->",
    "<!-- x --!><img alt='' onerror=alert(1)>",
    "<noscript><p title='</noscript><img src=x onerror=alert(1)>'></noscript>",
    "<title><img onerror=alert(1)></title>",
    "<svg><style><img onerror=alert(1)></style></svg>",
    "<p onclick=alert(1) ",
    "<?xml-stylesheet href='x.css'?><svg/>",
    '<!DOCTYPE svg [<!ENTITY x "y">]><svg><title>x</title></svg>',
    "<s:svg xmlns:s='http://www.w3.org/2000/svg'><s:set attributeName='onclick' to='x'/></s:svg>",
    "<p title='<p title=\"<script>\">'>x</p>",
    `<div><noscript><p title="</noscript><img alt='"></p></noscript>' src=x onerror=alert(1)></div>`,
    "<noscript>Please turn scripts on</noscript>",
    "<a href='&#00000000000000000106;avascript:alert(1)'>x</a>",
    "<a href='&#x0000000000000000000000000000006a;avascript:alert(1)'>x</a>",
    "<![CDATA[><img alt='' src=x onerror=alert(1)>]]>",
    "<svg><desc><style><img alt='' onerror=alert(1)></style></desc></svg>",
    "<svg><desc><p>x</p></desc></svg>",
    "<svg><p>x</p></svg>x<svg><style>a{}</style></svg>",
    "</ <img alt='' src=x onerror=alert(1)>><p x='",
    "<img\u000bonerror=alert(1) src=x>",
    "<math><mtext><table><mglyph><style><!--</style><img title='--&gt;&lt;img src onerror=alert(1)&gt;'></table></mtext></math>",
    "<svg><foreignObject><p>x</p></foreignObject></svg>",
    "<select><svg><title>x</title></svg></select>",
    "<template><p>x</p></template>",
    "<p is='x-y'>x</p>",
    '<body onpageshow="alert(1)"><p>x</p>',
    '<a href="data:text/html,<b>x">x</a>',
    '<a href="ms-msdt:/id x">x</a>',
    "<s:svg><s:style>@import 'x.css';</s:style></s:svg>",
    "<style>a{background:\\75rl(https://elsewhere.example/x)}</style><script>1</script>",
  ])("%s", (html) => {
    expect(listSafetyFindings(html)).toContain("markup-safe error");
  });
});

describe("a resource from another server is a safety error", () => {
  test.each([
    '<img alt="" src="https://elsewhere.example/x.png">',
    '<img alt="" src="&sol;&sol;elsewhere.example/x.png">',
    '<img alt="" src="\\\\elsewhere.example\\x.png">',
    '<img alt="" srcset="//elsewhere.example/x.png 2x">',
    '<link rel="stylesheet" href="https://elsewhere.example/x.css">',
    '<link rel="preconnect" href="//elsewhere.example">',
    '<svg><use href="https://elsewhere.example/x.svg#a"/></svg>',
    '<svg><image l:href="https://elsewhere.example/x.png"/></svg>',
    '<svg><rect fill="url(https://elsewhere.example/x.svg#a)"/></svg>',
    '<a href="#x" ping="https://elsewhere.example/">x</a>',
    '<p style="background:url(https://elsewhere.example/x)">x</p>',
    '<p style="background:u\\72l(https://elsewhere.example/x)">x</p>',
    "<style>@import 'x.css';</style>",
    "<style>@\\69mport url(x.css);</style>",
    "<style>a{background:image-set('https://elsewhere.example/x' 1x)}</style>",
    "<style>@font-face{font-family:x;src:url( 'https://elsewhere.example/x' )}</style>",
    "<style>a{--x:url(//elsewhere.example/x)}</style>",
    "<style>/* { */@media print{a{b{background:url(//elsewhere.example/x)}}}</style>",
  ])("%s", (html) => {
    expect(listSafetyFindings(html)).toEqual(["nothing-outside error"]);
  });
});

describe("a data: URL that is not an inert image or font is a safety error", () => {
  test.each([
    '<img alt="" src="data:,x">',
    '<p style="background:url(data:text/css;base64,AAAA)">x</p>',
    `<img alt="" src="data:image/svg+xml;base64,${Buffer.from("<svg onload='x'/>").toString("base64")}">`,
    '<img alt="" src="data:image/svg+xml,%3Csvg%3E%3Cimage href=%22https://elsewhere.example/x%22/%3E%3C/svg%3E">',
  ])("%s", (html) => {
    expect(listSafetyFindings(html)).toEqual(["data-address-kinds error"]);
  });
});

describe("text, links, comments and embedded images and fonts are not safety errors", () => {
  test.each([
    '<p title="&lt;img onerror=alert(1)&gt; https://x.example">&lt;script&gt;</p>',
    '<a href="https://elsewhere.example/">a link is not a load</a>',
    '<a href="mailto:x@elsewhere.example">x</a>',
    "<p>1 < 2 onclick=3</p>",
    "<!-- a note: https://elsewhere.example -->",
    '<meta charset="utf-8"><meta http-equiv="X-UA-Compatible" content="IE=edge">',
    '<link rel="canonical" href="https://elsewhere.example/">',
    '<img alt="" src="data:image/png;base64,AAAA" srcset="data:image/png;base64,AAAA 1x, data:image/png;base64,AAAA 2x">',
    '<img alt="" src="data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22/%3E">',
    '<style>@font-face{font-family:x;src:url(data:font/woff2;base64,AA;A)}a::after{content:"https://x.example"}</style>',
    '<svg xmlns="http://www.w3.org/2000/svg"><use href="#a"/><rect fill="url(#b)"/></svg>',
    "<p class=one data-once=two>on top</p>",
    '<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">' +
      "<svg><title>x</title></svg>",
  ])("%s", (html) => {
    expect(listSafetyFindings(html)).toEqual([]);
  });
});

test("form actions, covering overlays and oversized components are warnings", () => {
  const listRuleIds = (html: string) =>
    auditMarkup(html, { kind: "component", tokens }).map(({ rule, severity }) => `${rule} ${severity}`);
  expect(listRuleIds('<form action="/send"></form>')).toContain("forms-inert warning");
  expect(listRuleIds('<form action="#"></form><form></form>')).not.toContain("forms-inert warning");
  expect(listRuleIds('<div style="position:fixed;inset:0"></div>')).toContain("no-covering-overlay warning");
  expect(listRuleIds('<div style="position:fixed;top:0;left:0;right:0"></div>')).not.toContain("no-covering-overlay warning");
  expect(listRuleIds("<style>dialog{position:fixed;inset:0}</style>")).not.toContain("no-covering-overlay warning");
  expect(listRuleIds(`<p>${"x".repeat(100_000)}</p>`)).toContain("size-budget warning");
  expect(listRuleIds(`<p>${"x".repeat(99_000)}</p>`)).not.toContain("size-budget warning");
});

test("the most severe findings come first, repetitions are counted, and locations are line and column", () => {
  const findings = auditMarkup('<form action="/a"></form>\n<p onclick="x">x</p>\n  <p onclick="y">y</p>', {
    kind: "component",
    tokens,
    name: "Quote",
  });
  expect(findings[0]).toMatchObject({ rule: "markup-safe", subject: "component Quote", place: "2:1", count: 2 });
  expect(findings.map(({ severity }) => severity)).toEqual(["error", "warning"]);
});
