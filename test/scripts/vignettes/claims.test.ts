import { describe, expect, test } from "bun:test";
import { motifIds } from "#/studio/motifs/motif-ids";
import { listClaims, regions } from "#/studio/vignettes/claims";
import { listClaimEntries } from "../../../scripts/vignettes/claims";
import { listDrawings } from "../../../scripts/vignettes/drawings";

const known = new Set<string>([...motifIds, ...listClaims(), ...regions]);

describe("the claims of vignettes", () => {
  test("are made by vignettes that exist, by each once", () => {
    const drawn = new Set(listDrawings().map(([id]) => id));
    for (const [, vignettes] of listClaimEntries()) {
      expect(vignettes.filter((id) => !drawn.has(id))).toEqual([]);
      expect(new Set(vignettes).size).toBe(vignettes.length);
    }
  });

  test("are known, and a subject is claimed only where it is seen", () => {
    expect(listClaimEntries().flatMap(([claim]) => (known.has(claim) ? [] : [claim]))).toEqual([]);
    const shownBy = new Map(listDrawings().map(([id, { shows }]) => [id, new Set<string>(shows)]));
    for (const [claim, vignettes] of listClaimEntries())
      if (motifIds.some((id) => id === claim))
        expect([claim, vignettes.filter((id) => shownBy.get(id)?.has(claim) !== true)]).toEqual([claim, []]);
  });
});
