import { afterEach, beforeEach, expect, test } from "bun:test";
import { chmodSync, lstatSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openFolder } from "#/kernel/files/folder";
import { createTemporaryFolder } from "#test/temporary-folder";

let outside: ReturnType<typeof createTemporaryFolder>;
let root: string;
beforeEach(() => {
  outside = createTemporaryFolder();
  root = join(outside.path, "repository");
  mkdirSync(root);
  writeFileSync(join(outside.path, "secret.txt"), "secret");
});
afterEach(() => outside.remove());
const at = (path: string) => join(root, path);

test("a file is read unchanged: byte order mark, line breaks, no final break", () => {
  writeFileSync(at("a.md"), "\ufeffone\r\ntwo");
  expect(openFolder(root).read("a.md").text).toBe("\ufeffone\r\ntwo");
  expect(openFolder(root).read("b.md").text).toBeUndefined();
});

test("a file is written with its folders and leaves no temporary file", () => {
  openFolder(root).write("a/b/c.md", "text");
  expect(readFileSync(at("a/b/c.md"), "utf8")).toBe("text");
  expect(readdirSync(at("a/b"))).toEqual(["c.md"]);
});

test("a replaced file keeps its mode", () => {
  writeFileSync(at("a.md"), "old");
  chmodSync(at("a.md"), 0o600);
  openFolder(root).write("a.md", "new");
  expect([readFileSync(at("a.md"), "utf8"), statSync(at("a.md")).mode & 0o777]).toEqual(["new", 0o600]);
});

test("a link within the folder is followed and stays a link", () => {
  writeFileSync(at("AGENTS.md"), "old");
  symlinkSync("AGENTS.md", at("CLAUDE.md"));
  const folder = openFolder(root);
  expect(folder.read("CLAUDE.md").realPath).toBe(folder.read("AGENTS.md").realPath);
  folder.write("CLAUDE.md", "new");
  expect([lstatSync(at("CLAUDE.md")).isSymbolicLink(), readFileSync(at("AGENTS.md"), "utf8")]).toEqual([true, "new"]);
});

test.each([
  ["a file that is a link to one outside", "x.md", () => symlinkSync("../secret.txt", at("x.md")), "out of the folder"],
  ["a folder that is a link to one outside", "x/new.md", () => symlinkSync(outside.path, at("x")), "out of the folder"],
  ["a link to a neighbour whose name begins the same", "x/new.md", () => neighbour(), "out of the folder"],
  ["a broken link", "x.md", () => symlinkSync("../nothing.txt", at("x.md")), "broken link"],
  ["a link to itself", "x.md", () => symlinkSync("x.md", at("x.md")), "broken link"],
  ["a folder where a file should be", "x.md", () => mkdirSync(at("x.md")), "is not a file"],
  ["text that is not UTF-8", "x.md", () => writeFileSync(at("x.md"), new Uint8Array([0xff, 0xfe, 0x41, 0])), "not UTF-8"],
])("%s is refused", (_, path, prepare, reason) => {
  prepare();
  expect(() => openFolder(root).read(path)).toThrow(reason);
});

function neighbour() {
  mkdirSync(`${root}-other`);
  symlinkSync(`${root}-other`, at("x"));
}

test("a path through a file and writing through a link out of the folder are refused", () => {
  writeFileSync(at("brand"), "a file");
  expect(() => openFolder(root).read("brand/tokens.css")).toThrow("brand is not a folder");
  symlinkSync("../secret.txt", at("x.md"));
  expect(() => openFolder(root).write("x.md", "new")).toThrow("out of the folder");
  expect(readFileSync(join(outside.path, "secret.txt"), "utf8")).toBe("secret");
});

test.each(["../secret.txt", "/etc/passwd", "a/../../secret.txt", "", "a//b", "./a"])("the path %j is refused", (path) => {
  expect(() => openFolder(root).read(path)).toThrow("not a path within");
});

test("a missing folder and a file in its place are refused", () => {
  expect(() => openFolder(at("nothing"))).toThrow("is not a folder");
  expect(() => openFolder(join(outside.path, "secret.txt"))).toThrow("is not a folder");
});

test("a failed write throws and leaves no temporary file", () => {
  mkdirSync(at("a.md"));
  expect(() => openFolder(root).write("a.md", "text")).toThrow("a.md cannot be written");
  expect(readdirSync(root)).toEqual(["a.md"]);
});
