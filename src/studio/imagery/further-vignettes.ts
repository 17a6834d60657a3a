import type { Vignette } from "#/studio/vignettes/vignette";

/** The most vignettes beside the large one: a few that are right say more than many of which one is wrong. */
const maxFurther = 3;
/** With fewer others, one that shows nearly the same is shown, too. */
const fewestFurther = 2;

/** The share of all their subjects that two vignettes of nearly the same have in common. */
const minShared = 0.66;
/** How many subjects one that shows no more than another has in common with it. */
const minContained = 2;

/** Whether people come first in a vignette; those on the square before a town hall make it no other picture. */
const isOfPeople = (shows: Vignette["shows"]) => shows[0] === "people";

/**
 * Whether two vignettes show nearly the same things, both of people or both of a place: most of what both show together,
 * or all that one of them shows, such as shelves and books in a library.
 */
function isAlike({ shows: one }: Vignette, { shows: other }: Vignette): boolean {
  if (isOfPeople(one) !== isOfPeople(other) && one.includes("people") !== other.includes("people")) return false;
  const [own, others] = [one, other].map((shows) => new Set(shows.filter((id) => id !== "people"))) as [Set<string>, Set<string>];
  const [all, shared] = [own.union(others).size, own.intersection(others).size];
  return all > 0 && (shared / all >= minShared || (shared >= minContained && shared === Math.min(own.size, others.size)));
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
  // Of those, a place is the least like people at work in it.
  const isPeopled = (one: Vignette | undefined) => one?.shows.includes("people");
  const [unlike, like] = [true, false].map((differs) => twins.filter((one) => (isPeopled(one) !== isPeopled(hero)) === differs));
  const ordered = [...(unlike ?? []), ...(like ?? [])];
  return [...distinct, ...ordered.slice(0, Math.max(0, fewestFurther - distinct.length))].slice(0, maxFurther);
}
