/** Faults of which not one may remain. */
export const faultKinds = ["cut-name", "wrong-language", "broken-mark", "contradicting-words", "empty-box", "twin"] as const;
export type FaultKind = (typeof faultKinds)[number];

/**
 * One person's judgement of one design. Scores are 0–10: 10 is a good human studio, 7 the best
 * generators. `null` is an empty answer.
 */
export type Judgement = {
  readonly landing: number | null;
  readonly mark: number | null;
  readonly direction: "fits" | "tolerable" | "wrong" | null;
  /** What is wrong: a kind from `faultKinds` first, then words of one's own, such as `cut-name: the last letter`. */
  readonly faults: readonly string[];
};

/** A filled-in form: the judgements by key of the brief. */
export type JudgementForm = Readonly<Record<string, Judgement>>;

/** The bar: averages over all designs, and the least average of one design. */
const bar = { landing: 7, mark: 6.5, least: 5 } as const;

const average = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/**
 * Sums forms up: averages, every design below the bar, directions that most people found wrong, and
 * faults. Passes if nothing falls below the bar.
 */
export function summarizeJudgements(forms: readonly JudgementForm[]): {
  readonly lines: readonly string[];
  readonly passes: boolean;
} {
  const keys = [...new Set(forms.flatMap((form) => Object.keys(form)))].toSorted();
  const lines: string[] = [];
  let passes = true;
  const collect = (key: string) => forms.flatMap((form) => (form[key] === undefined ? [] : [form[key]]));
  const scores = (what: "landing" | "mark", key: string) =>
    collect(key).flatMap((one) => (one[what] === null ? [] : [one[what]]));
  for (const what of ["landing", "mark"] as const) {
    const all = keys.flatMap((key) => scores(what, key));
    const mean = average(all);
    passes &&= all.length > 0 && mean >= bar[what];
    lines.push(`${what}: ${mean.toFixed(2)} on average of ${all.length} judgements (bar ${bar[what]})`);
    for (const key of keys) {
      const own = average(scores(what, key));
      if (scores(what, key).length === 0 || own >= bar.least) continue;
      passes = false;
      lines.push(`  ${key}: ${own.toFixed(2)} is below ${bar.least}`);
    }
  }
  for (const key of keys) {
    const judgements = collect(key);
    const wrong = judgements.filter(({ direction }) => direction === "wrong").length;
    if (wrong * 2 > judgements.length) {
      passes = false;
      lines.push(`wrong direction: ${key}`);
    }
    const faults = judgements.flatMap((one) => one.faults);
    for (const fault of faults) {
      if (faultKinds.some((kind) => fault.startsWith(kind))) passes = false;
      lines.push(`fault: ${key}: ${fault}`);
    }
  }
  return { lines, passes };
}
