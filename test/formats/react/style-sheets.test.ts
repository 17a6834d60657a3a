import { expect, test } from "bun:test";
import autoprefixer from "autoprefixer";
import postcss from "postcss";
import { createReactFiles } from "#/kits/react-files";
import type { ArchetypeId } from "#/model/direction";
import { createStudioComponents } from "#test/formats/react/create-studio-components";
import { fullBrief } from "#test/studio/briefs";

/**
 * The default targets of Next.js 15, whose bundled tool has the version that is pinned here. Later
 * versions do not warn.
 */
const olderBrowsers = ["chrome 64", "edge 79", "firefox 67", "opera 51", "safari 12"];

/** The warnings for a style sheet that developers see when they build with a web framework. */
const listWarnings = async (path: string, css: string) =>
  (await postcss([autoprefixer({ overrideBrowserslist: olderBrowsers })]).process(css, { from: path })).warnings().map(String);

test.each<ArchetypeId>(["swiss", "brutalist", "soft", "technical", "editorial", "arcade"])(
  "%s: the usual prefixing of a build warns of nothing in any style sheet",
  async (archetype) => {
    const sheets = createReactFiles({ components: createStudioComponents(fullBrief, archetype) }).filter(({ path }) =>
      path.endsWith(".css"),
    );
    expect(sheets.length).toBeGreaterThan(35);
    const warnings = await Promise.all(sheets.map(({ path, content }) => listWarnings(path, content)));
    expect(warnings.flat()).toEqual([]);
  },
);

test("the check detects a value that older browsers do not support", async () => {
  expect(await listWarnings("a.css", ".a { display: flex; align-items: start; }")).toHaveLength(1);
});
