import { createRandom } from "#/kernel/random";

/** The longest delay of a response, in milliseconds. */
const maxDelayMs = 400;

/**
 * A proxy between browser and app that delays responses of the API and the console's files by up to
 * 400 ms, part of it before the request reaches the app. Delays depend on the seed, the path and
 * how often it was requested. `url` is known before the app starts; `setTarget` sets the app's URL.
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
    setTarget: (url: string) => {
      target = url;
    },
    stop: () => server.stop(true),
  };
}
