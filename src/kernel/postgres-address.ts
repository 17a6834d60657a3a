/** What `target_session_attrs` may ask for: Livery writes, so that it always uses the primary. */
const primaryValues: readonly string[] = ["read-write", "primary"];

const pattern = /^(postgres(?:ql)?:\/\/)((?:[^/?#]*@)?)([^/?#@]*)(\/[^?#]+)(\?[^#]*)?$/;

/**
 * Splits the address of a database that several servers hold, such as `postgres://a:5432,b:5432/db`,
 * into one address for each server. Undefined if it is not an address of a database, or asks for a
 * server that only allows reads.
 */
export function splitPostgresAddress(address: string): readonly string[] | undefined {
  const [, scheme, user, hosts, database, query = ""] = pattern.exec(address) ?? [];
  if (scheme === undefined || user === undefined || hosts === undefined || database === undefined) return undefined;
  const parameters = query.slice(1).split("&");
  const isTarget = (parameter: string) => parameter.startsWith("target_session_attrs=");
  if (!parameters.filter(isTarget).every((parameter) => primaryValues.includes(parameter.slice(parameter.indexOf("=") + 1))))
    return undefined;
  const rest = parameters.filter((parameter) => parameter !== "" && !isTarget(parameter)).join("&");
  const urls = hosts.split(",").map((host) => `${scheme}${user}${host}${database}${rest === "" ? "" : `?${rest}`}`);
  const isComplete = urls.length === 1 || hosts.split(",").every((host) => host !== "");
  return isComplete && urls.every((url) => URL.canParse(url)) ? urls : undefined;
}
