import { expect, test } from "bun:test";
import { renderFailureDocument } from "#/documents/failure-page";
import { httpStatusByCode } from "#/kernel/http/error-body";
import { findHtmlFaults } from "#test/documents/find-html-faults";

const statuses = Object.values(httpStatusByCode);

test("the page of every status is valid HTML with a unique title and links", async () => {
  const titles = await Promise.all(
    statuses.map(async (status) => {
      const page = renderFailureDocument(status, "What happened.");
      expect(await findHtmlFaults(page)).toEqual([]);
      expect(page).toContain("What happened.");
      expect(page).toContain(`Status ${status}`);
      expect(page).toContain('href="/"');
      return /<h1>(.*?)<\/h1>/.exec(page)?.[1];
    }),
  );
  expect(new Set(titles).size).toBe(statuses.length);
});

test("only the pages for 401 and 403 link to sign-in", () => {
  const hasSignIn = (status: number) => renderFailureDocument(status, "x").includes(">Sign in</a>");
  expect(statuses.filter(hasSignIn)).toEqual([401, 403]);
});

test("the message is escaped", () => {
  expect(renderFailureDocument(404, "<script>alert(1)</script>")).not.toContain("<script");
});

test("the page runs no script and loads only fonts", () => {
  const page = renderFailureDocument(404, "x");
  const addresses = [...page.matchAll(/(?:url\("?|\bsrc=")([^")]+)/g)].map(([, address]) => address ?? "");
  expect(addresses.filter((address) => !/^\/fonts\/[\w-]+\.woff2$/.test(address))).toEqual([]);
  expect(page).not.toMatch(/<script|<link|@import|\son[a-z]+=|javascript:|\sstyle="/i);
});
