/** Version of the policy of imported markup. Increase it with every change that rejects more. */
export const canonicalForm = 1;
