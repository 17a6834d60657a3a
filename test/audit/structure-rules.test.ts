import { describe, expect, test } from "bun:test";
import { auditMarkup } from "#/audit/audit-markup";
import { soundDesign } from "#test/audit/sound-design";
import { listPageFindings, listSmallPageFindings, createSmallPage } from "#test/audit/small-page";

test("the small page has no findings", () => {
  expect(listSmallPageFindings({})).toEqual([]);
});

describe("a structural fault is the only finding, and a near miss has none", () => {
  test.each([
    ["attributes-once error", '<p class="a" class="b">x</p>', '<p class="a b">x</p>'],
    ["nesting-valid error", "<h2>x<div>y</div></h2>", "<h2>x<span>y</span></h2>"],
    ["nesting-valid error", "<button>x<p>y</p></button>", "<details><summary><h2>x</h2></summary>y</details>"],
    ["nesting-valid error", "<dl><dt><h2>x</h2></dt><dd>y</dd></dl>", "<dl><dt><div>x</div></dt><dd><p>y</p></dd></dl>"],
    ["nesting-valid error", "<h2>x <b><div>y</div></b></h2>", "<p>x<div>y</div><ul><li><p>x<li>y</ul><p>x<p>y"],
    ["markup-closed error", "<p>x <b><div>y</div></b></p>", "<p>x <b>y</b></p>"],
    ["markup-closed error", "<p>x<div>y</div></p>", "<div><p>x</div>"],
    ["lists-structured error", "<ul><div>x</div></ul>", "<ul><li><div>x</div></li></ul>"],
    ["lists-structured error", "<div><li>x</li></div>", "<ol><li>x</li></ol>"],
    ["lists-structured error", "<div><dt>x</dt></div>", "<dl><div><dt>x</dt><dd>y</dd></div></dl>"],
    ["language-known error", '<p lang="english_uk">x</p>', '<p lang="en-GB">x</p><p lang="zh-Hant-TW">y</p>'],
    ["label-leads error", '<label for="z">x</label>', '<label for="z">x</label><input id="z">'],
    ["label-leads error", '<label for="z">x</label><p id="z">y</p>', "<label>x <input></label>"],
    ["heading-says error", "<h2> </h2>", '<h2><img alt="Frames" src="data:image/png,x"></h2>'],
    ["heading-says error", '<h2><span aria-hidden="true">x</span></h2>', "<h2 hidden></h2>"],
    [
      "autocomplete-known error",
      '<label>x<input autocomplete="e-mail"></label>',
      '<label>x<input autocomplete="section-a billing email"></label>',
    ],
    ["media-quiet error", `<video autoplay controls><track kind="captions"></video>`, `<video autoplay muted controls></video>`],
    ["media-quiet error", "<audio></audio>", "<audio controls></audio>"],
    ["video-captioned warning", "<video controls></video>", '<video controls><track kind="captions"></video>'],
    ["place-exists warning", '<a href="#prices">x</a>', '<a href="#prices">x</a><p id="prices">y</p><a href="#top">z</a>'],
    ["link-says-where warning", '<a href="/x">Read more</a>', '<a href="/x">Read more of our lenses</a>'],
    [
      "link-says-where warning",
      '<a href="/x">Click <b>here</b></a>',
      '<a href="/x" aria-label="Read more of our lenses">Read more</a>',
    ],
    [
      "label-in-name warning",
      '<button aria-label="Send">Book now</button>',
      '<button aria-label="Book now, today">Book now</button>',
    ],
    ["label-in-name warning", '<button aria-label="2026年6月18日">1</button>', '<button aria-label="2026年6月1日">1</button>'],
    [
      "label-in-name warning",
      '<button aria-label="送信">閉じる</button>',
      '<button aria-label="メニューを閉じる">閉じる</button>',
    ],
    [
      "alternative-tells warning",
      '<img alt="IMG_2041.jpeg" src="data:image/png,x">',
      '<img alt="Two frames" src="data:image/png,x">',
    ],
    ["alternative-tells warning", '<img alt="Image" src="data:image/png,x">', '<img alt="" src="data:image/png,x">'],
    ["tab-order-natural warning", '<a href="/x" tabindex="2">Prices</a>', '<a href="/x" tabindex="0">Prices</a>'],
    ["markup-current warning", "<center>x</center>", "<b>x</b>"],
    ["markup-current warning", '<table bgcolor="gold"><tr><th>x</th></tr></table>', "<table><tr><th>x</th></tr></table>"],
    ["no-number-markers info", "<b>01</b><b>02</b><b>03</b>", "<b>01</b><b>03</b><b>2</b>"],
    [
      "no-number-markers info",
      "<i>No. 01</i><i>No. 02</i><i>No. 03</i>",
      "<table><tr><th>x</th></tr><tr><td>01</td><td>02</td><td>03</td></tr></table>",
    ],
    ["no-emoji-icons warning", "<span>✨</span>", "<p>It rained ☔ and we came.</p>"],
    ["no-emoji-icons warning", "<h2>🚀 Fast</h2>", "<h2>Fast ™</h2><span>✓</span><span>1</span>"],
    ["no-filler-text warning", "<p>Lorem ipsum dolor</p>", "<p>Ipsus est</p><pre>lorem ipsum</pre>"],
    ["copy-plain info", "<p>Cutting-edge frames</p>", "<p>Cut by hand on the edge</p>"],
    ["copy-plain info", "<p>One — two — three — four</p>", "<p>One — two — three</p>"],
  ])("%s: %#", (rule, fault, nearMiss) => {
    expect(listSmallPageFindings({ body: fault })).toEqual([rule]);
    expect(listSmallPageFindings({ body: nearMiss })).toEqual([]);
  });

  test("text outside landmarks is reported, except for skip links", () => {
    const before = (markup: string) => createSmallPage({}).replace("<main>", `${markup}<main id="m">`);
    expect(listPageFindings(before("<p>x</p>"))).toEqual(["content-in-landmarks warning"]);
    expect(
      listPageFindings(
        before('<a href="#m">To the content</a><header><p>x</p></header><div role="region" aria-label="y">z</div>'),
      ),
    ).toEqual([]);
  });

  test("a default title is reported", () => {
    expect(listSmallPageFindings({ title: "Untitled" })).toEqual(["title-tells warning"]);
    expect(listSmallPageFindings({ title: "Untitled works by Audited" })).toEqual([]);
  });

  test("rules about link targets do not run on fragments", () => {
    const html = '<p>x</p><a href="#prices">Read more</a>';
    expect(auditMarkup(html, { kind: "component", tokens: soundDesign.tokens })).toEqual([]);
  });
});

describe("an ARIA fault is the only finding, and a near miss has none", () => {
  test.each([
    ["aria-values error", '<a href="/x" aria-current="yes">Prices</a>', '<a href="/x" aria-current="page">Prices</a>'],
    ["aria-values error", '<div aria-live="loud">x</div>', '<div aria-live="polite">x</div>'],
    ["aria-values error", '<p role="heading" aria-level="two">x</p>', '<p role="heading" aria-level="2">x</p>'],
    [
      "aria-values error",
      '<div role="meter" aria-label="x" aria-valuenow="half"></div>',
      '<div role="meter" aria-label="x" aria-valuenow="-0.5"></div>',
    ],
    [
      "aria-required error",
      '<div role="switch" tabindex="0">x</div>',
      '<div role="switch" aria-checked="false" tabindex="0">x</div>',
    ],
    [
      "aria-required error",
      '<label>x<input role="combobox"></label>',
      '<label>x<input role="combobox" aria-expanded="false"></label>',
    ],
    ["aria-required error", '<p role="heading">x</p>', '<label>x<input type="checkbox" role="switch"></label>'],
    [
      "aria-family error",
      '<div role="option" aria-selected="false">x</div>',
      '<div role="listbox" aria-label="y"><div><div role="option">x</div></div></div>',
    ],
    [
      "aria-family error",
      '<div role="tablist"><b>x</b></div>',
      '<div role="tablist"><button role="tab" aria-selected="true">x</button></div>',
    ],
    [
      "aria-family error",
      '<div role="radiogroup" aria-label="x"></div>',
      '<div role="radiogroup" aria-label="x"><label>y<input type="radio"></label></div>',
    ],
    [
      "aria-family error",
      '<span role="menuitem">x</span>',
      '<div role="menu" aria-owns="z"></div><span role="menuitem" id="z">x</span>',
    ],
    ["aria-allowed warning", '<div aria-label="x">y</div>', '<div role="group" aria-label="x">y</div>'],
    ["aria-allowed warning", '<p role="presentation" aria-label="x">y</p>', '<section aria-label="x">y</section>'],
    ["aria-allowed warning", '<a href="/x" aria-pressed="true">Prices</a>', '<button aria-pressed="true">x</button>'],
    [
      "hidden-unfocusable error",
      '<div aria-hidden="true"><input type="checkbox" aria-label="x"></div>',
      '<div aria-hidden="true"><input tabindex="-1" aria-label="x"></div>',
    ],
    [
      "hidden-unfocusable error",
      '<div tabindex="0" aria-hidden="true">x</div>',
      '<div inert><div aria-hidden="true"><a href="/x">Prices</a></div></div>',
    ],
  ])("%s: %#", (rule, fault, nearMiss) => {
    expect(listSmallPageFindings({ body: fault })).toEqual([rule]);
    expect(listSmallPageFindings({ body: nearMiss })).toEqual([]);
  });
});

describe("a source that exceeds the limit is a safety error", () => {
  const html = (count: number) => createSmallPage({ body: "<br>".repeat(count) });

  test("the limit is exact", () => {
    const [first, ...rest] = auditMarkup(html(70_000), { kind: "page", tokens: soundDesign.tokens });
    expect([first?.rule, first?.severity, first?.safety, rest]).toEqual(["amount-bounded", "error", true, []]);
    expect(listPageFindings(html(10_000))).toEqual([]);
  });

  test("declarations, attributes and style elements count too", () => {
    const listRules = (body: string) => listSmallPageFindings({ body });
    expect(listRules(`<style>${"a{}".repeat(70_000)}</style>`)).toContain("amount-bounded error");
    expect(listRules("<style>a{b:c}</style>".repeat(30_000))).toContain("amount-bounded error");
    expect(listRules(`<p ${"a=b ".repeat(70_000)}>x</p>`)).toContain("amount-bounded error");
  });

  test("markup before the limit is still checked for safety", () => {
    expect(listPageFindings(createSmallPage({ body: "<p onclick=x>y</p>" }) + "<br>".repeat(70_000))).toEqual([
      "amount-bounded error",
      "markup-safe error",
    ]);
  });
});
