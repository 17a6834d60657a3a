import auditExports from "#/store/migrations/0029-audit-exports.sql" with { type: "text" };
import mainJob from "#/store/migrations/0001-main-job.sql" with { type: "text" };
import peopleAndReviews from "#/store/migrations/0002-people-and-reviews.sql" with { type: "text" };
import versionSeeds from "#/store/migrations/0003-version-seeds.sql" with { type: "text" };
import externalArtifacts from "#/store/migrations/0004-external-artifacts.sql" with { type: "text" };
import webhooks from "#/store/migrations/0005-webhooks.sql" with { type: "text" };
import rasters from "#/store/migrations/0006-rasters.sql" with { type: "text" };
import subscriptionsByPerson from "#/store/migrations/0007-subscriptions-by-person.sql" with { type: "text" };
import importPolicies from "#/store/migrations/0008-judged-imports.sql" with { type: "text" };
import storedImports from "#/store/migrations/0009-stored-imports.sql" with { type: "text" };
import releasesAndVisibility from "#/store/migrations/0010-releases-and-visibility.sql" with { type: "text" };
import discardedStates from "#/store/migrations/0011-discarded-states.sql" with { type: "text" };
import sequence from "#/store/migrations/0012-sequence.sql" with { type: "text" };
import packedBlobs from "#/store/migrations/0013-packed-blobs.sql" with { type: "text" };
import directionSignatures from "#/store/migrations/0015-direction-signatures.sql" with { type: "text" };
import servedChanges from "#/store/migrations/0016-served-changes.sql" with { type: "text" };
import versionArchives from "#/store/migrations/0017-version-archives.sql" with { type: "text" };
import leasedProjects from "#/store/migrations/0018-leased-projects.sql" with { type: "text" };
import markSignatures from "#/store/migrations/0019-mark-signatures.sql" with { type: "text" };
import pageSignatures from "#/store/migrations/0020-page-signatures.sql" with { type: "text" };
import brandImports from "#/store/migrations/0021-brand-imports.sql" with { type: "text" };
import editProposals from "#/store/migrations/0022-edit-proposals.sql" with { type: "text" };
import assetAccess from "#/store/migrations/0024-asset-access.sql" with { type: "text" };
import subBrands from "#/store/migrations/0023-sub-brands.sql" with { type: "text" };
import oauth from "#/store/migrations/0026-oauth.sql" with { type: "text" };
import signingKeys from "#/store/migrations/0027-signing-keys.sql" with { type: "text" };
import pendingDeliveries from "#/store/migrations/0028-pending-deliveries.sql" with { type: "text" };
import deliveryOrigins from "#/store/migrations/0030-delivery-origins.sql" with { type: "text" };
import bucketBlobs from "#/store/migrations/0033-bucket-blobs.sql" with { type: "text" };
import signInTries from "#/store/migrations/0034-sign-in-tries.sql" with { type: "text" };
import mirrors from "#/store/migrations/0031-mirrors.sql" with { type: "text" };
import growth from "#/store/migrations/0032-growth.sql" with { type: "text" };
import noteSubjects from "#/store/migrations/0025-note-subjects.sql" with { type: "text" };

/**
 * Every released migration, oldest first. A released migration never changes; new ones are
 * appended.
 */
export const migrations: readonly { readonly name: string; readonly sql: string }[] = [
  { name: "0001-main-job", sql: mainJob },
  { name: "0002-people-and-reviews", sql: peopleAndReviews },
  { name: "0003-version-seeds", sql: versionSeeds },
  { name: "0004-external-artifacts", sql: externalArtifacts },
  { name: "0005-webhooks", sql: webhooks },
  { name: "0006-rasters", sql: rasters },
  { name: "0007-subscriptions-by-person", sql: subscriptionsByPerson },
  { name: "0008-judged-imports", sql: importPolicies },
  { name: "0009-stored-imports", sql: storedImports },
  { name: "0010-releases-and-visibility", sql: releasesAndVisibility },
  { name: "0011-discarded-states", sql: discardedStates },
  { name: "0012-sequence", sql: sequence },
  { name: "0013-packed-blobs", sql: packedBlobs },
  { name: "0015-direction-signatures", sql: directionSignatures },
  { name: "0016-served-changes", sql: servedChanges },
  { name: "0017-version-archives", sql: versionArchives },
  { name: "0018-leased-projects", sql: leasedProjects },
  { name: "0019-mark-signatures", sql: markSignatures },
  { name: "0020-page-signatures", sql: pageSignatures },
  { name: "0021-brand-imports", sql: brandImports },
  { name: "0022-edit-proposals", sql: editProposals },
  { name: "0023-sub-brands", sql: subBrands },
  { name: "0024-asset-access", sql: assetAccess },
  { name: "0025-note-subjects", sql: noteSubjects },
  { name: "0026-oauth", sql: oauth },
  { name: "0027-signing-keys", sql: signingKeys },
  { name: "0028-pending-deliveries", sql: pendingDeliveries },
  { name: "0029-audit-exports", sql: auditExports },
  { name: "0030-delivery-origins", sql: deliveryOrigins },
  { name: "0031-mirrors", sql: mirrors },
  { name: "0032-growth", sql: growth },
  { name: "0033-bucket-blobs", sql: bucketBlobs },
  { name: "0034-sign-in-tries", sql: signInTries },
];
