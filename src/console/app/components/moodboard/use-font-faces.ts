import { useEffect } from "react";
import type { BoardFace } from "#data/console-api";
import { getServerUrl } from "#/console/app/router/urls";

const loadedFiles = new Set<string>();

/**
 * Registers a brand's faces with the page. The browser fetches a file only when its characters are
 * used.
 */
export function useFontFaces(faces: readonly BoardFace[]): void {
  useEffect(() => {
    for (const { files } of faces)
      for (const { family, file, weight, style, unicodeRange } of files) {
        const key = `${file} ${unicodeRange}`;
        if (loadedFiles.has(key)) continue;
        loadedFiles.add(key);
        const source = `url("${getServerUrl(`/fonts/${encodeURIComponent(file)}`)}") format("woff2")`;
        document.fonts.add(new FontFace(family, source, { weight, style, unicodeRange, display: "swap" }));
      }
  }, [faces]);
}
