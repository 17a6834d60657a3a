import { expect, test } from "bun:test";
import { renderAdoptionGuide } from "#/documents/adoption-guide";
import { createBundle } from "#/kits/bundle";
import { platforms } from "#/model/platform";
import { unzipSync } from "fflate";
import { metadataFixture } from "#test/formats/content-fixture";
import { createStudioContent } from "#test/kits/studio-content";

/** The paths and folders in the guide's table of contents. */
function listDescribedFiles(guide: string): readonly string[] {
  const [, contents = ""] = guide.split("## What is in this folder");
  const rows = (contents.split("\n## ")[0] ?? "").split("\n").filter((line) => line.startsWith("| `"));
  return rows.flatMap((row) => {
    const [cell = ""] = row.slice(2).split(" |");
    const [first = "", ...others] = [...cell.matchAll(/`([^`]+)`/g)].map(([, path]) => path ?? "");
    const folder = first.slice(0, first.lastIndexOf("/") + 1);
    return [first, ...others.map((path) => (path.includes("/") ? path : folder + path))];
  });
}

test.each([...platforms])("the guide of a bundle for %s describes every file, and no other", (platform) => {
  const content = createStudioContent({ name: "Quay", brandColor: "#0b57c4", platform }, 1, "swiss");
  const files = Object.keys(unzipSync(createBundle(content, metadataFixture).bytes)).map((path) => path.replace(/^\.\//, ""));
  const named = listDescribedFiles(renderAdoptionGuide(content, metadataFixture));
  const isNamed = (file: string) => named.some((path) => (path.endsWith("/") ? file.startsWith(path) : file === path));
  expect(files.filter((file) => !isNamed(file))).toEqual([]);
  const contents = named.filter((path) => !path.startsWith("react/") || path === "react/");
  expect(contents.filter((path) => !files.some((file) => (path.endsWith("/") ? file.startsWith(path) : file === path)))).toEqual(
    [],
  );
});
