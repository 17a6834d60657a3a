import type { S3Settings } from "#/kernel/s3-settings";
import { createTemporaryFolder } from "#test/temporary-folder";

/** A server that speaks S3, with one bucket, on a port of this machine. */
export type S3Server = {
  readonly settings: S3Settings;
  close(): Promise<void>;
};

const bucket = "livery-test";

/** Runs in Node.js, because the package encrypts the tokens of lists with DES, which Bun does not have. */
const script = `
  const S3rver = require("s3rver");
  const [directory] = process.argv.slice(1);
  const configureBuckets = [{ name: "${bucket}", configs: [] }];
  new S3rver({ address: "127.0.0.1", port: 0, silent: true, directory, configureBuckets })
    .run().then(({ port }) => console.log(port));
  // Ends with the tests, however they end.
  process.stdin.resume().on("end", () => process.exit());
`;

/** Starts the server on a free port. */
export async function startS3Server(): Promise<S3Server> {
  const folder = createTemporaryFolder();
  const server = Bun.spawn(["node", "--openssl-legacy-provider", "-e", script, folder.path], {
    stdin: "pipe",
    stdout: "pipe",
    stderr: "inherit",
  });
  const { value } = await server.stdout.getReader().read();
  const port = Number(new TextDecoder().decode(value));
  if (!(port > 0)) throw new Error("The S3 server did not start.");
  return {
    settings: {
      bucket,
      prefix: "files",
      endpoint: `http://127.0.0.1:${port}`,
      region: "us-east-1",
      accessKeyId: "S3RVER",
      secretAccessKey: "S3RVER",
    },
    async close() {
      server.kill();
      await server.exited;
      folder.remove();
    },
  };
}
