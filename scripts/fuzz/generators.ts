import { deflateRawSync, gzipSync } from "node:zlib";
import type { Random } from "#/kernel/random";
import { tarEntry, tgz, zipOf } from "#test/archive-bytes";
import { plainPng } from "#test/png-bytes";
import { anyText, anyValue, oddJson, valueFor } from "./json-values";
import { anyMarkup, anyStyle, plainMarkup } from "./markup";
import { anySize, bytesOf, damage, type FuzzRequest, type Generator, type Target } from "./request";

const json = { "content-type": "application/json" };
const withKey = ({ key }: Target) => ({ authorization: `Bearer ${key}` });

const page = (random: Random) =>
  random.next() < 0.4
    ? `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>x</title></head><body>${plainMarkup(random)}</body></html>`
    : `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>x</title><style>${anyStyle(random)}</style></head><body>${anyMarkup(random)}</body></html>`;
const plainPicture = (random: Random) =>
  new Uint8Array(plainPng(anySize(random, 6_000), anySize(random, 3_000), random.integer(0, 255)));
const picture = (random: Random) => damage(plainPicture(random), random);

/** Bodies of `external-artifacts`: markup, pages and pictures, of the right shape and not. */
const imports: Generator = (random, target) => {
  const name = () => anyText(random, 60);
  const component = () => ({
    name: name(),
    html: random.next() < 0.5 ? anyMarkup(random) : plainMarkup(random),
    ...(random.next() < 0.3 && { notes: anyText(random) }),
  });
  const componentsUpTo = (characters: number) => {
    const components: ReturnType<typeof component>[] = [];
    for (let left = characters; left > 0; left -= components.at(-1)?.html.length ?? left) components.push(component());
    return components.slice(0, 2_000);
  };
  const asset = () => ({
    name: name(),
    data: Buffer.from(picture(random)).toString("base64"),
    sourceCode: anyMarkup(random, 200),
  });
  const body = () => {
    switch (random.integer(0, 5)) {
      case 0:
        return JSON.stringify({ asset: asset() });
      case 1:
        return JSON.stringify({ pages: [{ name: name(), html: page(random), path: anyText(random, 40) }] });
      case 2:
        return JSON.stringify({ components: componentsUpTo(anySize(random, 4_100_000)) });
      case 3:
        return oddJson(random);
      case 4:
        return JSON.stringify({ components: anyValue(random), pages: anyValue(random), [anyText(random, 10)]: 1 });
      default:
        return JSON.stringify({ components: [component()], pages: [{ name: name(), html: page(random) }] });
    }
  };
  return {
    method: "POST",
    path: `/api/v1/designs/${target.designId}/external-artifacts`,
    headers: { ...withKey(target), ...json },
    body: random.next() < 0.9 ? bytesOf(body()) : damage(bytesOf(body()), random),
  };
};

/** ZIP and gzip tar files with lies, bombs, odd names and damage. */
const archives: Generator = (random, target) => {
  // Half of the archives are in order but for what is in their files, so that they are read to their end.
  const isOdd = random.next() < 0.5;
  let entries = 0;
  const path = () =>
    !isOdd || random.next() < 0.5
      ? `${random.pick(["components/", "pages/", "assets/", ""])}${entries++}${random.pick([".html", ".png", ".svg"])}`
      : random.pick(["components/", "x/../", "/", "C:\\", "con", "", "a/".repeat(anySize(random, 200))]) +
        anyText(random, 80) +
        random.pick([".html", ".png", ".svg", ".json", "", "/"]);
  const content = () => {
    const kind = random.next();
    if (kind < 0.3) return isOdd ? picture(random) : plainPicture(random);
    if (kind < 0.4) return bytesOf("\0".repeat(anySize(random, 20_000_000)));
    return bytesOf(kind < 0.7 ? plainMarkup(random) : anyMarkup(random, 500));
  };
  const zip = () =>
    zipOf(
      Array.from({ length: anySize(random, 400) }, () => {
        const text = content();
        const lies = isOdd && random.next() < 0.02 ? { size: random.integer(0, 2 ** 31), crc: random.integer(0, 2 ** 31) } : {};
        const packed = isOdd && random.next() < 0.02 ? { packed: deflateRawSync(damage(text, random)) } : {};
        return { path: path(), text, ...packed, ...lies };
      }),
      anyText(random, 100),
    );
  const tar = () => {
    const files = Array.from({ length: anySize(random, 40) }, () =>
      tarEntry(path().slice(0, 99), content(), {
        type: isOdd ? random.pick(["0", "5", "2", "x", "g", "L", "K", "\0", "7"]) : "0",
      }),
    );
    const folders = Array.from({ length: anySize(random, 60_000) }, (_, index) => tarEntry(`d${index}/`, "", { type: "5" }));
    return tgz(...files, ...folders);
  };
  const bytes = new Uint8Array(random.pick([zip, zip, tar, () => gzipSync(Buffer.alloc(anySize(random, 40_000_000)))])());
  return {
    method: "POST",
    path: `/api/v1/designs/${target.designId}/external-archive`,
    headers: {
      ...withKey(target),
      "content-type": random.pick(["application/zip", "application/gzip", "application/octet-stream"]),
    },
    body: isOdd && random.next() < 0.4 ? damage(bytes, random) : bytes,
  };
};

const toolNames =
  "whoami list_brands get_design_context get_repo_rules_pack get_partner_design_kit list_systems get_system_adoption get_system_tokens get_agent_prompt get_design_handoff get_design_prompt_pack import_design_artifacts finish_external_design no_such_tool".split(
    " ",
  );

/** JSON-RPC messages of the agent protocol, single and in batches, with and without a key. */
const mcp: Generator = (random, target) => {
  const tool = random.pick(toolNames);
  const designId = tool === "finish_external_design" ? target.scratch.designId : target.designId;
  const argument = () =>
    random.next() < 0.5
      ? { designId, name: target.systemSlug }
      : random.next() < 0.5
        ? { designId: anyText(random), name: anyText(random), format: anyText(random, 30), components: anyValue(random) }
        : anyValue(random);
  const message = (): unknown => ({
    jsonrpc: random.next() < 0.95 ? "2.0" : anyValue(random, 1),
    id: random.pick([1, "a", null, anyText(random, 50)]),
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
      anyText(random, 30),
    ]),
    params:
      random.next() < 0.8
        ? { name: tool, arguments: argument(), uri: `livery://systems/${anyText(random, 40)}` }
        : anyValue(random),
  });
  const unknown = () => ({
    jsonrpc: "2.0",
    id: 1,
    method: "tools/call",
    params: { name: tool, arguments: JSON.parse(oddObject(random)) },
  });
  const text = () => {
    const kind = random.next();
    if (kind < 0.6) return JSON.stringify(message());
    if (kind < 0.75) return JSON.stringify(Array.from({ length: anySize(random, 500) }, message));
    if (kind < 0.85) return JSON.stringify(unknown());
    return oddJson(random);
  };
  return {
    method: "POST",
    path: "/mcp",
    headers: {
      ...json,
      accept: "application/json, text/event-stream",
      "mcp-protocol-version": random.pick(["2025-11-25", "2025-06-18", anyText(random, 10).replace(/[^ -~]/g, "")]),
      ...(random.next() < 0.6 && withKey(target)),
    },
    body: random.next() < 0.9 ? bytesOf(text()) : damage(bytesOf(text()), random),
  };
};

const oddObject = (random: Random) =>
  `{${Array.from({ length: anySize(random, 150_000) }, (_, index) => `"u${index}":{}`).join(",")}}`;

/** Operations that would end the run itself: they take away the session, the key, or what the other requests work on. */
const spared = new Set(
  "sign_out end_session end_other_sessions change_password reset_password delete_workspace leave_workspace remove_member revoke_api_key set_member_role archive_system archive_design cancel_project delete_brand watch_project".split(
    " ",
  ),
);

/** Any route of the API with path, query and body of the shape that it asks for, more or less. */
const rest: Generator = (random, target) => {
  const routes = Object.entries(target.openapi.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      spared.has(operation.operationId ?? "") ? [] : [{ path, method, operation }],
    ),
  );
  const { path, method, operation } = random.pick(routes);
  const known: Readonly<Record<string, readonly string[]>> = {
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
  const part = (name: string) =>
    (random.next() < 0.8 ? random.pick(known[name] ?? ["x"]) : encodeURIComponent(wellFormed(anyText(random, 300)))) || "-";
  const query = (operation.parameters ?? [])
    .filter((parameter) => parameter.in === "query" && random.next() < 0.5)
    .map((parameter) => `${parameter.name}=${encodeURIComponent(queryText(valueFor(parameter.schema, random, target.openapi)))}`);
  const schema = operation.requestBody?.content["application/json"]?.schema;
  const body =
    method === "get" || method === "delete"
      ? undefined
      : random.next() < 0.85
        ? bytesOf(JSON.stringify(valueFor(schema, random, target.openapi)) ?? "")
        : bytesOf(oddJson(random).slice(0, 1_200_000));
  const asPerson = { cookie: target.cookie, origin: target.origin };
  return {
    method: method.toUpperCase(),
    path: path.replace(/\{(\w+)\}/g, (_, name: string) => part(name)) + (query.length > 0 ? `?${query.join("&")}` : ""),
    headers: { ...(body && json), ...random.pick([withKey(target), asPerson, asPerson, {}]) },
    ...(body && { body }),
  };
};

const wellFormed = (text: string) => text.toWellFormed();
const queryText = (value: unknown) =>
  wellFormed(typeof value === "string" ? value : (JSON.stringify(value) ?? "")).slice(0, 4_000);

/** Heads that are long, empty or contradict each other, on cheap routes. */
const heads: Generator = (random, target): FuzzRequest => {
  const value = () => anyText(random, 30_000).replace(/[^\t -~]/g, "");
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
      "/mcp",
      `/%${anyText(random, 20).replace(/[^!-~]/g, "")}`,
    ]),
    headers: Object.fromEntries(Array.from({ length: random.integer(1, 4) }, () => [random.pick(names), value()])),
  };
};

/** Every kind of request, by the name that `--only` takes. */
export const generators: Readonly<Record<string, Generator>> = { imports, archives, mcp, rest, heads };
