import type { Static } from "@sinclair/typebox";
import { agentOperations } from "#/operations/agents/index";
import { artifactOperations } from "#/operations/artifacts/index";
import { authOperations } from "#/operations/auth/index";
import { designPreviewOperations } from "#/operations/design-previews";
import { brandImportOperations } from "#/operations/brand-imports/index";
import { brandOperations } from "#/operations/brands/index";
import { designOperations } from "#/operations/designs/index";
import { editProposalOperations } from "#/operations/edit-proposals/index";
import { editOperations } from "#/operations/edits/index";
import { checkHealth } from "#/operations/files/check-health";
import { checkReadiness } from "#/operations/files/check-readiness";
import { getAssetFile } from "#/operations/files/get-asset-file";
import { getCopyScript } from "#/operations/files/get-copy-script";
import { getFavicon } from "#/operations/files/get-favicon";
import { getFont } from "#/operations/files/get-font";
import { getFontStyles } from "#/operations/files/get-font-styles";
import { getGivenFont } from "#/operations/files/get-given-font";
import { getSchema } from "#/operations/files/get-schema";
import { listWebhookEvents } from "#/operations/files/list-webhook-events";
import { createViewApiReference } from "#/operations/files/view-api-reference";
import { viewGuide } from "#/operations/files/view-guide";
import { getWebhooksGuide, viewWebhooksGuide } from "#/operations/files/view-webhooks-guide";
import { keyOperations } from "#/operations/keys/index";
import { maintenanceOperations } from "#/operations/maintenance/index";
import { pullSystems } from "#/operations/mirrors/pull-systems";
import { oauthOperations } from "#/operations/oauth/index";
import type { Operation } from "#/operations/operation";
import { partOperations } from "#/operations/parts/index";
import { rulesOperations } from "#/operations/rules/index";
import { screenshotOperations } from "#/operations/screenshots/index";
import { previewComponent } from "#/operations/previews/preview-component";
import { previewDesign } from "#/operations/previews/preview-design";
import { previewPage } from "#/operations/previews/preview-page";
import { projectOperations } from "#/operations/projects/index";
import { signingOperations } from "#/operations/signing/index";
import { subBrandOperations } from "#/operations/sub-brands/index";
import { subscriptionOperations } from "#/operations/subscriptions/index";
import { downloadSystem } from "#/operations/systems/download-system";
import { exportTokens } from "#/operations/systems/export-tokens";
import { getAgentPrompt } from "#/operations/systems/get-agent-prompt";
import { getLlmsText } from "#/operations/systems/get-llms-text";
import { getRegistryItem } from "#/operations/systems/get-registry-item";
import { getSystemAdoption } from "#/operations/systems/get-system-adoption";
import { getThemeJson } from "#/operations/systems/get-theme-json";
import { ownSystemOperations } from "#/operations/systems/index";
import { listSystems } from "#/operations/systems/list-systems";
import { getBrandPageMarkdown, viewBrandPage } from "#/operations/systems/view-brand-page";
import { viewGallery } from "#/operations/systems/view-gallery";
import { listTrades } from "#/operations/understanding/list-trades";
import { webhookOperations } from "#/operations/webhooks/index";
import { workspaceOperations } from "#/operations/workspaces/index";

const documentedOperations = [
  listSystems,
  listTrades,
  getSystemAdoption,
  downloadSystem,
  getAgentPrompt,
  exportTokens,
  getRegistryItem,
  getThemeJson,
  viewGallery,
  viewBrandPage,
  getBrandPageMarkdown,
  getLlmsText,
  getCopyScript,
  previewDesign,
  previewComponent,
  previewPage,
  getSchema,
  getFont,
  getFontStyles,
  getGivenFont,
  getAssetFile,
  getFavicon,
  viewGuide,
  viewWebhooksGuide,
  getWebhooksGuide,
  listWebhookEvents,
  checkHealth,
  checkReadiness,
  ...partOperations,
  ...rulesOperations,
  ...screenshotOperations,
  ...agentOperations,
  ...authOperations,
  ...workspaceOperations,
  ...keyOperations,
  ...signingOperations,
  pullSystems,
  ...oauthOperations,
  ...designPreviewOperations,
  ...brandOperations,
  ...subBrandOperations,
  ...brandImportOperations,
  ...designOperations,
  ...editOperations,
  ...editProposalOperations,
  ...projectOperations,
  ...artifactOperations,
  ...ownSystemOperations,
  ...webhookOperations,
  ...subscriptionOperations,
  ...maintenanceOperations,
] as const;

const typedOperations = [...documentedOperations, createViewApiReference(documentedOperations)] as const;

/**
 * Everything that Livery can do. The transports offer what is in this list; to add an operation,
 * add it above or to the list of its folder.
 */
export const operations: readonly Operation[] = typedOperations;

type ListedOperation = (typeof typedOperations)[number];
export type OperationName = ListedOperation["name"];

/**
 * The operation of this name.
 *
 * @example
 * type Path = NonNullable<OperationByName<"get_brand">["rest"]>["path"]; // "/api/v1/brands/:id"
 */
export type OperationByName<Name extends OperationName> = Extract<ListedOperation, { readonly name: Name }>;

/** The input of an operation, as its schema describes it. */
export type InputOf<Name extends OperationName> = Static<OperationByName<Name>["input"]>;

/** What an operation returns: the JSON of its output schema, or a reply where it has none. */
export type OutputOf<Name extends OperationName> = Awaited<ReturnType<OperationByName<Name>["run"]>>;

/** Method and path of an operation's route; never for an operation without one. */
export type RouteOf<Name extends OperationName> = NonNullable<OperationByName<Name>["rest"]>;
