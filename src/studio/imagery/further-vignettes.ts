import type { Vignette } from "#/studio/vignettes/vignette";

/** The most vignettes beside the large one: a few that are right say more than many of which one is wrong. */
const maxFurther = 3;
/** With fewer others, one that shows nearly the same is shown, too. */
const fewestFurther = 2;

/** The share of subjects that two vignettes of nearly the same have in common. */
const minShared = 0.66;

/** Whether two vignettes show nearly the same things, both with people or both without. */
function isAlike({ shows: one }: Vignette, { shows: other }: Vignette): boolean {
  if (one.includes("people") !== other.includes("people")) return false;
  const [own, others] = [one, other].map((shows) => new Set(shows.filter((id) => id !== "people")));
  const all = own?.union(others ?? new Set()).size ?? 0;
  return all > 0 && (own?.intersection(others ?? new Set()).size ?? 0) / all >= minShared;
}

/** The vignettes that go with a large one, in their order; of those that show nearly the same, the first. */
export function listFurtherVignettes(hero: Vignette | undefined, vignettes: readonly Vignette[]): readonly Vignette[] {
  const distinct: Vignette[] = [];
  const twins: Vignette[] = [];
  for (const one of vignettes) {
    if (one === hero) continue;
    const isTwin = [...(hero === undefined ? [] : [hero]), ...distinct].some((other) => isAlike(one, other));
    (isTwin ? twins : distinct).push(one);
  }
  return [...distinct, ...twins.slice(0, Math.max(0, fewestFurther - distinct.length))].slice(0, maxFurther);
}
