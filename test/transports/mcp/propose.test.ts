import { afterAll, expect, test } from "bun:test";
import { permissions } from "#/model/key";
import { createMcpClient, estimateTokens } from "#test/transports/mcp/mcp-client";
import { createDesignFlow } from "#test/operations/design-flow";

const flow = await createDesignFlow();
const agent = createMcpClient(flow.app);
afterAll(() => flow.app.close());

/** The most tokens of a result. */
const maxTokens = 2500;

test("an agent proposes with the design's handoff key, and the result is short and says what happens next", async () => {
  const { designId } = await flow.reviewed({ name: "Proposed by an agent" });
  const { key } = await flow.app.key(permissions, { kind: "HANDOFF", designId });
  const roles = ["primary", "secondary", "muted-foreground", "foreground", "card-foreground", "link", "brand", "border"];
  const colors = ["light", "dark", "high-contrast", "high-contrast-dark"].flatMap((mode) =>
    roles.map((role) => ({ kind: "color-role", mode, role, value: "#9a9a9a", reason: "A very long reason. ".repeat(15).trim() })),
  );
  const { structuredContent, content } = await agent.call("propose_adjustments", { designId, adjustments: colors }, key);
  expect(structuredContent).toMatchObject({
    proposal: { status: "OPEN", reviewUrl: expect.stringContaining("?proposal=prp_") },
    edits: { count: 32 },
    next: expect.stringContaining("The design has not changed. A person reviews the proposal"),
  });
  expect(structuredContent?.newContrastFailures).toMatchObject({ count: expect.any(Number), first: expect.any(Array) });
  expect(estimateTokens(content[0]?.text ?? "")).toBeLessThan(maxTokens);
}, 60_000);

test("an edit that does not apply is an error that says what does", async () => {
  const { designId } = await flow.reviewed({ name: "Refused agent" });
  const { key } = await flow.app.key(["ARTIFACTS_WRITE"]);
  const propose = async (adjustments: readonly object[]) => {
    const { isError, content } = await agent.call("propose_adjustments", { designId, adjustments }, key);
    return { isError, ...JSON.parse(content[0]?.text ?? "") };
  };
  expect(await propose([{ kind: "radius" }])).toMatchObject({
    isError: true,
    status: 400,
    error: "adjustments[0] (radius): px is required.",
  });
  expect(await propose([{ kind: "layout", layout: "spiral" }])).toMatchObject({
    isError: true,
    error: expect.stringContaining("Use one of:"),
  });
  const { key: reader } = await flow.app.key(["READ"]);
  expect(await agent.statusOf("propose_adjustments", { designId, adjustments: [{ kind: "radius", px: 3 }] }, reader)).toBe(403);
}, 60_000);
