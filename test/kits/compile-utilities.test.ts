import { expect, test } from "bun:test";
import { demoBriefs } from "#data/briefs";
import { utilityThemeV4 } from "#/formats/utility-theme-v4";
import { compileUtilities } from "#/kits/compile-utilities";
import { createDesignContent } from "#test/design-content";

const [brief = expect.unreachable()] = demoBriefs;
const theme = utilityThemeV4.write(createDesignContent(brief), { slug: "x", version: "1.0.0" } as never);

test("utility classes get the values of the system, in both modes", async () => {
  const css = await compileUtilities({ html: `<p class="bg-primary p-4 md:grid-cols-2 dark:text-link w-[3px]">x</p>`, theme });
  for (const rule of [".bg-primary", ".p-4", ".md\\:grid-cols-2", ".dark\\:text-link", ".w-\\[3px\\]"])
    expect(css).toContain(rule);
  expect(css).toContain("--color-primary: oklch(");
});

test("markup without utility classes gets no styles, so that nothing is reset", async () => {
  expect(await compileUtilities({ html: `<div class="lv-card grid hidden flex"><p class="lead">Hello</p></div>`, theme })).toBe(
    "",
  );
});

test("a hundred thousand classes take a moment", async () => {
  const started = performance.now();
  const html = Array.from({ length: 100_000 }, (_, index) => `<p class="p-${index} w-[${index}px]">`).join("");
  expect((await compileUtilities({ html, theme })).length).toBeLessThan(2_000_000);
  expect(performance.now() - started).toBeLessThan(5_000);
});
