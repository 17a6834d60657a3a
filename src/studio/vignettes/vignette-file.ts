import { readDrawing, streamCount, writeDrawing } from "#/studio/vignettes/drawing-streams";
import { type MotifId, motifIds } from "#/studio/motifs/motif-ids";
import type { Vignette, VignetteShape } from "#/studio/vignettes/vignette";

/** A vignette with the ids of the trades that it shows. */
export type TradeVignette = Vignette & { readonly trades: readonly string[] };

/** A vignette of the file, its shapes still in streams. */
export type VignetteEntry = Omit<TradeVignette, "shapes"> & { readonly draw: () => readonly VignetteShape[] };

/**
 * Vignettes as bytes: a line with the sizes of all parts, then these. The first three are texts: a line for each vignette
 * with id, trades, subjects, claims and label, separated by `|`; the texts of the drawings, separated by `#`; and a line
 * for each drawing with how many bytes of each stream are its own, so that it can be read alone. The streams follow.
 */
export function formatVignettes(vignettes: readonly TradeVignette[]): Uint8Array {
  const streams = Array.from({ length: streamCount }, (): number[] => []);
  const about = vignettes.map(({ id, trades, shows, claims, label }) =>
    [id, trades.join(" "), shows.join(" "), claims.join(" "), label].join("|"),
  );
  const drawings = vignettes.map(({ shapes }) => {
    const before = streams.map(({ length }) => length);
    const text = writeDrawing(shapes, streams);
    return { text, sizes: streams.map(({ length }, index) => length - (before[index] ?? 0)).join(" ") };
  });
  const parts = [
    about.join("\n"),
    drawings.map(({ text }) => text).join("#"),
    drawings.map(({ sizes }) => sizes).join("\n"),
    ...streams.map((stream) => Uint8Array.from(stream)),
  ].map((part) => Buffer.from(part));
  return Buffer.concat([Buffer.from(`${parts.map(({ length }) => length).join(" ")}\n`), ...parts]);
}

const knownMotifs: ReadonlySet<string> = new Set(motifIds);
const isMotifId = (id: string): id is MotifId => knownMotifs.has(id);

/** The vignettes of such bytes. */
export function splitVignettes(bytes: Buffer): readonly VignetteEntry[] {
  let end = bytes.indexOf("\n") + 1;
  const [aboutSize = 0, drawingSize = 0, countSize = 0, ...streamSizes] = bytes.toString("latin1", 0, end).split(" ").map(Number);
  const take = (size: number) => {
    end += size;
    return end - size;
  };
  const takeText = (size: number) => bytes.toString("latin1", take(size), end);
  const about = takeText(aboutSize).split("\n");
  const drawings = takeText(drawingSize).split("#");
  const sizes = takeText(countSize).split("\n");
  const places = streamSizes.map(take);
  return about.map((line, index) => {
    const [id = "", trades = "", shows = "", claims = "", label = ""] = line.split("|");
    const starts = [...places];
    for (const [stream, size] of (sizes[index] ?? "").split(" ").entries()) places[stream] = (places[stream] ?? 0) + Number(size);
    let shapes: readonly VignetteShape[] | undefined;
    return {
      id,
      label,
      trades: trades.split(" "),
      shows: shows.split(" ").filter(isMotifId),
      claims: claims === "" ? [] : claims.split(" "),
      draw: () => (shapes ??= readDrawing(drawings[index] ?? "", bytes, starts)),
    };
  });
}
