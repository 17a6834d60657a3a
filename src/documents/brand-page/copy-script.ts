import script from "#data/pages/copy.js.txt" with { type: "text" };
import { html, type Markup } from "#/kernel/markup";
import { sha256Hex } from "#/kernel/hash";

/** The script of brand pages, as a file for browsers: it puts buttons on what can be copied. */
export const copyScript: string = script;

/** Address of that file on its server. */
export const copyScriptPath = "/copy.js";

const integrity = `sha256-${Buffer.from(sha256Hex(script), "hex").toString("base64")}`;

/**
 * The element that runs the script, and no other text than this (Subresource Integrity). A
 * sandboxed page has no origin, so that the file is asked for as any other origin would ask.
 */
export const copyScriptElement: Markup = html`<script src="${copyScriptPath}" integrity="${integrity}" crossorigin="anonymous" defer></script>`;
