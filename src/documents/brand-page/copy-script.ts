import script from "#data/pages/copy.js.txt" with { type: "text" };
import { html, type Markup } from "#/kernel/markup";
import { sha256Hex } from "#/kernel/hash";

/** The script of brand pages. It adds copy buttons to values and commands. */
export const copyScript: string = script;

/** Path of the script on its server. */
export const copyScriptPath = "/copy.js";

const integrity = `sha256-${Buffer.from(sha256Hex(script), "hex").toString("base64")}`;

/**
 * The element that loads the script, pinned by its hash (Subresource Integrity). `crossorigin` is
 * required because a sandboxed page has an opaque origin.
 */
export const copyScriptElement: Markup = html`
  <script src="${copyScriptPath}" integrity="${integrity}" crossorigin="anonymous" defer></script>`;
