import { workspaceFlag } from "#/operations/workspaces/resolve";

/**
 * The settings that commands need which encrypt secrets or send requests, and which must agree with
 * the server's.
 */
const sealingSettings = ["secretKey"] as const;
const sendingSettings = ["webhookAllow", "webhookCa", "webhookTimeout"] as const;

/** The flags and settings of commands that validate URLs, encrypt secrets or send requests. */
export const sealingCommand = { flags: workspaceFlag, settings: sealingSettings } as const;
export const urlValidatingCommand = { flags: workspaceFlag, settings: sendingSettings } as const;
export const sendingCommand = { flags: workspaceFlag, settings: [...sendingSettings, ...sealingSettings] } as const;
