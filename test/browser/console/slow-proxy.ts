import { createRandom } from "#/kernel/random";

/** Longest time that one answer is held back, milliseconds. */
const maxDelayMs = 400;

/**
 * Stands between the browser and the app and holds every answer of the API and of the console's files back by up to 400 ms: a part of that before the app hears of the
 * request, the rest after it has answered. How long follows from the seed, the address and how often it was asked for. `url` is known before the app is: it is told by `to`.
 */
export function createSlowProxy(seed: number) {
  const random = createRandom(seed, "answers");
  const requestCounts = new Map<string, number>();
  let target = "";
  const server = Bun.serve({
    hostname: "127.0.0.1",
    port: 0,
    idleTimeout: 30,
    async fetch(request) {
      const { pathname, search } = new URL(request.url);
      const key = `${request.method} ${pathname}`;
      const count = (requestCounts.get(key) ?? 0) + 1;
      requestCounts.set(key, count);
      const draw = random.fork(`${key} ${count}`);
      const ms = /^\/(?:api|console)\//.test(pathname) ? draw.integer(0, maxDelayMs) : 0;
      const before = draw.integer(0, ms);
      await Bun.sleep(before);
      const response = await fetch(target + pathname + search, {
        method: request.method,
        headers: request.headers,
        ...(request.body && { body: await request.bytes() }),
        redirect: "manual",
        decompress: false,
        signal: request.signal,
      });
      await Bun.sleep(ms - before);
      return response;
    },
    error: () => new Response(null, { status: 502 }),
  });
  return {
    url: `http://127.0.0.1:${server.port}`,
    to: (url: string) => {
      target = url;
    },
    stop: () => server.stop(true),
  };
}
