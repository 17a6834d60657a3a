import { jsonFlag, type ProcessCommand } from "#/transports/cli/command";
import { print } from "#/transports/cli/output";
import { showSteps } from "#/transports/cli/progress";

const vacuumSteps = [
  ["Looking for unreferenced content", 3],
  ["Removing unreferenced content", 2],
  ["Shrinking the database", 3],
] as const;

/** `livery vacuum`: removes what nothing refers to and gives the space back. */
export const vacuumCommand: ProcessCommand = {
  name: "vacuum",
  title: "Remove unreferenced content and shrink the database",
  summary:
    "Removes stored content that no design, version, import or restorable state refers to, and gives the disk space back. Beside " +
    "a running server, the content is removed but the file keeps its size.",
  settings: ["data"],
  flags: [{ name: "dry-run", description: "Only report what would be removed" }, jsonFlag],
  examples: ["livery vacuum --dry-run", "livery vacuum --data /srv/livery --json"],
  async run({ values, booleans }, host) {
    const isDryRun = booleans["dry-run"] === true;
    const report = await showSteps(vacuumSteps, (onStep) => host.vacuum(values, { isDryRun, onStep }));
    if (booleans.json) return await print(`${JSON.stringify(report)}\n`);
    const { isServerRunning, removed, unusedBytes, bytesBefore, bytesAfter } = report;
    const count = `${removed.files.toLocaleString("en")} unreferenced ${removed.files === 1 ? "file" : "files"}`;
    await print(
      [
        `${isDryRun ? "Would remove" : "Removed"}: ${count}, ${formatSize(removed.bytes)}`,
        ...(isDryRun || isServerRunning
          ? [`Database: ${formatSize(bytesAfter)}, of which ${formatSize(unusedBytes)} are unused`]
          : [`Database: ${formatSize(bytesAfter)}, before ${formatSize(bytesBefore)}`]),
        ...(isServerRunning
          ? [
              "A server is running on this data. Unused space is used for new content; to shrink the file, stop the server and run " +
                "this again.",
            ]
          : []),
        "",
      ].join("\n"),
    );
  },
};

const formatSize = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;
