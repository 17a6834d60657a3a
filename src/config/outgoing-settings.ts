import type { SettingReader } from "#/config/setting-reader";
import { createNetworkMatcher } from "#/kernel/http/ip-address";

export function parseWebhookAllow(reader: SettingReader): readonly string[] {
  const entries = reader.getList("webhookAllow");
  if (!entries.every(isNetworkOrHost))
    reader.reportInvalid("webhookAllow", "must list networks such as 10.0.0.0/8 and host names, separated by commas");
  return entries;
}

export function parseImportAddresses(reader: SettingReader): readonly string[] {
  const entries = reader.getList("importAddresses");
  if (!entries.every(isNetworkOrHost))
    reader.reportInvalid(
      "importAddresses",
      "must be public, or list host names and networks such as 10.0.0.0/8, separated by commas",
    );
  return entries;
}

/** Whether an entry is a network or has the form of a host name. */
function isNetworkOrHost(entry: string): boolean {
  if (/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(entry) && /[a-z]/i.test(entry)) return true;
  try {
    createNetworkMatcher([entry]);
    return true;
  } catch {
    return false;
  }
}

export function parseWebhookTimeout(reader: SettingReader): number {
  const seconds = Number(reader.get("webhookTimeout"));
  if (!isSeconds(reader.get("webhookTimeout")) || seconds < 0.1 || seconds > 60)
    reader.reportInvalid("webhookTimeout", "must be a number of seconds from 0.1 to 60");
  return seconds * 1000;
}

export function parseWebhookRetry(reader: SettingReader): readonly [number, number] {
  const [secondS = "", thirdS = "", ...moreS] = reader
    .get("webhookRetry")
    .split(",")
    .map((delay) => delay.trim());
  if (![secondS, thirdS].every(isSeconds) || moreS.length > 0 || Math.max(Number(secondS), Number(thirdS)) > 86_400)
    reader.reportInvalid("webhookRetry", "must be two numbers of seconds, each up to 86400, such as 5,60");
  return [Number(secondS) * 1000, Number(thirdS) * 1000];
}

const isSeconds = (text: string) => /^\d{1,6}(\.\d{1,3})?$/.test(text);
