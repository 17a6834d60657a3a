import { workspaceFlag } from "#/operations/workspaces/find-workspace";

/** What verbs take that deal with secrets or send: they have to agree with the server's own settings. */
const sealing = ["secretKey"] as const;
const sending = ["webhookAllow", "webhookCa", "webhookTimeout"] as const;

/** The flags of verbs about endpoints, and the settings of those that judge addresses, seal secrets or send. */
export const sealingVerb = { flags: workspaceFlag, settings: sealing } as const;
export const judgingVerb = { flags: workspaceFlag, settings: sending } as const;
export const sendingVerb = { flags: workspaceFlag, settings: [...sending, ...sealing] } as const;
