import { archiveSystem } from "#/operations/systems/archive-system";
import { downloadPictures } from "#/operations/systems/download-pictures";
import { listSystemVersions } from "#/operations/systems/list-system-versions";
import { restoreSystem } from "#/operations/systems/restore-system";
import { restoreVersion } from "#/operations/systems/restore-version";

/**
 * The operations of a workspace on its own systems. Those that read public systems are listed
 * separately.
 */
export const ownSystemOperations = [listSystemVersions, downloadPictures, restoreVersion, archiveSystem, restoreSystem] as const;
