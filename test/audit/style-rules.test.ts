import { describe, expect, test } from "bun:test";
import { auditDesign } from "#/audit/audit-design";
import { listFindings, addToLandingPage, soundDesign } from "#test/audit/sound-design";

const { tokens } = soundDesign;
const primary = tokens.colors.light.primary.hex;

describe("a style fault in a sound design is the only finding, and a near miss has none", () => {
  test.each([
    ["color-from-palette warning", "a{color:#ff00aa}", `a{color:${primary}}`],
    ["color-from-palette warning", "a{border:1px solid rebeccapurple}", "a{border:1px solid currentColor}"],
    ["color-from-palette warning", "a{text-shadow:0 0 2px rgb(255 0 170 / 0.5)}", `a{text-shadow:0 0 2px ${primary}80}`],
    ["color-from-palette warning", "a{--x:oklch(0.7 0.2 350)}", "a{--x:transparent;border-color:rgba(1,2,3,0)}"],
    [
      "color-from-palette warning",
      "a{background:linear-gradient(#ff00aa, var(--card))}",
      'a{background:url("#ff00aa");content:"#ff00aa"}',
    ],
    [
      "family-of-system error",
      'a{font-family:"Comic Neue",sans-serif}',
      'a{font-family:"Hanken Grotesk",var(--font-mono),sans-serif}',
    ],
    ["family-of-system error", "a{font:700 1rem/1.5 Papyrus}", "a{font:700 1rem / 1.5 Arial,Papyrus}"],
    ["family-of-system error", "a{font-family:Papyrus}", "@font-face{font-family:Papyrus}"],
    ["size-from-scale warning", "a{font-size:15px}", "a{font-size:1rem;font-size:0.8em;font-size:clamp(15px,1vw,15px)}"],
    ["spacing-from-scale warning", "a{margin:0 13px}", "a{margin:0 -12px auto;padding:5%;gap:2px}"],
    ["spacing-from-scale warning", "a{row-gap:1.1rem}", "a{row-gap:1.25rem}b{width:13px}"],
    [
      "radius-from-set warning",
      "a{border-radius:7px}",
      "a{border-radius:50%;border-radius:9999px;border-radius:var(--radius-md)}",
    ],
    ["variable-known error", "a{color:var(--primry)}", "a{color:var(--primry, currentColor);color:var( --primary )}"],
    ["variable-known error", "a{width:var(--mine)}", "a{--mine:1px;width:var(--mine)}@property --yours{}b{width:var(--yours)}"],
    ["motion-cheap warning", "a{transition:all 1s}", "a{transition:opacity 1s ease-out}"],
    ["motion-cheap warning", "a{transition:0.2s}", "a{transition:none}"],
    ["motion-cheap warning", "a{transition-property:opacity,margin-left}", "a{transition-property:opacity,transform}"],
  ])("%s: %#", (rule, fault, nearMiss) => {
    expect(listFindings(addToLandingPage({ css: fault }))).toEqual([rule]);
    expect(listFindings(addToLandingPage({ css: nearMiss }))).toEqual([]);
  });
});

/** The sound design with one more component, for rules that check each style sheet separately. */
const withComponent = (css: string, html = '<p class="z">x</p>') => {
  const [button] = soundDesign.components;
  return {
    ...soundDesign,
    components: button
      ? [...soundDesign.components, { ...button, slug: "z", css, variants: [{ name: "z", html }] as const }]
      : [],
  };
};

describe("each component's style sheet is checked separately", () => {
  test.each([
    ["dark-mode-kept warning", `.z{background:${primary}}`, `.z{background:${primary}}.dark .z{background:${primary}}`],
    ["dark-mode-kept warning", `.z{color:${primary}}`, `.z{border-color:${primary};color:var(--primary, ${primary})}`],
    [
      "dark-mode-kept warning",
      `.z{color:${primary}}`,
      `.z{color:${primary}}@media (prefers-color-scheme:dark){.z{color:${primary}}}`,
    ],
    [
      "reduced-motion-kept warning",
      ".z{transition:opacity 1s}",
      ".z{transition:opacity 1s}@media (prefers-reduced-motion:reduce){.z{transition:none}}",
    ],
    ["reduced-motion-kept warning", ".z{animation:z 1s}", ".z{animation:none}"],
    ["focus-visible-kept error", ".z:focus{outline:none}", ".z:focus:not(:focus-visible){outline:none}"],
    ["focus-visible-kept error", ".z{outline:0;border:1px solid}", ".z{outline:1px solid}"],
    ["focus-visible-kept error", ".z{outline:0}", ".z{outline:0}.z:focus-visible{outline:2px solid}"],
    ["focus-visible-kept error", ".z:focus{outline-width:0;color:inherit}", ".z:focus{outline:none;box-shadow:0 0 0 2px}"],
  ])("%s: %#", (rule, fault, nearMiss) => {
    expect(listFindings(withComponent(fault))).toEqual([rule]);
    expect(listFindings(withComponent(nearMiss))).toEqual([]);
  });

  test("up to ten colours outside the tokens are a warning, more are an error", () => {
    const css = (count: number) =>
      Array.from({ length: count }, (_, index) => `.z{border-color:#ff00${(16 + index).toString(16)}}`).join("");
    expect(listFindings(withComponent(css(10)))).toEqual(["color-from-palette warning"]);
    expect(listFindings(withComponent(css(11)))).toEqual(["palette-respected error", "color-from-palette warning"]);
  });

  test("a logo must be a mark of the system and not stretched", () => {
    const path = soundDesign.mark.symbol.shapes[0]?.path ?? "";
    const logo = (d: string, more = "") => `<svg class="site-logo" aria-hidden="true"${more}><path d="${d}"/></svg>`;
    expect(listFindings(withComponent("", logo("M0 0h9v9z")))).toEqual(["mark-of-system warning"]);
    expect(listFindings(withComponent("", logo(path)))).toEqual([]);
    expect(listFindings(withComponent("", logo(path, ' preserveAspectRatio="none"')))).toEqual(["mark-of-system warning"]);
    expect(listFindings(withComponent("", logo("M0 0h9v9z").replace("site-logo", "catalogue")))).toEqual([]);
  });
});

describe("a finding names the exact fix and the location", () => {
  const getFirst = (css: string) => auditDesign(withComponent(css)).findings[0];

  test("the nearest token of a colour by CIEDE2000", () => {
    expect(getFirst("\n.z {\n  border-color: #336698;\n}\n.y { border-color: #336698 }")).toMatchObject({
      subject: "component z",
      place: "css 3:3",
      count: 2,
      message: "1 colour is not in the tokens: #336698.",
      fix: "Use var(--primary) for #336698.",
    });
    expect(getFirst(".z{border-color:#d0ff00}")?.fix).toMatch(
      /^Use var\(--[a-z0-9-]+\) for #d0ff00 \(the nearest, but ΔE \d+ away\)\.$/,
    );
  });

  test("the nearest size and spacing step", () => {
    expect(getFirst(".z{font-size:15.2px}")?.fix).toBe("Use var(--text-base), the nearest step.");
    expect(getFirst(".z{padding:1.15rem}")?.fix).toBe("Use var(--space-5), the nearest step.");
  });

  test("the variable with the most similar name", () => {
    expect(getFirst(".z{color:var(--primry)}")?.fix).toBe("Use var(--primary), the nearest variable of the system.");
    expect(getFirst(".z{color:var(--wholly-other-thing)}")?.fix).toBe("Use a variable of the system, or define it in this file.");
  });
});
