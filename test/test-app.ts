import { restServer } from "#/doors/rest/server";
import { logTo } from "#/kernel/log";
import type { Brief } from "#/model/brief";
import { answersOf } from "#/operations/answers";
import { call } from "#/operations/call";
import type { Operation, Services } from "#/operations/operation";
import { generate } from "#/operations/projects/generate";
import type { RunReport } from "#/operations/projects/run-report";
import { movableClock, testStore } from "#test/test-store";

/** The real app over a real store in a folder of its own, without a socket. */
export async function testApp() {
  const place = await testStore();
  const clock = movableClock();
  const logged: string[] = [];
  const services: Services = {
    store: place.store,
    contents: place.contents,
    clock,
    log: logTo((line) => void logged.push(line), "json", clock.now),
    baseUrl: "http://livery.test",
    answers: answersOf(place.store),
  };
  const server = restServer(services);
  const act = async (operation: Operation, given: Record<string, unknown>) =>
    (await call(operation, { ...services, caller: { kind: "administrator" } }, given)).value;
  return {
    ...place,
    clock,
    services,
    logged,
    act,
    /** Asks the server as HTTP would. */
    get: (path: string, headers: Record<string, string> = {}, method = "GET") =>
      server.handle(new Request(`http://localhost${path}`, { headers, method })),
    /** Designs, approves and publishes a brief. */
    publish: async (brief: Brief) => (await act(generate, { brief, approve: true, publish: true })) as RunReport,
    /** Designs a brief up to its first review. */
    draft: async (brief: Brief) => (await act(generate, { brief })) as RunReport,
  };
}
export type TestApp = Awaited<ReturnType<typeof testApp>>;
