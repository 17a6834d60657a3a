import { expect, test } from "bun:test";
import { parse } from "@babel/parser";
import { Glob } from "bun";

/** Exported names that contain a retired word in another, standard sense. */
const exceptions: readonly { readonly word: string; readonly name: RegExp; readonly reason: string }[] = [
  { word: "flight", name: /InFlight/, reason: "In flight is the standard term for a request that was sent." },
  { word: "landing", name: /landing ?page/i, reason: "A landing page." },
  { word: "board", name: /digest/i, reason: "`boardDigest` is part of the API." },
  { word: "board", name: /direction|design/i, reason: "`/api/v1/designs/{id}/board` is part of the API." },
  { word: "kept", name: /^(measure|darkMode|reducedMotion|typeScale|focusVisible)Kept$/, reason: "Ids of audit rules." },
  { word: "says", name: /^(linkSaysWhere|headingSays)$/, reason: "Ids of audit rules." },
  { word: "tells", name: /^(alternative|title)Tells$/, reason: "Ids of audit rules." },
  { word: "matter", name: /frontMatter/i, reason: "Front matter of a Markdown file." },
  { word: "plate", name: /^halftonePlate$/, reason: "The name of an imagery strategy." },
  { word: "floor", name: /^(FloorRule|(find)?ContrastFloor)$/i, reason: "The hard floor of a handoff is part of the API." },
];

const glossary = parseGlossary(await Bun.file("src/README.md").text());

/** The words of the last column of the glossary's table, each with the term that replaces it. */
function parseGlossary(readme: string): ReadonlyMap<string, string> {
  const section = /^## Glossary\n([\s\S]*?)(?=^## )/m.exec(readme)?.[1] ?? "";
  const rows = section.split("\n").flatMap((line) => (line.startsWith("| ") ? [line.split("|").map((cell) => cell.trim())] : []));
  return new Map(
    rows.flatMap(([, term = "", , insteadOf = ""]) =>
      [...insteadOf.matchAll(/`([a-z]+)`/g)].map(([, word = ""]) => [word, term] as const),
    ),
  );
}

/** The words of a camelCase name, in lower case. */
const splitName = (name: string) => (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? []).map((word) => word.toLowerCase());

/** The names that a module exports. */
function listExportedNames(source: string, isJsx: boolean): string[] {
  const { program } = parse(source, { sourceType: "module", plugins: isJsx ? ["typescript", "jsx"] : ["typescript"] });
  return program.body.flatMap((statement) => {
    if (statement.type !== "ExportNamedDeclaration") return [];
    const { declaration, specifiers } = statement;
    const exported = specifiers.flatMap((specifier) =>
      specifier.exported.type === "Identifier" ? [specifier.exported.name] : [],
    );
    if (declaration?.type === "VariableDeclaration")
      return [...exported, ...declaration.declarations.flatMap(({ id }) => (id.type === "Identifier" ? [id.name] : []))];
    return declaration && "id" in declaration && declaration.id?.type === "Identifier"
      ? [...exported, declaration.id.name]
      : exported;
  });
}

const exportedNames = (
  await Promise.all(
    [...new Glob("**/*.{ts,tsx}").scanSync("src")].map(async (path) =>
      listExportedNames(await Bun.file(`src/${path}`).text(), path.endsWith("x")).map((name) => ({ path, name })),
    ),
  )
).flat();

const isException = (word: string, name: string) => exceptions.some((one) => one.word === word && one.name.test(name));

test("the glossary is read, and so are the exported names", () => {
  expect(glossary.size).toBeGreaterThan(50);
  expect(glossary.get("gate")).toBe("Dispatch, authorize");
  expect(exportedNames.length).toBeGreaterThan(1500);
  expect(splitName("createHTTPClientV2")).toEqual(["create", "http", "client", "v"]);
  expect(listExportedNames("export const a = 1, b = 2; export type C = 1; const d = 3; export { d as e };", false)).toEqual([
    "a",
    "b",
    "C",
    "e",
  ]);
});

test("no exported name uses a word that the glossary replaces", () => {
  const violations = exportedNames.flatMap(({ path, name }) =>
    splitName(name).flatMap((word) =>
      glossary.has(word) && !isException(word, name) ? [`${path}: ${name} (${word}; use ${glossary.get(word)})`] : [],
    ),
  );
  expect(violations).toEqual([]);
});

test("every exception is needed and gives its reason", () => {
  for (const { word, name, reason } of exceptions) {
    expect(reason).toMatch(/\.$/);
    expect([word, exportedNames.some((one) => name.test(one.name) && splitName(one.name).includes(word))]).toEqual([word, true]);
  }
});
