import { permissions } from "#/model/key";
import { getOAuthAddresses } from "#/operations/oauth/addresses";

/** The metadata of the MCP address as a protected resource (RFC 9728). */
export function createResourceMetadata(baseUrl: string) {
  const { resource, issuer } = getOAuthAddresses(baseUrl);
  return {
    resource,
    authorization_servers: [issuer],
    scopes_supported: [...permissions],
    bearer_methods_supported: ["header"],
    resource_name: "Livery",
    resource_documentation: `${baseUrl}/docs/remote-clients`,
  };
}

/** The metadata of the authorization server (RFC 8414). Clients are public and use PKCE. */
export function createServerMetadata(baseUrl: string) {
  const { issuer, authorize, token, revoke, register } = getOAuthAddresses(baseUrl);
  return {
    issuer,
    authorization_endpoint: authorize,
    token_endpoint: token,
    revocation_endpoint: revoke,
    registration_endpoint: register,
    scopes_supported: [...permissions],
    response_types_supported: ["code"],
    response_modes_supported: ["query"],
    grant_types_supported: ["authorization_code", "refresh_token"],
    token_endpoint_auth_methods_supported: ["none"],
    revocation_endpoint_auth_methods_supported: ["none"],
    code_challenge_methods_supported: ["S256"],
    authorization_response_iss_parameter_supported: true,
    client_id_metadata_document_supported: true,
    service_documentation: `${baseUrl}/docs/remote-clients`,
  };
}
