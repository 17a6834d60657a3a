/** The baseline for a tool call: parses a JSON request and returns its arguments as JSON. */
const server = Bun.serve({
  hostname: "127.0.0.1",
  port: 0,
  async fetch(request) {
    const { id, params } = (await request.json()) as { id: unknown; params: { arguments: unknown } };
    const result = { content: [{ type: "text", text: JSON.stringify(params.arguments) }] };
    return Response.json({ jsonrpc: "2.0", id, result });
  },
});
process.stderr.write(`ready on http://127.0.0.1:${server.port}\n`);
process.on("SIGTERM", () => process.exit(0));
