import { motifIds } from "#/studio/motifs/motif-ids";
import { type Vignette, vignetteRoles } from "#/studio/vignettes/vignette";

/** A vignette with the ids of the trades that it shows. */
export type TradeVignette = Vignette & { readonly trades: readonly string[] };

/**
 * Vignettes as text: a line with `#`, id, trades, subjects and label, separated by `|`, then a line for
 * each shape with the first letter of its role and its path data.
 */
export const formatVignettes = (vignettes: readonly TradeVignette[]): string =>
  vignettes
    .map(({ id, trades, shows, label, shapes }) =>
      [
        `#${id}|${trades.join(" ")}|${shows.join(" ")}|${label}`,
        ...shapes.map(({ role, data }) => `${role.slice(0, 1)}${data}`),
      ].join("\n"),
    )
    .join("\n");

/** The vignettes of such a text. */
export const parseVignettes = (text: string): readonly TradeVignette[] =>
  text
    .split("#")
    .slice(1)
    .map((part) => {
      const [head = "", ...lines] = part.trim().split("\n");
      const [id = "", trades = "", shows = "", label = ""] = head.split("|");
      const subjects = new Set(shows.split(" "));
      return {
        id,
        label,
        trades: trades.split(" "),
        shows: motifIds.filter((motif) => subjects.has(motif)),
        shapes: lines.map((line) => ({
          role: vignetteRoles.find((role) => line.startsWith(role.slice(0, 1))) ?? "figure",
          data: line.slice(1),
        })),
      };
    });
