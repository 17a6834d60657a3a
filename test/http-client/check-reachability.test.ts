import { afterAll, expect, test } from "bun:test";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { findCertificateProblem, listUnknownHosts } from "#/http-client/check-reachability";
import { createTemporaryFolder } from "#test/temporary-folder";

const folder = createTemporaryFolder();
afterAll(() => folder.remove());

test("a file of certificates that is missing, empty or broken is named", () => {
  const path = join(folder.path, "ca.pem");
  expect(findCertificateProblem(path, new Date())).toContain("cannot be read. Check its path");
  writeFileSync(path, "no certificates");
  expect(findCertificateProblem(path, new Date())).toContain("has no certificate");
  writeFileSync(path, "-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n");
  expect(findCertificateProblem(path, new Date())).toContain("has a certificate that cannot be read");
});

test("host names that are not found are listed, networks and addresses are not looked up", async () => {
  expect(await listUnknownHosts(["public", "10.0.0.0/8", "10.0.0.7", "localhost", "none.invalid"])).toEqual(["none.invalid"]);
});
