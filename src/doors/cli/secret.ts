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
  return process.stdin.isTTY ? (await askHidden(`${name}: `)) || undefined : undefined;
}

/** Asks on the terminal without showing what is typed. */
async function askHidden(question: string): Promise<string> {
  process.stderr.write(question);
  process.stdin.setRawMode(true);
  let typed = "";
  try {
    for await (const chunk of process.stdin) {
      for (const letter of String(chunk)) {
        if (letter === "\r" || letter === "\n") return typed;
        if (letter === "\u0003") throw new Failure("invalid", "Stopped.");
        typed = letter === "\u007f" ? typed.slice(0, -1) : typed + letter;
      }
    }
    return typed;
  } finally {
    process.stdin.setRawMode(false);
    process.stdin.pause();
    process.stderr.write("\n");
  }
}
