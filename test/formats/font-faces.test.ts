import { describe, expect, test } from "bun:test";
import { renderDesignFontFaces } from "#/formats/font-faces";
import { faceIds, faceMetadata, type FaceId } from "#/model/face";
import { createTypography } from "#test/formats/create-typography";

const families = (css: string) => [...new Set([...css.matchAll(/font-family: "([^"]+)"/g)].map((match) => match[1]))];

describe("font faces", () => {
  test("only the design's own faces are declared", () => {
    const css = renderDesignFontFaces(createTypography("bodoni-moda", "eb-garamond", "eb-garamond"), "/fonts");
    expect(families(css)).toEqual(["Bodoni Moda", "EB Garamond"]);
  });

  test("every rule has font-display: swap, a Unicode range and a URL in the given folder", () => {
    const css = renderDesignFontFaces(
      createTypography("hanken-grotesk", "young-serif", "ibm-plex-mono"),
      "https://livery.example/fonts/",
    );
    const rules = css.split("@font-face").slice(1);
    expect(rules.length).toBeGreaterThan(8);
    for (const rule of rules) {
      expect(rule).toContain("font-display: swap;");
      expect(rule).toMatch(/unicode-range: U\+/);
      expect(rule).toMatch(/url\("https:\/\/livery\.example\/fonts\/[a-z0-9-]+\.woff2"\) format\("woff2"\)/);
    }
  });

  test("a variable face has a weight range, a static face one rule for each weight", () => {
    expect(renderDesignFontFaces(createTypography("archivo", "archivo", "archivo"), "")).toContain("font-weight: 100 900;");
    const css = renderDesignFontFaces(createTypography("zilla-slab", "zilla-slab", "zilla-slab"), "");
    for (const weight of [400, 500, 600, 700]) expect(css).toContain(`font-weight: ${weight};`);
  });

  test.each(faceIds.map((id): [FaceId] => [id]))("%s has Latin letters, a licence and a generic fallback", (id) => {
    const face = faceMetadata[id];
    expect(face.files.map((file) => file.subset)).toContain("latin");
    expect(face.files.map((file) => file.subset)).toContain("latin-ext");
    expect(face.licence).toBe("OFL-1.1");
    expect(face.fallback.at(-1)).toMatch(/^(serif|sans-serif|monospace)$/);
  });
});
