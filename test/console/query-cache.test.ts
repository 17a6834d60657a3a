import { afterAll, afterEach, expect, test } from "bun:test";

// The console reads from its document where the server stands.
Object.assign(globalThis, { document: { documentElement: { dataset: {} } } });
afterAll(() => void Reflect.deleteProperty(globalThis, "document"));
const { getQueryState, subscribeToQuery, refetchQuery, invalidateQueries } = await import("#/console/app/api/query-cache");

const id = "ds_1";
const asked: string[] = [];
/** Gives the oldest unanswered question its answer. */
const answers: ((parts: readonly string[]) => void)[] = [];
const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
  asked.length = 0;
  answers.length = 0;
});

/** A server that answers when the test says so: what it is asked for is in `asked`. */
function answerByHand() {
  globalThis.fetch = Object.assign(
    (input: string | URL | Request) => {
      asked.push(new URL(input instanceof Request ? input.url : input, "http://localhost").pathname.replace(/^.*\/api\/v1/, ""));
      return new Promise<Response>((resolve) => {
        answers.push((parts) => resolve(Response.json({ parts })));
      });
    },
    { preconnect: realFetch.preconnect },
  );
}

/** Lets everything happen that waits for no answer. */
const settle = () => Bun.sleep(5);

/** A screen that shows a design, and its board as long as the design has tokens. */
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

test("a part of a design that a newer answer takes away is not asked for, though an older answer still had it", async () => {
  answerByHand();
  const end = showDesign();
  void refetchQuery("get_design", { id });
  answers.shift()?.(["tokens"]);
  await settle();
  // What a change and then the run that it began ask for: the first answer is overtaken by the second question.
  const first = invalidateQueries("get_design", "get_design_board");
  const second = invalidateQueries("get_design", "get_design_board");
  answers.shift()?.(["tokens"]);
  await settle();
  answers.shift()?.([]);
  await Promise.all([first, second]);
  expect(asked).toEqual(["/designs/ds_1", "/designs/ds_1", "/designs/ds_1"]);
  expect(getQueryState("get_design_board", { id }).isLoading).toBe(false);
  end();
});

test("a part that is shown first while its design is asked for again waits for the design", async () => {
  answerByHand();
  const end = showDesign();
  void refetchQuery("get_design", { id });
  answers.shift()?.(["tokens"]);
  await settle();
  const board = refetchQuery("get_design_board", { id });
  void refetchQuery("get_design", { id });
  await settle();
  expect(asked.filter((path) => path.endsWith("/board"))).toEqual([]);
  answers.shift()?.(["tokens"]);
  await settle();
  expect(asked.filter((path) => path.endsWith("/board"))).toEqual(["/designs/ds_1/board"]);
  answers.shift()?.([]);
  await board;
  end();
});
