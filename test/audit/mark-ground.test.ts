import { describe, expect, test } from "bun:test";
import { auditMarkup } from "#/audit/audit-markup";
import { chooseMarkOn, describeMarkGrounds, listMarkGrounds, measureMarkOn } from "#/audit/mark-grounds";
import { renderAdoptionGuide } from "#/documents/adoption-guide";
import { renderAgentsMd } from "#/documents/agents-md";
import { createDesignMd } from "#/documents/design-md";
import { getAssetFileName, getAssetPath } from "#/formats/asset-urls";
import { chooseAsset } from "#/operations/parts/choose-asset";
import { metadataFixture } from "#test/formats/content-fixture";
import { createStudioContent } from "#test/kits/studio-content";

const content = createStudioContent({ name: "Nordhavn", brandColor: "#0b57c4" }, 1, "swiss");
const { mark, tokens } = content;
const findAsset = (kind: string) => {
  const found = mark.assets.find((asset) => asset.kind === kind);
  if (!found) throw new Error(`no ${kind}`);
  return found;
};
const lockup = findAsset("lockup-horizontal");

const check = (main: string, css = "") => {
  const html = `<!doctype html><html lang="en"><head><title>Shop</title><style>body{background:var(--background)}${css}</style></head>
<body><main>${main}</main></body></html>`;
  return auditMarkup(html, { kind: "page", tokens, mark }).filter(({ rule }) => rule === "mark-ground");
};
const img = (src: string) => `<img src="${src}" alt="Nordhavn" width="200" height="40">`;
const file = (kind: string) => img(`/brand/assets/${getAssetFileName(findAsset(kind))}`);

describe("the grounds of a mark", () => {
  test("are those where every colour of a version is seen, measured in both modes", () => {
    const rows = listMarkGrounds(mark, tokens);
    for (const { mode, role, assets } of rows)
      for (const asset of assets)
        expect([mode, role, asset.slug, measureMarkOn(mark, tokens, asset, tokens.colors[mode][role])?.passes]).toEqual([
          mode,
          role,
          asset.slug,
          true,
        ]);
    const find = (mode: string, role: string) =>
      rows.find((row) => row.mode === mode && row.role === role)?.assets.map(({ kind }) => kind);
    expect(find("light", "background")).toEqual(["lockup-horizontal", "symbol"]);
    expect(find("dark", "background")).toEqual(["reversed", "symbol-white"]);
    expect(find("light", "brand")).toEqual(["symbol-white"]);
    expect(measureMarkOn(mark, tokens, lockup, tokens.colors.dark.background)?.ratio).toBeLessThan(1.5);
    expect(chooseMarkOn(mark, tokens, lockup, tokens.colors.dark.background)?.kind).toBe("reversed");
    expect(chooseMarkOn(mark, tokens, findAsset("symbol"), tokens.colors.dark.background)?.kind).toBe("symbol-white");
  });

  test("are stated the same in every document", () => {
    const grounds = describeMarkGrounds(mark, tokens);
    expect(grounds).toContain("lockup-horizontal or symbol on --background");
    const documents = [
      renderAgentsMd(content, metadataFixture),
      renderAdoptionGuide(content, metadataFixture),
      createDesignMd(content, metadataFixture, "tokens.css").body,
      chooseAsset(content, "logo", undefined, metadataFixture.baseUrl)?.rule ?? "",
    ];
    for (const text of documents) expect(text.replaceAll("`", "")).toContain(grounds);
  });
});

describe("a mark on a ground where it fails", () => {
  test.each([
    ["a dark band", `<div class="band">${file("lockup-horizontal")}</div>`, ".band{background:#101010}", "reversed"],
    ["the inverse surface", `<div style="background:var(--inverse)">${file("symbol-black")}</div>`, "", "symbol"],
    ["its own colour", `<div style="background-color:var(--brand)">${file("symbol")}</div>`, "", "symbol-white"],
    ["a white card", `<div style="background:#fff">${file("reversed")}</div>`, "", "lockup-horizontal"],
  ])("%s: the finding names the right version", (_, main, css, better) => {
    const [finding, ...more] = check(main, css);
    expect([finding?.severity, finding?.fix?.includes(`Use ${better}`), more]).toEqual(["warning", true, []]);
  });

  test("both modes: one file for light and dark is reported with the picture element that fixes it", () => {
    const [finding] = check(img(`https://brand.example${getAssetPath(lockup)}`));
    expect(finding?.fix).toContain(`srcset="https://brand.example${getAssetPath(findAsset("reversed"))}"`);
    const source = `<source media="(prefers-color-scheme: dark)" srcset="${getAssetPath(findAsset("reversed"))}">`;
    expect(check(`<picture>${source}${img(getAssetPath(lockup))}</picture>`)).toEqual([]);
  });

  test.each([
    ["on the page in light mode", `<div class="light">${file("lockup-horizontal")}</div>`, ""],
    ["reversed in dark mode", `<div class="dark">${file("reversed")}</div>`, ""],
    ["with a ground of its own", file("app-icon"), ""],
    ["switched by a class", file("lockup-horizontal").replace("<img ", '<img class="dark:hidden" '), ""],
    ["on a picture, whose colours are not known", `<div style="background:url(x.png)">${file("symbol")}</div>`, ""],
    ["of another brand", img("/assets/their-logo.svg"), ""],
  ])("a mark %s is not reported", (_, main, css) => {
    expect(check(main, css)).toEqual([]);
  });
});

test("a page may show a mark twice, such as in its header and footer, and no other picture", () => {
  const audit = (src: string) => {
    const picture = `<img src="${src}" alt="x" width="400" height="160">`;
    const html = `<!doctype html><html lang="en"><head><title>Shop</title></head><body><main>${picture}${picture}</main></body></html>`;
    return auditMarkup(html, { kind: "page", tokens, mark }).filter(({ rule }) => rule === "pictures-varied");
  };
  expect(audit(`https://livery.example${getAssetPath(lockup)}`)).toEqual([]);
  expect(audit("https://livery.example/assets/hero.svg")).toHaveLength(1);
});
