import { afterAll, beforeAll, expect, test } from "bun:test";
import { hostname } from "node:os";
import { watchInterruptedRuns } from "#/operations/projects/resume-interrupted-projects";
import { type TestApp, createTestApp } from "#test/test-app";
import { waitUntil } from "#test/wait-until";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test("a running server resumes a run that another process left unfinished", async () => {
  const { project } = await app.draft({ name: "Fern", seed: 1 });
  const gone = Bun.spawn(["true"]);
  await gone.exited;
  const leaseUntilMs = app.clock.now().getTime() + 30_000;
  await app.store.transaction(({ projects }) =>
    projects.update(project.id, { state: "IDENTITY", leaseOwner: `${hostname()}/${gone.pid}/1/1`, leaseUntilMs }),
  );
  const stop = watchInterruptedRuns(app.services);
  try {
    await waitUntil(async () => (await app.store.projects.findById(project.id))?.state === "FOUNDATION_REVIEW");
  } finally {
    stop();
  }
  expect((await app.store.projects.findById(project.id))?.leaseOwner).toBeNull();
});
