import go from "#data/receivers/receiver.go.txt" with { type: "text" };
import python from "#data/receivers/receiver.py.txt" with { type: "text" };
import typescript from "#data/receivers/receiver.ts.txt" with { type: "text" };
import shell from "#data/receivers/verify.sh.txt" with { type: "text" };

/** A receiver to begin with: a whole program in one language, without packages of others. */
export type ReceiverSample = {
  readonly language: string;
  /** The language as Markdown fences name it. */
  readonly info: string;
  readonly fileName: string;
  readonly code: string;
};

/**
 * Receivers that check what they get, in the order in which they are shown. The secret comes from
 * the environment, `WEBHOOK_SECRET`, and so does the port, `PORT`.
 */
export const receiverSamples: readonly ReceiverSample[] = [
  { language: "TypeScript", info: "ts", fileName: "receiver.ts", code: typescript },
  { language: "Python", info: "python", fileName: "receiver.py", code: python },
  { language: "Go", info: "go", fileName: "receiver.go", code: go },
  { language: "Shell", info: "sh", fileName: "verify.sh", code: shell },
];
