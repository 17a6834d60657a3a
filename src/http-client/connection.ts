/** Where to connect: a checked IP address, and the host name that the certificate must match. */
export type PinnedAddress = { readonly host: string; readonly address: string; readonly port: number };

export type ConnectionListener = {
  onData(bytes: Uint8Array): void;
  /**
   * No more data will arrive: the peer closed the connection, or it failed. May be called more than
   * once.
   */
  onEnd(): void;
};

/** A TLS connection to an authenticated receiver, used for one request. */
export type Connection = {
  /** Whether a TLS session replaced the certificate check. */
  readonly isResumed: boolean;
  /** Sends the request. Call it once; `listener` receives everything that follows. */
  send(request: Buffer, listener: ConnectionListener): void;
  /** Session for later connections to the same address. Undefined if there is no new one. */
  getSession(): Buffer | undefined;
  /**
   * Closes the connection. After a complete response, the receiver gets a moment to close it first.
   */
  close(isComplete: boolean): void;
};

/**
 * Opens a connection by resuming a TLS session (RFC 8446, section 2.2). This is an optimization: it
 * never throws, and returns undefined if no authenticated connection is ready within `timeoutMs`.
 * The client then opens a verified connection in the same call, so a runtime that cannot resume
 * sessions is slower but not broken.
 *
 * @example
 * // Turn resumption off:
 * createHttpClient({ allowed, resumeConnection: async () => undefined });
 */
export type ResumeConnection = (
  target: PinnedAddress,
  session: Buffer,
  options: { readonly ca: string | undefined; readonly timeoutMs: number },
) => Promise<Connection | undefined>;
