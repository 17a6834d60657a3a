/** Prints what a test measured, rounded, where `LIVERY_TEST_REPORT` asks for it. */
export function reportFigures(figures: Readonly<Record<string, number>>): void {
  if (process.env.LIVERY_TEST_REPORT === undefined) return;
  console.log(Object.fromEntries(Object.entries(figures).map(([name, figure]) => [name, Math.round(figure)])));
}
