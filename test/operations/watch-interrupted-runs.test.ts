import { afterAll, beforeAll, test } from "bun:test";
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
    // The lease is released by a write of its own, after the one that stores the last stage.
    await waitUntil(async () => {
      const found = await app.store.projects.findById(project.id);
      return found?.state === "FOUNDATION_REVIEW" && found.leaseOwner === null;
    });
  } finally {
    stop();
  }
});
