import { expect, test } from "bun:test";
import { createId } from "#/kernel/ids";
import { createLog } from "#/kernel/log";
import { createSecretBox } from "#/kernel/secrets/secret-box";
import { createSshKeyPair, getSshFingerprint } from "#/kernel/secrets/ssh-signature";
import { checkSecretKey } from "#/store/check-secret-key";
import { createTestStore } from "#test/test-store";

test("a key that decrypts none of the secrets is logged at start-up, also where they are signing keys alone", async () => {
  const { store, workspaceId, close } = await createTestStore();
  const createBox = (byte: number) => createSecretBox(() => new Uint8Array(32).fill(byte));
  const listLogged = async (byte: number) => {
    const lines: string[] = [];
    const log = createLog(
      (line) => lines.push(line),
      "text",
      () => new Date(0),
    );
    await checkSecretKey(store, createBox(byte), undefined, log);
    return lines;
  };
  try {
    expect(await listLogged(1)).toEqual([]);
    const { publicKey, privateKey } = createSshKeyPair();
    const id = createId("sgn");
    await store.transaction(({ signingKeys }) =>
      signingKeys.insert({
        id,
        workspaceId,
        name: "Releases",
        publicKey,
        fingerprint: getSshFingerprint(publicKey),
        secret: createBox(1).seal(privateKey, id),
        createdBy: null,
        createdAt: "2026-11-21T10:00:00.000Z",
        revokedAt: null,
      }),
    );
    expect(await listLogged(1)).toEqual([]);
    expect(await listLogged(2)).toEqual([expect.stringContaining("the secret key decrypts none of the secrets")]);
  } finally {
    await close();
  }
});
