import { closeSync, fstatSync, openSync, readFileSync } from "node:fs";
import { Failure } from "#/kernel/errors";
import { Interrupted, interruptedStatus } from "#/transports/cli/interrupt";
import { parseJson } from "#/kernel/parse-json";
import { maxBodyBytes } from "#/model/limits";

/**
 * Reads JSON from a file, or from standard input for `-`. Throws `not_found`, `too_large` (over 1
 * MiB) and `invalid`, each naming the file.
 */
export async function readJsonFile(path: string): Promise<unknown> {
  const name = path === "-" ? "standard input" : path;
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of path === "-" ? Bun.stdin.stream() : Bun.file(path).stream()) {
      size += chunk.length;
      if (size > maxBodyBytes) throw new Failure("too_large", `${name} is larger than ${maxBodyBytes} bytes.`);
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure("not_found", `${name} cannot be read. Pass the path of a JSON file, or - for standard input.`, {
      cause: error,
    });
  }
  return parseJson(Buffer.concat(chunks), name);
}

/**
 * Reads a file of at most `maxBytes`. Throws `too_large`, and `not_found` with the advice if it
 * cannot be read.
 */
export function readFileUpTo(path: string, maxBytes: number, advice: string): Uint8Array<ArrayBuffer> {
  try {
    const file = openSync(path, "r");
    try {
      if (fstatSync(file).size > maxBytes) throw new Failure("too_large", `${path} is larger than ${maxBytes} bytes.`);
      return new Uint8Array(readFileSync(file));
    } finally {
      closeSync(file);
    }
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure("not_found", `${path} cannot be read. ${advice}`.trim(), { cause: error });
  }
}

/**
 * Reads a secret from a file's first line or, on a terminal, from a prompt. Undefined without
 * either, and for an empty reply.
 */
export async function readSecret(name: string, filePath: string | undefined): Promise<string | undefined> {
  if (filePath !== undefined) {
    try {
      return readFileSync(filePath, "utf8").split(/\r?\n/)[0];
    } catch (error) {
      // The path is not shown: it may be the secret itself, passed by mistake.
      throw new Failure(
        "not_found",
        `The file in --${name}-file cannot be read. Pass the path of a file with the ${name} on its first line.`,
        { cause: error },
      );
    }
  }
  return process.stdin.isTTY ? (await promptHidden(`${name}: `)) || undefined : undefined;
}

/** Asks on the terminal without showing what is typed. Standard input stays open for the next prompt. */
async function promptHidden(prompt: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let input = "";
  const end = () => resolve(input);
  const take = (chunk: unknown) => {
    for (const letter of String(chunk)) {
      if (letter === "\r" || letter === "\n") return end();
      if (letter === "\u0003") return reject(new Interrupted(interruptedStatus));
      input = letter === "\u007f" ? input.slice(0, -1) : input + letter;
    }
  };
  // Before the prompt, so that nothing typed in reply to it is shown.
  process.stdin.setRawMode(true);
  process.stderr.write(prompt);
  process.stdin.on("data", take).on("end", end).resume();
  try {
    return await promise;
  } finally {
    process.stdin.off("data", take).off("end", end).pause();
    process.stdin.setRawMode(false);
    process.stderr.write("\n");
  }
}
