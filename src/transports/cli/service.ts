import { dirname, resolve } from "node:path";
import type { ProcessCommand } from "#/transports/cli/command";
import { print } from "#/transports/cli/output";
import { getOwnCommand } from "#/kernel/system/own-command";
import { UsageError } from "#/transports/cli/command-line";
import type { Setting } from "#/kernel/setting";

/** Where the unit is installed. */
const unitPath = "/etc/systemd/system/livery.service";

/** Ports below this one need a capability. */
const firstUnprivilegedPort = 1024;

/** The folders that the unit gives the service. */
const stateFolder = "/var/lib/livery";
const runtimeFolder = "/run/livery";

/**
 * `livery service print`: a unit for systemd that runs the server with these settings.
 *
 * @param settings the names of the server's settings
 */
export const createServiceCommand = (settings: readonly string[]): ProcessCommand => ({
  name: "service print",
  title: "Print a systemd unit",
  summary:
    "Prints a unit with which systemd runs the server: under an account of its own, with nothing writable but its data " +
    "folder, and with few system calls. The flags become settings of the unit; files with secrets become its credentials.",
  settings: settings.filter((name) => name !== "data"),
  flags: [
    { name: "user", label: "NAME", description: "Account that exists; without it, systemd creates one while the service runs" },
    { name: "environment-file", label: "FILE", description: "File with more settings, which override those of the unit" },
    { name: "program", label: "FILE", description: "The executable on the machine of the unit (default: this one)" },
  ],
  examples: [
    `livery service print --base-url https://brand.example --trust-proxy 127.0.0.1/32 > ${unitPath}`,
    "livery service print --host 0.0.0.0 --port 443 --tls-cert /etc/livery/brand.pem --tls-key /etc/livery/brand.key",
  ],
  async run({ values }, host) {
    const { user, "environment-file": environmentFile, program = getOwnProgram() } = values;
    if (user !== undefined && !/^[a-z_][a-z0-9_-]{0,31}$/.test(user))
      throw new UsageError("--user must be the name of an account.");
    for (const [flag, path] of Object.entries({ "environment-file": environmentFile, program }))
      if (path !== undefined && !/^\/[^\s"'\\%$]+$/.test(path))
        throw new UsageError(`--${flag} must be an absolute path without spaces, quotes, % and $.`);
    // The files of secrets may be on another machine.
    const secretFlags = new Set(Object.values(host.settings).flatMap(({ flag, isSecret }) => (isSecret ? [flag] : [])));
    const plainValues = Object.fromEntries(Object.entries(values).filter(([flag]) => !secretFlags.has(flag)));
    // Throws for values that the server would refuse.
    host.dataDir(plainValues);
    await print(formatServiceUnit({ program, user, environmentFile, values, host }));
  },
});

/** This executable; for a source, where one is installed. */
function getOwnProgram(): string {
  const [program = "", ...source] = getOwnCommand();
  return source.length === 0 ? program : "/usr/local/bin/livery";
}

type UnitOptions = {
  /** The executable, absolute. */
  readonly program: string;
  /** The account; undefined for one that exists while the service runs. */
  readonly user: string | undefined;
  readonly environmentFile: string | undefined;
  /** Values of settings by flag. */
  readonly values: Readonly<Record<string, string>>;
  readonly host: { readonly settings: Readonly<Record<string, Setting>> };
};

/** A value in a unit: quoted, and without specifiers. */
const quoteValue = (text: string) => `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("%", "%%")}"`;

function formatServiceUnit({ program, user, environmentFile, values, host: { settings } }: UnitOptions): string {
  const set = Object.values(settings).filter(({ flag }) => (values[flag] ?? "") !== "");
  const environment = [
    `Environment=LIVERY_DATA=${stateFolder}`,
    ...(values.log === undefined ? ["Environment=LIVERY_LOG=json"] : []),
    ...set.flatMap(({ flag, variable, isSecret }) => {
      const value = values[flag] ?? "";
      if (!isSecret) return [`Environment=${quoteValue(`${variable}=${value}`)}`];
      const credential = flag.replace(/-file$/, "");
      return [`LoadCredential=${credential}:${value.replaceAll("%", "%%")}`, `Environment=${variable}_FILE=%d/${credential}`];
    }),
    // systemd lets the file override what is above it. Without the file, the service still starts.
    ...(environmentFile === undefined ? [] : [`EnvironmentFile=-${environmentFile}`]),
  ];
  const port = Number(values.port ?? settings.port?.fallback);
  const capability = port > 0 && port < firstUnprivilegedPort && values.socket === undefined ? "CAP_NET_BIND_SERVICE" : "";
  const hasBrowser = values.browser !== "off";
  const folders = [values["backup-dir"], values.socket && dirname(resolve(stateFolder, values.socket))];
  const writable = folders
    .flatMap((path) => (path ? [resolve(stateFolder, path)] : []))
    .filter((path) => ![stateFolder, runtimeFolder].some((own) => path === own || path.startsWith(`${own}/`)));
  const account =
    user === undefined
      ? "# An account that exists while the service runs, and its folders.\nDynamicUser=yes"
      : `# Its account and folders.\nUser=${user}\nGroup=${user}`;
  return `# Written by livery service print. To change it: systemctl edit livery
# Reload the certificate with systemctl reload livery. To restart without a refused connection, also after replacing the
# executable: systemctl kill --kill-who=main --signal=SIGUSR2 livery
[Unit]
Description=Livery
Wants=network-online.target
After=network-online.target

[Service]
Type=notify
ExecStart=${/[^\w./-]/.test(program) ? quoteValue(program).replaceAll("$", "$$$$") : program} serve
ExecReload=/bin/kill -HUP $MAINPID
Restart=on-failure
RestartSec=1
# An upgrade of a large database takes its time.
TimeoutStartSec=10min
TimeoutStopSec=15
WatchdogSec=60
${environment.join("\n")}

${account}
StateDirectory=livery
StateDirectoryMode=0700
RuntimeDirectory=livery
RuntimeDirectoryMode=0755
RuntimeDirectoryPreserve=restart
WorkingDirectory=${stateFolder}
UMask=0077
${writable.map((path) => `ReadWritePaths=${quoteValue(path)}\n`).join("")}LimitNOFILE=65536

# What it may do. MemoryDenyWriteExecute is left out: the program is compiled while it runs.
CapabilityBoundingSet=${capability}
${capability === "" ? "" : `AmbientCapabilities=${capability}\n`}NoNewPrivileges=yes
ProtectSystem=strict
ProtectHome=yes
PrivateTmp=yes
PrivateDevices=yes
ProtectClock=yes
ProtectControlGroups=yes
ProtectHostname=yes
ProtectKernelLogs=yes
ProtectKernelModules=yes
ProtectKernelTunables=yes
ProtectProc=invisible
RestrictAddressFamilies=AF_UNIX AF_INET AF_INET6 AF_NETLINK
# The browser for screenshots needs namespaces and calls for its sandbox; without one, --browser off prints less.
RestrictNamespaces=${hasBrowser ? "user pid net mnt" : "yes"}
RestrictRealtime=yes
RestrictSUIDSGID=yes
LockPersonality=yes
RemoveIPC=yes
SystemCallArchitectures=native
SystemCallFilter=@system-service${hasBrowser ? " chroot seccomp setns unshare" : ""}
SystemCallErrorNumber=EPERM

[Install]
WantedBy=multi-user.target
`;
}
