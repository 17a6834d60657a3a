import { afterAll, beforeAll, expect, test } from "bun:test";
import { createReadiness } from "#/operations/readiness";
import { createRestServer } from "#/transports/rest/server";
import { createTestApp, type TestApp } from "#test/test-app";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

type Writes = Partial<TestApp["services"]["store"]>;

/** Asks a server whose storage and dispatcher are in the given state. */
async function ask({
  writes = {},
  isAlive = true,
  isStopping = false,
}: {
  writes?: Writes;
  isAlive?: boolean;
  isStopping?: boolean;
}) {
  const readiness = createReadiness({ ...app.services.store, ...writes }, () => isAlive);
  if (isStopping) readiness.startDraining();
  const response = await createRestServer({ ...app.services, readiness }).handle(new Request("http://livery.test/readyz"));
  const { status, reasons } = (await response.json()) as { status: string; reasons: { code: string; message: string }[] };
  return { http: response.status, status, codes: reasons.map(({ code }) => code) };
}

test("a server that works is ready", async () => {
  expect(await ask({})).toEqual({ http: 200, status: "ready", codes: [] });
});

test("each reason makes the server not ready, with 503", async () => {
  const fail = async () => {
    throw new Error("locked");
  };
  const damaged = () => [{ code: "damaged" as const, message: "damaged" }];
  const newer = () => [{ code: "newer_schema" as const, message: "newer" }];
  for (const [state, codes] of [
    [{ writes: { checkWritable: fail } }, ["storage"]],
    [{ writes: { listFaults: damaged } }, ["storage"]],
    [{ writes: { listFaults: newer } }, ["schema"]],
    [{ isAlive: false }, ["deliveries"]],
    [{ isStopping: true }, ["stopping"]],
    [{ writes: { checkWritable: fail }, isAlive: false, isStopping: true }, ["storage", "deliveries", "stopping"]],
  ] as const)
    expect(await ask(state)).toEqual({ http: 503, status: "not_ready", codes: [...codes] });
});

test("probes share one write test", async () => {
  let writes = 0;
  const readiness = createReadiness(
    {
      ...app.services.store,
      async checkWritable() {
        writes++;
      },
    },
    () => true,
  );
  for (const reasons of await Promise.all(Array.from({ length: 5 }, () => readiness.listReasons()))) expect(reasons).toEqual([]);
  expect(writes).toBe(1);
});
