import { readFileSync } from "node:fs";

/** A page as a browser saves it, with its files: two style sheets, a symbol, a font and a script. */
const html = `<!DOCTYPE html>
<!-- saved from url=(0029)https://www.fjordline.example/ -->
<html lang="en" class="theme-light"><head><meta charset="utf-8">
<title>Ferries and freight | Fjordline</title>
<meta name="theme-color" content="#0a3d62">
<link rel="icon" type="image/svg+xml" href="./page_files/icon.svg">
<link rel="stylesheet" href="./page_files/main.css">
<link rel="stylesheet" media="print" href="./page_files/print.css">
<link rel="stylesheet" href="https://cdn.example/missing.css">
<style>:root { --sea: #0a3d62; --unused: #ff00ff; } .hero { background: var(--sea); color: #fff }</style>
<script src="./page_files/app.js.download"></script>
</head><body>
<svg width="0" height="0"><symbol id="wave" viewBox="0 0 120 40">
<path class="ink" d="M0 0h120v20H0z"/><path fill="#f6b93b" d="M0 24h120v16H0z"/></symbol></svg>
<header class="top"><a href="https://www.fjordline.example/" aria-label="Home"><svg class="site-logo"><use href="#wave"></use></svg></a>
<button class="menu-toggle" aria-label="Menu"><svg viewBox="0 0 16 16"><path d="M0 0h16v2H0z"/></svg></button>
<nav><a href="/routes">Routes</a></nav></header>
<main><div class="hero"><h1>Across the fjord</h1><p>Ferries that leave every hour, all through the year.</p>
<a class="btn btn-primary" href="/book">Book</a></div>
<div class="card"><p>Read about <a href="/freight">freight</a> and <a href="/cars">cars</a> on our ships and lines.</p>
<button class="btn btn-primary">Search</button><input type="text"><pre>code</pre></div></main>
<div id="cookie-banner"><button class="btn" style="background:#00ff00">Accept</button>
<button class="btn" style="background:#00ff00">More</button></div>
<iframe src="./page_files/saved_resource.html"></iframe><img src="./page_files/ship.jpg" alt="A ship">
</body></html>`;

const css = `@import "base.css";
body { margin: 0; background: #fffdf8; color: var(--text); font-family: "Fjord Sans", Arial, sans-serif; }
.site-logo { color: #0a3d62; } .ink { fill: currentColor; }
.top { background-color: #ffffff; border-bottom: 1px solid #d9d4c7; }
h1 { font-family: "Young Serif", serif; }
a { color: #b33939; } a:hover { color: #7a1f1f; }
.btn { --fill: #b33939; background: var(--fill); color: #fff; border-radius: 6px; }
.btn:hover { --fill: #8f2d2d; } .btn::before { background: #123123; }
.card { background: #f4efe3; border: 1px solid #d9d4c7; border-radius: 6px; }
input { border: 1px solid #8a8577; } pre { font-family: "Fjord Mono", monospace; }
@media (prefers-color-scheme: dark) { body { background: #10151a; } :root { --text: #f4efe3; } }
@media (max-width: 600px) { body { background: #ff0000; } }
@font-face { font-family: "Young Serif"; src: url("../fonts/young.woff2") format("woff2"), url("young.woff"); }
@font-face { font-family: "Fjord Sans"; src: url("https://cdn.example/fjord-sans.woff2"); }`;

const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><script>alert(1)</script><path fill="#0a3d62" d="M4 4h32v32H4z"/></svg>';

/** The files by path. */
export const savedPage: Readonly<Record<string, string | Uint8Array>> = {
  "page.html": html,
  "page_files/main.css": css,
  "page_files/base.css":
    ":root { --text: #22201b; --tw-ring-color: #123456; --brand-gold: #f6b93b } mark { background: var(--brand-gold) }",
  "page_files/print.css": "body { background: #00ffff }",
  "page_files/icon.svg": icon,
  "page_files/other.svg": icon,
  "page_files/young.woff2": new Uint8Array(readFileSync("data/fonts/young-serif/young-serif-latin-400.woff2")),
  "page_files/app.js.download": "document.body.style.background = '#ff00ff'",
  "page_files/saved_resource.html": "<style>:root{--primary:#ff00ff}</style>",
};

const toBase64 = (content: string | Uint8Array) =>
  (
    Buffer.from(content)
      .toString("base64")
      .match(/.{1,76}/g) ?? []
  ).join("\r\n");

const toQuotedPrintable = (text: string) =>
  text
    .split("\n")
    .map((line) => {
      const signs = [...Buffer.from(line)].map((byte) =>
        byte === 61 || byte > 126 ? `=${byte.toString(16).toUpperCase().padStart(2, "0")}` : String.fromCharCode(byte),
      );
      const rows = Array.from({ length: Math.ceil(signs.length / 24) }, (_, row) =>
        signs.slice(row * 24, row * 24 + 24).join(""),
      );
      return rows.join("=\r\n");
    })
    .join("\r\n");

/** The same page as one MHTML file, as Chromium writes it. */
export function createMhtml(): string {
  const boundary = "----MultipartBoundary--abc123----";
  const site = "https://www.fjordline.example/";
  const part = (type: string, location: string, encoding: string, body: string) =>
    `--${boundary}\r\nContent-Type: ${type}\r\nContent-Transfer-Encoding: ${encoding}\r\nContent-Location: ${location}\r\n\r\n${body}\r\n`;
  const files = Object.entries(savedPage).filter(([path]) => path !== "page.html");
  return (
    `From: <Saved by Blink>\r\nSnapshot-Content-Location: ${site}\r\nSubject: Fjordline\r\nMIME-Version: 1.0\r\n` +
    `Content-Type: multipart/related;\r\n\ttype="text/html";\r\n\tboundary="${boundary}"\r\n\r\n\r\n` +
    part("text/html", site, "quoted-printable", toQuotedPrintable(html)) +
    files
      .map(([path, content]) =>
        part(path.endsWith(".css") ? "text/css" : "application/octet-stream", `${site}${path}`, "base64", toBase64(content)),
      )
      .join("") +
    `--${boundary}--\r\n`
  );
}
