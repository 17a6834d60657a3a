import script from "#/kits/rules-pack/install.sh" with { type: "text" };

/** Whose installer it is: a system by its slug, or a design by its id. */
export type InstallerOptions = { readonly source: string; readonly baseUrl: string };

/** Text between single quotes of a shell. */
const escapeQuoted = (text: string) => text.replaceAll("'", "'\\''");

/** The script that installs a rules pack from a server, for any POSIX shell. */
export const renderInstaller = ({ source, baseUrl }: InstallerOptions): string =>
  script.replaceAll("@SOURCE@", () => escapeQuoted(source)).replaceAll("@ADDRESS@", () => escapeQuoted(baseUrl));
