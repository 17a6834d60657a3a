import type { Component } from "./component";
import { runtimeVersion } from "./runtimes";

type Part = readonly [name: string, licence: string, url: string];

/**
 * What Bun's authors state as linked into its runtime, with SPDX expressions of the licences. Bun publishes no versions of
 * these parts; its repository pins each by commit for every release.
 */
const linkedParts: readonly Part[] = [
  ["JavaScriptCore and WebKit", "LGPL-2.0-or-later AND BSD-2-Clause", "https://github.com/oven-sh/WebKit"],
  ["BoringSSL", "OpenSSL AND Apache-2.0 AND ISC AND MIT", "https://boringssl.googlesource.com/boringssl/"],
  ["Brotli", "MIT", "https://github.com/google/brotli"],
  ["libarchive", "BSD-2-Clause", "https://github.com/libarchive/libarchive"],
  ["lol-html", "BSD-3-Clause", "https://github.com/cloudflare/lol-html"],
  ["ls-hpack", "MIT", "https://github.com/litespeedtech/ls-hpack"],
  ["ls-qpack", "MIT", "https://github.com/litespeedtech/ls-qpack"],
  ["lsquic", "MIT AND BSD-3-Clause", "https://github.com/litespeedtech/lsquic"],
  ["mimalloc", "MIT", "https://github.com/microsoft/mimalloc"],
  ["picohttpparser", "MIT", "https://github.com/h2o/picohttpparser"],
  ["Zstandard", "BSD-3-Clause", "https://github.com/facebook/zstd"],
  ["simdutf", "Apache-2.0", "https://github.com/simdutf/simdutf"],
  ["TinyCC", "LGPL-2.1-or-later", "https://github.com/tinycc/tinycc"],
  ["uSockets", "Apache-2.0", "https://github.com/uNetworking/uSockets"],
  ["uWebSockets", "Apache-2.0", "https://github.com/uNetworking/uWebSockets"],
  ["zlib-ng", "Zlib", "https://github.com/zlib-ng/zlib-ng"],
  ["c-ares", "MIT", "https://github.com/c-ares/c-ares"],
  ["ICU", "Unicode-3.0", "https://github.com/unicode-org/icu"],
  ["base64", "BSD-2-Clause", "https://github.com/aklomp/base64"],
  ["libuv (Windows)", "MIT", "https://github.com/libuv/libuv"],
  ["libdeflate", "MIT", "https://github.com/ebiggers/libdeflate"],
  ["libjpeg-turbo", "IJG AND BSD-3-Clause AND Zlib", "https://github.com/libjpeg-turbo/libjpeg-turbo"],
  ["libspng", "BSD-2-Clause", "https://github.com/randy408/libspng"],
  ["libwebp", "BSD-3-Clause", "https://github.com/webmproject/libwebp"],
  ["Highway", "Apache-2.0", "https://github.com/google/highway"],
  ["uucode", "MIT", "https://github.com/jacobsandlund/uucode"],
  ["TigerBeetle input and output", "Apache-2.0", "https://github.com/tigerbeetle/tigerbeetle"],
  ["LLVM libc++abi", "Apache-2.0 WITH LLVM-exception", "https://github.com/llvm/llvm-project"],
  ["SQLite", "blessing", "https://sqlite.org"],
  ["esbuild, ported", "MIT", "https://github.com/evanw/esbuild"],
  ["Node.js polyfills from npm", "MIT", "https://github.com/oven-sh/bun/blob/main/LICENSE.md"],
];

/** The runtime without its parts. */
export const runtimeComponent: Component = {
  kind: "runtime",
  name: "Bun",
  version: runtimeVersion,
  licence: "MIT",
  url: "https://github.com/oven-sh/bun",
  note:
    "Bun links JavaScriptCore, which is under the LGPL 2. Its source and the way to relink a changed one with Bun are at " +
    "https://github.com/oven-sh/bun/blob/main/LICENSE.md. Livery's part of the executable is data that Bun's runtime reads; " +
    "`bun build --compile --compile-executable-path=FILE` combines it with another runtime.",
  texts: [],
};

/** What the runtime consists of, in its authors' order. */
export const runtimeParts: readonly Component[] = linkedParts.map(([name, licence, url]) => ({
  kind: "runtime",
  name,
  licence,
  url,
  texts: [],
}));
