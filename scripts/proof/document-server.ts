import { readFontFile } from "#/kits/font-files";

/** Serves documents locally, with the bundled fonts. */
export type DocumentServer = {
  readonly origin: string;
  /** Serves a document at a path and returns its URL. */
  publish(path: string, html: string): string;
  close(): Promise<void>;
};

/** Starts a server for published documents and the fonts under `/fonts/`. */
export function serveDocuments(): DocumentServer {
  const documents = new Map<string, string>();
  const server = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    fetch(request) {
      const { pathname } = new URL(request.url);
      const html = documents.get(decodeURIComponent(pathname));
      if (html !== undefined) return new Response(html, { headers: { "content-type": "text/html; charset=utf-8" } });
      if (pathname === "/favicon.ico") return new Response(null, { status: 204 });
      const bytes = pathname.startsWith("/fonts/") ? readFontFile(pathname.slice("/fonts/".length)) : undefined;
      return bytes === undefined
        ? new Response("", { status: 404 })
        : new Response(bytes, { headers: { "content-type": "font/woff2", "cache-control": "max-age=3600" } });
    },
  });
  const origin = `http://127.0.0.1:${server.port}`;
  return {
    origin,
    publish(path, html) {
      documents.set(`/${path}`, html);
      return `${origin}/${path}`;
    },
    close: () => server.stop(true),
  };
}
