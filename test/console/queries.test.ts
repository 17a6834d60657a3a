import { QueryObserver } from "@tanstack/react-query";
import { afterAll, afterEach, expect, test } from "bun:test";
import { waitUntil } from "#test/wait-until";

// The console reads its base path from the document.
Object.assign(globalThis, { document: { documentElement: { dataset: {} } } });
afterAll(() => void Reflect.deleteProperty(globalThis, "document"));
const { queryClient, toQueryOptions, invalidateQueries, updateOptimistically } = await import("#/console/app/api/queries");

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

/** Waits until so many requests were made. */
const waitForRequests = (count: number) => waitUntil(() => requested.length >= count);

/** Responds to the oldest request, once there is one. */
async function respond(parts: readonly string[]) {
  await waitUntil(() => responders.length > 0);
  responders.shift()?.(parts);
}

const design = toQueryOptions("get_design", { id });
const board = toQueryOptions("get_design_board", { id });

/** A screen that shows a design, and its board while the design has tokens. */
function showDesign() {
  let unmountBoard: (() => void) | undefined;
  const observer = new QueryObserver(queryClient, design);
  const render = () => {
    const hasTokens = observer.getCurrentResult().data?.parts.includes("tokens") ?? false;
    if (hasTokens) unmountBoard ??= new QueryObserver(queryClient, board).subscribe(() => {});
    else {
      unmountBoard?.();
      unmountBoard = undefined;
    }
  };
  const unmount = observer.subscribe(render);
  return () => {
    unmount();
    unmountBoard?.();
    queryClient.clear();
  };
}

/** Shows the design with its board, both loaded; returns the function that unmounts them. */
async function showLoadedDesign() {
  stubServer();
  const unmount = showDesign();
  await respond(["tokens"]);
  await respond([]);
  await waitUntil(() => queryClient.isFetching() === 0);
  expect(requested.splice(0)).toEqual(["/designs/ds_1", "/designs/ds_1/board"]);
  return unmount;
}

test("a part that a newer response removes is not fetched, although an older response had it", async () => {
  const unmount = await showLoadedDesign();
  // A mutation and the run that it started: the second request replaces the first.
  const first = invalidateQueries("get_design", "get_design_board");
  const second = invalidateQueries("get_design", "get_design_board");
  await waitForRequests(2);
  await respond(["tokens"]);
  await respond([]);
  await Promise.all([first, second]);
  expect(requested).toEqual(["/designs/ds_1", "/designs/ds_1"]);
  expect(queryClient.isFetching()).toBe(0);
  unmount();
});

test("a part that is refetched with its design waits for the design", async () => {
  const unmount = await showLoadedDesign();
  const refetched = invalidateQueries("get_design_board", "get_design");
  await waitForRequests(1);
  await Bun.sleep(5);
  expect(requested).toEqual(["/designs/ds_1"]);
  await respond(["tokens"]);
  await waitForRequests(2);
  expect(requested).toEqual(["/designs/ds_1", "/designs/ds_1/board"]);
  await respond([]);
  await refetched;
  unmount();
});

test("an optimistic update is undone, and a request that started before it does not overwrite it", async () => {
  const unmount = await showLoadedDesign();
  const getParts = () => queryClient.getQueryData(design.queryKey)?.parts;
  void queryClient.refetchQueries({ queryKey: design.queryKey });
  await waitForRequests(1);
  const undo = updateOptimistically("get_design", { id }, (data) => ({ ...data, parts: [...data.parts, "pages"] }));
  await respond(["tokens"]);
  await Bun.sleep(5);
  expect(getParts()).toEqual(["tokens", "pages"]);
  undo();
  expect(getParts()).toEqual(["tokens"]);
  unmount();
});
