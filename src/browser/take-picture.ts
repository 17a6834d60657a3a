import { Buffer } from "node:buffer";
import type { BrowserEvent, BrowserProcess } from "#/browser/browser-process";

/** A file that a document refers to. */
export type DocumentFile = { readonly bytes: Uint8Array; readonly mediaType: string };

/** What to take a picture of. All lengths are CSS pixels, which are pixels of the picture. */
export type PictureRequest = {
  /** A whole HTML document. It runs no scripts and loads only what `loadFile` returns. */
  readonly document: string;
  readonly mode: "light" | "dark";
  readonly width: number;
  /** Where the picture begins, from the top of the page. */
  readonly top: number;
  readonly maxHeight: number;
  readonly format: PictureFormat;
  /** The bytes above which the picture is taken again as WebP, and then smaller. */
  readonly maxBytes: number;
  /** The file at a path such as `/fonts/inter.woff2`; undefined for all that is not the document's own. */
  loadFile(path: string): Promise<DocumentFile | undefined>;
};

export const pictureFormats = ["png", "webp"] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** A picture of a document, and what was noticed about the document. */
export type Picture = {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly format: PictureFormat;
  readonly width: number;
  readonly height: number;
  /** The height of the whole page. */
  readonly pageHeight: number;
  /** By how much the page is wider than the picture; 0 if it fits. */
  readonly overflow: number;
  /** The element that reaches farthest, such as `div.card`; empty if the page fits. */
  readonly widest: string;
  /** The addresses of files that the document named and that did not load, at most a few. */
  readonly failed: readonly string[];
};

/** The address of the document. The domain cannot exist (RFC 6761). */
const origin = "http://document.invalid";

/** Only what the document brings along, and files of its own origin, which `loadFile` decides on. */
const policy =
  "sandbox; default-src 'none'; style-src 'self' 'unsafe-inline'; font-src 'self' data:; img-src 'self' data:; base-uri 'none'; " +
  "form-action 'none'";

/** The height of the window that the page is laid out for, by its width. */
const getWindowHeight = (width: number) => (width < 600 ? 844 : 800);

/** How long fonts and pictures may take after the document is loaded, milliseconds. */
const maxSettleMs = 3_000;
const pollMs = 25;
const maxFailed = 5;

/** How many elements are measured to find the one that is too wide. */
const maxMeasured = 20_000;

/** What a page says about itself, as an expression. It runs while nothing in the page can run. */
const inspection = `(() => {
  const root = document.documentElement, width = innerWidth;
  const toName = (one) => one.localName + [...one.classList].slice(0, 2).map((name) => "." + name).join("");
  let widest = "", reach = width + 1, bottom = 0, left = ${maxMeasured};
  for (const one of root.querySelectorAll("body, body *")) {
    if (--left < 0) break;
    const { right, bottom: end } = one.getBoundingClientRect();
    if (right > reach && root.scrollWidth > width) { reach = right; widest = toName(one); }
    bottom = Math.max(bottom, end);
  }
  const isBroken = (one) => one.complete && one.naturalWidth === 0 && one.currentSrc;
  const images = [...document.images].filter(isBroken).map((one) => one.currentSrc);
  const links = [...document.querySelectorAll("link[rel~=stylesheet][href]")].filter((one) => !one.sheet).map((one) => one.href);
  const failed = [...images, ...links].slice(0, 20).map((one) => one.slice(0, 200));
  return { scrollWidth: root.scrollWidth, bottom: left < 0 ? 0 : bottom, widest, failed };
})()`;

/**
 * Takes a picture in a context of its own: nothing is shared with other pictures, the network does
 * not exist, scripts are off. Rejects if the browser ends. The caller limits the time.
 */
export async function takePicture(browser: BrowserProcess, request: PictureRequest): Promise<Picture> {
  const { browserContextId } = await browser.send("Target.createBrowserContext", { disposeOnDetach: true });
  try {
    return await takeInContext(browser, String(browserContextId), request);
  } finally {
    await browser.send("Target.disposeBrowserContext", { browserContextId }).catch(() => {});
  }
}

async function takeInContext(browser: BrowserProcess, browserContextId: string, request: PictureRequest): Promise<Picture> {
  const { width, mode } = request;
  const { targetId } = await browser.send("Target.createTarget", { url: "about:blank", browserContextId });
  const { sessionId } = await browser.send("Target.attachToTarget", { targetId, flatten: true });
  const session = String(sessionId);
  const send = (method: string, params?: object) => browser.send(method, params, session);
  const loaded = Promise.withResolvers<void>();
  const files = createFileServer(send, request);
  const unsubscribe = browser.subscribe((event) => {
    if (event.sessionId !== session) return;
    if (event.method === "Page.loadEventFired") loaded.resolve();
    if (event.method === "Fetch.requestPaused") files.respond(event);
    if (event.method === "Inspector.targetCrashed") loaded.reject(new Error("the page crashed"));
  });
  try {
    await Promise.all([
      send("Page.enable"),
      send("Inspector.enable"),
      send("Fetch.enable", { patterns: [{ urlPattern: "*" }] }),
      send("Emulation.setScriptExecutionDisabled", { value: true }),
      send("Page.setDownloadBehavior", { behavior: "deny" }),
      send("Emulation.setDeviceMetricsOverride", {
        width,
        height: getWindowHeight(width),
        deviceScaleFactor: 1,
        mobile: false,
      }),
      send("Emulation.setEmulatedMedia", {
        features: [
          { name: "prefers-color-scheme", value: mode },
          { name: "prefers-reduced-motion", value: "reduce" },
        ],
      }),
    ]);
    await Promise.all([send("Page.navigate", { url: `${origin}/` }), loaded.promise]);
    const evaluate = async (expression: string) => {
      const { result } = await send("Runtime.evaluate", { expression, returnByValue: true });
      return (result as { readonly value?: unknown } | undefined)?.value;
    };
    await waitForFiles(files, () => evaluate("document.fonts.status"));
    const metrics = await send("Page.getLayoutMetrics");
    const { width: contentWidth, height: contentHeight } = metrics.cssContentSize as { width: number; height: number };
    const seen = readInspection(await evaluate(inspection));
    const pageHeight = getPageHeight(Math.ceil(contentHeight), getWindowHeight(width), seen.bottom);
    const top = Math.min(request.top, pageHeight - 1);
    const height = Math.max(1, Math.min(request.maxHeight, pageHeight - top));
    const image = await capture(send, request, { x: 0, y: top, width, height });
    return {
      ...image,
      pageHeight,
      overflow: Math.max(0, Math.ceil(Math.max(contentWidth, seen.scrollWidth) - width)),
      widest: seen.widest,
      failed: [...new Set([...seen.failed, ...files.failed])].slice(0, maxFailed),
    };
  } finally {
    unsubscribe();
  }
}

/** Room below the content of a page that does not fill its window, pixels. */
const roomBelow = 24;

/** The height of a page: of one that does not fill its window, that of its content. */
function getPageHeight(contentHeight: number, windowHeight: number, bottom: number): number {
  if (contentHeight > windowHeight || bottom <= 0) return Math.max(1, contentHeight);
  return Math.min(Math.max(1, contentHeight), Math.ceil(bottom) + roomBelow);
}

type Send = (method: string, params?: object) => Promise<Readonly<Record<string, unknown>>>;
type Clip = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** Formats in the order in which they are tried, with the quality of lossy ones and the scale. */
const attempts: readonly { readonly format: PictureFormat; readonly quality?: number; readonly scale: number }[] = [
  { format: "png", scale: 1 },
  { format: "webp", quality: 85, scale: 1 },
  { format: "webp", quality: 60, scale: 1 },
  { format: "webp", quality: 50, scale: 0.5 },
];

async function capture(send: Send, { format, maxBytes }: PictureRequest, clip: Clip) {
  const possible = attempts.filter((attempt) => format === "png" || attempt.format === "webp");
  for (const [index, attempt] of possible.entries()) {
    const { data } = await send("Page.captureScreenshot", {
      format: attempt.format,
      ...(attempt.quality !== undefined && { quality: attempt.quality }),
      captureBeyondViewport: true,
      clip: { ...clip, scale: attempt.scale },
    });
    const bytes = new Uint8Array(Buffer.from(String(data), "base64"));
    if (bytes.length <= maxBytes || index === possible.length - 1)
      return {
        bytes,
        format: attempt.format,
        width: Math.round(clip.width * attempt.scale),
        height: Math.round(clip.height * attempt.scale),
      };
  }
  throw new Error("no format was tried");
}

/** Responds to the requests of a document: with itself, with its own files, or with nothing. */
function createFileServer(send: Send, { document, loadFile }: PictureRequest) {
  const failed: string[] = [];
  let open = 0;
  let hasDocument = false;
  const fulfil = (requestId: unknown, body: Uint8Array | string, mediaType: string) =>
    send("Fetch.fulfillRequest", {
      requestId,
      responseCode: 200,
      responseHeaders: [
        { name: "content-type", value: mediaType },
        { name: "content-security-policy", value: policy },
        { name: "x-content-type-options", value: "nosniff" },
        { name: "x-dns-prefetch-control", value: "off" },
        { name: "referrer-policy", value: "no-referrer" },
        // The sandbox gives the document an origin that equals no other.
        { name: "access-control-allow-origin", value: "*" },
      ],
      body: Buffer.from(body).toString("base64"),
    });
  const refuse = async (requestId: unknown, url: string) => {
    if (!url.endsWith("/favicon.ico") && failed.length < maxFailed) failed.push(url.slice(0, 200));
    await send("Fetch.failRequest", { requestId, errorReason: "Aborted" });
  };
  const respond = async ({ params }: BrowserEvent) => {
    const { requestId, request, resourceType } = params;
    const { url = "" } = (request ?? {}) as { readonly url?: string };
    if (resourceType === "Document") {
      if (hasDocument || url !== `${origin}/`) return await refuse(requestId, url);
      hasDocument = true;
      return await fulfil(requestId, document, "text/html; charset=utf-8");
    }
    const path = url.startsWith(`${origin}/`) ? url.slice(origin.length) : undefined;
    const file = path === undefined ? undefined : await loadFile(path);
    return file ? await fulfil(requestId, file.bytes, file.mediaType) : await refuse(requestId, url);
  };
  return {
    failed,
    isIdle: () => open === 0,
    respond(event: BrowserEvent) {
      open++;
      // A page that closes takes its requests along.
      void respond(event)
        .catch(() => {})
        .finally(() => open--);
    },
  };
}

/** Waits until fonts and pictures are there, or until that takes too long. */
async function waitForFiles({ isIdle }: { isIdle(): boolean }, getFontStatus: () => Promise<unknown>): Promise<void> {
  const until = performance.now() + maxSettleMs;
  let quiet = 0;
  while (quiet < 2 && performance.now() < until) {
    await Bun.sleep(pollMs);
    quiet = isIdle() && (await getFontStatus()) !== "loading" ? quiet + 1 : 0;
  }
}

/** What a page says is not trusted: it may have replaced what was looked at. */
function readInspection(value: unknown) {
  const { scrollWidth, bottom, widest, failed } = (typeof value === "object" && value !== null ? value : {}) as Record<
    string,
    unknown
  >;
  return {
    scrollWidth: typeof scrollWidth === "number" && Number.isFinite(scrollWidth) ? scrollWidth : 0,
    bottom: typeof bottom === "number" && Number.isFinite(bottom) ? bottom : 0,
    widest: typeof widest === "string" ? widest.slice(0, 80) : "",
    failed: Array.isArray(failed) ? failed.filter((one): one is string => typeof one === "string") : [],
  };
}
