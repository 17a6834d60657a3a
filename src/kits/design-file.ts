import { sha256Hex } from "#/kernel/hash";
import type { FileEntry } from "#/kernel/archive/zip";
import type { DesignContent } from "#/model/design-content";

/** The folder of a bundle with the whole design, from which another Livery serves the same files. */
export const designFolder = "livery";
export const designFilePath = `${designFolder}/design.json`;
export const getStoredFilePath = (hash: string): string => `${designFolder}/files/${hash}`;

/** Content that a design refers to by its hash, such as a given font. */
export type StoredFile = { readonly hash: string; readonly mediaType: string; readonly bytes: Uint8Array<ArrayBuffer> };

/** What a bundle has of a design in addition to what its exports show. */
export type DesignFacts = {
  readonly seed: number;
  /** Whether readers see the whole brief. */
  readonly showsBrief: boolean;
  /** Stored content by hash; only what the design refers to is used. */
  readonly stored: readonly StoredFile[];
};

/**
 * The design as data, with the files that it refers to. Reasons of edits and the audit stay in the
 * installation, as in all that its readers see.
 */
export function createDesignFiles(content: DesignContent, { seed, showsBrief, stored }: DesignFacts): readonly FileEntry[] {
  const { audit: _, ...shown } = content;
  const adjustments = content.adjustments.map(({ reason: __, ...adjustment }) => adjustment);
  // In one order, whichever way the parts were loaded.
  const byName = Object.entries({ ...shown, adjustments }).sort(([one], [other]) => (one < other ? -1 : 1));
  const parts = JSON.stringify(Object.fromEntries(byName));
  const own = new Set([...content.mark.assets, ...content.imagery.assets].map(({ svg }) => sha256Hex(svg)));
  const files = stored.filter(({ hash }) => !own.has(hash) && parts.includes(hash));
  const head = { schemaVersion: 1, seed, showsBrief, files: files.map(({ hash, mediaType }) => ({ hash, mediaType })) };
  return [
    { path: designFilePath, content: `${JSON.stringify(head).slice(0, -1)},"parts":${parts}}` },
    ...files.map(({ hash, bytes }) => ({ path: getStoredFilePath(hash), content: bytes })),
  ];
}
