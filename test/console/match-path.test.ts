import { expect, test } from "bun:test";
import { matchPath } from "#/console/app/router/match-path";

test("a path is matched by its pattern and decoded", () => {
  expect(matchPath("/w/:workspace/brands/:brand", "/w/acme/brands/%C3%A4rger%2F1")).toEqual({
    workspace: "acme",
    brand: "ärger/1",
  });
  expect(matchPath("/", "/")).toEqual({});
});

test("a longer, shorter or different path or an empty segment does not match", () => {
  for (const path of ["/w/acme", "/w/acme/brands/1/more", "/w/acme/members/1", "/w//brands/1"])
    expect([path, matchPath("/w/:workspace/brands/:brand", path)]).toEqual([path, undefined]);
});

test("an invalid percent encoding is kept as it is", () => {
  expect(matchPath("/w/:workspace", "/w/100%")).toEqual({ workspace: "100%" });
});
