/**
 * A minimal compiled server: the baseline for start-up, memory and size. With the argument
 * `version` it prints one line and exits.
 */
if (process.argv[2] === "version") {
  await Bun.write(Bun.stdout, "hello 1.0.0\n");
} else {
  const server = Bun.serve({ hostname: "127.0.0.1", port: 0, fetch: () => Response.json({ status: "ok" }) });
  process.stderr.write(`ready on http://127.0.0.1:${server.port}\n`);
  process.on("SIGTERM", () => process.exit(0));
}
