import { Failure } from "#/kernel/errors";
import { jsonFlag, type ProcessCommand } from "#/transports/cli/command";
import { UsageError } from "#/transports/cli/command-line";
import { print } from "#/transports/cli/output";

/** `livery health`: whether a server is ready, for health checks where there is no shell. */
export const healthCommand: ProcessCommand = {
  name: "health",
  title: "Check whether a server is ready",
  summary:
    "Asks the server of these settings at /readyz, on this machine: on its socket or port, with TLS or without. Exit status 0 if " +
    "it is ready, else 1 with the reasons. Reads no data and uses no proxy.",
  settings: ["data", "host", "port", "socket", "tlsCert", "tlsKey", "tlsKeyPassphrase"],
  flags: [
    { name: "url", label: "URL", description: "Ask the server at this address instead; its certificate has to be valid" },
    jsonFlag,
  ],
  examples: [
    "livery health",
    "livery health --socket /run/livery/livery.sock",
    "livery health --url https://brand.example --json",
  ],
  async run({ values: { url, ...values }, booleans }, host) {
    if (url !== undefined && !/^https?:\/\/[^\s/?#]+(\/[^\s?#]*)?$/.test(url))
      throw new UsageError("--url must be an http or https address without a query.");
    const report = await host.checkReadiness(values, url);
    if (booleans.json) await print(`${JSON.stringify(report)}\n`);
    else if (report.isReady) await print(`Ready: ${report.url}\n`);
    if (!report.isReady) throw new Failure("unavailable", `Not ready: ${report.reasons.map(({ message }) => message).join(" ")}`);
  },
};
