import { expect, test } from "bun:test";
import { renderFailureDocument } from "#/documents/failure-page";
import { httpStatusByCode } from "#/kernel/http/error-body";
import { findHtmlFaults } from "#test/documents/find-html-faults";

const statuses = Object.values(httpStatusByCode);

test("the page of every status has no fault, a title of its own, and ways on", async () => {
  const titles = await Promise.all(
    statuses.map(async (status) => {
      const page = renderFailureDocument(status, "Words of the refusal.");
      expect(await findHtmlFaults(page)).toEqual([]);
      expect(page).toContain("Words of the refusal.");
      expect(page).toContain(`Status ${status}`);
      expect(page).toContain('href="/"');
      return /<h1>(.*?)<\/h1>/.exec(page)?.[1];
    }),
  );
  expect(new Set(titles).size).toBe(statuses.length);
});

test("who is not signed in or may not is shown where to sign in, and nobody else", () => {
  const hasSignIn = (status: number) => renderFailureDocument(status, "x").includes(">Sign in</a>");
  expect(statuses.filter(hasSignIn)).toEqual([401, 403]);
});

test("a message is text", () => {
  expect(renderFailureDocument(404, "<script>alert(1)</script>")).not.toContain("<script");
});

test("the page runs nothing and loads fonts alone", () => {
  const page = renderFailureDocument(404, "x");
  const addresses = [...page.matchAll(/(?:url\("?|\bsrc=")([^")]+)/g)].map(([, address]) => address ?? "");
  expect(addresses.filter((address) => !/^\/fonts\/[\w-]+\.woff2$/.test(address))).toEqual([]);
  expect(page).not.toMatch(/<script|<link|@import|\son[a-z]+=|javascript:|\sstyle="/i);
});
