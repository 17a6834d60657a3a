import { renderPolicyElement } from "#/documents/render-document";
import { sha256Hex } from "#/kernel/hash";

/**
 * The view's side of the exchange with the MCP client (MCP Apps, 2026-01-26): initialize, receive
 * the name of the requested system, read its preview, and show it.
 */
const renderScript = (previewUri: string) => `
(() => {
  const waiting = new Map();
  let last = 0;
  const say = (message) => parent.postMessage({ jsonrpc: "2.0", ...message }, "*");
  const ask = (method, params) => new Promise((resolve, reject) => {
    const id = ++last;
    waiting.set(id, { resolve, reject });
    say({ id, method, params });
  });
  const grown = () => say({ method: "ui/notifications/size-changed", params: { width: document.documentElement.scrollWidth, height: \
document.documentElement.scrollHeight } });
  const show = async (name) => {
    if (typeof name !== "string" || name === "") return;
    const { contents } = await ask("resources/read", { uri: ${JSON.stringify(`${previewUri}/`)} + encodeURIComponent(name) });
    const page = new DOMParser().parseFromString(contents[0].text, "text/html");
    for (const element of page.querySelectorAll("script,meta[http-equiv],base,link,iframe,object,embed")) element.remove();
    document.documentElement.className = page.documentElement.className;
    document.head.replaceChildren(...page.head.children);
    document.body.replaceChildren(...page.body.children);
    grown();
  };
  addEventListener("message", ({ source, data }) => {
    if (source !== parent || typeof data !== "object" || data === null) return;
    if (data.method === "ui/notifications/tool-input") show(data.params?.arguments?.name).catch(() => {});
    const one = waiting.get(data.id);
    if (!one || data.method) return;
    waiting.delete(data.id);
    if (data.error) one.reject(data.error); else one.resolve(data.result);
  });
  ask("ui/initialize", { protocolVersion: "2026-01-26", appInfo: { name: "livery-preview", version: "1" }, appCapabilities: {} })
    .then(() => { say({ method: "ui/notifications/initialized" }); grown(); }, () => {});
})();
`;

/**
 * The frame's content security policy: it runs its own script and shows content embedded in the
 * preview. Handlers and scripts in the preview do not run.
 */
export const createFramePolicy = (previewUri: string): string =>
  `default-src 'none'; script-src '${hashScript(renderScript(previewUri))}'; style-src 'unsafe-inline'; img-src ` +
  "data:; font-src data:; base-uri 'none'; form-action 'none'";

/** The hash of an inline script as a policy source (CSP 3, hash sources). */
const hashScript = (script: string) => `sha256-${Buffer.from(sha256Hex(script), "hex").toString("base64")}`;

/**
 * The page for clients that show a frame with a tool's result. It shows a placeholder until it
 * knows the system's name, then replaces itself with the system's preview, read through the client.
 * It loads nothing from elsewhere.
 */
export const renderPreviewFrame = (previewUri: string): string => `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8">${renderPolicyElement(createFramePolicy(previewUri))}<meta name="viewport" \
content="width=device-width, initial-scale=1"><title>Preview</title>
<style>:root{color-scheme:light dark}body{margin:0;padding:1.25rem;font:1rem/1.5 system-ui,sans-serif}</style></head>
<body><p>Waiting for a system to preview.</p><script>${renderScript(previewUri)}</script></body></html>
`;
