import { expect, test } from "bun:test";
import { matchPath } from "#/console/app/router/match-path";

test("a path is read by its pattern, decoded", () => {
  expect(matchPath("/w/:workspace/brands/:brand", "/w/acme/brands/%C3%A4rger%2F1")).toEqual({
    workspace: "acme",
    brand: "ärger/1",
  });
  expect(matchPath("/", "/")).toEqual({});
});

test("another path is none: longer, shorter, another word, an empty part", () => {
  for (const path of ["/w/acme", "/w/acme/brands/1/more", "/w/acme/members/1", "/w//brands/1"])
    expect([path, matchPath("/w/:workspace/brands/:brand", path)]).toEqual([path, undefined]);
});

test("a percent sign that encodes nothing stands for itself", () => {
  expect(matchPath("/w/:workspace", "/w/100%")).toEqual({ workspace: "100%" });
});
