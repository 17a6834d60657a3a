import { parse, parseExpression, type ParserOptions } from "@babel/parser";
import { NodeTypes, parse as parseVue } from "@vue/compiler-dom";
import { afterAll, beforeAll, expect, test } from "bun:test";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse as parseCss } from "postcss";
import { parse as parseSvelte } from "svelte/compiler";
import { compile } from "tailwindcss";
import { createTemporaryFolder } from "#test/temporary-folder";
import { loadPackedModule } from "../../scripts/build/load-packed-module";
import { packModules } from "../../scripts/build/packed-modules";

const folder = createTemporaryFolder();
const { files, inputs } = await packModules();

beforeAll(() => {
  for (const { name, bytes } of files) writeFileSync(join(folder.path, name), bytes);
});
afterAll(() => folder.remove());

const load = <Module>(name: string) => loadPackedModule(name, folder.path) as Module;
const toPlain = (tree: object) => JSON.parse(JSON.stringify(tree, (key, value) => (key === "parent" ? undefined : value)));

const script = 'import type { A } from "a";\nexport const B = (a: A) => <p style={{ color: "#123456" }}>{a?.b}</p>;';

test("a packed parser of scripts gives the trees and errors of the package", () => {
  const packed = load<typeof import("@babel/parser")>("babel-parser");
  const options: ParserOptions = { sourceType: "module", errorRecovery: true, plugins: ["typescript", "jsx"] };
  expect(toPlain(packed.parse(script, options))).toEqual(toPlain(parse(script, options)));
  expect(toPlain(packed.parseExpression("a + b(`c`)"))).toEqual(toPlain(parseExpression("a + b(`c`)")));
  expect(() => packed.parse("const a = <")).toThrow(SyntaxError);
  expect(load("babel-parser")).toBe(packed);
});

test("packed parsers of templates give the trees and errors of the packages", () => {
  const vue =
    '<template><p :class="{ a: b + 1 }" v-for="c in d" style="color:&eacute;">{{ c | e }}</p></template><style>a{}</style>';
  const packedVue = load<typeof import("@vue/compiler-dom")>("vue-compiler-dom");
  const errors: number[] = [];
  expect(toPlain(packedVue.parse(vue, { parseMode: "sfc" }))).toEqual(toPlain(parseVue(vue, { parseMode: "sfc" })));
  packedVue.parse("<p><b></p>", { onError: ({ code }) => errors.push(Number(code)) });
  expect(errors.length).toBeGreaterThan(0);
  expect(packedVue.NodeTypes).toEqual(NodeTypes);
  const svelte =
    '{#snippet a(b: number)}<i class="c {d}" style:color={e as string}>&eacute;</i>{/snippet}{#each f as g}{@render a(g)}{/each}';
  const packedSvelte = load<typeof import("svelte/compiler")>("svelte-compiler");
  const text = `<script lang="ts">let d: string = "";</script>${svelte}<style>i { color: red; }</style>`;
  expect(toPlain(packedSvelte.parse(text, { modern: true }))).toEqual(toPlain(parseSvelte(text, { modern: true })));
  expect(() => packedSvelte.parse("{#if a}<p>", { modern: true })).toThrow(Error);
});

test("a packed parser and a packed compiler of style sheets give what the packages give", async () => {
  const css = '@media (width > 1px) { a::before { --b: {c}; content: "\\201C" !important } } /* d */';
  const packedCss = load<typeof import("postcss")>("postcss");
  expect(packedCss.parse(css).toString()).toBe(css);
  const from = "a.css";
  expect(toPlain(packedCss.parse(css, { from }))).toEqual(toPlain(parseCss(css, { from })));
  expect(() => packedCss.parse("a {")).toThrow(expect.objectContaining({ name: "CssSyntaxError", reason: "Unclosed block" }));
  const theme = "@theme { --color-brand: #0b5d6b; --spacing: 4px; } @tailwind utilities;";
  const classes = ["bg-brand/50", "hover:p-4", "no-such-class"];
  const packed = await load<typeof import("tailwindcss")>("tailwindcss").compile(theme);
  expect(packed.build(classes)).toBe((await compile(theme)).build(classes));
});

test("the modules inside are known, for the list of everything inside the executable", () => {
  for (const name of ["acorn", "postcss", "svelte", "tailwindcss", "@babel/parser", "@vue/compiler-core"])
    expect(inputs.some((path) => path.startsWith(`node_modules/${name}/`))).toBeTrue();
});
