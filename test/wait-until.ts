/**
 * Waits until something is so; throws when it is not within the time, which is generous: machines
 * that run tests are busy.
 */
export async function waitUntil(condition: () => boolean | Promise<boolean>, timeoutMs = 30_000): Promise<void> {
  const deadlineMs = performance.now() + timeoutMs;
  while (!(await condition())) {
    if (performance.now() > deadlineMs)
      throw new Error(`What was waited for did not come within ${timeoutMs} ms: ${condition.toString()}`);
    await Bun.sleep(10);
  }
}
