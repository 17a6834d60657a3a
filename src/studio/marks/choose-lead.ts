import { computeFingerprint } from "#/kernel/random";
import type { CandidateInput, RatedCandidate } from "#/studio/marks/mark-candidate";
import { getShownSubject } from "#/studio/marks/letter-things";
import { getFamily } from "#/studio/marks/recipe-traits";

/** How many of nearly equal ones may lead: the next seed always leads with another one. */
const maxLeads = 6;

/** How much less people would give one that leads with a further seed, on a scale to 10. */
const maxGap = 0.6;

/** With fewer that are nearly as good as the best, the next best lead with further seeds, if they are not much worse. */
const [minLeads, maxFurtherGap] = [3, 1.1] as const;

/**
 * Place of the candidate that leads: the one that people would give most, or by seed another one that they would give
 * nearly as much, so that several seeds give real options.
 */
export function chooseLead(chosen: readonly RatedCandidate[], { name, seed }: Pick<CandidateInput, "name" | "seed">): number {
  const leads = listLeads(chosen, name);
  // The seed that a name has by itself takes the best of its ideas, and each further one the next.
  const turn = (((seed - computeFingerprint(name)) % maxLeads) + maxLeads) % maxLeads;
  const lead = leads[turn % Math.max(1, leads.length)];
  return lead === undefined ? 0 : chosen.indexOf(lead);
}

/** How much less a thing with the letter may be worth than the thing alone, which any firm of the trade has, and still lead. */
const maxJoinedGap = 0.3;

/** What a drawing is worth among those that may lead: a thing alone comes after the same one with the letter. */
function getLeadValue({ recipe, drawing, value }: RatedCandidate, chosen: readonly RatedCandidate[]): number {
  if (recipe !== "motif" || drawing.isOwn) return value;
  const { subject } = drawing;
  const showsSame = subject !== undefined && getShownSubject(subject) === subject;
  const joined = chosen.filter(
    (other) =>
      other.drawing.subject === subject &&
      other.drawing.isStock !== true &&
      (other.recipe === "letter-in-motif" || (other.recipe === "letter-in-thing" && showsSame)),
  );
  return joined.reduce(
    (least, other) => (other.value > value - maxJoinedGap ? Math.min(least, other.value - 0.01) : least),
    value,
  );
}

/** The best drawings of different ideas, in the same order with every seed. */
function listLeads(chosen: readonly RatedCandidate[], name: string): readonly RatedCandidate[] {
  const ideas = new Map<string, RatedCandidate>();
  const place = ({ recipe }: RatedCandidate) => computeFingerprint(`${name} ${recipe}`);
  const worth = new Map(chosen.map((one) => [one, getLeadValue(one, chosen)]));
  const rate = (one: RatedCandidate) => worth.get(one) ?? one.value;
  for (const one of chosen.toSorted((a, b) => rate(b) - rate(a) || place(a) - place(b))) {
    const idea = getFamily(one.recipe) === "letter" ? one.recipe : `${one.recipe} ${one.drawing.concept}`;
    if (!ideas.has(idea)) ideas.set(idea, one);
  }
  const ordered = [...ideas.values()];
  const best = ordered[0]?.value ?? 0;
  return ordered.filter(
    ({ value, isPlain }, index) => index === 0 || (!isPlain && value >= best - (index < minLeads ? maxFurtherGap : maxGap)),
  );
}
