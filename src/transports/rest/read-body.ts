import { Failure } from "#/kernel/errors";
import { parseJson } from "#/kernel/parse-json";
import { type ReadBodyOptions, readRequestBody } from "#/kernel/http/request-body";

/**
 * Reads a JSON object from a request. An empty body is an empty object. Throws the same errors as
 * `readRequestBody`, and `invalid` for another media type and for a body that is not a JSON object.
 */
export async function readJsonBody(request: Request, options: ReadBodyOptions): Promise<Record<string, unknown>> {
  const bytes = await readRequestBody(request, options);
  if (bytes.length === 0) return {};
  if (!/^application\/json\s*(?:;|$)/i.test(request.headers.get("content-type") ?? ""))
    throw new Failure("invalid", "The body must be JSON, sent with `Content-Type: application/json`.");
  const value = parseJson(bytes, "The body");
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new Failure("invalid", "The body must be a JSON object.");
  return value as Record<string, unknown>;
}

/**
 * Reads a file that is a request's whole body. Throws the same errors as `readRequestBody`,
 * and `invalid` for another media type, before anything is read.
 */
export async function readFileBody(
  request: Request,
  mediaTypes: readonly string[],
  options: ReadBodyOptions,
): Promise<Uint8Array> {
  const [type = ""] = (request.headers.get("content-type") ?? "").split(";");
  if (!mediaTypes.includes(type.trim().toLowerCase()))
    throw new Failure("invalid", `The body must be a file, sent with one of these content types: ${mediaTypes.join(", ")}.`);
  return await readRequestBody(request, options);
}
