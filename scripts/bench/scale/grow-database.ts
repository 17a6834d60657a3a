import { Database } from "bun:sqlite";
import { join } from "node:path";
import { demoBriefs } from "#data/briefs";
import { type Id, type IdPrefix, isId } from "#/kernel/ids";
import { loadOrCreateKey } from "#/kernel/secrets/key-file";
import { createSecretBox } from "#/kernel/secrets/secret-box";
import type { EndpointId, SystemId, UserId, WorkspaceId } from "#/model/ids";
import { issueKey } from "#/model/key";
import { maxRetainedDeliveries, maxWebhookEndpoints } from "#/model/limits";
import { chooseDirection } from "#/studio/directions/choose-direction";
import { getDirectionSignature } from "#/studio/directions/direction-signature";
import { createSigningSecret } from "#/webhooks/signature";
import type { ScaleSize } from "./scale-sizes";

/** What the measured calls need to know of a grown database. */
export type GrownData = {
  readonly workspaceId: WorkspaceId;
  readonly apiKey: string;
  readonly endpointId: EndpointId;
  /** A published system near the end of the list, after which the last full page begins. */
  readonly deepSystemId: SystemId;
  /** Published systems from all over the list. */
  readonly samples: readonly { readonly id: SystemId; readonly slug: string; readonly brandId: string }[];
  readonly deepBrandId: string;
  readonly deepAuditId: string;
  readonly rareActorId: UserId;
};

/** Projects that wait for a review, and brands that are still drafts: as many in every size, so that pages are as long. */
const waitingCount = 60;
/** Systems that the rare search word finds in every size: fewer than a page. */
const rareMatches = 20;
export const rareWord = "Quarry";
export const commonWord = "Studio";
/** Systems after the start of a deep page, and the fewest members and keys: more than a page. */
const moreThanPage = 60;
/** Pending deliveries of an endpoint, in every size: more than a claim takes. */
const minPending = 40;
/** Audit entries of a rare action and a rare actor, in every size. */
const rareEntries = 60;

const firstWords = [
  "Amber",
  "Birch",
  "Cedar",
  "Delta",
  "Ember",
  "Fjord",
  "Grove",
  "Haven",
  "Iris",
  "Juniper",
  "Kestrel",
  "Linden",
];
const secondWords = ["Harbour", "Mill", "Orchard", "Press", "Quay", "Ridge", "Summit", "Tower", "Vale", "Wharf"];

/** When pending deliveries are due, milliseconds: later than the benchmark ends, so that none is sent. */
const pendingForMs = 80_000_000;

type Value = string | number | null;
type Row = Record<string, Value>;

/**
 * Grows the database of a data folder by copies of its published systems, each under names, ids and
 * a slug of its own, with their versions, subscriptions and deliveries, and by audit entries.
 * Copies share the stored content of their originals; what they add are rows. Indexes and triggers
 * are made again at the end, which is faster than keeping them up to date.
 */
export function growDatabase(data: string, size: ScaleSize): GrownData {
  const database = new Database(join(data, "livery.sqlite"), { strict: true });
  try {
    database.run("PRAGMA synchronous = OFF");
    database.run("PRAGMA cache_size = -262144");
    const schema = database
      .query<{ type: string; name: string; sql: string }, []>(
        "SELECT type, name, sql FROM sqlite_master WHERE type IN ('index', 'trigger') AND sql IS NOT NULL ORDER BY rowid",
      )
      .all();
    database.run("BEGIN IMMEDIATE");
    for (const { type, name } of schema) database.run(`DROP ${type} "${name}"`);
    const grown = addRows(database, data, size);
    for (const table of ["systems", "projects"]) addGrams(database, table);
    for (const { sql } of schema) database.run(sql);
    database.run("COMMIT");
    database.run("PRAGMA wal_checkpoint(TRUNCATE)");
    return grown;
  } finally {
    database.close();
  }
}

function addRows(database: Database, data: string, size: ScaleSize): GrownData {
  const secrets = createSecretBox(() => loadOrCreateKey(join(data, "secret.key"), () => true));
  const table = (name: string) => createTable(database, name);
  const tables = {
    brands: table("brands"),
    systems: table("systems"),
    designs: table("designs"),
    versions: table("versions"),
    projects: table("projects"),
    subscriptions: table("subscriptions"),
    endpoints: table("webhook_endpoints"),
    deliveries: table("deliveries"),
    auditLog: table("audit_log"),
    users: table("users"),
    memberships: table("memberships"),
    keys: table("api_keys"),
  };
  const originals = listOriginals(database);
  const workspaceId = readId(database, "ws", "SELECT id FROM workspaces");
  const ownerId = readId(database, "usr", "SELECT id FROM users");
  const now = new Date().toISOString();
  const seal = (id: string) => secrets.seal(createSigningSecret(), id);

  const subscriptionsPerSystem = 2;
  const pendingPerEndpoint = Math.max(minPending, Math.round(size.deliveries / 1000));
  const deliveriesPerSubscription = Math.min(
    maxRetainedDeliveries,
    Math.floor((size.deliveries - pendingPerEndpoint * maxWebhookEndpoints) / (size.systems * subscriptionsPerSystem)),
  );
  const versionsPerSystem = Math.round(size.versions / size.systems);
  const deliver = (targetId: string, state: "SUCCEEDED" | "PENDING", index: number) => {
    const id = createSerialId("dlv");
    const isPending = state === "PENDING";
    tables.deliveries.insert({
      ...{ id, workspace_id: workspaceId, target_id: targetId, event_id: createSerialId("evt"), event: "design.ready", state },
      body: JSON.stringify({ id, event: "design.ready", createdAt: now, data: { designId: id, designName: `Design ${index}` } }),
      attempts: isPending ? "[]" : JSON.stringify([{ at: now, durationMs: 20, status: 200, reason: null, answer: "ok" }]),
      attempt_count: isPending ? 0 : 1,
      next_attempt_at_ms: isPending ? Date.now() + pendingForMs + index : null,
      ...{ leased_by: null, signed_at_s: null, headers: null, redelivery_of: null, request_id: null, traceparent: null },
      created_at: now,
      finished_at_ms: isPending ? null : Date.now(),
      finished_seq: isPending ? null : index + 1,
    });
  };
  const subscribe = (systemId: string) => {
    const id = createSerialId("sub");
    const target = { workspace_id: workspaceId, system_id: systemId, user_id: ownerId, target_url: "https://receiver.example/" };
    tables.subscriptions.insert({ id, ...target, events: '["system.published"]', secret: seal(id), created_at: now });
    for (let index = 0; index < deliveriesPerSubscription; index++) deliver(id, "SUCCEEDED", index);
  };

  const published: { id: SystemId; slug: string; brandId: string }[] = [];
  const rareEvery = Math.max(1, Math.floor(size.systems / rareMatches));
  for (let index = 0; index < size.systems + waitingCount; index++) {
    const isDraft = index >= size.systems;
    const original = originals[index % originals.length];
    if (!original) throw new Error("there is no system to copy");
    const name = [
      firstWords[index % firstWords.length],
      secondWords[Math.floor(index / firstWords.length) % secondWords.length],
      ...(index % 2 === 0 ? [commonWord] : []),
      ...(index % rareEvery === rareEvery - 1 && !isDraft ? [rareWord] : []),
      index + 1,
    ].join(" ");
    const slug = name.toLowerCase().replaceAll(" ", "-");
    const ids = { brand: createSerialId("br"), system: createSerialId("sys"), design: createSerialId("ds") };
    const versions = Array.from({ length: isDraft ? 0 : versionsPerSystem }, () => createSerialId("ver"));
    const { brand, system, design, version, project } = original;
    const own = { workspace_id: workspaceId, created_at: now, updated_at: now };
    tables.brands.insert({ ...brand, ...own, id: ids.brand, name, slug });
    tables.systems.insert({
      ...{ ...system, ...own, id: ids.system, brand_id: ids.brand, name, folded_name: name.toLowerCase(), own_slug: slug },
      served_version_id: versions.at(-1) ?? null,
      search_text: `${name.toLowerCase()} ${slug} ${String(brand.tagline ?? "").toLowerCase()}`,
      changed_at: now,
      platform: index % 4 === 0 ? "wordpress" : "nextjs",
      direction_signature: createSignature(index),
      ...(isDraft ? { slug: ids.system, status: "DRAFT", activated_at: null } : { slug }),
    });
    tables.designs.insert({
      ...{ ...design, ...own, id: ids.design, brand_id: ids.brand, system_id: ids.system, name: `${name}, first` },
      ...(isDraft && { status: "IN_REVIEW", approved_at: null, published_at: null }),
    });
    const ofVersion = { ...version, system_id: ids.system, design_id: ids.design, created_at: now, kind: "release" };
    for (const [place, id] of versions.entries()) tables.versions.insert({ ...ofVersion, id, number: `1.${place}.0` });
    tables.projects.insert({
      ...{ ...project, ...own, id: createSerialId("prj"), design_id: ids.design, name: `${name}, first` },
      search_text: `${name.toLowerCase()}, first ${name.toLowerCase()}`,
      ...(isDraft && { state: "DESIGN_REVIEW", foregone: "{}" }),
    });
    if (isDraft) continue;
    published.push({ id: ids.system, slug, brandId: ids.brand });
    for (let count = 0; count < subscriptionsPerSystem; count++) subscribe(ids.system);
  }

  const endpointIds = Array.from({ length: maxWebhookEndpoints }, () => createSerialId("whe"));
  for (const id of endpointIds) {
    const kind = { url: "https://receiver.example/", description: null, events: '["design.ready"]', status: "ENABLED" };
    const nothing = { previous_secret: null, previous_secret_until_ms: null, created_by: null, last_success_at: null };
    const health = { failing_since: null, paused_at: null, paused_reason: null };
    const own = { workspace_id: workspaceId, created_at: now, updated_at: now };
    tables.endpoints.insert({ id, ...own, ...kind, secret: seal(id), ...nothing, ...health });
    for (let index = 0; index < maxRetainedDeliveries; index++) deliver(id, "SUCCEEDED", index);
    for (let index = 0; index < pendingPerEndpoint; index++) deliver(id, "PENDING", index);
  }

  const rareActorId = createSerialId("usr");
  const rareEntryEvery = Math.max(1, Math.floor(size.auditEntries / rareEntries));
  const auditIds: string[] = [];
  for (let index = 0; index < size.auditEntries; index++) {
    const id = createSerialId("aud");
    const isRare = index % rareEntryEvery === 0;
    const target = published[index % published.length];
    tables.auditLog.insert({
      ...{ id, workspace_id: workspaceId, actor_kind: "USER", actor_id: isRare ? rareActorId : ownerId },
      ...{ actor_name: "bench@livery.example", action: isRare ? "api_key.revoked" : "design.published" },
      ...{ target_id: target?.id ?? null, details: JSON.stringify({ slug: target?.slug }), request_id: id, address: "192.0.2.7" },
      created_at: now,
    });
    auditIds.push(id);
  }

  for (let index = 0; index < Math.max(moreThanPage, Math.round(size.systems / 50)); index++) {
    const id = createSerialId("usr");
    tables.users.insert({ id, email: `person-${index}@livery.example`, password_hash: "none", created_at: now });
    tables.memberships.insert({ workspace_id: workspaceId, user_id: id, role: "MEMBER", created_at: now });
  }
  let apiKey = "";
  for (let index = 0; index < Math.max(moreThanPage, Math.round(size.systems / 10)); index++) {
    const { key, prefix, hash } = issueKey("WORKSPACE");
    apiKey = key;
    const nothing = { design_id: null, created_by: null, last_used_at: null, expires_at: null, revoked_at: null };
    const own = { id: createSerialId("key"), workspace_id: workspaceId, name: `Key ${index}`, kind: "WORKSPACE", prefix, hash };
    tables.keys.insert({ ...own, permissions: '["READ","PIPELINE"]', ...nothing, created_at: now });
  }

  const deep = published.at(-moreThanPage);
  const [endpointId] = endpointIds;
  if (!deep || !endpointId) throw new Error("the database is empty");
  const samples = Array.from(
    { length: 50 },
    (_, index) => published[Math.floor(((index + 0.5) * published.length) / 50)] ?? deep,
  );
  return {
    ...{ workspaceId, apiKey, endpointId, samples, rareActorId },
    deepSystemId: deep.id,
    deepBrandId: deep.brandId,
    deepAuditId: auditIds[Math.floor(auditIds.length * 0.1)] ?? "",
  };
}

/** The signature of a direction as a system of its own would have it. */
function createSignature(index: number): string {
  const brief = demoBriefs[index % demoBriefs.length] ?? { name: "Bench" };
  return getDirectionSignature(chooseDirection(brief, index, undefined));
}

/** Indexes the search texts of a table, as its repository does for each row. */
function addGrams(database: Database, table: string): void {
  database.run(
    `WITH RECURSIVE place (id, text, at) AS (
      SELECT id, search_text, 1 FROM ${table}
      UNION ALL SELECT id, text, at + 1 FROM place WHERE at + 3 <= length(text)
    ) INSERT OR IGNORE INTO ${table.slice(0, -1)}_grams SELECT substr(text, at, 3), id FROM place`,
  );
}

/** The rows of a published system: the last version of its design is the one that is copied. */
type Original = Readonly<Record<"brand" | "system" | "design" | "version" | "project", Row>>;

function listOriginals(database: Database): readonly Original[] {
  const find = (sql: string, id: Value | undefined): Row => {
    const row = database.query<Row, [Value]>(sql).get(id ?? null);
    if (!row) throw new Error(`no row for ${sql}`);
    return row;
  };
  return database
    .query<Row, []>("SELECT * FROM systems WHERE status = 'ACTIVE' ORDER BY seq")
    .all()
    .map((system) => {
      const version = find("SELECT * FROM versions WHERE id = ?", system.served_version_id);
      // Later versions list what changed, which is little.
      const changelog = { changelog: '{"added":[],"removed":[],"changed":["token:color.brand"]}' };
      return {
        system,
        version: { ...version, ...changelog },
        brand: find("SELECT * FROM brands WHERE id = ?", system.brand_id),
        design: find("SELECT * FROM designs WHERE id = ?", version.design_id),
        project: find("SELECT * FROM projects WHERE design_id = ?", version.design_id),
      };
    });
}

/** A table to which rows are added, numbered in their order. */
function createTable(database: Database, name: string) {
  const hasSeq = database
    .query<{ name: string }, []>(`PRAGMA table_info("${name}")`)
    .all()
    .some((column) => column.name === "seq");
  let seq = hasSeq ? (database.query<{ seq: number | null }, []>(`SELECT max(seq) AS seq FROM "${name}"`).get()?.seq ?? 0) : 0;
  let statement: { columns: readonly string[]; run(...values: Value[]): unknown } | undefined;
  return {
    insert(row: Row) {
      if (!statement) {
        const columns = [...new Set([...Object.keys(row), ...(hasSeq ? ["seq"] : [])])];
        const places = columns.map(() => "?").join(", ");
        const query = database.query<unknown, Value[]>(`INSERT INTO "${name}" ("${columns.join('", "')}") VALUES (${places})`);
        statement = { columns, run: (...values) => query.run(...values) };
      }
      const numbered = hasSeq ? { ...row, seq: ++seq } : row;
      statement.run(...statement.columns.map((column) => numbered[column] ?? null));
    },
  };
}

let lastId = 0;
/** An id that sorts behind all earlier ones and behind those of the copied rows. */
const createSerialId = <Prefix extends IdPrefix>(prefix: Prefix): Id<Prefix> =>
  `${prefix}_02${(++lastId).toString().padStart(24, "0")}`;

function readId<Prefix extends IdPrefix>(database: Database, prefix: Prefix, sql: string): Id<Prefix> {
  const id = database.query<{ id: string }, []>(sql).get()?.id ?? "";
  if (!isId(prefix, id)) throw new Error(`no id for ${sql}`);
  return id;
}
