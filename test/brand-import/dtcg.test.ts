import { expect, test } from "bun:test";
import { recognizeFiles } from "#/brand-import/recognize-files";

const encode = (value: unknown) => new TextEncoder().encode(typeof value === "string" ? value : JSON.stringify(value));
const recognize = (files: Readonly<Record<string, unknown>>) =>
  recognizeFiles(Object.entries(files).map(([path, value]) => ({ path, bytes: encode(value) })));
const getCustom = (proposal: ReturnType<typeof recognize>, path: string) =>
  proposal.given.tokens?.custom?.find((token) => token.path.join(".") === path);

const color = (hex: string) => ({ $type: "color", $value: hex });

test("types are inherited from groups, and aliases and pointers resolve to values", () => {
  const proposal = recognize({
    "tokens.json": {
      deco: {
        $type: "color",
        ink: { $value: { colorSpace: "oklch", components: [0.3, 0.1, 20] } },
        same: { $value: "{deco.ink}" },
      },
      box: {
        $type: "dimension",
        wide: { $value: { value: 2.5, unit: "rem" } },
        pointed: { $value: { $ref: "#/box/wide/$value" } },
        unit: { $type: "string", $value: { $ref: "#/box/wide/$value/unit" } },
      },
    },
  });
  expect(getCustom(proposal, "deco.same")).toEqual({
    path: ["deco", "same"],
    type: "color",
    values: { default: { colorSpace: "oklch", components: [0.3, 0.1, 20] } },
  });
  expect(getCustom(proposal, "box.pointed")?.values).toEqual({ default: { value: 2.5, unit: "rem" } });
  expect(getCustom(proposal, "box.unit")?.values).toEqual({ default: "rem" });
});

test("a group gets the tokens of the group that it extends, and its own replace them", () => {
  const proposal = recognize({
    "tokens.json": {
      base: { $type: "color", one: { $value: "#111111" }, two: { $value: "#222222" } },
      derived: { $extends: "{base}", $type: "color", two: { $value: "#333333" } },
    },
  });
  expect(getCustom(proposal, "derived.one")?.values).toEqual(getCustom(proposal, "base.one")?.values as Record<string, unknown>);
  expect(JSON.stringify(getCustom(proposal, "derived.two")?.values)).toContain("#333333");
});

test("one dead alias is reported, and the rest arrives", () => {
  const proposal = recognize({ "tokens.json": { a: color("#111111"), b: color("{missing.one}"), c: color("{b}") } });
  expect(proposal.left.map(({ source }) => source)).toEqual(["tokens.json: b", "tokens.json: c"]);
  expect(proposal.left[0]?.reason).toContain("{missing.one}");
  expect(proposal.given.tokens?.custom).toHaveLength(1);
});

test("cycles and endless chains of aliases are reported", () => {
  const chain = Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`c${index}`, color(`{c${index + 1}}`)]));
  const growth = Object.fromEntries(
    Array.from({ length: 40 }, (_, index) => [`g${index}`, { $type: "string", $value: `{g${index + 1}} {g${index + 1}}` }]),
  );
  const proposal = recognize({
    "tokens.json": { a: color("{b}"), b: color("{a}"), ...chain, ...growth, g40: { $type: "string", $value: "x".repeat(60) } },
  });
  const reasons = new Map(proposal.left.map(({ source, reason }) => [source.slice("tokens.json: ".length), reason]));
  expect(reasons.get("a")).toContain("refers to itself");
  expect(reasons.get("c0")).toContain("more than 40");
  expect(reasons.get("g0")).toContain("too long");
});

test("keys of a prototype are names like any other and change nothing", () => {
  const hostile =
    '{"__proto__": {"$type": "color", "$value": "#123456"}, "constructor": {"prototype": {"$type": "color", "$value": "#654321"}}}';
  const proposal = recognize({
    "tokens.json": hostile,
    "more.json5": "{__proto__: {polluted: {$type: 'color', $value: '#abcdef'}}}",
  });
  expect(proposal.given.tokens?.custom?.map(({ path }) => path)).toEqual([
    ["__proto__"],
    ["constructor", "prototype"],
    ["__proto__", "polluted"],
  ]);
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});

test("tokens of the same name in several files are kept apart and reported", () => {
  const proposal = recognize({ "a.json": { deco: color("#111111") }, "b.json": { deco: color("#222222") } });
  expect(proposal.given.tokens?.custom?.map(({ path }) => path)).toEqual([["deco"], ["b.json", "deco"]]);
  expect(proposal.notices.join(" ")).toContain("deco");
});

test("files of a resolver become modes, and a missing file is reported", () => {
  const proposal = recognize({
    "brand.resolver.json": {
      version: "2025.10",
      sets: { base: { sources: [{ $ref: "base.json" }] } },
      modifiers: {
        theme: {
          default: "day",
          contexts: { day: [{ $ref: "day.json" }], dark: [{ $ref: "./dark.json" }, { $ref: "lost.json" }] },
        },
      },
      resolutionOrder: [{ $ref: "#/sets/base" }, { $ref: "#/modifiers/theme" }],
    },
    "base.json": { hue: color("#0055ff") },
    "day.json": { background: color("#ffffff"), foreground: color("#111111") },
    "dark.json": { background: color("#101010"), foreground: color("{hue}") },
  });
  expect(proposal.given.tokens?.colors).toEqual({
    light: { background: "#ffffff", foreground: "#111111" },
    dark: { background: "#101010", foreground: "#0055ff" },
  });
  expect(proposal.left).toEqual([
    { source: "brand.resolver.json: lost.json", reason: "The file that it refers to is not among the files." },
  ]);
});

test("a deeply nested file and one that is no JSON are reported", () => {
  const proposal = recognize({
    "deep.json": "[".repeat(100_000),
    "broken.json": "{ nope",
    "good.json": { primary: color("#123456") },
  });
  expect(proposal.left.map(({ source }) => source)).toEqual(["deep.json", "broken.json"]);
  expect(proposal.given.tokens?.colors?.light).toEqual({ primary: "#123456" });
});

test("Tokens Studio: sets of one file refer to each other without the name of their set, and themes are modes", () => {
  const proposal = recognize({
    "tokens.json": {
      core: { blue: { value: "#0055ff", type: "color" }, space: { base: { value: "8", type: "spacing" } } },
      light: { bg: { default: { value: "#ffffff", type: "color" } }, brand: { value: "{blue}", type: "color" } },
      dark: { bg: { default: { value: "#111111", type: "color" } }, brand: { value: "#77aaff", type: "color" } },
      component: { gap: { value: "{space.base} * 2", type: "spacing" } },
      $themes: [
        { id: "1", name: "Light", selectedTokenSets: { core: "source", light: "enabled", component: "enabled" } },
        { id: "2", name: "Dark", selectedTokenSets: { core: "source", dark: "enabled", component: "enabled" } },
      ],
      $metadata: { tokenSetOrder: ["core", "light", "dark", "component"] },
    },
  });
  expect(proposal.given.tokens?.colors).toEqual({
    light: { background: "#ffffff", brand: "#0055ff", primary: "#0055ff" },
    dark: { background: "#111111", brand: "#77aaff", primary: "#77aaff" },
  });
  expect(getCustom(proposal, "gap")?.values).toEqual({ default: { value: 16, unit: "px" } });
});

test("Figma: variables by mode id, channels from 0 to 1, references by id", () => {
  const proposal = recognize({
    "variables.json": {
      meta: {
        variableCollections: {
          c1: {
            id: "c1",
            name: "Theme",
            defaultModeId: "m1",
            modes: [
              { modeId: "m1", name: "Light" },
              { modeId: "m2", name: "Dark" },
            ],
          },
        },
        variables: {
          v1: {
            id: "v1",
            name: "blue/500",
            resolvedType: "COLOR",
            variableCollectionId: "c1",
            valuesByMode: { m1: { r: 0, g: 0.3333333432674408, b: 1, a: 1 }, m2: { r: 0.4, g: 0.6, b: 1, a: 0.5 } },
          },
          v2: {
            id: "v2",
            name: "primary",
            resolvedType: "COLOR",
            variableCollectionId: "c1",
            valuesByMode: { m1: { type: "VARIABLE_ALIAS", id: "v1" }, m2: { type: "VARIABLE_ALIAS", id: "v1" } },
          },
          v3: {
            id: "v3",
            name: "radius/md",
            resolvedType: "FLOAT",
            scopes: ["CORNER_RADIUS"],
            variableCollectionId: "c1",
            valuesByMode: { m1: 8, m2: 8 },
          },
          v4: {
            id: "v4",
            name: "remote",
            resolvedType: "COLOR",
            variableCollectionId: "c1",
            valuesByMode: { m1: { type: "VARIABLE_ALIAS", id: "VariableID:9/9" } },
          },
        },
      },
    },
  });
  expect(proposal.given.tokens?.colors).toEqual({ light: { primary: "#0055ff" }, dark: { primary: "rgb(102 153 255 / 0.5)" } });
  expect(proposal.given.tokens?.radius).toEqual({ steps: [{ name: "md", px: 8 }] });
  expect(proposal.left.map(({ source }) => source)).toEqual(["variables.json: remote"]);
});

test("Figma: a file of each mode, as exported, is a mode", () => {
  const file = (mode: string, hex: string, width: number) => ({
    primary: { $type: "color", $value: { colorSpace: "srgb", components: [0, 0, 0], alpha: 1, hex } },
    wide: { $type: "number", $value: width },
    $extensions: { "com.figma.modeName": mode },
  });
  const proposal = recognize({
    "Theme.Light.tokens.json": file("Light", "#000000", 3),
    "Theme.Night.tokens.json": file("Night", "#000000", 4),
  });
  expect(getCustom(proposal, "wide")?.values).toEqual({ default: 3, dark: 4 });
});

test("more modes than the limit are reported", () => {
  const modes = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`t${index}`, "#222222"]));
  const proposal = recognize({ "tokens.json": { deco: { ...color("#111111"), $extensions: { mode: modes } } } });
  expect(Object.keys(getCustom(proposal, "deco")?.values ?? {})).toHaveLength(40);
  expect(proposal.notices[0]).toContain("more than 40 modes");
});

test("plain values, as builds of token packages write them, are tokens; other files are listed", () => {
  const proposal = recognize({
    "dist/index.json": {
      ams: { color: { brand: "#ec0000" }, border: { width: { s: "0.0625rem" } }, "aspect-ratio": { wide: "16 / 9" } },
    },
    "package.json": { name: "tokens", version: "1.0.0", license: "MIT", files: ["dist"] },
  });
  expect(getCustom(proposal, "ams.border.width.s")?.values).toEqual({ default: { value: 0.0625, unit: "rem" } });
  expect(proposal.left).toEqual([{ source: "package.json", reason: "It has no design tokens." }]);
});

test("a line height without a unit is a number, whatever else its name says", () => {
  const proposal = recognize({ "tokens.json": { typography: { "line-height": { md: { value: "1.5" } } } } });
  expect(getCustom(proposal, "typography.line-height.md")).toMatchObject({ type: "number", values: { default: 1.5 } });
});

test("a number without a unit and a type is no length, whatever its name says", () => {
  const proposal = recognize({
    "tokens.json": { grid: { gutter: { xs: { value: 0.5 }, none: { value: 0 }, px: { value: "8px" } } } },
  });
  expect(getCustom(proposal, "grid.gutter.xs")?.values).toEqual({ default: 0.5 });
  expect(getCustom(proposal, "grid.gutter.px")?.values).toEqual({ default: { value: 8, unit: "px" } });
  expect(proposal.given.tokens?.spacing).toBeUndefined();
});

test("a name that misleads about the type does not hide the colour of a value", () => {
  const proposal = recognize({ "tokens.json": { support: { shadow: { deco: { value: "#001222" } } } } });
  expect(getCustom(proposal, "support.shadow.deco")?.type).toBe("color");
});
