import { afterAll, afterEach, expect, test } from "bun:test";

// The console reads its base path from the document.
Object.assign(globalThis, { document: { documentElement: { dataset: {} } } });
afterAll(() => void Reflect.deleteProperty(globalThis, "document"));
const { getQueryState, subscribeToQuery, refetchQuery, invalidateQueries } = await import("#/console/app/api/query-cache");

const id = "ds_1";
const requested: string[] = [];
/** Each responds to one pending request, oldest first. */
const responders: ((parts: readonly string[]) => void)[] = [];
const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
  requested.length = 0;
  responders.length = 0;
});

/** A server that responds when the test tells it to; `requested` lists the pending requests. */
function stubServer() {
  globalThis.fetch = Object.assign(
    (input: string | URL | Request) => {
      requested.push(
        new URL(input instanceof Request ? input.url : input, "http://localhost").pathname.replace(/^.*\/api\/v1/, ""),
      );
      return new Promise<Response>((resolve) => {
        responders.push((parts) => resolve(Response.json({ parts })));
      });
    },
    { preconnect: realFetch.preconnect },
  );
}

/** Lets all microtasks run. */
const flushMicrotasks = () => Bun.sleep(5);

/** A screen that shows a design, and its board while the design has tokens. */
function showDesign() {
  let endBoard: (() => void) | undefined;
  const show = () => {
    const hasTokens = getQueryState("get_design", { id }).data?.parts.includes("tokens") ?? false;
    if (hasTokens) endBoard ??= subscribeToQuery("get_design_board", { id }, () => {});
    else {
      endBoard?.();
      endBoard = undefined;
    }
  };
  const end = subscribeToQuery("get_design", { id }, show);
  return () => {
    end();
    endBoard?.();
  };
}

test("a part that a newer response removes is not fetched, although an older response had it", async () => {
  stubServer();
  const end = showDesign();
  void refetchQuery("get_design", { id });
  responders.shift()?.(["tokens"]);
  await flushMicrotasks();
  // The queries of a mutation and of the run that it started: the second request replaces the
  // first.
  const first = invalidateQueries("get_design", "get_design_board");
  const second = invalidateQueries("get_design", "get_design_board");
  responders.shift()?.(["tokens"]);
  await flushMicrotasks();
  responders.shift()?.([]);
  await Promise.all([first, second]);
  expect(requested).toEqual(["/designs/ds_1", "/designs/ds_1", "/designs/ds_1"]);
  expect(getQueryState("get_design_board", { id }).isLoading).toBe(false);
  end();
});

test("a part that appears while its design is refetched waits for the design", async () => {
  stubServer();
  const end = showDesign();
  void refetchQuery("get_design", { id });
  responders.shift()?.(["tokens"]);
  await flushMicrotasks();
  const board = refetchQuery("get_design_board", { id });
  void refetchQuery("get_design", { id });
  await flushMicrotasks();
  expect(requested.filter((path) => path.endsWith("/board"))).toEqual([]);
  responders.shift()?.(["tokens"]);
  await flushMicrotasks();
  expect(requested.filter((path) => path.endsWith("/board"))).toEqual(["/designs/ds_1/board"]);
  responders.shift()?.([]);
  await board;
  end();
});
