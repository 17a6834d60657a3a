import { jsonFlag, type ProcessCommand } from "#/transports/cli/command";
import { UsageError } from "#/transports/cli/command-line";
import { print } from "#/transports/cli/output";
import { showSteps } from "#/transports/cli/progress";

const moveSteps = [["Moving files", 1]] as const;

/** `livery move-files`: moves stored files between the database and the bucket of the settings. */
export const moveFilesCommand: ProcessCommand = {
  name: "move-files",
  arguments: ["bucket|database"],
  title: "Move stored files to a bucket or back",
  summary:
    "Moves every stored file to the S3 bucket of the settings, as a server with these settings does by itself, or from it back into " +
    "the database. No server may run on the data. It can be interrupted and repeated; objects in the bucket are not removed.",
  settings: ["data", "blobs", "s3Endpoint", "s3Region", "s3AccessKey", "s3SecretKey"],
  flags: [jsonFlag],
  examples: ["livery move-files bucket --data /srv/livery", "livery move-files database --data /srv/livery"],
  async run({ positionals: [target], values, booleans }, host) {
    if (target !== "bucket" && target !== "database") throw new UsageError("Say where to: bucket or database.");
    const { files, address } = await showSteps(moveSteps, (onStep) => {
      onStep("Moving files");
      return host.moveFiles(values, target);
    });
    if (booleans.json) return await print(`${JSON.stringify({ target, files, address })}\n`);
    const count = `${files.toLocaleString("en")} ${files === 1 ? "file" : "files"}`;
    await print(
      target === "bucket"
        ? `Moved ${count} to ${address}.\n`
        : `Moved ${count} from ${address} into the database. Remove LIVERY_BLOBS from the settings before the next start.\n`,
    );
  },
};
