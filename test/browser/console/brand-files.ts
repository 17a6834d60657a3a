import { readFileSync } from "node:fs";

const createFile = (name: string, mimeType: string, content: string | Uint8Array) => ({
  name,
  mimeType,
  buffer: Buffer.from(content as Uint8Array),
});

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><circle cx="50" cy="50" r="40" fill="#0b5d4e"/>' +
  '<path fill="#ffffff" d="M30 45h40v10h-40z"/></svg>';
const css = `:root {
  --background: #fdfcf9;
  --foreground: #1b1a17;
  --primary: #0b5d4e;
  --primary-foreground: #ffffff;
  --radius: 3px;
  --brand-sand: #e8dcc4;
}
.dark { --background: #141512; --foreground: #f5f1e8; --primary: #7fd1b9; --primary-foreground: #0a1f1a; }
`;

/** What a small company has: a logo, two fonts and a style sheet with its colours. */
export const brandFiles = [
  createFile("logo.svg", "image/svg+xml", logo),
  createFile("theme.css", "text/css", css),
  createFile("YoungSerif.woff2", "font/woff2", readFileSync("data/fonts/young-serif/young-serif-latin-400.woff2")),
  createFile("Outfit.woff2", "font/woff2", readFileSync("data/fonts/outfit/outfit-latin.woff2")),
];
