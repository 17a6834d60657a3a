import type { WorkspaceId } from "#/model/ids";
import { afterAll, beforeAll, expect, test } from "bun:test";
import { createAuditEntry } from "#/model/audit-entry";
import { type TestApp, createTestApp } from "#test/test-app";

let app: TestApp;
let workspace: { readonly id: WorkspaceId; readonly slug: string };
let cookies: { readonly admin: string; readonly member: string; readonly foreign: string };
const lineCount = 1203;
beforeAll(async () => {
  app = await createTestApp();
  workspace = await app.workspace("Long Log");
  const { id } = workspace;
  const by = { kind: "USER", id: "usr_ada", name: "=cmd@acme.example", requestId: null, address: "192.0.2.7" } as const;
  await app.store.transaction(async ({ auditLog }) => {
    for (let index = 0; index < lineCount; index++) {
      const at = new Date(Date.UTC(2026, 10, 21, 10, 0, 0, index)).toISOString();
      await auditLog.insert(
        createAuditEntry(by, at, {
          action: "brand.created",
          workspaceId: id,
          targetId: "br_one",
          details: { name: `No. ${index}, "x"` },
        }),
      );
    }
    await auditLog.insert(
      createAuditEntry(by, "2026-11-21T11:00:00.000Z", { action: "brand.deleted", workspaceId: id, targetId: "br_one" }),
    );
  });
  cookies = {
    admin: (await app.person("ADMIN", id)).cookie,
    member: (await app.person("MEMBER", id)).cookie,
    foreign: (await app.person("OWNER")).cookie,
  };
});
afterAll(() => app.close());

const path = (query = "") => `/api/v1/workspaces/${workspace.id}/audit-log.csv${query}`;
const read = (cookie: string, query = "") => app.send("GET", path(query), { cookie });

test("the audit log downloads as CSV, newest first, without gaps, duplicates or formula cells", async () => {
  const { status, text, headers } = await read(cookies.admin, "?action=brand.created");
  expect([status, headers.get("content-type")]).toEqual([200, "text/csv; charset=utf-8"]);
  expect(headers.get("content-disposition")).toContain('filename="long-log-audit-log.csv"');
  const [heading, ...lines] = text.trimEnd().split("\r\n");
  expect(heading).toBe("createdAt,actorKind,actorName,actorId,action,targetId,details,address,requestId,id");
  expect(lines.length).toBe(lineCount);
  expect(new Set(lines.map((line) => line.slice(line.lastIndexOf(",")))).size).toBe(lineCount);
  expect(lines[0]).toStartWith(
    `2026-11-21T10:00:01.202Z,USER,'=cmd@acme.example,usr_ada,brand.created,br_one,"{""name"":""No. 1202, \\""x\\""""}",192.0.2.7,,aud_`,
  );
});

test("filters apply, and an invalid one is refused before anything is sent", async () => {
  const { text } = await read(cookies.admin, "?action=brand.deleted");
  expect(text.trimEnd().split("\r\n").length).toBe(2);
  expect((await read(cookies.admin, "?since=yesterday")).status).toBe(400);
  expect((await read(cookies.admin, "?action=nothing.at_all")).status).toBe(400);
  expect((await read(cookies.admin, "?limit=5")).status).toBe(400);
});

test("members get 403, anonymous callers 401, and outsiders 404", async () => {
  expect((await read(cookies.member)).status).toBe(403);
  expect((await app.send("GET", path())).status).toBe(401);
  const [foreign, unknown] = [
    await read(cookies.foreign),
    await app.send("GET", "/api/v1/workspaces/ws_00000000000000000000000000/audit-log.csv", { cookie: cookies.foreign }),
  ];
  expect([foreign.status, foreign.text]).toEqual([404, unknown.text]);
});
