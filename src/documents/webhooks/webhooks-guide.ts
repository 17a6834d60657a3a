/** What the guide needs in addition to its fixed texts. */
export type WebhooksGuide = {
  /** Absolute URL of the installation, without a trailing slash. */
  readonly baseUrl: string;
  /** A signed delivery against which readers can test their code. */
  readonly signed: SignedExample;
};

/** A delivery with its signing secret, headers and body. */
export type SignedExample = {
  readonly secret: string;
  readonly timestampS: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

/** The guide's paragraphs, with code between backticks. */
export const guideTexts = {
  lead: "Livery sends a signed HTTP request when something changes. This guide describes the events, how to verify a request, and how deliveries are retried.",
  endpoints:
    "An endpoint belongs to a workspace and receives the events of everything in it. Owners and admins can add up to ten endpoints, in the console or with `POST /api/v1/workspaces/{id}/webhook-endpoints`, subscribe them to events, and see their signing secrets. Other members can see endpoints and deliveries.",
  subscriptions:
    "A subscription receives the events of one system. Any signed-in user can create one with `POST /api/v1/systems/{name}/webhooks`. The response contains the signing secret, which is not shown again.",
  trying:
    "To test locally, `livery webhooks listen` receives deliveries on your machine, verifies their signatures and prints them. Its `--help` explains how to make your machine reachable.",
  body: "A delivery is a POST request with a JSON body.",
  sample:
    "Test your code with this example. Skip the timestamp check, because the timestamp is old. The body is a single line without a trailing line break.",
  receivers:
    "Complete programs without dependencies. Each reads the signing secret from `WEBHOOK_SECRET` and the port from `PORT`. Run them behind a proxy that terminates https.",
  reasons: "The delivery log records the reason for each failed attempt as one of these codes.",
} as const;
