import { describe, expect, test } from "bun:test";
import { existsSync, readdirSync } from "node:fs";

const readme = await Bun.file("src/README.md").text();

/** The text below a heading, up to the next one of its level or above. */
function getSection(heading: string): string {
  const level = heading.indexOf(" ");
  const [, rest = ""] = readme.split(`\n${heading}\n`);
  return rest.split(new RegExp(`\n#{1,${level}} `))[0] ?? "";
}

/** The files that a flow names, in order. */
const listFlowFiles = (flow: string) =>
  [...getSection(`### ${flow}`).matchAll(/^\d+\. `([^`]+)`/gm)].map(([, path = ""]) => path);

describe("src/README.md", () => {
  test.each([
    ["An export", 10],
    ["A webhook event, from the commit to the delivery", 12],
    ["A simple operation", 5],
    ["A console screen", 10],
  ] as const)("the flow “%s” has at most %i files, which exist", (flow, maxFiles) => {
    const files = listFlowFiles(flow);
    expect(files.length).toBeGreaterThan(3);
    expect(files.length).toBeLessThanOrEqual(maxFiles);
    expect(files.filter((path) => !existsSync(`src/${path}`))).toEqual([]);
  });

  test("every file of the tour exists", () => {
    const paths = [...readme.matchAll(/`((?:[a-z-]+\/)+[a-z-]+\.tsx?)`/g)].map(([, path = ""]) => path);
    expect(paths.length).toBeGreaterThan(40);
    const isMissing = (path: string) => !existsSync(`src/${path}`) && !existsSync(path);
    expect(paths.filter(isMissing)).toEqual([]);
  });

  test("every module is listed with what it is for", () => {
    const listed = [...getSection("## Modules").matchAll(/^\| `([a-z/-]+)\/` \| \S/gm)].map(([, name = ""]) => name);
    const listFolders = (path: string) =>
      readdirSync(path, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
    const modules = listFolders("src").flatMap((name) =>
      name === "transports" ? listFolders("src/transports").map((transport) => `transports/${transport}`) : [name],
    );
    expect(listed.toSorted()).toEqual(modules.toSorted());
  });
});
