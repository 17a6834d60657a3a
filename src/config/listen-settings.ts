import { resolve } from "node:path";
import { type Config, getLocalBaseUrl } from "#/config/config";
import type { SettingReader } from "#/config/setting-reader";
import { isHttpUrl, httpUrlRequirement } from "#/config/http-url";
import { createProxyRule } from "#/kernel/http/ip-address";
import { isHost } from "#/kernel/http/host-rule";
import type { TlsFiles } from "#/kernel/http/tls-files";

export function parsePort(reader: SettingReader): number {
  const port = Number(reader.get("port"));
  if (!/^\d+$/.test(reader.get("port")) || port > 65_535) reader.reportInvalid("port", "must be a whole number from 0 to 65535");
  return port;
}

const maxWorkers = 64;

export function parseWorkers(reader: SettingReader): number {
  const workers = Number(reader.get("workers"));
  if (!/^\d{1,3}$/.test(reader.get("workers")) || workers < 1 || workers > maxWorkers)
    reader.reportInvalid("workers", `must be a whole number from 1 to ${maxWorkers}`);
  if (workers > 1 && process.platform !== "linux")
    reader.report("--workers (LIVERY_WORKERS) above 1 needs Linux, where the system shares a port between threads. Remove it.");
  if (workers > 1 && reader.get("socket") !== "")
    reader.report("--workers (LIVERY_WORKERS) above 1 needs a port. Remove --socket (LIVERY_SOCKET), or serve with one worker.");
  return workers;
}

/** Longest path of a socket, bytes: the system takes 107, with a suffix while the file is made. */
const maxSocketPathBytes = 100;

export function parseSocket(reader: SettingReader, hasTls: boolean): Config["socket"] {
  const mode = reader.get("socketMode");
  if (!/^0?[0-7]{3}$/.test(mode)) reader.reportInvalid("socketMode", "must be three octal digits such as 660");
  if (reader.get("socket") === "") return undefined;
  const path = resolve(reader.get("socket"));
  if (Buffer.byteLength(path) > maxSocketPathBytes)
    reader.reportInvalid("socket", `must be a path of at most ${maxSocketPathBytes} bytes`);
  if (hasTls) reader.report("--socket (LIVERY_SOCKET) serves http. Remove --tls-cert and --tls-key, or listen on a port.");
  return { path, mode: Number.parseInt(mode, 8) };
}

export function parseTls(reader: SettingReader): TlsFiles | undefined {
  const files = {
    certificate: reader.get("tlsCert"),
    key: reader.get("tlsKey"),
    passphrase: reader.readSecret("tlsKeyPassphrase"),
  };
  if (files.certificate === "" && files.key === "") return undefined;
  if (files.certificate === "" || files.key === "")
    reader.report("--tls-cert (LIVERY_TLS_CERT) and --tls-key (LIVERY_TLS_KEY) belong together. Set both, or neither.");
  return { ...files, certificate: resolve(files.certificate), key: resolve(files.key) };
}

export function parseBaseUrl(reader: SettingReader, address: Pick<Config, "tls" | "port">): string {
  const baseUrl = reader.get("baseUrl") || getLocalBaseUrl(address);
  if (!isHttpUrl(baseUrl)) reader.reportInvalid("baseUrl", httpUrlRequirement);
  return baseUrl;
}

export function parseTrustedProxies(reader: SettingReader): readonly string[] {
  const entries = reader.getList("trustProxy");
  try {
    createProxyRule(entries);
  } catch {
    reader.reportInvalid("trustProxy", "must list networks such as 10.0.0.0/8, or unix, separated by commas");
  }
  return entries;
}

/**
 * The listed hosts, and the one that the server listens on. 0.0.0.0 and :: mean every address and
 * say nothing about names.
 */
export function parseAllowedHosts(reader: SettingReader, host: string): readonly string[] {
  const listedHosts = reader.getList("allowedHosts");
  if (!listedHosts.every(isHost))
    reader.reportInvalid("allowedHosts", "must list hosts such as brand.example or 10.0.0.7:4600, separated by commas");
  const listenHost = host.includes(":") ? `[${host}]` : host;
  return ["0.0.0.0", "[::]"].includes(listenHost) || !isHost(listenHost) ? listedHosts : [...listedHosts, listenHost];
}
