/**
 * Ends the policy that the executable starts with, which leaves code that runs only once in the
 * interpreter (`startupJitPolicy` of `scripts/build/executable.ts`). Each thread has a policy of its own
 * and calls this when what it does next is its usual work.
 */
export const endStartupJitPolicy = (): void => Bun.unsafe.setJITPolicy(1);

/**
 * How much later than usual the engine compiles code in a command that ends by itself. Most of its code runs a few times
 * only, and compiling it would take longer than it saves: a generated design took 1,620 ms of processor time instead of
 * 1,830 with 6, and not less with 8.
 */
const commandJitPolicy = 6;

/** Begins the policy of a command, in the thread that runs it. */
export const startCommandJitPolicy = (): void => Bun.unsafe.setJITPolicy(commandJitPolicy);
