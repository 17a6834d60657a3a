import { workspaceFlag } from "#/operations/workspaces/resolve";

/**
 * What verbs take that deal with secrets or send: they have to agree with the server's own
 * settings.
 */
const sealingSettings = ["secretKey"] as const;
const sendingSettings = ["webhookAllow", "webhookCa", "webhookTimeout"] as const;

/**
 * The flags of verbs about endpoints, and the settings of those that judge addresses, seal secrets
 * or send.
 */
export const sealingCommand = { flags: workspaceFlag, settings: sealingSettings } as const;
export const urlValidatingCommand = { flags: workspaceFlag, settings: sendingSettings } as const;
export const sendingCommand = { flags: workspaceFlag, settings: [...sendingSettings, ...sealingSettings] } as const;
