import { Failure } from "#/kernel/errors";
import { createEtag, createJsonReply } from "#/kernel/http/reply";
import type { Context } from "#/operations/context";
import type { Operation } from "#/operations/operation";
import type { Repositories } from "#/store/store";

/**
 * Adds the precondition of an If-Match header (RFC 9110, 13.1.1) to a context. The ETag of the
 * current representation, as `readOperation` returns it, is compared at once, and again inside the
 * change's first transaction, so that no other change can come in between. Throws
 * `precondition_failed`.
 */
export async function addPrecondition(
  operation: Operation,
  context: Context,
  path: Readonly<Record<string, string>>,
  ifMatch: string,
): Promise<Context> {
  const { readOperation } = operation;
  if (!readOperation) throw new Failure("invalid", "If-Match is not supported for this request. Remove the header.");
  const assertTagMatches = async (repositories: Repositories) => {
    const readContext = { ...context, store: { ...context.store, ...repositories } };
    const target = await readOperation.find?.(readContext, path);
    const tag =
      target === undefined
        ? undefined
        : createEtag(String(createJsonReply(await readOperation.run(readContext, path, target)).body));
    if (tag !== undefined && isTagListed(ifMatch, tag)) return;
    throw new Failure(
      "precondition_failed",
      "The resource changed since you read it. Nothing was written. Read it again and send the change with its new ETag.",
    );
  };
  await assertTagMatches(context.store);
  return { ...context, precondition: { assert: assertTagMatches, isMet: false } };
}

/**
 * Whether an If-Match header lists a tag. Tags of compressed representations have the encoding as a
 * suffix. Weak tags never match.
 */
const isTagListed = (header: string, tag: string): boolean =>
  header.split(",").some((entry) => {
    const one = entry.trim();
    return one === "*" || one.replace(/-(?:br|zstd|gzip)"$/, '"') === tag;
  });
