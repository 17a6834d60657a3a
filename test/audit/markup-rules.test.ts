import { describe, expect, test } from "bun:test";
import { auditMarkup } from "#/audit/audit-markup";
import { listFindings, addToLandingPage, soundDesign } from "#test/audit/sound-design";

test("the sound design has no findings", () => {
  expect(listFindings(soundDesign)).toEqual([]);
});

const label = '<label for="z">z</label>';
describe("a markup fault in a sound design is the only finding, and a near miss has none", () => {
  test.each([
    ["markup-closed error", "<div><p>x</div></div>", "<ul><li>x<li>y</ul><br><p>x</p>"],
    ["markup-closed error", "<div>x", "<div>x</div>"],
    ["markup-closed error", "<!-- x", "<!-- x -->"],
    ["ids-unique error", '<p id="z">x</p><p id="z">y</p>', '<p id="z">x</p><p id="Z">y</p>'],
    ["image-alternative error", '<img src="data:image/png;base64,AA">', '<img alt="" src="data:image/png;base64,AA">'],
    ["control-named error", "<button></button>", '<button><svg role="img" aria-label="Close"></svg></button>'],
    ["control-named error", '<a href="#content"><span aria-hidden="true">x</span></a>', '<a href="#content"><span>x</span></a>'],
    ["control-named error", '<input placeholder="x">', `${label}<input id="z">`],
    ["control-named error", "<select><option>x</option></select>", "<label>y<select><option>x</option></select></label>"],
    ["control-named error", '<textarea id="z"></textarea>', `${label}<textarea id="z"></textarea>`],
    ["control-named error", "<button><style>a{}</style></button>", '<button title="x"></button><input type="submit">'],
    ["control-not-nested error", '<a href="#content">x<button>y</button></a>', '<a href="#content">x</a><button>y</button>'],
    [
      "control-not-nested error",
      '<button>x<span tabindex="0">y</span></button>',
      '<button>x<span tabindex="-1">y</span></button>',
    ],
    ["aria-valid error", '<p role="heding">x</p>', '<p role="note">x</p>'],
    ["aria-valid error", '<p aria-lable="x">x</p>', '<p role="note" aria-label="x">x</p>'],
    ["aria-valid error", '<p aria-busy="yes">x</p>', '<p aria-busy="true">x</p>'],
    ["aria-valid error", '<p aria-describedby="missing">x</p>', '<p aria-describedby="content">x</p>'],
    ["zoom-free error", '<meta name="viewport" content="maximum-scale=1.0">', '<meta name="viewport" content="maximum-scale=5">'],
    [
      "zoom-free error",
      '<meta name="viewport" content="a=b, user-scalable = no">',
      '<meta name="viewport" content="user-scalable=yes">',
    ],
    ["one-main warning", "<main>x</main>", "<main hidden>x</main>"],
    ["one-main warning", "<h1>x</h1>", "<h2>x</h2>"],
    ["heading-order warning", "<h2>x</h2><h4>y</h4>", "<h2>x</h2><h3>y</h3><h2>z</h2>"],
    ["table-headed warning", "<table><tr><td>x</td></tr></table>", "<table><tr><th>x</th></tr></table>"],
    ["link-leads warning", '<a href="#">x</a>', '<a href="#content">x</a>'],
    ["link-leads warning", '<a href="">x</a>', "<a>x</a>"],
    ["svg-named warning", "<svg></svg>", '<svg aria-hidden="true"></svg><svg><title>x</title></svg>'],
    ["forms-inert warning", '<form action="/send"></form>', '<form action="#"></form><form></form>'],
    [
      "no-covering-overlay warning",
      '<div style="position:fixed;inset:0"></div>',
      '<div style="position:fixed;top:0;left:0;right:0"></div>',
    ],
    ["markup-safe error", "<p onclick=x>x</p>", "<p data-onclick=x>x</p>"],
    ["nothing-outside error", '<p style="background:url(//x.example)">x</p>', '<p style="background:url(#x)">x</p>'],
    ["data-address-kinds error", '<p style="cursor:url(data:text/css,x)">x</p>', '<p style="cursor:url(data:image/png,x)">x</p>'],
    ["self-contained warning", '<img alt="" src="logo.png">', '<img alt="" src="data:image/png,x"><a href="logo.png">x</a>'],
    [
      "self-contained warning",
      '<p style="background:url(img/a.png)">x</p>',
      '<style>@font-face{src:url(../fonts/a.woff2)}</style><p style="mask:url(#a)">x</p>',
    ],
    ["size-budget warning", `<p>${"x".repeat(400_000)}</p>`, `<p>${"x".repeat(40_000)}</p>`],
  ])("%s: %#", (rule, fault, nearMiss) => {
    expect(listFindings(addToLandingPage({ body: fault }))).toEqual([rule]);
    expect(listFindings(addToLandingPage({ body: nearMiss }))).toEqual([]);
  });
});

describe("a document must have each required element", () => {
  const document = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>x</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head><body><main><h1>x</h1></main></body></html>`;
  const listRuleIds = (html: string) => auditMarkup(html, { kind: "page", tokens: soundDesign.tokens }).map(({ rule }) => rule);

  test.each([
    "<!doctype html>",
    ' lang="en"',
    "<title>x</title>",
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
  ])("%s", (part) => {
    expect(listRuleIds(document)).toEqual([]);
    expect(listRuleIds(document.replace(part, ""))).toEqual(["document-frame"]);
  });

  test("a document must define its variables or give fallbacks; a fragment need not", () => {
    const styled = (css: string) => document.replace("</head>", `<style>${css}</style></head>`);
    expect(listRuleIds(styled("p{border-color:var(--border)}"))).toEqual(["variables-brought"]);
    expect(listRuleIds(styled(":root{--border:currentColor}p{border-color:var(--border)}"))).toEqual([]);
    expect(listRuleIds(styled("p{border-color:var(--border, currentColor)}"))).toEqual([]);
    expect(
      auditMarkup("<style>p{border-color:var(--border)}</style>", { kind: "component", tokens: soundDesign.tokens }),
    ).toEqual([]);
  });

  test("a component needs no document frame", () => {
    expect(auditMarkup("<p>x</p>", { kind: "component", tokens: soundDesign.tokens })).toEqual([]);
  });
});
