import { createServer } from "node:tls";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/**
 * A receiver in a process of its own, so that only the sender uses memory in the process under
 * test. Arguments: key, certificate and mode (`endless`, `headers`, `gzip` or `brotli`). Prints its
 * port.
 */
const [key = "", cert = "", mode = ""] = process.argv.slice(2);
const block = Buffer.alloc(65_536, "x");
const compressed =
  mode === "gzip"
    ? gzipSync(Buffer.alloc(200_000_000))
    : mode === "brotli"
      ? brotliCompressSync(Buffer.alloc(200_000_000), { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })
      : undefined;

const server = createServer({ key, cert }, (socket) => {
  socket.on("error", () => undefined);
  socket.once("data", () => {
    if (compressed) {
      socket.write(
        `HTTP/1.1 200 OK\r\ncontent-encoding: ${mode === "gzip" ? "gzip" : "br"}\r\ncontent-length: ${compressed.length}\r\n\r\n`,
      );
      socket.write(compressed);
      return;
    }
    socket.write(mode === "headers" ? "HTTP/1.1 200 OK\r\nx-flood: " : "HTTP/1.1 200 OK\r\n\r\n");
    const writeBlocks = () => {
      while (!socket.destroyed && socket.write(block));
      if (!socket.destroyed) socket.once("drain", writeBlocks);
    };
    writeBlocks();
  });
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  process.stdout.write(`${typeof address === "object" ? address?.port : ""}\n`);
});
