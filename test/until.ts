/** Waits until something is so; throws when it is not within the time, which is generous: machines that run tests are busy. */
export async function until(isSo: () => boolean | Promise<boolean>, msMax = 30_000): Promise<void> {
  const endMs = performance.now() + msMax;
  while (!(await isSo())) {
    if (performance.now() > endMs) throw new Error(`What was waited for did not come within ${msMax} ms: ${isSo.toString()}`);
    await Bun.sleep(10);
  }
}
