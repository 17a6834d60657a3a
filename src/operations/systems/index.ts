import { archiveSystem } from "#/operations/systems/archive-system";
import { downloadPictures } from "#/operations/systems/download-pictures";
import { listSystemVersions } from "#/operations/systems/list-system-versions";
import { restoreSystem } from "#/operations/systems/restore-system";
import { restoreVersion } from "#/operations/systems/restore-version";

/**
 * What a workspace can do with its own systems; what the public reads of systems stands by itself.
 */
export const ownSystemOperations = [listSystemVersions, downloadPictures, restoreVersion, archiveSystem, restoreSystem] as const;
