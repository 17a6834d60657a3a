import { expect, test } from "bun:test";
import { removeFallbacks } from "#/formats/remove-fallbacks";
import { shortenDrawings } from "#/formats/shorten-drawings";

const sheet = `.lv-a {
  --_ring: var(--ring, #005);
  --_type-label-family: var(--type-label-family, "Hanken Grotesk", sans-serif);
}
@media (prefers-color-scheme: dark) {
:where(:root:not(.light)) .lv-a {
  --_ring: var(--ring, #aaf);
}
}
.dark .lv-a {
  --_ring: var(--ring, #aaf);
}
.lv-a { color: var(--_ring); font-family: var(--_type-label-family); --_own: 3px; inset: var(--_own); }
`;

test("rules read the system's variables, and blocks that only hold fallbacks disappear", () => {
  expect(removeFallbacks(sheet)).toBe(
    ".lv-a { color: var(--ring); font-family: var(--type-label-family); --_own: 3px; inset: var(--_own); }\n",
  );
});

test("a private property under another name stays, and so does a sheet without any", () => {
  const renamed = ".a {\n  --_line: var(--border, #ccc);\n}\n.a { color: var(--_line); }\n";
  expect(removeFallbacks(renamed)).toBe(renamed);
  expect(removeFallbacks(".a { color: red }\n")).toBe(".a { color: red }\n");
});

test("long drawings are shortened with what is in them, and short ones and the rest of the markup stay", () => {
  const path = `<path d="${"M1 1h2".repeat(100)}"/>`;
  const long = `<svg class="a" viewBox="0 0 8 8"><svg>${path}</svg>${path}</svg>`;
  const short = '<svg><path d="M1 1"/></svg>';
  expect(shortenDrawings(`<p>${long}${short}</p>`)).toBe(
    `<p><svg class="a" viewBox="0 0 8 8"><!-- drawing, ${long.length - 33} characters --></svg>${short}</p>`,
  );
  expect(shortenDrawings(`<p>${long.slice(0, -6)}`)).toBe(`<p>${long.slice(0, -6)}`);
  expect(shortenDrawings("</svg><p>")).toBe("</svg><p>");
});
