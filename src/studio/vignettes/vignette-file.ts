import { type MotifId, motifIds } from "#/studio/motifs/motif-ids";
import { type Vignette, type VignetteShape, vignetteRoles } from "#/studio/vignettes/vignette";

/** A vignette with the ids of the trades that it shows. */
export type TradeVignette = Vignette & { readonly trades: readonly string[] };

/** A vignette of the file, its shapes still as text. */
export type VignetteEntry = Omit<TradeVignette, "shapes"> & { readonly drawing: string };

/**
 * Vignettes as text: a line with `#`, id, trades, subjects, claims and label, separated by `|`, then a line for
 * each shape with the first letter of its role and its path data.
 */
export const formatVignettes = (vignettes: readonly TradeVignette[]): string =>
  vignettes
    .map(({ id, trades, shows, claims, label, shapes }) =>
      [
        `#${id}|${trades.join(" ")}|${shows.join(" ")}|${claims.join(" ")}|${label}`,
        ...shapes.map(({ role, data }) => `${role.slice(0, 1)}${data}`),
      ].join("\n"),
    )
    .join("\n");

const isMotifId = (id: string): id is MotifId => motifIds.some((known) => known === id);

/** The vignettes of such a text. */
export const splitVignettes = (text: string): readonly VignetteEntry[] =>
  text
    .split("#")
    .slice(1)
    .map((part) => {
      const end = part.indexOf("\n");
      const [id = "", trades = "", shows = "", claims = "", label = ""] = part.slice(0, end).split("|");
      return {
        id,
        label,
        trades: trades.split(" "),
        shows: shows.split(" ").filter(isMotifId),
        claims: claims === "" ? [] : claims.split(" "),
        drawing: part.slice(end + 1),
      };
    });

/** The shapes of a vignette's lines. */
export const parseShapes = (drawing: string): readonly VignetteShape[] =>
  drawing
    .trim()
    .split("\n")
    .map((line) => ({
      role: vignetteRoles.find((role) => line.startsWith(role.slice(0, 1))) ?? "figure",
      data: line.slice(1),
    }));
