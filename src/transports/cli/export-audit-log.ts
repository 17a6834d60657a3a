import { resolve } from "node:path";
import { parseTimestamp } from "#/operations/parse-timestamp";
import { jsonFlag, type ProcessCommand } from "#/transports/cli/command";
import { createOutputWriter, print, printStatus } from "#/transports/cli/output";

/** `livery audit export`: the audit log as JSON Lines. */
export const exportAuditLogCommand: ProcessCommand = {
  name: "audit export",
  arguments: ["[FILE]"],
  title: "Export the audit log",
  summary:
    "Writes the entries of the audit log as JSON Lines, oldest first, to a new file or to standard output. Entries of all " +
    "workspaces, and sign-ins that belong to none, unless a workspace is named. Works beside a running server.",
  settings: ["data", "databaseUrl"],
  flags: [
    { name: "workspace", label: "ID|SLUG", description: "Only entries of this workspace" },
    { name: "since", label: "TIME", description: "Only entries at or after this time, ISO 8601 with a time zone" },
    { name: "until", label: "TIME", description: "Only entries before this time, ISO 8601 with a time zone" },
    jsonFlag,
  ],
  examples: [
    "livery audit export audit-log.jsonl --data /srv/livery",
    "livery audit export --workspace acme --since 2026-11-01T00:00:00Z | jq .action",
  ],
  async run({ positionals, values, booleans }, host) {
    const parseTime = (name: "since" | "until") => {
      const text = values[name];
      return text === undefined ? undefined : parseTimestamp(text, name);
    };
    const selection = { workspace: values.workspace, since: parseTime("since"), until: parseTime("until") };
    if (positionals[0] === undefined) {
      await host.exportAuditLog(values, selection, { write: createOutputWriter() });
      return;
    }
    const file = resolve(positionals[0]);
    const entries = await host.exportAuditLog(values, selection, { file });
    if (booleans.json) await print(`${JSON.stringify({ file, entries })}\n`);
    else printStatus(`Exported ${entries.toLocaleString("en")} ${entries === 1 ? "entry" : "entries"} to ${file}.`);
  },
};
