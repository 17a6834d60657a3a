/** The baseline of a tool's call: reads the JSON of a request and answers its arguments as JSON, and nothing else. */
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
