import spdx from "spdx-license-list/full";
import type { Component } from "./component";

/** The identifiers in an SPDX expression, exceptions included. */
export const listLicenceIds = (expression: string): readonly string[] =>
  expression
    .replaceAll(/[()]/g, " ")
    .split(/ +(?:AND|OR|WITH) +| +/)
    .filter((id) => id !== "");

const titles: Readonly<Record<Component["kind"], string>> = {
  runtime: "Runtime, and what its authors link into it",
  package: "Packages",
  typeface: "Typefaces",
  data: "Data",
};

const rule = "-".repeat(80);

/** The text of an SPDX licence. The exception of LLVM is part of Apache-2.0's use there and has no text of its own. */
function getSpdxText(id: string): string {
  const text = spdx[id]?.licenseText;
  if (text === undefined || text === "") throw new Error(`There is no text for the licence ${id}.`);
  return text.trim();
}

/**
 * The licences of everything inside the executable as one text: a list of all components, then each text once, with the
 * components that it belongs to. Throws if a licence is unknown.
 */
export function formatLicences(components: readonly Component[]): string {
  const lines = components.map(
    ({ kind, name, version, licence, url }, index) =>
      (components[index - 1]?.kind === kind ? "" : `\n${titles[kind]}\n\n`) +
      `  ${[name, version].filter((part) => part !== undefined).join(" ")}: ${licence}${url === undefined ? "" : `, ${url}`}`,
  );
  const notes = components.flatMap(({ kind, name, note }) =>
    kind === "runtime" && note !== undefined ? [`${name}: ${note}`] : [],
  );
  const owners = new Map<string, string[]>();
  for (const { name, licence, texts } of components) {
    const ids = listLicenceIds(licence).filter((id) => id !== "LLVM-exception");
    for (const text of texts.length > 0 ? texts.map((text) => text.replaceAll("\r\n", "\n").trim()) : ids.map(getSpdxText))
      owners.set(text, [...(owners.get(text) ?? []), name]);
  }
  const sections = [...owners].map(([text, names]) => `${rule}\n${names.join(", ")}\n${rule}\n\n${text}\n`);
  return `Livery contains the work of others under these licences.\n${lines.join("\n")}\n\n${notes.join("\n\n")}\n\n${sections.join("\n")}`;
}
