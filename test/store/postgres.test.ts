import { afterAll, beforeAll, describe } from "bun:test";
import { openPostgres } from "#/store/drivers/postgres";
import { createPostgresDatabase, dropPostgresDatabase, getPostgresServer, type PostgresServer } from "#test/postgres-server";
import { type Engine, testStoreConformance } from "#test/store/conformance";
import { testWebhookConformance } from "#test/store/webhook-conformance";

let server: PostgresServer;
let database: string | undefined;
const dropDatabase = async () => {
  if (database !== undefined) await dropPostgresDatabase(server, database);
  database = undefined;
};
const postgres: Engine = {
  name: "postgres",
  async open() {
    database ??= await createPostgresDatabase(server);
    return await openPostgres(server.getUrl(database));
  },
  reset: dropDatabase,
};

beforeAll(async () => {
  server = await getPostgresServer();
});
afterAll(dropDatabase);

describe("conformance", () => testStoreConformance(postgres));
describe("conformance of webhooks", () => testWebhookConformance(postgres));
