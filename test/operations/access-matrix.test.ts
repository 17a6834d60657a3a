import type { WorkspaceId } from "#/model/ids";
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { sha256Hex } from "#/kernel/hash";
import { createId, isId } from "#/kernel/ids";
import { createDelivery } from "#/model/delivery";
import { createWebhookTestEvent } from "#/model/event";
import { type Permission, permissions } from "#/model/key";
import type { Role } from "#/model/workspace";
import { operations } from "#/operations/index";
import type { Operation } from "#/operations/operation";
import type { RestRoute } from "#/operations/rest-route";
import { type TestApp, createTestApp } from "#test/test-app";

/**
 * Who may do what, as the contract and its decisions say it. Written by hand: the code has to agree
 * with it.
 */
type Right = "public" | "signed-in" | { readonly key?: Permission | "ANY"; readonly people?: Role };
const rights: Readonly<Record<string, Right>> = {
  list_systems: "public",
  get_system_adoption: "public",
  download_system: "public",
  get_bundle_signature: "public",
  get_agent_prompt: "public",
  get_brand_skill: "public",
  get_adoption_guide: "public",
  get_system_tokens: "public",
  get_registry_item: "public",
  get_registry: "public",
  get_registry_entry: "public",
  get_rules_installer: "public",
  get_component: "public",
  get_page_recipe: "public",
  get_tokens: "public",
  get_asset: "public",
  check_markup: "public",
  get_screenshot: "public",
  get_part_screenshot: "public",
  search_design_system: "public",
  get_theme_json: "public",
  preview_design: "public",
  preview_component: "public",
  preview_page: "public",
  get_schema: "public",
  list_trades: "public",
  preview_artifact: "public",
  check_health: "public",
  check_readiness: "public",
  set_up: "public",
  sign_in: "public",
  sign_out: "public",
  reset_password: "public",
  get_invitation: "public",
  accept_invitation: "public",
  get_session: "signed-in",
  preview_brief_page: "signed-in",
  change_password: "signed-in",
  list_workspaces: "signed-in",
  whoami: { key: "ANY" },
  get_workspace: { people: "MEMBER" },
  list_members: { people: "MEMBER" },
  leave_workspace: { people: "MEMBER" },
  list_invitations: { people: "MEMBER" },
  list_api_keys: { people: "MEMBER" },
  list_signing_keys: { people: "MEMBER" },
  get_signing_key: { people: "MEMBER" },
  list_handoff_keys: { people: "MEMBER" },
  delete_brand: { people: "MEMBER" },
  rework_design: { people: "MEMBER" },
  restore_version: { people: "MEMBER" },
  set_member_role: { people: "ADMIN" },
  remove_member: { people: "ADMIN" },
  create_reset_link: { people: "ADMIN" },
  create_invitation: { people: "ADMIN" },
  revoke_invitation: { people: "ADMIN" },
  list_audit_log: { people: "ADMIN" },
  download_audit_log: { people: "ADMIN" },
  describe_authorization_request: "signed-in",
  approve_authorization_request: "signed-in",
  list_connected_clients: { people: "MEMBER" },
  disconnect_client: { people: "MEMBER" },
  create_api_key: { people: "ADMIN" },
  revoke_api_key: { people: "ADMIN" },
  create_handoff_key: { people: "ADMIN" },
  list_discarded_states: { key: "READ", people: "MEMBER" },
  restore_discarded_state: { key: "PIPELINE", people: "MEMBER" },
  get_release_proposal: { key: "READ", people: "MEMBER" },
  publish_design: { people: "ADMIN" },
  pin_design: { people: "ADMIN" },
  unpin_design: { people: "ADMIN" },
  archive_design: { people: "ADMIN" },
  restore_design: { people: "ADMIN" },
  approve_project: { people: "ADMIN" },
  request_changes: { people: "ADMIN" },
  leave_note: { people: "MEMBER" },
  accept_deliverable: { people: "ADMIN" },
  reject_deliverable: { people: "ADMIN" },
  decide_deliverables: { people: "ADMIN" },
  archive_system: { people: "ADMIN" },
  restore_system: { people: "ADMIN" },
  update_workspace: { people: "OWNER" },
  get_maintenance: { people: "OWNER" },
  start_maintenance: { people: "OWNER" },
  create_signing_key: { people: "OWNER" },
  revoke_signing_key: { people: "OWNER" },
  delete_workspace: { people: "OWNER" },
  list_workspace_brands: { key: "READ", people: "MEMBER" },
  get_brand: { key: "READ", people: "MEMBER" },
  get_brand_import: { key: "READ", people: "MEMBER" },
  list_brand_designs: { key: "READ", people: "MEMBER" },
  get_design: { key: "READ", people: "MEMBER" },
  get_design_edits: { key: "READ", people: "MEMBER" },
  get_edit_choices: { key: "READ", people: "MEMBER" },
  get_edit_sections: { key: "READ", people: "MEMBER" },
  get_edit_texts: { key: "READ", people: "MEMBER" },
  get_design_board: { key: "READ", people: "MEMBER" },
  compare_designs: { key: "READ", people: "MEMBER" },
  get_design_context: { key: "READ", people: "MEMBER" },
  get_handoff_prompt: { key: "READ", people: "MEMBER" },
  get_design_prompt_pack: { key: "READ", people: "MEMBER" },
  export_design: { key: "READ", people: "MEMBER" },
  get_design_skill: { key: "READ", people: "MEMBER" },
  list_design_versions: { key: "READ", people: "MEMBER" },
  list_projects: { key: "READ", people: "MEMBER" },
  get_audit: { key: "READ", people: "MEMBER" },
  waive_finding: { people: "ADMIN" },
  get_project: { key: "READ", people: "MEMBER" },
  list_deliverables: { key: "READ", people: "MEMBER" },
  watch_project: { key: "READ", people: "MEMBER" },
  list_system_versions: { key: "READ", people: "MEMBER" },
  get_repo_rules_pack: { key: "READ", people: "MEMBER" },
  get_partner_design_kit: { key: "READ", people: "MEMBER" },
  download_partner_design_kit: { key: "READ", people: "MEMBER" },
  import_design_artifacts: { key: "ARTIFACTS_WRITE", people: "MEMBER" },
  import_design_archive: { key: "ARTIFACTS_WRITE", people: "MEMBER" },
  finish_external_design: { key: "PIPELINE", people: "MEMBER" },
  create_brand: { key: "PIPELINE", people: "MEMBER" },
  update_brand: { key: "PIPELINE", people: "MEMBER" },
  create_design: { key: "PIPELINE", people: "MEMBER" },
  start_design: { key: "PIPELINE", people: "MEMBER" },
  preview_brief: { key: "PIPELINE", people: "MEMBER" },
  create_address_import: { key: "PIPELINE", people: "MEMBER" },
  create_brand_import: { key: "PIPELINE", people: "MEMBER" },
  update_design: { key: "PIPELINE", people: "MEMBER" },
  duplicate_design: { key: "PIPELINE", people: "MEMBER" },
  duplicate_brand: { key: "PIPELINE", people: "MEMBER" },
  get_brand_family: { key: "READ", people: "MEMBER" },
  take_parent_version: { key: "PIPELINE", people: "MEMBER" },
  list_parent_updates: { key: "READ", people: "MEMBER" },
  update_design_edits: { key: "PIPELINE", people: "MEMBER" },
  list_edit_proposals: { key: "READ", people: "MEMBER" },
  get_edit_proposal: { key: "READ", people: "MEMBER" },
  propose_adjustments: { key: "ARTIFACTS_WRITE", people: "MEMBER" },
  withdraw_edit_proposal: { key: "ARTIFACTS_WRITE", people: "MEMBER" },
  accept_edit_proposal: { people: "MEMBER" },
  decline_edit_proposal: { people: "MEMBER" },
  preview_draft_page: { people: "MEMBER" },
  preview_design_edits: { key: "PIPELINE", people: "MEMBER" },
  check_design_edits: { key: "PIPELINE", people: "MEMBER" },
  update_project: { key: "PIPELINE", people: "MEMBER" },
  run_project: { key: "PIPELINE", people: "MEMBER" },
  resume_project: { key: "PIPELINE", people: "MEMBER" },
  cancel_project: { key: "PIPELINE", people: "MEMBER" },
  list_webhook_endpoints: { people: "MEMBER" },
  get_webhook_endpoint: { people: "MEMBER" },
  list_webhook_deliveries: { people: "MEMBER" },
  get_webhook_delivery: { people: "MEMBER" },
  create_webhook_endpoint: { people: "ADMIN" },
  update_webhook_endpoint: { people: "ADMIN" },
  delete_webhook_endpoint: { people: "ADMIN" },
  test_webhook_endpoint: { people: "ADMIN" },
  reveal_webhook_secret: { people: "ADMIN" },
  rotate_webhook_secret: { people: "ADMIN" },
  enable_webhook_endpoint: { people: "ADMIN" },
  disable_webhook_endpoint: { people: "ADMIN" },
  redeliver_webhook: { people: "ADMIN" },
  list_sessions: "signed-in",
  end_session: "signed-in",
  end_other_sessions: "signed-in",
  list_my_subscriptions: "signed-in",
  list_subscriptions: "signed-in",
  list_subscription_deliveries: "signed-in",
  create_subscription: "signed-in",
  delete_subscription: "signed-in",
  rotate_subscription_secret: "signed-in",
};

type Routed = Operation & { readonly rest: RestRoute };
const routed = operations.filter((operation): operation is Routed => operation.rest !== undefined && !operation.rest.hidden);
const limited = routed.filter(({ name }) => rights[name] !== "public");

let app: TestApp;
/**
 * Ids of things in the workspace under test, and of the same things in another one, by what the
 * path calls them.
 */
let own: Record<string, string>;
let foreign: Record<string, string>;
type Credentials = { key?: string; cookie?: string };
const callers: Record<string, Credentials> = {};

/** The parameters of a path by what they stand for: `workspaces.id`, `systems.name`, `userId`. */
const parametersOf = (path: string) =>
  path
    .split("/")
    .flatMap((part, index, parts) =>
      part.startsWith(":") ? [{ part, stands: part === ":id" || part === ":name" ? `${parts[index - 1]}${part}` : part }] : [],
    );
const pathWith = ({ rest }: Routed, ids: Readonly<Record<string, string>>) =>
  parametersOf(rest.path).reduce<string>(
    (path, { part, stands }) => path.replace(part, encodeURIComponent(ids[stands] ?? `no ${stands}`)),
    rest.path,
  );

/**
 * Calls with a field that no operation knows, so that an allowed caller gets 400
 * before anything is done.
 */
async function ask({ rest }: Routed, path: string, credentials: Credentials) {
  const takesBody = rest.method === "POST" || rest.method === "PATCH";
  return await app.send(rest.method, takesBody ? path : `${path}?nonsense=1`, {
    ...credentials,
    ...(takesBody && { body: { nonsense: 1 } }),
  });
}

/** Creates a caller's own subscription to a live system. */
async function subscriptionOf(cookie: string, slug: string): Promise<string> {
  const body = { targetUrl: "https://hooks.example/", events: ["system.updated"] };
  return (await app.send("POST", `/api/v1/systems/${slug}/webhooks`, { cookie, body })).json.id;
}

/** The id of the session behind a cookie. */
const sessionOf = async (cookie: string): Promise<string> =>
  (await app.store.sessions.findActive(sha256Hex(cookie), app.clock.now().getTime()))?.id ?? "none";

async function furnish(workspaceId: WorkspaceId, name: string): Promise<Record<string, string>> {
  const owner = await app.person("OWNER", workspaceId);
  const member = await app.person("MEMBER", workspaceId);
  const { row } = await app.key(["READ"], { workspaceId });
  const report = await app.publishIn(workspaceId, { name, seed: 1 });
  const invitation = await app.send("POST", `/api/v1/workspaces/${workspaceId}/invitations`, {
    cookie: owner.cookie,
    body: { email: "new@people.test", role: "MEMBER" },
  });
  const artifactId = createId("art");
  await app.store.transaction(async ({ externalArtifacts, blobs }) =>
    externalArtifacts.insert({
      ...{ id: artifactId, workspaceId, designId: report.design.id, projectId: report.project.id, kind: "page", name: "Page" },
      ...{
        slug: "page",
        status: "DRAFT",
        bytes: 2,
        storedBytes: 4,
        policyVersion: 1,
        fingerprint: "",
        contentHash: await blobs.put("{}", "application/json"),
      },
      ...{ checks: [], reason: null, decidedBy: null, createdAt: "2026-11-21T10:00:00.000Z", decidedAt: null },
    }),
  );
  const stateId = createId("dis");
  await app.store.transaction(({ discardedStates }) =>
    discardedStates.insert(
      {
        ...({ id: stateId, workspaceId, designId: report.design.id, cause: "EDIT", parts: {}, seed: 1 } as const),
        ...({ directionId: "swiss", status: "DRAFT", projectState: "IDENTITY", discardedBy: "test", createdAt: "2026" } as const),
      },
      20,
    ),
  );
  const proposalId = createId("prp");
  await app.store.transaction(({ editProposals }) =>
    editProposals.insert(
      {
        ...({ id: proposalId, workspaceId, designId: report.design.id, status: "OPEN", edits: [], note: null } as const),
        ...{ proposedBy: { kind: "ADMINISTRATOR", id: null, name: "test", keyName: null }, fingerprint: "", reason: null },
        ...{ decidedBy: null, createdAt: "2026", decidedAt: null },
      },
      20,
    ),
  );
  const grantId = createId("grt");
  await app.store.transaction(({ oauthGrants }) =>
    oauthGrants.insert({
      ...({ id: grantId, workspaceId, userId: member.user.id, clientId: "cli_x", clientName: name, clientHost: null } as const),
      ...({ prefix: `lvo_${grantId}`, permissions: ["READ"], resource: "x", redirectUri: "x", codeChallenge: "x" } as const),
      ...{ createdAt: "2026", activatedAt: "2026", lastUsedAt: null, expiresAt: "2030", revokedAt: null },
    }),
  );
  const importId = createId("imp");
  await app.store.transaction(async ({ brandImports, blobs }) => {
    const proposal = { given: {}, recognized: [], mapped: [], left: [], notices: [] };
    const contentHash = await blobs.put(JSON.stringify(proposal), "application/json");
    await brandImports.insert({ id: importId, workspaceId, name, contentHash, createdBy: "test", createdAt: "2026" }, 20);
  });
  const endpointId = (
    await app.send("POST", `/api/v1/workspaces/${workspaceId}/webhook-endpoints`, {
      cookie: owner.cookie,
      body: { url: "https://hooks.example/" },
    })
  ).json.id;
  const signingKey = await app.send("POST", `/api/v1/workspaces/${workspaceId}/signing-keys`, {
    cookie: owner.cookie,
    body: { name: "Releases" },
  });
  const tested = createDelivery(createWebhookTestEvent(workspaceId, endpointId, "2026-11-21T10:00:00.000Z"), endpointId, 0);
  const deliveryId = tested.id;
  await app.store.transaction(({ deliveries }) => deliveries.insert([tested]));
  return {
    "workspaces:id": workspaceId,
    "brands:id": report.brand.id,
    "designs:id": report.design.id,
    "projects:id": report.project.id,
    "systems:name": report.system.slug,
    ":userId": member.user.id,
    ":keyId": row.id,
    ":signingKeyId": signingKey.json.id,
    ":grantId": grantId,
    ":artifactId": artifactId,
    ":stateId": stateId,
    ":proposalId": proposalId,
    ":importId": importId,
    ":invitationId": invitation.json.id,
    ":number": "1.0.0",
    ":endpointId": endpointId,
    ":deliveryId": deliveryId,
    ":subscriptionId": await subscriptionOf(owner.cookie, report.system.slug),
    ":sessionId": await sessionOf(owner.cookie),
  };
}

beforeAll(async () => {
  app = await createTestApp();
  const elsewhere = await app.workspace("Elsewhere");
  own = await furnish(app.workspaceId, "Own");
  foreign = await furnish(elsewhere.id, "Foreign");
  const second = await app.publish({ name: "Second", seed: 2 });
  const designId = own["designs:id"] ?? "";
  if (!isId("ds", designId)) throw new Error("there is no design");
  const past = "2020-01-01T00:00:00.000Z";
  Object.assign(callers, {
    nobody: {},
    "a bad key": { key: "lv_nonsense" },
    "an expired key": { key: (await app.key(permissions, { expiresAt: past })).key },
    "a revoked key": { key: (await app.key(permissions, { revokedAt: past })).key },
    "a session that is over": { cookie: "no such session" },
    "a key that may READ": { key: (await app.key(["READ"])).key },
    "a key that may ARTIFACTS_WRITE": { key: (await app.key(["ARTIFACTS_WRITE"])).key },
    "a key that may PIPELINE": { key: (await app.key(["PIPELINE"])).key },
    "a key with every permission": { key: (await app.key(permissions)).key },
    "the design's handoff key": { key: (await app.key(permissions, { kind: "HANDOFF", designId })).key },
    "another design's handoff key": { key: (await app.key(permissions, { kind: "HANDOFF", designId: second.design.id })).key },
    "another workspace's key": { key: (await app.key(permissions, { workspaceId: elsewhere.id })).key },
    "a member": { cookie: (await app.person("MEMBER")).cookie },
    "an admin": { cookie: (await app.person("ADMIN")).cookie },
    "the owner": { cookie: (await app.person("OWNER")).cookie },
    "another workspace's owner": { cookie: (await app.person("OWNER", elsewhere.id)).cookie },
  });
  own[":sessionId"] = await sessionOf(callers["the owner"]?.cookie ?? "");
  own[":subscriptionId"] = await subscriptionOf(callers["the owner"]?.cookie ?? "", own["systems:name"] ?? "");
});
afterAll(() => app.close());

const keysBy: Readonly<Record<string, readonly Permission[]>> = {
  "a key that may READ": ["READ"],
  "a key that may ARTIFACTS_WRITE": ["ARTIFACTS_WRITE"],
  "a key that may PIPELINE": ["PIPELINE"],
  "a key with every permission": permissions,
  "the design's handoff key": permissions,
  "another design's handoff key": permissions,
  "another workspace's key": permissions,
};
const peopleBy: Readonly<Record<string, Role>> = {
  "a member": "MEMBER",
  "an admin": "ADMIN",
  "the owner": "OWNER",
  "another workspace's owner": "OWNER",
};
const rank: readonly Role[] = ["MEMBER", "ADMIN", "OWNER"];

/** The status that a caller has to get: 400 is being let through to the nonsense. */
function statusFor(caller: string, right: Exclude<Right, "public">, { rest, name }: Routed): number {
  const held = keysBy[caller];
  const role = peopleBy[caller];
  const isAboutOne = rest.path.includes(":");
  if (held) {
    if (right === "signed-in" || right.key === undefined) return 403;
    if (right.key !== "ANY" && !held.includes(right.key)) return 403;
    if (/handoff key/.test(caller) && right.key === "PIPELINE" && name !== "finish_external_design") return 403;
    if (!isAboutOne) return 400;
    if (caller === "another workspace's key" || caller === "another design's handoff key") return 404;
    return caller === "the design's handoff key" && !/^\/api\/v1\/(designs|projects)\//.test(rest.path) ? 404 : 400;
  }
  if (role) {
    if (right === "signed-in") return /:(subscription|session)Id/.test(rest.path) && caller !== "the owner" ? 404 : 400;
    if (right.people === undefined || rank.indexOf(role) < rank.indexOf(right.people)) return 403;
    return caller === "another workspace's owner" && isAboutOne ? 404 : 400;
  }
  return 401;
}

test("every route is listed here with its access", () => {
  expect(routed.map(({ name }) => name).sort()).toEqual(Object.keys(rights).sort());
});

describe("access", () => {
  test.each(limited.map((operation) => [operation.name, operation] as const))("%s", async (name, operation) => {
    const right = rights[name];
    if (right === undefined || right === "public") throw new Error(`${name} has no right here`);
    const path = pathWith(operation, own);
    const expected: Record<string, number> = {};
    const got: Record<string, number> = {};
    for (const [caller, credentials] of Object.entries(callers)) {
      expected[caller] = statusFor(caller, right, operation);
      got[caller] = (await ask(operation, path, credentials)).status;
    }
    expect(got).toEqual(expected);
  });
});

describe("foreign resources return the same 404 as unknown ones", () => {
  const withIds = limited.filter(({ rest }) => rest.path.includes(":"));
  test.each(withIds.map((operation) => [operation.name, operation] as const))("%s", async (name, operation) => {
    const right = rights[name];
    const credentials =
      typeof right === "object" && right.people === undefined ? callers["a key with every permission"] : callers["the owner"];
    for (const { stands } of parametersOf(operation.rest.path)) {
      const prefix = own[stands]?.split("_")[0] ?? "";
      const unknown = stands.endsWith("name")
        ? "no-such-system"
        : stands === ":number"
          ? "9.9.9"
          : `${prefix}_${createId("ws").slice(3)}`;
      const answers = [];
      const isPublic = right === "signed-in" && stands === "systems:name" && !operation.rest.path.includes(":subscriptionId");
      for (const id of stands === ":number" || isPublic ? [unknown] : [foreign[stands] ?? "", unknown]) {
        const { status, text } = await ask(operation, pathWith(operation, { ...own, [stands]: id }), credentials ?? {});
        answers.push({ status, text });
      }
      expect(answers[0]?.status).toBe(404);
      expect(answers.at(-1)).toEqual(answers[0] ?? { status: 0, text: "" });
    }
  });
});
