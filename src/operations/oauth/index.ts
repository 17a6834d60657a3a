import { approveAuthorizationRequest } from "#/operations/oauth/approve-authorization-request";
import { describeAuthorizationRequest } from "#/operations/oauth/describe-authorization-request";
import { disconnectClient } from "#/operations/oauth/disconnect-client";
import { listConnectedClients } from "#/operations/oauth/list-connected-clients";

/** Consent to the requests of remote clients, and the clients that are connected. */
export const oauthOperations = [
  describeAuthorizationRequest,
  approveAuthorizationRequest,
  listConnectedClients,
  disconnectClient,
] as const;
