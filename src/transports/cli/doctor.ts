import { Failure } from "#/kernel/errors";
import { jsonFlag, type ProcessCommand } from "#/transports/cli/command";
import { paint, print } from "#/transports/cli/output";

const statusColors = { ok: "green", warning: "yellow", error: "red" } as const;

/** `livery doctor`: checks the settings, the data folder and the machine. */
export const doctorCommand: ProcessCommand = {
  name: "doctor",
  title: "Check settings, data and machine",
  summary:
    "Shows each setting with where its value comes from, and checks the data folder, the database, the secret key, the disk, the " +
    "clock, the fonts, the browser, worker threads, scheduled backups, the bucket, certificates and host names. Nothing is written. Exit " +
    "status 1 if something is wrong.",
  settings: [
    "data",
    "databaseUrl",
    "databaseListenUrl",
    "databaseConnections",
    "secretKey",
    "browser",
    "blobs",
    "s3Endpoint",
    "s3Region",
    "s3AccessKey",
    "s3SecretKey",
    "backupDir",
    "backupEvery",
    "backupKeep",
    "webhookCa",
    "webhookAllow",
    "importAddresses",
  ],
  flags: [jsonFlag],
  examples: ["livery doctor", "livery doctor --data /srv/livery --json"],
  async run({ values, booleans }, host) {
    const { settings, checks } = await host.diagnose(values);
    const width = Math.max(...settings.map(({ variable }) => variable.length));
    await print(
      booleans.json
        ? `${JSON.stringify({ settings, checks })}\n`
        : [
            "Settings",
            ...settings.map(({ variable, value, origin }) => `  ${variable.padEnd(width)}  ${value || "-"}  (${origin})`),
            "",
            "Checks",
            ...checks.map(
              ({ name, status, message }) =>
                `  ${paint(status.padEnd(7), statusColors[status], process.stdout)}  ${name.padEnd(11)}  ${message}`,
            ),
            "",
          ].join("\n"),
    );
    const failed = checks.filter(({ status }) => status === "error");
    if (failed.length > 0) throw new Failure("unavailable", `Not in order: ${failed.map(({ name }) => name).join(", ")}.`);
  },
};
