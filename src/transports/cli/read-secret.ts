import { readFileSync } from "node:fs";
import { Failure } from "#/kernel/errors";

/** A secret from a file (its first line) or, on a terminal, from a question. Undefined where neither is there and where the answer is empty. */
export async function readSecret(name: string, filePath: string | undefined): Promise<string | undefined> {
  if (filePath !== undefined) {
    try {
      return readFileSync(filePath, "utf8").split(/\r?\n/)[0];
    } catch (error) {
      throw new Failure(
        "not_found",
        `The file that --${name}-file names cannot be read. It takes the path of a file with the ${name} in its first line.`,
        { cause: error },
      );
    }
  }
  return process.stdin.isTTY ? (await promptHidden(`${name}: `)) || undefined : undefined;
}

/** Asks on the terminal without showing what is typed. */
async function promptHidden(prompt: string): Promise<string> {
  process.stderr.write(prompt);
  process.stdin.setRawMode(true);
  let input = "";
  try {
    for await (const chunk of process.stdin) {
      for (const letter of String(chunk)) {
        if (letter === "\r" || letter === "\n") return input;
        if (letter === "\u0003") throw new Failure("invalid", "Stopped.");
        input = letter === "\u007f" ? input.slice(0, -1) : input + letter;
      }
    }
    return input;
  } finally {
    process.stdin.setRawMode(false);
    process.stdin.pause();
    process.stderr.write("\n");
  }
}
