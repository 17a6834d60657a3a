import type { SigningKey } from "#data/console-api";
import { CodeBlock } from "#/console/app/components/code-block";

/** What receivers of bundles need of a signing key, and what they do with it. */
export function PublicKey({ signingKey: { allowedSigner, fingerprint } }: { readonly signingKey: SigningKey }) {
  return (
    <>
      <p>
        Give this line to those who receive bundles, on a way that they trust. They save it as a file, which{" "}
        <code>livery verify</code> and <code>livery pull</code> take as a key.
      </p>
      <CodeBlock label="allowed_signers" text={allowedSigner} wraps />
      <CodeBlock label="Fingerprint" text={fingerprint} wraps />
    </>
  );
}
