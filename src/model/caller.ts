import type { ApiKey } from "#/model/key";

/** Who calls: nobody in particular, the bearer of a key, or whoever has the data folder in hand (the command line). */
export type Caller =
  | { readonly kind: "anonymous" }
  | { readonly kind: "key"; readonly key: ApiKey }
  | { readonly kind: "administrator" };

/** Who may call an operation: everyone, or only whoever has the data folder in hand. */
export const accessClasses = ["public", "administrator"] as const;
export type Access = (typeof accessClasses)[number];
