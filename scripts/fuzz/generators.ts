import { deflateRawSync, gzipSync } from "node:zlib";
import type { Random } from "#/kernel/random";
import { zip } from "#/kernel/archive/zip";
import { createHostileFiles, findActive, listDrawings } from "#test/operations/hostile-files";
import { createTarEntry, createTarGz, createZip } from "#test/archive-bytes";
import { createSolidPng } from "#test/png-bytes";
import { randomText, randomValue, randomOddJson, randomValueFor } from "./json-values";
import { randomMarkup, randomStyle, randomPlainMarkup } from "./markup";
import { randomSize, encodeText, corrupt, type FuzzRequest, type Generator, type Target } from "./request";

const json = { "content-type": "application/json" };
const createKeyHeader = ({ key }: Target) => ({ authorization: `Bearer ${key}` });

const createDocument = (style: string, body: string) =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>x</title>${style}</head><body>${body}</body></html>`;

const randomPage = (random: Random) =>
  random.next() < 0.4
    ? createDocument("", randomPlainMarkup(random))
    : createDocument(`<style>${randomStyle(random)}</style>`, randomMarkup(random));
const randomPlainPicture = (random: Random) =>
  new Uint8Array(createSolidPng(randomSize(random, 6_000), randomSize(random, 3_000), random.integer(0, 255)));
const randomPicture = (random: Random) => corrupt(randomPlainPicture(random), random);

/** Bodies of `external-artifacts`: markup, pages and images, valid and invalid. */
const imports: Generator = (random, target) => {
  const name = () => randomText(random, 60);
  const component = () => ({
    name: name(),
    html: random.next() < 0.5 ? randomMarkup(random) : randomPlainMarkup(random),
    ...(random.next() < 0.3 && { notes: randomText(random) }),
  });
  const componentsUpTo = (characters: number) => {
    const components: ReturnType<typeof component>[] = [];
    for (let left = characters; left > 0; left -= components.at(-1)?.html.length ?? left) components.push(component());
    return components.slice(0, 2_000);
  };
  const asset = () => ({
    name: name(),
    data: Buffer.from(randomPicture(random)).toString("base64"),
    sourceCode: randomMarkup(random, 200),
  });
  const body = () => {
    switch (random.integer(0, 5)) {
      case 0:
        return JSON.stringify({ asset: asset() });
      case 1:
        return JSON.stringify({ pages: [{ name: name(), html: randomPage(random), path: randomText(random, 40) }] });
      case 2:
        return JSON.stringify({ components: componentsUpTo(randomSize(random, 4_100_000)) });
      case 3:
        return randomOddJson(random);
      case 4:
        return JSON.stringify({ components: randomValue(random), pages: randomValue(random), [randomText(random, 10)]: 1 });
      default:
        return JSON.stringify({ components: [component()], pages: [{ name: name(), html: randomPage(random) }] });
    }
  };
  return {
    method: "POST",
    path: `/api/v1/designs/${target.designId}/external-artifacts`,
    headers: { ...createKeyHeader(target), ...json },
    body: random.next() < 0.9 ? encodeText(body()) : corrupt(encodeText(body()), random),
  };
};

/** ZIP and gzip tar files with false headers, bombs, unusual names and corruption. */
const archives: Generator = (random, target) => {
  // Half of the archives are valid apart from their files' contents, so that they are read to the
  // end.
  const isOdd = random.next() < 0.5;
  let entries = 0;
  const path = () =>
    !isOdd || random.next() < 0.5
      ? `${random.pick(["components/", "pages/", "assets/", ""])}${entries++}${random.pick([".html", ".png", ".svg"])}`
      : random.pick(["components/", "x/../", "/", "C:\\", "con", "", "a/".repeat(randomSize(random, 200))]) +
        randomText(random, 80) +
        random.pick([".html", ".png", ".svg", ".json", "", "/"]);
  const content = () => {
    const kind = random.next();
    if (kind < 0.3) return isOdd ? randomPicture(random) : randomPlainPicture(random);
    if (kind < 0.4) return encodeText("\0".repeat(randomSize(random, 20_000_000)));
    return encodeText(kind < 0.7 ? randomPlainMarkup(random) : randomMarkup(random, 500));
  };
  const zip = () =>
    createZip(
      Array.from({ length: randomSize(random, 400) }, () => {
        const text = content();
        const falseSizes =
          isOdd && random.next() < 0.02 ? { size: random.integer(0, 2 ** 31), crc: random.integer(0, 2 ** 31) } : {};
        const packed = isOdd && random.next() < 0.02 ? { packed: deflateRawSync(corrupt(text, random)) } : {};
        return { path: path(), text, ...packed, ...falseSizes };
      }),
      randomText(random, 100),
    );
  const tar = () => {
    const files = Array.from({ length: randomSize(random, 40) }, () =>
      createTarEntry(path().slice(0, 99), content(), {
        type: isOdd ? random.pick(["0", "5", "2", "x", "g", "L", "K", "\0", "7"]) : "0",
      }),
    );
    const folders = Array.from({ length: randomSize(random, 60_000) }, (_, index) =>
      createTarEntry(`d${index}/`, "", { type: "5" }),
    );
    return createTarGz(...files, ...folders);
  };
  const bytes = new Uint8Array(random.pick([zip, zip, tar, () => gzipSync(Buffer.alloc(randomSize(random, 40_000_000)))])());
  return {
    method: "POST",
    path: `/api/v1/designs/${target.designId}/external-archive`,
    headers: {
      ...createKeyHeader(target),
      "content-type": random.pick(["application/zip", "application/gzip", "application/octet-stream"]),
    },
    body: isOdd && random.next() < 0.4 ? corrupt(bytes, random) : bytes,
  };
};

const toolNames = `
    whoami list_brands get_design_context get_repo_rules_pack get_partner_design_kit list_systems
    get_system_adoption get_system_tokens get_agent_prompt get_design_handoff get_design_prompt_pack
    import_design_artifacts finish_external_design no_such_tool
  `
  .trim()
  .split(/\s+/);

/** MCP messages (JSON-RPC), single and in batches, with and without a key. */
const mcp: Generator = (random, target) => {
  const tool = random.pick(toolNames);
  const designId = tool === "finish_external_design" ? target.scratch.designId : target.designId;
  const argument = () =>
    random.next() < 0.5
      ? { designId, name: target.systemSlug }
      : random.next() < 0.5
        ? {
            designId: randomText(random),
            name: randomText(random),
            format: randomText(random, 30),
            components: randomValue(random),
          }
        : randomValue(random);
  const message = (): unknown => ({
    jsonrpc: random.next() < 0.95 ? "2.0" : randomValue(random, 1),
    id: random.pick([1, "a", null, randomText(random, 50)]),
    method: random.pick([
      "tools/call",
      "tools/call",
      "tools/call",
      "tools/list",
      "initialize",
      "resources/read",
      "resources/list",
      "prompts/get",
      "ping",
      "server/discover",
      randomText(random, 30),
    ]),
    params:
      random.next() < 0.8
        ? { name: tool, arguments: argument(), uri: `livery://systems/${randomText(random, 40)}` }
        : randomValue(random),
  });
  const unknown = () => ({
    jsonrpc: "2.0",
    id: 1,
    method: "tools/call",
    params: { name: tool, arguments: JSON.parse(randomLargeObject(random)) },
  });
  const text = () => {
    const kind = random.next();
    if (kind < 0.6) return JSON.stringify(message());
    if (kind < 0.75) return JSON.stringify(Array.from({ length: randomSize(random, 500) }, message));
    if (kind < 0.85) return JSON.stringify(unknown());
    return randomOddJson(random);
  };
  return {
    method: "POST",
    path: "/mcp",
    headers: {
      ...json,
      accept: "application/json, text/event-stream",
      "mcp-protocol-version": random.pick(["2025-11-25", "2025-06-18", randomText(random, 10).replace(/[^ -~]/g, "")]),
      ...(random.next() < 0.6 && createKeyHeader(target)),
    },
    body: random.next() < 0.9 ? encodeText(text()) : corrupt(encodeText(text()), random),
  };
};

const randomLargeObject = (random: Random) =>
  `{${Array.from({ length: randomSize(random, 150_000) }, (_, index) => `"u${index}":{}`).join(",")}}`;

/**
 * Operations that would end the run: they remove the session, the key, or the targets of other
 * requests.
 */
const excludedOperations = new Set(
  `
    sign_out end_session end_other_sessions change_password reset_password delete_workspace
    leave_workspace remove_member revoke_api_key set_member_role archive_system archive_design
    cancel_project delete_brand watch_project
  `
    .trim()
    .split(/\s+/),
);

/** Any API route, with path, query and body mostly as it expects them. */
const rest: Generator = (random, target) => {
  const routes = Object.entries(target.openapi.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      excludedOperations.has(operation.operationId ?? "") ? [] : [{ path, method, operation }],
    ),
  );
  const { path, method, operation } = random.pick(routes);
  const knownValues: Readonly<Record<string, readonly string[]>> = {
    id:
      path.includes("/designs/") || path.includes("/preview/d/")
        ? [target.scratch.designId]
        : path.includes("/projects/")
          ? [target.scratch.projectId]
          : path.includes("/brands/")
            ? [target.brandId]
            : [target.workspaceId],
    name: [target.systemSlug, encodeURIComponent(target.systemSlug.replace(/./, (letter) => letter.toUpperCase()))],
    format: ["globals-css"],
  };
  const fillPathParameter = (name: string) =>
    (random.next() < 0.8 ? random.pick(knownValues[name] ?? ["x"]) : encodeURIComponent(toWellFormed(randomText(random, 300)))) ||
    "-";
  const query = (operation.parameters ?? [])
    .filter((parameter) => parameter.in === "query" && random.next() < 0.5)
    .map(
      (parameter) =>
        `${parameter.name}=${encodeURIComponent(toQueryText(randomValueFor(parameter.schema, random, target.openapi)))}`,
    );
  const schema = operation.requestBody?.content["application/json"]?.schema;
  const body =
    method === "get" || method === "delete"
      ? undefined
      : random.next() < 0.85
        ? encodeText(JSON.stringify(randomValueFor(schema, random, target.openapi)) ?? "")
        : encodeText(randomOddJson(random).slice(0, 1_200_000));
  const sessionHeaders = { cookie: target.cookie, origin: target.origin };
  return {
    method: method.toUpperCase(),
    path:
      path.replace(/\{(\w+)\}/g, (_, name: string) => fillPathParameter(name)) + (query.length > 0 ? `?${query.join("&")}` : ""),
    headers: { ...(body && json), ...random.pick([createKeyHeader(target), sessionHeaders, sessionHeaders, {}]) },
    ...(body && { body }),
  };
};

const toWellFormed = (text: string) => text.toWellFormed();
const toQueryText = (value: unknown) =>
  toWellFormed(typeof value === "string" ? value : (JSON.stringify(value) ?? "")).slice(0, 4_000);

/** Request heads that are long, empty or contradictory, on cheap routes. */
const heads: Generator = (random, target): FuzzRequest => {
  const value = () => randomText(random, 30_000).replace(/[^\t -~]/g, "");
  const names = [
    "accept",
    "accept-encoding",
    "accept-language",
    "if-none-match",
    "if-match",
    "range",
    "x-forwarded-for",
    "x-forwarded-host",
    "origin",
    "cookie",
    "authorization",
    "content-type",
    "user-agent",
  ];
  return {
    method: random.pick(["GET", "HEAD", "OPTIONS", "PUT", "POST"]),
    path: random.pick([
      "/",
      "/healthz",
      "/api/v1/systems",
      `/systems/${target.systemSlug}`,
      `/api/systems/export/${target.systemSlug}?format=dtcg`,
      "/console",
      "/docs",
      "/docs/concepts.md",
      "/mcp",
      `/%${randomText(random, 20).replace(/[^!-~]/g, "")}`,
    ]),
    headers: Object.fromEntries(Array.from({ length: random.integer(1, 4) }, () => [random.pick(names), value()])),
  };
};

/** Archives of damaged and hostile drawings, fonts, pictures, tokens and pages. */
const brandFiles: Generator = (random, target) => ({
  method: "POST",
  path: `/api/v1/workspaces/${target.workspaceId}/brand-imports`,
  headers: { ...createKeyHeader(target), "content-type": "application/zip" },
  body: new Uint8Array(zip(createHostileFiles(random).map(({ path, bytes }) => ({ path, content: bytes })))),
  inspect(text) {
    const [fault] = findActive(listDrawings(JSON.parse(text).given));
    return fault === undefined ? undefined : `it keeps what is not inert: ${fault}`;
  },
});

/** Every kind of request by its `--only` name. */
export const generators: Readonly<Record<string, Generator>> = { imports, archives, brandFiles, mcp, rest, heads };
