import { quoteCssString } from "#/kernel/text/css-escape";
import { faceMetadata, type FaceId } from "#/model/face";
import type { Typography } from "#/model/token-set";

/** The faces a design sets, each once, in the order display, text, mono. */
export function listFaces(typography: Typography): readonly FaceId[] {
  const { display, text, mono } = typography.families;
  return [...new Set([display.face, text.face, mono.face])];
}

/**
 * The `@font-face` rules of faces: one per file, each with the characters it holds, so that a
 * browser fetches only what a page sets. `fontsBase` is the address of the folder with the files,
 * with or without a slash at its end.
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

/** The `@font-face` rules of a design's own faces. */
export function renderDesignFontFaces(typography: Typography, fontsBase: string): string {
  return renderFontFaces(listFaces(typography), fontsBase);
}

/** The same for a design: its display and text faces. */
export const listDesignPreloads = ({ families }: Typography, fontsBase: string): readonly string[] =>
  listFontPreloads([families.display.face, families.text.face], fontsBase);

/**
 * The Latin files of the faces that a page's first view is set in, for documents that a server
 * sends; none where the files lie beside the document.
 */
export function listFontPreloads(faces: readonly FaceId[], fontsBase: string): readonly string[] {
  if (!fontsBase.startsWith("/")) return [];
  const base = fontsBase.replace(/\/$/, "");
  return [...new Set(faces)].flatMap((face) => {
    const latin = faceMetadata[face].files.filter(({ subset }) => subset === "latin");
    return latin.length === 1 ? latin.map(({ file }) => `${base}/${file}`) : [];
  });
}
