import type { WorkspaceId } from "#/model/ids";
import { join } from "node:path";
import type { BrowserContext, Locator, Page } from "playwright-core";
import { serveApp } from "#/serving/serve-app";
import { readConfig } from "#/config/read-config";
import { Failure } from "#/kernel/errors";
import { sha256Hex } from "#/kernel/hash";
import { createId } from "#/kernel/ids";
import { generateBase62 } from "#/kernel/base62";
import type { Brief } from "#/model/brief";
import { issueKey, permissions } from "#/model/key";
import { sessionLifetimeMs } from "#/model/session";
import type { Role } from "#/model/workspace";
import { createSetUpLink } from "#/operations/auth/create-set-up-link";
import { dispatch } from "#/operations/dispatch";
import type { Operation } from "#/operations/operation";
import type { Services } from "#/operations/services";
import type { Run } from "#/pipeline/run-project";
import { generate } from "#/operations/projects/generate";
import type { RunReport } from "#/operations/projects/run-report";
import { createSlowProxy } from "#test/browser/console/slow-proxy";
import { memoStages } from "#test/pipeline/memo-stages";
import { createPostgresDatabase, dropPostgresDatabase, getPostgresServer } from "#test/postgres-server";
import { createTemporaryFolder } from "#test/temporary-folder";
import { isPostgresTested } from "#test/test-store";
import { waitUntil } from "#test/wait-until";
import { type AxeScope, findViolations } from "#test/browser/find-violations";
import { launchBrowser } from "#test/browser/launch-browser";
import { goTo } from "#test/browser/go-to";

/** Options of a browser window. */
export type WindowOptions = {
  readonly cookie?: string;
  /** The session of another window, of which this one is a further tab. */
  readonly beside?: BrowserContext;
  readonly width?: number;
  readonly scheme?: "light" | "dark";
};

/** A browser window and the errors that it reported. */
export type ConsoleWindow = {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Everything that the browser logged as an error or warning, and every uncaught exception. */
  readonly browserErrors: string[];
  /** Opens a screen by its path within the console and waits until it is loaded. */
  go(path: string): Promise<void>;
  /** Clicks a copy button and returns the clipboard's text. */
  copyFrom(button: Locator): Promise<string>;
  /** Opens the command palette by keyboard, types a query and waits for results. */
  searchCommands(typed: string): Promise<void>;
  /**
   * The violated axe rules with their elements. The page's content security policy stays in force.
   */
  listViolations(rules?: AxeScope["rules"]): Promise<readonly string[]>;
  /** Whether the page is wider than the window. */
  hasHorizontalOverflow(): Promise<boolean>;
};

/**
 * The longest wait for anything in a window. A run takes many seconds when several tests share two
 * processors.
 */
const waitMs = 90_000;

/** The seed of delayed responses, if they are enabled. */
const delays = Bun.env.BROWSER_DELAYS === undefined ? undefined : Number(Bun.env.BROWSER_DELAYS);

/**
 * Starts the real app from source with an empty store, on the engine that is tested, on a port of
 * its own, and a browser.
 * `extraFlags` are further flags; `close` stops both.
 *
 * BROWSER_DELAYS, set to an integer seed, delays every response by up to 400 ms to find tests that
 * read too early. It takes longer, so raise `--timeout`.
 */
export async function startConsoleApp(extraFlags: Readonly<Record<string, string>> = {}) {
  const folder = createTemporaryFolder();
  const database = isPostgresTested ? await createServedDatabase() : undefined;
  const slow = delays === undefined ? undefined : createSlowProxy(delays);
  let services: Services | undefined;
  const server = await startOnFreePort(async (port) => {
    const url = slow?.url ?? `http://127.0.0.1:${port}`;
    const flags = { data: join(folder.path, "data"), port, "base-url": url, log: "off", "rate-sign-in": "0", ...extraFlags };
    const prepare = async (created: Services) => {
      services = created;
    };
    return await serveApp(readConfig(flags, database?.environment ?? {}), { prepare });
  });
  slow?.setTarget(server.url);
  const { url: ownUrl } = slow ?? server;
  const { store, clock } = services ?? fail("the app has no services");
  const browser = await launchBrowser();
  const administrator = {
    ...(services ?? fail("the app has no services")),
    caller: { kind: "administrator" },
    address: null,
    requestId: null,
  } as const;
  const runOperation = async (operation: Operation, input: Record<string, unknown>, run: Pick<Run, "stages"> = {}) => {
    const call = { path: () => input as Record<string, string>, input: () => input };
    return (await dispatch(operation, { ...administrator, ...run }, call)).value;
  };
  return {
    url: ownUrl,
    browser,
    services: administrator,
    runOperation: (operation: Operation, input: Record<string, unknown>) => runOperation(operation, input),
    /** The link that sets up the first workspace. */
    setUpUrl: async () => /http\S+/.exec((await createSetUpLink(administrator)) ?? "")?.[0] ?? "no link",
    /** Creates a workspace without its routes. */
    async createWorkspace(name: string, slug: string) {
      const workspace = { id: createId("ws"), name, slug, createdAt: clock.now().toISOString() };
      await store.transaction(({ workspaces }) => workspaces.insert(workspace));
      return workspace;
    },
    /** Creates a user with a role in a workspace and returns the cookie of a new session. */
    async createUser(email: string, role: Role, workspaceId: WorkspaceId) {
      const at = clock.now();
      const user = { id: createId("usr"), email, passwordHash: "none", createdAt: at.toISOString() };
      const cookie = generateBase62(43);
      await store.transaction(async ({ users, sessions }) => {
        await users.insert(user);
        await users.addMembership({ workspaceId, userId: user.id, role, createdAt: at.toISOString() });
        const kept = { createdAt: at.toISOString(), expiresAtMs: at.getTime() + sessionLifetimeMs };
        await sessions.insert({ id: createId("ses"), userId: user.id, tokenHash: sha256Hex(cookie), ...kept });
      });
      return { user, cookie };
    },
    /** Creates an API key with every permission, as an agent has it, and returns its secret. */
    async createKey(name: string, workspaceId: WorkspaceId) {
      const { key, prefix, hash } = issueKey("WORKSPACE");
      const row = {
        id: createId("key"),
        workspaceId,
        name,
        kind: "WORKSPACE",
        prefix,
        hash,
        permissions,
        designId: null,
      } as const;
      const times = { createdBy: null, createdAt: clock.now().toISOString(), lastUsedAt: null, expiresAt: null, revokedAt: null };
      await store.transaction(({ apiKeys }) => apiKeys.insert({ ...row, ...times }));
      return key;
    },
    /** Generates a design from a brief, up to its first review or published. Tests share what stages made of the same one. */
    async createDesign(brief: Brief, workspace: string, isPublished: boolean) {
      const input = { brief, workspace, ...(isPublished && { approve: true, publish: true }) };
      return (await runOperation(generate, input, { stages: memoStages })) as RunReport;
    },
    /** Opens a browser window, signed in if a cookie is given. */
    async openWindow({ cookie, beside, width = 1280, scheme = "light" }: WindowOptions = {}): Promise<ConsoleWindow> {
      const openContext = async () => {
        const opened = await browser.newContext({
          viewport: { width, height: 900 },
          colorScheme: scheme,
          reducedMotion: "reduce",
        });
        opened.setDefaultTimeout(waitMs);
        await opened.grantPermissions(["clipboard-read", "clipboard-write"], { origin: ownUrl });
        if (cookie !== undefined)
          await opened.addCookies([{ name: "livery_session", value: cookie, url: ownUrl, httpOnly: true, sameSite: "Lax" }]);
        return opened;
      };
      const context = beside ?? (await openContext());
      const page = await context.newPage();
      const browserErrors: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error" || message.type() === "warning") browserErrors.push(message.text());
      });
      page.on("pageerror", (error) => browserErrors.push(error.message));
      return {
        page,
        context,
        browserErrors,
        async go(path) {
          await goTo(page, `${ownUrl}/console${path}`);
          // On a busy machine the network can be idle before the screen's code has run. The page's
          // policy blocks Playwright's waitForFunction.
          await waitUntil(() => page.evaluate<boolean>("!!document.querySelector('h1') && !document.querySelector('.skeleton')"));
        },
        async copyFrom(button) {
          await page.evaluate(() => navigator.clipboard.writeText(""));
          await button.click();
          let text = "";
          await waitUntil(async () => {
            text = await page.evaluate(() => navigator.clipboard.readText());
            return text !== "";
          });
          return text;
        },
        async searchCommands(typed) {
          await page.keyboard.press("Control+K");
          const palette = page.getByRole("dialog", { name: "Commands" });
          await palette.locator("input:focus").waitFor();
          await page.keyboard.type(typed);
          await palette.getByRole("option").first().waitFor();
        },
        async listViolations(rules = "all") {
          const session = await context.newCDPSession(page);
          const evaluate = async (expression: string) =>
            (await session.send("Runtime.evaluate", { expression, awaitPromise: true })).result.value as unknown;
          // A focus guard passes the focus on as soon as it has it.
          const violations = await findViolations(evaluate, { rules, exclude: ["iframe", "[data-base-ui-focus-guard]"] });
          await session.detach();
          return violations;
        },
        hasHorizontalOverflow: () => page.evaluate("document.documentElement.scrollWidth > innerWidth"),
      };
    },
    async close() {
      await browser.close();
      await slow?.stop();
      await server.stop();
      await database?.drop();
      folder.remove();
    },
  };
}
export type ConsoleApp = Awaited<ReturnType<typeof startConsoleApp>>;

/** A PostgreSQL database of its own, and the settings of a server on it. */
async function createServedDatabase() {
  const postgres = await getPostgresServer();
  const name = await createPostgresDatabase(postgres);
  return {
    environment: {
      LIVERY_DATABASE_URL: postgres.getUrl(name),
      LIVERY_SECRET_KEY: Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString("base64"),
    },
    drop: () => dropPostgresDatabase(postgres, name),
  };
}

/**
 * Starts a server on a free port. The port must be known in advance because it is part of the base
 * URL; if another process takes it first, tries again.
 */
async function startOnFreePort<Started>(start: (port: string) => Promise<Started>): Promise<Started> {
  for (let tries = 1; ; tries++) {
    const probe = Bun.serve({ hostname: "127.0.0.1", port: 0, fetch: () => new Response() });
    const { port } = probe;
    await probe.stop(true);
    try {
      return await start(String(port));
    } catch (error) {
      if (tries === 5 || !(error instanceof Failure && error.code === "unavailable")) throw error;
    }
  }
}

function fail(why: string): never {
  throw new Error(why);
}
