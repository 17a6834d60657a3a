/** How long a session lasts after it was used last, milliseconds: thirty days. */
export const sessionMs = 30 * 24 * 60 * 60 * 1000;

/** A signed-in browser. The token is nowhere, only its SHA-256. */
export type Session = {
  readonly id: string;
  readonly userId: string;
  readonly tokenHash: string;
  readonly createdAt: string;
  readonly expiresAtMs: number;
};
