import { expect, test } from "bun:test";
import { auditFiles } from "#/audit/audit-files";
import { soundDesign } from "#test/audit/sound-design";

const auditTexts = (files: Readonly<Record<string, string>>) => {
  const { findings, unread } = auditFiles(
    Object.entries(files).map(([path, text]) => ({ path, text })),
    soundDesign,
  );
  return { found: findings.map(({ rule, subject, place }) => [rule, subject, place ?? ""]), unread };
};

test("HTML is audited as a page or a fragment, and CSS and SVG by their type", () => {
  const files = {
    "a.html": "<!doctype html><html></html>",
    "b.HTM": "<p>x</p>",
    "c.css": "\n.z { border-color: #ff00aa }",
    "d.svg": '<svg onload="x"><title>x</title></svg>',
  };
  const { found } = auditTexts(files);
  expect(found).toContainEqual(["document-frame", "a.html", ""]);
  expect(found).toContainEqual(["color-from-palette", "c.css", "2:6"]);
  expect(found).toContainEqual(["markup-safe", "d.svg", "1:1"]);
  expect(found.filter(([, subject]) => subject === "b.HTM")).toEqual([]);
});

test("a variable that one file defines is valid in the others", () => {
  const using = { "b.css": ".z{width:var(--theirs)}" };
  expect(auditTexts(using).found).toEqual([["variable-known", "b.css", "1:4"]]);
  expect(auditTexts({ ...using, "a.css": ":root{--theirs:1px}" }).found).toEqual([]);
});

test("external files may refer to files next to them", () => {
  expect(auditTexts({ "a.html": '<img alt="" src="logo.png">' }).found).toEqual([]);
});

test("external files may load what this server serves, and nothing of other servers", () => {
  const audit = (url: string) => {
    const text = `<link rel="stylesheet" href="${url}"><p style="background:url(${url})">x</p>`;
    const files = [{ path: "a.html", text }];
    return auditFiles(files, { ...soundDesign, serverUrl: "https://livery.example" }).findings.map(({ rule }) => rule);
  };
  expect(audit("https://livery.example/fonts/acme.css")).not.toContain("nothing-outside");
  for (const url of ["https://livery.example.evil.test/a", "https://cdn.example/a", "//livery.example.evil.test/a"])
    expect([url, audit(url)]).toEqual([url, expect.arrayContaining(["nothing-outside"])]);
});

test("files of other types and files that cannot be parsed are reported as unread", () => {
  const { found, unread } = auditTexts({
    "a.md": "x",
    README: "x",
    "b.tsx": "const = <div",
    "c.vue": "<template><p></template>",
    "d.svelte": "{#if}",
  });
  expect(found).toEqual([]);
  expect(unread.map(({ path }) => path)).toEqual(["a.md", "README", "b.tsx", "c.vue", "d.svelte"]);
  expect(unread[0]?.reason).toContain("not supported");
  for (const { reason } of unread) expect(reason.length).toBeGreaterThan(5);
});
