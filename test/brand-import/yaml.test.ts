import { expect, test } from "bun:test";
import { recognizeFiles } from "#/brand-import/recognize-files";

const recognize = (files: Readonly<Record<string, string>>) =>
  recognizeFiles(Object.entries(files).map(([path, text]) => ({ path, bytes: new TextEncoder().encode(text) })));
const getCustom = (proposal: ReturnType<typeof recognize>, path: string) =>
  proposal.given.tokens?.custom?.find((token) => token.path.join(".") === path)?.values;

test("a source of Style Dictionary in YAML is read like one in JSON, also across both", () => {
  const yaml = `
color:
  base:
    blue: { value: "#0055ff" }
  deco: &deco
    value: "{color.base.blue.value}"
    comment: A colour
  again: *deco
size:
  deco: { value: "{size.step} * 2", type: dimension }
`;
  const proposal = recognize({ "tokens/color.yaml": yaml, "tokens/size.json": '{"size": {"step": {"value": "4px"}}}' });
  expect(proposal.left).toEqual([]);
  const blue = getCustom(proposal, "color.base.blue");
  expect(JSON.stringify(blue)).toContain("#0055ff");
  expect([getCustom(proposal, "color.deco"), getCustom(proposal, "color.again")]).toEqual([blue, blue]);
  expect(getCustom(proposal, "size.deco")).toEqual({ default: { value: 8, unit: "px" } });
});

test("every document of a file is read, and a list at the top is one document", () => {
  const proposal = recognize({
    "a.yml": '---\none: { $type: color, $value: "#111111" }\n---\ntwo: { $type: color, $value: "{one}" }\n',
  });
  expect(proposal.left).toEqual([]);
  expect(getCustom(proposal, "two")).toEqual(getCustom(proposal, "one"));
  expect(recognize({ "list.yml": "- a\n- b\n" }).given).toEqual({});
});

test("sets of Tokens Studio in a folder are one source, and its themes are modes", () => {
  const proposal = recognize({
    "design/$themes.yaml": `
- { id: "1", name: Light, selectedTokenSets: { core: source, color/light: enabled } }
- { id: "2", name: Dark, selectedTokenSets: { core: source, color/dark: enabled } }
`,
    "design/$metadata.json": '{"tokenSetOrder": ["core", "color/light", "color/dark"]}',
    "design/core.yaml": 'blue: { value: "#0055ff", type: color }\n',
    "design/color/light.json":
      '{"background": {"value": "#ffffff", "type": "color"}, "primary": {"value": "{blue}", "type": "color"}}',
    "design/color/dark.yaml": 'background: { value: "#111111", type: color }\nprimary: { value: "#77aaff", type: color }\n',
  });
  expect(proposal.left).toEqual([]);
  expect(proposal.given.tokens?.colors).toEqual({
    light: { background: "#ffffff", primary: "#0055ff" },
    dark: { background: "#111111", primary: "#77aaff" },
  });
});

test("aliases that multiply or refer to themselves, depth and broken text are reported", () => {
  const names = "abcdefghi";
  const growth = [...names].map((name, index) => {
    const parts = index === 0 ? Array(9).fill("x") : Array(9).fill(`*${names[index - 1]}`);
    return `${name}: &${name} [${parts.join(", ")}]`;
  });
  const few = `a: &a { k: { $value: 1 } }\n${Array.from({ length: 500 }, (_, index) => `m${index}: *a`).join("\n")}`;
  const started = performance.now();
  const proposal = recognize({
    "growth.yaml": growth.join("\n"),
    "cycle.yaml": "a: &a { b: *a }",
    "flow.yaml": `a: ${"[".repeat(5000)}${"]".repeat(5000)}`,
    "marks.yaml": `${"- ".repeat(5000)}x`,
    "indent.yaml": Array.from({ length: 1500 }, (_, index) => `${" ".repeat(index)}k:`).join("\n"),
    "broken.yaml": "a: [1, 2",
    "long.yaml": `a: "${"x".repeat(300_000)}"`,
    "few.yaml": few,
    "names.yaml": "__proto__: { polluted: { $type: color, $value: '#123456' } }",
  });
  expect(performance.now() - started).toBeLessThan(10_000);
  expect(proposal.left.map(({ source }) => source)).toEqual([
    "growth.yaml",
    "cycle.yaml",
    "flow.yaml",
    "marks.yaml",
    "indent.yaml",
    "broken.yaml",
    "long.yaml",
  ]);
  expect(proposal.given.tokens?.custom).toHaveLength(502);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});

test("a large file is read in time", () => {
  const lines = Array.from({ length: 15_000 }, (_, index) => `k${index}: { value: "#aabbcc", type: color }`);
  const started = performance.now();
  expect(recognize({ "large.yaml": lines.join("\n") }).recognized[0]?.tokens).toBe(15_000);
  expect(performance.now() - started).toBeLessThan(15_000);
});
