import { expect, test } from "bun:test";
import { createTemporaryFolder } from "#test/temporary-folder";
import { prepareLaunch, prepareOldProcessor } from "../../scripts/package/check/launch";
import { getNativeTarget, parseTargets, targets } from "../../scripts/package/targets";

test("this machine's executable is started as it is, and those of other systems are reported with what they need", async () => {
  const folder = createTemporaryFolder();
  const native = getNativeTarget();
  expect(await prepareLaunch(native, "/x/livery", folder.path)).toEqual({ words: ["/x/livery"], isEmulated: false });
  for (const target of targets.filter(({ os }) => os !== native.os))
    expect(await prepareLaunch(target, "/x/livery", folder.path)).toBe(`needs ${target.title}`);
  folder.remove();
});

test("the check without AVX is for this machine's executable", () => {
  const [other] = parseTargets("windows-x64");
  expect(other && prepareOldProcessor(other, "/x/livery.exe")).toBe("needs Windows, x64");
});
