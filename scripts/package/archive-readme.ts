import { getProgramName, type Target } from "./targets";

/** The README of an archive, for readers who have nothing else. */
export function formatArchiveReadme(version: string, target: Target): string {
  const isWindows = target.os === "win32";
  const program = isWindows ? `.\\${getProgramName(target)}` : "./livery";
  const install = isWindows
    ? "Move livery.exe to a folder of your PATH."
    : "Install it:\n\n    sudo install -m 755 livery /usr/local/bin/livery";
  const quarantine =
    target.os === "darwin"
      ? "\nmacOS keeps back programs that a browser downloaded. Allow this one once:\n\n    xattr -d com.apple.quarantine livery\n"
      : "";
  const shellFiles = isWindows ? "" : "man/ has the manual page, completions/ what bash, zsh and fish complete commands with.\n";
  return `Livery ${version} for ${target.title}
${quarantine}
See eight published brands, at http://localhost:4600, in a folder of their own:

    ${program} demo

Start with a brand of your own. This prints its address when it is published:

    ${program} init --workspace Studio --email you@example.com
    ${program} generate brief.json --approve --publish
    ${program} serve

with this as brief.json:

    {"name": "Orchard Row", "industry": "Cider press", "offer": "Still cider from three old orchards",
     "adjectives": ["rooted", "bold"]}

Give its tools to a coding agent:

    ${program} mcp install --client claude-code

${install}

${program} --help lists the commands. Every server has its guides at /docs.

${shellFiles}monitoring/ has a dashboard for Grafana and alert rules for Prometheus, kubernetes/ an example for Kubernetes.
LICENSES.txt has the licences of everything inside, livery.cdx.json lists it (CycloneDX).
`;
}
