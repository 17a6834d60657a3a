/** What the guide shows besides what is always the same. */
export type WebhooksGuide = {
  /** Absolute address of the installation, without a slash at the end. */
  readonly baseUrl: string;
  /**
   * A delivery to check one's own code with: everything that goes into its signature, and what
   * comes of it.
   */
  readonly signed: SignedExample;
};

/** A delivery with its secret, for people to try their code on. */
export type SignedExample = {
  readonly secret: string;
  readonly timestampS: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

/** How the guide introduces itself and how to begin, as paragraphs; backticks stand around code. */
export const guideTexts = {
  lead: "When something changes, Livery tells you with a signed HTTP request. This is what comes, how to check it, and how it is delivered.",
  endpoints:
    "An endpoint belongs to a workspace and hears of everything in it. Owners and admins add up to ten, in the console or with `POST /api/v1/workspaces/{id}/webhook-endpoints`, choose its events, and see its signing secret. Other members see the endpoints and what was delivered.",
  subscriptions:
    "A subscription hears of one system. Whoever is signed in makes one with `POST /api/v1/systems/{name}/webhooks` and gets its secret in the answer, once.",
  trying:
    "To try things out, `livery webhooks listen` receives deliveries on your own machine, checks them and shows them; its `--help` says how to let them get there.",
  body: "A delivery is a POST request with a JSON body.",
  sample:
    "Check your own code with this one: its timestamp is old, so leave that rule out. The body is the one line, without a line break at its end.",
  receivers:
    "Whole programs that need no further package. Each takes its secret from `WEBHOOK_SECRET` and its port from `PORT`; put https before it.",
  reasons: "The log gives the reason of each attempt that failed as one of these codes.",
} as const;
