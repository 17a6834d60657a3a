import { expect, test } from "bun:test";
import { parse } from "@babel/parser";
import { Glob } from "bun";

/**
 * Words that the code once used in a sense of its own, where the field has a standard term. They stay
 * out of everything that a person reads: messages, labels, documents, comments and test names.
 */
const retiredWords = [
  /\btold\b/,
  /\bmend(?:s|ed|ing)?\b/,
  /\banew\b/,
  /\bbesides\b/,
  /\bwho(?:m|ever)\b/,
  /\b(?:no|some)body\b/,
  /\bdeeds?\b/,
  /\bgravest\b/,
  /\bbears\b/,
  /\bnowhere\b/,
  /\bforegone\b/,
  /\bjudg(?:e|es|ed|ing)\b/,
  /\bvet(?:s|ted|ting)?\b/,
  /\bstands? (?:in|at|beside|under|behind|over|for itself|empty)\b/,
  /\b(?:in hand|is said|are said|hands (?:out|in)|let be|set right|all the same|as it were|at hand|in vain)\b/,
  /\bstrangers?\b/,
  /\b(?:hither|whence|thereof|wherewith|aright|lest|yonder|whither)\b/,
].map((pattern) => new RegExp(pattern, "i"));

/** Places where such a word is right, each with its reason. */
const exceptions: readonly { readonly path: string; readonly word: string; readonly reason: string }[] = [
  { path: "src/store/migrations/index.ts", word: "judged", reason: "the name of a migration that databases have recorded" },
  { path: "src/store/tables.ts", word: "foregone", reason: "the name of a column" },
  { path: "src/transports/mcp/prompts/prompt-text.ts", word: "judge", reason: "what a reviewer does" },
  { path: "scripts/judge.ts", word: "judge", reason: "the name of the script" },
  { path: "scripts/vignettes/drawings/animals.ts", word: "vet", reason: "the id of a trade" },
  { path: "src/studio/vignettes/claims.ts", word: "vet", reason: "the id of a trade" },
  { path: "src/studio/marks/initials.ts", word: "vet", reason: "the abbreviation of a degree" },
];

/** Files of words in other languages, in which an English word may mean something else. */
const foreignWords = /^src\/studio\/understanding\//;

type Text = { readonly line: number; readonly text: string };

/** The comments, string literals, template texts and JSX texts of a source file. */
function listTexts(path: string, source: string): readonly Text[] {
  const { tokens, comments } = parse(source, {
    sourceType: "module",
    plugins: path.endsWith("x") ? ["typescript", "jsx"] : ["typescript"],
    tokens: true,
  });
  const written = (tokens ?? []).flatMap(({ type, value, loc }) =>
    typeof value === "string" && ["string", "template", "jsxText", "templateTail", "templateNonTail"].includes(type.label)
      ? [{ line: loc.start.line, text: value }]
      : [],
  );
  return [...written, ...(comments ?? []).map(({ value, loc }) => ({ line: loc?.start.line ?? 0, text: value }))];
}

/** Retired words in a text as `path:line: word`. */
function findRetiredWords(path: string, { line, text }: Text): readonly string[] {
  return retiredWords.flatMap((pattern) => {
    const match = pattern.exec(text);
    if (!match) return [];
    const [word] = match;
    if (exceptions.some((exception) => path === exception.path && exception.word === word.toLowerCase())) return [];
    const offset = text.slice(0, match.index).split("\n").length - 1;
    return [`${path}:${line + offset}: ${word}`];
  });
}

test("code and tests use no retired word in a comment or a text", async () => {
  const paths = [...new Glob("{src,test,scripts}/**/*.{ts,tsx}").scanSync(".")].filter(
    (path) => path !== "test/language.test.ts" && !foreignWords.test(path),
  );
  const found = await Promise.all(
    paths.map(async (path) => listTexts(path, await Bun.file(path).text()).flatMap((text) => findRetiredWords(path, text))),
  );
  expect(found.flat().toSorted()).toEqual([]);
});

test("documents, the API description and the tool list use no retired word", async () => {
  const paths = [
    "README.md",
    "src/README.md",
    ".github/**/*.md",
    "data/guides/*.md",
    "data/{openapi,tools}.json",
    "data/phrases/en.json",
    "test/golden/**/*",
  ].flatMap((pattern) => [...new Glob(pattern).scanSync({ cwd: ".", dot: true })]);
  const found = await Promise.all(
    paths.map(async (path) => {
      const text = await Bun.file(path).text();
      // The glossary lists the retired words, as code.
      const lines = (path === "src/README.md" ? text.replaceAll(/`[^`\n]*`/g, "") : text).split("\n");
      return lines.flatMap((text, index) => findRetiredWords(path, { line: index + 1, text }));
    }),
  );
  expect(found.flat().toSorted()).toEqual([]);
});

test("the check finds a retired word in a string, a template, JSX and a comment", () => {
  const source = ['const a = "is told";', `const b = \`\${a} anew\`;`, "// nobody", "const c = <p>Mend it</p>;"].join("\n");
  const found = listTexts("x.tsx", source).flatMap((text) => findRetiredWords("x.tsx", text));
  expect(found.toSorted()).toEqual(["x.tsx:1: told", "x.tsx:2: anew", "x.tsx:3: nobody", "x.tsx:4: Mend"]);
});

/** Lines of data are as long as they are. */
const isData = (path: string) => path.startsWith("data/") || path.includes("/golden/");

test("no line of code is longer than 140 columns", async () => {
  const paths = [...new Glob("{src,test,scripts}/**/*.{ts,tsx,css}").scanSync(".")].filter((path) => !isData(path));
  const found = await Promise.all(
    paths.map(async (path) =>
      (await Bun.file(path).text()).split("\n").flatMap((line, index) => (line.length > 140 ? [`${path}:${index + 1}`] : [])),
    ),
  );
  expect(found.flat().toSorted()).toEqual([]);
});
