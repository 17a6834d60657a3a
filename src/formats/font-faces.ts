import { quoteCssString } from "#/kernel/text/css-escape";
import { faceMetadata, type FaceId } from "#/model/face";
import type { Typography } from "#/model/token-set";

/** The distinct faces of a design, in the order display, text, mono. */
export function listFaces(typography: Typography): readonly FaceId[] {
  const { display, text, mono } = typography.families;
  return [...new Set([display.face, text.face, mono.face])];
}

/**
 * The `@font-face` rules of faces: one for each file, with its Unicode range, so that a browser
 * loads only what a page needs. `fontsBase` is the URL of the folder with the files.
 */
export function renderFontFaces(faces: readonly FaceId[], fontsBase: string): string {
  const base = fontsBase.replace(/\/$/, "");
  return faces
    .flatMap((face) => {
      const { name, files } = faceMetadata[face];
      return files.map((file) =>
        [
          "@font-face {",
          `  font-family: ${quoteCssString(name)};`,
          `  font-style: ${file.style};`,
          `  font-weight: ${file.weight};`,
          "  font-display: swap;",
          `  src: url(${quoteCssString(`${base}/${file.file}`)}) format("woff2");`,
          `  unicode-range: ${file.unicodeRange.replaceAll(",", ", ")};`,
          "}\n",
        ].join("\n"),
      );
    })
    .join("");
}

/** The `@font-face` rules of the faces of a design. */
export function renderDesignFontFaces(typography: Typography, fontsBase: string): string {
  return renderFontFaces(listFaces(typography), fontsBase);
}

/** The font files that a page of the design preloads: those of its display and text faces. */
export const listDesignPreloads = ({ families }: Typography, fontsBase: string): readonly string[] =>
  listFontPreloads([families.display.face, families.text.face], fontsBase);

/**
 * The Latin font files to preload. Empty for relative URLs, since such documents are not served.
 */
export function listFontPreloads(faces: readonly FaceId[], fontsBase: string): readonly string[] {
  if (!fontsBase.startsWith("/")) return [];
  const base = fontsBase.replace(/\/$/, "");
  return [...new Set(faces)].flatMap((face) => {
    const latin = faceMetadata[face].files.filter(({ subset }) => subset === "latin");
    return latin.length === 1 ? latin.map(({ file }) => `${base}/${file}`) : [];
  });
}
