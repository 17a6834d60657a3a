/**
 * Ends the policy that the executable starts with, which leaves code that runs only once in the
 * interpreter (`startupJitPolicy` of `scripts/build/executable.ts`). Each thread has a policy of its own
 * and calls this when what it does next is its usual work.
 */
export const endStartupJitPolicy = (): void => Bun.unsafe.setJITPolicy(1);
