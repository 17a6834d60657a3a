import { describe, expect, test } from "bun:test";
import { auditDesign } from "#/audit/audit-design";
import { auditMarkup } from "#/audit/audit-markup";
import { createDesignContent } from "#test/design-content";
import { soundDesign } from "#test/audit/sound-design";
import { listSmallPageFindings } from "#test/audit/small-page";

const { tokens } = soundDesign;
const { background, foreground } = tokens.colors.light;
const [shadow] = tokens.shadows;

describe("an appearance fault is the only finding, and a near miss has none", () => {
  test.each([
    [
      "important-rare warning",
      ".z{display:block!important}",
      "@media (prefers-reduced-motion:reduce){.z{transition:none!important}}.sr-only{width:1px!important}",
    ],
    ["layers-few warning", ".z{z-index:9999}", ".z{z-index:20}.y{z-index:auto}"],
    [
      "layers-few warning",
      ".a{z-index:1}.b{z-index:2}.c{z-index:3}.d{z-index:4}.e{z-index:5}.f{z-index:6}",
      ".a{z-index:1}.b{z-index:2}.c{z-index:3}.d{z-index:4}.e{z-index:5}.f{z-index:5}",
    ],
    [
      "easing-calm warning",
      ".z{transition-timing-function:cubic-bezier(.2,1.4,.6,1)}",
      ".z{transition-timing-function:cubic-bezier(.2,0,0,1)}",
    ],
    [
      "shadow-from-set warning",
      ".z{box-shadow:0 9px 31px rgb(0 0 0/.2)}",
      ".z{box-shadow:0 0 0 2px currentColor;filter:none}.y{box-shadow:none}",
    ],
    ["weight-of-face warning", ".z{font-weight:1000}", ".z{font-weight:700}.y{font-weight:inherit}"],
    [
      "text-size-legible warning",
      ".z{font-size:0.7em}.y{font-size:clamp(.6875rem,1vw,1rem)}",
      ".z{font-size:.7em}.y{font-size:clamp(.75rem,1vw,1rem)}",
    ],
    ["leading-open warning", "p{line-height:1.2}", "h1{line-height:1.2}p{line-height:1.5}"],
    ["leading-open warning", ".z{line-height:70%}", ".z{line-height:0}.y{line-height:1}"],
    ["measure-kept warning", ".z{max-width:95ch}", ".z{max-width:70ch}.y{max-width:60rem}"],
    ["measure-kept warning", "article p{max-width:60rem}", "article p{max-width:40rem}"],
    ["tracking-moderate warning", "body{letter-spacing:.1em}", ".z{letter-spacing:.1em}body{letter-spacing:.01em}"],
    ["tracking-moderate warning", ".z{letter-spacing:-.1em}", ".z{letter-spacing:-.03em}"],
    ["prose-unshouted warning", ".z{text-align:justify}", ".z{text-align:start;text-justify:auto}"],
    ["prose-unshouted warning", "p{text-transform:uppercase}", ".z{text-transform:uppercase}p{text-transform:none}"],
    [
      "width-fits warning",
      ".z{width:600px}",
      ".z{width:600px;max-width:100%}@media (min-width:40rem){.y{width:600px}}.x{width:300px}",
    ],
    ["width-fits warning", ".z{min-width:30rem}", ".z{min-width:10rem}.data-table{min-width:30rem}"],
    [
      "pair-legible error",
      ".z{color:var(--muted);background:var(--background)}",
      ".z{color:var(--foreground);background:var(--background)}",
    ],
    [
      "pair-legible error",
      `.z{color:${background.hex};background:var(--background)}.dark .y{color:inherit}`,
      `.z{color:${foreground.hex};background:${background.hex}80}.dark .y{color:inherit}`,
    ],
    [
      "pair-legible error",
      ".z{--x:var(--background);color:var(--x);background-color:var(--card)}",
      ".z{--x:var(--background);color:var(--x);background-color:var(--card)}.z:hover{--x:var(--foreground)}",
    ],
    [
      "no-gradient-text warning",
      ".z{-webkit-background-clip:text;background-image:linear-gradient(var(--brand),var(--spot))}",
      ".z{background-clip:padding-box}",
    ],
    [
      "no-glow warning",
      ".z{text-shadow:0 0 8px var(--primary)}",
      ".z{text-shadow:0 0 8px var(--background)}.y{text-shadow:0 4px 8px var(--primary)}",
    ],
    [
      "no-side-stripe warning",
      ".z{border-left:4px solid var(--primary);padding:1rem}",
      "blockquote{border-left:4px solid var(--primary);padding:1rem}.z{border-left:1px solid var(--border);padding:1rem}",
    ],
    [
      "one-depth info",
      ".z{border:1px solid var(--border);box-shadow:var(--s)}.y{--s:0 8px 24px var(--border)}",
      ".z{border:1px solid transparent;box-shadow:var(--s)}.y{--s:0 8px 24px var(--border)}",
    ],
    ["selectors-plain info", "#hero h2{display:block}", ".hero h2{display:block}a[href='#x']{display:block}"],
    ["selectors-plain info", ".a .b .c .d .e .f{display:block}", ".a .b .c{display:block}"],
    [
      "focus-visible-kept error",
      ".z:focus-visible{outline:2px solid}*:focus{outline:none}",
      "*:focus{outline:none}:focus-visible{outline:2px solid}",
    ],
  ])("%s: %#", (rule, fault, nearMiss) => {
    expect(listSmallPageFindings({ css: fault })).toEqual([rule]);
    expect(listSmallPageFindings({ css: nearMiss })).toEqual([]);
  });

  test("a literal shadow with the values of a token is accepted", () => {
    const [layer] = shadow?.light ?? [];
    if (!layer) throw new Error("the sound design has no shadow");
    const written = `${layer.x}px ${layer.y}px ${layer.blur}px ${layer.spread}px`;
    expect(listSmallPageFindings({ css: `.z{box-shadow:${written} ${layer.color.hex}}` })).toEqual([]);
  });

  test("a violet gradient is reported unless the brand is violet", () => {
    const css = ".z{background:linear-gradient(#7c3aed,#4f46e5)}";
    const listRulesForBrand = (brandColor: string) => {
      const { tokens, mark } = createDesignContent({ name: "Audited", brandColor });
      return auditMarkup(`<style>${css}</style>`, { kind: "component", tokens, mark }).map(({ rule }) => rule);
    };
    expect(listRulesForBrand("#336699")).toContain("no-stock-gradient");
    expect(listRulesForBrand("#7c3aed")).not.toContain("no-stock-gradient");
  });
});

describe("an appearance fault in markup and styles together is found, and a near miss is not", () => {
  const tile = ".t{padding:1rem;border:1px solid var(--border)}";
  const spaced = ".k{text-transform:uppercase;letter-spacing:.08em}";
  const pill = ".p{border-radius:999px;padding:.25rem .75rem;background:var(--muted)}";
  const card = (icon: string) => `<article>${icon}<h2>x</h2><p>y</p></article>`;
  const svg = '<svg aria-hidden="true"></svg>';
  test.each([
    [
      "target-size warning",
      { css: ".z{width:1rem;height:1rem}", body: '<button class="z" aria-label="x"></button>' },
      { css: ".z{width:1rem;min-width:1.5rem}", body: '<button class="z" aria-label="x"></button>' },
    ],
    [
      "target-size warning",
      { body: '<button style="height:20px">x</button>' },
      { body: '<label>x<input style="height:20px"></label><p><a href="/x" style="height:20px">Prices</a></p>' },
    ],
    [
      "no-nested-cards warning",
      { css: tile, body: '<div class="t"><p>x</p><div class="t">y</div></div>' },
      { css: tile, body: '<div class="t">x</div><div class="t">y</div>' },
    ],
    [
      "no-nested-cards warning",
      {
        css: `.a > .t{padding:1rem;border:1px solid}${tile}`,
        body: '<section class="a"><div class="t"><article class="t">y</article></div></section>',
      },
      { css: ".a > .t{padding:1rem;border:1px solid}", body: '<div class="a"><div class="t"><div class="t">y</div></div></div>' },
    ],
    [
      "no-icon-card-row warning",
      { body: `<div>${card(svg).repeat(3)}</div>` },
      { body: `<div>${card(svg).repeat(2)}${card("")}</div>` },
    ],
    [
      "no-icon-card-row warning",
      { body: `<ul>${'<li><div class="icon"></div><h2>x</h2></li>'.repeat(3)}</ul>` },
      { body: `<ul>${"<li><h2>x</h2><p>y</p></li>".repeat(3)}</ul>` },
    ],
    [
      "kickers-few warning",
      {
        css: spaced,
        body: '<p class="k">a</p><h2>x</h2>'
          .replace(/^|$/g, "")
          .concat('<div><p class="k">b</p><h2>y</h2></div><div><p class="k">c</p><h2>z</h2></div>'),
      },
      {
        css: spaced,
        body: '<div><p class="k">b</p><h2>y</h2></div><div><p class="k">c</p><h2>z</h2></div><div><p>d</p><h2>w</h2></div>',
      },
    ],
    [
      "no-pill-eyebrow warning",
      { css: `${pill}.c{text-align:center}`, body: '<div class="c" hidden><span class="p">New</span><h1>x</h1></div>' },
      { css: pill, body: '<div hidden><span class="p">New</span><h1>x</h1></div>' },
    ],
    [
      "spacing-varied info",
      { css: "section{padding-block:var(--section-base)}", body: "<section>x</section>".repeat(5) },
      {
        css: "section{padding-block:var(--section-base)}.w{padding-block:var(--section-loose)}",
        body: `${"<section>x</section>".repeat(4)}<section class="w">x</section>`,
      },
    ],
    [
      "inline-styles-few info",
      { body: '<p style="display:block">x</p>'.repeat(13) },
      { body: '<p style="--x:1px">x</p>'.repeat(13) },
    ],
  ])("%s: %#", (rule, fault, nearMiss) => {
    expect(listSmallPageFindings(fault)).toEqual([rule]);
    expect(listSmallPageFindings(nearMiss)).toEqual([]);
  });
});

describe("a fault in the tokens or marks is the only finding", () => {
  const bare = { ...soundDesign, components: [], pages: soundDesign.pages.map((page) => ({ ...page, css: "" })) };
  const listRuleIds = (change: Partial<typeof soundDesign>) => [
    ...new Set(auditDesign({ ...bare, ...change }).findings.map(({ rule }) => rule)),
  ];
  const withLight = (roles: Partial<typeof tokens.colors.light>) => ({
    tokens: { ...tokens, colors: { ...tokens.colors, light: { ...tokens.colors.light, ...roles } } },
  });

  test("the sound design has no findings", () => {
    expect(listRuleIds({})).toEqual([]);
  });

  test("scale steps, states, chart colours and the destructive colour must be distinguishable", () => {
    const [first, second, third, , ...rest] = tokens.scales.neutral;
    const flat: typeof tokens.scales.neutral = [first, second, third, third, ...rest];
    expect(listRuleIds({ tokens: { ...tokens, scales: { ...tokens.scales, neutral: flat } } })).toContain("scale-monotonic");
    const { alias: _, ...primary } = tokens.colors.light.primary;
    expect(listRuleIds(withLight({ "primary-hover": primary }))).toEqual(["states-apart"]);
    expect(listRuleIds(withLight({ "chart-2": { ...tokens.colors.light["chart-1"] } }))).toEqual(["charts-apart"]);
    expect(listRuleIds(withLight({ destructive: primary }))).toContain("danger-apart");
  });

  test("decreasing or long durations and overshooting curves are reported", () => {
    const [fast, base, slow] = tokens.durations;
    const [out] = tokens.easings;
    if (!fast || !base || !slow || !out) throw new Error("the sound design has no motion");
    expect(listRuleIds({ tokens: { ...tokens, durations: [fast, { ...base, ms: fast.ms - 1 }, slow] } })).toEqual([
      "motion-in-bounds",
    ]);
    expect(listRuleIds({ tokens: { ...tokens, durations: [fast, base, { ...slow, ms: 900 }] } })).toEqual(["motion-in-bounds"]);
    expect(listRuleIds({ tokens: { ...tokens, easings: [{ ...out, curve: [0.3, 1.4, 0.6, 1] }] } })).toEqual([
      "motion-in-bounds",
    ]);
  });

  test("a missing version of the mark or a missing text alternative is reported", () => {
    const { mark } = soundDesign;
    expect(listRuleIds({ mark: { ...mark, assets: mark.assets.filter(({ kind }) => kind !== "favicon") } })).toEqual([
      "marks-complete",
    ]);
    expect(listRuleIds({ mark: { ...mark, assets: mark.assets.map((asset) => ({ ...asset, alt: " " })) } })).toEqual([
      "marks-complete",
    ]);
  });
});
