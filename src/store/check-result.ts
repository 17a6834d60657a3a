/** One thing that was checked: what it is about, whether it is right, and what to do if not. */
export type CheckResult = { readonly name: string; readonly status: "ok" | "warning" | "error"; readonly message: string };
