// Written by `bun run emit` from the list of operations. Do not edit.
export type ArtifactCheck = { rule: string; severity: ("error" | "warning" | "info"); safety: boolean; subject: string; message: string; fix: string };
export type Deliverable = { id: string; kind: ("component" | "page" | "asset"); name: string; status: ("DRAFT" | "ACCEPTED" | "REJECTED" | "SUPERSEDED"); bytes: number; checks: readonly (ArtifactCheck)[]; slug: string; acceptable: boolean; previewUrl: string; reason: string | null; decidedBy: string | null; createdAt: string; decidedAt: string | null };
export type OwnWorkspace = { id: string; name: string; slug: string; role: ("OWNER" | "ADMIN" | "MEMBER") };
export type Session = { user: { id: string; email: string }; workspaces: readonly (OwnWorkspace)[] };
export type Project = { id: string; workspaceId: string; name: string; brandId: string; designId: string; state: ("BRIEF" | "IDENTITY" | "FOUNDATION" | "FOUNDATION_REVIEW" | "COMPONENTS" | "PAGES" | "EXTERNAL_DESIGN" | "COHERENCE_AUDIT" | "DESIGN_REVIEW" | "FINALIZED" | "FAILED" | "CANCELLED"); running: boolean; externalDesign: boolean; failedStage: (("BRIEF" | "IDENTITY" | "FOUNDATION" | "FOUNDATION_REVIEW" | "COMPONENTS" | "PAGES" | "EXTERNAL_DESIGN" | "COHERENCE_AUDIT" | "DESIGN_REVIEW" | "FINALIZED" | "FAILED" | "CANCELLED") | null); failure: string | null; createdAt: string; updatedAt: string };
export type Changelog = { added: readonly (string)[]; removed: readonly (string)[]; changed: readonly (string)[] };
export type BumpReason = { bump: ("patch" | "minor" | "major"); text: string };
export type Version = { id: string; number: string; kind: ("alpha" | "rc" | "release"); designId: string; changelog: Changelog; bump: (("patch" | "minor" | "major") | null); proposedBump: (("patch" | "minor" | "major") | null); reasons: readonly (BumpReason)[]; releaseNotes: string | null; createdAt: string };
export type Approval = { project: Project; version: Version };
export type Design = { id: string; brandId: string; name: string; status: ("DRAFT" | "IN_REVIEW" | "APPROVED" | "PUBLISHED" | "ARCHIVED"); readyToBuild: boolean; served: boolean; pinned: boolean; direction: ("swiss" | "editorial" | "brutalist" | "soft" | "technical" | "luxury" | "playful" | "civic" | "industrial" | "craft" | "retro" | "scientific" | "ledger" | "poster" | "arcade" | "archive"); seed: number; basedOn: string | null; parts: readonly (("brief" | "direction" | "mark" | "imagery" | "tokens" | "components" | "pages" | "audit"))[]; project: { id: string; state: ("BRIEF" | "IDENTITY" | "FOUNDATION" | "FOUNDATION_REVIEW" | "COMPONENTS" | "PAGES" | "EXTERNAL_DESIGN" | "COHERENCE_AUDIT" | "DESIGN_REVIEW" | "FINALIZED" | "FAILED" | "CANCELLED") } | null; version: string | null; previewUrl: string; createdAt: string; updatedAt: string; approvedAt: string | null; publishedAt: string | null };
export type OwnSystem = { id: string; name: string; slug: string; status: ("DRAFT" | "ACTIVE" | "ARCHIVED"); platform: ("nextjs" | "wordpress"); brandColor: string | null; tokenCount: number; version: string | null; servedDesignId: string | null; pinnedDesignId: string | null; updatedAt: string };
export type PasswordSet = { passwordSet: true };
export type Health = { status: ("ok" | "degraded" | "failing"); version: string; problems: readonly ({ code: ("damaged" | "newer_schema" | "full" | "unwritable"); message: string })[] };
export type TokenChange = { name: string; mode: string | null; before: string | null; after: string | null };
export type DesignDifference = { from: { designId: string; name: string; version: string | null; bump: (("patch" | "minor" | "major") | null); reasons: readonly (BumpReason)[]; releaseNotes: string | null } | null; to: { designId: string; name: string; version: string | null; bump: (("patch" | "minor" | "major") | null); reasons: readonly (BumpReason)[]; releaseNotes: string | null }; tokens: readonly (TokenChange)[]; added: readonly (string)[]; removed: readonly (string)[]; changed: readonly (string)[]; identity: readonly (string)[] };
export type IssuedApiKey = { id: string; name: string; kind: ("WORKSPACE" | "HANDOFF"); prefix: string; permissions: readonly (("READ" | "ARTIFACTS_WRITE" | "PIPELINE"))[]; designId: string | null; createdBy: string | null; createdAt: string; lastUsedAt: string | null; expiresAt: string | null; revokedAt: string | null; key: string };
export type Brand = { id: string; workspaceId: string; name: string; slug: string; tagline: string | null; description: string | null; website: string | null; visibility: ("PUBLIC" | "PRIVATE"); showBrief: boolean; system: OwnSystem; createdAt: string; updatedAt: string };
export type Brief = { name: string; tagline?: string | undefined; industry?: string | undefined; audience?: string | undefined; offer?: string | undefined; values?: readonly (string)[] | undefined; adjectives?: readonly (string)[] | undefined; avoid?: readonly (string)[] | undefined; brandColor?: string | undefined; secondaryColor?: string | undefined; archetype?: ("swiss" | "editorial" | "brutalist" | "soft" | "technical" | "luxury" | "playful" | "civic" | "industrial" | "craft" | "retro" | "scientific" | "ledger" | "poster" | "arcade" | "archive") | undefined; platform?: ("nextjs" | "wordpress") | undefined; pages?: readonly (("landing" | "pricing" | "sign-in" | "dashboard" | "article" | "documentation" | "contact" | "not-found"))[] | undefined; tone?: string | undefined; latitude?: ("STRICT" | "GUIDED" | "OPEN") | undefined; seed?: number | undefined; copy?: { headline?: string | undefined; subhead?: string | undefined; features?: readonly ({ title: string; body: string })[] | undefined; plans?: readonly ({ name: string; price: string; period?: string | undefined; features: readonly (string)[] })[] | undefined; cta?: string | undefined; audience?: string | undefined; values?: readonly (string)[] | undefined; navigation?: readonly (string)[] | undefined } | undefined };
export type DesignWithProject = { design: Design; project: Project; notices: readonly (string)[] };
export type IssuedInvitation = { id: string; email: string; role: ("OWNER" | "ADMIN" | "MEMBER"); expiresAt: string; url: string };
export type ResetLink = { email: string; url: string; expiresAt: string };
export type IssuedSubscription = { id: string; targetUrl: string; events: readonly (("system.published" | "system.updated"))[]; createdAt: string; secret: string };
export type IssuedWebhookEndpoint = { id: string; url: string; description: string | null; events: readonly (("system.activated" | "design.ready" | "design.published" | "project.review_ready" | "project.finalized" | "webhook.test"))[]; status: ("ENABLED" | "DISABLED" | "PAUSED"); createdBy: string | null; createdAt: string; updatedAt: string; lastSuccessAt: string | null; failingSince: string | null; pausedAt: string | null; pausedReason: string | null; secret: string };
export type DecidedDeliverables = { deliverables: readonly (Deliverable)[] };
export type Deleted = { deleted: true };
export type WebhookEndpoint = { id: string; url: string; description: string | null; events: readonly (("system.activated" | "design.ready" | "design.published" | "project.review_ready" | "project.finalized" | "webhook.test"))[]; status: ("ENABLED" | "DISABLED" | "PAUSED"); createdBy: string | null; createdAt: string; updatedAt: string; lastSuccessAt: string | null; failingSince: string | null; pausedAt: string | null; pausedReason: string | null };
export type SessionsEnded = { ended: number };
export type BrandManifest = { $schema: string; name: string; slug: string; version: string; tagline?: string | undefined; industry?: string | undefined; platform: ("nextjs" | "wordpress"); brandColor: { hex: string; given: string; mapped: boolean }; direction: { id: string; name: string; summary: string; voice: string }; colors: { modes: { light: { background: string; foreground: string; card: string; "card-foreground": string; popover: string; "popover-foreground": string; primary: string; "primary-foreground": string; "primary-hover": string; "primary-active": string; secondary: string; "secondary-foreground": string; "secondary-hover": string; "secondary-active": string; muted: string; "muted-foreground": string; accent: string; "accent-foreground": string; destructive: string; "destructive-foreground": string; "destructive-hover": string; "destructive-active": string; "destructive-text": string; success: string; "success-foreground": string; "success-text": string; warning: string; "warning-foreground": string; "warning-text": string; info: string; "info-foreground": string; "info-text": string; border: string; input: string; ring: string; "ring-offset": string; link: string; "link-hover": string; disabled: string; "disabled-foreground": string; brand: string; "brand-foreground": string; spot: string; "spot-foreground": string; inverse: string; "inverse-foreground": string; "inverse-muted": string; "chart-1": string; "chart-2": string; "chart-3": string; "chart-4": string; "chart-5": string; sidebar: string; "sidebar-foreground": string; "sidebar-primary": string; "sidebar-primary-foreground": string; "sidebar-accent": string; "sidebar-accent-foreground": string; "sidebar-border": string; "sidebar-ring": string }; dark: { background: string; foreground: string; card: string; "card-foreground": string; popover: string; "popover-foreground": string; primary: string; "primary-foreground": string; "primary-hover": string; "primary-active": string; secondary: string; "secondary-foreground": string; "secondary-hover": string; "secondary-active": string; muted: string; "muted-foreground": string; accent: string; "accent-foreground": string; destructive: string; "destructive-foreground": string; "destructive-hover": string; "destructive-active": string; "destructive-text": string; success: string; "success-foreground": string; "success-text": string; warning: string; "warning-foreground": string; "warning-text": string; info: string; "info-foreground": string; "info-text": string; border: string; input: string; ring: string; "ring-offset": string; link: string; "link-hover": string; disabled: string; "disabled-foreground": string; brand: string; "brand-foreground": string; spot: string; "spot-foreground": string; inverse: string; "inverse-foreground": string; "inverse-muted": string; "chart-1": string; "chart-2": string; "chart-3": string; "chart-4": string; "chart-5": string; sidebar: string; "sidebar-foreground": string; "sidebar-primary": string; "sidebar-primary-foreground": string; "sidebar-accent": string; "sidebar-accent-foreground": string; "sidebar-border": string; "sidebar-ring": string }; "high-contrast": { background: string; foreground: string; card: string; "card-foreground": string; popover: string; "popover-foreground": string; primary: string; "primary-foreground": string; "primary-hover": string; "primary-active": string; secondary: string; "secondary-foreground": string; "secondary-hover": string; "secondary-active": string; muted: string; "muted-foreground": string; accent: string; "accent-foreground": string; destructive: string; "destructive-foreground": string; "destructive-hover": string; "destructive-active": string; "destructive-text": string; success: string; "success-foreground": string; "success-text": string; warning: string; "warning-foreground": string; "warning-text": string; info: string; "info-foreground": string; "info-text": string; border: string; input: string; ring: string; "ring-offset": string; link: string; "link-hover": string; disabled: string; "disabled-foreground": string; brand: string; "brand-foreground": string; spot: string; "spot-foreground": string; inverse: string; "inverse-foreground": string; "inverse-muted": string; "chart-1": string; "chart-2": string; "chart-3": string; "chart-4": string; "chart-5": string; sidebar: string; "sidebar-foreground": string; "sidebar-primary": string; "sidebar-primary-foreground": string; "sidebar-accent": string; "sidebar-accent-foreground": string; "sidebar-border": string; "sidebar-ring": string }; "high-contrast-dark": { background: string; foreground: string; card: string; "card-foreground": string; popover: string; "popover-foreground": string; primary: string; "primary-foreground": string; "primary-hover": string; "primary-active": string; secondary: string; "secondary-foreground": string; "secondary-hover": string; "secondary-active": string; muted: string; "muted-foreground": string; accent: string; "accent-foreground": string; destructive: string; "destructive-foreground": string; "destructive-hover": string; "destructive-active": string; "destructive-text": string; success: string; "success-foreground": string; "success-text": string; warning: string; "warning-foreground": string; "warning-text": string; info: string; "info-foreground": string; "info-text": string; border: string; input: string; ring: string; "ring-offset": string; link: string; "link-hover": string; disabled: string; "disabled-foreground": string; brand: string; "brand-foreground": string; spot: string; "spot-foreground": string; inverse: string; "inverse-foreground": string; "inverse-muted": string; "chart-1": string; "chart-2": string; "chart-3": string; "chart-4": string; "chart-5": string; sidebar: string; "sidebar-foreground": string; "sidebar-primary": string; "sidebar-primary-foreground": string; "sidebar-accent": string; "sidebar-accent-foreground": string; "sidebar-border": string; "sidebar-ring": string } }; palette: { brand: readonly (string)[]; accent: readonly (string)[]; neutral: readonly (string)[]; success: readonly (string)[]; warning: readonly (string)[]; danger: readonly (string)[]; info: readonly (string)[] } }; typography: { families: { display: { name: string; stack: readonly (string)[] }; text: { name: string; stack: readonly (string)[] }; mono: { name: string; stack: readonly (string)[] } }; weights: Readonly<Record<string, unknown>>; ratio: number; sizes: Readonly<Record<string, unknown>>; styles: { display: { family: ("display" | "text" | "mono"); size: string; weight: number; leading: number; trackingEm: number }; "heading-1": { family: ("display" | "text" | "mono"); size: string; weight: number; leading: number; trackingEm: number }; "heading-2": { family: ("display" | "text" | "mono"); size: string; weight: number; leading: number; trackingEm: number }; "heading-3": { family: ("display" | "text" | "mono"); size: string; weight: number; leading: number; trackingEm: number }; lead: { family: ("display" | "text" | "mono"); size: string; weight: number; leading: number; trackingEm: number }; body: { family: ("display" | "text" | "mono"); size: string; weight: number; leading: number; trackingEm: number }; small: { family: ("display" | "text" | "mono"); size: string; weight: number; leading: number; trackingEm: number }; label: { family: ("display" | "text" | "mono"); size: string; weight: number; leading: number; trackingEm: number }; code: { family: ("display" | "text" | "mono"); size: string; weight: number; leading: number; trackingEm: number }; figure: { family: ("display" | "text" | "mono"); size: string; weight: number; leading: number; trackingEm: number } }; measureCh: number }; spacing: { scale: Readonly<Record<string, unknown>>; sections: Readonly<Record<string, unknown>> }; radius: Readonly<Record<string, unknown>>; strokePx: number; shadows: Readonly<Record<string, unknown>>; motion: { durationsMs: Readonly<Record<string, unknown>>; easings: Readonly<Record<string, unknown>> }; layout: { containerPx: number; columns: number; gutterPx: number; marginPx: number }; mark: { concept: string; clearSpace: number; smallestPx: { symbol: number; wordmark: number } }; assets: readonly ({ name: string; kind: ("symbol" | "wordmark" | "lockup-horizontal" | "lockup-stacked" | "symbol-black" | "symbol-white" | "reversed" | "favicon" | "app-icon" | "social-card" | "hero" | "pattern" | "texture"); mediaType: "image/svg+xml"; width: number; height: number; outlined: boolean; alt: string; url: string })[] };
export type Components = { $schema: string; system: { name: string; slug: string; version: string }; components: readonly ({ slug: string; name: string; category: ("actions" | "forms" | "display" | "feedback" | "navigation" | "layout" | "data" | "marketing"); summary: string; html: string; css: string; variants: readonly ({ name: string; html: string })[] })[] };
export type FinishedExternalDesign = { project: { id: string; state: ("BRIEF" | "IDENTITY" | "FOUNDATION" | "FOUNDATION_REVIEW" | "COMPONENTS" | "PAGES" | "EXTERNAL_DESIGN" | "COHERENCE_AUDIT" | "DESIGN_REVIEW" | "FINALIZED" | "FAILED" | "CANCELLED") }; accepted: number; pending: number; blocked: number };
export type AuditReport = { rules: readonly (string)[]; findings: readonly ({ rule: string; severity: ("error" | "warning" | "info"); safety: boolean; subject: string; place?: string | undefined; message: string; fix: string; count?: number | undefined; waived?: string | undefined })[]; counts: { error: number; warning: number; info: number } };
export type ImportStorage = { usedBytes: number; maxBytes: number | null };
export type DesignDetails = { id: string; brandId: string; name: string; status: ("DRAFT" | "IN_REVIEW" | "APPROVED" | "PUBLISHED" | "ARCHIVED"); readyToBuild: boolean; served: boolean; pinned: boolean; direction: ("swiss" | "editorial" | "brutalist" | "soft" | "technical" | "luxury" | "playful" | "civic" | "industrial" | "craft" | "retro" | "scientific" | "ledger" | "poster" | "arcade" | "archive"); seed: number; basedOn: string | null; parts: readonly (("brief" | "direction" | "mark" | "imagery" | "tokens" | "components" | "pages" | "audit"))[]; project: { id: string; state: ("BRIEF" | "IDENTITY" | "FOUNDATION" | "FOUNDATION_REVIEW" | "COMPONENTS" | "PAGES" | "EXTERNAL_DESIGN" | "COHERENCE_AUDIT" | "DESIGN_REVIEW" | "FINALIZED" | "FAILED" | "CANCELLED") } | null; version: string | null; previewUrl: string; createdAt: string; updatedAt: string; approvedAt: string | null; publishedAt: string | null; brief: Brief; audit: { error: number; warning: number; info: number } | null; versions: readonly (Version)[]; imports: ImportStorage };
export type BoardDirection = { id: ("swiss" | "editorial" | "brutalist" | "soft" | "technical" | "luxury" | "playful" | "civic" | "industrial" | "craft" | "retro" | "scientific" | "ledger" | "poster" | "arcade" | "archive"); name: string; summary: string; reasons: readonly (string)[]; typeGenre: string; density: string; color: string; depth: string; imagery: string; layout: string; voice: string; always: readonly (string)[]; never: readonly (string)[] };
export type BoardColors = { background: string; foreground: string; card: string; "card-foreground": string; popover: string; "popover-foreground": string; primary: string; "primary-foreground": string; "primary-hover": string; "primary-active": string; secondary: string; "secondary-foreground": string; "secondary-hover": string; "secondary-active": string; muted: string; "muted-foreground": string; accent: string; "accent-foreground": string; destructive: string; "destructive-foreground": string; "destructive-hover": string; "destructive-active": string; "destructive-text": string; success: string; "success-foreground": string; "success-text": string; warning: string; "warning-foreground": string; "warning-text": string; info: string; "info-foreground": string; "info-text": string; border: string; input: string; ring: string; "ring-offset": string; link: string; "link-hover": string; disabled: string; "disabled-foreground": string; brand: string; "brand-foreground": string; spot: string; "spot-foreground": string; inverse: string; "inverse-foreground": string; "inverse-muted": string; "chart-1": string; "chart-2": string; "chart-3": string; "chart-4": string; "chart-5": string; sidebar: string; "sidebar-foreground": string; "sidebar-primary": string; "sidebar-primary-foreground": string; "sidebar-accent": string; "sidebar-accent-foreground": string; "sidebar-border": string; "sidebar-ring": string };
export type BoardScales = { brand: readonly (string)[]; accent: readonly (string)[]; neutral: readonly (string)[]; success: readonly (string)[]; warning: readonly (string)[]; danger: readonly (string)[]; info: readonly (string)[] };
export type BoardFace = { family: string; stack: string; files: readonly ({ file: string; weight: string; style: string; unicodeRange: string })[] };
export type BoardActionColors = { fill: (string | null); text: string; outline: (string | null) };
export type BoardMainAction = { shape: ("flat" | "outline" | "pill" | "offset" | "stepped" | "bevel" | "ruled"); radiusPx: number; family: ("display" | "text" | "mono"); weight: number; isUppercase: boolean; light: BoardActionColors; dark: BoardActionColors };
export type BoardTokens = { brandColor: { given: string; hex: string; isMapped: boolean }; light: BoardColors; dark: BoardColors; scales: BoardScales; faces: { display: BoardFace; text: BoardFace; mono: BoardFace }; weights: { display: number; regular: number; medium: number; strong: number }; ratio: number; sizes: readonly ({ name: string; minPx: number; maxPx: number; leading: number; trackingEm: number })[]; spacing: readonly ({ name: string; px: number })[]; radii: readonly ({ name: string; px: number })[]; strokePx: number; mainAction: BoardMainAction; shadows: readonly ({ name: string; light: string; dark: string })[]; contrast: { pairs: number; failing: number; lowest: number | null }; moves: readonly ({ mode: string; role: string; from: string; to: string; reason: string })[] };
export type BoardDrawing = { slug: string; name: string; kind: ("symbol" | "wordmark" | "lockup-horizontal" | "lockup-stacked" | "symbol-black" | "symbol-white" | "reversed" | "favicon" | "app-icon" | "social-card" | "hero" | "pattern" | "texture"); width: number; height: number; alt: string; svg: string };
export type Board = { name: string; direction: BoardDirection; tokens?: BoardTokens | undefined; mark?: { concept: string; clearSpace: number; smallestPx: { symbol: number; wordmark: number }; drawings: readonly (BoardDrawing)[] } | undefined; imagery?: { concept: string; drawings: readonly (BoardDrawing)[] } | undefined; components: readonly ({ slug: string; name: string; category: ("actions" | "forms" | "display" | "feedback" | "navigation" | "layout" | "data" | "marketing"); summary: string; variants: readonly (string)[] })[]; pages: readonly ({ slug: string; name: string; title: string })[] };
export type Handoff = { design?: Readonly<Record<string, unknown>> | undefined; brief?: Readonly<Record<string, unknown>> | undefined; tokens?: Readonly<Record<string, unknown>> | null | undefined; direction?: Readonly<Record<string, unknown>> | undefined; mark?: Readonly<Record<string, unknown>> | undefined; imagery?: Readonly<Record<string, unknown>> | undefined; boardDigest?: Readonly<Record<string, unknown>> | undefined; continuation?: { hardFloor: readonly ({ id: string; rule: string; check: string })[]; latitude: { level: ("STRICT" | "GUIDED" | "OPEN"); allows: readonly (string)[]; forbids: readonly (string)[] }; rules: readonly ({ id: string; rule: string })[] } | undefined; liveInventory?: Readonly<Record<string, unknown>> | undefined; coherenceAudit?: Readonly<Record<string, unknown>> | null | undefined; importContract?: Readonly<Record<string, unknown>> | undefined };
export type OpenInvitation = { workspace: { name: string; slug: string }; email: string; role: ("OWNER" | "ADMIN" | "MEMBER"); expiresAt: string; hasAccount: boolean };
export type KitValidation = { ok: boolean; checks: readonly ({ id: string; ok: boolean; message: string; findings: readonly (string)[] })[] };
export type PartnerDesignKit = { title: string; files: readonly ({ path: string; bytes: number; sha256: string })[]; validation: KitValidation; downloadUrl: string };
export type ChangeRequest = { id: string; stage: ("BRIEF" | "IDENTITY" | "FOUNDATION" | "FOUNDATION_REVIEW" | "COMPONENTS" | "PAGES" | "EXTERNAL_DESIGN" | "COHERENCE_AUDIT" | "DESIGN_REVIEW" | "FINALIZED" | "FAILED" | "CANCELLED"); note: string; requestedBy: string; createdAt: string };
export type ProjectDetails = { id: string; workspaceId: string; name: string; brandId: string; designId: string; state: ("BRIEF" | "IDENTITY" | "FOUNDATION" | "FOUNDATION_REVIEW" | "COMPONENTS" | "PAGES" | "EXTERNAL_DESIGN" | "COHERENCE_AUDIT" | "DESIGN_REVIEW" | "FINALIZED" | "FAILED" | "CANCELLED"); running: boolean; externalDesign: boolean; failedStage: (("BRIEF" | "IDENTITY" | "FOUNDATION" | "FOUNDATION_REVIEW" | "COMPONENTS" | "PAGES" | "EXTERNAL_DESIGN" | "COHERENCE_AUDIT" | "DESIGN_REVIEW" | "FINALIZED" | "FAILED" | "CANCELLED") | null); failure: string | null; createdAt: string; updatedAt: string; changeRequests: readonly (ChangeRequest)[] };
export type ReleaseProposal = { designId: string; lastRelease: string | null; version: string; bump: ("patch" | "minor" | "major"); reasons: readonly (BumpReason)[]; choices: readonly ({ bump: ("patch" | "minor" | "major"); version: string })[]; changelog: Changelog };
export type RuleFile = { path: string; content: string; mode: ("merge" | "own") };
export type RulesPack = { files: readonly (RuleFile)[]; leftOut: readonly ({ path: string; bytes: number; mode: ("merge" | "own") })[]; markers: { begin: string; end: string; own: string } };
export type System = { name: string; slug: string; brandColor: string; tokenCount: number; status: ("DRAFT" | "ACTIVE" | "ARCHIVED"); platform: ("nextjs" | "wordpress"); version: string | null; updatedAt: string; previewUrl: string | null };
export type DesignDirection = { id: ("swiss" | "editorial" | "brutalist" | "soft" | "technical" | "luxury" | "playful" | "civic" | "industrial" | "craft" | "retro" | "scientific" | "ledger" | "poster" | "arcade" | "archive"); name: string; summary: string; reasons: readonly (string)[]; typeGenre: string; faces: { display: string; text: string; mono: string }; ratio: number; radiusPx: number; radiusBand: string; density: string; contrast: string; color: string; depth: string; strokePx: number; imagery: string; layout: string; markRecipe: string; voice: string; always: readonly (string)[]; never: readonly (string)[] };
export type AdoptionManifest = { schemaVersion: "1"; system: System; design: { id: string; name: string; version: string | null }; previewUrl: string; previews: { design: string; landing: string; pricing: string; components: readonly ({ name: string; url: string })[] }; direction: DesignDirection; tokens: { count: number; groups: readonly ({ name: string; count: number })[]; modes: readonly (("light" | "dark" | "high-contrast" | "high-contrast-dark"))[] }; components: readonly ({ name: string; slug: string; category: ("actions" | "forms" | "display" | "feedback" | "navigation" | "layout" | "data" | "marketing"); variants: readonly (string)[]; previewUrl: string })[]; pages: readonly ({ name: string; slug: string; previewUrl: string })[]; brandAssets: readonly ({ name: string; kind: ("symbol" | "wordmark" | "lockup-horizontal" | "lockup-stacked" | "symbol-black" | "symbol-white" | "reversed" | "favicon" | "app-icon" | "social-card" | "hero" | "pattern" | "texture" | "logo" | "mark" | "icon" | "photo" | "illustration" | "other"); mediaType: string; width: number; height: number; url: string; pngUrl: string | null; webpUrl: string | null; thumbnailUrl: string | null })[]; exportFormats: readonly ({ format: string; mediaType: string; fileName: string; url: string })[]; downloadUrl: string; agentPromptUrl: string };
export type DeliveryAttempt = { at: string; durationMs: number; status: number | null; reason: string | null; says: string | null; answer: string };
export type WholeWebhookDelivery = { id: string; event: ("system.activated" | "design.ready" | "design.published" | "project.review_ready" | "project.finalized" | "webhook.test" | "system.published" | "system.updated"); status: ("PENDING" | "SUCCEEDED" | "FAILED" | "EXPIRED" | "CANCELLED"); attemptCount: number; isUnderWay: boolean; nextAttemptAt: string | null; createdAt: string; finishedAt: string | null; redeliveryOf: string | null; attempts: readonly (DeliveryAttempt)[]; body: string };
export type WorkspaceDetails = { id: string; name: string; slug: string; publicOn: ("APPROVAL" | "PUBLICATION"); role: ("OWNER" | "ADMIN" | "MEMBER"); createdAt: string; imports: ImportStorage };
export type Artifact = { id: string; kind: ("component" | "page" | "asset"); name: string; status: ("DRAFT" | "ACCEPTED" | "REJECTED" | "SUPERSEDED"); bytes: number; checks: readonly (ArtifactCheck)[] };
export type ImportedExport = { artifacts: readonly (Artifact)[]; project: { id: string; state: ("BRIEF" | "IDENTITY" | "FOUNDATION" | "FOUNDATION_REVIEW" | "COMPONENTS" | "PAGES" | "EXTERNAL_DESIGN" | "COHERENCE_AUDIT" | "DESIGN_REVIEW" | "FINALIZED" | "FAILED" | "CANCELLED") }; deliverablesUrl: string; report: { taken: readonly ({ path: string; kind: ("component" | "page" | "asset"); name: string })[]; left: readonly ({ path: string; why: string })[] } };
export type ImportedArtifacts = { artifacts: readonly (Artifact)[]; project: { id: string; state: ("BRIEF" | "IDENTITY" | "FOUNDATION" | "FOUNDATION_REVIEW" | "COMPONENTS" | "PAGES" | "EXTERNAL_DESIGN" | "COHERENCE_AUDIT" | "DESIGN_REVIEW" | "FINALIZED" | "FAILED" | "CANCELLED") }; deliverablesUrl: string };
export type ApiKey = { id: string; name: string; kind: ("WORKSPACE" | "HANDOFF"); prefix: string; permissions: readonly (("READ" | "ARTIFACTS_WRITE" | "PIPELINE"))[]; designId: string | null; createdBy: string | null; createdAt: string; lastUsedAt: string | null; expiresAt: string | null; revokedAt: string | null };
export type Left = { left: true; revokedInvitations: number; revokedResetLinks: number; keys: readonly (ApiKey)[] };
export type ApiKeyList = { apiKeys: readonly (ApiKey)[]; nextCursor: string | null };
export type AuditLine = { id: string; actor: { kind: ("USER" | "KEY" | "ADMINISTRATOR" | "ANONYMOUS"); id: string | null; name: string }; action: ("workspace.created" | "workspace.updated" | "workspace.deleted" | "user.signed_in" | "user.signed_out" | "user.sign_in_failed" | "user.session_ended" | "user.other_sessions_ended" | "user.password_changed" | "user.password_reset" | "reset_link.created" | "reset_link.revoked" | "invitation.created" | "invitation.revoked" | "invitation.accepted" | "member.added" | "member.role_changed" | "member.removed" | "member.left" | "api_key.created" | "api_key.revoked" | "handoff_key.created" | "brand.created" | "brand.updated" | "brand.deleted" | "design.created" | "design.updated" | "project.created" | "project.updated" | "project.started" | "project.resumed" | "project.failed" | "project.cancelled" | "external_design.finished" | "artifacts.imported" | "artifact.accepted" | "artifact.rejected" | "artifact.withdrawn" | "foundation.approved" | "design.approved" | "changes.requested" | "finding.waived" | "design.published" | "design.pinned" | "design.unpinned" | "design.archived" | "design.restored" | "design.parts_restored" | "system.archived" | "system.restored" | "webhook_endpoint.paused" | "webhook_endpoint.created" | "webhook_endpoint.updated" | "webhook_endpoint.enabled" | "webhook_endpoint.disabled" | "webhook_endpoint.tested" | "webhook_endpoint.deleted" | "webhook_secret.revealed" | "webhook_secret.rotated" | "delivery.redelivered" | "subscription.created" | "subscription.secret_rotated" | "subscription.deleted"); targetId: string | null; target: { kind: ("WORKSPACE" | "PERSON" | "INVITATION" | "API_KEY" | "BRAND" | "DESIGN" | "PROJECT" | "IMPORT" | "SYSTEM" | "WEBHOOK_ENDPOINT" | "DELIVERY" | "SUBSCRIPTION" | "OTHER"); name: string | null; exists: boolean; brandId: string | null; projectId: string | null; endpointId: string | null } | null; details: Readonly<Record<string, unknown>>; requestId: string | null; address: string | null; createdAt: string };
export type AuditLog = { entries: readonly (AuditLine)[]; nextCursor: string | null };
export type DesignList = { designs: readonly (Design)[]; nextCursor: string | null };
export type DeliverableList = { deliverables: readonly (Deliverable)[]; counts: { pending: number; accepted: number; rejected: number; components: number; pages: number }; nextCursor: string | null };
export type VersionList = { versions: readonly (Version)[]; nextCursor: string | null };
export type DiscardedState = { id: string; cause: ("EDIT" | "CHANGES_REQUESTED" | "RESTORE"); parts: readonly (("brief" | "direction" | "mark" | "imagery" | "tokens" | "components" | "pages" | "audit"))[]; direction: ("swiss" | "editorial" | "brutalist" | "soft" | "technical" | "luxury" | "playful" | "civic" | "industrial" | "craft" | "retro" | "scientific" | "ledger" | "poster" | "arcade" | "archive"); seed: number; projectState: ("BRIEF" | "IDENTITY" | "FOUNDATION" | "FOUNDATION_REVIEW" | "COMPONENTS" | "PAGES" | "EXTERNAL_DESIGN" | "COHERENCE_AUDIT" | "DESIGN_REVIEW" | "FINALIZED" | "FAILED" | "CANCELLED"); discardedBy: string; createdAt: string };
export type DiscardedStateList = { states: readonly (DiscardedState)[] };
export type Invitation = { id: string; email: string; role: ("OWNER" | "ADMIN" | "MEMBER"); expiresAt: string };
export type InvitationList = { invitations: readonly (Invitation)[]; nextCursor: string | null };
export type Member = { id: string; email: string; role: ("OWNER" | "ADMIN" | "MEMBER"); joinedAt: string };
export type MemberList = { members: readonly (Member)[]; nextCursor: string | null };
export type OwnSubscription = { id: string; targetUrl: string; events: readonly (("system.published" | "system.updated"))[]; createdAt: string; system: { name: string; slug: string; status: ("DRAFT" | "ACTIVE" | "ARCHIVED"); workspaceId: string | null } };
export type OwnSubscriptionList = { subscriptions: readonly (OwnSubscription)[]; nextCursor: string | null };
export type ListedProject = { id: string; workspaceId: string; name: string; brandId: string; designId: string; state: ("BRIEF" | "IDENTITY" | "FOUNDATION" | "FOUNDATION_REVIEW" | "COMPONENTS" | "PAGES" | "EXTERNAL_DESIGN" | "COHERENCE_AUDIT" | "DESIGN_REVIEW" | "FINALIZED" | "FAILED" | "CANCELLED"); running: boolean; externalDesign: boolean; failedStage: (("BRIEF" | "IDENTITY" | "FOUNDATION" | "FOUNDATION_REVIEW" | "COMPONENTS" | "PAGES" | "EXTERNAL_DESIGN" | "COHERENCE_AUDIT" | "DESIGN_REVIEW" | "FINALIZED" | "FAILED" | "CANCELLED") | null); failure: string | null; createdAt: string; updatedAt: string; brandName: string; pendingImports: number };
export type ProjectList = { projects: readonly (ListedProject)[]; total: number; nextCursor: string | null };
export type OwnSession = { id: string; createdAt: string; lastUsedAt: string; expiresAt: string; isCurrent: boolean };
export type OwnSessionList = { sessions: readonly (OwnSession)[]; nextCursor: string | null };
export type SubscriptionDeliveryList = { deliveries: readonly (WholeWebhookDelivery)[]; nextCursor: string | null };
export type Subscription = { id: string; targetUrl: string; events: readonly (("system.published" | "system.updated"))[]; createdAt: string };
export type SubscriptionList = { subscriptions: readonly (Subscription)[]; nextCursor: string | null };
export type SystemList = { systems: readonly (System)[]; nextCursor: string | null };
export type WebhookDelivery = { id: string; event: ("system.activated" | "design.ready" | "design.published" | "project.review_ready" | "project.finalized" | "webhook.test" | "system.published" | "system.updated"); status: ("PENDING" | "SUCCEEDED" | "FAILED" | "EXPIRED" | "CANCELLED"); attemptCount: number; isUnderWay: boolean; nextAttemptAt: string | null; createdAt: string; finishedAt: string | null; redeliveryOf: string | null; lastAttempt: { at: string; durationMs: number; status: number | null; reason: string | null; says: string | null; answer: string } | null };
export type WebhookDeliveryList = { deliveries: readonly (WebhookDelivery)[]; nextCursor: string | null };
export type WebhookEndpointList = { webhookEndpoints: readonly (WebhookEndpoint)[]; nextCursor: string | null };
export type BrandList = { brands: readonly (Brand)[]; total: number; nextCursor: string | null };
export type Workspace = { id: string; name: string; slug: string; publicOn: ("APPROVAL" | "PUBLICATION"); role: ("OWNER" | "ADMIN" | "MEMBER"); createdAt: string };
export type WorkspaceList = { workspaces: readonly (Workspace)[]; nextCursor: string | null };
export type BriefPreview = { seed: number; boards: readonly (Board)[]; notices: readonly (string)[]; brand: { id: string; name: string } | null };
export type MemberRemoved = { deleted: true; revokedInvitations: number; revokedResetLinks: number; keys: readonly (ApiKey)[] };
export type WebhookSecret = { id: string; secret: string; previousSecretUntil: string | null };
export type MemberChanged = { id: string; email: string; role: ("OWNER" | "ADMIN" | "MEMBER"); joinedAt: string; revokedInvitations: number; revokedResetLinks: number; keys: readonly (ApiKey)[] };
export type SignedOut = { signedOut: true };
export type KeyIdentity = { workspace: { id: string; name: string; slug: string }; key: { name: string; prefix: string; kind: ("WORKSPACE" | "HANDOFF"); designId: string | null; expiresAt: string | null }; permissions: readonly (("READ" | "ARTIFACTS_WRITE" | "PIPELINE"))[] };
/** Input and output of every operation by its name. */
export type Operations = {
  accept_deliverable: { input: { id: string; artifactId: string }; output: Deliverable };
  accept_invitation: { input: { token: string; password?: string | undefined }; output: Session };
  approve_project: { input: { id: string; review?: ("FOUNDATION_REVIEW" | "DESIGN_REVIEW") | undefined }; output: Approval };
  archive_design: { input: { id: string }; output: Design };
  archive_system: { input: { name: string }; output: OwnSystem };
  cancel_project: { input: { id: string }; output: Project };
  change_password: { input: { current: string; new: string }; output: PasswordSet };
  check_health: { input: Record<string, never>; output: Health };
  compare_designs: { input: { id: string; from?: string | undefined }; output: DesignDifference };
  create_api_key: { input: { id?: string | undefined; name: string; expiresAt?: string | undefined; permissions: readonly (("READ" | "ARTIFACTS_WRITE" | "PIPELINE"))[] }; output: IssuedApiKey };
  create_brand: { input: { id?: string | undefined; name: string; tagline?: string | undefined; description?: string | undefined; website?: string | undefined; platform?: ("nextjs" | "wordpress") | undefined; visibility?: ("PUBLIC" | "PRIVATE") | undefined }; output: Brand };
  create_design: { input: { id: string; brief: Brief; name?: string | undefined; direction?: ("swiss" | "editorial" | "brutalist" | "soft" | "technical" | "luxury" | "playful" | "civic" | "industrial" | "craft" | "retro" | "scientific" | "ledger" | "poster" | "arcade" | "archive") | undefined; seed?: number | undefined; externalDesign?: boolean | undefined; run?: boolean | undefined }; output: DesignWithProject };
  create_handoff_key: { input: { id: string; name: string; expiresAt?: string | undefined; permissions?: readonly (("READ" | "ARTIFACTS_WRITE" | "PIPELINE"))[] | undefined }; output: IssuedApiKey };
  create_invitation: { input: { id?: string | undefined; email: string; role: ("OWNER" | "ADMIN" | "MEMBER") }; output: IssuedInvitation };
  create_reset_link: { input: { id?: string | undefined; userId: string }; output: ResetLink };
  create_subscription: { input: { name: string; targetUrl: string; events: readonly (("system.published" | "system.updated"))[] }; output: IssuedSubscription };
  create_webhook_endpoint: { input: { id?: string | undefined; url: string; events?: readonly (("system.activated" | "design.ready" | "design.published" | "project.review_ready" | "project.finalized" | "webhook.test"))[] | undefined; description?: string | undefined }; output: IssuedWebhookEndpoint };
  decide_deliverables: { input: { id: string; accept?: readonly (string)[] | undefined; reject?: readonly (string)[] | undefined; reason?: string | undefined }; output: DecidedDeliverables };
  delete_brand: { input: { id: string }; output: Deleted };
  delete_subscription: { input: { name: string; subscriptionId: string }; output: Deleted };
  delete_webhook_endpoint: { input: { id?: string | undefined; endpointId: string }; output: Deleted };
  delete_workspace: { input: { id?: string | undefined; confirm: string }; output: Deleted };
  disable_webhook_endpoint: { input: { id?: string | undefined; endpointId: string }; output: WebhookEndpoint };
  download_audit_log: { input: { id?: string | undefined; action?: readonly (("workspace" | "user" | "reset_link" | "invitation" | "member" | "api_key" | "handoff_key" | "brand" | "design" | "project" | "external_design" | "artifacts" | "artifact" | "foundation" | "changes" | "finding" | "system" | "webhook_endpoint" | "webhook_secret" | "delivery" | "subscription" | "workspace.created" | "workspace.updated" | "workspace.deleted" | "user.signed_in" | "user.signed_out" | "user.sign_in_failed" | "user.session_ended" | "user.other_sessions_ended" | "user.password_changed" | "user.password_reset" | "reset_link.created" | "reset_link.revoked" | "invitation.created" | "invitation.revoked" | "invitation.accepted" | "member.added" | "member.role_changed" | "member.removed" | "member.left" | "api_key.created" | "api_key.revoked" | "handoff_key.created" | "brand.created" | "brand.updated" | "brand.deleted" | "design.created" | "design.updated" | "project.created" | "project.updated" | "project.started" | "project.resumed" | "project.failed" | "project.cancelled" | "external_design.finished" | "artifacts.imported" | "artifact.accepted" | "artifact.rejected" | "artifact.withdrawn" | "foundation.approved" | "design.approved" | "changes.requested" | "finding.waived" | "design.published" | "design.pinned" | "design.unpinned" | "design.archived" | "design.restored" | "design.parts_restored" | "system.archived" | "system.restored" | "webhook_endpoint.paused" | "webhook_endpoint.created" | "webhook_endpoint.updated" | "webhook_endpoint.enabled" | "webhook_endpoint.disabled" | "webhook_endpoint.tested" | "webhook_endpoint.deleted" | "webhook_secret.revealed" | "webhook_secret.rotated" | "delivery.redelivered" | "subscription.created" | "subscription.secret_rotated" | "subscription.deleted"))[] | undefined; actorKind?: ("USER" | "KEY" | "ADMINISTRATOR" | "ANONYMOUS") | undefined; actorId?: string | undefined; targetId?: string | undefined; since?: string | undefined; until?: string | undefined }; output: string };
  download_partner_design_kit: { input: { id: string }; output: string };
  download_system: { input: { name: string }; output: string };
  enable_webhook_endpoint: { input: { id?: string | undefined; endpointId: string }; output: WebhookEndpoint };
  end_other_sessions: { input: Record<string, never>; output: SessionsEnded };
  end_session: { input: { sessionId: string }; output: Deleted };
  export_design: { input: { id: string; format: ("globals-css" | "colors-ts" | "spacing-ts" | "typography-ts" | "utility-theme" | "utility-theme-v4" | "dtcg" | "brand-manifest" | "components-json" | "components" | "pages" | "assets-svg" | "all") }; output: (BrandManifest | Components) };
  finish_external_design: { input: { id: string; acceptDrafts?: boolean | undefined }; output: FinishedExternalDesign };
  get_adoption_guide: { input: { name: string }; output: string };
  get_agent_prompt: { input: { name: string }; output: string };
  get_audit: { input: { id: string }; output: AuditReport };
  get_brand: { input: { id: string }; output: Brand };
  get_brand_skill: { input: { name: string }; output: string };
  get_design: { input: { id: string }; output: DesignDetails };
  get_design_board: { input: { id: string }; output: Board };
  get_design_context: { input: { id: string; sections?: readonly (("design" | "brief" | "tokens" | "direction" | "mark" | "imagery" | "boardDigest" | "continuation" | "liveInventory" | "coherenceAudit" | "importContract"))[] | undefined; detail?: ("summary" | "full") | undefined }; output: Handoff };
  get_design_prompt_pack: { input: { id: string; pass?: ("explore" | "lock") | undefined; direction?: string | undefined; format?: "copy-map" | undefined }; output: string };
  get_design_skill: { input: { id: string }; output: string };
  get_handoff_prompt: { input: { id: string }; output: string };
  get_invitation: { input: { token: string }; output: OpenInvitation };
  get_partner_design_kit: { input: { id: string }; output: PartnerDesignKit };
  get_project: { input: { id: string }; output: ProjectDetails };
  get_registry_item: { input: { file: string }; output: Readonly<Record<string, unknown>> };
  get_release_proposal: { input: { id: string }; output: ReleaseProposal };
  get_repo_rules_pack: { input: { id: string; paths?: string | undefined }; output: RulesPack };
  get_schema: { input: { file: string }; output: string };
  get_session: { input: Record<string, never>; output: Session };
  get_system_adoption: { input: { name: string }; output: AdoptionManifest };
  get_system_tokens: { input: { name: string; format: ("globals-css" | "colors-ts" | "spacing-ts" | "typography-ts" | "utility-theme" | "utility-theme-v4" | "dtcg" | "brand-manifest" | "components-json" | "components" | "pages" | "assets-svg" | "all") }; output: (BrandManifest | Components) };
  get_theme_json: { input: { name: string }; output: Readonly<Record<string, unknown>> };
  get_webhook_delivery: { input: { id?: string | undefined; endpointId: string; deliveryId: string }; output: WholeWebhookDelivery };
  get_webhook_endpoint: { input: { id?: string | undefined; endpointId: string }; output: WebhookEndpoint };
  get_workspace: { input: { id?: string | undefined }; output: WorkspaceDetails };
  import_design_archive: { input: { id: string; body: Blob }; output: ImportedExport };
  import_design_artifacts: { input: { id: string; components?: readonly ({ name: string; html: string; category?: ("actions" | "forms" | "display" | "feedback" | "navigation" | "layout" | "data" | "marketing") | undefined; variants?: readonly ({ name: string; html: string })[] | undefined; notes?: string | undefined })[] | undefined; pages?: readonly ({ name: string; html: string; path?: string | undefined; notes?: string | undefined })[] | undefined; asset?: (unknown | unknown) | undefined }; output: ImportedArtifacts };
  leave_workspace: { input: { id?: string | undefined; revokeKeys?: boolean | undefined }; output: Left };
  list_api_keys: { input: { id?: string | undefined; limit?: number | undefined; cursor?: string | undefined }; output: ApiKeyList };
  list_audit_log: { input: { id?: string | undefined; action?: readonly (("workspace" | "user" | "reset_link" | "invitation" | "member" | "api_key" | "handoff_key" | "brand" | "design" | "project" | "external_design" | "artifacts" | "artifact" | "foundation" | "changes" | "finding" | "system" | "webhook_endpoint" | "webhook_secret" | "delivery" | "subscription" | "workspace.created" | "workspace.updated" | "workspace.deleted" | "user.signed_in" | "user.signed_out" | "user.sign_in_failed" | "user.session_ended" | "user.other_sessions_ended" | "user.password_changed" | "user.password_reset" | "reset_link.created" | "reset_link.revoked" | "invitation.created" | "invitation.revoked" | "invitation.accepted" | "member.added" | "member.role_changed" | "member.removed" | "member.left" | "api_key.created" | "api_key.revoked" | "handoff_key.created" | "brand.created" | "brand.updated" | "brand.deleted" | "design.created" | "design.updated" | "project.created" | "project.updated" | "project.started" | "project.resumed" | "project.failed" | "project.cancelled" | "external_design.finished" | "artifacts.imported" | "artifact.accepted" | "artifact.rejected" | "artifact.withdrawn" | "foundation.approved" | "design.approved" | "changes.requested" | "finding.waived" | "design.published" | "design.pinned" | "design.unpinned" | "design.archived" | "design.restored" | "design.parts_restored" | "system.archived" | "system.restored" | "webhook_endpoint.paused" | "webhook_endpoint.created" | "webhook_endpoint.updated" | "webhook_endpoint.enabled" | "webhook_endpoint.disabled" | "webhook_endpoint.tested" | "webhook_endpoint.deleted" | "webhook_secret.revealed" | "webhook_secret.rotated" | "delivery.redelivered" | "subscription.created" | "subscription.secret_rotated" | "subscription.deleted"))[] | undefined; actorKind?: ("USER" | "KEY" | "ADMINISTRATOR" | "ANONYMOUS") | undefined; actorId?: string | undefined; targetId?: string | undefined; since?: string | undefined; until?: string | undefined; limit?: number | undefined; cursor?: string | undefined }; output: AuditLog };
  list_brand_designs: { input: { id: string; order?: ("oldest" | "newest") | undefined; limit?: number | undefined; cursor?: string | undefined }; output: DesignList };
  list_deliverables: { input: { id: string; status?: readonly (("DRAFT" | "ACCEPTED" | "REJECTED" | "SUPERSEDED"))[] | undefined; kind?: ("component" | "page" | "asset") | undefined; order?: ("oldest" | "newest") | undefined; limit?: number | undefined; cursor?: string | undefined }; output: DeliverableList };
  list_design_versions: { input: { id: string; limit?: number | undefined; cursor?: string | undefined }; output: VersionList };
  list_discarded_states: { input: { id: string }; output: DiscardedStateList };
  list_handoff_keys: { input: { id: string; limit?: number | undefined; cursor?: string | undefined }; output: ApiKeyList };
  list_invitations: { input: { id?: string | undefined; limit?: number | undefined; cursor?: string | undefined }; output: InvitationList };
  list_members: { input: { id?: string | undefined; limit?: number | undefined; cursor?: string | undefined }; output: MemberList };
  list_my_subscriptions: { input: { limit?: number | undefined; cursor?: string | undefined }; output: OwnSubscriptionList };
  list_projects: { input: { id?: string | undefined; state?: readonly (("BRIEF" | "IDENTITY" | "FOUNDATION" | "FOUNDATION_REVIEW" | "COMPONENTS" | "PAGES" | "EXTERNAL_DESIGN" | "COHERENCE_AUDIT" | "DESIGN_REVIEW" | "FINALIZED" | "FAILED" | "CANCELLED"))[] | undefined; waiting?: boolean | undefined; brandId?: string | undefined; search?: string | undefined; sort?: ("created" | "updated") | undefined; order?: ("oldest" | "newest") | undefined; limit?: number | undefined; cursor?: string | undefined }; output: ProjectList };
  list_sessions: { input: { limit?: number | undefined; cursor?: string | undefined }; output: OwnSessionList };
  list_subscription_deliveries: { input: { name: string; subscriptionId: string; status?: ("PENDING" | "SUCCEEDED" | "FAILED" | "EXPIRED" | "CANCELLED") | undefined; limit?: number | undefined; cursor?: string | undefined }; output: SubscriptionDeliveryList };
  list_subscriptions: { input: { name: string; limit?: number | undefined; cursor?: string | undefined }; output: SubscriptionList };
  list_system_versions: { input: { name: string; order?: ("oldest" | "newest") | undefined; limit?: number | undefined; cursor?: string | undefined }; output: VersionList };
  list_systems: { input: { platform?: ("nextjs" | "wordpress") | undefined; limit?: number | undefined; cursor?: string | undefined }; output: SystemList };
  list_webhook_deliveries: { input: { id?: string | undefined; endpointId: string; status?: ("PENDING" | "SUCCEEDED" | "FAILED" | "EXPIRED" | "CANCELLED") | undefined; limit?: number | undefined; cursor?: string | undefined }; output: WebhookDeliveryList };
  list_webhook_endpoints: { input: { id?: string | undefined; limit?: number | undefined; cursor?: string | undefined }; output: WebhookEndpointList };
  list_workspace_brands: { input: { id?: string | undefined; search?: string | undefined; status?: readonly (("DRAFT" | "ACTIVE" | "ARCHIVED"))[] | undefined; sort?: ("created" | "name" | "updated") | undefined; order?: ("oldest" | "newest") | undefined; limit?: number | undefined; cursor?: string | undefined }; output: BrandList };
  list_workspaces: { input: { limit?: number | undefined; cursor?: string | undefined }; output: WorkspaceList };
  pin_design: { input: { id: string }; output: Design };
  preview_artifact: { input: { id: string }; output: string };
  preview_brief: { input: { id?: string | undefined; brief: Brief; direction?: ("swiss" | "editorial" | "brutalist" | "soft" | "technical" | "luxury" | "playful" | "civic" | "industrial" | "craft" | "retro" | "scientific" | "ledger" | "poster" | "arcade" | "archive") | undefined; seed?: number | undefined }; output: BriefPreview };
  preview_brief_page: { input: { brief: string; direction: ("swiss" | "editorial" | "brutalist" | "soft" | "technical" | "luxury" | "playful" | "civic" | "industrial" | "craft" | "retro" | "scientific" | "ledger" | "poster" | "arcade" | "archive"); seed: number }; output: string };
  preview_component: { input: { id: string; name: string }; output: string };
  preview_design: { input: { id: string; mode?: ("light" | "dark") | undefined }; output: string };
  preview_page: { input: { id: string; page: string; mode?: ("light" | "dark") | undefined }; output: string };
  publish_design: { input: { id: string; bump?: ("patch" | "minor" | "major") | undefined; releaseNotes?: string | undefined }; output: Design };
  redeliver_webhook: { input: { id?: string | undefined; endpointId: string; deliveryId: string }; output: WholeWebhookDelivery };
  reject_deliverable: { input: { id: string; artifactId: string; reason: string }; output: Deliverable };
  remove_member: { input: { id?: string | undefined; userId: string; revokeKeys?: boolean | undefined }; output: MemberRemoved };
  request_changes: { input: { id: string; stage: ("IDENTITY" | "FOUNDATION" | "COMPONENTS" | "PAGES"); note: string; brief?: Brief | undefined; direction?: ("swiss" | "editorial" | "brutalist" | "soft" | "technical" | "luxury" | "playful" | "civic" | "industrial" | "craft" | "retro" | "scientific" | "ledger" | "poster" | "arcade" | "archive") | undefined; seed?: number | undefined; discard?: boolean | undefined; run?: boolean | undefined }; output: ProjectDetails };
  reset_password: { input: { token: string; password: string }; output: PasswordSet };
  restore_design: { input: { id: string }; output: Design };
  restore_discarded_state: { input: { id: string; stateId: string; discard?: boolean | undefined }; output: DesignWithProject };
  restore_system: { input: { name: string }; output: OwnSystem };
  restore_version: { input: { name: string; number: string; run?: boolean | undefined }; output: DesignWithProject };
  resume_project: { input: { id: string }; output: Project };
  reveal_webhook_secret: { input: { id?: string | undefined; endpointId: string }; output: WebhookSecret };
  revoke_api_key: { input: { id?: string | undefined; keyId: string }; output: ApiKey };
  revoke_invitation: { input: { id?: string | undefined; invitationId: string }; output: Deleted };
  rework_design: { input: { id: string; brief?: Brief | undefined; direction?: ("swiss" | "editorial" | "brutalist" | "soft" | "technical" | "luxury" | "playful" | "civic" | "industrial" | "craft" | "retro" | "scientific" | "ledger" | "poster" | "arcade" | "archive") | undefined; seed?: number | undefined; externalDesign?: boolean | undefined; run?: boolean | undefined }; output: DesignWithProject };
  rotate_subscription_secret: { input: { name: string; subscriptionId: string }; output: IssuedSubscription };
  rotate_webhook_secret: { input: { id?: string | undefined; endpointId: string }; output: WebhookSecret };
  run_project: { input: { id: string }; output: Project };
  set_member_role: { input: { id?: string | undefined; userId: string; role: ("OWNER" | "ADMIN" | "MEMBER"); revokeKeys?: boolean | undefined }; output: MemberChanged };
  set_up: { input: { token: string; workspace: string; email: string; password: string }; output: Session };
  sign_in: { input: { email: string; password: string }; output: Session };
  sign_out: { input: Record<string, never>; output: SignedOut };
  start_design: { input: { id?: string | undefined; brief: Brief; name?: string | undefined; direction?: ("swiss" | "editorial" | "brutalist" | "soft" | "technical" | "luxury" | "playful" | "civic" | "industrial" | "craft" | "retro" | "scientific" | "ledger" | "poster" | "arcade" | "archive") | undefined; seed?: number | undefined; externalDesign?: boolean | undefined; run?: boolean | undefined }; output: DesignWithProject };
  test_webhook_endpoint: { input: { id?: string | undefined; endpointId: string }; output: WholeWebhookDelivery };
  unpin_design: { input: { id: string }; output: Design };
  update_brand: { input: { id: string; name?: string | undefined; tagline?: string | undefined; description?: string | undefined; website?: string | undefined; visibility?: ("PUBLIC" | "PRIVATE") | undefined; showBrief?: boolean | undefined }; output: Brand };
  update_design: { input: { id: string; name?: string | undefined; brief?: Brief | undefined; direction?: ("swiss" | "editorial" | "brutalist" | "soft" | "technical" | "luxury" | "playful" | "civic" | "industrial" | "craft" | "retro" | "scientific" | "ledger" | "poster" | "arcade" | "archive") | undefined; seed?: number | undefined; discard?: boolean | undefined; run?: boolean | undefined }; output: DesignWithProject };
  update_project: { input: { id: string; name?: string | undefined; externalDesign?: boolean | undefined }; output: Project };
  update_webhook_endpoint: { input: { id?: string | undefined; endpointId: string; url?: string | undefined; events?: readonly (("system.activated" | "design.ready" | "design.published" | "project.review_ready" | "project.finalized" | "webhook.test"))[] | undefined; description?: string | undefined }; output: WebhookEndpoint };
  update_workspace: { input: { id?: string | undefined; name?: string | undefined; publicOn?: ("APPROVAL" | "PUBLICATION") | undefined }; output: Workspace };
  waive_finding: { input: { id: string; rule: string; subject?: string | undefined; reason: string }; output: AuditReport };
  watch_project: { input: { id: string }; output: string };
  whoami: { input: Record<string, never>; output: KeyIdentity };
};
/** Method and path of every operation. */
export const routes = {
  accept_deliverable: "POST /api/v1/projects/:id/deliverables/:artifactId/accept",
  accept_invitation: "POST /api/v1/auth/accept-invitation",
  approve_project: "POST /api/v1/projects/:id/approve",
  archive_design: "POST /api/v1/designs/:id/archive",
  archive_system: "POST /api/v1/systems/:name/archive",
  cancel_project: "POST /api/v1/projects/:id/cancel",
  change_password: "POST /api/v1/auth/password",
  check_health: "GET /healthz",
  compare_designs: "GET /api/v1/designs/:id/difference",
  create_api_key: "POST /api/v1/workspaces/:id/api-keys",
  create_brand: "POST /api/v1/workspaces/:id/brands",
  create_design: "POST /api/v1/brands/:id/designs",
  create_handoff_key: "POST /api/v1/designs/:id/handoff-keys",
  create_invitation: "POST /api/v1/workspaces/:id/invitations",
  create_reset_link: "POST /api/v1/workspaces/:id/members/:userId/reset-link",
  create_subscription: "POST /api/v1/systems/:name/webhooks",
  create_webhook_endpoint: "POST /api/v1/workspaces/:id/webhook-endpoints",
  decide_deliverables: "POST /api/v1/projects/:id/deliverables/bulk",
  delete_brand: "DELETE /api/v1/brands/:id",
  delete_subscription: "DELETE /api/v1/systems/:name/webhooks/:subscriptionId",
  delete_webhook_endpoint: "DELETE /api/v1/workspaces/:id/webhook-endpoints/:endpointId",
  delete_workspace: "DELETE /api/v1/workspaces/:id",
  disable_webhook_endpoint: "POST /api/v1/workspaces/:id/webhook-endpoints/:endpointId/disable",
  download_audit_log: "GET /api/v1/workspaces/:id/audit-log.csv",
  download_partner_design_kit: "GET /api/v1/designs/:id/partner-design-kit/download",
  download_system: "GET /api/v1/systems/:name/download",
  enable_webhook_endpoint: "POST /api/v1/workspaces/:id/webhook-endpoints/:endpointId/enable",
  end_other_sessions: "POST /api/v1/auth/end-other-sessions",
  end_session: "DELETE /api/v1/auth/sessions/:sessionId",
  export_design: "GET /api/v1/designs/:id/export",
  finish_external_design: "POST /api/v1/designs/:id/finish-external",
  get_adoption_guide: "GET /api/v1/systems/:name/guide",
  get_agent_prompt: "GET /api/v1/systems/:name/agent-prompt",
  get_audit: "GET /api/v1/projects/:id/audit",
  get_brand: "GET /api/v1/brands/:id",
  get_brand_skill: "GET /api/v1/systems/:name/skill",
  get_design: "GET /api/v1/designs/:id",
  get_design_board: "GET /api/v1/designs/:id/board",
  get_design_context: "GET /api/v1/designs/:id/handoff",
  get_design_prompt_pack: "GET /api/v1/designs/:id/prompt-pack",
  get_design_skill: "GET /api/v1/designs/:id/skill",
  get_handoff_prompt: "GET /api/v1/designs/:id/handoff-prompt",
  get_invitation: "GET /api/v1/auth/invitation",
  get_partner_design_kit: "GET /api/v1/designs/:id/partner-design-kit",
  get_project: "GET /api/v1/projects/:id",
  get_registry_item: "GET /r/:file",
  get_release_proposal: "GET /api/v1/designs/:id/release",
  get_repo_rules_pack: "GET /api/v1/designs/:id/rules-pack",
  get_schema: "GET /schemas/:file",
  get_session: "GET /api/v1/auth/session",
  get_system_adoption: "GET /api/v1/systems/:name/adoption",
  get_system_tokens: "GET /api/systems/export/:name",
  get_theme_json: "GET /systems/:name/theme.json",
  get_webhook_delivery: "GET /api/v1/workspaces/:id/webhook-endpoints/:endpointId/deliveries/:deliveryId",
  get_webhook_endpoint: "GET /api/v1/workspaces/:id/webhook-endpoints/:endpointId",
  get_workspace: "GET /api/v1/workspaces/:id",
  import_design_archive: "POST /api/v1/designs/:id/external-archive",
  import_design_artifacts: "POST /api/v1/designs/:id/external-artifacts",
  leave_workspace: "POST /api/v1/workspaces/:id/leave",
  list_api_keys: "GET /api/v1/workspaces/:id/api-keys",
  list_audit_log: "GET /api/v1/workspaces/:id/audit-log",
  list_brand_designs: "GET /api/v1/brands/:id/designs",
  list_deliverables: "GET /api/v1/projects/:id/deliverables",
  list_design_versions: "GET /api/v1/designs/:id/versions",
  list_discarded_states: "GET /api/v1/designs/:id/discarded",
  list_handoff_keys: "GET /api/v1/designs/:id/handoff-keys",
  list_invitations: "GET /api/v1/workspaces/:id/invitations",
  list_members: "GET /api/v1/workspaces/:id/members",
  list_my_subscriptions: "GET /api/v1/subscriptions",
  list_projects: "GET /api/v1/workspaces/:id/projects",
  list_sessions: "GET /api/v1/auth/sessions",
  list_subscription_deliveries: "GET /api/v1/systems/:name/webhooks/:subscriptionId/deliveries",
  list_subscriptions: "GET /api/v1/systems/:name/webhooks",
  list_system_versions: "GET /api/v1/systems/:name/versions",
  list_systems: "GET /api/v1/systems",
  list_webhook_deliveries: "GET /api/v1/workspaces/:id/webhook-endpoints/:endpointId/deliveries",
  list_webhook_endpoints: "GET /api/v1/workspaces/:id/webhook-endpoints",
  list_workspace_brands: "GET /api/v1/workspaces/:id/brands",
  list_workspaces: "GET /api/v1/workspaces",
  pin_design: "POST /api/v1/designs/:id/pin",
  preview_artifact: "GET /preview/artifacts/:id",
  preview_brief: "POST /api/v1/workspaces/:id/brief-preview",
  preview_brief_page: "GET /preview/brief",
  preview_component: "GET /preview/d/:id/components/:name",
  preview_design: "GET /preview/d/:id",
  preview_page: "GET /preview/d/:id/:page",
  publish_design: "POST /api/v1/designs/:id/publish",
  redeliver_webhook: "POST /api/v1/workspaces/:id/webhook-endpoints/:endpointId/deliveries/:deliveryId/redeliver",
  reject_deliverable: "POST /api/v1/projects/:id/deliverables/:artifactId/reject",
  remove_member: "DELETE /api/v1/workspaces/:id/members/:userId",
  request_changes: "POST /api/v1/projects/:id/request-changes",
  reset_password: "POST /api/v1/auth/reset",
  restore_design: "POST /api/v1/designs/:id/restore",
  restore_discarded_state: "POST /api/v1/designs/:id/discarded/:stateId/restore",
  restore_system: "POST /api/v1/systems/:name/restore",
  restore_version: "POST /api/v1/systems/:name/versions/:number/restore",
  resume_project: "POST /api/v1/projects/:id/resume",
  reveal_webhook_secret: "POST /api/v1/workspaces/:id/webhook-endpoints/:endpointId/reveal",
  revoke_api_key: "DELETE /api/v1/workspaces/:id/api-keys/:keyId",
  revoke_invitation: "DELETE /api/v1/workspaces/:id/invitations/:invitationId",
  rework_design: "POST /api/v1/designs/:id/rework",
  rotate_subscription_secret: "POST /api/v1/systems/:name/webhooks/:subscriptionId/rotate",
  rotate_webhook_secret: "POST /api/v1/workspaces/:id/webhook-endpoints/:endpointId/rotate",
  run_project: "POST /api/v1/projects/:id/run",
  set_member_role: "PATCH /api/v1/workspaces/:id/members/:userId",
  set_up: "POST /api/v1/auth/set-up",
  sign_in: "POST /api/v1/auth/sign-in",
  sign_out: "POST /api/v1/auth/sign-out",
  start_design: "POST /api/v1/workspaces/:id/designs",
  test_webhook_endpoint: "POST /api/v1/workspaces/:id/webhook-endpoints/:endpointId/test",
  unpin_design: "POST /api/v1/designs/:id/unpin",
  update_brand: "PATCH /api/v1/brands/:id",
  update_design: "PATCH /api/v1/designs/:id",
  update_project: "PATCH /api/v1/projects/:id",
  update_webhook_endpoint: "PATCH /api/v1/workspaces/:id/webhook-endpoints/:endpointId",
  update_workspace: "PATCH /api/v1/workspaces/:id",
  waive_finding: "POST /api/v1/projects/:id/waivers",
  watch_project: "GET /api/v1/projects/:id/progress",
  whoami: "GET /api/v1/me",
} as const satisfies Record<keyof Operations, string>;
