import go from "#data/receivers/receiver.go.txt" with { type: "text" };
import python from "#data/receivers/receiver.py.txt" with { type: "text" };
import typescript from "#data/receivers/receiver.ts.txt" with { type: "text" };
import shell from "#data/receivers/verify.sh.txt" with { type: "text" };

/** A sample receiver: a complete program without dependencies. */
export type ReceiverSample = {
  readonly language: string;
  /** The language as Markdown code fences name it. */
  readonly info: string;
  readonly fileName: string;
  readonly code: string;
};

/**
 * Receivers that verify signatures, in display order. They read the signing secret from
 * `WEBHOOK_SECRET` and the port from `PORT`.
 */
export const receiverSamples: readonly ReceiverSample[] = [
  { language: "TypeScript", info: "ts", fileName: "receiver.ts", code: typescript },
  { language: "Python", info: "python", fileName: "receiver.py", code: python },
  { language: "Go", info: "go", fileName: "receiver.go", code: go },
  { language: "Shell", info: "sh", fileName: "verify.sh", code: shell },
];
