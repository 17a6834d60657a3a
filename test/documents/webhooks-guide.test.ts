import { describe, expect, test } from "bun:test";
import { createHmac } from "node:crypto";
import { deliveryRules, failureReasons, verificationRules, type WebhooksGuide } from "#/documents/webhooks/webhooks-guide";
import { eventCatalogue } from "#/documents/webhooks/event-catalogue";
import { receiverSamples } from "#/documents/webhooks/receivers";
import { renderWebhooksMarkdown } from "#/documents/webhooks/webhooks-markdown";
import { renderWebhooksPage } from "#/documents/webhooks/webhooks-page";
import { attemptReasons } from "#/model/attempt-reason";
import { systemEvents, workspaceEvents } from "#/model/event";
import { foreignLink } from "#test/documents/foreign-link";
import { createTestApp } from "#test/test-app";
import { readFences } from "#test/documents/read-fences";
import { findHtmlFaults } from "#test/documents/find-html-faults";

const guide: WebhooksGuide = {
  baseUrl: "https://brand.example",
  signed: { secret: "whsec_AAAA", timestampS: 1, headers: { "x-webhook-signature": "<b>" }, body: '{"a":"</script><b>"}' },
};

describe("the event catalogue", () => {
  test("describes every event once, in a sentence", () => {
    expect(eventCatalogue.map(({ name }) => String(name)).sort()).toEqual(
      [...workspaceEvents, ...systemEvents].map(String).sort(),
    );
    for (const { firesWhen } of eventCatalogue) expect(firesWhen).toMatch(/^[A-Z].{20,}\.$/);
  });

  test.each(eventCatalogue.map((event) => [event.name, event] as const))(
    "explains every field of the example of %s, which is a complete body",
    (_, event) => {
      const body = JSON.parse(event.example);
      expect(Object.keys(body)).toEqual([
        "id",
        "event",
        "createdAt",
        ...(event.audience === "workspace" ? ["workspaceId"] : []),
        "data",
      ]);
      expect(body.event).toBe(event.name);
      expect(new Date(body.createdAt).toISOString()).toBe(body.createdAt);
      expect(event.fields.map(({ name }) => name)).toEqual(Object.keys(body.data));
      for (const { says } of event.fields) expect(says).toMatch(/\.$/);
      for (const [name, value] of [["id", body.id], ...Object.entries(body.data)])
        if (/^id$|Id$/.test(name)) expect(value).toMatch(/^[a-z]{2,3}_[0-9a-hjkmnp-tv-z]{26}$/);
        else expect(value).not.toBe("");
    },
  );

  test("is the same on every start", async () => {
    const command = 'console.log(JSON.stringify((await import("#/documents/webhooks/event-catalogue")).eventCatalogue))';
    const again = Bun.spawnSync([process.execPath, "-e", command], { stdout: "pipe" }).stdout.toString();
    expect(JSON.parse(again)).toEqual(JSON.parse(JSON.stringify(eventCatalogue)));
  });
});

describe("the webhooks guide", () => {
  const page = renderWebhooksPage(guide);
  const markdown = renderWebhooksMarkdown(guide);

  test("is valid HTML, runs no script and loads only Livery's own fonts", async () => {
    expect(await findHtmlFaults(page)).toEqual([]);
    expect(page).not.toMatch(foreignLink);
    expect(page).not.toMatch(/<script|<img|@import|url\((?!"\/fonts\/)|<[^>]*\son\w+=/);
    expect(page).not.toContain("<b>");
  });

  test("shows every event, rule, reason and receiver as HTML and Markdown", () => {
    const shown = page
      .replace(/&#39;/g, "'")
      .replace(/&quot;/g, '"')
      .replace(/&lt;/g, "<")
      .replace(/&gt;/g, ">")
      .replace(/&amp;/g, "&");
    for (const text of [shown, markdown]) {
      for (const { name, firesWhen } of eventCatalogue) {
        expect(text).toContain(name);
        expect(text).toContain(firesWhen);
      }
      for (const rule of [...verificationRules, ...deliveryRules]) expect(text).toContain(rule);
      for (const { code } of receiverSamples) expect(text).toContain(code.trimEnd());
      for (const { name, says } of failureReasons) {
        expect(text).toContain(name);
        expect(text).toContain(says);
      }
    }
    expect(failureReasons.map(({ name }) => name)).toEqual(Object.keys(attemptReasons));
  });

  test("closes every code fence in Markdown", () => {
    const { blocks, outside } = readFences(markdown);
    expect(blocks).toHaveLength(eventCatalogue.length + 1 + receiverSamples.length);
    expect(outside.join("\n")).not.toContain("createHmac");
  });
});

describe("/docs/webhooks", () => {
  test("is public, has a strict content security policy, and links to the API reference and back", async () => {
    const app = await createTestApp();
    const response = await app.get("/docs/webhooks");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(response.headers.get("content-security-policy")).toStartWith("default-src 'none'; style-src 'unsafe-inline';");
    expect(await response.text()).toContain('href="/docs"');
    expect(await (await app.get("/docs")).text()).toContain('href="/docs/webhooks"');
  });

  test("is available as Markdown, with a delivery whose signature is valid", async () => {
    const response = await (await createTestApp()).get("/docs/webhooks.md");
    expect(response.headers.get("content-type")).toBe("text/markdown; charset=utf-8");
    const markdown = await response.text();
    const read = (name: string) => new RegExp(`^- \`${name}\`: \`([^\`]+)\`$`, "m").exec(markdown)?.[1] ?? "";
    const body =
      readFences(markdown)
        .blocks.find((block) => block.startsWith('{"id"'))
        ?.trimEnd() ?? "";
    const expected = createHmac("sha256", read("Secret"))
      .update(`${read("x-webhook-timestamp")}.${body}`)
      .digest("hex");
    expect(read("x-webhook-signature")).toBe(expected);
  });

  test("is available as JSON", async () => {
    const { status, json } = await (await createTestApp()).send("GET", "/docs/webhooks.json");
    expect(status).toBe(200);
    expect(json.events).toEqual(eventCatalogue);
    expect(json.reasons).toEqual(failureReasons);
  });
});
