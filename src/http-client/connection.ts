/** Where a connection leads: an address that was checked, and the host whose name the certificate has to bear. */
export type PinnedAddress = { readonly host: string; readonly address: string; readonly port: number };

/** Who holds a connection is told of what comes over it. */
export type ConnectionListener = {
  onData(bytes: Uint8Array): void;
  /** Nothing more comes, for whatever reason. */
  onEnd(): void;
};

/** A TLS connection to a receiver that has shown who it is, for one request. */
export type Connection = {
  /** Whether the receiver was known by a session of its own instead of a certificate that it showed now. */
  readonly isResumed: boolean;
  /** Sends the request; called once. `heard` is told what comes from then on. */
  send(request: Buffer, listener: ConnectionListener): void;
  /** The TLS session for the next connection to the same place, where the receiver has given one by now. */
  session(): Buffer | undefined;
  /** Ends it: nothing is told any more. Where the answer is whole the receiver may end it itself, for a moment. */
  close(isComplete: boolean): void;
};
