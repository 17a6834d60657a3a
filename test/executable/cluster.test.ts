import { expect, test } from "bun:test";
import { type ClusterReport, runCluster } from "#test/executable/cluster";
import { getPostgresServer } from "#test/postgres-server";

/** What must be empty. */
const listFaults = ({
  lostDeliveries,
  deliveriesSentTooOften,
  doubledTransitions,
  unfinishedProjects,
  brokenStreams,
  foreignLines,
}: ClusterReport) => ({
  ...{ lostDeliveries, deliveriesSentTooOften, doubledTransitions, unfinishedProjects, brokenStreams, foreignLines },
});

test("while each of two servers is killed in turn, no event is lost, no transition doubled, and streams continue", async () => {
  const report = await runCluster(await getPostgresServer(), { nodes: 2, deliveries: 500, runs: 6, hasOwnHosts: false });
  expect(listFaults(report)).toEqual({
    ...{ lostDeliveries: [], deliveriesSentTooOften: [], doubledTransitions: [], unfinishedProjects: [], brokenStreams: [] },
    foreignLines: [],
  });
  expect(report.kills).toBe(2);
}, 180_000);
