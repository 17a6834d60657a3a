import { useEffect } from "react";
import type { BoardFace } from "#data/console-api";
import { serverAddress } from "#/doors/console/app/router/address";

const loaded = new Set<string>();

/** Makes faces of a brand known to the page, so that specimens are set in them. A file is fetched only where something is set with its characters. */
export function useFaces(faces: readonly BoardFace[]): void {
  useEffect(() => {
    for (const { family, files } of faces)
      for (const { file, weight, style, unicodeRange } of files) {
        if (loaded.has(file)) continue;
        loaded.add(file);
        const source = `url("${serverAddress(`/fonts/${encodeURIComponent(file)}`)}") format("woff2")`;
        document.fonts.add(new FontFace(family, source, { weight, style, unicodeRange, display: "swap" }));
      }
  }, [faces]);
}
