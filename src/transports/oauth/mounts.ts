import type { BodyLease } from "#/kernel/limits/body-budget";
import { Failure } from "#/kernel/errors";
import { getBasePath } from "#/kernel/http/base-path";
import { readRequestBody } from "#/kernel/http/request-body";
import { parseJson } from "#/kernel/parse-json";
import { getRequestScope } from "#/kernel/request-scope";
import { isOAuthAvailable } from "#/operations/oauth/addresses";
import { createResourceMetadata, createServerMetadata } from "#/operations/oauth/metadata";
import { OAuthError } from "#/operations/oauth/oauth-error";
import { parseParameters } from "#/operations/oauth/parse-parameters";
import { redeemToken } from "#/operations/oauth/redeem-token";
import { registerClient } from "#/operations/oauth/register-client";
import { revokeToken } from "#/operations/oauth/revoke-token";
import type { Services } from "#/operations/services";

/** A request with what the server knows about it. */
type OAuthRequest = { readonly request: Request; readonly address: string; readonly requestId: string };

/** A path, its rate class and its handler. */
type OAuthMount = {
  readonly path: `/${string}`;
  readonly rateClass: "public";
  handle(request: Request, address: string, keepOpen: () => void, trace?: { requestId: string | null }): Promise<Response>;
};

const maxFormBytes = 16_384;
const maxRegistrationBytes = 32_768;
const maxRegistrationValues = 500;
/** The longest query of an authorization request that is taken to the consent page. */
const maxQueryLength = 8000;

/** How long clients may cache metadata, seconds. */
const metadataMaxAgeSeconds = 300;

/**
 * The addresses with which remote clients find out how to sign in, register, and get tokens for
 * `/mcp` (OAuth 2.1, RFC 8414, 9728, 7591, 7009). They return 404 where signing in is not possible.
 */
export function createOAuthMounts(services: Services): readonly OAuthMount[] {
  const { baseUrl } = services;
  const prefix = getBasePath(baseUrl);
  const mount = (
    path: OAuthMount["path"],
    methods: readonly string[],
    respond: (incoming: OAuthRequest) => Promise<Response>,
  ) => ({
    path,
    rateClass: "public" as const,
    async handle(request: Request, address: string, _: () => void, trace?: { requestId: string | null }) {
      const requestId = getRequestScope()?.requestId ?? Bun.randomUUIDv7();
      if (trace) trace.requestId = requestId;
      if (!(await isOAuthAvailable(services, request.headers.get("host") ?? new URL(request.url).host)))
        throw new Failure("not_found", "Remote clients cannot sign in to this server. Use an API key.");
      if (!methods.includes(request.method)) return refuseMethod(request.method, methods);
      try {
        return await respond({ request, address, requestId });
      } catch (error) {
        if (error instanceof OAuthError) return respondOAuthError(error);
        throw error;
      }
    },
  });
  const metadata = (name: string, suffixes: readonly string[], createDocument: (baseUrl: string) => object) => {
    const path = `/.well-known/${name}` as const;
    const paths = suffixes.map((suffix) => `${path}${suffix}`);
    const respond = async ({ request }: OAuthRequest) => {
      if (!paths.includes(new URL(request.url).pathname))
        throw new Failure("not_found", `No metadata has this URL. See ${baseUrl}${path}.`);
      return Response.json(createDocument(baseUrl), {
        headers: { "cache-control": `public, max-age=${metadataMaxAgeSeconds}`, "access-control-allow-origin": "*" },
      });
    };
    return [mount(path, ["GET", "HEAD"], respond), mount(`${path}/*`, ["GET", "HEAD"], respond)];
  };
  return [
    ...metadata("oauth-protected-resource", ["", "/mcp", prefix, `${prefix}/mcp`], createResourceMetadata),
    ...metadata("oauth-authorization-server", ["", prefix], createServerMetadata),
    mount("/oauth/authorize", ["GET"], async ({ request }) => {
      const { search } = new URL(request.url);
      if (search.length > maxQueryLength) throw new OAuthError("invalid_request", "The request is too long.");
      const headers = { location: `${baseUrl}/console/authorize${search}`, "referrer-policy": "no-referrer" };
      return new Response(null, { status: 302, headers: { ...headers, "cache-control": "no-store" } });
    }),
    mount("/oauth/token", ["POST"], async ({ request, ...origin }) =>
      respondToken(await redeemToken(services, { parameters: await readForm(services, request), ...origin })),
    ),
    mount("/oauth/revoke", ["POST"], async ({ request, ...origin }) => {
      await revokeToken(services, { parameters: await readForm(services, request), ...origin });
      return respondToken({});
    }),
    mount("/oauth/register", ["POST"], async ({ request, address }) => {
      services.rateLimiters.consume("sign-in", `register ${address}`, services.clock.now());
      return respondToken(await registerClient(services, await readMetadata(services, request)), 201);
    }),
  ];
}

/** Reads a form with parameters (RFC 6749, appendix B). */
async function readForm(services: Services, request: Request): Promise<ReadonlyMap<string, string>> {
  if (!hasMediaType(request, "application/x-www-form-urlencoded"))
    throw new OAuthError("invalid_request", "Send the parameters as application/x-www-form-urlencoded.");
  const bytes = await readWithLease(services, (lease) => readRequestBody(request, { maxBytes: maxFormBytes, lease }));
  return parseParameters(new TextDecoder().decode(bytes));
}

async function readMetadata(services: Services, request: Request): Promise<Readonly<Record<string, unknown>>> {
  if (!hasMediaType(request, "application/json"))
    throw new OAuthError("invalid_client_metadata", "Send the client's metadata as application/json.");
  const bytes = await readWithLease(services, (lease) => readRequestBody(request, { maxBytes: maxRegistrationBytes, lease }));
  const value = parseJson(bytes, "The body", maxRegistrationValues);
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new OAuthError("invalid_client_metadata", "The body must be a JSON object.");
  return value as Readonly<Record<string, unknown>>;
}

async function readWithLease({ bodyBudget }: Services, read: (lease: BodyLease) => Promise<Uint8Array>): Promise<Uint8Array> {
  const lease = bodyBudget.lease();
  try {
    return await read(lease);
  } finally {
    lease.release();
  }
}

const hasMediaType = (request: Request, mediaType: string) =>
  (request.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() === mediaType;

const secretHeaders = { "cache-control": "no-store", pragma: "no-cache" };

const respondToken = (body: object, status = 200) => Response.json(body, { status, headers: secretHeaders });

/** An error of a client's request (RFC 6749, section 5.2). */
const respondOAuthError = ({ code, description }: OAuthError) =>
  Response.json(
    { error: code, error_description: description },
    { status: code === "invalid_client" ? 401 : 400, headers: secretHeaders },
  );

const refuseMethod = (method: string, methods: readonly string[]) =>
  Response.json(
    { error: "invalid_request", error_description: `${method} is not supported by this URL. Use ${methods.join(", ")}.` },
    { status: 405, headers: { ...secretHeaders, allow: methods.join(", ") } },
  );
