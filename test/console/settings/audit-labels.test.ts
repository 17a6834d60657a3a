import { expect, test } from "bun:test";
import type { AuditLine } from "#data/console-api";
import {
  describeActor,
  getAuditArea,
  auditAreas,
  describeAction,
  listDetails,
} from "#/console/app/screens/settings/audit-log/audit-labels";
import { getTargetPath } from "#/console/app/screens/settings/audit-log/audit-target";
import { auditActions, getAuditFamily } from "#/model/audit-entry";

const line: AuditLine = {
  id: "aud_1",
  actor: { kind: "USER", id: "usr_1", name: "ada@acme.example" },
  action: "member.role_changed",
  targetId: "usr_2",
  target: { kind: "PERSON", name: "lin@acme.example", exists: true, brandId: null, projectId: null, endpointId: null },
  details: { email: "lin@acme.example", role: "ADMIN", formerRole: "MEMBER", note: null, deliveryId: "dlv_1", events: "a,b" },
  requestId: "req_1",
  address: "192.0.2.7",
  createdAt: "2026-11-21T10:00:00.000Z",
};

test("every audit action has a label and a selectable area", () => {
  const areas: readonly (string | undefined)[] = auditAreas.map(({ value }) => value);
  for (const action of auditActions) {
    expect([action, describeAction({ action })]).not.toEqual([action, action]);
    expect([action, areas.includes(getAuditArea({ action }))]).toEqual([action, true]);
    const asking = auditAreas.filter(({ families }) => families.some((family) => family === getAuditFamily(action)));
    expect([String(action), ...asking.map(({ value }) => value)]).toEqual([action, String(getAuditArea({ action }))]);
  }
});

test("details are labels and values with ids apart, without the target's name", () => {
  expect(listDetails(line)).toEqual({
    facts: [
      ["role", "ADMIN"],
      ["former role", "MEMBER"],
      ["events", "a, b"],
    ],
    ids: [
      ["target", "usr_2"],
      ["delivery", "dlv_1"],
      ["request", "req_1"],
    ],
  });
});

test("an actor is an email address, a key's prefix, the command line or Livery itself", () => {
  const by = (kind: AuditLine["actor"]["kind"], name: string) => describeActor({ actor: { kind, id: null, name } });
  expect(by("USER", "ada@acme.example")).toBe("ada@acme.example");
  expect(by("KEY", "lv_4kTz81Qa")).toBe("Key lv_4kTz81Qa…");
  expect(by("ADMINISTRATOR", "command line")).toBe("The command line");
  expect(by("ADMINISTRATOR", "webhook delivery")).toBe("Livery");
  expect(by("ANONYMOUS", "")).toBe("Anonymous");
});

test("a target links to its screen", () => {
  const target = (kind: NonNullable<AuditLine["target"]>["kind"], of: Partial<NonNullable<AuditLine["target"]>> = {}) =>
    getTargetPath({ kind, name: "Name", exists: true, brandId: null, projectId: null, endpointId: null, ...of }, "id_1");
  expect(target("DESIGN", { brandId: "br_1", projectId: "prj_1" })).toBe("/projects/prj_1");
  expect(target("DESIGN", { brandId: "br_1" })).toBe("/brands/br_1");
  expect(target("SYSTEM", { brandId: "br_1" })).toBe("/brands/br_1");
  expect(target("IMPORT", { projectId: "prj_1" })).toBe("/projects/prj_1?tab=deliverables&status=all&item=id_1");
  expect(target("WEBHOOK_ENDPOINT", { endpointId: "whe_1" })).toBe("/webhooks/whe_1");
  expect(target("PERSON")).toBe("/members");
  expect(target("OTHER")).toBeUndefined();
});
