import { expect, test } from "bun:test";
import autoprefixer from "autoprefixer";
import postcss from "postcss";
import { createReactFiles } from "#/kits/react-files";
import type { ArchetypeId } from "#/model/direction";
import { createStudioComponents } from "#test/formats/react/create-studio-components";
import { fullBrief } from "#test/studio/briefs";

/**
 * Browsers that a web framework (Next.js 15, whose own copy is of the same age as the one pinned
 * here; later ones no longer warn) still builds for by itself.
 */
const olderBrowsers = ["chrome 64", "edge 79", "firefox 67", "opera 51", "safari 12"];

/**
 * What the tool chain of a web framework says of a style sheet: it shows each of these to whoever
 * builds.
 */
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

test("the check itself sees a value that older browsers do not know", async () => {
  expect(await listWarnings("a.css", ".a { display: flex; align-items: start; }")).toHaveLength(1);
});
