import { Failure } from "#/kernel/errors";
import { parseJson } from "#/kernel/parse-json";
import { maxBodyBytes } from "#/model/limits";

/** Reads JSON from a file, or from standard input for `-`. Throws `not_found`, `too_large` (over 1 MiB) and `invalid`, each naming the file. */
export async function readJsonFile(path: string): Promise<unknown> {
  const name = path === "-" ? "standard input" : path;
  const source = path === "-" ? Bun.stdin.stream() : Bun.file(path).stream();
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of source) {
      size += chunk.length;
      if (size > maxBodyBytes) throw new Failure("too_large", `${name} is larger than ${maxBodyBytes} bytes.`);
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure("not_found", `${name} cannot be read. Give the path of a JSON file, or - for standard input.`, {
      cause: error,
    });
  }
  return parseJson(Buffer.concat(chunks), name);
}
