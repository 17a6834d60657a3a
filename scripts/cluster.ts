import { parseArgs } from "node:util";
import { runCluster } from "#test/executable/cluster";
import { getPostgresServer } from "#test/postgres-server";

/**
 * `bun run cluster [--nodes 2,4] [--deliveries 5000] [--runs 50]` starts servers on one PostgreSQL
 * database, each with a host name of its own (so that it needs root), kills each in turn during
 * deliveries and project runs, and prints what it found. The exit status is 1 if an event was lost, a
 * delivery sent more than three times, a transition doubled, a run not finished, or a stream broken.
 */
const { values: flags } = parseArgs({
  options: {
    nodes: { type: "string", default: "2,4" },
    deliveries: { type: "string", default: "5000" },
    runs: { type: "string", default: "50" },
  },
});

let hasFault = false;
const server = await getPostgresServer();
for (const nodes of flags.nodes.split(",").map(Number)) {
  const report = await runCluster(server, {
    ...{ nodes, deliveries: Number(flags.deliveries), runs: Number(flags.runs), hasOwnHosts: true },
  });
  console.log(`${nodes} servers, ${flags.deliveries} deliveries, ${flags.runs} runs`);
  for (const [name, value] of Object.entries(report)) {
    const isList = Array.isArray(value);
    if (isList && value.length > 0) hasFault = true;
    console.log(`  ${name.padEnd(24)}${isList ? [value.length, ...value.slice(0, 5)].join("  ") : value}`);
  }
}
await server.stop();
process.exit(hasFault ? 1 : 0);
