import { cssString } from "#/kernel/css-escape";
import { faceMetadata, type FaceId } from "#/model/face";
import type { Typography } from "#/model/token-set";

/** The faces a design sets, each once, in the order display, text, mono. */
export function facesOf(typography: Typography): readonly FaceId[] {
  const { display, text, mono } = typography.families;
  return [...new Set([display.face, text.face, mono.face])];
}

/**
 * The `@font-face` rules of faces: one per file, each with the characters it holds, so that a browser fetches only what a page sets.
 * `fontsBase` is the address of the folder with the files, with or without a slash at its end.
 */
export function faceRulesCss(faces: readonly FaceId[], fontsBase: string): string {
  const base = fontsBase.replace(/\/$/, "");
  return faces
    .flatMap((face) => {
      const { name, files } = faceMetadata[face];
      return files.map((file) =>
        [
          "@font-face {",
          `  font-family: ${cssString(name)};`,
          `  font-style: ${file.style};`,
          `  font-weight: ${file.weight};`,
          "  font-display: swap;",
          `  src: url(${cssString(`${base}/${file.file}`)}) format("woff2");`,
          `  unicode-range: ${file.unicodeRange.replaceAll(",", ", ")};`,
          "}\n",
        ].join("\n"),
      );
    })
    .join("");
}

/** The `@font-face` rules of a design's own faces. */
export function fontFacesCss(typography: Typography, fontsBase: string): string {
  return faceRulesCss(facesOf(typography), fontsBase);
}
