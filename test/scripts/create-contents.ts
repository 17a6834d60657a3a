import type { Contents } from "../../scripts/package/contents";
import { targets } from "../../scripts/package/targets";

/** The small contents of a package for a target, by its name. */
export function createContents(name: string): Contents {
  const target = targets.find((one) => one.name === name);
  if (target === undefined) throw new Error(`There is no target ${name}.`);
  return {
    release: { version: "1.2.3", time: new Date("2026-01-31T00:00:00Z") },
    target,
    executable: new TextEncoder().encode("#!/bin/sh\necho livery\n"),
    licences: "Licences.\n",
    sbom: "{}\n",
    texts: {
      manual: ".TH LIVERY 1\n",
      completions: { bash: "# bash\n", zsh: "#compdef livery\n", fish: "# fish\n" },
      debianUnit: "[Service]\n",
    },
  };
}
